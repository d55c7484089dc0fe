// The beings of the sky.
import { mix } from '../color.ts';
import { curve, num, puff, roundedRect, sparkle, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** A very small wind: one sees only what it carries. */
const wind: Figure = {
  width: 220,
  height: 240,
  floats: true,
  draw: (pen, mood) => {
    const air = '#dff0ff';
    pen.glow(0, -110, 112, '#e6f4ff', 0.6);
    const swirl = (path: string, width: number, opacity: number) => {
      pen.line(path, mix(air, '#4f6fc0', 0.45), width + 5, { material: 'sky', opacity: opacity * 0.45 });
      pen.line(path, air, width, { material: 'sky', opacity });
    };
    if (mood === 'asleep') {
      swirl('M-92 -26Q-20 8 70 -14Q108 -34 84 -62', 15, 0.9);
      swirl('M-70 -4Q0 14 60 -2', 9, 0.7);
    } else {
      swirl('M-20 -8Q26 -2 34 -26Q28 -40 4 -36', 9, 0.8);
      swirl('M-66 -50Q-10 -20 66 -46Q84 -62 56 -70', 13, 0.9);
      swirl('M-96 -170Q-110 -206 -50 -222Q40 -236 88 -204Q106 -186 78 -176', 13, 0.9);
      swirl('M-104 -92Q-98 -72 -72 -68M98 -150Q112 -120 92 -98', 10, 0.8);
    }
    pen.shape(
      puff(0, mood === 'asleep' ? -78 : -122, 70, mood === 'asleep' ? 52 : 60, 10, new Random('wind')),
      '#eef6ff',
      { ...FIGURE, shade: 1.1, rim: 1, ink: 0.7 },
    );
    pen.line(
      mood === 'asleep' ? 'M20 -112Q44 -112 48 -94Q44 -80 32 -86' : 'M14 -162Q44 -168 50 -148Q48 -132 34 -138',
      mix(air, '#5f7fd0', 0.4),
      5,
      { material: 'sky' },
    );
    creatureFace(pen, mood, { x: -4, y: mood === 'asleep' ? -78 : -122, apart: 23.2, size: 0.86, mouth: 21.1 });
    if (mood === 'asleep') {
      pen.at(-70, -14, 1, () => paperHat(pen), -4);
      dreams(pen, 66, -132);
      return;
    }
    pen.at(64, -214, 1, () => paperHat(pen), 24);
    pen.at(-82, -206, 1, () => busTicket(pen), -24);
    if (mood === 'calm') pen.at(88, -62, 0.8, () => leafOf(pen), 40);
  },
};

function paperHat(pen: Pen): void {
  pen.shape('M-34 8Q0 -2 34 8L22 -6L0 -34L-22 -6Z', '#fff6e0', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.shape('M-36 10Q0 -2 36 10L32 -4Q0 -14 -32 -4Z', '#f2e0b8', { ...FIGURE, shade: 0.3 });
  pen.line('M0 -32L4 -10', '#d8c090', 2);
}

function busTicket(pen: Pen): void {
  pen.shape(roundedRect(-22, -13, 44, 26, 4), '#ffd0a0', { ...FIGURE, shade: 0.3, rim: 0.6 });
  for (const y of [-8, 0, 8]) pen.ellipse(-22, y, 2.6, 2.6, '#6f8fd0', { ...FIGURE, ink: 0 });
  pen.line('M-12 -4L12 -4M-12 4L4 4', '#b8784a', 2.4);
  pen.ellipse(14, 5, 3.4, 3.4, '#e8635a', { ...FIGURE, ink: 0 });
}

function leafOf(pen: Pen): void {
  pen.shape('M0 0C6 -18 26 -20 34 -4C24 10 8 10 0 0Z', '#8fc88f', { ...FIGURE, shade: 0.3 });
  pen.line('M0 0L28 -4', '#5f9a6a', 2);
}

const BOW = ['#f2788a', '#f8b070', '#ffe48a', '#8fdca0', '#7fc4f2', '#9f9af0', '#cfa0f0'] as const;

/** A rainbow in the dark, pale and short until nobody looks away. */
const moonbow: Figure = {
  width: 260,
  height: 236,
  floats: true,
  draw: (pen, mood) => {
    for (const [x, y, length] of [
      [-118, -190, 22],
      [-84, -226, 18],
      [84, -226, 18],
      [116, -196, 20],
      [-44, -44, 18],
      [6, -64, 20],
      [46, -36, 18],
      [-10, -20, 14],
    ] as const)
      pen.line(`M${x} ${y}L${x - 5} ${y + length}`, '#cfe4ff', 3, { material: 'sky', opacity: 0.6 });
    const full = mood !== 'calm';
    const bow = () => {
      const arc = (r: number) =>
        full
          ? `M${num(-r)} 0C${num(-r)} ${num(-r * 1.36)} ${num(r)} ${num(-r * 1.36)} ${num(r)} 0`
          : `M${num(-r)} 0C${num(-r)} ${num(-r * 0.62)} ${num(-r * 0.76)} ${num(-r * 0.92)} ${num(-r * 0.3)} ${num(-r * 1.02)}`;
      if (full) pen.glow(0, -96, 128, '#fff6ff', mood === 'glad' ? 0.7 : 0.35, 110);
      BOW.forEach((color, i) =>
        pen.line(arc(122 - i * 9.4), mix(color, '#f8f6ff', mood === 'glad' ? 0.12 : full ? 0.4 : 0.68), 10.4, {
          material: 'figure',
          opacity: full ? 0.95 : 0.8,
          cap: full ? 'butt' : 'round',
        }),
      );
      pen.line(arc(127), '#ffffff', 3, { material: 'glow', opacity: 0.6 });
      const random = new Random('moonbow');
      for (const s of full ? [-1, 1] : [-1])
        pen.shape(puff(s * 92, -8, 32, 16, 8, random), '#f6f0ff', { ...FIGURE, shade: 0.5, rim: 0.8, ink: 0.7 });
      if (full) creatureFace(pen, mood, { y: -100, apart: 23, size: 0.72, mouth: 13.3 });
      else creatureFace(pen, mood, { x: -66, y: -92, apart: 12.3, size: 0.56, mouth: 10.4 });
    };
    pen.at(full ? 0 : 58, 0, 1, bow);
    if (mood === 'glad')
      for (const [x, y] of [
        [-60, -172],
        [70, -166],
        [0, -40],
      ] as const)
        pen.shape(sparkle(x, y, 12), '#ffffff', { ...GLOW, ink: 0 });
    if (mood === 'asleep') dreams(pen, 40, -160);
  },
};

/** A rooster of gold and rust on the tip of a steeple. */
const weathercock: Figure = {
  width: 200,
  height: 270,
  draw: (pen, mood) => {
    const gold = '#e8b048';
    const rust = '#b8683f';
    pen.shape('M-44 0L-8 -74L8 -74L44 0Q0 10 -44 0Z', '#7f8fb8', { ...FIGURE, shade: 1, rim: 1 });
    for (const y of [-22, -44])
      pen.line(`M${num(-34 - y * 0.3)} ${y}Q0 ${y + 7} ${num(34 + y * 0.3)} ${y}`, '#5f6f9a', 3, { opacity: 0.7 });
    pen.line('M0 -74L0 -140', '#6a5a6a', 7);
    pen.line('M-70 -98L70 -98', '#6a5a6a', 6);
    pen.shape('M-70 -112L-94 -98L-70 -84Z', gold, { ...FIGURE, shade: 0.3 });
    pen.shape('M66 -112L92 -112L82 -98L92 -84L66 -84Z', rust, { ...FIGURE, shade: 0.3 });
    pen.ellipse(0, -98, 11, 11, gold, { ...FIGURE, shade: 0.4 });
    pen.at(0, 0, 1, () => rooster(pen, gold, rust, mood === 'glad'), 0);
    const [hx, hy] = mood === 'glad' ? [-46, -224] : [-46, -214];
    creatureFace(pen, mood, {
      x: hx,
      y: hy,
      apart: 8.4,
      size: 0.42,
      cheeks: { color: '#e8604a' },
      calm: { eyes: 'open', mouth: 'o' },
    });
    if (mood === 'asleep') dreams(pen, -16, -244);
  },
};

function rooster(pen: Pen, gold: string, rust: string, crowing: boolean): void {
  for (const [path, color] of [
    ['M34 -150C70 -150 96 -190 92 -232C74 -220 58 -214 50 -190Z', rust],
    ['M30 -152C56 -160 72 -196 64 -236C48 -224 36 -210 34 -186Z', '#d0883f'],
    ['M26 -156C44 -170 48 -196 38 -224C26 -212 20 -200 22 -184Z', gold],
  ] as const)
    pen.shape(path, color, { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.line('M0 -148L0 -130', rust, 7);
  const lift = crowing ? -10 : 0;
  const body: Point[] = [
    [-62, -182 + lift / 2],
    [-66, -224 + lift],
    [-44, -240 + lift],
    [-24, -222 + lift],
    [-14, -190],
    [24, -184],
    [46, -164],
    [22, -142],
    [-26, -142],
    [-52, -158],
  ];
  pen.shape(curve(body), gold, { ...FIGURE, shade: 1.2, rim: 1.2 });
  pen.shape('M-20 -174Q10 -184 30 -166Q12 -148 -14 -156Z', mix(gold, '#ffffff', 0.25), { ...FIGURE, shade: 0.4 });
  pen.line('M-10 -168Q4 -172 18 -166M-8 -160Q4 -162 14 -159', rust, 2.4, { opacity: 0.7 });
  for (const [x, y, r] of [
    [-44, -164, 8],
    [34, -168, 6],
    [-30, -190, 5],
  ] as const)
    pen.ellipse(x, y, r, r * 0.7, rust, { ...FIGURE, ink: 0, opacity: 0.6 });
  const top = -238 + lift;
  pen.shape(
    `M-58 ${top + 6}Q-64 ${top - 12} -54 ${top - 12}Q-50 ${top - 22} -42 ${top - 12}Q-34 ${top - 18} -34 ${top - 4}Q-28 ${top - 4} -30 ${top + 10}Z`,
    '#e0554a',
    { ...FIGURE, shade: 0.4, rim: 0.6 },
  );
  const beak = -206 + lift;
  if (crowing) {
    pen.shape(`M-64 ${beak - 8}L-92 ${beak - 16}L-66 ${beak + 2}Z`, '#f8d07a', { ...FIGURE, shade: 0.2 });
    pen.shape(`M-64 ${beak}L-84 ${beak + 10}L-62 ${beak + 10}Z`, '#e8b85a', { ...FIGURE, shade: 0.2 });
  } else pen.shape(`M-64 ${beak - 8}L-90 ${beak + 2}L-62 ${beak + 10}Z`, '#f8d07a', { ...FIGURE, shade: 0.2 });
  pen.shape(`M-60 ${beak + 10}Q-70 ${beak + 26} -60 ${beak + 32}Q-50 ${beak + 26} -54 ${beak + 10}Z`, '#e0554a', {
    ...FIGURE,
    shade: 0.3,
  });
}

/** She hangs, buttoned up in her wings; glad, she stands the right way up. */
const bat: Figure = {
  width: 220,
  height: 230,
  floats: true,
  draw: (pen, mood) => {
    if (mood === 'glad') {
      standingBat(pen);
      return;
    }
    pen.shape(puff(0, -208, 62, 15, 9, new Random('bat cloud')), '#f4ecfb', {
      ...FIGURE,
      shade: 0.5,
      rim: 0.8,
      ink: 0.7,
    });
    const fur = '#6a5a8c';
    for (const s of [-1, 1]) pen.line(`M${s * 12} -198L${s * 13} -172`, '#4a3f6c', 7);
    pen.shape(
      curve([
        [-30, -176],
        [30, -176],
        [50, -130],
        [40, -84],
        [0, -70],
        [-40, -84],
        [-50, -130],
      ]),
      '#4f4474',
      { ...FIGURE, shade: 1.2, rim: 1 },
    );
    pen.line('M0 -174Q6 -130 0 -84', '#372e58', 4);
    pen.line('M-30 -168Q-36 -126 -22 -90M30 -168Q36 -126 22 -90', '#6a5a96', 3, { opacity: 0.7 });
    for (const y of [-152, -130, -108]) pen.ellipse(9, y, 4.4, 4.4, '#f2c76a', { ...FIGURE, ink: 0.6 });
    pen.at(0, -52, 1, () => batHead(pen, fur, mood), 180);
    if (mood === 'asleep') dreams(pen, 58, -60);
  },
};

/** Around its middle, the right way up. */
function batHead(pen: Pen, fur: string, mood: 'calm' | 'glad' | 'asleep'): void {
  for (const s of [-1, 1]) {
    pen.shape(
      curve([
        [s * 18, -24],
        [s * 34, -54],
        [s * 50, -50],
        [s * 50, -18],
        [s * 36, -6],
      ]),
      fur,
      { ...FIGURE, shade: 0.5, rim: 0.8 },
    );
    pen.shape(
      curve([
        [s * 28, -22],
        [s * 38, -42],
        [s * 44, -38],
        [s * 42, -18],
      ]),
      '#e8a0b8',
      { ...FIGURE, ink: 0.3 },
    );
  }
  pen.ellipse(0, 0, 46, 39, fur, { ...FIGURE, shade: 0.9, rim: 1 });
  pen.ellipse(0, 14, 20, 15, mix(fur, '#ffe0e8', 0.45), { ...FIGURE, ink: 0 });
  pen.shape('M-7 5Q0 0 7 5Q0 13 -7 5Z', '#e88fa8', { ...FIGURE, ink: 0.3 });
  creatureFace(pen, mood, { y: -4, apart: 19.4, size: 0.72, mouth: 20.5, calm: { eyes: 'open', mouth: 'o' } });
}

function standingBat(pen: Pen): void {
  for (const s of [-1, 1]) {
    pen.shape(
      `M${s * 26} -96Q${s * 62} -146 ${s * 106} -132Q${s * 108} -96 ${s * 98} -70Q${s * 84} -84 ${s * 72} -64Q${s * 58} -80 ${s * 46} -58Q${s * 36} -66 ${s * 26} -56Z`,
      '#4f4474',
      { ...FIGURE, shade: 0.9, rim: 1 },
    );
    pen.line(`M${s * 28} -92Q${s * 70} -118 ${s * 103} -128M${s * 50} -108Q${s * 62} -90 ${s * 72} -68`, '#6a5a96', 3, {
      opacity: 0.8,
    });
    pen.shape(roundedRect(s * 13 - 9, -14, 18, 14, 6), '#4a3f6c', { ...FIGURE, shade: 0.2 });
  }
  pen.shape(
    curve([
      [-30, -100],
      [30, -100],
      [40, -50],
      [22, -10],
      [-22, -10],
      [-40, -50],
    ]),
    '#6a5a8c',
    { ...FIGURE, shade: 1, rim: 1 },
  );
  pen.ellipse(0, -48, 21, 27, '#a894b8', { ...FIGURE, ink: 0.3 });
  pen.at(0, -134, 1.06, () => batHead(pen, '#6a5a8c', 'glad'));
}

export const skyBeings: Readonly<Record<string, Figure>> = { wind, moonbow, weathercock, bat };
