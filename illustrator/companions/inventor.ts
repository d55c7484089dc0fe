// Inventors, and what their inventions do instead.
import { adjust, mix } from '../color.ts';
import { curve, num, polygon, roundedRect, star, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import { pencil } from '../figures/rig/held.ts';
import { ADULT, CHILD, FIGURE, figureOf, laughLines, PLAIN, ROUND, SIDES } from './people.ts';
import { earFlaps } from './hats.ts';

/** Cog: a pencil in her hair, and a machine that shines. */
const cog = figureOf({
  width: 240,
  height: 306,
  person: {
    skin: SKIN['skin-5'],
    hair: 'curly',
    hairColor: '#332a44',
    build: CHILD,
    iris: '#3f7d4f',
    clothes: {
      cut: 'shirt',
      top: '#f2c95d',
      bottom: '#5b6f9a',
      shoes: '#8a5a3a',
      print: { kind: 'stripes', color: '#fff3c9' },
      trimmings: apron,
    },
    hat: { draw: goggles },
    onHead: (pen) => pen.at(58, -70, 1, () => pencil(pen, '#e8635a'), 38),
  },
  carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'right', draw: soupCooler }]),
  stance: { glad: { mouth: 'open' } },
  behind: (pen, mood) => {
    if (mood === 'asleep') pen.at(-88, -30, 0.9, () => tickingBag(pen));
    else pen.at(-60, -58, 0.8, () => tickingBag(pen));
  },
});

function apron(pen: Pen): void {
  pen.shape('M-30 -118L30 -118L42 -44C20 -36 -20 -36 -42 -44Z', '#8a6242', { ...FIGURE, shade: 0.6 });
  pen.line('M-30 -118L-22 -150M30 -118L22 -150', '#6b4630', 6);
  pen.shape(roundedRect(-22, -76, 44, 28, 5), '#7a5438', { ...FIGURE, ink: 0.7 });
  pen.shape(star(0, -96, 15, 8, 0.72), '#ffd166', FIGURE);
  pen.ellipse(0, -96, 5, 5, '#8a6242', FIGURE);
  pen.line('M-12 -76L-14 -92M-4 -76L-4 -88', '#c3cddd', 5);
}

function goggles(pen: Pen): void {
  pen.line('M-78 -34Q0 -64 78 -34', '#6b4630', 13);
  for (const side of SIDES) {
    pen.ellipse(side * 28, -54, 26, 24, '#b98a4a', { ...FIGURE, shade: 0.4 });
    pen.ellipse(side * 28, -54, 18, 16, '#9fe3ee', FIGURE);
    pen.ellipse(side * 28 - 6, -59, 5, 5, '#ffffff', { ...PLAIN, opacity: 0.8 });
  }
}

/** Three springs and a spoon. It does nothing at all but shine. */
function soupCooler(pen: Pen): void {
  pen.glow(2, -26, 84, '#ffe08a', 0.9);
  pen.shape(roundedRect(-24, -30, 50, 36, 9), '#ffdf7a', { material: 'glow' });
  for (const x of [-14, 1, 16]) pen.line(`M${x - 4} -31L${x + 5} -36L${x - 4} -41L${x + 4} -46`, '#b98a4a', 3);
  pen.line('M4 -48L16 -84', '#c3cddd', 5);
  pen.ellipse(19, -92, 9, 12, '#dfe6f0', { ...FIGURE, shade: 0.3 });
  for (const x of [-10, 4, 16]) pen.ellipse(x, -12, 4, 4, '#fff8d8', { material: 'glow', ink: 0.5 });
  for (const [x, y, r] of [
    [-30, -58, 7],
    [38, -50, 8],
    [34, -6, 5],
  ] as const)
    pen.shape(star(x, y, r, 4, 0.3), '#fff6c8', { material: 'glow', ink: 0 });
}

function tickingBag(pen: Pen): void {
  pen.line('M-20 -24Q0 -62 26 -66', '#6b4630', 6);
  pen.shape(roundedRect(-32, -26, 60, 48, 11), '#b5673f', ROUND);
  pen.shape('M-32 -18Q-2 4 28 -18L28 -26L-32 -26Z', '#9a5233', { ...FIGURE, shade: 0.3 });
  pen.ellipse(-3, 4, 13, 13, '#fff6e0', { ...FIGURE, shade: 0.3 });
  pen.line('M-3 4L-3 -5M-3 4L4 6', '#4a3a5f', 2.6);
}

/** Professor Hinge: nothing that he folds knows when to stop. */
const hinge = figureOf({
  width: 240,
  height: 316,
  person: {
    skin: SKIN['skin-1'],
    hair: 'fringe',
    hairColor: '#e6dfe6',
    glasses: true,
    build: { wide: 1, tall: 1.14, head: 0.82, legs: 20 },
    clothes: { cut: 'shirt', top: '#eef0f6', bottom: '#5f6a86', shoes: '#5a3a2c', trimmings: pockets },
    onFace: (pen) => {
      laughLines(pen, '#c08a6a');
      for (const side of SIDES) pen.line(`M${side * 18} -20Q${side * 30} -30 ${side * 42} -18`, '#e6dfe6', 7);
    },
    onHead: tufts,
  },
  carries: (mood) =>
    mood === 'asleep' ? [] : [{ hand: 'right', draw: (held) => held.at(-4, 0, 0.96, () => umbrellas(held)) }],
  stance: {
    asleep: {
      left: [
        [-52, -94],
        [-14, -74],
      ],
      right: [
        [52, -94],
        [14, -74],
      ],
    },
  },
  blanket: ['#6f9a8a', '#fff0c9'],
  before: (pen, mood) => {
    if (mood === 'asleep') pen.at(88, -34, 1, () => foldedBed(pen));
  },
});

function pockets(pen: Pen): void {
  const vest = '#a8743f';
  for (const side of SIDES) {
    pen.shape(
      `M${side * 28} -150C${side * 44} -126 ${side * 52} -84 ${side * 50} -46L${side * 6} -40L${side * 6} -112Z`,
      vest,
      { ...FIGURE, ink: 0.7, shade: 0.6 },
    );
    for (const [x, y] of [
      [20, -112],
      [36, -92],
      [17, -82],
      [36, -66],
      [17, -56],
    ] as const) {
      pen.shape(roundedRect(side * x - 8.5, y - 8, 17, 15, 3), mix(vest, '#ffe3a0', 0.25), { ...FIGURE, ink: 0.6 });
      pen.line(`M${side * x - 7} ${y - 5}L${side * x + 7} ${y - 5}`, '#7a4f2c', 2.2);
    }
  }
  // what looks out of them, folded
  pen.line('M-22 -118L-26 -134L-16 -132', '#6fa8d8', 4.4);
  pen.line('M36 -100L44 -112L34 -114', '#d8605a', 4.4);
  pen.shape('M-3 -138L-19 -147L-19 -129ZM3 -138L19 -147L19 -129Z', '#5bb8a8', FIGURE);
  pen.ellipse(0, -138, 5, 5.4, '#3f948c', FIGURE);
}

function tufts(pen: Pen): void {
  for (const side of SIDES)
    pen.shape(
      curve([
        [side * 62, -20],
        [side * 84, -42],
        [side * 104, -36],
        [side * 94, -18],
        [side * 106, -4],
        [side * 86, 6],
        [side * 70, 10],
      ]),
      '#f2edf2',
      { ...FIGURE, shade: 0.5 },
    );
  pen.shape(
    curve([
      [-8, -68],
      [-10, -92],
      [2, -84],
      [8, -98],
      [12, -68],
    ]),
    '#f2edf2',
    FIGURE,
  );
}

/** One, and on its tip the next. */
function umbrellas(pen: Pen): void {
  pen.line('M2 20L2 -104', '#6b4630', 4.4);
  pen.line('M2 20Q4 32 12 26', '#6b4630', 4.4);
  for (const [y, wide, color] of [
    [-34, 38, '#e8635a'],
    [-70, 29, '#f2b541'],
    [-100, 20, '#5bb8a8'],
  ] as const) {
    const at = (across: number, up: number) => `${num(2 + wide * across)} ${num(y - up)}`;
    pen.shape(
      `M${at(-1, 0)}Q${at(-1, wide * 0.8)} ${at(0, wide * 0.86)}Q${at(1, wide * 0.8)} ${at(1, 0)}` +
        `Q${at(0.66, 7)} ${at(0.34, 0)}Q${at(0, 7)} ${at(-0.34, 0)}Q${at(-0.66, 7)} ${at(-1, 0)}Z`,
      color,
      ROUND,
    );
    const rib = (side: number) => `M${at(0, wide * 0.84)}Q${at(side * 0.3, wide * 0.5)} ${at(side * 0.34, 2)}`;
    pen.line(rib(-1) + rib(1), adjust(color, { lightness: 0.8 }), 2.4);
  }
}

function foldedBed(pen: Pen): void {
  const zigzag: Point[] = [
    [-20, 32],
    [20, 32],
    [-18, 20],
    [18, 12],
    [-18, 4],
    [18, -4],
    [-18, -12],
  ];
  pen.line(polygon(zigzag, false), '#8a5a34', 6);
  pen.shape(roundedRect(-24, -24, 48, 12, 5), '#fff6ea', ROUND);
  pen.line('M0 -26L0 34', '#d8605a', 4);
}

/** Doctor Muffle: ear flaps, and a box that takes the noise in. */
const muffle = figureOf({
  width: 240,
  height: 318,
  person: {
    skin: SKIN['skin-3'],
    hair: 'long',
    hairColor: HAIR.black,
    build: ADULT,
    clothes: { cut: 'coat', top: '#f3f1ee', bottom: '#8a7fa8', shoes: '#b59ad0', trimmings: labCoat },
    hat: earFlaps('#8a6fb0', '#fff3e0'),
  },
  carries: (mood) =>
    mood === 'asleep'
      ? []
      : [{ hand: 'both', draw: (held) => held.at(0, -2, 1, () => noiseBox(held, mood === 'glad')) }],
  stance: {
    calm: {
      left: [
        [-58, -104],
        [-34, -84],
      ],
      right: [
        [58, -104],
        [34, -84],
      ],
      mouth: 'calm',
      tilt: -6,
    },
    glad: {
      left: [
        [-58, -104],
        [-34, -84],
      ],
      right: [
        [58, -104],
        [34, -84],
      ],
      mouth: 'smile',
      tilt: 6,
    },
  },
  blanket: ['#8a6fb0', '#ffe9c8'],
  before: (pen, mood) => {
    if (mood === 'asleep') pen.at(74, -34, 0.9, () => noiseBox(pen, true));
  },
});

function labCoat(pen: Pen): void {
  for (const side of SIDES) pen.shape(`M${side * 30} -150L${side * 2} -112L${side * 40} -122Z`, '#ffffff', FIGURE);
  pen.shape('M-14 -152L0 -116L14 -152Z', '#b59ad0', { ...FIGURE, ink: 0.6 });
  pen.line('M0 -114L0 -34', '#c9c2cf', 3);
  for (const side of SIDES) pen.line(`M${side * 22} -56L${side * 42} -58`, '#c9c2cf', 4);
}

/** With a belt around it. @param leaking a note comes out at a corner */
function noiseBox(pen: Pen, leaking: boolean): void {
  pen.shape(roundedRect(-40, -22, 80, 58, 9), '#6f8fc0', ROUND);
  pen.shape(roundedRect(-44, -32, 88, 18, 7), '#86a6d4', ROUND);
  pen.line('M-16 -32L-16 36', '#8a5a34', 9, { cap: 'butt' });
  pen.shape(roundedRect(-24, -2, 17, 14, 3), '#ffd66b', FIGURE);
  pen.line('M8 2Q16 -6 24 2Q32 10 34 0M8 16Q16 8 24 16Q32 24 34 14', '#dfe9fb', 3.4);
  for (const x of [-34, 34]) pen.ellipse(x, 29, 3, 3, '#dfe9fb', PLAIN);
  if (!leaking) return;
  pen.line('M38 -42L38 -62L52 -66L52 -48', '#ffe08a', 3.4);
  for (const [x, y] of [
    [33, -41],
    [47, -47],
  ] as const)
    pen.ellipse(x, y, 5.6, 4.4, '#ffe08a', { ...FIGURE, ink: 0.5 });
}

export const inventor: Readonly<Record<string, Figure>> = { cog, hinge, muffle };
