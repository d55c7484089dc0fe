// What the calls about categories say, how many of them are shown, and how long an answer is good.
import * as v from 'valibot';
import { CATEGORY_TYPES } from './category-groups.ts';

/** The featured list, by group, from the most popular down; the popular list; which categories have a page of their own. */
export const FEATURED_COUNTS = { themes: 3, characters: 2, settings: 3 } as const;
export const POPULAR_COUNT = 10;
export const CATEGORIES_STALE_MS = 300_000;
export const FEATURED_STALE_MS = 900_000;
/** Stories of a category. */
export const CATEGORY_STORIES_FRESH_MS = 1_800_000;
export const CATEGORY_STORIES_KEPT_MS = 3_600_000;

export const CategoryOptionSchema = /* @__PURE__ */ v.object({
  value: v.string(),
  label: v.string(),
  description: v.string(),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)),
  keywords: v.array(v.string()),
  url: v.string(),
  icon: v.string(),
  popularity_score: v.pipe(v.number(), v.minValue(0)),
  category_type: v.optional(v.picklist(CATEGORY_TYPES)),
  option: v.optional(v.object({ field: v.string(), values: v.array(v.string()) })),
  has_landing: v.optional(v.boolean()),
});
export type CategoryOption = v.InferOutput<typeof CategoryOptionSchema>;
export const CategoriesAnswerSchema = /* @__PURE__ */ v.object({ categories: v.array(CategoryOptionSchema) });
const MAX_QUERY_LENGTH = 100;
export const CategorySearchSchema = /* @__PURE__ */ v.object({
  query: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    // Code points: an emoji is one character to who types it.
    v.check((text) => Array.from(text).length <= MAX_QUERY_LENGTH),
  ),
});
export const CategorySearchAnswerSchema = /* @__PURE__ */ v.object({ results: v.array(CategoryOptionSchema) });
export const CategoryIncrementSchema = /* @__PURE__ */ v.object({
  category_type: v.picklist(CATEGORY_TYPES),
  category_value: v.string(),
});
export const CategoryIncrementAnswerSchema = /* @__PURE__ */ v.object({
  category_type: v.string(),
  category_value: v.string(),
  popularity_score: v.number(),
});
export const CategoryStatsAnswerSchema = /* @__PURE__ */ v.object({
  stats: v.object({
    total_categories: v.number(),
    by_type: v.object({ themes: v.number(), characters: v.number(), settings: v.number(), ages: v.number() }),
    total_public_stories: v.number(),
    top: v.array(CategoryOptionSchema),
    updated_at: v.string(),
  }),
});
