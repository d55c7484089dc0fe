// The hero's own people. Their skin is the hero's, or next to it.
import { SKIN_TONES, type HeroLook } from '#contract/hero-look';
import { mix } from '../color.ts';
import { lookFromSeed } from '../hero-look.ts';
import { curve, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import type { Expression } from '../figures/rig/face.ts';
import { FIGURE, figureOf, laughLines, PLAIN, ROUND, SIDES } from './people.ts';
import { bowler } from './hats.ts';

/** @param look of the hero, where a parent has chosen it */
export const family = (seed: string, look: HeroLook = lookFromSeed(seed)): Readonly<Record<string, Figure>> => {
  const tone = SKIN_TONES.indexOf(look.skin);
  const near = (who: string) => {
    const at = tone + new Random(`${seed}|family|${who}`).int(-1, 1);
    return SKIN[SKIN_TONES[Math.max(0, Math.min(SKIN_TONES.length - 1, at))] ?? look.skin];
  };
  return { gran: gran(near('gran')), jojo: jojo(near('jojo'), HAIR[look.hair_color]), hup: hup(near('hup')) };
};

/** Gray curls, flat shoes, and a bag that holds everything. */
const gran = (skin: string): Figure =>
  figureOf({
    width: 240,
    height: 308,
    person: {
      skin,
      hair: 'curly',
      hairColor: '#c9c4d0',
      glasses: true,
      build: { wide: 1.12, tall: 1.12, head: 0.86 },
      clothes: {
        cut: 'robe',
        top: '#b07ab8',
        bottom: '#6b5f8a',
        shoes: '#7a5a4a',
        sleeve: '#8a5fa0',
        trimmings: cardigan,
      },
      onFace: (pen) => laughLines(pen, mix(skin, '#5a2a2a', 0.5)),
      onHead: (pen) => SIDES.forEach((side) => pen.ellipse(side * 74, 26, 5, 5, '#fff0d8', { ...FIGURE, ink: 0.5 })),
    },
    carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'right', draw: bag }]),
    stance: {
      calm: {
        right: [
          [60, -102],
          [70, -78],
        ],
        tilt: 5,
      },
      glad: {
        right: [
          [60, -102],
          [70, -78],
        ],
      },
    },
    blanket: ['#7d8fd0', '#ffd1e6'],
    before: (pen, mood) => {
      if (mood === 'asleep') pen.at(80, -56, 0.9, () => bag(pen));
    },
  });

function cardigan(pen: Pen): void {
  for (const side of SIDES)
    pen.shape(
      `M${side * 28} -150C${side * 42} -126 ${side * 52} -96 ${side * 56} -66L${side * 18} -58L${side * 10} -128Z`,
      '#8a5fa0',
      { ...FIGURE, ink: 0.7, shade: 0.5 },
    );
  for (const y of [-112, -88, -66]) pen.ellipse(18, y, 4.2, 4.2, '#ffe3a0', { ...FIGURE, ink: 0.4 });
  for (const x of [-40, -16, 10, 36]) pen.ellipse(x, -34 + (x % 3), 4.6, 4.6, '#f6d8f0', PLAIN);
  for (let i = -3; i <= 3; i++)
    pen.ellipse(i * 7.4, -138 + (9 - i * i) * 0.7, 4.4, 4.4, '#fff6ea', { ...FIGURE, ink: 0.5 });
}

/** With the clasp, and what looks out. */
function bag(pen: Pen): void {
  pen.line('M-20 12Q-18 -10 0 -10Q18 -10 20 12', '#6b3f4a', 6);
  pen.line('M-12 16L-20 -14', '#f2b541', 6);
  pen.shape('M-24 -12L-16 -14L-21 -24Z', '#f3d9b8', { ...FIGURE, ink: 0.5 });
  pen.shape(
    curve([
      [10, 14],
      [14, -4],
      [24, -8],
      [28, 12],
    ]),
    '#8cc46c',
    FIGURE,
  );
  pen.shape(
    curve(
      [
        [-34, 12],
        [34, 12],
        [44, 52],
        [34, 64],
        [-34, 64],
        [-44, 52],
      ],
      true,
      0.13,
    ),
    '#a8504f',
    ROUND,
  );
  pen.shape(
    curve(
      [
        [-36, 10],
        [0, 16],
        [36, 10],
        [30, 28],
        [0, 34],
        [-30, 28],
      ],
      true,
      0.14,
    ),
    '#8f3f45',
    { ...FIGURE, shade: 0.4 },
  );
  for (const side of SIDES) pen.ellipse(side * 4, 26, 4.6, 4.6, '#ffd66b', { ...FIGURE, ink: 0.5 });
  for (const [x, y] of [
    [-24, 48],
    [-4, 52],
    [18, 46],
  ] as const)
    pen.ellipse(x, y, 4, 4, '#f0b0a0', PLAIN);
}

/** Nearly four, with a bandage on each knee. */
const jojo = (skin: string, hairColor: string): Figure =>
  figureOf({
    width: 172,
    height: 216,
    person: {
      skin,
      hair: 'short',
      hairColor,
      build: { wide: 0.72, tall: 0.62, head: 0.8 },
      clothes: {
        cut: 'shirt',
        top: '#f2b541',
        bottom: skin,
        shoes: '#5bb8a8',
        print: { kind: 'dots', color: '#fff3c9' },
        socks: { leg: skin, stripe: skin },
        trimmings: shorts,
      },
    },
    carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'left', draw: sleepCloth }]),
    stance: {
      calm: {
        right: [
          [66, -120],
          [86, -150],
        ],
        eyes: 'up',
        tilt: -8,
      },
      glad: { tilt: 8 },
    },
    blanket: ['#5bb8a8', '#ffe9a8'],
    before: (pen, mood) => {
      if (mood !== 'asleep') bandages(pen);
    },
  });

function shorts(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-50, -54],
        [0, -46],
        [50, -54],
        [48, -30],
        [4, -28],
        [0, -36],
        [-4, -28],
        [-48, -30],
      ],
      true,
      0.12,
    ),
    '#5f7fc0',
    { ...FIGURE, shade: 0.5 },
  );
  pen.line('M-48 -52Q0 -42 48 -52', '#4a66a8', 6);
}

function bandages(pen: Pen): void {
  for (const side of SIDES)
    pen.at(
      side * 15.5,
      -22,
      0.8,
      () => {
        pen.shape(roundedRect(-14, -6, 28, 11, 5), '#f6e0c8', { ...FIGURE, ink: 0.6 });
        pen.shape(roundedRect(-5, -5, 10, 9, 2), '#e8bfa0', PLAIN);
      },
      side * 12,
    );
}

/** What he goes to sleep with. */
function sleepCloth(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-10, -6],
        [8, -8],
        [16, 24],
        [10, 46],
        [-4, 40],
        [-20, 48],
        [-22, 20],
      ],
      true,
      0.13,
    ),
    '#bcd6f0',
    ROUND,
  );
  for (const [x, y] of [
    [-8, 12],
    [4, 24],
    [-12, 30],
  ] as const)
    pen.ellipse(x, y, 3.4, 3.4, '#ffffff', PLAIN);
}

/** As wide as a door: the one at the bottom, for forty years. */
const hup = (skin: string): Figure =>
  figureOf({
    width: 240,
    height: 318,
    person: {
      skin,
      hair: 'fringe',
      hairColor: '#8a7f86',
      build: { wide: 1.5, tall: 1.2, head: 0.82 },
      clothes: {
        cut: 'shirt',
        top: '#fbf2e2',
        bottom: '#4a5588',
        shoes: '#6b4630',
        print: { kind: 'stripes', color: '#d8605a' },
        trimmings: braces,
      },
      hat: bowler('#4a3f5a', '#d8605a'),
      onFace: (pen, { mouth }) => mustache(pen, mouth),
    },
    stance: {
      calm: {
        left: [
          [-62, -112],
          [-56, -76],
        ],
        right: [
          [62, -112],
          [56, -76],
        ],
        tilt: 0,
      },
      // ready to lift whoever takes a hand
      glad: {
        left: [
          [-62, -140],
          [-64, -186],
        ],
        right: [
          [62, -140],
          [64, -186],
        ],
        tilt: 5,
      },
      asleep: {
        left: [
          [-56, -98],
          [-46, -60],
        ],
        right: [
          [56, -98],
          [46, -60],
        ],
      },
    },
    blanket: ['#d8a05a', '#fff3d0'],
  });

function braces(pen: Pen): void {
  for (const side of SIDES) {
    pen.line(`M${side * 22} -150L${side * 27} -54`, '#4a5588', 7);
    pen.ellipse(side * 27, -58, 4, 4.6, '#ffd66b', { ...FIGURE, ink: 0.4 });
  }
  pen.line('M-50 -54Q0 -42 50 -54', '#3a4470', 10);
  pen.shape('M-3 -140L-20 -150L-20 -130ZM3 -140L20 -150L20 -130Z', '#f2b541', { ...FIGURE, shade: 0.3 });
  pen.ellipse(0, -140, 5, 6, '#d9922f', FIGURE);
}

/** It curls up at both ends. */
function mustache(pen: Pen, mouth: Expression['mouth']): void {
  const lift = mouth === 'open' ? -4 : 0;
  for (const side of SIDES) {
    pen.shape(
      curve([
        [0, 22 + lift],
        [side * 20, 20 + lift],
        [side * 40, 30 + lift],
        [side * 54, 18 + lift],
        [side * 46, 38 + lift],
        [side * 22, 36 + lift],
        [side * 2, 28 + lift],
      ]),
      '#7a6f78',
      { ...FIGURE, shade: 0.4, rim: 0.5 },
    );
    pen.line(`M${side * 48} 22Q${side * 60} 12 ${side * 52} 6`, '#7a6f78', 5);
  }
}
