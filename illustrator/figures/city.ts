// Who is met in the city at night: the last tram, the lantern tree, the stone lion, the boy with the tuba, and their helpers.
import { mix } from '../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import { cityHelpers } from './city-helpers.ts';
import type { Figure, FigureMood } from './figure.ts';
import { moth } from './parts/moth.ts';
import { creatureFace } from './creature-face.ts';

const LIT = '#ffe08a';
const FIGURE = { material: 'figure' } as const;
const SOFT = { material: 'figure', shade: 0.5, rim: 0.8 } as const;

/** Yellow as butter, every window lit, nobody in it; its windows go dark when it sleeps. */
function tram(pen: Pen, mood: FigureMood): void {
  const butter = '#ffd05a';
  const asleep = mood === 'asleep';
  pen.line('M40 -226L74 -256L30 -266', '#4a4478', 6);
  pen.line('M2 -266L62 -266', '#4a4478', 7);
  pen.shape(roundedRect(-96, -232, 208, 26, 12), '#e8e0f2', { ...FIGURE, shade: 0.4, rim: 1 });
  for (const x of [-70, 40, 88]) {
    pen.ellipse(x, -15, 20, 20, '#3f3a68', { ...FIGURE, shade: 0.5, rim: 0.8 });
    pen.ellipse(x, -15, 8, 8, '#8a86b8', FIGURE);
  }
  pen.shape(
    'M126 -34L126 -196C126 -212 116 -220 102 -220L-60 -220C-104 -218 -126 -190 -126 -150' +
      'L-126 -40C-126 -30 -120 -24 -108 -24L114 -24C122 -24 126 -28 126 -34Z',
    butter,
    { ...FIGURE, shade: 1.3, rim: 1 },
  );
  pen.shape(
    'M126 -34L126 -62L-126 -62L-126 -40C-126 -30 -120 -24 -108 -24L114 -24C122 -24 126 -28 126 -34Z',
    '#e8635a',
    { ...FIGURE, shade: 0.4, ink: 0.7 },
  );
  pen.line('M-126 -78L126 -78', '#fff2cc', 6);
  if (!asleep) pen.glow(70, -156, 110, LIT, 0.5);
  for (const x of [20, 74]) {
    pen.shape(roundedRect(x - 5, -205, 52, 68, 12), '#e0963f', { ...FIGURE, shade: 0.2, ink: 0.7 });
    pen.shape(roundedRect(x, -200, 42, 58, 9), asleep ? '#5a639c' : '#fff6d0', {
      material: asleep ? 'figure' : 'glow',
      ink: 0.6,
    });
    if (!asleep)
      pen.line(`M${x + 9} -160L${x + 24} -190M${x + 22} -158L${x + 33} -180`, '#ffffff', 4, { material: 'glow' });
  }
  pen.shape(roundedRect(22, -130, 36, 100, 6), mix(butter, '#c9783f', 0.3), { ...FIGURE, shade: 0.3 });
  pen.line('M40 -126L40 -34', '#c98a3f', 3);
  pen.shape(
    curve(
      [
        [-104, -192],
        [-60, -206],
        [0, -206],
        [6, -138],
        [-60, -134],
        [-118, -138],
      ],
      true,
      0.1,
    ),
    asleep ? '#6a74ac' : '#fff3c8',
    { material: asleep ? 'figure' : 'glow', ink: 0.8 },
  );
  creatureFace(pen, mood, {
    x: -58,
    y: -164.4,
    apart: 25.4,
    size: 0.94,
    mouth: 47,
    ...(asleep ? { ink: '#fff3c8' } : {}),
    calm: { eyes: 'up', mouth: 'smile' },
  });
  for (const x of [-104, -14]) {
    if (!asleep) pen.glow(x, -50, 40, LIT, 0.7);
    pen.ellipse(x, -50, 13, 13, asleep ? '#d8c8a0' : '#fff6d0', { material: asleep ? 'figure' : 'glow', shade: 0.2 });
  }
  pen.shape(roundedRect(12, -24, 56, 11, 4), '#4a4478', { ...FIGURE, shade: 0.3 });
  pen.shape('M-66 -226C-66 -246 -42 -246 -42 -226Z', '#e8b04e', { ...FIGURE, shade: 0.4, rim: 1 });
}

const LAMPS: readonly (readonly [number, number])[] = [
  [-92, -196],
  [-56, -128],
  [-34, -236],
  [22, -250],
  [44, -150],
  [74, -222],
  [100, -170],
];

/** Thin, crooked and sooty, beside its chimney; its seven lamps are folded up gray, and gold when nobody minds. */
function lanternTree(pen: Pen, mood: FigureMood): void {
  const bark = '#8a7896';
  const lit = mood !== 'calm';
  pen.shape(roundedRect(52, -86, 60, 86, 4), '#b5685c', SOFT);
  pen.shape(roundedRect(46, -98, 72, 18, 5), '#d08a74', { ...FIGURE, rim: 1, shade: 0.3 });
  for (const y of [-62, -40, -18]) pen.line(`M54 ${y}L110 ${y}`, '#8a4a4c', 2.6, { opacity: 0.6 });
  const twig = (points: readonly Point[], width: number) => pen.limb(points, width, bark);
  twig(
    [
      [-8, -120],
      [-44, -168],
      [-92, -214],
    ],
    13,
  );
  twig(
    [
      [2, -150],
      [-10, -200],
      [-34, -250],
    ],
    13,
  );
  twig(
    [
      [8, -140],
      [24, -210],
      [22, -264],
    ],
    11,
  );
  twig(
    [
      [6, -130],
      [54, -190],
      [76, -236],
    ],
    12,
  );
  twig(
    [
      [4, -112],
      [60, -150],
      [102, -184],
    ],
    10,
  );
  twig(
    [
      [-6, -104],
      [-40, -124],
      [-58, -142],
    ],
    8,
  );
  twig(
    [
      [16, -134],
      [34, -148],
      [46, -164],
    ],
    8,
  );
  pen.shape(
    curve(
      [
        [-44, 0],
        [-26, -22],
        [-24, -70],
        [-20, -120],
        [-10, -158],
        [14, -158],
        [24, -116],
        [26, -66],
        [30, -22],
        [48, 0],
        [18, -6],
        [0, 2],
        [-18, -6],
      ],
      true,
      0.13,
    ),
    bark,
    { ...FIGURE, shade: 0.9, rim: 1 },
  );
  pen.line('M-16 -20Q-12 -34 -16 -46M18 -22Q14 -36 18 -48', mix(bark, '#2a1d4a', 0.4), 3.4, { opacity: 0.7 });
  creatureFace(pen, mood, { x: 1, y: -88.6, apart: 11.2, size: 0.62, mouth: 12.9, calm: 'unsure' });
  LAMPS.forEach(([x, y], i) => paperLamp(pen, x, y, lit, mood === 'asleep' && i % 2 === 1));
}

/** @param dim asleep, it glows only a little */
function paperLamp(pen: Pen, x: number, y: number, lit: boolean, dim: boolean): void {
  pen.line(`M${x} ${y - 6}L${x} ${y - 18}`, '#4a3f5f', 3);
  if (!lit) {
    pen.shape(
      curve(
        [
          [x - 8, y - 6],
          [x + 8, y - 6],
          [x + 11, y + 6],
          [x + 7, y + 18],
          [x - 7, y + 18],
          [x - 11, y + 6],
        ],
        true,
        0.1,
      ),
      '#9a94a8',
      { ...FIGURE, shade: 0.4 },
    );
    pen.line(`M${x - 3} ${y - 4}L${x - 4} ${y + 16}M${x + 3} ${y - 4}L${x + 4} ${y + 16}`, '#6f687f', 2);
    return;
  }
  pen.glow(x, y + 8, dim ? 34 : 54, '#ffc24e', dim ? 0.4 : 0.85);
  pen.shape(ellipse(x, y + 8, 17, 19), dim ? '#f0b45a' : '#ffc95e', { material: 'glow', shade: 0.3, rim: 1 });
  for (const dx of [-8, 0, 8])
    pen.line(`M${num(x + dx)} ${y - 8}Q${num(x + dx * 1.6)} ${y + 8} ${num(x + dx)} ${y + 24}`, '#d98a2e', 2, {
      opacity: 0.6,
    });
  for (const at of [y - 11, y + 24]) pen.shape(roundedRect(x - 8, at, 16, 5, 2), '#b5683f', { ...FIGURE, ink: 0.5 });
}

const STONE = '#b8b2c8';
const STONE_MANE = '#9a92b4';

/** On a crate with his chin raised, a statue; stretching, front down and back up, when nobody laughs; curled up asleep. */
function stoneLion(pen: Pen, mood: FigureMood): void {
  if (mood === 'glad') stretchedLion(pen);
  else if (mood === 'asleep') sleepingLion(pen);
  else {
    woodenCrate(pen);
    pen.limb(
      [
        [62, -84],
        [104, -104],
        [96, -146],
      ],
      13,
      STONE,
    );
    pen.ellipse(96, -154, 13, 15, STONE_MANE, SOFT);
    pen.shape(
      curve([
        [-40, -64],
        [-46, -120],
        [-20, -166],
        [34, -160],
        [70, -110],
        [76, -64],
      ]),
      STONE,
      { ...FIGURE, shade: 1.2, rim: 1 },
    );
    pen.ellipse(50, -84, 34, 26, STONE, SOFT);
    for (const x of [-34, 4]) {
      pen.shape(roundedRect(x - 15, -130, 30, 74, 14), STONE, SOFT);
      stonePaw(pen, x - 3, -64);
    }
    lionHead(pen, -18, -190, 1, mood);
  }
}

function woodenCrate(pen: Pen): void {
  pen.shape(roundedRect(-92, -60, 184, 60, 4), '#c98d5a', SOFT);
  for (const y of [-40, -20]) pen.line(`M-90 ${y}L90 ${y}`, '#8a5a3a', 3);
  for (const x of [-84, 66]) pen.shape(roundedRect(x, -60, 18, 60, 3), '#b5784a', { ...FIGURE, shade: 0.3 });
  pen.line('M-60 -6L60 -54', '#b5784a', 12);
}

function stonePaw(pen: Pen, x: number, y: number): void {
  pen.ellipse(x, y, 22, 13, STONE, { ...FIGURE, shade: 0.3, rim: 0.6 });
  pen.line(`M${x - 8} ${y + 1}L${x - 8} ${y + 10}M${x + 2} ${y + 2}L${x + 2} ${y + 11}`, '#7a7298', 2.6);
}

function lionHead(pen: Pen, x: number, y: number, scale: number, mood: FigureMood): void {
  pen.at(x, y, scale, () => {
    const curls = Array.from({ length: 11 }, (_, i): Point => {
      const angle = (i / 11) * Math.PI * 2 - 1.57;
      return [Math.cos(angle) * 54, 4 + Math.sin(angle) * 52];
    });
    for (const [dx, dy] of curls) pen.ellipse(dx, dy, 21, 20, STONE_MANE, { ...FIGURE, shade: 0.5, rim: 1 });
    pen.ellipse(0, 4, 56, 54, STONE_MANE, { ...FIGURE, ink: 0 });
    for (const s of [-1, 1]) {
      pen.ellipse(s * 38, -32, 14, 14, STONE, SOFT);
      pen.ellipse(s * 38, -31, 7, 7, '#8f86a8', { ...FIGURE, ink: 0 });
    }
    pen.ellipse(0, 4, 46, 44, '#c8c2d6', { ...FIGURE, shade: 0.7, rim: 0.8 });
    pen.ellipse(0, 24, 23, 16, '#dcd8e6', { ...FIGURE, ink: 0 });
    pen.shape('M-9 8Q0 4 9 8Q7 18 0 20Q-7 18 -9 8Z', '#6a5f88', { ...FIGURE, ink: 0.5 });
    creatureFace(pen, mood, {
      y: 0.7,
      apart: 19.5,
      size: 0.78,
      mouth: 25,
      muzzle: true,
      brow: '#7a7298',
      calm: { eyes: 'up', mouth: 'calm' },
    });
    pen.line('M28 -24L34 -14L30 -6', '#8a82a4', 2.6);
  });
}

function stretchedLion(pen: Pen): void {
  pen.limb(
    [
      [96, -120],
      [122, -160],
      [106, -196],
    ],
    13,
    STONE,
  );
  pen.ellipse(104, -204, 14, 16, STONE_MANE, SOFT);
  for (const x of [70, 96]) {
    pen.limb(
      [
        [x, -100],
        [x + 6, -54],
        [x + 2, -14],
      ],
      30,
      STONE,
    );
    stonePaw(pen, x - 2, -13);
  }
  pen.shape(
    curve([
      [-70, -30],
      [-50, -74],
      [10, -92],
      [54, -144],
      [106, -140],
      [116, -96],
      [86, -62],
      [20, -40],
      [-20, -18],
      [-60, -14],
    ]),
    STONE,
    { ...FIGURE, shade: 1.2, rim: 1 },
  );
  for (const y of [-24, -12]) {
    pen.limb(
      [
        [-40, y - 12],
        [-84, y - 4],
        [-112, y],
      ],
      25,
      STONE,
    );
    stonePaw(pen, -108, y);
  }
  lionHead(pen, -52, -86, 0.92, 'glad');
}

function sleepingLion(pen: Pen): void {
  pen.shape(
    curve([
      [-70, -8],
      [-60, -60],
      [10, -96],
      [86, -82],
      [116, -40],
      [110, -6],
      [20, 0],
    ]),
    STONE,
    { ...FIGURE, shade: 1.2, rim: 1 },
  );
  pen.limb(
    [
      [104, -18],
      [60, 2],
      [-6, -4],
    ],
    14,
    STONE,
  );
  pen.ellipse(-12, -10, 17, 13, STONE_MANE, SOFT);
  lionHead(pen, -58, -70, 1, 'asleep');
  stonePaw(pen, -92, -10);
  stonePaw(pen, -50, -9);
}

/** Two shoes and some hair, behind a great deal of brass; glad, he looks over it. */
function tubaBoy(pen: Pen, mood: FigureMood): void {
  const skin = '#e0a676';
  const rise = mood === 'glad' ? -4 : 8;
  pen.shape(roundedRect(-110, -34, 220, 34, 5), '#a89ac0', SOFT);
  pen.shape(roundedRect(-92, -66, 184, 34, 5), '#b8aad0', SOFT);
  for (const s of [-1, 1])
    pen.limb(
      [
        [s * 24, -78],
        [s * 54, -92],
        [s * 50, -34],
      ],
      30,
      '#4f6ab0',
    );
  for (const [x, turn] of [
    [-54, -8],
    [mood === 'calm' ? -16 : 54, mood === 'calm' ? -14 : 8],
  ] as const)
    pen.at(
      x,
      -24,
      1,
      () => {
        pen.shape(
          curve(
            [
              [-24, 6],
              [-26, -8],
              [-6, -20],
              [14, -16],
              [18, 6],
            ],
            true,
            0.13,
          ),
          '#e8635a',
          SOFT,
        );
        pen.line('M-24 5L17 5', '#fff2e0', 6);
      },
      turn,
    );
  pen.at(mood === 'asleep' ? -14 : 0, rise, 1, () => {
    pen.shape(
      curve([
        [-46, -70],
        [-50, -128],
        [0, -150],
        [50, -128],
        [46, -70],
      ]),
      '#5bb8a8',
      SOFT,
    );
    pen.ellipse(0, -188, 56, 52, skin, { material: 'skin', shade: 0.8, rim: 0.8 });
    for (const s of [-1, 1]) pen.ellipse(s * 55, -186, 11, 13, skin, { material: 'skin', shade: 0.3 });
    creatureFace(pen, mood, {
      y: -189.3,
      apart: 21.1,
      size: 0.78,
      brow: '#4a2f2a',
      mouth: 17.9,
      calm: { eyes: 'up', mouth: 'none' },
    });
    pen.shape(
      curve(
        [
          [-60, -186],
          [-64, -226],
          [-30, -252],
          [4, -246],
          [36, -254],
          [64, -222],
          [60, -188],
          [42, -212],
          [16, -220],
          [-10, -210],
          [-34, -220],
          [-48, -206],
        ],
        true,
        0.14,
      ),
      '#5a3a30',
      { ...FIGURE, shade: 0.6, rim: 1 },
    );
    pen.line('M2 -248Q6 -264 20 -262', '#5a3a30', 7);
  });
  tuba(pen, mood === 'calm' ? -28 : 12);
  for (const s of [-1, 1]) pen.ellipse(s * 62, -104, 15, 14, skin, { material: 'skin', shade: 0.3, rim: 0.5 });
}

/** @param sink how much lower it is held than where it hides him */
function tuba(pen: Pen, sink: number): void {
  const brass = '#f2b93f';
  const deep = '#b5742e';
  pen.at(0, sink, 1, () => {
    pen.line('M-44 -60C-60 -10 44 -6 52 -54L52 -120', deep, 24);
    pen.line('M-44 -62C-58 -16 42 -12 49 -56L49 -120', brass, 16);
    pen.shape('M-84 -156C-56 -142 -40 -110 -38 -58L8 -58C10 -110 26 -142 54 -156Z', brass, {
      ...FIGURE,
      shade: 0.9,
      rim: 1,
    });
    pen.ellipse(-15, -156, 70, 20, '#ffd978', { ...FIGURE, shade: 0.3, rim: 1 });
    pen.ellipse(-15, -154, 54, 13, deep, { ...FIGURE, ink: 0.7 });
    pen.line(ellipse(18, -52, 32, 30), deep, 13);
    pen.line(ellipse(18, -52, 32, 30), brass, 8);
    for (const x of [6, 22, 38]) {
      pen.shape(roundedRect(x - 6, -92, 12, 40, 4), '#ffe6a0', { ...FIGURE, shade: 0.3, ink: 0.7 });
      pen.ellipse(x, -96, 7, 5, '#fff6e0', { ...FIGURE, ink: 0.6 });
    }
    pen.line('M-58 -136Q-34 -110 -30 -72', '#fff2c0', 5, { opacity: 0.7 });
    pen.shape(star(-16, -96, 9), '#fff2c0', { ...FIGURE, ink: 0, opacity: 0.7 });
    pen.shape(
      polygon([
        [46, -122],
        [58, -122],
        [66, -134],
        [40, -134],
      ]),
      brass,
      { ...FIGURE, ink: 0.8 },
    );
  });
}

export const cityFigures: Readonly<Record<string, Figure>> = {
  tram: { width: 256, height: 270, draw: tram },
  lamps: { width: 240, height: 270, draw: lanternTree },
  lion: { width: 250, height: 270, draw: stoneLion },
  tuba: { width: 230, height: 270, draw: tubaBoy },
  ...cityHelpers,
  tiny: { width: 60, height: 60, floats: true, draw: moth },
};
