// Where a phone ends: one width for style sheets, scripts and the first document.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PICTURE_SIZES } from '#contract/picture-address';
import { WIDE } from '../src/lib/widths.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
/** What is asked of widths near the one: where something begins, and where it ends just below. */
const near = (text: string) =>
  [...text.matchAll(/(min-width:|max-width:|width >=) (7\d\d(?:\.\d+)?)px/g)].map(([, side = '', at]) =>
    side === 'max-width:' ? `below ${Math.floor(Number(at)) + 1}` : `from ${at}`,
  );
const mediaOf = (sheet: string) => (sheet.match(/@media[^{]+/g) ?? []).join('\n');

it('LIM-15: a phone ends at 768 pixels, for the theme, every style sheet, the scripts and the first document', () => {
  expect(/--breakpoint-md: (?<width>[^;]+);/.exec(read('src/styles.css'))?.groups?.['width']).toBe('768px');
  expect(WIDE).toBe('(min-width: 768px)');
  expect(read('index.html')).toContain(`matchMedia('${WIDE}')`);
  expect(PICTURE_SIZES).toContain(WIDE);
  const sheets = files('src', /\.css$/);
  expect(sheets.length).toBeGreaterThan(10);
  expect(new Set(sheets.flatMap((file) => near(mediaOf(read(file)))))).toEqual(new Set(['from 768', 'below 768']));
  const asked = files('src', /\.tsx?$/).filter((file) => near(read(file)).length > 0);
  expect(asked).toEqual(['src/lib/widths.ts']);
});
