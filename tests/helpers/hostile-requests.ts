// What stands around a body, from somebody who means harm: the path, the query and the headers of a call.
import * as fc from 'fast-check';
import { hostileText } from './hostile-values.ts';

const NAMES = [
  'limit',
  'last_key',
  'include_public',
  'visibility',
  'language',
  'lang',
  'type',
  'sortByPopularity',
  'refresh',
  'days',
  'w',
  'v',
  'format',
  'exp',
  'sig',
  'state',
  'code',
  'iss',
  'error',
  'declined',
];
/** Halves of characters cannot stand in an address. */
const written = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));
const part = fc.oneof(
  hostileText.map((text) => written(text.slice(0, 2000))),
  fc.constantFrom(
    '%',
    '%zz',
    '%ff%fe',
    '%c0%ae%c0%ae%2f',
    '%2e%2e%2f',
    '%00',
    '%2F',
    '%5c',
    '..%2f..',
    '%E2%82',
    '%252e',
    '.',
    '..',
  ),
);

/** A query string: names that calls know, with anything, and more than once. */
export const hostileQuery: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...NAMES) }, part), part), {
    minLength: 1,
    maxLength: 4,
  })
  .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);

/** A path in which one of the parts that vary is another, or has more behind it. `path` has marks there, like `:id`. */
export const hostilePath = (path: string): fc.Arbitrary<string> => {
  const varying = path.split('/').flatMap((each, at) => (each.startsWith(':') ? [at] : []));
  return fc.tuple(fc.nat(), part).map(([place, other]) => {
    const at = varying[place % (varying.length + 1)];
    return at === undefined ? `${path}/${other}` : path.split('/').with(at, other).join('/');
  });
};

const inHeader = hostileText.map((text) =>
  text
    .replaceAll(/[^\x20-\xff]/g, '?')
    .slice(0, 3000)
    .trim(),
);
/** Headers that calls look at. */
export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom(
    'Authorization',
    'Cookie',
    'Idempotency-Key',
    'If-Match',
    'If-None-Match',
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'Content-Type',
    'Last-Event-ID',
    'X-Request-Id',
    'X-Forwarded-For',
    'Stripe-Signature',
    'Range',
    'DNT',
    'traceparent',
  ),
  fc.oneof(
    inHeader,
    inHeader.map((text) => `Bearer ${text}`),
    inHeader.map((text) => `anon_id=${text}; sign_in_x=${text}`),
    fc.constantFrom('t=1,v1=x', `t=${'9'.repeat(400)},v1=${'0'.repeat(64)}`, '*', 'W/"x"', 'gzip;q=2, br;q=-1, *;q=x'),
  ),
  { minKeys: 1, maxKeys: 3 },
);
