// What is believed of the payment provider's answers: only what is used, and only in this form.
import * as v from 'valibot';
import { PAID_TIERS, type PaidTier } from '#contract/payments';

/** Something that the provider names by its id, or gives as a whole. */
const IdSchema = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);
const SecondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.transform((seconds) => seconds * 1000),
);

export const ListSchema = v.object({ data: v.array(v.unknown()) });
export const ObjectSchema = v.object({ id: v.string() });
export const PageSchema = v.object({ id: v.string(), url: v.pipe(v.string(), v.url()) });
/** A checkout has no address any more once it is over. */
export const CheckoutStateSchema = v.object({
  status: v.string(),
  url: v.nullish(v.string(), null),
  /** What came of it once it was paid. */
  subscription: v.nullish(IdSchema, null),
});
export type CheckoutState = v.InferOutput<typeof CheckoutStateSchema>;
export const EventSchema = v.object({
  // As long as the provider makes his ids; what is longer is no key of a table.
  id: v.pipe(v.string(), v.maxLength(255)),
  type: v.string(),
  data: v.object({ object: v.object({ customer: v.nullish(IdSchema) }) }),
});

const TierSchema = v.picklist(PAID_TIERS);
const ProductSchema = v.object({
  metadata: v.object({ tier: TierSchema }),
});

/** A price that a plan can be bought for: dollars a month. */
export const PriceSchema = v.pipe(
  v.object({
    id: v.string(),
    active: v.literal(true),
    created: v.number(),
    currency: v.literal('usd'),
    unit_amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    recurring: v.object({ interval: v.literal('month'), interval_count: v.literal(1) }),
    product: v.object({ ...ProductSchema.entries, active: v.literal(true), default_price: v.nullish(IdSchema) }),
  }),
  v.transform(({ id, created, unit_amount, product }) => ({
    id,
    created,
    amount: unit_amount,
    tier: product.metadata.tier,
    isDefault: product.default_price === id,
  })),
);
export type ProviderPrice = v.InferOutput<typeof PriceSchema>;

/** A subscription as a list gives it: of which plan it is stands further in. */
export const ListedSubscriptionSchema = v.object({
  id: v.string(),
  customer: IdSchema,
  status: v.string(),
  created: SecondsSchema,
});

const ItemSchema = v.object({
  id: v.string(),
  current_period_end: SecondsSchema,
  price: v.object({ product: v.unknown() }),
});
/** A subscription of which everything is known. */
export const SubscriptionSchema = v.pipe(
  v.object({
    ...ListedSubscriptionSchema.entries,
    cancel_at_period_end: v.boolean(),
    cancel_at: v.nullish(SecondsSchema),
    items: v.object({ data: v.array(ItemSchema) }),
  }),
  v.transform(({ id, customer, status, created, cancel_at_period_end, cancel_at, items }) => {
    const plans = items.data.flatMap((item) => {
      const product = v.safeParse(ProductSchema, item.price.product);
      return product.success ? [{ item: item.id, tier: product.output.metadata.tier }] : [];
    });
    const paidUntil = Math.max(...items.data.map((item) => item.current_period_end));
    return {
      id,
      customer,
      status,
      created,
      plan: plans[0],
      periodEnd: Math.min(paidUntil, cancel_at ?? paidUntil),
      // The portal may end a subscription by either of the two.
      isCancelled: cancel_at_period_end || typeof cancel_at === 'number',
    };
  }),
);
/** A subscription; without a plan when its product is none of ours, or says so no longer. */
export type ProviderSubscription = v.InferOutput<typeof SubscriptionSchema>;

/** A subscription that goes on, for one of our plans. */
export interface LiveSubscription extends ProviderSubscription {
  plan: { item: string; tier: PaidTier };
}
