// The words of categories and of their pages, as they stand in the translation files: `categories.json` and
// `landing/{type}-{slug}.json` of each language. The page shows them, the server writes them into its documents.
import * as v from 'valibot';
import { CATEGORY_TYPES, type CategoryType } from './category-groups.ts';
import { type CategorySlug } from './categories.ts';
import { LANGUAGE_CODES } from './languages.ts';
import { StorySummarySchema } from './stories.ts';

const filled = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.trim(),
  /* @__PURE__ */ v.minLength(1),
);

/** What a card and the search know of one category. */
const CategoryWordsSchema = /* @__PURE__ */ v.object({
  label: filled,
  description: filled,
  keywords: /* @__PURE__ */ v.array(filled),
});
export type CategoryWords = v.InferOutput<typeof CategoryWordsSchema>;
const group = /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), CategoryWordsSchema);
/** `categories.json`: group and slug to words. */
export const CategoryTextsSchema = /* @__PURE__ */ v.object({
  themes: group,
  characters: group,
  settings: group,
  ages: group,
} satisfies Record<CategoryType, unknown>);
export type CategoryTexts = v.InferOutput<typeof CategoryTextsSchema>;

/** `landing/{type}-{slug}.json`: what a landing page says. */
export const LandingTextSchema = /* @__PURE__ */ v.object({
  title: filled,
  description: filled,
  /** Of the button that leads to the quilt. */
  action: filled,
  benefits: /* @__PURE__ */ v.array(filled),
  examples: /* @__PURE__ */ v.array(filled),
  long: /* @__PURE__ */ v.array(filled),
});
export type LandingText = v.InferOutput<typeof LandingTextSchema>;

/** The data that the server puts into a landing page's document, as JSON in `#landing`: the first paint waits for no fetch. */
export const LandingDataSchema = /* @__PURE__ */ v.object({
  type: /* @__PURE__ */ v.picklist(CATEGORY_TYPES),
  slug: v.string(),
  language: /* @__PURE__ */ v.picklist(LANGUAGE_CODES),
  text: LandingTextSchema,
  /** The public stories that the document shows. */
  stories: /* @__PURE__ */ v.optional(/* @__PURE__ */ v.array(StorySummarySchema)),
});
export type LandingData = v.InferOutput<typeof LandingDataSchema>;
export const LANDING_DATA_ID = 'landing';

/** Where the texts of a landing page lie below a language of /locales. */
export const landingFile = ({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>): string =>
  `landing/${type}-${slug}.json`;

/** Where a category's picture lies; the build draws them (tools/draw-category-pictures.ts). */
export const categoryPicture = ({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>, size: 'small' | 'large'): string =>
  `/categories/${type}-${slug}${size === 'small' ? '-small' : ''}.webp`;
export const CATEGORY_PICTURE_WIDTH = { small: 400, large: 1024 } as const;
