/** What each language is called by those who speak it. */
export const NATIVE_NAMES = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  'zh-CN': '中文',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ru: 'Русский',
  id: 'Bahasa Indonesia',
} as const;

export type LanguageCode = keyof typeof NATIVE_NAMES;
/** In the order in which the picker shows them. A test compares them with the table above. */
export const LANGUAGE_CODES = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt-BR',
  'pt-PT',
  'zh-CN',
  'hi',
  'bn',
  'ru',
  'id',
] as const satisfies readonly LanguageCode[];
export const FALLBACK_LANGUAGE: LanguageCode = 'en';

const RARE_NAMESPACES = ['auth', 'pricing', 'bedtime'] as const;
/** One translation file each, under /locales/{language}/{namespace}.json. */
export const NAMESPACES = ['common', 'pages', 'stories', 'errors', ...RARE_NAMESPACES] as const;
export type Namespace = (typeof NAMESPACES)[number];
/** Further files, of screens that come with the kit. */
export const LATER_NAMESPACES = ['privacy', 'categories', 'library', 'refusals'] as const;
/** Of what no device without a network shows: kept nowhere. */
export const UNKEPT_NAMESPACES = ['ads'] as const;
/** Kept on the device with the kit rather than with the worker's install. */
export const KIT_NAMESPACES = [...RARE_NAMESPACES, ...LATER_NAMESPACES] as const;

/**
 * The supported language for a code as a browser or a caller writes it: exact, then `pt` as `pt-BR`, Chinese in
 * simplified script as `zh-CN`, then the part before the hyphen. Unknown codes give undefined (DECIDE-70, DECIDE-71).
 */
export function languageFor(code: string): LanguageCode | undefined {
  const wanted = code.trim().toLowerCase();
  const exact = LANGUAGE_CODES.find((known) => known.toLowerCase() === wanted);
  if (exact) return exact;
  const base = wanted.split(/[-_]/)[0] ?? '';
  if (base === 'pt') return 'pt-BR';
  if (base === 'zh') return 'zh-CN';
  return LANGUAGE_CODES.find((known) => known === base);
}

/** What a language calls itself, said by the browser: the table above is too heavy for the first load. Begins small in some. */
export const nameInItself = (language: LanguageCode): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;

/** A language for `Intl`, with the digits that the texts have. */
export const withDigits = (language: string): string => `${language}-u-nu-latn`;

/**
 * An address without the language it may begin with: `/es/stories/adventures` is the Spanish page of `/stories/adventures`.
 * Pages without a language of their own are English to who asks by name, and in the visitor's language on the screen.
 */
export function splitLanguage(path: string): { language: LanguageCode | undefined; path: string } {
  const [, first = '', ...rest] = path.split('/');
  const language = LANGUAGE_CODES.find((code) => code === first);
  return language ? { language, path: `/${rest.join('/')}` } : { language: undefined, path };
}

/** The address of a page in a language; English ones stand without. */
export const inLanguage = (path: string, language: LanguageCode): string =>
  language === FALLBACK_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;
