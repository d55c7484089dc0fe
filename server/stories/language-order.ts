// In which order public lists show languages: the one that was asked for, then English, which most stories are told in.
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, languageFor, type LanguageCode } from '#contract/languages';
import { ApiFailure } from '../platform/errors.ts';
import type { ListPart, ListSource } from './story-lists.store.ts';

/** The language that a list is asked for in; none where nothing is said. Throws ApiFailure validation_failed. */
export function preferredLanguage(code: string | undefined): LanguageCode | undefined {
  if (code === undefined) return undefined;
  const language = languageFor(code);
  if (!language) throw new ApiFailure('validation_failed', { body: { fields: { language: 'invalid' } } });
  return language;
}

/** The parts of a public list; `withOthers` adds the stories of all other languages, the newest of them first. */
export function languagesFirst(
  language: LanguageCode,
  sources: readonly Exclude<ListSource, { of: 'owner' }>[],
  { withOthers = false } = {},
): ListPart[] {
  const first = [...new Set([language, FALLBACK_LANGUAGE])];
  const others = withOthers ? LANGUAGE_CODES.filter((code) => !first.includes(code)) : [];
  return [...first.map((code) => [code]), others].map((codes) =>
    codes.flatMap((code) => sources.map((source) => ({ ...source, language: code }))),
  );
}
