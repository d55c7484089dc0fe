// Painters: one rubs, one has only yellow, one steps back to see it better.
import { mix } from '../color.ts';
import { curve, roundedRect, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import { brush } from '../figures/rig/held.ts';
import { ADULT, CHILD, FIGURE, figureOf, laughLines, PLAIN, ROUND, SIDES } from './people.ts';
import { beret, tallHat } from './hats.ts';
import { stem } from '../figures/rig/limbs.ts';

const ORANGE = '#f58a2e';

/** A smock over whatever it is; with what has dropped on it. */
function smock(pen: Pen, bow: string, drops: readonly string[]): void {
  const places = [
    [-26, -66, 9, 7],
    [20, -96, 7, 8],
    [32, -56, 9, 6],
    [-32, -106, 6, 6],
    [2, -48, 8, 6],
  ] as const;
  places.forEach(([x, y, rx, ry], at) => pen.ellipse(x, y, rx, ry, drops[at % drops.length] ?? ORANGE, PLAIN));
  for (const side of SIDES) pen.shape(roundedRect(side * 30 - 14, -84, 28, 22, 5), '#ebe2d0', { ...FIGURE, ink: 0.6 });
  pen.shape('M-4 -142L-27 -154L-25 -128ZM4 -142L27 -154L25 -128Z', bow, { ...FIGURE, shade: 0.3 });
  pen.ellipse(0, -142, 7, 7, mix(bow, '#2a1d3f', 0.15), FIGURE);
}

/** An orange thumbprint. */
function print(pen: Pen, x: number, y: number, turn = 0): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.ellipse(0, 0, 6, 8, ORANGE, { ...PLAIN, opacity: 0.85 });
      pen.line('M-3 3Q0 -6 3 3M-1 5Q0 0 1 5', '#c9641a', 1.6, { opacity: 0.7 });
    },
    turn,
  );
}

/** Smudge: one fat crayon, and one thumb that has caught it. */
const smudge = figureOf({
  width: 222,
  height: 322,
  person: {
    skin: SKIN['skin-2'],
    hair: 'curly',
    hairColor: HAIR.auburn,
    build: CHILD,
    iris: '#2f6d8f',
    clothes: {
      cut: 'coat',
      top: '#f6f0e4',
      bottom: '#4f5f9a',
      shoes: '#5bb8a8',
      trimmings: (pen) => {
        smock(pen, '#4f9bdc', [ORANGE, '#f9b26b']);
        print(pen, -12, -100, -20);
        print(pen, 12, -70, 25);
      },
    },
    hat: beret('#4f7fc0'),
    onFace: (pen) => {
      pen.ellipse(0, 18, 8, 6.5, ORANGE, { ...PLAIN, opacity: 0.9 });
      print(pen, 48, 34, 30);
    },
  },
  carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'right', draw: crayon }]),
  stance: { glad: { eyes: 'happy' } },
  blanket: ['#4f7fc0', '#ffd9b0'],
  before: (pen, mood) => {
    if (mood === 'calm') thumb(pen, -65, -74);
    if (mood === 'glad') thumb(pen, -83, -186);
    if (mood === 'asleep') {
      print(pen, -30, 2, 20);
      print(pen, 36, -16, -16);
      pen.at(76, -8, 0.9, () => crayon(pen), 66);
    }
  },
});

function thumb(pen: Pen, x: number, y: number): void {
  pen.ellipse(x + 10, y - 2, 7.5, 8.5, ORANGE, { ...FIGURE, ink: 0.6 });
}

function crayon(pen: Pen): void {
  pen.shape(roundedRect(-9, -34, 20, 56, 5), ORANGE, ROUND);
  pen.shape('M-8 -34L-3 -52L5 -52L10 -34Z', '#ffab5e', { ...FIGURE, shade: 0.3 });
  pen.shape(roundedRect(-10, -22, 22, 30, 2), '#ffe0b8', { ...FIGURE, ink: 0.6 });
  pen.line('M-9 -15Q1 -10 11 -15M-9 2Q1 7 11 2', ORANGE, 3);
}

/** Madame Yolk: with her it always turns out noon. */
const yolk = figureOf({
  width: 240,
  height: 330,
  person: {
    skin: SKIN['skin-4'],
    hair: 'bob',
    hairColor: '#2b1d1a',
    build: { wide: 1.06, tall: 1.08, head: 0.78 },
    clothes: { cut: 'robe', top: '#7a4f8f', bottom: '#4a3a5f', shoes: '#3a2a40', trimmings: gown },
    hat: tallHat('#38304a', '#ffd23f'),
    onHead: (pen) => {
      for (const side of SIDES) pen.ellipse(side * 74, 26, 6, 7, '#ffd23f', { ...FIGURE, ink: 0.5 });
      // light gets out below the brim
      pen.line('M-70 -34Q0 -58 70 -34', '#fff2a0', 4.4, { material: 'glow', opacity: 0.8 });
    },
  },
  carries: (mood) =>
    mood === 'asleep'
      ? []
      : [
          {
            hand: 'right',
            draw: (pen) => {
              pen.glow(16, -66, 34, '#ffe36b', 0.8);
              brush(pen, '#ffd23f', 64);
            },
          },
          { hand: 'left', draw: tube },
        ],
  stance: {
    calm: { tilt: -5 },
    glad: {
      left: [
        [-64, -112],
        [-82, -118],
      ],
    },
  },
  blanket: ['#7a4f8f', '#ffe36b'],
});

function gown(pen: Pen): void {
  pen.shape(
    curve([
      [-34, -150],
      [0, -128],
      [34, -150],
      [44, -128],
      [20, -100],
      [0, -96],
      [-20, -100],
      [-44, -128],
    ]),
    '#ffd23f',
    ROUND,
  );
  for (const [x, y] of [
    [-30, -120],
    [0, -110],
    [30, -120],
  ] as const)
    pen.line(`M${x - 4} ${y - 8}L${x} ${y + 6}`, '#d9a520', 2.6);
  pen.line('M-48 -66Q0 -52 48 -66', '#5f3a72', 7);
  for (const [x, y, r] of [
    [-34, -42, 8],
    [10, -46, 6],
    [38, -34, 7],
    [-10, -28, 5],
  ] as const)
    pen.ellipse(x, y, r, r * 0.8, '#ffd23f', PLAIN);
}

function tube(pen: Pen): void {
  pen.shape('M-10 -20L10 -20L13 16L-13 16Z', '#f6f2ea', ROUND);
  pen.shape(roundedRect(-12, -10, 24, 15, 3), '#ffd23f', { ...FIGURE, ink: 0.6 });
  pen.line('M-13 16L13 16', '#c9c2cf', 5);
  pen.shape(roundedRect(-6, -30, 12, 11, 3), '#4a3a5f', FIGURE);
  pen.ellipse(0, -33, 5, 4, '#ffd23f', { ...FIGURE, ink: 0.5 });
}

/** Old Easel: brushes in his beard, paper on his back, a thumb up and one eye shut. */
const easel = figureOf({
  width: 240,
  height: 328,
  person: {
    skin: SKIN['skin-3'],
    hair: 'fringe',
    hairColor: '#ded8de',
    build: ADULT,
    clothes: {
      cut: 'coat',
      top: '#f2ead8',
      bottom: '#6b7f8a',
      shoes: '#7a4f34',
      behind: paper,
      trimmings: (pen) => smock(pen, '#d8605a', ['#5bb8a8', '#4f9bdc', '#e8635a', '#f2b541']),
    },
    hat: beret('#a84f5a'),
    onFace: (pen) => {
      laughLines(pen, '#8a5a3a');
      brushBeard(pen);
    },
  },
  carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'right', draw: thumbUp }]),
  stance: {
    calm: {
      right: [
        [68, -112],
        [84, -132],
      ],
      tilt: -6,
      wink: -1,
    },
    glad: {
      right: [
        [68, -112],
        [84, -132],
      ],
    },
  },
  blanket: ['#a84f5a', '#f2ead8'],
});

/** Between two fingers of the rest of the hand, which the sleeve hides. */
function thumbUp(pen: Pen): void {
  stem(
    pen,
    [
      [-2, 0],
      [-2, -24],
    ],
    13,
    SKIN['skin-3'],
    'skin',
  );
  pen.line('M-7 -24Q-2 -31 3 -24', '#f6dcc0', 3, { opacity: 0.8 });
}

function paper(pen: Pen): void {
  for (const [x, turn, color] of [
    [-44, -14, '#fff8ea'],
    [-16, -5, '#f3e7d0'],
    [16, 5, '#fffdf4'],
    [44, 13, '#f3e7d0'],
  ] as const)
    pen.at(
      x,
      -118,
      1,
      () => {
        pen.shape(roundedRect(-15, -66, 30, 110, 12), color, ROUND);
        pen.ellipse(0, -61, 13, 5.5, mix(color, '#8a6a5a', 0.35), { ...FIGURE, ink: 0.5 });
      },
      turn,
    );
  pen.line('M-62 -128Q0 -116 62 -128', '#8a5a34', 7);
}

function brushBeard(pen: Pen): void {
  const stems = [
    [-44, 74, -24, '#4f9bdc'],
    [-18, 92, -8, '#e8635a'],
    [14, 92, 8, '#f2b541'],
    [42, 76, 22, '#5bb8a8'],
  ] as const;
  for (const [x, y, turn, paint] of stems) pen.at(x, y, 0.62, () => brush(pen, paint, 34), 180 + turn);
  pen.shape(
    curve([
      [-66, 16],
      [-72, 44],
      [-52, 78],
      [-20, 92],
      [0, 100],
      [20, 92],
      [52, 78],
      [72, 44],
      [66, 16],
      [34, 28],
      [0, 22],
      [-34, 28],
    ]),
    '#e9e4ea',
    { ...FIGURE, shade: 0.8, rim: 0.8 },
  );
  for (const [x, y] of [
    [-46, 48],
    [-22, 70],
    [4, 62],
    [28, 72],
    [48, 46],
  ] as const)
    pen.line(`M${x - 4} ${y - 8}Q${x - 1} ${y + 4} ${x + 6} ${y + 6}`, '#b9b0bf', 3, { opacity: 0.7 });
  for (const side of SIDES)
    pen.shape(
      curve([
        [0, 20],
        [side * 22, 17],
        [side * 44, 32],
        [side * 22, 36],
        [side * 2, 30],
      ]),
      '#f6f2f6',
      { ...FIGURE, shade: 0.3 },
    );
  pen.ellipse(-30, 60, 5, 4, '#e8635a', { ...PLAIN, opacity: 0.8 });
  pen.shape(star(30, 56, 5, 5, 0.6), '#4f9bdc', { ...PLAIN, opacity: 0.8 });
}

export const artist: Readonly<Record<string, Figure>> = { smudge, yolk, easel };
