// Pirates. They take nothing: one draws what is there, one knits, one is on watch with her eyes shut.
import { adjust, mix } from '../color.ts';
import { curve, ellipse, num, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import type { Expression } from '../figures/rig/face.ts';
import { map, pencil } from '../figures/rig/held.ts';
import { ADULT, FIGURE, figureOf, laughLines, PLAIN, ROUND, SIDES } from './people.ts';
import { captainsHat, kerchief } from './hats.ts';
import { stem } from '../figures/rig/limbs.ts';

function openCoat(pen: Pen, color: string, trim: string): void {
  for (const side of SIDES) {
    pen.shape(
      `M${side * 29} -151C${side * 48} -118 ${side * 58} -66 ${side * 61} -32L${side * 26} -26L${side * 18} -132Z`,
      color,
      { ...FIGURE, ink: 0.8, shade: 0.6 },
    );
    pen.line(`M${side * 18} -130L${side * 26} -28`, trim, 4);
    for (const y of [-112, -92, -72]) pen.ellipse(side * 30, y, 4, 4, trim, { ...FIGURE, ink: 0.4 });
    pen.shape(`M${side * 29} -151L${side * 10} -118L${side * 40} -118Z`, mix(color, '#ffffff', 0.2), FIGURE);
  }
}

/** Captain Marigold: a blue coat, a wooden spoon, and every map in her hat. */
const marigold = figureOf({
  width: 240,
  height: 330,
  person: {
    skin: SKIN['skin-5'],
    hair: 'curly',
    hairColor: HAIR.auburn,
    build: ADULT,
    iris: '#2f6d8f',
    clothes: {
      cut: 'coat',
      top: '#fff4e2',
      sleeve: '#3f6fb8',
      bottom: '#5a4a6f',
      shoes: '#4a3228',
      boots: true,
      trimmings: captainsCoat,
    },
    hat: captainsHat('#34508f', '#ffd23f'),
    onHead: (pen) => SIDES.forEach((side) => pen.line(ellipse(side * 75, 30, 5.5, 6.5), '#ffd23f', 3)),
  },
  carries: (mood) =>
    mood === 'asleep'
      ? []
      : [
          { hand: 'right', draw: (pen) => pen.at(-2, 0, 1.05, () => pencil(pen)) },
          { hand: 'left', draw: (pen) => pen.at(-2, -2, 0.95, () => map(pen)) },
        ],
  stance: {
    calm: {
      left: [
        [-64, -106],
        [-76, -94],
      ],
      right: [
        [66, -110],
        [82, -118],
      ],
      tilt: -5,
    },
    glad: {
      left: [
        [-70, -124],
        [-78, -146],
      ],
      right: [
        [70, -124],
        [84, -160],
      ],
    },
  },
  blanket: ['#3f6fb8', '#ffe08a'],
  before: (pen, mood) => {
    if (mood === 'asleep')
      for (const x of [80, 100]) {
        pen.shape(roundedRect(x - 9, -38, 18, 42, 7), '#4a3228', ROUND);
        pen.ellipse(x + 2, 6, 12, 8, '#4a3228', FIGURE);
      }
  },
});

function captainsCoat(pen: Pen): void {
  for (const y of [-120, -102, -84]) pen.line(`M-12 ${y}Q0 ${y + 8} 12 ${y}`, '#f0d8c0', 5);
  openCoat(pen, '#3f6fb8', '#ffd23f');
  pen.line('M-55 -62Q0 -48 55 -62', '#6b3f2c', 11);
  pen.shape(roundedRect(-11, -66, 22, 19, 4), '#ffd23f', FIGURE);
  stem(
    pen,
    [
      [30, -44],
      [34, -66],
      [38, -88],
    ],
    5.5,
    '#c9975a',
  );
  pen.ellipse(40, -98, 9, 12, '#d6a86b', { ...FIGURE, shade: 0.4 });
  pen.ellipse(39, -99, 4.6, 7, '#b98a50', PLAIN);
}

const RED = '#d9434e';

/** Old Thimble: he knits until it says what it is. */
const thimble = figureOf({
  width: 240,
  height: 312,
  person: {
    skin: SKIN['skin-2'],
    hair: 'fringe',
    hairColor: '#cfc6bd',
    build: { wide: 1.2, tall: 1.18, head: 0.84 },
    clothes: {
      cut: 'shirt',
      top: '#eef2f6',
      bottom: '#4a5a78',
      shoes: '#5a3a2c',
      sleeve: '#3f5a78',
      boots: true,
      print: { kind: 'stripes', color: '#7f9ac0' },
      trimmings: seaVest,
    },
    hat: kerchief('#2f6f8a'),
    onFace: doormat,
    onHead: (pen, { mouth }) => {
      pen.line(ellipse(-76, 28, 6, 7), '#ffd23f', 3.4);
      // the gold tooth, for biting off the wool
      if (mouth === 'open') pen.shape(roundedRect(2, 27, 7, 7, 2), '#ffd23f', PLAIN);
    },
  },
  carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'both', draw: (pen) => knitting(pen) }]),
  stance: {
    calm: {
      left: [
        [-58, -102],
        [-28, -84],
      ],
      right: [
        [58, -102],
        [28, -84],
      ],
      tilt: 4,
    },
    glad: {
      left: [
        [-58, -102],
        [-28, -84],
      ],
      right: [
        [58, -102],
        [28, -84],
      ],
      tilt: -6,
    },
  },
  blanket: [RED, '#f2848a'],
  behind: (pen, mood) => {
    if (mood !== 'asleep') pen.line('M-34 -46Q-92 -60 -78 -104Q-66 -126 -34 -112', RED, 3.6);
  },
  before: (pen, mood) => {
    if (mood === 'asleep') pen.at(84, -10, 1, () => ballOfWool(pen, '#4f7fc0'));
    else pen.line('M-25 -50Q-36 -64 -44 -56', RED, 3.6);
  },
});

function seaVest(pen: Pen): void {
  for (const side of SIDES)
    pen.shape(
      `M${side * 28} -150C${side * 44} -126 ${side * 52} -84 ${side * 50} -48L${side * 24} -42L${side * 20} -150Z`,
      '#3f5a78',
      { ...FIGURE, ink: 0.7, shade: 0.6 },
    );
  pen.line('M-50 -56Q0 -42 50 -56', '#6b3f2c', 11);
  pen.shape(roundedRect(-10, -60, 20, 17, 4), '#c9a050', FIGURE);
}

/** A beard to wipe one's boots on. */
function doormat(pen: Pen, { mouth }: Expression): void {
  laughLines(pen, '#b0805a');
  const mat = 'M-70 10C-84 30 -86 66 -76 92L76 92C86 66 84 30 70 10C48 30 20 22 0 22C-20 22 -48 30 -70 10Z';
  pen.shape(mat, '#cfc0aa', { ...FIGURE, shade: 0.8, rim: 0.8 });
  for (let x = -72; x <= 72; x += 12) pen.line(`M${x} 90L${num(x * 1.03)} 104`, '#b9a88e', 5);
  for (const y of [50, 66, 82]) pen.line(`M-72 ${y}Q0 ${y + 9} 72 ${y}`, '#b5a48a', 2.6, { opacity: 0.6 });
  for (const side of SIDES)
    pen.shape(
      curve([
        [0, 20],
        [side * 24, 18],
        [side * 46, 34],
        [side * 24, 40],
        [side * 2, 31],
      ]),
      '#ddd0bc',
      { ...FIGURE, shade: 0.3 },
    );
  pen.ellipse(0, 39, 14, mouth === 'open' ? 9 : 6, '#6a3038', PLAIN);
}

/** Red, and wide, and it has neither arms nor legs. */
function knitting(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-44, 4],
        [44, 4],
        [52, 40],
        [46, 74],
        [22, 66],
        [0, 76],
        [-24, 66],
        [-46, 74],
        [-52, 40],
      ],
      true,
      0.12,
    ),
    RED,
    ROUND,
  );
  for (let row = 0; row < 4; row++)
    for (let x = -36 + (row % 2) * 8; x < 44; x += 16)
      pen.line(`M${x - 5} ${18 + row * 14}L${x} ${23 + row * 14}L${x + 5} ${18 + row * 14}`, '#f2848a', 3);
  pen.line('M-58 -16L20 12M58 -16L-20 12', '#e6c79a', 5.4);
  for (const side of SIDES) pen.ellipse(side * 60, -17, 5, 5, '#8a5a34', { ...FIGURE, ink: 0.5 });
}

function ballOfWool(pen: Pen, color: string): void {
  pen.ellipse(0, 0, 21, 20, color, ROUND);
  pen.line('M-16 -6Q0 -20 16 -4M-19 4Q0 -10 18 8M-12 14Q-2 0 12 -14', adjust(color, { lightness: 0.75 }), 2.6);
  pen.line('M16 12Q30 18 34 12', color, 3.4);
}

/** Bosun Bunk: a brass earring, and a hammock over her shoulder, in case. On watch, eyes shut. */
const bunk = figureOf({
  width: 240,
  height: 312,
  person: {
    skin: SKIN['skin-4'],
    hair: 'long',
    hairColor: HAIR['blue-black'],
    build: { wide: 1.1, tall: 1.2, head: 0.84 },
    clothes: {
      cut: 'shirt',
      top: '#fff6e6',
      bottom: '#3f5a8a',
      shoes: '#5a3a2c',
      print: { kind: 'stripes', color: '#4a7fc0' },
      trimmings: sash,
    },
    hat: kerchief('#e8855a'),
    onHead: (pen) => {
      pen.line(ellipse(-75, 31, 8, 9), '#e0ac3f', 4.4);
      pen.line('M-81 28Q-79 24 -76 23', '#fff0b0', 2.4);
    },
  },
  stance: {
    calm: {
      right: [
        [62, -116],
        [36, -132],
      ],
      eyes: 'asleep',
      mouth: 'o',
      tilt: 8,
    },
  },
  blanket: ['#e8d5b0', '#c9a878'],
});

function sash(pen: Pen): void {
  pen.shape('M-50 -66Q0 -52 50 -66L51 -50Q0 -36 -51 -50Z', '#e8855a', { ...FIGURE, shade: 0.4 });
  pen.shape(
    curve(
      [
        [34, -54],
        [48, -52],
        [52, -22],
        [36, -26],
      ],
      true,
      0.12,
    ),
    '#d0703f',
    { ...FIGURE, shade: 0.3 },
  );
  hammock(pen);
}

/** Rolled up, from one shoulder to the other hip, and tied. */
function hammock(pen: Pen): void {
  pen.limb(
    [
      [34, -150],
      [4, -112],
      [-40, -72],
    ],
    30,
    '#f0e0be',
  );
  stem(
    pen,
    [
      [-40, -72],
      [-50, -58],
      [-46, -44],
    ],
    5,
    '#c9a878',
  );
  for (const [x, y] of [
    [24, -140],
    [6, -116],
    [-14, -95],
    [-33, -78],
  ] as const)
    pen.line(`M${x - 11} ${y - 10}Q${x + 4} ${y - 2} ${x + 9} ${y + 13}`, '#b98f5c', 4);
  pen.line('M30 -156Q10 -128 -16 -108', '#fffaf0', 3.4, { opacity: 0.7 });
}

export const pirate: Readonly<Record<string, Figure>> = { marigold, thimble, bunk };
