// Explorers: one is always sure, one is lived in, one lies down wherever it is nice.
import { mix } from '../color.ts';
import { boundsOf, curve, roundedRect, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from '../figures/figure.ts';
import { SKIN } from '../figures/rig/colors.ts';
import { ADULT, FIGURE, figureOf, laughLines, PLAIN, ROUND, SIDES } from './people.ts';
import { feltHat, sunHat } from './hats.ts';

/** A vest with flaps, over a shirt; a kerchief at the neck. */
function fieldVest(pen: Pen, color: string, kerchief: string): void {
  for (const side of SIDES) {
    pen.shape(
      `M${side * 28} -150C${side * 44} -126 ${side * 52} -84 ${side * 50} -48L${side * 22} -42L${side * 14} -150Z`,
      color,
      { ...FIGURE, ink: 0.7, shade: 0.6 },
    );
    pen.shape(roundedRect(side * 35 - 12, -88, 24, 22, 4), mix(color, '#2a1d3f', 0.12), { ...FIGURE, ink: 0.6 });
    pen.line(`M${side * 35 - 11} -82L${side * 35 + 11} -82`, mix(color, '#ffffff', 0.35), 3);
    pen.ellipse(side * 35, -78, 2.4, 2.4, '#ffe3a0', PLAIN);
  }
  pen.line('M-50 -54Q0 -42 50 -54', '#6b4630', 8);
  pen.shape(roundedRect(-9, -56, 18, 14, 4), '#e0ac55', FIGURE);
  pen.shape('M-28 -150L0 -122L28 -150L14 -157L-14 -157Z', kerchief, { ...FIGURE, shade: 0.3 });
  pen.ellipse(0, -130, 8, 7, kerchief, FIGURE);
}

const pack = (color: string) => (pen: Pen) => {
  pen.shape(roundedRect(-60, -148, 120, 92, 24), color, { ...FIGURE, shade: 0.6 });
  pen.shape(roundedRect(-50, -170, 100, 26, 13), mix(color, '#ffe3a0', 0.5), { ...FIGURE, shade: 0.4 });
  for (const x of [-26, 26]) pen.line(`M${x} -170L${x} -146`, '#6b4630', 5);
};

/** Quill: a net on her hat, a logbook, and jam on her boots. */
const quill = figureOf({
  width: 236,
  height: 330,
  person: {
    skin: SKIN['skin-4'],
    hair: 'braids',
    hairColor: '#2b1d1a',
    trim: '#5bb8a8',
    build: ADULT,
    clothes: {
      cut: 'shirt',
      top: '#f3e6c6',
      bottom: '#a98a5a',
      shoes: '#7a4f34',
      boots: true,
      behind: pack('#c9764a'),
      trimmings: (pen) => fieldVest(pen, '#8f9a5a', '#d8434e'),
    },
    hat: sunHat('#d9b072', '#5bb8a8'),
    onHead: netting,
  },
  carries: (mood) =>
    mood === 'asleep' ? [] : [{ hand: 'left', draw: (held) => held.at(-12, 4, 1.1, () => logbook(held)) }],
  stance: {
    calm: {
      left: [
        [-60, -108],
        [-62, -92],
      ],
      right: [
        [76, -130],
        [92, -170],
      ],
      eyes: 'open',
      tilt: -5,
    },
    glad: {
      left: [
        [-60, -108],
        [-62, -92],
      ],
    },
  },
  blanket: ['#8f9a5a', '#f3e6c6'],
  before: (pen, mood) => {
    if (mood === 'asleep') pen.at(92, -14, 1, () => logbook(pen), 74);
    else
      for (const [x, y] of [
        [-32, -14],
        [26, -18],
        [34, -10],
      ] as const)
        pen.ellipse(x, y, 5, 4, '#e0456a', PLAIN);
  },
});

/** So thin that one can see who is in it. */
function netting(pen: Pen): void {
  const net = curve([
    [-96, -30],
    [-92, 30],
    [-76, 78],
    [0, 92],
    [76, 78],
    [92, 30],
    [96, -30],
    [0, -44],
  ]);
  pen.add(`<path d="${net}" fill="#ffffff" opacity=".07"/>`);
  pen.clip(net, () => {
    for (let x = -180; x < 180; x += 22)
      pen.line(`M${x} -60L${x + 150} 100M${x + 150} -60L${x} 100`, '#ffffff', 1.2, { opacity: 0.26 });
  });
  pen.line('M-92 30Q-84 74 0 92Q84 74 92 30', '#fff6e0', 3, { opacity: 0.6 });
}

function logbook(pen: Pen): void {
  pen.line('M-4 -14Q-26 -30 -10 -44', '#e0c79a', 2.6);
  pen.shape(roundedRect(-20, -16, 38, 48, 5), '#8a4a5a', ROUND);
  pen.shape(roundedRect(-13, -10, 24, 15, 3), '#fff0d0', { ...FIGURE, ink: 0.5 });
  pen.shape(star(-1, -2.5, 7, 4, 0.35), '#d8605a', PLAIN);
  pen.line('M-17 14L16 14M-17 22L16 22', '#6f3846', 2.4);
}

/** Major Bristle: forty glowworms live in his beard, and read at night. */
const bristle = figureOf({
  width: 236,
  height: 328,
  person: {
    skin: SKIN['skin-2'],
    hair: 'fringe',
    hairColor: '#a8693a',
    build: { wide: 1.28, tall: 1.24, head: 0.84 },
    clothes: {
      cut: 'coat',
      top: '#a8905a',
      bottom: '#7a6a4a',
      shoes: '#5a3a2c',
      boots: true,
      behind: pack('#6b7f4a'),
      trimmings: uniform,
    },
    hat: feltHat('#c9a566', '#6b4630'),
    onFace: beard,
  },
  stance: {
    calm: {
      left: [
        [-64, -112],
        [-46, -78],
      ],
      right: [
        [64, -112],
        [46, -78],
      ],
      tilt: 0,
    },
  },
  blanket: ['#8a6a4a', '#ffe08a'],
});

function uniform(pen: Pen): void {
  pen.line('M0 -134L0 -34', '#7f6a3f', 3);
  for (const side of SIDES) {
    pen.shape(roundedRect(side * 27 - 13, -116, 26, 22, 4), '#94804c', { ...FIGURE, ink: 0.6 });
    pen.line(`M${side * 28 - 14} -148L${side * 28 + 14} -142`, '#e0ac55', 7);
  }
  pen.line('M-56 -64Q0 -50 56 -64', '#5a3a2c', 10);
  pen.shape(roundedRect(-11, -68, 22, 18, 4), '#e0ac55', FIGURE);
}

/** Under a mustache, and wider than his collar. The lights go out one by one, but for one. */
function beard(pen: Pen, { eyes }: { eyes: string }): void {
  const bush = curve([
    [-74, 6],
    [-96, 34],
    [-100, 74],
    [-72, 106],
    [-34, 122],
    [0, 116],
    [34, 124],
    [74, 104],
    [100, 72],
    [94, 32],
    [72, 6],
    [46, 26],
    [0, 20],
    [-46, 26],
  ]);
  pen.shape(bush, '#a8693a', { ...FIGURE, shade: 1, rim: 1 });
  for (const [x, y] of [
    [-66, 50],
    [-40, 84],
    [0, 74],
    [42, 88],
    [66, 52],
    [-20, 104],
    [24, 108],
  ] as const)
    pen.line(`M${x - 7} ${y - 7}Q${x - 2} ${y + 7} ${x + 8} ${y + 2}`, '#7f4a28', 3, { opacity: 0.6 });
  for (const side of SIDES)
    pen.shape(
      curve([
        [0, 20],
        [side * 26, 18],
        [side * 50, 34],
        [side * 60, 48],
        [side * 26, 44],
        [side * 2, 32],
      ]),
      '#bb7a48',
      { ...FIGURE, shade: 0.4 },
    );
  pen.ellipse(0, 40, 13, 6, '#5a2f28', PLAIN);
  const lamps = [
    [8, 96],
    [-62, 70],
    [58, 76],
    [-34, 58],
    [-84, 40],
    [34, 64],
    [80, 44],
    [-30, 98],
  ] as const;
  for (const [x, y] of eyes === 'asleep' ? lamps.slice(0, 1) : lamps) {
    pen.glow(x, y, 19, '#e8ff9a', 0.95);
    pen.ellipse(x, y, 4.2, 4.2, '#f8ffc8', { material: 'glow', ink: 0 });
  }
}

/** Commander Teasel: her flag is quilted, for when a place is nice. */
const teasel = figureOf({
  width: 240,
  height: 330,
  person: {
    skin: SKIN['skin-1'],
    hair: 'bob',
    hairColor: '#cfcad6',
    build: { wide: 1.04, tall: 1.14, head: 0.86 },
    freckles: true,
    clothes: {
      cut: 'coat',
      top: '#4f7fa8',
      bottom: '#f3e6c6',
      shoes: '#6b4630',
      boots: true,
      trimmings: jacket,
    },
    hat: feltHat('#efe2c4', '#d8605a'),
    onFace: (pen) => laughLines(pen, '#c08a6a'),
  },
  carries: (mood) => (mood === 'asleep' ? [] : [{ hand: 'right', draw: flagpole }]),
  stance: {
    calm: {
      right: [
        [56, -114],
        [62, -122],
      ],
      tilt: -4,
    },
    glad: {
      right: [
        [56, -114],
        [62, -122],
      ],
    },
  },
  blanket: null,
  before: (pen: Pen, mood: FigureMood) => {
    if (mood === 'asleep')
      quilt(
        pen,
        curve([
          [-96, 6],
          [-92, -40],
          [-62, -86],
          [0, -96],
          [62, -86],
          [92, -40],
          [96, 6],
          [0, 14],
        ]),
        -96,
        2,
      );
  },
});

function jacket(pen: Pen): void {
  pen.line('M0 -130L0 -34', '#365f86', 3);
  for (const y of [-112, -88])
    for (const side of SIDES) pen.ellipse(side * 13, y, 4.6, 4.6, '#ffd66b', { ...FIGURE, ink: 0.5 });
  pen.line('M-55 -62Q0 -48 55 -62', '#6b4630', 9);
  pen.shape(roundedRect(-10, -64, 20, 16, 4), '#ffd66b', FIGURE);
  for (const side of SIDES) pen.shape(`M${side * 30} -150L${side * 2} -114L${side * 40} -126Z`, '#6a97bd', FIGURE);
}

function flagpole(pen: Pen): void {
  pen.line('M2 146L2 -172', '#b97f4a', 7);
  pen.ellipse(2, -174, 8, 8, '#ffd66b', FIGURE);
  quilt(
    pen,
    'M4 -164C28 -164 50 -152 54 -136C60 -104 46 -74 52 -38C40 -24 30 -44 20 -28C14 -24 8 -28 5 -34Z',
    -168,
    0.4,
  );
}

/** Patches with a hem. */
function quilt(pen: Pen, path: string, top: number, scale: number): void {
  const tints = ['#e8855a', '#f2c95d', '#5bb8a8', '#e98bb4'];
  pen.shape(path, '#e8855a', { ...FIGURE, shade: 1, rim: 1 });
  const [left, , right, bottom] = boundsOf(path);
  pen.clip(path, () => {
    const step = 26 + 4 * scale;
    for (let row = 0; row < 7; row++)
      for (let column = -4; column < 4; column++) {
        const [x, y] = [column * step, top + row * step];
        if (x > right || x + step < left || y > bottom) continue;
        pen.shape(roundedRect(x, y, step, step, 3), tints[(row * 3 + column + 8) % 4] ?? '#e8855a', {
          ...FIGURE,
          ink: 0.3,
          opacity: 0.9,
        });
        if ((row + column) % 2) pen.shape(star(x + step / 2, y + step / 2, 6), '#fff6e0', PLAIN);
      }
  });
  pen.line(path, '#fff6e0', 4);
}

export const explorer: Readonly<Record<string, Figure>> = { quill, bristle, teasel };
