import type { Config } from '../../contract/usage.ts';

/** GET /config of a deployment with other ways to sign in, and with letters. */
export const CONFIG: Config = {
  product_name: 'Tuckaway',
  public_url: 'http://localhost:3000',
  support_contact: 'mailto:help@example.com',
  showcase: false,
  version: '0.1.0',
  languages: ['en'],
  oauth_providers: ['google', 'sandbox', 'orchard'],
  password_reset: true,
  payments: 'off',
  anonymous_daily_limit: 1,
  ads: {
    enabled: false,
    refreshInterval: 120,
    tiers: [],
    slots: {
      bottom: { height: 60, min: 60, max: 100 },
      sidebar: { width: 300, height: 250 },
      inline: { min: 100, max: 300 },
    },
    impressionRatio: 0.5,
    feed: false,
  },
  writer: 'builtin',
  painter: 'builtin',
  experiments: [],
  analytics: false,
};
