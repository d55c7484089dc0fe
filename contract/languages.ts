/** A language of the interface and of the stories. `flagCode` is kept from the specification; the design shows names, never flags. */
export interface Language {
  readonly name: string;
  readonly nativeName: string;
  readonly flagCode: string;
}

export const LANGUAGES = {
  en: { name: 'English', nativeName: 'English', flagCode: 'gb' },
  es: { name: 'Spanish', nativeName: 'Español', flagCode: 'es' },
  fr: { name: 'French', nativeName: 'Français', flagCode: 'fr' },
  de: { name: 'German', nativeName: 'Deutsch', flagCode: 'de' },
  it: { name: 'Italian', nativeName: 'Italiano', flagCode: 'it' },
  'pt-BR': { name: 'Portuguese (Brazil)', nativeName: 'Português (Brasil)', flagCode: 'br' },
  'pt-PT': { name: 'Portuguese (Portugal)', nativeName: 'Português (Portugal)', flagCode: 'pt' },
  'zh-CN': { name: 'Chinese (Simplified)', nativeName: '中文', flagCode: 'cn' },
  hi: { name: 'Hindi', nativeName: 'हिन्दी', flagCode: 'in' },
  bn: { name: 'Bengali', nativeName: 'বাংলা', flagCode: 'bd' },
  ru: { name: 'Russian', nativeName: 'Русский', flagCode: 'ru' },
  id: { name: 'Indonesian', nativeName: 'Bahasa Indonesia', flagCode: 'id' },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof LANGUAGES;
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

/** Languages that the storyteller speaks (a test compares them with its banks); in the others it tells in English. */
export const STORY_LANGUAGES: readonly LanguageCode[] = ['en'];

/** One translation file each, under /locales/{language}/{namespace}.json. */
export const NAMESPACES = ['common', 'pages', 'stories', 'auth', 'pricing', 'bedtime', 'errors'] as const;
export type Namespace = (typeof NAMESPACES)[number];
/** Further files, of screens that come with the kit. */
export const LATER_NAMESPACES = ['categories', 'library', 'refusals'] as const;
/** Kept on the device with the kit rather than with the worker's install. */
export const KIT_NAMESPACES = ['auth', 'pricing', 'bedtime', ...LATER_NAMESPACES] as const;

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

/** The language that a story is told in for whoever reads the page in this one. */
export function storyLanguageFor(code: string): LanguageCode {
  const language = languageFor(code);
  return language && STORY_LANGUAGES.includes(language) ? language : FALLBACK_LANGUAGE;
}

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
