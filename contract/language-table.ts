import { LANGUAGE_CODES, NATIVE_NAMES, type LanguageCode } from './languages.ts';

/** A language of the interface and of the stories. `flagCode` is kept from the specification; the design shows names, never flags. */
export interface Language {
  readonly name: string;
  readonly nativeName: string;
  readonly flagCode: string;
}

const NAMES: Readonly<Record<LanguageCode, readonly [name: string, flagCode: string]>> = {
  en: ['English', 'gb'],
  es: ['Spanish', 'es'],
  fr: ['French', 'fr'],
  de: ['German', 'de'],
  it: ['Italian', 'it'],
  'pt-BR': ['Portuguese (Brazil)', 'br'],
  'pt-PT': ['Portuguese (Portugal)', 'pt'],
  'zh-CN': ['Chinese (Simplified)', 'cn'],
  hi: ['Hindi', 'in'],
  bn: ['Bengali', 'bd'],
  ru: ['Russian', 'ru'],
  id: ['Indonesian', 'id'],
};

/** All of them, in the order in which the picker shows them. */
export const LANGUAGES: Readonly<Record<string, Language>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => {
    const [name, flagCode] = NAMES[code];
    return [code, { name, nativeName: NATIVE_NAMES[code], flagCode }];
  }),
);
