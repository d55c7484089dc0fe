// Ember, from the design's tokens at no warmth to a deeper red at all of it.

/** By token of src/styles/tokens.css: its value there, and the deepest. */
export const EMBER: Readonly<Record<string, readonly [usual: string, deepest: string]>> = {
  bg: ['#120703', '#0d0200'],
  sky1: ['#0c0402', '#080100'],
  sky2: ['#1c0a04', '#160400'],
  sky3: ['#2c1006', '#240700'],
  surface: ['#1f0c05', '#180500'],
  surface2: ['#2a1108', '#220800'],
  surface3: ['#38180b', '#2e0c02'],
  ink: ['#eba268', '#f07840'],
  ink2: ['#d08a55', '#d96a36'],
  ink3: ['#c27e50', '#cc6030'],
  line: ['#47200f', '#3c1004'],
  edge: ['#9a5a32', '#a8481e'],
  ring: ['#e8853c', '#e8601c'],
  amber: ['#e8853c', '#e0581a'],
  amber2: ['#f29a55', '#ee6c2c'],
  onamber: ['#1a0800', '#120300'],
  link: ['#f29a55', '#f57a38'],
  focus: ['#f2a765', '#f8844a'],
  err: ['#ff8f6b', '#ff7a58'],
  errbg: ['#3d1009', '#360600'],
  ok: ['#d79b58', '#e0702c'],
  okbg: ['#2a1408', '#220800'],
  hem: ['#6e3618', '#5c2208'],
  hemstitch: ['#d08a55', '#c86030'],
  plum: ['#3d1710', '#340a04'],
  indigo: ['#33180d', '#2a0a02'],
  teal: ['#2e1a0c', '#260c02'],
  berry: ['#451410', '#3c0804'],
  moss: ['#33200b', '#2a0e00'],
  ochre: ['#4a250b', '#381000'],
  slate: ['#301a12', '#280c04'],
  clay: ['#4e1e0d', '#3c0c04'],
  lilac: ['#3a1a14', '#300a06'],
  thread: ['#f2a765', '#f8844a'],
  patchlabel: ['#e2a070', '#ec7a48'],
  empty: ['#1a0a04', '#140300'],
};

const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The color on the way from one to another, at 0 to 100 of a hundred. */
export function mixed([usual, deepest]: readonly [string, string], warmth: number): string {
  const to = parts(deepest);
  const mix = parts(usual).map((value, at) => Math.round(value + (((to[at] ?? 0) - value) * warmth) / 100));
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The style that makes ember as warm as that; empty for the design's own. */
export function warmthCss(warmth: number): string {
  if (warmth === 0) return '';
  const tokens = Object.entries(EMBER).map(([name, colors]) => `--${name}:${mixed(colors, warmth)}`);
  // Stronger than the rule it changes, which comes after it.
  return `html[data-theme=ember]{${tokens.join(';')}}`;
}
