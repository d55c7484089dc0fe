import { AD_EXPERIMENTS, ADS } from '#contract/ads';
import { LANGUAGE_CODES } from '#contract/languages';
import type { Config as PublicConfig } from '#contract/usage';
import { SANDBOX_PROVIDER, type Config } from '../platform/config.ts';

/** Which build this is: the service worker and the page compare it with their own. */
export const VERSION = '0.1.0';

/** What the page must know of this deployment (contract 4.8). */
export function publicConfig(config: Config, { offersPasswordReset }: { offersPasswordReset: boolean }): PublicConfig {
  return {
    product_name: config.productName,
    public_url: config.publicUrl,
    support_contact: config.supportContact,
    showcase: config.showcase,
    version: VERSION,
    languages: [...LANGUAGE_CODES],
    oauth_providers: [...Object.keys(config.signInProviders), ...(config.hasSandboxSignIn ? [SANDBOX_PROVIDER] : [])],
    password_reset: offersPasswordReset,
    payments: config.payments.kind,
    anonymous_daily_limit: config.anonymousDailyLimit,
    ads: { enabled: config.ads.enabled, tiers: config.ads.tiers, feed: config.ads.feedUrl !== undefined, ...ADS },
    writer: config.providers.story ? 'provider' : 'builtin',
    painter: config.providers.image ? 'provider' : 'builtin',
    experiments: [...AD_EXPERIMENTS],
    analytics: config.analytics,
  };
}
