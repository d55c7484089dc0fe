import i18next, { loadNamespaces } from 'i18next';
import { API_ERRORS } from '#contract/api-errors';
import type { ErrorBody } from '#contract/error-body';
import { MISSING_FIELDS_TEXT } from '#contract/errors';

/** The text that goes with each code; a refusal may say something else, and that is nobody's to translate. */
const TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(API_ERRORS).map(([code, [, text]]) => [text, code]),
);

/** A refusal of the server in the visitor's language; as it was said where that has no word for it. */
export async function inOwnWords(body: ErrorBody): Promise<ErrorBody> {
  if (i18next.language === 'en') return body;
  await loadNamespaces('refusals');
  const key = body.error === MISSING_FIELDS_TEXT ? 'missing_fields' : (TEXTS[body.error] ?? '');
  const error: unknown = i18next.getResource(i18next.language, 'refusals', key);
  return typeof error === 'string' ? { ...body, error } : body;
}
