// Who sees ads, and of what kind: the engine of the ads asks here, with the tier that was fetched (DECIDE-3, DECIDE-4).
import type { Tier } from './tiers.ts';
import type { Config } from './usage.ts';

export interface AdPolicy {
  /** Whether the engine begins at all, which changes ads and may bring scripts of others: never for who pays (SUBS-13). */
  startsEngine: boolean;
  /** Whether the page keeps places for ads. Without the engine a house ad stands in them, always the same (DECIDE-4). */
  showsSlots: boolean;
}

/**
 * What a deployment shows to the tier that the server named, never to the one that is shown to everybody (DECIDE-3); an
 * undefined tier is a visitor without a plan.
 */
export function adPolicy(tier: Tier | undefined, ads: Pick<Config['ads'], 'enabled' | 'tiers'>): AdPolicy {
  const known = tier ?? 'free';
  const showsSlots = ads.enabled && known !== 'premium' && ads.tiers.includes(known);
  return { startsEngine: showsSlots && known === 'free', showsSlots };
}
