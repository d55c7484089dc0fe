import { expect, it } from 'vitest';
import {
  FACES,
  isRoomy,
  LettersSchema,
  lettersCss,
  LINES,
  SIZES,
  SPACINGS,
  USUAL_LETTERS,
  WIDTHS,
} from './letters.rules.ts';
import * as v from 'valibot';

const FACE = '/face.woff2';
const css = (chosen: Partial<typeof USUAL_LETTERS>) => lettersCss({ ...USUAL_LETTERS, ...chosen }, FACE);

it('BEY-8 the usual letters need no style', () => {
  expect(css({})).toBe('');
});

it.each(SIZES)('BEY-8 a size of %d pixels is that of the story', (size) => {
  expect(css({ size })).toContain(`.story-text{font-size:${size}px}`);
});

it.each([
  [{ face: 'clear' }, '.story-text{font-family:var(--font-sans)}'],
  [{ line: 'airy' }, '.story-text{line-height:1.9}'],
  [{ spacing: 'wider' }, '.story-text p{letter-spacing:.07em}'],
  [{ width: 'narrow' }, '.story-text{max-width:calc(24em + 52px);margin-inline:auto}'],
] as const)('BEY-8 %o is in the style', (chosen, rule) => {
  expect(css(chosen)).toContain(rule);
});

it('BEY-8 OpenDyslexic is fetched by those alone who choose it', () => {
  for (const face of FACES) expect(css({ face, size: 30 }).includes(FACE)).toBe(face === 'dyslexic');
});

it('BEY-8 where OpenDyslexic has no letters, the clear ones stand further apart', () => {
  expect(['hi', 'bn', 'ru', 'zh-CN'].map(isRoomy)).toEqual([true, true, true, true]);
  expect(['en', 'pt-BR', 'id'].map(isRoomy)).toEqual([false, false, false]);
  const text = '.story-text:is(:lang(hi),:lang(bn),:lang(ru),:lang(zh))';
  expect(css({ face: 'dyslexic' })).toContain(
    `${text}{line-height:1.9}${text} p{letter-spacing:.03em;word-spacing:.14em}`,
  );
  // What is chosen for itself counts.
  expect(css({ face: 'dyslexic', line: 'close', spacing: 'wider' })).toContain(`${text} p{word-spacing:.14em}`);
});

it('BEY-8 every choice speaks of the story alone, and moves the boxes of its pages by a hair of its own', () => {
  const hairs = new Set<string>();
  let count = 0;
  for (const size of [null, ...SIZES])
    for (const face of FACES)
      for (const line of LINES)
        for (const spacing of SPACINGS) {
          const text = css({ size, face, line, spacing });
          const selectors = [...text.matchAll(/([^{}]+)\{[^{}]*\}/g)].map(([, selector = '']) => selector);
          for (const selector of selectors) expect(selector).toMatch(/^(@font-face|\.story-(text|part))/);
          hairs.add(/padding-block-end:([^}]+)/.exec(text)?.[1] ?? '0');
          count++;
        }
  expect(hairs.size).toBe(count);
});

it.each(['', '{}', { ...USUAL_LETTERS, size: 19 }, { ...USUAL_LETTERS, face: 'comic' }])(
  'BEY-8 %o is nothing that can be chosen',
  (stored) => {
    expect(v.safeParse(LettersSchema, stored).success).toBe(false);
    expect(WIDTHS).toContain(USUAL_LETTERS.width);
  },
);
