import type { Bank } from './bank.ts';

const BANKS: Readonly<Record<string, () => Promise<Bank>>> = {
  en: async () => (await import('./en/english.ts')).english,
};

/** Codes of the languages that have a bank. */
export const STORY_LANGUAGES: readonly string[] = Object.keys(BANKS);

/** Throws RangeError for a language without a bank. */
export async function loadBank(language: string): Promise<Bank> {
  const load = BANKS[language];
  if (!load) throw new RangeError(`No story bank for ${language}; there is ${STORY_LANGUAGES.join(', ')}`);
  return load();
}
