// The neighbors of the forest: the vole in nutshells, the mole under his ceiling, the earthworm, the caterpillar who flew.
import { curve, ellipse, num, polygon, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { BODY, LIMB, MARK } from './parts/finishes.ts';
import { frond, scaled } from './parts/neighbor-parts.ts';

const EARTH = '#8a6248';

/** Half a nutshell over each ear, and she walks backward. */
function vole(pen: Pen, mood: FigureMood): void {
  const [fur, pale, pink] = ['#b08466', '#f6e2c8', '#f2b0a8'];
  pen.line('M34 -14Q62 -4 70 -26', pink, 6);
  if (mood === 'calm')
    for (const [x, y] of [
      [60, -4],
      [76, -2],
    ] as const)
      pen.ellipse(x, y, 8, 4, '#e8dcc8', { ...MARK, opacity: 0.7 });
  for (const x of [-22, 22]) pen.ellipse(x, -7, 19, 8, pink, LIMB);
  pen.shape(
    curve([
      [-46, -34],
      [-40, -74],
      [0, -88],
      [40, -74],
      [48, -34],
      [26, -9],
      [-26, -9],
    ]),
    fur,
    { ...BODY, shade: 1 },
  );
  pen.ellipse(-5, -36, 27, 25, pale, { ...MARK, shade: 0.3 });
  if (mood !== 'calm')
    for (const s of [-1, 1]) {
      pen.ellipse(s * 44 - 4, -124, 15, 16, fur, LIMB);
      pen.ellipse(s * 44 - 4, -122, 9, 10, pink, MARK);
    }
  pen.ellipse(-4, -98, 54, 44, fur, { ...BODY, shade: 0.9 });
  pen.ellipse(-10, -82, 30, 20, pale, MARK);
  creatureFace(pen, mood, { x: -10, y: -102, apart: 21, size: 0.86 });
  pen.ellipse(-10, -88, 7, 5, '#c8506a', { material: 'figure', ink: 0.4 });
  pen.line(mood === 'calm' ? 'M-16 -76Q-10 -80 -4 -76' : 'M-20 -80Q-15 -74 -10 -80Q-5 -74 0 -80', '#6a3440', 2.8);
  if (mood === 'calm') {
    for (const s of [-1, 1]) {
      pen.limb(
        [
          [s * 38, -60],
          [s * 60, -70],
          [s * 58 - 2, -92],
        ],
        13,
        fur,
      );
      halfNut(pen, s * 53 - 4, -108, s * 16);
    }
    return;
  }
  for (const s of [-1, 1])
    pen.limb(
      [
        [s * 38 - 3, -64],
        [s * 36 - 4, -46],
        [s * 16 - 6, -44],
      ],
      13,
      fur,
    );
  nut(pen, -6, -40);
  if (mood === 'asleep') dreams(pen, 52, -106);
}

function halfNut(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.ellipse(0, 0, 20, 25, '#d9a050', { ...BODY, shade: 0.6 });
      pen.line('M-2 -22Q7 0 -2 22M-11 -15Q-5 -2 -12 12M9 -15Q13 -2 7 14', '#9a6428', 2.6);
    },
    turn,
  );
}
function nut(pen: Pen, x: number, y: number): void {
  pen.ellipse(x, y, 21, 19, '#d9a050', { ...BODY, shade: 0.6 });
  pen.line(
    `M${x - 21} ${y}Q${x} ${y + 5} ${x + 21} ${y}M${x - 9} ${y - 13}Q${x - 2} ${y - 8} ${x - 6} ${y - 2}M${x + 8} ${y - 12}Q${x + 5} ${y - 6} ${x + 10} ${y - 2}`,
    '#9a6428',
    2.6,
  );
}

/** In his low doorway, sweeping out what falls on his head. */
function mole(pen: Pen, mood: FigureMood): void {
  const [fur, pink] = ['#6a6690', '#f2a8a0'];
  pen.shape(
    curve(
      [
        [-86, 0],
        [-78, -74],
        [-40, -142],
        [14, -156],
        [64, -124],
        [86, -52],
        [86, 0],
      ],
      true,
      0.13,
    ),
    EARTH,
    { ...BODY, shade: 1 },
  );
  pen.shape('M-62 0L-62 -66C-60 -128 54 -128 58 -66L58 0Z', '#3a2838', { material: 'figure' });
  pen.line('M-62 -4L-62 -66C-60 -128 54 -128 58 -66L58 -4', '#c99a68', 7);
  for (const [x, y, length] of [
    [-54, -136, 40],
    [20, -150, 42],
    [60, -124, 34],
  ] as const)
    for (const turn of [-130, -90, -50]) frond(pen, x, y, length * 0.6, turn, '#6fb07a');
  if (mood !== 'calm') {
    pen.line('M20 -110Q28 -96 18 -86Q12 -78 20 -70', '#e0c09a', 6);
    pen.line('M46 -2L46 -60M46 -58L34 -84M46 -58L56 -82', '#b5804a', 9);
  }
  for (const x of [-26, 14]) pen.ellipse(x - 4, -6, 16, 8, pink, LIMB);
  pen.shape(
    curve([
      [-50, -20],
      [-46, -70],
      [-10, -100],
      [26, -72],
      [34, -20],
      [-8, -6],
    ]),
    fur,
    { ...BODY, shade: 0.9 },
  );
  pen.ellipse(-10, -26, 24, 18, '#8f8ab4', MARK);
  creatureFace(pen, mood, { x: -12, y: -72, apart: 18, size: 0.72 });
  pen.shape(
    curve([
      [-30, -58],
      [-14, -66],
      [0, -56],
      [-8, -44],
      [-26, -44],
    ]),
    pink,
    LIMB,
  );
  pen.ellipse(-22, -57, 7, 5, '#e0607a', { material: 'figure', ink: 0.4 });
  if (mood === 'calm') {
    pen.shape(
      curve([
        [-38, -94],
        [-12, -114],
        [14, -94],
        [-10, -88],
      ]),
      '#a87850',
      LIMB,
    );
    for (const [x, y, r] of [
      [-34, -112, 5],
      [22, -104, 4],
      [-52, -40, 5],
      [34, -50, 4],
    ] as const)
      pen.ellipse(x, y, r, r, '#a87850', LIMB);
    feather(pen, -66, -14, -64, 0.9);
    pen.limb(
      [
        [-38, -46],
        [-54, -40],
        [-58, -30],
      ],
      13,
      fur,
    );
    pen.ellipse(-57, -28, 12, 11, pink, LIMB);
    pen.ellipse(30, -34, 12, 12, pink, LIMB);
    return;
  }
  feather(pen, -70, -62, 58, 0.85);
  if (mood === 'glad') {
    pen.limb(
      [
        [22, -48],
        [40, -56],
        [38, -78],
      ],
      13,
      fur,
    );
    pen.ellipse(37, -82, 11, 11, pink, LIMB);
    pen.line('M36 -90L33 -103', pink, 6);
    pen.ellipse(-44, -36, 12, 12, pink, LIMB);
  } else {
    for (const x of [-34, 14]) pen.ellipse(x, -30, 13, 11, pink, LIMB);
    dreams(pen, 46, -138);
  }
}

function feather(pen: Pen, x: number, y: number, turn: number, scale: number): void {
  pen.at(
    x,
    y,
    scale,
    () => {
      pen.shape(
        curve(
          [
            [-16, 0],
            [-12, -28],
            [22, -36],
            [52, -16],
            [58, 0],
            [40, 12],
            [10, 12],
          ],
          true,
          0.15,
        ),
        '#fbf6ff',
        { ...BODY, shade: 0.5 },
      );
      pen.line('M-22 4Q20 -4 72 -4', '#b0a4cc', 3.4);
      pen.line('M4 -4L-4 -22M22 -5L20 -28M4 2L-2 9', '#d0c8e4', 2.4);
    },
    turn,
  );
}

const WORM = '#f08a98';

/** It comes up at every drop, under a leaf, and is dry to creaking. */
function earthworm(pen: Pen, mood: FigureMood): void {
  const [deep, headX, headY] = mood === 'asleep' ? [1, -8, -54] : mood === 'glad' ? [0.6, -10, -92] : [0, -14, -112];
  if (mood === 'calm') umbrella(pen, -8, -152, 0);
  if (mood === 'glad') {
    umbrella(pen, 50, -74, 74);
    for (const [x, y] of [
      [-52, -140],
      [-26, -160],
      [14, -156],
      [40, -136],
      [-60, -104],
    ] as const)
      pen.shape(`M${x} ${y - 9}Q${x + 7} ${y} ${x} ${y + 5}Q${x - 7} ${y} ${x} ${y - 9}Z`, '#bfe8ff', {
        material: 'glow',
        ink: 0.5,
      });
  }
  pen.ellipse(8, -10, 62, 14, EARTH, { ...BODY, shade: 0.4 });
  pen.ellipse(8, -13, 34, 8, '#4a3040', MARK);
  if (deep < 0.8) {
    const body: readonly Point[] =
      mood === 'calm'
        ? [
            [10, -14],
            [30, -38],
            [8, -66],
            [-12, -90],
            [headX, headY],
          ]
        : [
            [8, -14],
            [16, -40],
            [0, -66],
            [headX, headY],
          ];
    pen.limb(body, 38, WORM);
    for (const [x, y, s] of mood === 'calm'
      ? ([
          [20, -32, 1],
          [18, -56, -1],
          [0, -76, -1],
        ] as const)
      : ([
          [12, -32, 1],
          [8, -54, -1],
        ] as const))
      pen.line(`M${x - 17} ${y - 4 * s}Q${x} ${y + 6} ${x + 17} ${y + 4 * s}`, '#c85a74', 2.8, { opacity: 0.7 });
    pen.line(mood === 'calm' ? 'M-4 -70Q12 -62 24 -60Q8 -56 -2 -62' : 'M-8 -62Q6 -54 20 -58', '#ffc4bc', 9, {
      opacity: 0.7,
    });
  } else
    pen.limb(
      [
        [4, -16],
        [headX, headY],
      ],
      38,
      WORM,
    );
  pen.ellipse(headX, headY, 35, 31, WORM, { ...BODY, shade: 0.8 });
  creatureFace(pen, mood, { x: headX - 5, y: headY - 4, apart: 15, size: 0.72, mouth: 14 });
  if (mood === 'calm') {
    pen.limb(
      [
        [38, -12],
        [56, -40],
        [44, -76],
        [16, -96],
        [16, -108],
      ],
      13,
      WORM,
    );
    pen.line('M36 -118L44 -126M40 -102L52 -104', '#fff0c0', 3.4, { material: 'glow', opacity: 0.8 });
  }
  const front = 'M-54 -10C-40 -2 -24 -8 8 -5C40 -8 56 -2 70 -10C66 6 -48 6 -54 -10Z';
  pen.shape(front, EARTH, { ...LIMB, shade: 0.2 });
  if (mood === 'asleep') {
    pen.at(14, -8, 0.8, () => leafCanopy(pen), 6);
    dreams(pen, 34, -100);
  }
}

/** @param x,y the middle of its underside */
function umbrella(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.line('M4 0Q20 24 24 46', '#5a8f4a', 6);
      leafCanopy(pen);
    },
    turn,
  );
}
function leafCanopy(pen: Pen): void {
  pen.shape(
    'M-58 8C-52 -26 -14 -40 12 -34C40 -32 58 -14 66 10C44 2 34 4 24 10C10 2 -6 2 -18 10C-30 2 -44 2 -58 8Z',
    '#7cc05a',
    { ...BODY, shade: 0.8 },
  );
  pen.line('M10 -33Q2 -14 4 4M10 -32Q-20 -22 -36 -2M12 -32Q36 -20 46 0', '#4f8f3f', 3);
}

/** On her back in the moss, with all sixteen feet in the air. */
function caterpillar(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    rolledFern(pen);
    return;
  }
  const upset = mood === 'calm';
  if (upset) {
    pen.line('M70 -4C88 -70 64 -128 20 -130', '#4f8f3f', 6);
    for (let i = 0; i < 7; i++) {
      const t = i / 6;
      const [x, y] = [79 - 59 * t * t, -34 - 96 * t];
      frond(pen, x, y, 34 - i * 2, 190 - i * 10, '#6fb85a');
      frond(pen, x, y, 26 - i * 2, 300 + i * 8, '#5aa04f');
    }
    for (const [x, r] of [
      [-66, 20],
      [-34, 24],
      [4, 26],
      [42, 24],
      [70, 16],
    ] as const)
      pen.ellipse(x, -6, r, 13, '#6a9a4a', { ...BODY, shade: 0.5 });
  } else {
    pen.shape(
      curve(
        [
          [-88, -6],
          [-40, -14],
          [40, -14],
          [70, -24],
          [78, -50],
          [58, -58],
          [50, -42],
          [62, -38],
          [84, -54],
          [88, -20],
          [60, -2],
        ],
        true,
        0.14,
      ),
      '#5aa04f',
      { ...BODY, shade: 0.5 },
    );
    for (let x = -80; x < 60; x += 20) frond(pen, x, -8, 28, 24, '#7cc05a');
  }
  const y = upset ? -34 : -36;
  const joints: readonly Point[] = [
    [64, y + 2],
    [44, y - 4],
    [22, y - 5],
    [0, y - 5],
    [-22, y - 3],
  ];
  for (const [x, at] of joints)
    for (const dx of [-6, 7]) {
      const [from, to] = upset ? [at - 12, at - 36 + Math.abs(dx)] : [at + 12, at + 27];
      pen.line(`M${x + dx} ${num(from)}L${num(x + dx * 1.6)} ${num(to)}`, '#f2a05a', 6);
      pen.ellipse(x + dx * 1.6, to, 5, 5, '#e8635a', { ...LIMB, shade: 0.2 });
    }
  joints.forEach(([x, at], i) => {
    pen.ellipse(x, at, i ? 20 : 15, i ? 21 : 16, i % 2 ? '#c8e070' : '#a4cc58', { ...BODY, shade: 0.7 });
    pen.ellipse(x + 2, at - (upset ? -7 : 7), 5, 5, '#f2c541', MARK);
  });
  pen.at(
    -50,
    upset ? -42 : -52,
    1,
    () => {
      pen.line('M-12 -28Q-20 -44 -32 -42M10 -28Q14 -46 26 -44', '#5a7a34', 4);
      for (const x of [-33, 27]) pen.ellipse(x, -43, 6, 6, '#e8635a', { ...LIMB, shade: 0.2 });
      pen.ellipse(0, 0, 34, 32, '#c8e070', { ...BODY, shade: 0.8 });
      creatureFace(pen, mood, { x: -4, y: -3, apart: 15, size: 0.74, mouth: 15 });
    },
    upset ? -32 : 0,
  );
}

/** Her spare bed, rolled up with her inside. */
function rolledFern(pen: Pen): void {
  pen.line('M84 -4Q30 4 -8 -4', '#4f8f3f', 9);
  for (const x of [30, 48, 66]) frond(pen, x, -4, 26, -40, '#7cc05a');
  for (let i = 0; i < 11; i++) {
    const angle = 100 + i * 27;
    const [x, y] = [-8 + Math.cos((angle * Math.PI) / 180) * 50, -58 + Math.sin((angle * Math.PI) / 180) * 48];
    frond(pen, x, y, 24, angle + 35, i % 2 ? '#7cc05a' : '#5aa04f');
  }
  pen.ellipse(-8, -58, 55, 53, '#5aa04f', { ...BODY, shade: 0.9 });
  pen.line('M40 -36C28 -8 -40 -4 -54 -44C-62 -84 -20 -104 10 -98C30 -92 42 -76 38 -60', '#8fd070', 6);
  pen.shape(ellipse(-10, -58, 38, 36), '#3f7f42', { ...LIMB, shade: 0.2 });
  pen.ellipse(-12, -60, 32, 30, '#c8e070', { ...BODY, shade: 0.7 });
  creatureFace(pen, 'asleep', { x: -16, y: -64, apart: 14, size: 0.72, mouth: 15 });
  pen.shape(
    polygon([
      [-46, -46],
      [-28, -40],
      [-10, -38],
      [10, -40],
      [26, -48],
      [20, -30],
      [-8, -24],
      [-38, -30],
    ]),
    '#7cc05a',
    { ...LIMB, shade: 0.4 },
  );
  dreams(pen, 40, -104);
}

export const forestNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 164, height: 150, draw: vole },
  'neighbor.wonder': { width: 180, height: 172, draw: scaled(0.91, 6, mole) },
  'neighbor.sound': { width: 176, height: 195, draw: scaled(1, 5, earthworm) },
  'neighbor.shy': { width: 180, height: 140, draw: scaled(0.86, 6, caterpillar) },
};
