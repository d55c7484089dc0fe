import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { CategoryTextsSchema, type CategoryTexts } from '#contract/landing';
import { FALLBACK_LANGUAGE } from '#contract/languages';

const NONE: CategoryTexts = { themes: {}, characters: {}, settings: {}, ages: {} };

/** The words of all categories in the language of the page, else in English. */
export function useCategoryTexts(): CategoryTexts {
  const { i18n } = useTranslation(['categories']);
  const words: unknown =
    i18n.getResourceBundle(i18n.language, 'categories') ?? i18n.getResourceBundle(FALLBACK_LANGUAGE, 'categories');
  return useMemo(() => {
    const texts = v.safeParse(CategoryTextsSchema, words);
    return texts.success ? texts.output : NONE;
  }, [words]);
}
