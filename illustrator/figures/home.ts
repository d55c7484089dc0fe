// Who is met in the house at night: the clock, the colored window, the boiler, the odd sock, and their helpers.
import { mix } from '../color.ts';
import { curve, ellipse, num, roundedRect, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { homeHelpers } from './home-helpers.ts';
import { moth } from './parts/moth.ts';
import { creatureFace } from './creature-face.ts';
import { note } from './parts/note.ts';

const FIGURE = { material: 'figure' } as const;
const SOFT = { material: 'figure', shade: 0.5, rim: 0.8 } as const;

/** Tall and brown, with both hands over its face until somebody says good night to it. */
function grandfatherClock(pen: Pen, mood: FigureMood): void {
  const wood = '#a5683f';
  const dark = '#7a4630';
  const gold = '#f2c04e';
  pen.shape(roundedRect(-74, -28, 148, 28, 6), dark, SOFT);
  pen.shape(roundedRect(-60, -150, 120, 126, 6), wood, { ...FIGURE, shade: 1, rim: 1 });
  pen.shape(roundedRect(-40, -138, 80, 106, 10), '#4a2f3f', { ...FIGURE, shade: 0.3, ink: 0.7 });
  const swing = mood === 'calm' ? -18 : mood === 'glad' ? 8 : 0;
  pen.line(`M0 -138L${swing} -58`, gold, 5);
  pen.ellipse(swing, -54, 17, 17, gold, { ...FIGURE, shade: 0.5, rim: 1 });
  for (const [x, y] of [
    [-25, -84],
    [25, -72],
  ] as const) {
    pen.line(`M${x} -138L${x} ${y - 20}`, gold, 3);
    pen.shape(roundedRect(x - 7, y - 22, 14, 34, 5), '#e0a03a', { ...FIGURE, shade: 0.4 });
  }
  pen.shape('M-86 -150C-92 -210 -70 -236 -44 -240C-30 -262 30 -262 44 -240C70 -236 92 -210 86 -150Z', wood, {
    ...FIGURE,
    shade: 1,
    rim: 1,
  });
  pen.shape(roundedRect(-92, -158, 184, 18, 7), dark, { ...FIGURE, shade: 0.3, rim: 0.8 });
  pen.ellipse(0, -258, 9, 9, gold, { ...FIGURE, shade: 0.3 });
  pen.ellipse(0, -198, 57, 54, gold, { ...FIGURE, shade: 0.5 });
  pen.ellipse(0, -198, 50, 47, '#fff3d6', { ...FIGURE, shade: 0.3, ink: 0.7 });
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    pen.line(
      `M${num(Math.cos(angle) * 41)} ${num(-198 + Math.sin(angle) * 39)}L${num(Math.cos(angle) * 46)} ${num(-198 + Math.sin(angle) * 43)}`,
      '#8a5a4a',
      i % 3 ? 2.6 : 4.4,
    );
  }
  creatureFace(pen, mood, { y: -202, apart: 17.8, size: 0.66, mouth: 15.2, brow: '#a5683f', calm: 'unsure' });
  clockHands(pen, mood);
}

/** Its hands are hands: over the face, let down, or folded. */
function clockHands(pen: Pen, mood: FigureMood): void {
  const gold = '#e0a03a';
  for (const s of [-1, 1]) {
    const path: Point[] =
      mood === 'calm'
        ? [
            [s * 76, -140],
            [s * 92, -176],
            [s * 28, -190],
          ]
        : mood === 'glad'
          ? [
              [s * 76, -146],
              [s * 98, -128],
              [s * 92, -96],
            ]
          : [
              [s * 76, -146],
              [s * 74, -118],
              [s * 20, -106],
            ];
    const [x, y] = path[2] ?? [0, 0];
    pen.limb(path, 11, gold);
    pen.ellipse(x, y, 16, 15, '#ffd978', { ...FIGURE, shade: 0.4, rim: 1 });
    if (mood === 'calm')
      for (const dx of [-7, 1, 9])
        pen.limb(
          [
            [x + dx, y - 8],
            [x + dx - s * 2, y - 24],
          ],
          9,
          '#ffd978',
        );
  }
}

const PANES = ['#e8505a', '#f2b541', '#5bb87a', '#4f8fe0', '#f2b541', '#e8505a', '#5bb87a', '#4f8fe0'] as const;

/** Round as a plate, dark as a well on purpose; then all its colors, with a crack across the blue like a river. */
function coloredWindow(pen: Pen, mood: FigureMood): void {
  const [x, y] = [0, -152];
  const lit = mood !== 'calm';
  const petal = (i: number) => {
    const [a, b] = [(i * Math.PI) / 4 - 0.36, (i * Math.PI) / 4 + 0.36];
    const at = (angle: number, r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    const middle = (a + b) / 2;
    return curve([at(a, 56), at(a, 82), at(middle, 98), at(b, 82), at(b, 56)], true, 0.14);
  };
  if (lit) pen.glow(x, y, 150, '#ffe0a0', mood === 'glad' ? 0.7 : 0.35);
  pen.ellipse(x, y, 114, 114, '#8a5a4a', { ...FIGURE, shade: 0.8, rim: 1 });
  pen.ellipse(x, y, 104, 104, '#4a3550', { ...FIGURE, ink: 0.6 });
  PANES.forEach((color, i) => {
    const paint = lit ? (mood === 'asleep' ? mix(color, '#2a2a60', 0.3) : color) : mix(color, '#1f1f48', 0.78);
    pen.shape(petal(i), paint, { material: lit ? 'glow' : 'figure', shade: 0.3, ink: 0.7, rim: 0.8 });
    if (lit) {
      const angle = (i * Math.PI) / 4;
      pen.ellipse(x + Math.cos(angle) * 80 - 4, y + Math.sin(angle) * 80 - 6, 6, 9, '#ffffff', {
        material: 'glow',
        ink: 0,
        opacity: 0.4,
      });
    }
  });
  pen.ellipse(x, y, 55, 55, lit ? '#ffeec0' : '#35305c', { material: lit ? 'glow' : 'figure', shade: 0.3 });
  creatureFace(pen, mood, {
    x,
    y: y - 5.7,
    apart: 19.4,
    size: 0.72,
    mouth: 16.6,
    ...(lit ? {} : { ink: '#d8d0f0' }),
    calm: 'unsure',
  });
  pen.line('M-74 -92L-62 -102L-66 -112L-48 -124', lit ? '#ffffff' : '#5a5488', 3.4, { material: 'glow' });
  hatBoxStand(pen);
  smallMouse(pen, 66, -10, mood);
  smallMouse(pen, -74, -4, mood);
}

function hatBoxStand(pen: Pen): void {
  pen.shape(roundedRect(-52, -48, 104, 48, 10), '#b48be0', SOFT);
  for (const x of [-30, 0, 30]) pen.line(`M${x} -36L${x} -5`, '#f6d0e8', 7, { opacity: 0.6 });
  pen.shape(roundedRect(-60, -52, 120, 17, 8), '#f6d0e8', { ...FIGURE, shade: 0.3, rim: 1 });
}

function smallMouse(pen: Pen, x: number, y: number, mood: FigureMood): void {
  const fur = '#b8b0c8';
  pen.line(`M${x + 12} ${y}Q${x + 32} ${y + 4} ${x + 34} ${y - 14}`, '#e8b0b8', 3);
  pen.ellipse(x, y - 12, 17, 18, fur, SOFT);
  for (const s of [-1, 1]) {
    pen.ellipse(x + s * 13, y - 40, 10, 10, fur, { ...FIGURE, shade: 0.3 });
    pen.ellipse(x + s * 13, y - 39, 6, 6, '#f2b8c4', { ...FIGURE, ink: 0 });
  }
  pen.ellipse(x, y - 30, 17, 15, fur, SOFT);
  creatureFace(pen, mood, { x, y: y - 31 + 1.4, apart: 6.5, size: 0.26, mouth: 4.8, muzzle: true, calm: 'content' });
  pen.ellipse(x, y - 27, 2.4, 2, '#e8707f', { ...FIGURE, ink: 0 });
}

/** Round and white, rusty at the hem, with one blue flame behind a tiny window. It says it was a bucket. */
function boiler(pen: Pen, mood: FigureMood): void {
  const white = '#f2eef4';
  const rust = '#c97a4e';
  const pipe = '#c98a5a';
  for (const s of [-1, 1]) {
    pen.limb(
      [
        [s * 56, -196],
        [s * 56, -258],
      ],
      20,
      pipe,
    );
    pen.ellipse(s * 56, -228, 16, 8, '#e0a878', { ...FIGURE, shade: 0.3 });
  }
  pen.shape(roundedRect(-18, -258, 36, 50, 6), pipe, SOFT);
  pen.line('M-18 -244L18 -244', '#e0a878', 6);
  for (const x of [-62, 62])
    pen.shape(
      curve(
        [
          [x - 16, -30],
          [x + 16, -30],
          [x + 12, 0],
          [x - 12, 0],
        ],
        true,
        0.1,
      ),
      '#6a5f80',
      SOFT,
    );
  pen.shape('M-104 -56C-112 -150 -96 -228 0 -230C96 -228 112 -150 104 -56C98 -14 -98 -14 -104 -56Z', white, {
    ...FIGURE,
    shade: 1.4,
    rim: 0.8,
  });
  pen.shape(
    'M-104 -62C-98 -14 98 -14 104 -62C96 -44 84 -58 66 -44C44 -34 24 -48 0 -38C-26 -48 -48 -34 -68 -46C-86 -56 -96 -44 -104 -62Z',
    rust,
    { ...FIGURE, shade: 0.4, ink: 0.6 },
  );
  for (const s of [-1, 1]) {
    pen.ellipse(s * 68, -192, 19, 19, '#e0b04e', { ...FIGURE, shade: 0.4 });
    pen.ellipse(s * 68, -192, 14, 14, '#fffaf0', { ...FIGURE, ink: 0.6 });
    const swing = mood === 'calm' ? -8 : mood === 'glad' ? 8 : 0;
    pen.line(`M${s * 68} -192L${s * 68 + swing} ${swing ? -198 : -202}`, '#e8504a', 3);
  }
  for (const x of [-78, -40, 40, 78])
    pen.ellipse(x, Math.abs(x) > 50 ? -84 : -62, 4, 4, '#c8c0d4', { ...FIGURE, ink: 0.5 });
  creatureFace(pen, mood, { y: -144.6, apart: 24.3, size: 0.9, mouth: 20.7, brow: '#b8a8b8' });
  flameWindow(pen, mood);
  if (mood === 'glad')
    for (const [x, y] of [
      [-104, -262],
      [84, -268],
    ] as const)
      note(pen, x, y + 18, 9);
}

function flameWindow(pen: Pen, mood: FigureMood): void {
  pen.glow(0, -78, 60, '#6fc0ff', mood === 'calm' ? 0.4 : 0.8);
  pen.ellipse(0, -78, 33, 27, '#b8884e', { ...FIGURE, shade: 0.5, rim: 1 });
  const glass = ellipse(0, -78, 25, 20);
  pen.shape(glass, '#2f2a5a', { ...FIGURE, ink: 0.6 });
  pen.clip(glass, () => {
    const tall = mood === 'glad' ? 34 : mood === 'calm' ? 18 : 13;
    pen.shape(
      `M-12 -58C-18 ${num(-62 - tall * 0.5)} -4 ${num(-62 - tall * 0.7)} 0 ${-62 - tall}` +
        `C6 ${num(-62 - tall * 0.6)} 18 ${num(-62 - tall * 0.4)} 12 -58Z`,
      '#5aa8ff',
      { material: 'glow', ink: 0.4 },
    );
    pen.shape(`M-6 -58C-8 -68 -2 -70 0 ${num(-60 - tall * 0.6)}C3 -70 8 -66 6 -58Z`, '#d8f2ff', {
      material: 'glow',
      ink: 0,
    });
  });
}

/** Striped red and gray, its toe pulled in, with a friend of fluff; on a hand it has a mouth. */
function oddSock(pen: Pen, mood: FigureMood): void {
  fluff(pen, mood === 'glad' ? -66 : 66, 0);
  if (mood === 'glad') sockPuppet(pen);
  else {
    const outline = curve(
      [
        [-64, -4],
        [-74, -34],
        [-48, -60],
        [-18, -58],
        [-6, -96],
        [28, -108],
        [52, -92],
        [50, -40],
        [38, -6],
        [0, 2],
      ],
      true,
      0.15,
    );
    pen.shape(outline, '#a8a4b8', { ...FIGURE, shade: 0.9, rim: 1 });
    pen.clip(outline, () => {
      for (const [y, bend] of [
        [-84, 8],
        [-52, 14],
        [-20, 12],
      ] as const)
        pen.line(`M-20 ${y + bend}Q24 ${y - 10} 70 ${y + 4}`, '#e0505a', 14);
      pen.ellipse(-66, -24, 26, 36, '#e0505a', { ...FIGURE, ink: 0 });
      pen.line('M-28 -70Q-18 -30 -26 4', '#e0505a', 12);
    });
    pen.shape(
      curve(
        [
          [-14, -100],
          [-10, -118],
          [32, -130],
          [58, -114],
          [56, -94],
          [28, -98],
        ],
        true,
        0.13,
      ),
      '#c8505a',
      { ...FIGURE, shade: 0.4, rim: 1 },
    );
    for (const x of [0, 14, 28, 42])
      pen.line(`M${x} ${-116 - (x > 10 && x < 40 ? 4 : 0)}L${x + 3} -101`, '#8f3a4a', 2.6);
    creatureFace(pen, mood, { x: 18, y: -55, apart: 13.5, size: 0.5, mouth: 9, calm: 'unsure' });
  }
}

function sockPuppet(pen: Pen): void {
  const body = curve(
    [
      [-30, 0],
      [-36, -70],
      [-34, -118],
      [-14, -152],
      [30, -152],
      [44, -120],
      [36, -64],
      [34, 0],
    ],
    true,
    0.14,
  );
  pen.shape(body, '#a8a4b8', { ...FIGURE, shade: 1, rim: 1 });
  pen.clip(body, () => {
    for (const y of [-16, -46, -76]) pen.line(`M-44 ${y}Q0 ${y + 12} 46 ${y}`, '#e0505a', 14);
  });
  pen.shape(
    curve(
      [
        [-80, -96],
        [-70, -126],
        [-20, -156],
        [26, -150],
        [28, -118],
        [-12, -106],
      ],
      true,
      0.15,
    ),
    '#e0505a',
    SOFT,
  );
  pen.shape(
    curve(
      [
        [-74, -84],
        [-12, -106],
        [18, -96],
        [6, -70],
        [-46, -62],
      ],
      true,
      0.15,
    ),
    '#c8505a',
    SOFT,
  );
  pen.shape(
    curve(
      [
        [-76, -92],
        [-14, -110],
        [14, -102],
        [-12, -94],
        [-66, -84],
      ],
      true,
      0.12,
    ),
    '#7a2f45',
    { ...FIGURE, ink: 0.7 },
  );
  pen.ellipse(-36, -92, 16, 7, '#ff9aa4', { ...FIGURE, ink: 0 });
  creatureFace(pen, 'glad', { x: -22, y: -139.2, apart: 12.4, size: 0.51, mouth: 10.6, calm: 'unsure' });
}

/** A bit of fluff that might be a friend. */
function fluff(pen: Pen, x: number, y: number): void {
  for (const [dx, dy, r] of [
    [-12, -10, 10],
    [8, -9, 11],
    [0, -20, 11],
    [-2, -9, 12],
  ] as const)
    pen.ellipse(x + dx, y + dy, r, r, '#c4c0d8', { ...FIGURE, shade: 0.3, ink: 0.4 });
  for (const dx of [-5, 4]) pen.ellipse(x + dx, y - 14, 2, 2.8, '#3a2f58', { material: 'eye', ink: 0 });
}

export const homeFigures: Readonly<Record<string, Figure>> = {
  clock: { width: 210, height: 270, draw: grandfatherClock },
  window: { width: 240, height: 270, draw: coloredWindow },
  boiler: { width: 240, height: 270, draw: boiler },
  sock: { width: 170, height: 165, draw: oddSock },
  ...homeHelpers,
  tiny: { width: 60, height: 60, floats: true, draw: moth },
};
