// The beings of space.
import { mix } from '../color.ts';
import { curve, ellipse, puff, roundedRect, sparkle, star, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** As big as a shed; it spins so fast that its one crater is a stripe, until somebody looks. */
const moonlet: Figure = {
  width: 240,
  height: 250,
  floats: true,
  draw: (pen, mood) => {
    const rock = '#f2e3b8';
    const dark = mix(rock, '#b08a5a', 0.5);
    pen.glow(0, -128, 118, '#fff0c0', 0.6);
    const disc = ellipse(0, -128, 92, 92);
    pen.shape(disc, rock, { ...FIGURE, shade: 1.8, rim: 1.2 });
    pen.clip(disc, () => {
      if (mood === 'calm') {
        pen.line('M-100 -168Q0 -136 100 -168', dark, 15, { opacity: 0.65 });
        pen.line('M-100 -92Q0 -62 100 -92', mix(rock, '#ffffff', 0.5), 7, { opacity: 0.7 });
        pen.line('M-100 -68Q0 -38 100 -68', mix(rock, '#b08a5a', 0.3), 5, { opacity: 0.6 });
        return;
      }
      pen.ellipse(40, -178, 19, 15, dark, { ...FIGURE, ink: 0.5 });
      pen.ellipse(42, -175, 15, 10, mix(dark, '#6a4a3a', 0.2), { ...FIGURE, ink: 0 });
      pen.line('M22 -186Q38 -198 56 -188', '#fffbe8', 3, { opacity: 0.8 });
    });
    creatureFace(pen, mood, { x: mood === 'calm' ? -18 : 0, y: -122, apart: 27, mouth: 24.5 });
    if (mood === 'calm')
      for (const s of [-1, 1])
        pen.line(
          `M${s * 100} -186Q${s * 122} -128 ${s * 98} -72M${s * 110} -160Q${s * 119} -128 ${s * 109} -98`,
          '#fff4d0',
          4.4,
          { opacity: 0.75 },
        );
    if (mood === 'glad')
      for (const [x, y] of [
        [-100, -206],
        [104, -196],
        [-106, -60],
      ] as const)
        pen.shape(sparkle(x, y, 15), '#fff6d0', { ...GLOW, ink: 0.3 });
    if (mood === 'asleep') {
      nightcap(pen, 0, -204);
      dreams(pen, 84, -208);
    }
  },
};

/** A pointed cap with a ball; its hem lies at x,y. */
export function nightcap(pen: Pen, x: number, y: number, color = '#6f8fe0'): void {
  pen.at(x, y, 1, () => {
    pen.shape('M-52 4C-44 -34 -4 -48 34 -40C60 -36 76 -18 78 6C64 -12 52 -14 46 4Z', color, {
      ...FIGURE,
      shade: 0.6,
      rim: 1,
    });
    for (const [sx, sy, r] of [
      [-22, -14, 7],
      [10, -24, 7],
      [28, -8, 5],
    ] as const)
      pen.shape(star(sx, sy, r), '#fff0b8', { ...FIGURE, ink: 0.3 });
    pen.shape(roundedRect(-58, -4, 112, 16, 8), '#fff4e4', { ...FIGURE, shade: 0.3 });
    pen.ellipse(78, 12, 10, 10, '#fff4e4', { ...FIGURE, shade: 0.3 });
  });
}

/** A ball of gray ice; its tail is there when it dares to look. */
const comet: Figure = {
  width: 260,
  height: 264,
  floats: true,
  draw: (pen, mood) => {
    const ice = mood === 'glad' ? '#cfe2f4' : '#b4bccf';
    if (mood === 'glad') cometTail(pen);
    pen.glow(-24, -96, 112, '#cfe6ff', mood === 'glad' ? 0.9 : 0.45);
    const random = new Random('comet');
    const ball = curve(
      Array.from({ length: 12 }, (_, i): Point => {
        const angle = (i / 12) * 6.2832;
        const r = 84 * random.between(0.93, 1.07);
        return [-24 + Math.cos(angle) * r, -92 + Math.sin(angle) * r];
      }),
    );
    pen.shape(ball, ice, { ...FIGURE, shade: 1.7, rim: 1.3 });
    pen.clip(ball, () => {
      for (const [x, y, r] of [
        [-76, -136, 16],
        [36, -140, 20],
        [-70, -34, 17],
        [26, -30, 13],
        [-22, -164, 11],
      ] as const) {
        pen.ellipse(x, y, r, r * 0.76, mix(ice, '#5a6690', 0.32), { ...FIGURE, ink: 0.4 });
        pen.ellipse(x + 1, y + 3, r * 0.76, r * 0.48, mix(ice, '#5a6690', 0.16), { ...FIGURE, ink: 0 });
      }
      pen.line('M-86 -116L-66 -110L-60 -120M34 -60L46 -66L58 -58', mix(ice, '#ffffff', 0.7), 4, { opacity: 0.8 });
    });
    creatureFace(pen, mood, { x: -30, y: -92, apart: 25.4, size: 0.94, mouth: 23 });
    if (mood === 'calm') pen.line('M66 -126L78 -132M70 -106L84 -108M68 -86L80 -84', '#e6f2ff', 4, { opacity: 0.5 });
    if (mood === 'asleep') {
      const wrap = 'M-116 -44C-70 -14 16 -16 62 -44C92 -62 112 -60 118 -40C122 -14 70 4 -20 2C-76 0 -104 -14 -116 -44Z';
      pen.shape(wrap, '#dff0ff', { ...GLOW, ink: 0.6, rim: 1 });
      pen.line('M-94 -22Q-20 4 92 -34', '#ffffff', 4, { opacity: 0.8 });
      for (const [x, y] of [
        [-62, -10],
        [-10, -6],
        [50, -16],
        [98, -38],
      ] as const)
        pen.shape(sparkle(x, y, 8), '#8fc4f2', { ...GLOW, ink: 0 });
      dreams(pen, 44, -176);
    }
  },
};

/** A thread, then a scarf, then a skyful of silver. */
function cometTail(pen: Pen): void {
  const plume = (path: string, color: string, opacity: number) =>
    pen.shape(path, color, { ...GLOW, ink: 0.4, opacity });
  plume(
    'M-52 -166C0 -176 40 -206 74 -256C80 -232 96 -228 118 -238C108 -216 110 -200 126 -186C104 -180 96 -164 108 -140C76 -128 70 -66 30 -40Z',
    '#a8d0fa',
    0.6,
  );
  plume(
    'M-22 -162C20 -172 52 -198 78 -232C80 -212 92 -206 106 -208C96 -192 94 -178 102 -160C76 -146 66 -92 40 -62Z',
    '#d4eaff',
    0.75,
  );
  plume(
    'M8 -148C34 -156 56 -178 72 -202C76 -188 84 -182 92 -182C84 -170 82 -160 86 -148C68 -136 60 -106 48 -86Z',
    '#ffffff',
    0.85,
  );
  for (const [x, y, r] of [
    [112, -212, 12],
    [94, -160, 9],
    [70, -216, 10],
    [118, -146, 7],
  ] as const)
    pen.shape(sparkle(x, y, r), '#ffffff', { ...GLOW, ink: 0 });
}

/** A machine on three thin legs, with a dish like an ear; the fourth leg lies beside it. */
const probe: Figure = {
  width: 230,
  height: 264,
  draw: (pen, mood) => {
    const metal = '#c9cfe4';
    const leg = (x1: number, x2: number) => {
      pen.limb(
        [
          [x1, -92],
          [(x1 + x2) / 2, -50],
          [x2, -8],
        ],
        10,
        '#a4abd0',
      );
      pen.ellipse(x2, -5, 15, 6, '#aab2d4', { ...FIGURE, shade: 0.3 });
    };
    leg(-40, -78);
    leg(2, -6);
    if (mood === 'calm') {
      leg(44, 78);
      pen.line('M30 -4L104 -10', '#8f96bc', 8);
      pen.ellipse(104, -10, 7, 12, '#aab2d4', { ...FIGURE, shade: 0.3 });
    } else {
      leg(44, 84);
      leg(26, 40);
    }
    pen.line('M20 -166L34 -196', '#8f96bc', 9);
    pen.at(38, -204, 1, () => dish(pen, metal), mood === 'asleep' ? 62 : mood === 'glad' ? -34 : 8);
    pen.shape(roundedRect(-72, -170, 144, 90, 22), '#f2c76a', { ...FIGURE, shade: 1.4, rim: 1 });
    for (const [x1, x2] of [
      [-58, -40],
      [44, 58],
    ] as const)
      pen.line(`M${x1} -160L${x2} -92M${x2} -160L${x1} -92`, '#d89f45', 2.6, { opacity: 0.7 });
    pen.shape(roundedRect(-50, -158, 100, 66, 16), metal, { ...FIGURE, shade: 0.5 });
    pen.shape(roundedRect(-43, -152, 86, 54, 12), '#2c3468', { ...FIGURE, ink: 0.4 });
    creatureFace(pen, mood, {
      y: -130,
      apart: 17.8,
      size: 0.66,
      mouth: 13.5,
      cheeks: { color: '#ff8f9f' },
      ink: '#9ff2e2',
    });
    statusLight(pen, mood);
    for (const s of [-1, 1]) {
      pen.shape(roundedRect(s * 92 - 24, -148, 48, 34, 4), '#4f6fc0', { ...FIGURE, shade: 0.4, rim: 0.6 });
      pen.line(
        `M${s * 92 - 8} -147L${s * 92 - 8} -115M${s * 92 + 8} -147L${s * 92 + 8} -115M${s * 92 - 23} -131L${s * 92 + 23} -131`,
        '#a8c2f2',
        2,
      );
    }
    if (mood === 'asleep') dreams(pen, -58, -186);
  },
};

/** Red and out when it is shy, green when somebody has looked. */
function statusLight(pen: Pen, mood: FigureMood): void {
  const color = mood === 'glad' ? '#7df0a0' : mood === 'asleep' ? '#8fd8a8' : '#8a4a58';
  pen.line('M-46 -170L-52 -200', '#8f96bc', 4);
  if (mood === 'glad') pen.glow(-53, -206, 46, color, 0.9);
  pen.ellipse(-53, -206, 9, 9, color, { ...GLOW, ink: 0.7 });
  pen.ellipse(-55, -209, 3, 3, '#ffffff', { ...GLOW, ink: 0, opacity: 0.7 });
}

function dish(pen: Pen, metal: string): void {
  pen.line('M0 -10L0 -46', '#8f96bc', 4);
  pen.shape('M-52 -30Q-40 14 0 14Q40 14 52 -30Q0 -8 -52 -30Z', metal, { ...FIGURE, shade: 0.6, rim: 1 });
  pen.ellipse(0, -30, 52, 12, mix(metal, '#ffffff', 0.5), { ...FIGURE, shade: 0.2 });
  pen.line('M-24 -26L0 -46L24 -26', '#8f96bc', 3);
  pen.ellipse(0, -48, 6, 6, '#e8635a', { ...FIGURE, ink: 0.6 });
}

/** Pink star dust without an edge anywhere, behind a rock much too small for it. */
const cloud: Figure = {
  width: 256,
  height: 236,
  floats: true,
  draw: (pen, mood) => {
    const random = new Random('little cloud');
    const pink = '#ffb3d1';
    pen.glow(0, -118, 126, '#ff9fce', 0.7, 108);
    for (const [x, y, rx, ry, color] of [
      [-70, -84, 42, 34, '#f29fd0'],
      [72, -84, 40, 33, '#d9a8f2'],
      [-48, -142, 46, 40, '#ffc4da'],
      [50, -146, 44, 40, '#f6b0e0'],
      [0, -112, 74, 64, pink],
    ] as const)
      pen.shape(puff(x, y, rx, ry, 9, random), color, { ...FIGURE, shade: 0.8, rim: 0.9, ink: 0.7, opacity: 0.93 });
    for (const [x, y, r] of [
      [-78, -128, 9],
      [70, -124, 10],
      [-30, -176, 8],
      [38, -184, 7],
      [-60, -58, 7],
      [64, -52, 8],
      [4, -60, 6],
    ] as const)
      pen.shape(sparkle(x, y, r), '#fff6e0', { ...GLOW, ink: 0 });
    creatureFace(pen, mood, { y: -116, apart: 25.9, size: 0.96, mouth: 23.5, cheeks: { color: '#ff5f8f' } });
    if (mood === 'calm') {
      const rock: Point[] = [
        [-46, 0],
        [-52, -30],
        [-24, -62],
        [14, -66],
        [44, -40],
        [48, 0],
        [0, 6],
      ];
      pen.shape(curve(rock, true, 0.14), '#8577c4', { ...FIGURE, shade: 1, rim: 1 });
      for (const [x, y, r] of [
        [-20, -34, 9],
        [16, -24, 7],
        [10, -50, 6],
      ] as const)
        pen.ellipse(x, y, r, r * 0.7, '#6a5cab', { ...FIGURE, ink: 0 });
    }
    if (mood === 'glad') mittenShip(pen);
    if (mood === 'asleep') dreams(pen, 96, -180);
  },
};

/** A red mitten that is a spaceship, glittering. */
function mittenShip(pen: Pen): void {
  pen.line('M-112 -206Q-70 -226 -34 -214', '#fff0f6', 4, { opacity: 0.6 });
  pen.at(
    -2,
    -206,
    0.82,
    () => {
      pen.shape('M-34 -16L14 -16Q34 -14 34 2Q34 18 14 18L-34 18Z', '#e8555a', { ...FIGURE, shade: 0.6, rim: 1 });
      pen.shape('M-8 -14Q-6 -32 8 -32Q18 -30 12 -12Z', '#e8555a', { ...FIGURE, shade: 0.3 });
      pen.shape(roundedRect(-44, -20, 15, 42, 6), '#fff0e0', { ...FIGURE, shade: 0.2 });
      for (const [x, y] of [
        [-14, 4],
        [6, -4],
        [20, 6],
      ] as const)
        pen.shape(sparkle(x, y, 7), '#ffe8f4', { ...GLOW, ink: 0 });
    },
    -10,
  );
}

export const spaceBeings: Readonly<Record<string, Figure>> = { moonlet, comet, probe, cloud };
