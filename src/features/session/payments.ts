// The calls to the payment service, and what each says when it fails. Nobody is let through here: the server decides.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { FALLBACK_TIERS, type Pricing, PRICING_CACHE_MS, PricingSchema, UrlAnswerSchema } from '#contract/payments';
import type { Tier } from '#contract/tiers';
import { ApiError, request } from '../../lib/api.ts';
import { liveToken } from '../../lib/session.ts';

/** Whether a failed call was answered by nobody. */
export const isUnanswered = ({ cause }: Error): boolean => cause instanceof ApiError && cause.status === 0;

/** GET /payments/prices: what the plans cost. Throws `Failed to fetch pricing: {status}`; status 0 when nothing answered. */
async function fetchPricing(signal?: AbortSignal): Promise<Pricing> {
  try {
    return await request('/payments/prices', PricingSchema, signal ? { signal } : {});
  } catch (cause) {
    throw cause instanceof ApiError ? new Error(`Failed to fetch pricing: ${cause.status}`, { cause }) : cause;
  }
}

/** The prices, fresh for five minutes; the last known ones serve when there is no network. */
export const pricingQuery = queryOptions({
  queryKey: ['payments', 'prices'],
  queryFn: ({ signal }) => fetchPricing(signal),
  staleTime: PRICING_CACHE_MS,
  retry: (failures, cause) => failures < 1 && isUnanswered(cause),
  meta: { persist: true },
});

type Tiers = Pricing['pricing_tiers'];
/** The plans of an answer, or of none: then those that everybody knows, which cannot be bought (LIM-1..3). */
export const tiersOf = (pricing: Pricing | undefined): Tiers => pricing?.pricing_tiers ?? FALLBACK_TIERS;

/** What all plans hold and cost: asked for, else the last known ones, else the built-in ones. Never rejects. */
export async function getTiers(client: QueryClient): Promise<Tiers> {
  try {
    return tiersOf(await client.fetchQuery({ ...pricingQuery, retry: false }));
  } catch (cause) {
    console.warn('the prices are not known', cause);
    return tiersOf(client.getQueryData(pricingQuery.queryKey));
  }
}

/** The same of one plan. */
export const getTier = async (client: QueryClient, plan: Tier) => (await getTiers(client))[plan];

const isOfTheWeb = (url: string) => /^https?:\/\//i.test(url);

/**
 * The provider's address for a press of a button. Throws the server's own ApiError when it has words, else `text`: also for
 * an address that no browser should be sent to.
 */
async function askForUrl(path: string, text: string, options: { body?: unknown; idempotencyKey?: string } = {}) {
  if (liveToken() === null) throw new Error('Authentication required');
  try {
    const { url } = await request(path, UrlAnswerSchema, { method: 'POST', ...options });
    if (!isOfTheWeb(url)) throw new Error(`no page of the web: ${url}`);
    return { url };
  } catch (cause) {
    if (cause instanceof ApiError && (cause.status === 401 || cause.body?.error)) throw cause;
    throw new Error(text, { cause });
  }
}

/** POST /payments/checkout: where the plan of this price is bought. One key for one press, however often it is sent. */
export const createCheckoutSession = ({ price_id, idempotencyKey }: { price_id: string; idempotencyKey?: string }) =>
  askForUrl('/payments/checkout', 'Failed to create checkout session', {
    body: { priceId: price_id },
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });

/** POST /payments/portal: where bills and cards are looked after. */
export const createPortalSession = () => askForUrl('/payments/portal', 'Failed to create portal session');
