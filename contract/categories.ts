import type { CategoryType } from './category-groups.ts';

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
