import * as v from 'valibot';
import type { CategorySlug } from '#contract/categories';
import { CategoryTextsSchema, type CategoryWords } from '#contract/landing';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#contract/languages';

type Files = ReadonlyMap<string, { identity: Uint8Array }>;
/** Soft hyphens are for narrow screens of ours; who asks for the words gets the words. */
const withoutHyphens = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\u00AD', '') : value;

/** A file may be unfinished: what it has of the words is used. */
const FileSchema = v.partial(CategoryTextsSchema);

export interface CategoryWordsOf {
  /** The words of a category in a language; English where the language has none. */
  of: (category: Pick<CategorySlug, 'type' | 'slug'>, language: LanguageCode) => CategoryWords;
  /** The language that an answer is in: the asked one, or English where its file is missing. */
  answered: (language: LanguageCode) => LanguageCode;
}

/** The words of the categories out of the translation files of the build. Throws for a file that is none. */
export function readCategoryWords(files: Files): CategoryWordsOf {
  const texts = new Map<LanguageCode, v.InferOutput<typeof FileSchema>>();
  for (const language of LANGUAGE_CODES) {
    const file = files.get(`/locales/${language}/categories.json`);
    if (file)
      texts.set(language, v.parse(FileSchema, JSON.parse(new TextDecoder().decode(file.identity), withoutHyphens)));
  }
  return {
    of: ({ type, slug }, language) =>
      texts.get(language)?.[type]?.[slug] ??
      texts.get(FALLBACK_LANGUAGE)?.[type]?.[slug] ?? { label: slug, description: '', keywords: [] },
    answered: (language) => (texts.has(language) ? language : FALLBACK_LANGUAGE),
  };
}
