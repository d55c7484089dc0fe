// The contrasts of the design's table, computed from the tokens as they stand in src/styles/tokens.css.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EMBER, mixed } from '../src/lib/warmth.rules.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8');
type Rgb = readonly [red: number, green: number, blue: number];
type Rgba = readonly [...Rgb, alpha: number];

const hex = (text: string): Rgb => {
  const [red = NaN, green = NaN, blue = NaN] = (text.match(/[0-9a-f]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue];
};
const mix = (from: Rgb, to: Rgb, share: number): Rgb => {
  const [red, green, blue] = from.map((value, at) => value + ((to[at] ?? 0) - value) * share);
  return [red ?? 0, green ?? 0, blue ?? 0];
};

/** The tokens of a light, at a warmth of 0 to 100. */
function tokensOf(light: string, warmth: number): Map<string, Rgba> {
  const block = new RegExp(`\\[data-theme='${light}'\\] \\{\\n(?<body>[^}]*--bg[^}]*)\\}`).exec(TOKENS)?.groups?.[
    'body'
  ];
  const tokens = new Map<string, Rgba>();
  for (const [, name = '', value = ''] of (block ?? '').matchAll(/--(\w+): ([^;]+);/g)) {
    const [from] = value.match(/#[0-9a-f]{6}/) ?? [];
    const warm = light === 'ember' ? EMBER[name] : undefined;
    const [red, green, blue, alpha] = /rgba\(([^)]+)\)/.exec(value)?.[1]?.split(',').map(Number) ?? [];
    if (warm) tokens.set(name, [...hex(warmth === 0 ? (from ?? '') : mixed(warm, warmth)), 1]);
    else if (from) tokens.set(name, [...hex(from), 1]);
    else if (red !== undefined && !/px/.test(value)) tokens.set(name, [red, green ?? 0, blue ?? 0, alpha ?? 1]);
  }
  return tokens;
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: Rgb, other: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const FABRICS = ['berry', 'indigo', 'ochre', 'plum', 'teal', 'moss', 'lilac', 'clay', 'slate'];
const SKIES = ['sky1', 'sky2', 'sky3'];
/** Where each stands, and the least that is asked of it: 4.5 for words, 3 for edges, rings and the mark of focus. */
const PAIRS: [tokens: string[], grounds: string[], least: number][] = [
  [['ink', 'ink2', 'ink3', 'link'], ['bg', 'surface', 'surface2'], 4.5],
  [['ink', 'ink3', 'link'], ['surface3'], 4.5],
  [['ink', 'ink2', 'link'], SKIES, 4.5],
  [['onamber'], ['amber', 'amber2'], 4.5],
  [['err'], ['surface', 'errbg'], 4.5],
  [['ok'], ['okbg'], 4.5],
  [['ink', 'ink3', 'patchlabel'], ['empty'], 4.5],
  [['edge'], ['bg', 'surface', 'surface2'], 3],
  [['ring'], ['bg', 'surface', 'surface2', ...FABRICS], 3],
  [['focus'], ['bg', 'surface'], 3],
];

describe.each([
  ['night', 0],
  ['day', 0],
  ['ember', 0],
  ['ember', 50],
  ['ember', 100],
] as const)('%s at a warmth of %i', (light, warmth) => {
  const tokens = tokensOf(light, warmth);
  const color = (name: string): Rgba => tokens.get(name) ?? [NaN, NaN, NaN, NaN];
  const solid = ([red, green, blue]: Rgba): Rgb => [red, green, blue];

  it.each(
    PAIRS.flatMap(([names, grounds, least]) =>
      names.flatMap((name) => grounds.map((ground) => [name, ground, least] as const)),
    ),
  )('BEY-4 %s on %s has a contrast of %d at least', (name, ground, least) => {
    expect(contrast(solid(color(name)), solid(color(ground)))).toBeGreaterThanOrEqual(least);
  });

  it.each(FABRICS)('BEY-4 words and thread on %s are read through both of its patterns', (fabric) => {
    const patterned = ['pat', 'pat2'].reduce(
      (ground, name) => {
        const [red, green, blue, alpha] = color(name);
        return mix(ground, [red, green, blue], alpha);
      },
      solid(color(fabric)),
    );
    for (const name of ['ink', 'patchlabel', 'thread'])
      expect(contrast(solid(color(name)), patterned), name).toBeGreaterThanOrEqual(4.5);
  });
});

it('BEY-4 the warmth begins at the tokens of ember as they stand', () => {
  const colors = [...tokensOf('ember', 0)].filter(([, [, , , alpha]]) => alpha === 1).map(([name]) => name);
  expect(colors.toSorted()).toEqual(Object.keys(EMBER).toSorted());
  for (const [name, [usual]] of Object.entries(EMBER)) expect(TOKENS).toContain(`--${name}: ${usual};`);
});

it('BEY-4 no token of ember is bluer than 0x70, nor than half of its red; with warmth it is less', () => {
  const blues = (warmth: number) =>
    [...tokensOf('ember', warmth)].map(([name, [red, , blue]]) => ({ name, red, blue }));
  for (const warmth of [0, 50, 100])
    for (const { name, red, blue } of blues(warmth)) {
      expect(blue, name).toBeLessThanOrEqual(0x70);
      expect(blue, name).toBeLessThanOrEqual(red / 2);
    }
  const total = (warmth: number) => blues(warmth).reduce((sum, { blue }) => sum + blue, 0);
  expect(total(100)).toBeLessThan(total(0) * 0.7);
});
