// Whom the stories of the desert are about.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { ellipse, num } from '../path.ts';
import type { Pen } from '../pen.ts';
import { frog } from '../settings/parts/sand.ts';
import { desertHelpers } from './desert-helpers.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { INK } from './rig/face.ts';

const DUST = '#d8a878';

/** A whirlwind with a spoon, a sock and a pillowcase in it; asleep, a ring of soft dust with everything beside it. */
function whirlwind(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    dustRing(pen);
    return;
  }
  const tall = mood === 'calm';
  const bands = tall
    ? ([
        [-6, -10, 20],
        [5, -34, 32],
        [-4, -62, 44],
        [6, -94, 56],
        [-5, -130, 66],
        [5, -168, 76],
        [-2, -206, 82],
      ] as const)
    : ([
        [-3, -10, 30],
        [3, -34, 46],
        [-2, -62, 60],
        [3, -92, 70],
        [0, -124, 76],
      ] as const);
  for (const [i, [x, y, rx]] of bands.entries())
    pen.ellipse(x, y, rx, 15 + rx * 0.16, i % 2 ? DUST : mix(DUST, '#fff0d0', 0.3), { ...PART, rim: 1 });
  const top = bands[bands.length - 1] ?? ([0, -120, 76] as const);
  pen.ellipse(top[0], top[1] - 4, top[2] * 0.76, 12, mix(DUST, '#8a5060', 0.4), BIT);
  let streaks = '';
  for (const [x, y, rx] of bands)
    streaks += `M${num(x - rx * 0.8)} ${y + 7}Q${num(x)} ${num(y + 16 + rx * 0.1)} ${num(x + rx * 0.66)} ${y + 8}`;
  pen.line(streaks, mix(DUST, '#8a5060', 0.4), 3.4, { opacity: 0.6 });
  creatureFace(pen, mood, { x: -4, y: tall ? -128 : -82, apart: 21, mouth: 22, mouthSize: 0.77, calm: 'unsure' });
  if (tall) {
    pen.at(62, -76, 1, () => spoon(pen), 40);
    pen.at(-66, -176, 1, () => pillowcase(pen), -18);
    pen.at(78, -150, 0.9, () => sock(pen), 24);
    pen.line(
      'M-92 -214Q-104 -196 -92 -182M94 -218Q106 -200 96 -186M-44 -10Q-58 -4 -66 -10M40 -8Q54 -2 62 -8',
      mix(DUST, '#ffffff', 0.3),
      4,
      { opacity: 0.8 },
    );
  } else {
    pen.at(72, -4, 0.9, () => pillowcase(pen), 4);
    pen.at(-70, -3, 1, () => spoon(pen), 84);
  }
}

function dustRing(pen: Pen): void {
  pen.ellipse(0, -12, 84, 22, mix(DUST, '#8a5060', 0.25), PART);
  pen.ellipse(-2, -22, 78, 21, DUST, BODY);
  pen.ellipse(0, -34, 62, 17, mix(DUST, '#fff0d0', 0.3), { ...PART, rim: 1 });
  pen.ellipse(0, -38, 40, 8, mix(DUST, '#8a5060', 0.3), BIT);
  pen.line('M-64 -12Q-20 4 30 -4M-54 -28Q-30 -18 -10 -16', mix(DUST, '#8a5060', 0.4), 3.4, { opacity: 0.6 });
  creatureFace(pen, 'asleep', { x: -4, y: -24, apart: 19, size: 0.9, mouth: 14, mouthSize: 0.58, calm: 'unsure' });
  pen.at(74, -2, 0.8, () => pillowcase(pen), 6);
  pen.at(-72, 0, 0.9, () => spoon(pen), 84);
  dreams(pen, 30, -58);
}

function spoon(pen: Pen): void {
  pen.line('M0 -8L0 -44', '#c4cce0', 6);
  pen.ellipse(0, -2, 9, 13, '#dfe6f4', { ...PART, rim: 1 });
}

function pillowcase(pen: Pen): void {
  pen.shape('M-24 -34Q0 -40 24 -34Q20 -16 26 2Q0 -4 -26 2Q-20 -16 -24 -34Z', '#f4f0ff', { ...PART, rim: 1 });
  pen.line('M-20 -28Q0 -33 20 -28', '#8fa8e0', 3.4);
  for (const [x, y] of [
    [-10, -18],
    [8, -20],
    [0, -10],
  ] as const)
    pen.ellipse(x, y, 2.6, 2.6, '#f28fa0', PLAIN);
}

function sock(pen: Pen): void {
  pen.shape('M-9 -34L9 -34L9 -14Q24 -10 22 0Q8 6 -8 2Q-10 -14 -9 -34Z', '#5fb0a0', PART);
  pen.line('M-9 -28L9 -28M-9 -20L9 -20', '#fff3dc', 4);
}

/** The front end of a river, as thin as a ribbon, that does not dare to arrive. */
function river(pen: Pen, mood: FigureMood): void {
  const [water, light] = ['#4fa8d8', '#a8e0f4'];
  const thin = mood === 'calm';
  const bed = thin
    ? 'M120 -44C90 -52 60 -40 70 -26C84 -12 40 -4 -10 -10L-14 -30C30 -24 54 -28 44 -36C30 -54 80 -68 120 -60Q132 -52 120 -44Z'
    : 'M112 -70C90 -74 60 -64 76 -44C100 -16 60 2 -10 2L-20 -44C20 -36 34 -40 26 -50C10 -74 64 -102 112 -96Q136 -84 112 -70Z';
  pen.shape(bed, water, { ...BODY, rim: 1.2 });
  pen.line(
    thin
      ? 'M116 -52Q84 -58 60 -46M60 -20Q34 -14 6 -18'
      : 'M112 -84Q84 -86 60 -74M74 -26Q46 -8 6 -14M52 -54Q50 -64 60 -70',
    light,
    4,
    { opacity: 0.9 },
  );
  const lift = thin ? 0 : 10;
  pen.shape(
    `M-24 0C-74 8 -112 -8 -114 -44C-116 -${82 + lift} -74 -${100 + lift} -46 -${96 + lift}C-14 -${92 + lift} 6 -66 2 -34C0 -12 -8 -2 -24 0Z`,
    water,
    BODY,
  );
  pen.shape(`M-98 -58C-94 -80 -74 -${90 + lift} -54 -${88 + lift}C-70 -82 -84 -70 -86 -54Q-92 -46 -98 -58Z`, light, {
    ...PLAIN,
    opacity: 0.85,
  });
  pen.line('M-96 -12Q-60 4 -20 -8', light, 3.6, { opacity: 0.8 });
  creatureFace(pen, mood, { x: -58, y: -52, apart: 21, mouth: 22, mouthSize: 0.77, calm: 'unsure' });
  if (thin) {
    pen.line('M-124 -60Q-130 -50 -124 -40M-8 -88Q4 -86 8 -76', '#ffffff', 3.6, { opacity: 0.8 });
    pen.shape('M-122 -2C-134 -4 -134 -16 -122 -26C-112 -16 -112 -4 -122 -2Z', water, PART);
    frog(pen, 98, -4, 0.6);
    pen.shape('M88 -32Q98 -44 114 -34Q100 -26 88 -32Z', '#5f9a5a', BIT);
    return;
  }
  frog(pen, 30, -22, 0.66);
  for (const [x, y] of [
    [-40, -118],
    [-76, -112],
    [8, -74],
  ] as const)
    pen.shape(`M${x} ${y}Q${x - 8} ${y + 12} ${x} ${y + 15}Q${x + 8} ${y + 12} ${x} ${y}Z`, light, BIT);
  if (mood === 'asleep') dreams(pen, -10, -118);
}

/** A tortoise of a hundred and four, who slipped. */
function tortoise(pen: Pen, mood: FigureMood): void {
  const [shell, skin] = ['#a5764a', '#9ab07a'];
  const slides = mood === 'glad';
  const tilt = slides ? -12 : 0;
  if (slides) pen.shape('M-124 4C-60 -4 40 -26 106 -70Q126 -60 130 4Z', '#e8b070', { ...PART, rim: 1 });
  if (!slides)
    for (const x of [-48, 58]) {
      pen.shape(`M${x - 20} -34L${x - 24} -4Q${x} 6 ${x + 24} -4L${x + 20} -34Z`, skin, PART);
      for (const toe of [-14, 0, 14]) pen.ellipse(x + toe, -2, 5, 3.4, '#e4ecc8', BIT);
    }
  pen.at(
    0,
    -17,
    0.94,
    () => {
      pen.shape('M92 -26Q116 -24 120 -8Q104 -8 88 -14Z', skin, PART);
      const sunk = mood === 'asleep' ? 18 : 0;
      pen.shape(`M-66 -26C-84 -40 -80 -70 ${-96 + sunk} -92L${-62 + sunk} -104C-50 -80 -40 -60 -40 -34Z`, skin, PART);
      pen.shape('M-84 -22C-88 -98 -40 -142 10 -142C64 -142 104 -98 104 -22Q10 -4 -84 -22Z', shell, {
        ...BODY,
        shade: 1.2,
      });
      pen.line(
        'M-30 -124Q-22 -98 -36 -74L-72 -62M46 -126Q36 -98 54 -74L94 -60M-36 -74Q10 -62 54 -74M-36 -74L-26 -24M54 -74L46 -24M-30 -124Q10 -112 46 -126',
        mix(shell, '#5a3440', 0.5),
        4,
        { opacity: 0.75 },
      );
      for (const [x, y, rx, ry] of [
        [8, -98, 22, 12],
        [8, -46, 22, 13],
        [-56, -44, 10, 9],
        [74, -44, 10, 9],
      ] as const)
        pen.ellipse(x, y, rx, ry, mix(shell, '#f2d49a', 0.4), PLAIN);
      pen.shape('M-90 -26Q10 -2 110 -26Q108 -8 92 -8Q10 12 -72 -8Q-88 -8 -90 -26Z', mix(shell, '#f2d49a', 0.35), PART);
      pen.at(-88 + sunk, -106 + sunk * 1.4, 1, () => tortoiseHead(pen, mood, skin));
      if (slides) for (const x of [-56, 60]) pen.ellipse(x, -12, 14, 8, skin, BIT);
    },
    tilt,
  );
  if (slides) {
    pen.shape('M60 -58Q78 -92 98 -78Q112 -94 122 -76Q132 -62 116 -54Q90 -40 60 -58Z', '#f2cf9a', {
      ...PLAIN,
      opacity: 0.85,
    });
    pen.line('M104 -116L126 -126M108 -100L128 -104', '#fff3dc', 4, { opacity: 0.7 });
  } else if (mood === 'asleep') dreams(pen, -40, -138);
  else pen.line('M-120 0L-108 0M112 2L124 2', '#fff3dc', 3, { opacity: 0.6 });
}

function tortoiseHead(pen: Pen, mood: FigureMood, skin: string): void {
  pen.shape('M-34 6C-40 -24 -22 -42 4 -42C28 -42 40 -24 36 2C32 22 -26 26 -34 6Z', skin, BODY);
  pen.line('M-14 -38Q0 -42 14 -38M22 10Q28 14 30 20', mix(skin, '#4a5a3a', 0.4), 2.6, { opacity: 0.7 });
  // small round glasses for a hundred and four
  const cheeks = { apart: 23, below: 14, size: 0.6 };
  creatureFace(pen, mood, { x: -4, y: -12, apart: 15, size: 0.76, mouth: 17, cheeks, lips: INK, calm: 'unsure' });
  pen.line(
    `${ellipse(-19, -12, 13, 13)}${ellipse(11, -12, 13, 13)}M-6 -14Q-4 -17 -2 -14M24 -14L34 -18`,
    '#6a5a48',
    2.8,
  );
}

/** A lake that is none: silver, with the moon in it upside down, and shy. */
function mirage(pen: Pen, mood: FigureMood): void {
  const [silver, pale] = ['#8fb4dc', '#e4f2ff'];
  const lake =
    mood === 'calm'
      ? 'M-128 -40Q-122 -58 -108 -54Q-100 -72 -82 -66Q-70 -84 -48 -76Q-30 -92 -6 -82Q18 -94 40 -80Q62 -86 74 -70Q96 -72 104 -56Q124 -56 126 -40Q122 -24 106 -26Q94 -10 74 -16Q56 0 32 -8Q10 6 -14 -6Q-40 4 -58 -10Q-80 -4 -90 -20Q-118 -18 -128 -40Z'
      : 'M-130 -42C-126 -74 -60 -88 0 -88C60 -88 126 -74 130 -42C126 -10 60 4 0 4C-60 4 -126 -10 -130 -42Z';
  pen.glow(0, -44, 140, '#cfe8ff', 0.5, 74);
  pen.shape(lake, silver, { ...PART, toward: '#5f88c4', rim: 1.4 });
  pen.clip(lake, () => {
    pen.ellipse(0, -52, 118, 26, pale, { ...PLAIN, opacity: 0.35 });
    pen.glow(66, -40, 48, '#fff6da', 0.8);
    pen.ellipse(66, -40, 26, 18, '#fff4d4', { material: 'glow', ink: 0.5, opacity: mood === 'calm' ? 0.6 : 1 });
    for (const [x, y, r] of [
      [58, -36, 5],
      [74, -44, 6],
    ] as const)
      pen.ellipse(x, y, r, r * 0.7, '#e8cf9a', { ...PLAIN, opacity: 0.7 });
    if (mood !== 'calm') {
      // the road goes on in it, with a bend that nobody has drawn
      pen.shape(
        'M-40 8C-30 -8 20 -10 26 -24C32 -40 -20 -44 -10 -62C-6 -70 10 -74 20 -76L30 -72C14 -66 8 -60 10 -54C24 -40 62 -38 52 -16C44 -4 16 -2 10 8Z',
        '#d8b890',
        { ...PLAIN, opacity: 0.6 },
      );
    }
    pen.line('M-110 -32L-76 -32M-96 -60L-70 -60M30 -16L62 -16M78 -66L100 -66M-30 -12L-8 -12', '#ffffff', 3.4, {
      opacity: 0.7,
    });
  });
  creatureFace(pen, mood, {
    x: -46,
    y: -50,
    apart: 21,
    mouth: 20,
    mouthSize: 0.67,
    cheeks: { color: '#ff9fb0' },
    calm: 'unsure',
  });
  if (mood === 'calm')
    pen.line('M-122 -78Q-132 -68 -126 -60M112 -84Q124 -76 120 -66M-64 -98Q-54 -104 -44 -98', '#ffffff', 3.4, {
      opacity: 0.7,
    });
  else
    for (const [x, y] of [
      [-96, -86],
      [100, -84],
    ] as const)
      pen.line(`M${x - 8} ${y}L${x + 8} ${y}M${x} ${y - 8}L${x} ${y + 8}`, '#ffffff', 3, { opacity: 0.9 });
  if (mood === 'asleep') dreams(pen, 0, -98);
}

/** The smallest there is in the desert. */
function silverAnt(pen: Pen, mood: FigureMood): void {
  const silver = '#b4bcd4';
  for (const side of [-1, 1])
    pen.line(
      `M-4 -16Q${-4 + side * 8} -10 ${-6 + side * 12} 0M6 -16Q${8 + side * 8} -10 ${10 + side * 12} 0`,
      '#8f98bc',
      3.8,
    );
  pen.ellipse(19, -20, 13, 11, silver, PART);
  pen.line('M14 -28Q20 -20 14 -12M22 -29Q28 -20 22 -11', '#7f88a8', 2.4);
  pen.ellipse(3, -18, 8, 7, silver, BIT);
  pen.line('M-18 -38Q-26 -50 -32 -50M-8 -40Q-6 -52 0 -55', '#8f98bc', 3);
  for (const [x, y] of [
    [-32, -50],
    [0, -55],
  ] as const)
    pen.ellipse(x, y, 3.4, 3.4, '#ffd36b', BIT);
  pen.ellipse(-13, -26, 17, 15.5, mix(silver, '#ffffff', 0.25), PART);
  const cheeks = { apart: 12, below: 8, size: 0.4 };
  creatureFace(pen, mood, {
    x: -14,
    y: -28,
    apart: 7.5,
    size: 0.58,
    mouth: 9.5,
    mouthSize: 0.4,
    cheeks,
    calm: 'unsure',
  });
}

export const desertFigures: Readonly<Record<string, Figure>> = {
  whirlwind: { width: 210, height: 236, draw: whirlwind },
  river: { width: 260, height: 140, floats: true, draw: river },
  tortoise: { width: 256, height: 160, draw: tortoise },
  mirage: { width: 260, height: 110, floats: true, draw: mirage },
  ...desertHelpers,
  tiny: { width: 66, height: 58, draw: silverAnt },
};
