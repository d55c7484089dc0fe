import type { Bank } from './bank.ts';

const BANKS: Readonly<Record<string, () => Promise<Bank>>> = {
  en: async () => (await import('./en/english.ts')).english,
  es: async () => (await import('./es/spanish.ts')).spanish,
  fr: async () => (await import('./fr/french.ts')).french,
  de: async () => (await import('./de/german.ts')).german,
  it: async () => (await import('./it/italian.ts')).italian,
  'pt-BR': async () => (await import('./pt-BR/brazilian.ts')).brazilian,
  'pt-PT': async () => (await import('./pt-PT/portuguese.ts')).portuguese,
  'zh-CN': async () => (await import('./zh-CN/chinese.ts')).chinese,
  hi: async () => (await import('./hi/hindi.ts')).hindi,
  bn: async () => (await import('./bn/bengali.ts')).bengali,
  ru: async () => (await import('./ru/russian.ts')).russian,
  id: async () => (await import('./id/indonesian.ts')).indonesian,
};

/** Codes of the languages that have a bank. */
export const STORY_LANGUAGES: readonly string[] = Object.keys(BANKS);

/** Throws RangeError for a language without a bank. */
export async function loadBank(language: string): Promise<Bank> {
  const load = BANKS[language];
  if (!load) throw new RangeError(`No story bank for ${language}; there is ${STORY_LANGUAGES.join(', ')}`);
  return load();
}
