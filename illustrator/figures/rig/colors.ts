// Colors of people, by the names of contract/hero-look.ts.
import type { HairColor, Pajamas, SkinTone } from '#contract/hero-look';

export const SKIN: Readonly<Record<SkinTone, string>> = {
  'skin-1': '#fbd9bd',
  'skin-2': '#f4c59c',
  'skin-3': '#e0a676',
  'skin-4': '#c1845a',
  'skin-5': '#a06a48',
  'skin-6': '#83543a',
};
/** From light to deep. */
export const SKINS: readonly string[] = Object.values(SKIN);

export const HAIR: Readonly<Record<HairColor, string>> = {
  black: '#2b1d1a',
  brown: '#4a2c1c',
  chestnut: '#7b4a26',
  auburn: '#b4622d',
  blond: '#e0a94e',
  red: '#c8502c',
  'blue-black': '#332a44',
};

/** Top, bottom, and what is printed on it. */
export const PAJAMA: Readonly<Record<Pajamas, readonly [string, string, string]>> = {
  red: ['#e8635a', '#c94c55', '#ffd66b'],
  amber: ['#f2a541', '#d9822f', '#fff0c9'],
  teal: ['#5bb8a8', '#3f948c', '#ffe08a'],
  violet: ['#7d7be0', '#5e5bc0', '#ffd1e6'],
  rose: ['#e98bb4', '#cc6796', '#fff1b8'],
  blue: ['#4f9bdc', '#3a78b8', '#ffe9a8'],
  yellow: ['#f4cf5d', '#dfae3d', '#e8635a'],
  green: ['#8cc46c', '#699f52', '#fff3b0'],
};
export const IRISES = ['#5b3a24', '#2f6d8f', '#3f7d4f', '#6b4a9a'] as const;
