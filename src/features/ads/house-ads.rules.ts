import { type AdSlot, bucketOf } from '#contract/ads';
import type { CategorySlug } from '#contract/categories';
import type { Config } from '#contract/usage';

/** Where an ad leads. */
export type AdGoal = 'plans' | 'shelf' | 'browse' | 'create';

export interface HouseAd {
  /** Names its words in `ads.json`. */
  id: 'pictures' | 'twenty' | 'dark' | 'tomorrow' | 'languages' | 'children';
  goal: AdGoal;
  picture: Pick<CategorySlug, 'type' | 'slug'>;
}

/** What we say of ourselves. Chosen by the page and the plan, never by who looks at it (DECIDE-5). */
export const HOUSE_ADS: readonly HouseAd[] = [
  { id: 'pictures', goal: 'plans', picture: { type: 'settings', slug: 'arctic' } },
  { id: 'dark', goal: 'shelf', picture: { type: 'settings', slug: 'enchanted-forest' } },
  { id: 'tomorrow', goal: 'browse', picture: { type: 'themes', slug: 'magical' } },
  { id: 'twenty', goal: 'plans', picture: { type: 'characters', slug: 'pirate' } },
  { id: 'children', goal: 'shelf', picture: { type: 'themes', slug: 'bedtime' } },
  { id: 'languages', goal: 'create', picture: { type: 'characters', slug: 'family' } },
];

/** The goal that a page is itself. */
export function goalOf(path: string, part: string | undefined): AdGoal | undefined {
  if (path === '/') return 'create';
  if (path === '/pricing') return 'plans';
  if (path === '/stories' && part === 'browse') return 'browse';
  return undefined;
}

interface Circumstances {
  /** What the page is about itself is no news on it. */
  page: AdGoal | undefined;
  /** Whether the visitor has the plan of twenty stories already. */
  isBasic: boolean;
  config: Pick<Config, 'payments' | 'showcase'>;
}

/** The ads that may stand on a page, in their order. Plans are offered where they can be bought and bring something. */
export function adsFor({ page, isBasic, config }: Circumstances): readonly HouseAd[] {
  const hasPlans = config.payments !== 'off' && !config.showcase;
  return HOUSE_ADS.filter(
    ({ id, goal }) => goal !== page && (goal !== 'plans' || hasPlans) && !(id === 'twenty' && isBasic),
  );
}

/** No two slots of a page begin with the same ad. */
const BEGIN: Record<AdSlot, number> = { bottom: 0, inline: 1, sidebar: 2 };

/** Which of its ads a slot shows after `turn` changes, on the device with this random id. */
export const placeOf = (slot: AdSlot, deviceId: string, turn: number): number =>
  bucketOf(deviceId) + BEGIN[slot] + turn;

/** What stands at a place, counted round and round; undefined where there is nothing. */
export const at = <Ad>(ads: readonly Ad[], place: number): Ad | undefined => ads[place % ads.length];
