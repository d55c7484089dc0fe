import { LANGUAGES, languageFor } from '#contract/languages';

/** What a language is called by those who speak it; its code where nobody here knows it. */
export function languageName(language: string): string {
  const code = languageFor(language);
  return code ? LANGUAGES[code].nativeName : language;
}
