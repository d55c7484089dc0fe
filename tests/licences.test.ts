// What the product is built of may be used, changed and passed on: every package that is installed, whoever brings it along.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ license: v.optional(v.string(), 'unsaid'), dev: v.optional(v.boolean(), false) }),
  ),
});
const lock: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
const packages = Object.entries(v.parse(LockSchema, lock).packages)
  .filter(([path]) => path !== '')
  .map(([path, { license, dev }]) => ({ name: path.replace(/^.*node_modules\//, ''), license, isForBuilding: dev }));

/** They ask for no more than that their notices stay. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '(AFL-2.1 OR BSD-3-Clause)',
];
/** The same, of what builds and tests the product or is a face of its letters. */
const FOR_BUILDING = [...PERMISSIVE, 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0', '(MIT OR CC0-1.0)', 'OFL-1.1'];

/** Looked at one by one. */
const LOOKED_AT: readonly { names: RegExp; license: string; why: string }[] = [
  {
    names: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    license: 'LGPL-3.0-or-later',
    why: 'libvips, as it is, beside the server: a library that is linked and can be changed for another',
  },
  { names: /^lightningcss/, license: 'MPL-2.0', why: 'builds the style sheets, and nothing of it is in them' },
  { names: /^(axe-core|@axe-core\/playwright)$/, license: 'MPL-2.0', why: 'looks at pages in tests' },
  { names: /^caniuse-lite$/, license: 'CC-BY-4.0', why: 'facts about browsers, for the build' },
  {
    names: /^(busboy|streamsearch|humanize-number)$/,
    license: 'unsaid',
    why: 'MIT, said in an older form; of a store for tests',
  },
  { names: /^(node-runtime|tools\/node-runtime)$/, license: 'unsaid', why: 'our own' },
];
const isLookedAt = ({ name, license }: (typeof packages)[number]) =>
  LOOKED_AT.some((each) => each.names.test(name) && license.includes(each.license));

describe('licences', () => {
  it('are permissive for every package, or were looked at', () => {
    const others = packages.filter(
      (each) => !(each.isForBuilding ? FOR_BUILDING : PERMISSIVE).includes(each.license) && !isLookedAt(each),
    );
    expect(others).toEqual([]);
  });

  it.each(LOOKED_AT)('$license of $names is still there: $why', ({ names, license }) => {
    expect(packages.some((each) => names.test(each.name) && each.license.includes(license))).toBe(true);
  });
});
