import * as v from 'valibot';
import { TIERS, UNLIMITED, type Tier } from './tiers.ts';

export const PRICING_CACHE_MS = 300_000;

export const PricingTierSchema = v.object({
  price_id: v.nullable(v.string()),
  amount: v.number(),
  amount_formatted: v.string(),
  currency: v.string(),
  interval: v.nullable(v.string()),
  interval_count: v.number(),
  product_name: v.string(),
  product_description: v.string(),
  active: v.boolean(),
  period: v.string(),
  daily_limit: v.number(),
  features: v.array(v.string()),
});
export type PricingTier = v.InferOutput<typeof PricingTierSchema>;
/** The plans by their names. A list is taken too, in the order free, basic, premium: its entries name no tier (DECIDE-60). */
const PricingTiersSchema = v.union([
  v.object({ free: PricingTierSchema, basic: PricingTierSchema, premium: PricingTierSchema }),
  v.pipe(
    v.tuple([PricingTierSchema, PricingTierSchema, PricingTierSchema]),
    v.transform(([free, basic, premium]) => ({ free, basic, premium })),
  ),
]);
export const PricingSchema = v.object({
  pricing_tiers: PricingTiersSchema,
  currency: v.string(),
  last_updated: v.string(),
});
export type Pricing = v.InferOutput<typeof PricingSchema>;

/** The tiers everybody knows, also when no provider answers (LIM-1..3). Without a price id nothing can be bought. */
export const FALLBACK_TIERS: Record<Tier, PricingTier> = {
  free: {
    price_id: null,
    amount: 0,
    amount_formatted: '$0',
    currency: 'usd',
    interval: null,
    interval_count: 0,
    product_name: 'Free',
    product_description: 'A story for every evening',
    active: true,
    period: 'forever',
    daily_limit: 5,
    features: ['5 stories a day', 'All themes, characters and settings', 'Stories kept on your device'],
  },
  basic: {
    price_id: null,
    amount: 299,
    amount_formatted: '$2.99',
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    product_name: 'Basic',
    product_description: 'For families who read every night',
    active: true,
    period: 'month',
    daily_limit: 20,
    features: ['20 stories a day', 'Two stories made at the same time', 'Everything in Free'],
  },
  premium: {
    price_id: null,
    amount: 899,
    amount_formatted: '$8.99',
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    product_name: 'Premium',
    product_description: 'Every story with pictures',
    active: true,
    period: 'month',
    daily_limit: UNLIMITED,
    features: ['Unlimited stories', 'AI images in nine styles', 'No ads', 'Everything in Basic'],
  },
};

/** The plans that cost something. */
export const PAID_TIERS = ['basic', 'premium'] as const satisfies readonly Tier[];
export type PaidTier = (typeof PAID_TIERS)[number];

export const CheckoutSchema = v.union([v.object({ priceId: v.string() }), v.object({ price_id: v.string() })]);
export const UrlAnswerSchema = v.object({ url: v.string() });
export const SubscriptionSchema = v.object({
  subscribed: v.boolean(),
  subscription_tier: v.picklist(TIERS),
  subscription_end: v.nullable(v.string()),
  current_usage: v.optional(v.number()),
  daily_limit: v.optional(v.number()),
  reset_at: v.optional(v.string()),
  cancel_at_period_end: v.optional(v.boolean()),
  status: v.optional(v.picklist(['active', 'past_due', 'canceled', 'none'])),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;
