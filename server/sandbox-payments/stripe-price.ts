// What can be bought at the sandbox: two plans, there from the first use on and the same for ever.
import type Stripe from 'stripe';
import { FALLBACK_TIERS, PAID_TIERS, type PaidTier } from '#contract/payments';

/** On the wire a decimal is a text; the SDK makes numbers of its own from it. */
export type WirePrice = Omit<Stripe.Price, 'unit_amount_decimal' | 'product'> & {
  unit_amount_decimal: string | null;
  product: string;
};
export type WirePlan = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string | null };

/** The day they were made, in seconds: 1 January 2026. */
const CREATED = 1_767_225_600;

const productId = (tier: PaidTier) => `prod_sandbox_${tier}`;
const priceId = (tier: PaidTier) => `price_sandbox_${tier}`;

function productOf(tier: PaidTier): Stripe.Product {
  const { product_name: name, product_description: description } = FALLBACK_TIERS[tier];
  return {
    id: productId(tier),
    object: 'product',
    active: true,
    created: CREATED,
    default_price: priceId(tier),
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: { tier },
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: CREATED,
    url: null,
  };
}

function priceOf(tier: PaidTier): WirePrice {
  const { amount } = FALLBACK_TIERS[tier];
  return {
    id: priceId(tier),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: productId(tier),
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

export const PRODUCTS: readonly Stripe.Product[] = PAID_TIERS.map(productOf);
export const PRICES: readonly WirePrice[] = PAID_TIERS.map(priceOf);

/** A price, its product and what it costs; undefined for an id that nobody sells. */
export function findPrice(id: string) {
  const tier = PAID_TIERS.find((each) => priceId(each) === id);
  return tier && { price: priceOf(tier), product: productOf(tier), amount: FALLBACK_TIERS[tier].amount };
}

/** The older form of a price, which subscription items still carry. */
export function planOf(price: WirePrice): WirePlan {
  return {
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
