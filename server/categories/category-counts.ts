import { CATEGORY_SLUGS, type CategorySlug, type OptionField } from '#contract/categories';
import type { Viewer } from '../identity/identity.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection } from '../platform/database.ts';
import { forgetCountsBefore, noteCount, raiseScore, readScores } from './categories.store.ts';

const HOUR_MS = 3_600_000;
/** Cookies cost nothing, so an address has only so many places of each category in an hour. */
const PLACES_OF_ADDRESS = 5;

/** How popular a category is. */
export type ScoreOf = (category: Pick<CategorySlug, 'type' | 'slug'>) => number;

/** Who chose. */
export type CountedViewer = Pick<Viewer, 'owner' | 'countedAs' | 'address'>;

/** Counts how often categories are chosen: a viewer counts once for each of them in an hour (UTC). */
export function createCategoryCounts({ clock }: { clock: Clock }) {
  const hourNow = () => Math.floor(clock.now() / HOUR_MS);
  /** The places stand among the viewers, as `<address> 1` and so on. */
  const takePlace = async (db: Connection, category: CategorySlug, address: string): Promise<boolean> => {
    for (let place = 1; place <= PLACES_OF_ADDRESS; place++)
      if (await noteCount(db, category, `${address} ${place}`, hourNow())) return true;
    return false;
  };
  /** To be called in a transaction. */
  const count = async (db: Connection, category: CategorySlug, viewer: CountedViewer): Promise<void> => {
    const isFirst = await noteCount(db, category, viewer.countedAs, hourNow());
    // Who came without a cookie has one from now on, and is still the same.
    if (viewer.owner !== viewer.countedAs) await noteCount(db, category, viewer.owner, hourNow());
    if (isFirst && (await takePlace(db, category, viewer.address))) await raiseScore(db, category);
  };
  return {
    count,
    /** Counts every category that the choices of a new story stand for; in the transaction of the story. */
    countChoices: async (
      db: Connection,
      choices: Record<OptionField, string>,
      viewer: CountedViewer,
    ): Promise<void> => {
      for (const category of CATEGORY_SLUGS)
        if (category.values.includes(choices[category.field])) await count(db, category, viewer);
    },
    scores: async (db: Connection): Promise<ScoreOf> => {
      const scores = new Map((await readScores(db)).map(({ type, slug, score }) => [`${type}/${slug}`, score]));
      return ({ type, slug }) => scores.get(`${type}/${slug}`) ?? 0;
    },
    forget: async (db: Connection): Promise<void> => forgetCountsBefore(db, hourNow()),
  };
}
export type CategoryCounts = ReturnType<typeof createCategoryCounts>;
