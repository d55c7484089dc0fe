import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE } from '#contract/languages';
import { languageOfPage } from './landing.queries.ts';

/**
 * The words of a category's page in the language of its address, or in English where they could not be had in it. `lang`
 * marks their language where the interface speaks another.
 */
export function usePageTexts(): { t: TFunction<'categories'>; language: string; lang: string | undefined } {
  const { i18n } = useTranslation(['categories']);
  const asked = languageOfPage();
  const language = i18n.hasResourceBundle(asked, 'categories') ? asked : FALLBACK_LANGUAGE;
  return {
    t: i18n.getFixedT(language, 'categories'),
    language,
    lang: language === i18n.language ? undefined : language,
  };
}
