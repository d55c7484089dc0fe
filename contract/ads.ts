// Who sees ads, and of what kind: the engine of the ads asks here, with the tier that was fetched (DECIDE-3, DECIDE-4).
import type { Tier } from './tiers.ts';
import type { Config } from './usage.ts';

/**
 * Sizes of the slots in px, the time of being seen after which an ad makes way for the next, in seconds (DECIDE-88), and the part
 * of a slot that must be seen for an impression: specification, section 9.
 */
export const ADS = {
  refreshInterval: 120,
  slots: {
    bottom: { height: 60, min: 60, max: 100 },
    sidebar: { width: 300, height: 250 },
    inline: { min: 100, max: 300 },
  },
  impressionRatio: 0.5,
} as const;
export type AdSlot = keyof typeof ADS.slots;

/** None is defined: everybody sees the same (specification, section 9). */
export const AD_EXPERIMENTS: readonly unknown[] = [];

const BUCKETS = 100;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The bucket of a random id that a device gave itself, 0 to 99: FNV-1a, 32 bits, of its letters, which are ASCII (DECIDE-88). */
export function bucketOf(id: string): number {
  let hash = FNV_OFFSET;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0) % BUCKETS;
}

/** What a deployment may choose. */
export type AdSettings = Pick<Config['ads'], 'enabled' | 'tiers'>;

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
export function adPolicy(tier: Tier | undefined, ads: AdSettings): AdPolicy {
  const known = tier ?? 'free';
  const showsSlots = ads.enabled && known !== 'premium' && ads.tiers.includes(known);
  return { startsEngine: showsSlots && known === 'free', showsSlots };
}
