// What the plans cost. The words, limits and features of a plan are ours; what it costs and how it is bought the provider
// says, and when he says nothing, or nothing that can be sold, the last known or the built-in tier stands.
import type { Logger } from 'pino';
import { FALLBACK_TIERS, PAID_TIERS, type PaidTier, type Pricing, PRICING_CACHE_MS } from '#contract/payments';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { ProviderPrice } from './provider-answers.ts';
import { ProviderFailure } from './provider-failure.ts';
import type { Provider } from './provider.ts';

interface PriceNeeds {
  clock: Clock;
  provider: Pick<Provider, 'prices'> | undefined;
  log: Logger;
  /** Hears of every reading, and whether what is known was good enough. */
  onPricesRead?: (isKnown: boolean) => void;
}
export interface Prices {
  /** The three plans. Never rejects. */
  known: () => Promise<Pricing>;
  /** The plan that is sold at this price; undefined when none is. Throws ProviderFailure when he never said what is sold. */
  tierOf: (price: string) => Promise<PaidTier | undefined>;
}

/** A provider that fails is left in peace for so long. */
const AFTER_FAILURE_MS = 30_000;
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** The tiers as they are sold at these prices. */
function tiersAt(prices: readonly ProviderPrice[]): Pricing['pricing_tiers'] {
  const tiers = { ...FALLBACK_TIERS };
  for (const tier of PAID_TIERS) {
    const [price] = prices
      .filter((each) => each.tier === tier)
      .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault) || b.created - a.created);
    if (!price) continue;
    const { id, amount } = price;
    tiers[tier] = { ...tiers[tier], price_id: id, amount, amount_formatted: money.format(amount / 100) };
  }
  return tiers;
}

export function createPrices({ clock, provider, log, onPricesRead }: PriceNeeds): Prices {
  let tiers: Pricing['pricing_tiers'] = FALLBACK_TIERS;
  let answeredAt = clock.now();
  let goodUntil = 0;
  let failure: ProviderFailure | undefined;
  let asking: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    if (!provider) return;
    try {
      tiers = tiersAt(await provider.prices());
      answeredAt = clock.now();
      goodUntil = answeredAt + PRICING_CACHE_MS;
      failure = undefined;
    } catch (thrown) {
      log.warn({ err: thrown }, 'the prices could not be asked for');
      // Once known, what is sold is known.
      if (tiers === FALLBACK_TIERS)
        failure = thrown instanceof ProviderFailure ? thrown : new ProviderFailure('prices');
      goodUntil = clock.now() + AFTER_FAILURE_MS;
    }
  };
  /** What was known once is good enough until the answer is there; only who knows nothing waits for it. */
  const refresh = async () => {
    const isKnown = clock.now() < goodUntil;
    if (provider) onPricesRead?.(isKnown);
    if (!isKnown)
      asking ??= ask().finally(() => {
        asking = undefined;
      });
    if (tiers === FALLBACK_TIERS) await asking;
  };
  const find = (price: string) => PAID_TIERS.find((tier) => tiers[tier].price_id === price);
  return {
    known: async () => {
      await refresh();
      return { pricing_tiers: tiers, currency: 'usd', last_updated: isoTime(answeredAt) };
    },
    tierOf: async (price) => {
      await refresh();
      if (failure) throw failure;
      const tier = find(price);
      if (tier) return tier;
      // It may be new.
      await asking;
      return find(price);
    },
  };
}
