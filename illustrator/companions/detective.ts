// Detectives: one asks, one creaks, one is dressed as a lamp.
import { adjust, mix } from '../color.ts';
import { curve, num, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import { magnifier } from '../figures/rig/held.ts';
import type { Person } from '../figures/rig/traits.ts';
import { DOWN } from '../figures/rig/poses.ts';
import { ADULT, FIGURE, figureOf, PLAIN, ROUND, SIDES } from './people.ts';
import { feltHat, lampshade } from './hats.ts';

/** @param buttons their color and size */
function trenchCoat(pen: Pen, color: string, buttons: string, size: number): void {
  const dark = adjust(color, { lightness: 0.72 });
  pen.line('M0 -126L0 -30', dark, 3.4);
  for (const y of [-104, -78])
    for (const side of SIDES) pen.ellipse(side * 14, y, size, size, buttons, { ...FIGURE, ink: 0.5 });
  pen.line('M-55 -62Q0 -48 55 -62', dark, 9);
  pen.shape(roundedRect(-10, -64, 20, 17, 4), mix(color, '#ffffff', 0.3), FIGURE);
  for (const side of SIDES) {
    pen.line(`M${side * 24} -46L${side * 44} -50`, dark, 4);
    pen.shape(`M${side * 32} -150L${side * 2} -112L${side * 42} -122Z`, mix(color, '#ffffff', 0.22), FIGURE);
  }
}

/** The collar turned up about the cheeks: drawn on the head. */
function upturnedCollar(pen: Pen, color: string): void {
  for (const side of SIDES) {
    pen.shape(
      curve(
        [
          [side * 14, 84],
          [side * 40, 44],
          [side * 78, 22],
          [side * 92, 56],
          [side * 70, 92],
          [side * 36, 100],
        ],
        true,
        0.13,
      ),
      color,
      ROUND,
    );
    pen.line(`M${side * 76} 28Q${side * 44} 48 ${side * 20} 80`, mix(color, '#ffffff', 0.4), 3, { opacity: 0.6 });
  }
}

/** Inspector Crumb: a question for everybody, spoons too. */
const inspector = figureOf({
  width: 238,
  height: 318,
  person: {
    skin: SKIN['skin-2'],
    hair: 'short',
    hairColor: HAIR.brown,
    build: ADULT,
    clothes: {
      cut: 'coat',
      top: '#b08a5c',
      bottom: '#5a4a5f',
      shoes: '#4a3a3f',
      trimmings: (pen) => trenchCoat(pen, '#b08a5c', '#5a3f2a', 7),
    },
    hat: feltHat('#a98255', '#5a3f52'),
    onFace: (pen) => {
      for (const side of SIDES)
        pen.shape(
          curve([
            [0, 22],
            [side * 12, 20],
            [side * 26, 26],
            [side * 14, 29],
            [side * 2, 27],
          ]),
          '#4a2c1c',
          { ...FIGURE, ink: 0.5 },
        );
    },
    onHead: (pen) => upturnedCollar(pen, '#b08a5c'),
  },
  carries: (mood) =>
    mood === 'asleep' ? [] : [{ hand: 'right', draw: (held) => held.at(0, 0, 1.2, () => magnifier(held)) }],
  stance: { calm: { tilt: -6, mouth: 'o' } },
  blanket: ['#8a6a8f', '#ffe9c0'],
  before: (pen, mood) => {
    if (mood === 'asleep') pen.at(86, -22, 1.1, () => magnifier(pen), 60);
  },
});

/** Mrs. Hush: gray all over, and you never saw her. */
const hush = figureOf({
  width: 238,
  height: 310,
  person: {
    skin: SKIN['skin-5'],
    hair: 'bob',
    hairColor: '#4f4a58',
    build: { wide: 1.06, tall: 1.2, head: 0.84 },
    clothes: {
      cut: 'coat',
      top: '#9a9fae',
      bottom: '#5f6474',
      shoes: '#6b6f80',
      gloves: '#7d8294',
      trimmings: (pen) => trenchCoat(pen, '#9a9fae', '#6b6f80', 4.8),
    },
    hat: feltHat('#8b90a0', '#666b7c', -24),
    onHead: (pen) => upturnedCollar(pen, '#9a9fae'),
  },
  stance: {
    // a finger to her lips
    calm: {
      right: [
        [64, -112],
        [24, -160],
      ],
      mouth: 'calm',
      tilt: 5,
    },
    glad: { tilt: -5 },
  },
  blanket: ['#8289a8', '#dfe4f2'],
  behind: (pen, mood) => {
    if (mood === 'asleep') return;
    // eek
    for (const [x, y] of [
      [-64, -16],
      [-70, -6],
      [66, -18],
      [72, -8],
    ] as const)
      pen.line(`M${x} ${y}L${x + Math.sign(x) * 12} ${y - 4}`, '#ffffff', 3.4, { opacity: 0.6 });
  },
  before: (pen, mood) => {
    if (mood !== 'asleep') return;
    for (const x of [80, 98]) {
      pen.ellipse(x, 2, 10, 15, '#6b6f80', ROUND);
      pen.ellipse(x, -2, 6, 7, '#3f4352', PLAIN);
    }
  },
});

const LAMP: Person = {
  skin: SKIN['skin-3'],
  hair: 'short',
  hairColor: HAIR.black,
  build: { wide: 1, tall: 1.16, head: 0.86 },
  clothes: { cut: 'coat', top: '#a8754a', bottom: '#7a5238', shoes: '#4a3228', boots: true, trimmings: lampStem },
};
const shaded = (lit: boolean): Person => ({
  ...LAMP,
  hat: lampshade(lit),
  onHead: cord,
});

function lampStem(pen: Pen): void {
  pen.line('M0 -138L0 -44', '#e0ac55', 8);
  for (const [y, wide] of [
    [-122, 15],
    [-92, 21],
    [-62, 26],
  ] as const) {
    pen.ellipse(0, y, wide, 8, '#e0ac55', { ...FIGURE, shade: 0.4 });
    pen.line(`M${num(-wide * 0.6)} ${y - 2}Q0 ${y + 3} ${num(wide * 0.6)} ${y - 2}`, '#fff0c0', 2.4, { opacity: 0.7 });
  }
  pen.line('M-58 -40Q0 -26 58 -40', '#8a5a34', 7);
}

function cord(pen: Pen): void {
  pen.line('M76 -4L82 66', '#e0ac55', 3);
  pen.ellipse(82, 74, 7, 9, '#ffd66b', { ...FIGURE, shade: 0.3 });
}

const dark = figureOf({
  width: 238,
  height: 330,
  stands: true,
  person: shaded(false),
  stance: {
    calm: { ...DOWN, tilt: 0, mouth: 'calm' },
    asleep: { ...DOWN, legs: 'stand', tilt: 3, eyes: 'asleep', mouth: 'calm' },
  },
  blanket: null,
});
const bright = figureOf({
  person: shaded(true),
  stance: { glad: { mouth: 'open' } },
  behind: (pen) => pen.glow(0, -236, 190, '#ffe08a', 0.9),
  before: (pen) => pen.glow(0, -150, 130, '#ffe08a', 0.2),
});

/** Mr. Shade: when he is glad, it shows. */
const shade: Figure = {
  ...dark,
  draw: (pen: Pen, mood: FigureMood) => (mood === 'glad' ? bright : dark).draw(pen, mood),
};

export const detective: Readonly<Record<string, Figure>> = { inspector, hush, shade };
