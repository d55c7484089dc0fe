// Who is met in the school at night: the copy machine, the paper moon, the principal, the heavy ball, and their helpers.
import { curve, ellipse, num, polygon, roundedRect, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { ladybug } from './parts/ladybug.ts';
import { creatureFace } from './creature-face.ts';
import { drawPerson } from './rig/person.ts';
import { ADULT, type Person } from './rig/traits.ts';
import { DOWN, type Stance } from './rig/poses.ts';
import { schoolHelpers } from './school-helpers.ts';

const FIGURE = { material: 'figure' } as const;
const SOFT = { material: 'figure', shade: 0.5, rim: 0.8 } as const;

/** Its lid flaps, its green light runs, and paper flies; until somebody writes back. */
function copyMachine(pen: Pen, mood: FigureMood): void {
  const shell = '#ece6f2';
  const calm = mood === 'calm';
  for (const x of [-76, 76]) {
    pen.ellipse(x, -9, 12, 12, '#4a4478', { ...FIGURE, shade: 0.4 });
    pen.ellipse(x, -9, 4, 4, '#b8b0d8', { ...FIGURE, ink: 0 });
  }
  pen.shape(roundedRect(-104, -166, 208, 150, 14), shell, { ...FIGURE, shade: 1.2, rim: 0.8 });
  pen.shape(roundedRect(-104, -62, 208, 46, 12), '#8f9ad0', { ...FIGURE, shade: 0.4 });
  for (const x of [-48, 48]) pen.line(`M${x - 16} -40L${x + 16} -40`, '#5f6aa8', 6);
  pen.shape(roundedRect(60, -152, 34, 44, 7), '#c4c8ea', { ...FIGURE, shade: 0.3, ink: 0.7 });
  for (const [x, y, color] of [
    [69, -140, '#7df2a0'],
    [85, -140, '#f2b541'],
    [69, -124, '#e8808a'],
    [85, -124, '#4f9bdc'],
  ] as const)
    pen.ellipse(x, y, 5, 5, color, { ...FIGURE, ink: 0.5 });
  pen.shape(roundedRect(-60, -82, 106, 13, 6), '#3a3560', { ...FIGURE, ink: 0.5 });
  creatureFace(pen, mood, {
    x: -14,
    y: -124.8,
    apart: 23.2,
    size: 0.86,
    mouth: 18.9,
    calm: { eyes: 'up', mouth: 'o' },
  });
  pen.shape(roundedRect(-110, -184, 220, 22, 9), '#b8b4dc', { ...FIGURE, shade: 0.3, rim: 1 });
  if (calm) {
    pen.glow(0, -186, 130, '#8affb0', 0.8, 40);
    pen.shape(roundedRect(-92, -188, 184, 8, 4), '#a8ffc4', { material: 'glow', ink: 0.5 });
    pen.shape(
      polygon([
        [104, -186],
        [-78, -246],
        [-86, -228],
        [96, -176],
      ]),
      '#a29ed0',
      SOFT,
    );
    for (const [x, y, turn] of [
      [-96, -238, -18],
      [16, -252, 14],
      [-104, -40, -10],
      [88, -12, 8],
      [-40, -6, -4],
    ] as const)
      sheet(pen, x, y, turn);
  } else {
    pen.shape(roundedRect(-106, -204, 212, 24, 10), '#a29ed0', SOFT);
    if (mood === 'glad') letter(pen);
  }
}

function sheet(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape(
        polygon([
          [-22, -13],
          [20, -15],
          [23, 12],
          [-20, 14],
        ]),
        '#fffdf6',
        { ...FIGURE, shade: 0.2, ink: 0.7 },
      );
      pen.line('M-14 -6L12 -7M-13 0L14 -1M-12 6L4 5', '#a8a4c8', 2.2);
    },
    turn,
  );
}

/** The letter that it was written: a circle with two eyes and a mouth. */
function letter(pen: Pen): void {
  pen.at(
    -8,
    -56,
    1,
    () => {
      pen.shape(
        polygon([
          [-44, -14],
          [40, -14],
          [46, 34],
          [-50, 34],
        ]),
        '#fffdf6',
        { ...FIGURE, shade: 0.2 },
      );
      pen.line(ellipse(-2, 10, 17, 15), '#e8635a', 3.4);
      pen.line('M-8 7L-8 6M4 7L4 6M-9 14Q-2 21 5 14', '#e8635a', 4);
    },
    -3,
  );
  pen.shape(star(56, -222, 11), '#ffe6a0', { material: 'glow', ink: 0.5 });
}

/** Of cardboard, half behind the curtain; then up on its string, shining on every nose. */
function paperMoon(pen: Pen, mood: FigureMood): void {
  const up = mood === 'glad' ? -16 : mood === 'asleep' ? 8 : 22;
  const y = -138 + up;
  if (mood !== 'calm') pen.glow(0, y, 150, '#ffe9a8', mood === 'glad' ? 0.85 : 0.45);
  if (mood === 'glad') {
    pen.line(`M0 -270L0 ${y - 90}`, '#e8d8b0', 3.4);
    for (let i = 0; i < 10; i++) {
      const angle = (i * Math.PI) / 5 + 0.3;
      pen.line(
        `M${num(Math.cos(angle) * 104)} ${num(y + Math.sin(angle) * 104)}L${num(Math.cos(angle) * 116)} ${num(y + Math.sin(angle) * 116)}`,
        '#ffe6a0',
        5,
        { material: 'glow', opacity: 0.8 },
      );
    }
  } else pen.line(`M0 ${y - 88}Q34 ${y - 126} 62 ${y - 84}Q96 -60 70 -14Q40 6 -30 -4`, '#e8d8b0', 3.4);
  pen.ellipse(6, y + 4, 92, 92, '#b5844f', { ...FIGURE, shade: 0.5 });
  pen.ellipse(0, y, 92, 92, '#ffe08a', { ...FIGURE, shade: 1.2, rim: 1 });
  for (const [x, dy, r] of [
    [-50, -42, 15],
    [52, 34, 18],
    [42, -54, 10],
    [-34, 62, 11],
  ] as const)
    pen.ellipse(x, y + dy, r, r * 0.9, '#f2c45e', { ...FIGURE, ink: 0.4 });
  pen.ellipse(0, y - 84, 5, 5, '#8a5a3a', { ...FIGURE, ink: 0 });
  pen.line(`M-84 ${y + 20}Q-66 ${y + 26} -56 ${y + 44}`, '#d9a04e', 2.6);
  creatureFace(pen, mood, { y: y - 4 + 6.3, apart: 28.4, size: 1.05, mouth: 24.2, brow: '#c98a3f', calm: 'unsure' });
  if (mood === 'calm') stageCurtain(pen);
}

function stageCurtain(pen: Pen): void {
  pen.shape(
    curve(
      [
        [26, -266],
        [118, -266],
        [116, -120],
        [120, 0],
        [42, 0],
        [52, -70],
        [36, -150],
      ],
      true,
      0.1,
    ),
    '#c8405a',
    { ...FIGURE, shade: 0.9, rim: 1 },
  );
  for (const [a, b] of [
    [52, 66],
    [74, 84],
    [98, 104],
  ] as const)
    pen.line(`M${a} -258Q${b - 6} -130 ${b} -8`, '#8f2a4a', 4, { opacity: 0.6 });
  pen.line('M44 -8L119 -8', '#ffd95e', 8);
  pen.limb(
    [
      [52, -104],
      [38, -98],
    ],
    16,
    '#ffe08a',
  );
}

const PRINCIPAL: Person = {
  skin: '#c1845a',
  hair: 'bun',
  hairColor: '#8a8298',
  glasses: true,
  build: ADULT,
  clothes: {
    cut: 'coat',
    top: '#8a8ea8',
    bottom: '#6a6e8c',
    shoes: '#e8635a',
    trimmings: (pen) => {
      pen.shape('M-20 -154L0 -110L20 -154L8 -158L0 -146L-8 -158Z', '#fff6ea', { ...FIGURE, ink: 0.6 });
      pen.line('M-24 -152L0 -108L24 -152', '#6a6e8c', 5);
      pen.line('M0 -106L0 -42', '#6a6e8c', 3);
      for (const y of [-92, -72]) pen.ellipse(6, y, 3.4, 3.4, '#ffe6a0', { ...FIGURE, ink: 0.4 });
      pen.ellipse(-22, -122, 5, 5, '#f2b541', { ...FIGURE, ink: 0.5 });
    },
  },
};
const WIDE: Pick<Stance, 'left' | 'right'> = {
  left: [
    [-68, -122],
    [-92, -120],
  ],
  right: [
    [68, -122],
    [92, -120],
  ],
};

/** In her good gray suit, on roller skates, her arms out like a coat on a hanger; or sitting where she fell. */
function principal(pen: Pen, mood: FigureMood): void {
  const stance: Stance =
    mood === 'glad'
      ? { ...WIDE, legs: 'stand', tilt: -4, eyes: 'happy', mouth: 'open' }
      : mood === 'asleep'
        ? { ...DOWN, legs: 'sit', tilt: 8, eyes: 'asleep', mouth: 'calm' }
        : { ...WIDE, legs: 'sit', tilt: 3, eyes: 'open', mouth: 'calm' };
  const standing = stance.legs === 'stand';
  pen.at(0, standing ? -16 : 0, 0.76, () => drawPerson(pen, PRINCIPAL, stance));
  for (const s of [-1, 1]) rollerSkate(pen, s * (standing ? 17 : 46), 0, standing ? 0 : s * 8);
  if (mood === 'glad')
    pen.line('M92 -30L112 -30M98 -14L116 -14M94 -48L106 -48', '#ffffff', 4, { material: 'glow', opacity: 0.6 });
}

function rollerSkate(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape(
        curve(
          [
            [-15, -32],
            [6, -32],
            [8, -20],
            [20, -16],
            [20, -8],
            [-15, -8],
          ],
          true,
          0.1,
        ),
        '#fff4f0',
        SOFT,
      );
      pen.line('M-12 -26L6 -26', '#e8635a', 3.4);
      pen.line('M-15 -9L20 -9', '#e8635a', 4);
      for (const dx of [-9, 13]) pen.ellipse(dx, -4, 6, 6, '#4f9bdc', { ...FIGURE, shade: 0.3, ink: 0.8 });
    },
    turn,
  );
}

/** Brown leather, with a line of stitches like a shut mouth. It tries to look like something to sit on. */
function heavyBall(pen: Pen, mood: FigureMood): void {
  const leather = '#a8683f';
  const disc = ellipse(0, -92, 100, 92);
  if (mood === 'calm') {
    pen.shape(
      curve([
        [-60, -178],
        [-40, -192],
        [40, -192],
        [60, -178],
        [40, -170],
        [-40, -170],
      ]),
      '#e8808a',
      SOFT,
    );
    for (const s of [-1, 1]) pen.line(`M${s * 52} -180L${s * 60} -166`, '#f6d0d8', 4);
  }
  pen.shape(disc, leather, { ...FIGURE, shade: 1.6, rim: 1 });
  pen.clip(disc, () => {
    for (const path of [
      'M-110 -150Q0 -112 110 -150',
      'M-110 -36Q0 -72 110 -36',
      'M-66 -190Q-36 -92 -66 6',
      'M66 -190Q36 -92 66 6',
    ]) {
      pen.line(path, '#74402c', 4.4, { opacity: 0.75 });
      pen.line(path, '#d09a68', 1.8, { opacity: 0.7 });
    }
  });
  pen.ellipse(-34, -146, 20, 10, '#d09a68', { ...FIGURE, ink: 0, opacity: 0.6 });
  creatureFace(pen, mood, {
    y: -97.7,
    apart: 28.4,
    size: 1.05,
    brow: '#74402c',
    mouth: 24.2,
    calm: { eyes: 'up', mouth: 'none' },
  });
  if (mood === 'calm') {
    pen.line('M-24 -70Q0 -58 24 -70', '#f2d8b0', 4);
    for (const x of [-15, -5, 5, 15])
      pen.line(`M${x} ${-68 - Math.abs(x) / 5}L${x} ${-61 - Math.abs(x) / 5}`, '#f2d8b0', 3);
  } else if (mood === 'glad')
    pen.line('M-118 -8Q-106 -30 -112 -46M-126 -22L-130 -36', '#ffffff', 4, { material: 'glow', opacity: 0.5 });
}

export const schoolFigures: Readonly<Record<string, Figure>> = {
  copier: { width: 240, height: 270, draw: copyMachine },
  moon: { width: 240, height: 270, floats: true, draw: paperMoon },
  principal: { width: 230, height: 268, draw: principal },
  ball: { width: 220, height: 196, draw: heavyBall },
  ...schoolHelpers,
  tiny: { width: 60, height: 56, draw: ladybug },
};
