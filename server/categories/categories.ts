// What the product promises about categories: their words in the reader's language, how popular they are, and finding them.
import type * as v from 'valibot';
import { CATEGORY_SLUGS, type CategorySlug } from '#contract/categories';
import { CATEGORY_TYPES, type CategoryType } from '#contract/category-groups';
import { type CategoryStatsAnswerSchema, POPULAR_COUNT, type CategoryOption } from '#contract/category-calls';
import { categoryUrl } from '#contract/category-address';
import { findCategories } from '#contract/category-search';
import { FALLBACK_LANGUAGE, type LanguageCode } from '#contract/languages';
import { isoTime, type Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { CategoryCounts, CountedViewer, ScoreOf } from './category-counts.ts';
import { lookOf } from './category-looks.ts';
import type { CategoryWordsOf } from './category-words.ts';

const MAX_LIMIT = 100;
const PUBLIC_STORIES_COUNTED_EVERY_MS = 60_000;

export interface CategoriesNeeds {
  database: Database;
  clock: Clock;
  words: CategoryWordsOf;
  counts: CategoryCounts;
  /** How many stories stand in the public lists. */
  countPublicStories: () => Promise<number>;
  /** Hears of every reading of that count, and whether one was kept. */
  onCountRead?: (isKept: boolean) => void;
}
export interface CategoryQuery {
  type?: string | undefined;
  limit?: string | undefined;
  byPopularity: boolean;
}
type Stats = v.InferOutput<typeof CategoryStatsAnswerSchema>['stats'];
export type Categories = ReturnType<typeof createCategories>;

/** Everything that can be asked about categories. */
export function createCategories({ database, clock, words, counts, countPublicStories, onCountRead }: CategoriesNeeds) {
  const optionOf = (category: CategorySlug, language: LanguageCode, scoreOf: ScoreOf): CategoryOption => ({
    value: category.slug,
    ...words.of(category, language),
    ...lookOf(category),
    url: categoryUrl(category),
    popularity_score: scoreOf(category),
    category_type: category.type,
    option: { field: category.field, values: [...category.values] },
    has_landing: category.hasLanding,
  });
  let latest: { counting: Promise<number>; at: number } | undefined;
  /** Counting walks over all of them, so an answer may be a minute old. */
  const publicStories = async (): Promise<{ count: number; at: number }> => {
    const isKept = latest !== undefined && clock.now() - latest.at < PUBLIC_STORIES_COUNTED_EVERY_MS;
    onCountRead?.(isKept);
    if (!latest || !isKept) latest = { counting: countPublicStories(), at: clock.now() };
    const { counting, at } = latest;
    try {
      return { count: await counting, at };
    } catch (thrown) {
      latest = undefined;
      throw thrown;
    }
  };

  return {
    /** The language that answers in a language come in: English as long as it has no words of its own. */
    answeredIn: words.answered,

    /**
     * The categories of a group, or of all, in the order of the editors or with the most popular first.
     * Throws ApiFailure category_not_found, invalid_limit.
     */
    list: async (query: CategoryQuery, language: LanguageCode): Promise<CategoryOption[]> => {
      const type = query.type === undefined ? undefined : readType(query.type);
      const limit = readLimit(query.limit);
      const scoreOf = await counts.scores(database);
      const categories = CATEGORY_SLUGS.filter((category) => type === undefined || category.type === type);
      return (query.byPopularity ? byPopularity(categories, scoreOf) : categories)
        .slice(0, limit)
        .map((category) => optionOf(category, language, scoreOf));
    },

    /** The categories that a text finds by their words in a language or in English: the best match first. */
    search: async (query: string, language: LanguageCode): Promise<CategoryOption[]> => {
      const scoreOf = await counts.scores(database);
      const languages = [...new Set([language, FALLBACK_LANGUAGE])];
      return findCategories(query, byPopularity(CATEGORY_SLUGS, scoreOf), (category) =>
        languages.map((each) => words.of(category, each)),
      ).map((category) => optionOf(category, language, scoreOf));
    },

    /** How many there are, and which are chosen most. */
    stats: async (language: LanguageCode): Promise<Stats> => {
      const [scoreOf, { count, at }] = await Promise.all([counts.scores(database), publicStories()]);
      const countOf = (type: CategoryType) => CATEGORY_SLUGS.filter((category) => category.type === type).length;
      return {
        total_categories: CATEGORY_SLUGS.length,
        by_type: {
          themes: countOf('themes'),
          characters: countOf('characters'),
          settings: countOf('settings'),
          ages: countOf('ages'),
        },
        total_public_stories: count,
        top: byPopularity(CATEGORY_SLUGS, scoreOf)
          .slice(0, POPULAR_COUNT)
          .map((category) => optionOf(category, language, scoreOf)),
        updated_at: isoTime(at),
      };
    },

    /** Counts a choice of a category, named by its slug or an option value of the group. Throws ApiFailure category_not_found. */
    choose: async (
      type: CategoryType,
      value: string,
      viewer: CountedViewer,
    ): Promise<{ category_type: CategoryType; category_value: string; popularity_score: number }> => {
      const group = CATEGORY_SLUGS.filter((category) => category.type === type);
      const category = group.find(({ slug }) => slug === value) ?? group.find(({ values }) => values.includes(value));
      if (!category) throw new ApiFailure('category_not_found');
      return database.transaction().execute(async (transaction) => {
        await counts.count(transaction, category, viewer);
        const scoreOf = await counts.scores(transaction);
        return { category_type: type, category_value: category.slug, popularity_score: scoreOf(category) };
      });
    },
  };
}

/** Sorting leaves those that are equally popular in the order of the editors. */
const byPopularity = (categories: readonly CategorySlug[], scoreOf: ScoreOf): CategorySlug[] =>
  categories.toSorted((a, b) => scoreOf(b) - scoreOf(a));

/** A group by its name, or by the name of one of its things: `themes`, `theme`. */
function readType(text: string): CategoryType {
  const type = CATEGORY_TYPES.find((each) => text === each || text === each.slice(0, -1));
  if (!type) throw new ApiFailure('category_not_found');
  return type;
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return MAX_LIMIT;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < 1 || limit > MAX_LIMIT)
    throw new ApiFailure('invalid_limit', { text: `limit must be between 1 and ${MAX_LIMIT}` });
  return limit;
}
