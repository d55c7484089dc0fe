// The calls to the payment service, and what each says when it fails. Nobody is let through here: the server decides.
import { queryOptions } from '@tanstack/react-query';
import { type Pricing, PRICING_CACHE_MS, PricingSchema, UrlAnswerSchema } from '#contract/payments';
import { ApiError, request } from '../../lib/api.ts';
import { liveToken } from '../../lib/session.ts';

/** GET /payments/prices: what the plans cost. Throws `Failed to fetch pricing: {status}`; status 0 when nothing answered. */
export async function fetchPricing(signal?: AbortSignal): Promise<Pricing> {
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
  meta: { persist: true },
});

/** The provider's address for a press of a button. Throws the server's own ApiError when it has words, else `text`. */
async function askForUrl(path: string, text: string, options: { body?: unknown; idempotencyKey?: string } = {}) {
  if (liveToken() === null) throw new Error('Authentication required');
  try {
    return await request(path, UrlAnswerSchema, { method: 'POST', ...options });
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
