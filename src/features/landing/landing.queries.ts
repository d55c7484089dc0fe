import { queryOptions } from '@tanstack/react-query';
import i18next from 'i18next';
import * as v from 'valibot';
import type { CategorySlug } from '#contract/categories';
import {
  LANDING_DATA_ID,
  landingFile,
  LandingDataSchema,
  LandingTextSchema,
  type LandingData,
} from '#contract/landing';
import { FALLBACK_LANGUAGE, languageFor, splitLanguage, type LanguageCode } from '#contract/languages';
import { detectLanguage } from '../../lib/i18n.ts';
import { DAY } from '../../lib/kept-queries.ts';

type Category = Pick<CategorySlug, 'type' | 'slug'>;

/** The language of a category's page: that of its address, else the interface's. */
export const languageOfPage = (): LanguageCode =>
  splitLanguage(location.pathname).language ?? languageFor(i18next.language || detectLanguage()) ?? FALLBACK_LANGUAGE;

/** Brings the words around a page's own text in the language of its address: the interface may speak another. */
export async function loadPageLanguage(): Promise<void> {
  const language = languageOfPage();
  if (i18next.hasResourceBundle(language, 'categories')) return;
  const answer = await fetch(`/locales/${language}/categories.json`).catch(() => undefined);
  const words: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  if (typeof words === 'object' && words !== null) i18next.addResourceBundle(language, 'categories', words);
}

/** What the server wrote into the document, if this is the page that it wrote. */
export function landingInDocument({ type, slug }: Category, language: LanguageCode): LandingData | undefined {
  const block = document.getElementById(LANDING_DATA_ID)?.textContent;
  if (!block) return undefined;
  const data = v.safeParse(LandingDataSchema, JSON.parse(block));
  return data.success && data.output.type === type && data.output.slug === slug && data.output.language === language
    ? data.output
    : undefined;
}

/** The words of a landing page in a language, or in English where there are none in it. Fails where neither can be had. */
export const landingQuery = ({ type, slug }: Category, language: LanguageCode) =>
  queryOptions({
    queryKey: ['landing', type, slug, language],
    queryFn: async ({ signal }): Promise<LandingData> => {
      for (const code of new Set([language, FALLBACK_LANGUAGE])) {
        const answer = await fetch(`/locales/${code}/${landingFile({ type, slug })}`, { signal });
        const text = v.safeParse(LandingTextSchema, await answer.json().catch(() => undefined));
        if (text.success) return { type, slug, language: code, text: text.output };
      }
      throw new Error(`There are no words for ${type} ${slug}`);
    },
    initialData: () => landingInDocument({ type, slug }, language),
    staleTime: DAY,
    gcTime: DAY,
    refetchOnReconnect: true,
  });
