// What a field of an event may say. The page counts patterns, names of ours and places in our scripts; a page of another make
// could send anything, and nobody's words are to lie among the counts.
import { ADS } from '#contract/ads';
import { ANALYTICS_EVENTS, MAX_ANALYTICS_TEXT, type AnalyticsBatch } from '#contract/analytics';
import { CATEGORY_SLUGS } from '#contract/categories';
import { API_ERRORS } from '#contract/api-errors';
import { MISSING_FIELDS_TEXT, STORY_FAILED, STORY_NOT_SUITABLE, STORY_TOOK_TOO_LONG } from '#contract/errors';
import { LANGUAGE_CODES } from '#contract/languages';
import { LENGTHS, THEMES } from '#contract/options';
import { TIERS } from '#contract/tiers';

type Field = (typeof ANALYTICS_EVENTS)[keyof typeof ANALYTICS_EVENTS][number];

const oneOf = (values: readonly string[]) => (said: string) => values.includes(said);
const like = (pattern: RegExp) => (said: string) => pattern.test(said);

/** All that a failed story may be said to have failed by: in words of ours, or by the kind of a fault. */
const REASONS: ReadonlySet<string> = new Set([
  ...Object.values(API_ERRORS).map(([, text]) => text),
  MISSING_FIELDS_TEXT,
  STORY_FAILED,
  STORY_TOOK_TOO_LONG,
  STORY_NOT_SUITABLE,
  'No answer',
  'The answer could not be understood',
  'unknown',
]);
const isReason = (said: string) =>
  REASONS.has(said) || /^(?:HTTP error! status: \d{3}|\w{0,40}(?:Error|Exception))$/.test(said);
const isCode = (said: unknown): said is keyof typeof API_ERRORS =>
  typeof said === 'string' && Object.hasOwn(API_ERRORS, said);
/** One reason has one text, whatever language it was shown in. */
const reasonOf = (said: string, code: unknown) => (isReason(said) || !isCode(code) ? said : API_ERRORS[code][1]);

const FAULT = /^(?:a screen failed|\w{0,40}(?:Error|Exception)(?: in a promise| [\w.-]{1,80}\.js:\d{1,7}:\d{1,7})?)$/;
const fitsMessage = (event: string, said: string) => (event === 'client_error' ? FAULT.test(said) : isReason(said));

const SHAPES: Record<Exclude<Field, 'message'>, (said: string) => boolean> = {
  // A pattern of the router's, never an address: names of screens, and variables by their names.
  path: like(/^(?:not-found|\/|(?:\/(?:[a-z]{1,20}|\$[A-Za-z]{0,20}|\{-\$[A-Za-z]{1,20}\}))+\/?)$/),
  theme: oneOf(THEMES),
  length: oneOf(LENGTHS),
  language: oneOf(LANGUAGE_CODES),
  code: like(/^(?:[a-z_]{1,40}|\d{1,3})$/),
  method: oneOf(['shared', 'copied']),
  category: oneOf(CATEGORY_SLUGS.map(({ type, slug }) => `${type}/${slug}`)),
  plan: oneOf(TIERS),
  slot: oneOf(Object.keys(ADS.slots)),
  creative: like(/^[\w-]{1,64}$/),
};

/** The fields of an event as they are stored: listed in the contract, and saying what they may. All others fall away. */
export function fieldsOf({ name, props = {} }: AnalyticsBatch['events'][number]): Record<string, string> {
  const listed: readonly Field[] = ANALYTICS_EVENTS[name];
  return Object.fromEntries(
    listed.flatMap((field): [string, string][] => {
      const said = Object.hasOwn(props, field) ? props[field] : undefined;
      if (typeof said !== 'string') return [];
      const kept = said.slice(0, MAX_ANALYTICS_TEXT);
      const text = name === 'story_generate_failed' && field === 'message' ? reasonOf(kept, props['code']) : kept;
      const fits = field === 'message' ? fitsMessage(name, text) : SHAPES[field](text);
      return fits ? [[field, text]] : [];
    }),
  );
}
