// Colors of the four times of night and of the twelve settings.
import type { Setting } from '#contract/options';

export const TIMES = ['sunset', 'dusk', 'night', 'deep'] as const;
export type Time = (typeof TIMES)[number];

/** From the zenith to the horizon. */
export type Sky = readonly [string, string, string, string];

export interface Light {
  sky: Sky;
  /** What the air adds to every color, and how much. */
  ambient: string;
  ambientShare: number;
  /** Share of all stars that are out. */
  stars: number;
  moon: string;
  halo: string;
}

export const LIGHTS: Readonly<Record<Time, Light>> = {
  sunset: {
    sky: ['#3d3f86', '#8a5fa6', '#ee8f8c', '#ffd29a'],
    ambient: '#e0806f',
    ambientShare: 0.1,
    stars: 0.35,
    moon: '#fff1c9',
    halo: '#ffd9a0',
  },
  dusk: {
    sky: ['#262a66', '#4f4a9c', '#9a76bd', '#f0b0bd'],
    ambient: '#6a5aa8',
    ambientShare: 0.14,
    stars: 0.7,
    moon: '#fff3d0',
    halo: '#ffdcc0',
  },
  night: {
    sky: ['#121a4a', '#22357c', '#3f62ab', '#8fb6dc'],
    ambient: '#3a52a0',
    ambientShare: 0.12,
    stars: 1,
    moon: '#fff6d6',
    halo: '#cfe4ff',
  },
  deep: {
    sky: ['#0b1036', '#182458', '#2f4587', '#6485bb'],
    ambient: '#2a3c84',
    ambientShare: 0.18,
    stars: 1,
    moon: '#fff8df',
    halo: '#b8d0ff',
  },
};

export interface Palette {
  /** Tints the sky by its share. */
  tint: string;
  tintShare: number;
  far: string;
  mid: string;
  near: string;
  ground: string;
  lower: string;
  /** The dark frame in front. */
  frame: string;
  accent: string;
  lamp: string;
}

const palette = (
  tint: string,
  tintShare: number,
  [far, mid, near]: readonly [string, string, string],
  [ground, lower]: readonly [string, string],
  frame: string,
  accent: string,
  lamp: string,
): Palette => ({ tint, tintShare, far, mid, near, ground, lower, frame, accent, lamp });

// prettier-ignore
export const PALETTES: Readonly<Record<Setting, Palette>> = {
  forest: palette('#3f8f94', 0.22, ['#4f9a98', '#2f7470', '#1f5556'], ['#4c8f63', '#2a5d50'], '#122b3a', '#e8635a', '#ffd36b'),
  city: palette('#6a5fc0', 0.14, ['#8688c8', '#5a5ca6', '#3d3f80'], ['#b56a5a', '#7d4450'], '#231d48', '#f2a541', '#ffdb7a'),
  space: palette('#4a1f8a', 0.45, ['#7a5fc8', '#5a48a8', '#463a8c'], ['#b9aee8', '#7468b8'], '#221a52', '#f27f6b', '#8df5e4'),
  underwater: palette('#1fa0b8', 0.55, ['#3f9fb8', '#2a7fa2', '#1f6288'], ['#e6cf9a', '#a98f78'], '#11375c', '#f27f8f', '#b8fff0'),
  home: palette('#5a4a9a', 0.1, ['#6f6bb0', '#5a5799', '#8a5a4a'], ['#c98d62', '#8f5d45'], '#2b1f45', '#e8635a', '#ffd88a'),
  school: palette('#4a6ab0', 0.12, ['#7fa3b8', '#5f86a2', '#3f6a5c'], ['#d0a070', '#96694a'], '#26284e', '#f2b541', '#ffe09a'),
  sky: palette('#6f8fe0', 0.2, ['#c9c4ee', '#dcd2f2', '#efe2f4'], ['#fbf1f4', '#c9b4de'], '#7a72b8', '#f27f6b', '#ffe6a0'),
  neighborhood: palette('#5a68b8', 0.14, ['#6f88b0', '#4d6a94', '#3f5a7a'], ['#5f9a6a', '#3a6a5a'], '#1b2c4a', '#e8635a', '#ffd77a'),
  jungle: palette('#2f9a84', 0.3, ['#5fb292', '#35886c', '#226450'], ['#6fa24a', '#3c6b3c'], '#0f3338', '#ff8fa0', '#ffe07a'),
  arctic: palette('#4ab0c8', 0.24, ['#a8d0e6', '#86b8d8', '#bcd9ec'], ['#eaf4fb', '#a9c6e2'], '#2f5480', '#f2846b', '#ffd98a'),
  desert: palette('#c86a8a', 0.2, ['#b07a9a', '#c4787a', '#d48d68'], ['#f0b878', '#b5735e'], '#46274f', '#4fb0a0', '#ffd27a'),
  'time-travel': palette('#7a3fc0', 0.4, ['#8a6fd0', '#6a55b4', '#4d4294'], ['#a08fd0', '#5f4f98'], '#261a54', '#ffb84f', '#ffe08a'),
};
