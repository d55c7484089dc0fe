// Friends of the hero's age.
import { mix } from '../color.ts';
import { curve, num } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure } from '../figures/figure.ts';
import { HAIR, SKIN } from '../figures/rig/colors.ts';
import type { Expression } from '../figures/rig/face.ts';
import type { Arm } from '../figures/rig/poses.ts';
import { CHILD, FIGURE, figureOf, PLAIN, ROUND, SIDES } from './people.ts';

const WOOL = '#6fa06a';
const WOOL_LIGHT = '#f0d9a0';

/** Sleeves: her brother's sweater goes on far beyond her hands. */
const wren = figureOf({
  width: 226,
  person: {
    skin: SKIN['skin-3'],
    hair: 'bob',
    hairColor: HAIR.chestnut,
    iris: '#3f7d4f',
    freckles: true,
    clothes: {
      cut: 'robe',
      top: WOOL,
      bottom: '#8a7ab8',
      shoes: '#e8855a',
      gloves: WOOL,
      trimmings: sweater,
    },
  },
  carries: (mood) =>
    SIDES.map((side) => ({
      hand: side < 0 ? 'left' : 'right',
      draw: (pen: Pen) => hangingSleeve(pen, side, mood === 'asleep'),
    })),
  stance: {
    calm: {
      left: [
        [-58, -104],
        [-70, -72],
      ],
      right: [
        [58, -104],
        [72, -74],
      ],
      tilt: -5,
    },
    glad: {
      left: [
        [-72, -128],
        [-92, -164],
      ],
      right: [
        [72, -128],
        [92, -164],
      ],
      tilt: 5,
    },
    asleep: {
      left: [
        [-58, -98],
        [-56, -70],
      ],
      right: [
        [58, -98],
        [56, -70],
      ],
    },
  },
  blanket: null,
});

function sweater(pen: Pen): void {
  for (const y of [-112, -80, -48])
    pen.line(`M${num(-34 + y * 0.14)} ${y}Q0 ${y + 10} ${num(34 - y * 0.14)} ${y}`, WOOL_LIGHT, 8);
  pen.line('M-26 -148Q0 -132 26 -148', mix(WOOL, '#ffffff', 0.35), 12);
  pen.line('M-58 -26Q0 -8 58 -26', mix(WOOL, '#2a1d3f', 0.22), 9);
}

/** The rest of a sleeve, with nothing in it. */
function hangingSleeve(pen: Pen, side: number, lying: boolean): void {
  const end: readonly [number, number] = lying ? [side * 34, 40] : [side * 4, 64];
  pen.limb([[0, -4], [side * 7, 26], end], 27, WOOL);
  const [x, y] = end;
  if (!lying) pen.line(`M${side * 7 - 12} 24L${side * 7 + 12} 24`, WOOL_LIGHT, 7, { cap: 'butt' });
  pen.ellipse(x, y + 6, 15, 9, mix(WOOL, '#2a1d3f', 0.25), { ...FIGURE, shade: 0.3 });
}

const OUT: { left: Arm; right: Arm } = {
  left: [
    [-50, -122],
    [-74, -116],
  ],
  right: [
    [50, -122],
    [74, -116],
  ],
};
const ONION = { skin: SKIN['skin-2'], hair: 'fade', hairColor: HAIR.blond, iris: '#2f6d8f' } as const;

/** Onion: seven jackets, and a scarf for underneath. */
const onion = figureOf({
  width: 234,
  height: 310,
  person: {
    ...ONION,
    build: { wide: 1.42, tall: 0.96, head: 0.96 },
    clothes: {
      cut: 'coat',
      top: '#d8605a',
      bottom: '#4f6fa8',
      shoes: '#6b4a8a',
      gloves: '#f2b541',
      trimmings: jackets,
    },
    hat: { brim: -40, draw: bobbleHat },
  },
  stance: {
    calm: { ...OUT, tilt: 0 },
    glad: {
      left: [
        [-52, -128],
        [-74, -136],
      ],
      right: [
        [52, -128],
        [74, -136],
      ],
      tilt: -6,
    },
  },
  asleep: {
    ...ONION,
    build: CHILD,
    clothes: {
      cut: 'shirt',
      top: '#fff6e6',
      bottom: '#9fc0e0',
      shoes: '#f3d9b8',
      print: { kind: 'dots', color: '#9fc0e0' },
    },
  },
  blanket: ['#d8605a', '#ffe3a0'],
  behind: (pen, mood) => {
    if (mood === 'asleep') heap(pen);
  },
});

/** One hem under another, and a collar above a collar. */
function jackets(pen: Pen): void {
  const layers = ['#4f9bb8', '#8cc46c', '#f2b541'];
  layers.forEach((color, at) => {
    const x = 26 - at * 7;
    pen.shape(`M${-x} -150L${-x + 3} -46L${x - 3} -46L${x} -150Z`, color, { ...FIGURE, ink: 0.6, shade: 0.4 });
  });
  pen.line('M0 -128L0 -50', '#a8752f', 2.6);
  for (const y of [-112, -90, -68]) {
    pen.ellipse(5, y, 3.6, 4.6, '#fff6e0', { ...FIGURE, ink: 0.4 });
    pen.ellipse(33, y + 6, 3.6, 4.6, '#8a2f3f', { ...FIGURE, ink: 0.4 });
  }
  for (const y of [-108, -78]) pen.line(`M-50 ${y}Q-40 ${y + 6} -29 ${y + 4}`, '#a83f45', 3, { opacity: 0.6 });
  pen.shape(
    curve([
      [-40, -152],
      [0, -142],
      [40, -152],
      [42, -132],
      [0, -116],
      [-42, -132],
    ]),
    '#7d7be0',
    ROUND,
  );
  pen.line('M-36 -140Q0 -124 36 -140', '#ffd1e6', 5);
  pen.shape(
    curve(
      [
        [18, -132],
        [32, -134],
        [36, -92],
        [20, -90],
      ],
      true,
      0.1,
    ),
    '#7d7be0',
    ROUND,
  );
  pen.line('M20 -104L35 -106M20 -116L34 -118', '#ffd1e6', 5, { cap: 'butt' });
}

function bobbleHat(pen: Pen): void {
  pen.shape('M-76 -30C-80 -78 -44 -100 0 -100C44 -100 80 -78 76 -30C44 -50 -44 -50 -76 -30Z', '#5bb8a8', ROUND);
  pen.line('M-30 -94Q-40 -72 -38 -52M0 -99L0 -56M30 -94Q40 -72 38 -52', '#3f948c', 4, { opacity: 0.6 });
  pen.line('M-76 -32Q0 -68 76 -32', '#ffe08a', 15);
  pen.ellipse(0, -102, 17, 16, '#ffe08a', { ...FIGURE, shade: 0.5 });
}

/** Seven jackets, still warm. */
function heap(pen: Pen): void {
  const pile = [
    [-66, -18, 38, '#4f9bb8'],
    [-78, -36, 34, '#8cc46c'],
    [-64, -54, 32, '#f2b541'],
    [-76, -72, 28, '#d8605a'],
    [-66, -88, 22, '#7d7be0'],
  ] as const;
  for (const [x, y, wide, color] of pile) {
    pen.shape(
      curve([
        [x - wide, y + 14],
        [x - wide * 0.9, y - 6],
        [x, y - 12],
        [x + wide, y - 4],
        [x + wide, y + 16],
        [x, y + 18],
      ]),
      color,
      ROUND,
    );
    pen.line(`M${x - 10} ${y - 8}Q${x} ${y + 2} ${x + 6} ${y + 12}`, mix(color, '#2a1d3f', 0.3), 2.6, { opacity: 0.6 });
  }
}

/** Kettle: two front teeth are out, and every S is a whistle. */
const kettle = figureOf({
  width: 240,
  height: 280,
  person: {
    build: { wide: 0.94, tall: 0.94, head: 0.93 },
    skin: SKIN['skin-5'],
    hair: 'pigtails',
    hairColor: '#2b1d1a',
    trim: '#f2b541',
    clothes: { cut: 'coat', top: '#e0685a', bottom: '#4f5f9a', shoes: '#f2b541', trimmings: highCollar },
    onHead: gap,
  },
  stance: {
    calm: {
      right: [
        [60, -112],
        [14, -168],
      ],
      mouth: 'calm',
      tilt: -4,
    },
    glad: { mouth: 'open' },
    asleep: { mouth: 'o' },
  },
});

function highCollar(pen: Pen): void {
  pen.line('M0 -134L0 -40', '#a83f45', 3, { opacity: 0.7 });
  for (const y of [-110, -82, -56]) pen.ellipse(9, y, 5, 5, '#ffe3a0', { ...FIGURE, ink: 0.4 });
  for (const side of SIDES)
    pen.shape(`M${side * 18} -74L${side * 44} -78L${side * 46} -58L${side * 20} -54Z`, '#c94c55', {
      ...FIGURE,
      ink: 0.6,
    });
  pen.shape(
    curve([
      [-38, -158],
      [0, -146],
      [38, -158],
      [42, -134],
      [0, -120],
      [-42, -134],
    ]),
    '#fff0d8',
    ROUND,
  );
}

/** What is left in front, when she laughs. */
function gap(pen: Pen, { mouth }: Expression): void {
  if (mouth !== 'open') return;
  for (const side of SIDES)
    pen.shape(`M${side * 6} 27L${side * 12} 26L${side * 11} 32L${side * 6} 32Z`, '#fffaf0', PLAIN);
}

export const child: Readonly<Record<string, Figure>> = { wren, onion, kettle };
