import { FALLBACK_TIERS, type Pricing } from '../../contract/payments.ts';

/** The answer of GET /payments/prices where both paid plans can be bought; basic costs more than it is built in with. */
export const PRICES: Pricing = {
  pricing_tiers: {
    free: FALLBACK_TIERS.free,
    basic: { ...FALLBACK_TIERS.basic, price_id: 'price_basic', amount: 349, amount_formatted: '$3.49' },
    premium: { ...FALLBACK_TIERS.premium, price_id: 'price_premium' },
  },
  currency: 'usd',
  last_updated: '2026-11-23T00:00:00.000Z',
};
