import { languageFor, STORY_LANGUAGES, type LanguageCode } from '#contract/languages';
import { readStored } from './storage.ts';

/** Local-storage key of the second language of this device, as JSON (lib/beside.ts). */
export const BESIDE_KEY = 'beside';

/** The second language for stories of this first one; undefined where there is none to tell in. */
export function besideLanguage(
  first: string,
  chosen = readStored(BESIDE_KEY)?.replaceAll('"', '') ?? '',
): LanguageCode | undefined {
  const language = languageFor(chosen);
  return language && language !== first && STORY_LANGUAGES.includes(language) ? language : undefined;
}
