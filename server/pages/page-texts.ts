// The translations as they were built, each parsed once.
import * as v from 'valibot';
import type { CategorySlug } from '#contract/categories';
import { landingFile, LandingTextSchema, type LandingText } from '#contract/landing';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, NAMESPACES, type LanguageCode } from '#contract/languages';
import type { Texts } from '#shell/document';
import type { StaticFiles } from './static-files.ts';

type Place = Pick<CategorySlug, 'type' | 'slug'>;
export type PageTexts = ReturnType<typeof createPageTexts>;

/** What the pages of this build say, by language. */
export function createPageTexts(files: StaticFiles['files']) {
  const parsed = new Map<string, unknown>();
  const read = (path: string): unknown => {
    const file = files.get(path);
    if (!parsed.has(path)) parsed.set(path, file && JSON.parse(new TextDecoder().decode(file.identity)));
    return parsed.get(path);
  };
  const places = (language: LanguageCode, name: string) =>
    [language, FALLBACK_LANGUAGE].map((code) => `/locales/${code}/${name}`);
  const landingPath = (category: Place, language: LanguageCode) => `/locales/${language}/${landingFile(category)}`;
  return {
    /** All texts of a language; English where it has none. */
    of: (language: LanguageCode): Texts =>
      Object.fromEntries(
        [...NAMESPACES, 'categories', 'privacy'].map((name) => [
          name,
          read(places(language, `${name}.json`).find((path) => files.has(path)) ?? ''),
        ]),
      ),
    /** The words of a landing page in a language; undefined where there are none, or not whole. */
    landing: (category: Place, language: LanguageCode): LandingText | undefined => {
      const text = v.safeParse(LandingTextSchema, read(landingPath(category, language)));
      return text.success ? text.output : undefined;
    },
    /** The languages in which a landing page is written. */
    landingLanguages: (category: Place): LanguageCode[] =>
      LANGUAGE_CODES.filter((code) => files.has(landingPath(category, code))),
  };
}
