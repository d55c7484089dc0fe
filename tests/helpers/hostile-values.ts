// Values that somebody sends who means harm, made from what the contract says of a call: nearly right, wrong in one place, or
// wrong altogether.
import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';

/** Stands for a child: nothing that the server writes down may hold it. */
export const CHILD = 'Zwinderlotte';
/** Each does something wherever it is not text. */
export const MARKUP = [
  '<svg/onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
] as const;

/** Cannot be said in JSON as a value of JavaScript; `hostileJson` writes them out. */
const PLACES = {
  '@beyond': '1e999',
  '@long': '9'.repeat(400),
  '@deep-list': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '@deep-object': `${'{"a":'.repeat(3000)}0${'}'.repeat(3000)}`,
} as const;

const TEXTS = [
  '',
  ' ',
  CHILD,
  ...MARKUP.map((markup) => `${CHILD} "'>${markup}`),
  `${CHILD}\u0000`,
  `\u0000`,
  '\ud800',
  `a\udfff${CHILD}`,
  '\u202emoor\u202c',
  '\u200f\u2066\u2069\ufeff',
  `${CHILD}\r\nSet-Cookie: a=b\r\n\r\n${MARKUP[0]}`,
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  "'; drop table stories; --",
  '${7*7}{{7*7}}%s%n',
  '../../../../etc/passwd',
  '..\\..\\',
  'javascript:alert(1)',
  '//evil.example/',
  'https://evil.example/@localhost',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '9007199254740993',
  'İ\u0130ß\ufb03\u1e9b\u0323',
  '\ufdfa'.repeat(40),
  'Z\u0335\u0321\u0353'.repeat(60),
  '👩‍👩‍👧‍👦'.repeat(20),
];
/** As much as the contract lets a text have. */
const LONGEST = 40_000;
/** Where patterns begin again and again. */
const UNITS = [
  '@.',
  '@',
  '.',
  ' ',
  '\n',
  ' \n',
  '#',
  ' #',
  '-',
  "a'",
  '/',
  '\\',
  '%',
  '<',
  '&',
  '*a',
  '_',
  'a',
  'é',
  '\u0301',
];

const repeated = fc
  .tuple(
    fc.constantFrom(...UNITS),
    fc.integer({ min: 50, max: LONGEST }),
    fc.constantFrom('', '\nx', '!', '@', '\u0000'),
  )
  .map(([unit, times, end]) => unit.repeat(Math.min(times, LONGEST / unit.length)) + end);

/** A text that nobody means well with. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: repeated },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
);

/** JSON of any kind. What is inherited by everything is among the names. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  fc.constantFrom(...Object.keys(PLACES)),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -0,
    -1,
    0.1,
    1e308,
    -1e308,
    2 ** 53,
    2 ** 63,
    [],
    {},
    [[]],
    [null],
    ['x'],
  ),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'length', 'valueOf', '$ne'), fc.jsonValue(), {
    noNullPrototype: true,
  }),
  fc.array(hostileText, { minLength: 90, maxLength: 120, size: 'max' }),
  fc.jsonValue({ maxDepth: 4 }),
);

interface Schema extends GenericSchema {
  entries?: Record<string, Schema>;
  options?: readonly unknown[];
  item?: Schema;
  items?: readonly Schema[];
  wrapped?: Schema;
  key?: Schema;
  value?: unknown;
  literal?: unknown;
}

/** Values of the kinds that a schema names; whether they keep to its limits is left to chance. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const { type, entries = {}, options = [], item, wrapped, value, literal } = schema;
  if (type === 'string') return hostileText;
  if (type === 'number') return fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constant('@beyond'));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'literal') return fc.constant(literal);
  if (type === 'unknown') return hostileValue;
  if (type === 'picklist') return fc.constantFrom(...options);
  if (type === 'union') return fc.oneof(...options.filter(isSchema).map(valuesOf));
  if (['optional', 'nullable', 'nullish'].includes(type) && wrapped) return fc.option(valuesOf(wrapped));
  if (type === 'array' && item) return fc.array(valuesOf(item), { maxLength: 4 });
  if (type === 'record' && isSchema(value)) return fc.dictionary(hostileText, valuesOf(value), { maxKeys: 4 });
  if (type === 'object')
    return fc.record(Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, valuesOf(each)])), {
      requiredKeys: [],
    });
  throw new Error(`no hostile values are known for the kind ${type} of the contract`);
}
const isSchema = (given: unknown): given is Schema => typeof given === 'object' && given !== null && 'type' in given;

/** A good body with some of its fields changed, left out, or added to. */
function changed(good: object, schema: Schema): fc.Arbitrary<unknown> {
  const entries = Object.entries(schema.entries ?? {});
  const fields = entries.length > 0 ? entries : Object.keys(good).map((name): [string, undefined] => [name, undefined]);
  const changes = Object.fromEntries(
    fields.map(([name, each]) => [name, each ? fc.oneof(valuesOf(each), hostileValue) : hostileValue]),
  );
  return fc
    .tuple(
      fc.subarray(
        fields.map(([name]) => name),
        { minLength: 1, maxLength: Math.min(2, fields.length) },
      ),
      fc.record(changes),
      fc.subarray(Object.keys(good), { maxLength: 1 }),
      fc.dictionary(hostileText, hostileValue, { maxKeys: 1 }),
    )
    .map(([wrong, values, missing, more]) => ({
      ...more,
      ...Object.fromEntries(Object.entries(good).filter(([name]) => !missing.includes(name) || wrong.includes(name))),
      ...Object.fromEntries(wrong.map((name) => [name, values[name]])),
    }));
}

/** The text of a body, in JSON or nearly so. */
function asJson(value: unknown): string {
  let text = JSON.stringify(value) ?? '';
  for (const [name, written] of Object.entries(PLACES)) text = text.replaceAll(JSON.stringify(name), written);
  return text;
}

/** Bodies of a call, by what is good for it and what the contract says. */
export function hostileBody(good: object, schema: GenericSchema | undefined): fc.Arbitrary<string | Uint8Array> {
  const right = JSON.stringify(good);
  const values: fc.Arbitrary<unknown>[] = [hostileValue];
  if (schema) values.push(valuesOf(schema), changed(good, schema), changed(good, schema), changed(good, schema));
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...values).map(asJson) },
    // Cut off, or said twice.
    fc.nat({ max: right.length }).map((end) => right.slice(0, end)),
    fc.constant(`{${right.slice(1, -1)},${right.slice(1)}`),
    fc.constant(`\ufeff${right}`),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.concat([Buffer.from(right.slice(0, -1)), bytes])),
    fc.constant(`{"more":"${'x'.repeat(600_000)}",${right.slice(1)}`),
  );
}
