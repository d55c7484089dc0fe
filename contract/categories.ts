import * as v from 'valibot';

export const CATEGORY_TYPES = ['themes', 'characters', 'settings', 'ages'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];
export type OptionField = 'theme' | 'character' | 'setting' | 'age_group';

export interface CategorySlug {
  readonly type: CategoryType;
  readonly slug: string;
  /** The story parameter that the slug stands for, and its values; a call to action presets the first. */
  readonly field: OptionField;
  readonly values: readonly [string, ...string[]];
  readonly hasLanding: boolean;
  readonly isBrowsed: boolean;
}

const FIELD: Record<CategoryType, OptionField> = {
  themes: 'theme',
  characters: 'character',
  settings: 'setting',
  ages: 'age_group',
};
/* @__NO_SIDE_EFFECTS__ */
const entry = (
  type: CategoryType,
  slug: string,
  {
    is,
    hasLanding = false,
    isBrowsed = true,
  }: {
    is?: { field?: OptionField; values: readonly [string, ...string[]] };
    hasLanding?: boolean;
    isBrowsed?: boolean;
  } = {},
): CategorySlug => ({
  type,
  slug,
  field: is?.field ?? FIELD[type],
  values: is?.values ?? [slug],
  hasLanding,
  isBrowsed,
});
const landing = { hasLanding: true };

/** The one table of both spellings (DECIDE-31): how the browse and landing pages name what the form calls otherwise. */
export const CATEGORY_SLUGS: readonly CategorySlug[] = [
  entry('themes', 'adventures', { is: { values: ['adventure'] }, ...landing }),
  entry('themes', 'friendship', landing),
  entry('themes', 'learning', landing),
  entry('themes', 'animals', { is: { field: 'character', values: ['animal'] }, ...landing }),
  entry('themes', 'magical', { is: { field: 'character', values: ['fantasy'] }, ...landing }),
  entry('themes', 'bedtime', landing),
  entry('themes', 'problem-solving', landing),
  entry('themes', 'creativity', landing),
  ...['mystery', 'science', 'sports', 'family', 'emotions', 'environment'].map((slug) => entry('themes', slug)),
  entry('ages', 'toddler', landing),
  entry('ages', 'preschool', landing),
  entry('ages', 'school-age', { is: { values: ['early-elementary', 'elementary'] }, ...landing }),
  ...['child', 'family', 'robot'].map((slug) => entry('characters', slug, landing)),
  entry('characters', 'princess', { is: { values: ['fantasy'] }, hasLanding: true, isBrowsed: false }),
  ...['explorer', 'inventor', 'athlete', 'artist', 'detective', 'pirate', 'dinosaur', 'alien'].map((slug) =>
    entry('characters', slug),
  ),
  entry('settings', 'enchanted-forest', { is: { values: ['forest'] }, ...landing }),
  entry('settings', 'city', landing),
  entry('settings', 'space-adventure', { is: { values: ['space'] }, ...landing }),
  entry('settings', 'underwater-kingdom', { is: { values: ['underwater'] }, ...landing }),
  ...['home', 'school'].map((slug) => entry('settings', slug, landing)),
  ...['sky', 'neighborhood', 'jungle', 'arctic', 'desert', 'time-travel'].map((slug) => entry('settings', slug)),
];

/**
 * The parameters and values that a slug, or an option value, stands for: in the named group, or in every group that has it.
 * Empty for what is neither.
 */
export function optionsOf(category: string, type?: string): (readonly [field: OptionField, value: string])[] {
  return CATEGORY_SLUGS.filter(
    (entry) =>
      (type === undefined || entry.type === type) && (entry.slug === category || entry.values.includes(category)),
  ).flatMap(({ field, values }) => values.map((value) => [field, value] as const));
}

/** The option value that a text stands for in a field: a slug of the same field becomes its first value, all else stays. */
export function optionFor(field: OptionField, text: string): string {
  const known = CATEGORY_SLUGS.find(
    (entry) => entry.slug === text && entry.field === field && FIELD[entry.type] === field,
  );
  return known ? known.values[0] : text;
}

/** The path segment of a group's pages; themes stand right below /stories. */
export const GROUP_SEGMENT: Record<CategoryType, string> = {
  themes: '',
  ages: 'age',
  characters: 'characters',
  settings: 'settings',
};

/** The address of a category's page. */
export const categoryUrl = ({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>): string =>
  ['/stories', GROUP_SEGMENT[type], slug].filter(Boolean).join('/');

/** The category that a slug names in its group; undefined for what neither the browser nor a landing page knows. */
export const findCategory = (type: CategoryType, slug: string): CategorySlug | undefined =>
  CATEGORY_SLUGS.find((entry) => entry.type === type && entry.slug === slug);

/** What an address below /stories names: a group, a category of it (known or not), or nothing of this kind. */
export function categoryAddress(path: string): { type: CategoryType; slug?: string } | undefined {
  const [root, first, second, ...rest] = path.split('/').filter(Boolean);
  if (root !== 'stories' || first === undefined || rest.length > 0) return undefined;
  const type = CATEGORY_TYPES.find((each) => GROUP_SEGMENT[each] === first);
  if (type) return second === undefined ? { type } : { type, slug: second };
  return second === undefined ? { type: 'themes', slug: first } : undefined;
}

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
export const CategorySearchSchema = /* @__PURE__ */ v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
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
