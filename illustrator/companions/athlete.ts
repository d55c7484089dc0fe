// Athletes, each of whom can do one thing too well.
import { mix } from '../color.ts';
import { curve, ellipse, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import { ball } from '../figures/rig/held.ts';
import { STANCES } from '../figures/rig/poses.ts';
import { FIGURE, figureOf, PLAIN, ROUND, SIDES } from './people.ts';
import { headband } from './hats.ts';

function trunks(pen: Pen, color: string, stripe: string): void {
  pen.shape(
    curve(
      [
        [-50, -58],
        [0, -48],
        [50, -58],
        [52, -34],
        [5, -30],
        [0, -38],
        [-5, -30],
        [-52, -34],
      ],
      true,
      0.12,
    ),
    color,
    { ...FIGURE, shade: 0.5 },
  );
  for (const side of SIDES) pen.line(`M${side * 46} -54L${side * 48} -36`, stripe, 5);
  pen.line('M-50 -57Q0 -46 50 -57', mix(color, '#ffffff', 0.4), 5);
}

/** Bounce: long and thin, in striped socks, and never quite on the ground. */
const bounce = figureOf({
  width: 222,
  height: 330,
  person: {
    skin: SKIN['skin-6'],
    hair: 'spiky',
    hairColor: '#2b1d1a',
    build: { wide: 0.88, tall: 0.96, head: 0.76, legs: 38 },
    clothes: {
      cut: 'shirt',
      top: '#f2b541',
      bottom: '#3a78b8',
      shoes: '#f6f2ff',
      socks: { leg: '#e8635a', stripe: '#fff6e0' },
      trimmings: (pen) => {
        pen.line('M-38 -120Q0 -106 38 -120', '#fff6e0', 9);
        pen.line('M-24 -148Q0 -132 24 -148', '#d9822f', 7);
        trunks(pen, '#3a78b8', '#ffe9a8');
      },
    },
    hat: headband('#e8635a'),
  },
  stance: {
    calm: {
      ...STANCES.jump,
      left: [
        [-70, -116],
        [-88, -92],
      ],
      right: [
        [70, -116],
        [88, -92],
      ],
      eyes: 'open',
      mouth: 'smile',
    },
    glad: STANCES.jump,
  },
  blanket: ['#3a78b8', '#ffe9a8'],
  behind: (pen, mood) => {
    if (mood === 'asleep') return;
    // how he got there
    for (const [x, y] of [
      [-34, -14],
      [0, -8],
      [34, -14],
    ] as const)
      pen.line(`M${x} ${y}L${x} ${y + 10}`, '#ffffff', 4, { opacity: 0.5 });
    pen.line('M-40 -2Q0 8 40 -2', '#ffffff', 3, { opacity: 0.35 });
  },
});

/** Catchpole: whatever has got snug in her gloves stays there. */
const catchpole = figureOf({
  width: 240,
  height: 282,
  person: {
    skin: SKIN['skin-2'],
    hair: 'pigtails',
    hairColor: HAIR.red,
    trim: '#5bb8a8',
    freckles: true,
    iris: '#3f7d4f',
    build: { wide: 0.94, tall: 0.94, head: 0.93 },
    clothes: {
      cut: 'shirt',
      top: '#5bb8a8',
      bottom: '#2f5f78',
      shoes: '#3a3350',
      socks: { leg: '#2f6f78', stripe: '#ffe08a' },
      gloves: '#f2924a',
      trimmings: (pen) => {
        for (const side of SIDES) pen.line(`M${side * 30} -146L${side * 46} -70`, '#ffe08a', 7);
        pen.line('M-24 -148Q0 -130 24 -148', '#3f948c', 8);
        pen.shape('M0 -122L14 -116C14 -98 8 -90 0 -86C-8 -90 -14 -98 -14 -116Z', '#ffe08a', { ...FIGURE, shade: 0.3 });
        trunks(pen, '#2f5f78', '#ffe08a');
      },
    },
  },
  carries: (mood) =>
    mood === 'asleep'
      ? []
      : [{ hand: 'both' as const, draw: (pen: Pen) => pen.at(-8, 2, 1.36, () => ball(pen, '#fdf8ee')) }],
  stance: {
    calm: {
      left: [
        [-62, -104],
        [-40, -82],
      ],
      right: [
        [62, -104],
        [40, -82],
      ],
      tilt: -4,
    },
    glad: {
      left: [
        [-62, -104],
        [-40, -82],
      ],
      right: [
        [62, -104],
        [40, -82],
      ],
      tilt: 7,
    },
    asleep: {
      left: [
        [-58, -98],
        [-24, -72],
      ],
      right: [
        [58, -98],
        [24, -72],
      ],
    },
  },
  blanket: ['#2f6f78', '#ffe08a'],
  before: (pen, mood) => {
    if (mood === 'asleep') {
      pen.at(-16, -58, 1.05, () => glove(pen), -74);
      pen.at(18, -64, 1.05, () => glove(pen), -100);
    } else for (const side of SIDES) pen.at(side * 42, -76, 1.06, () => glove(pen), side * -50, side > 0);
  },
});

/** As fat as a pillow. */
function glove(pen: Pen): void {
  pen.shape(
    curve([
      [-14, 14],
      [-22, -8],
      [-18, -26],
      [-8, -32],
      [0, -34],
      [9, -32],
      [18, -26],
      [20, -6],
      [14, 14],
    ]),
    '#f2924a',
    ROUND,
  );
  pen.shape(
    curve([
      [14, -2],
      [28, -10],
      [32, 2],
      [20, 14],
      [10, 12],
    ]),
    '#f2924a',
    { ...FIGURE, shade: 0.3 },
  );
  pen.line('M-8 -30L-8 -14M1 -32L1 -14M10 -30L10 -14', '#c96f2f', 3);
  pen.shape(roundedRect(-17, 8, 33, 11, 5), '#fff3d0', { ...FIGURE, ink: 0.6 });
}

/** Laps: his left leg learned on a track. The number is on his back. */
const laps = figureOf({
  width: 216,
  height: 320,
  person: {
    skin: SKIN['skin-4'],
    hair: 'fade',
    hairColor: '#332a44',
    build: { wide: 0.92, tall: 1, head: 0.82, legs: 30 },
    clothes: {
      cut: 'shirt',
      top: '#f6f2ff',
      bottom: SKIN['skin-4'],
      shoes: '#e8635a',
      sleeve: '#7d7be0',
      behind: numberOnBack,
      trimmings: (pen) => {
        pen.shape('M-44 -116L44 -92L46 -76L-46 -102Z', '#7d7be0', { ...FIGURE, ink: 0.6 });
        pen.line('M-24 -148Q0 -130 24 -148', '#7d7be0', 7);
        // the pins that hold what is on his back
        for (const side of SIDES) pen.line(`M${side * 22} -142L${side * 30} -136`, '#9aa6c8', 3.4);
        trunks(pen, '#5e5bc0', '#ffd1e6');
      },
    },
    hat: headband('#ffd66b'),
  },
  stance: {
    calm: {
      ...STANCES.walk,
      left: [
        [-66, -112],
        [-44, -94],
      ],
      right: [
        [66, -112],
        [84, -98],
      ],
      tilt: 5,
    },
    glad: { legs: 'walk' },
  },
  blanket: ['#7d7be0', '#ffd1e6'],
  behind: (pen, mood) => {
    if (mood === 'asleep') return;
    for (const [y, x] of [
      [-170, -86],
      [-128, -96],
      [-84, -90],
    ] as const)
      pen.line(`M${x} ${y}L${x - 18} ${y + 2}`, '#ffffff', 4, { opacity: 0.45 });
    pen.line(ellipse(0, -4, 92, 9), '#ffffff', 3, { opacity: 0.25 });
  },
});

/** A corner of it flutters out behind. */
function numberOnBack(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-36, -142],
        [-70, -136],
        [-84, -118],
        [-74, -92],
        [-40, -86],
      ],
      true,
      0.12,
    ),
    '#fffdf4',
    ROUND,
  );
  pen.line('M-72 -124Q-62 -130 -58 -120Q-56 -112 -66 -108Q-54 -106 -56 -98', '#e8635a', 5);
  pen.ellipse(-76, -128, 2.4, 2.4, '#9aa6c8', PLAIN);
}

export const athlete: Readonly<Record<string, Figure>> = { bounce, catchpole, laps };
