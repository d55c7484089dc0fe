import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { languageOfPage } from './landing.queries.ts';

/**
 * The words of a category's page in the language of its address. `lang` marks that language where the interface speaks
 * another.
 */
export function usePageTexts(): { t: TFunction<'categories'>; language: string; lang: string | undefined } {
  const { i18n } = useTranslation(['categories']);
  const language = languageOfPage();
  return {
    t: i18n.getFixedT(language, 'categories'),
    language,
    lang: language === i18n.language ? undefined : language,
  };
}
