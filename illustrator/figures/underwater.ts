// Whom the stories in the sea are about.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { cloud, ellipse, num } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure, FigureMood } from './figure.ts';
import { seaHelpers } from './underwater-helpers.ts';
import { bubbles, creatureEye, creatureFace, creatureMouth, dreams } from './creature-face.ts';
import { drawCheek, INK } from './rig/face.ts';

/** A young whale who cannot find out how to lie: upside down until he is settled. */
function whale(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') pen.group('transform="translate(0 -166) scale(1 -1)"', () => whaleBody(pen, mood));
  else whaleBody(pen, mood);
  if (mood === 'calm') {
    bubbles(pen, -112, -150, 0.9);
  } else bubbles(pen, -60, -176, 0.8);
  if (mood === 'asleep') dreams(pen, -20, -186);
}

function whaleBody(pen: Pen, mood: FigureMood): void {
  const color = '#5f8fd0';
  pen.shape(
    'M66 -50C96 -60 104 -92 96 -120C84 -140 66 -150 58 -158C80 -166 98 -160 106 -146C112 -162 126 -168 130 -160C130 -146 122 -134 116 -122C124 -84 108 -36 66 -20Z',
    color,
    BODY,
  );
  pen.shape(
    'M-126 -62C-130 -118 -84 -156 -22 -154C44 -152 92 -112 96 -60C98 -20 60 0 -10 0C-84 0 -124 -14 -126 -62Z',
    color,
    BODY,
  );
  pen.clip(
    'M-126 -62C-130 -118 -84 -156 -22 -154C44 -152 92 -112 96 -60C98 -20 60 0 -10 0C-84 0 -124 -14 -126 -62Z',
    () => {
      pen.shape('M-140 -48C-96 -28 -40 -30 10 -36C60 -42 84 -34 110 -44L110 30L-140 30Z', '#dcecf8', {
        ...PLAIN,
        shade: 0.6,
      });
      pen.line('M-112 -30Q-60 -14 20 -20M-98 -16Q-50 -2 30 -8', '#a8c4e4', 3.4);
      for (const [x, y, r] of [
        [30, -120, 7],
        [46, -104, 5],
        [20, -132, 4],
      ] as const)
        pen.ellipse(x, y, r, r * 0.8, mix(color, '#ffffff', 0.4), PLAIN);
    },
  );
  pen.shape('M-4 -34C10 -20 14 6 44 10C52 -8 44 -36 24 -46Z', mix(color, '#2f4f9a', 0.2), PART);
  pen.ellipse(-22, -152, 9, 4, mix(color, '#243a78', 0.5), PLAIN);
  creatureEye(pen, mood, -78, -74, { size: 1.15 });
  if (mood === 'calm') pen.line('M-92 -54Q-78 -48 -66 -54', mix(color, '#243a78', 0.6), 3, { opacity: 0.8 });
  drawCheek(pen, -62, -50);
  creatureMouth(pen, mood, { x: -107, y: -49, size: 0.94, lips: INK, calm: 'unsure' });
}

/** A tree of gray twigs with an oyster on every one. */
function pearlTree(pen: Pen, mood: FigureMood): void {
  const bark = '#a39ab4';
  if (mood !== 'calm') pen.glow(0, -150, 140, '#fff6e0', mood === 'glad' ? 0.75 : 0.45);
  pen.shape(
    'M-64 4C-44 -6 -26 -16 -20 -44L-16 -108L16 -108L20 -44C26 -16 44 -6 64 4Q30 10 14 0Q0 10 -16 0Q-34 10 -64 4Z',
    bark,
    BODY,
  );
  const twigs = [
    [
      [-6, -96],
      [-40, -130],
      [-92, -140],
    ],
    [
      [-4, -110],
      [-34, -170],
      [-70, -206],
    ],
    [
      [0, -110],
      [-4, -180],
      [-10, -240],
    ],
    [
      [4, -110],
      [36, -166],
      [60, -214],
    ],
    [
      [8, -96],
      [44, -126],
      [98, -146],
    ],
    [
      [-26, -118],
      [-60, -110],
      [-106, -92],
    ],
    [
      [26, -112],
      [62, -100],
      [108, -90],
    ],
  ] as const;
  for (const twig of twigs) pen.limb(twig, 11, bark, 'figure');
  pen.line('M-8 -24Q-4 -50 -8 -80M8 -16Q10 -40 6 -66', mix(bark, '#4a3f68', 0.4), 3, { opacity: 0.7 });
  const shells = [
    [-100, -146, 1.05, -14],
    [-74, -212, 1, -10],
    [-10, -244, 1.1, 0],
    [62, -220, 1, 10],
    [104, -150, 1.05, 12],
    [-108, -92, 0.9, -16],
    [108, -90, 0.9, 16],
    [-38, -158, 0.85, -6],
    [36, -160, 0.85, 8],
  ] as const;
  for (const [x, y, size, turn] of shells) pen.at(x, y, size, () => oyster(pen, mood), turn);
  creatureFace(pen, mood, { y: -68, apart: 11, size: 0.72, mouth: 16, mouthSize: 0.58, calm: 'unsure' });
  if (mood === 'asleep') dreams(pen, 84, -232);
}

function oyster(pen: Pen, mood: FigureMood): void {
  const shell = '#c4bcd0';
  const lines = (color: string) =>
    pen.line('M-12 -8Q-8 -16 -10 -20M0 -8L0 -22M12 -8Q8 -16 10 -20', color, 2, { opacity: 0.7 });
  if (mood === 'calm') {
    pen.shape('M-24 0C-24 16 24 16 24 0Q0 6 -24 0Z', mix(shell, '#6a5f88', 0.3), BIT);
    pen.shape('M-25 1C-26 -28 26 -28 25 1Q12 -4 6 2Q-2 -4 -10 2Q-16 -4 -25 1Z', shell, PART);
    lines('#8a80a8');
    return;
  }
  pen.shape('M-24 -10C-30 -44 30 -44 24 -10Q0 -18 -24 -10Z', shell, PART);
  pen.shape('M-20 -12C-22 -34 22 -34 20 -12Q0 -18 -20 -12Z', '#f4d8e4', PLAIN);
  pen.shape('M-25 0C-24 18 24 18 25 0Q0 -10 -25 0Z', mix(shell, '#6a5f88', 0.25), PART);
  pen.glow(0, -8, mood === 'glad' ? 40 : 28, '#fffbe8', 0.9);
  pen.ellipse(0, -7, 10.5, 10.5, '#fffaf0', { material: 'glow', ink: 0.7, shade: 0.3 });
  pen.ellipse(-3.4, -10.6, 3, 2.6, '#ffffff', { material: 'glow', ink: 0 });
}

/** A swordfish who carves: hidden behind a barrel, as a shelf, until he is settled. */
function swordfish(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') {
    pen.at(18, 0, 1, () => swordfishBody(pen, mood));
    barrel(pen, 58, 1);
    // a cup on the shelf makes it more likely
    pen.shape('M-100 -118L-74 -118L-77 -94L-97 -94Z', '#f2a58a', { ...BIT, rim: 0.6 });
    pen.line('M-100 -112Q-110 -110 -108 -104Q-106 -98 -98 -100', '#f2a58a', 4);
    return;
  }
  barrel(pen, 84, 0.66);
  pen.at(6, 8, 0.9, () => swordfishBody(pen, mood));
  if (mood === 'glad') woodenBird(pen, -104, -84);
  else {
    pen.shape('M-62 -84Q-46 -136 6 -140Q34 -142 40 -122Q16 -124 2 -94Q-30 -78 -62 -84Z', '#e8635a', PART);
    pen.line('M-60 -82Q-30 -78 2 -93', '#fff6e4', 9);
    pen.ellipse(40, -120, 9, 9, '#fff6e4', BIT);
    dreams(pen, -76, -112);
  }
  for (const [x, turn] of [
    [-60, 20],
    [-34, -10],
    [-84, 60],
  ] as const)
    pen.at(x, -2, 1, () => pen.line('M-7 0Q0 -9 6 -2Q4 4 -2 2', '#d8a86a', 4), turn);
}

function swordfishBody(pen: Pen, mood: FigureMood): void {
  const color = '#5fa0c0';
  pen.shape('M-66 -92L-148 -92Q-152 -89 -148 -86L-62 -72Z', '#b8d4e4', { ...PART, rim: 1 });
  pen.shape('M70 -74Q92 -96 100 -132Q116 -116 106 -74Q116 -40 104 -18Q90 -46 70 -58Z', color, PART);
  pen.shape('M-10 -112Q0 -152 26 -156Q20 -136 40 -108Z', mix(color, '#2a4f7a', 0.25), PART);
  pen.shape(
    'M-76 -80C-60 -118 -20 -126 16 -116C52 -106 74 -84 82 -66C66 -40 30 -24 -10 -28C-46 -32 -68 -50 -76 -80Z',
    color,
    BODY,
  );
  pen.shape('M-70 -66C-40 -50 20 -52 78 -62C58 -36 24 -26 -10 -28C-42 -31 -62 -46 -70 -66Z', '#e4f0f4', {
    ...PLAIN,
    shade: 0.5,
  });
  pen.shape('M0 -54Q26 -46 30 -16Q6 -20 -10 -44Z', mix(color, '#2a4f7a', 0.25), PART);
  // he has to cross his eyes to see the tip
  creatureFace(pen, mood, { x: -34, y: -84, apart: 17, size: 0.92, mouth: 21, mouthSize: 0.67, calm: 'unsure' });
}

function barrel(pen: Pen, x: number, scale: number): void {
  pen.at(x, 4, scale, () => {
    pen.shape('M-46 0Q-60 -50 -46 -102Q0 -114 46 -102Q60 -50 46 0Q0 12 -46 0Z', '#a06a48', BODY);
    pen.line('M-18 -106Q-24 -50 -18 4M18 -106Q24 -50 18 4', '#7a4a34', 3, { opacity: 0.7 });
    pen.line('M-52 -28Q0 -14 52 -28M-52 -78Q0 -66 52 -78', '#8f9cb8', 9);
    pen.ellipse(0, -103, 45, 9, '#c08a60', BIT);
    pen.ellipse(22, -48, 6, 6, '#5f3a2c', PLAIN);
  });
}

function woodenBird(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 0.9, () => {
    pen.shape('M-24 -14C-26 -34 -4 -36 4 -24Q18 -24 34 -34Q32 -8 8 -2C-10 2 -22 -4 -24 -14Z', '#d8a060', {
      ...PART,
      rim: 1,
    });
    pen.shape('M2 -20Q18 -20 22 -10Q8 -6 -2 -10Z', '#b87f48', BIT);
    pen.shape('M-24 -20L-34 -16L-23 -12Z', '#b87f48', BIT);
    pen.ellipse(-14, -23, 2.4, 2.8, '#241a3f', { material: 'eye', ink: 0 });
  });
}

/** A little squid: behind a fan of coral with her ink, and at last with a hat of it. */
function squid(pen: Pen, mood: FigureMood): void {
  const ink = '#4a3f78';
  const puff = (x: number, y: number, width: number, opacity: number) =>
    pen.shape(cloud(x, y, width, width * 0.42, new Random(`ink ${num(width)}`)), ink, {
      material: 'figure',
      ink: 0.5,
      opacity,
    });
  if (mood === 'calm') {
    puff(-16, -134, 84, 0.7);
    puff(44, -104, 60, 0.55);
  }
  pen.at(0, mood === 'asleep' ? 6 : -4, 1, () => squidBody(pen, mood));
  if (mood === 'calm') {
    pen.shape('M46 4Q48 -16 44 -26C16 -40 20 -92 50 -98C86 -104 102 -50 60 -26Q56 -12 60 4Z', '#f28fa0', BODY);
    pen.line(
      'M54 -24Q42 -56 42 -90M54 -24Q56 -60 58 -94M54 -24Q70 -50 78 -72M48 -52Q34 -58 28 -60M57 -60Q68 -66 72 -86',
      '#ffc4cc',
      3,
    );
    return;
  }
  if (mood === 'glad') {
    pen.shape('M-52 -142Q-30 -152 -26 -152L-24 -184Q0 -194 24 -184L26 -152Q34 -152 52 -142Q0 -126 -52 -142Z', ink, {
      ...PART,
      opacity: 0.92,
    });
    pen.line('M-26 -156Q0 -148 26 -156', '#f2a5c0', 5);
  } else dreams(pen, 36, -140);
  bubbles(pen, 56, -60, 0.6);
}

function squidBody(pen: Pen, mood: FigureMood): void {
  const color = '#e89ac8';
  for (let i = -4; i <= 4; i++) {
    const sway = i % 2 ? 6 : -5;
    pen.line(
      `M${i * 7} -46Q${i * 9 + sway} -28 ${i * 9} -16Q${num(i * 9.5 - sway)} -6 ${i * 10} ${-2 - Math.abs(i) * 2}`,
      i % 2 ? mix(color, '#8a4a9a', 0.25) : color,
      7.5,
    );
  }
  pen.shape('M-20 -118Q-52 -124 -54 -96Q-40 -84 -24 -92Z', mix(color, '#8a4a9a', 0.2), PART);
  pen.shape('M20 -118Q52 -124 54 -96Q40 -84 24 -92Z', mix(color, '#8a4a9a', 0.2), PART);
  pen.shape(
    'M0 -152C-20 -140 -36 -104 -38 -70C-40 -48 -24 -38 0 -38C24 -38 40 -48 38 -70C36 -104 20 -140 0 -152Z',
    color,
    BODY,
  );
  for (const [x, y, r] of [
    [-14, -116, 5],
    [10, -126, 4],
    [16, -106, 5],
  ] as const)
    pen.ellipse(x, y, r, r, mix(color, '#ffffff', 0.45), PLAIN);
  creatureFace(pen, mood, { y: -74, apart: 17, mouth: 18, mouthSize: 0.58, calm: 'unsure' });
}

/** The smallest there is in the sea. */
function littleCrab(pen: Pen, mood: FigureMood): void {
  const color = '#f2765f';
  for (const side of [-1, 1]) {
    pen.line(`M${side * 14} -10L${side * 25} -1M${side * 10} -6L${side * 17} 0`, color, 4.6);
    pen.line(`M${side * 16} -18Q${side * 27} -22 ${side * 24} -34`, color, 6);
    pen.shape(
      `M${side * 18} -32C${side * 12} -46 ${side * 24} -52 ${side * 26} -42Q${side * 32} -48 ${side * 31} -38C${side * 30} -28 ${side * 22} -26 ${side * 18} -32Z`,
      color,
      BIT,
    );
    pen.line(`M${side * 7} -24L${side * 8} -34`, color, 4);
  }
  pen.shape(ellipse(0, -16, 21, 15), color, PART);
  pen.ellipse(0, -11, 12, 7, '#ffd0b0', { ...PLAIN, opacity: 0.8 });
  for (const side of [-1, 1]) {
    if (mood === 'calm') pen.ellipse(side * 8, -36, 7, 8, '#fff6ea', { material: 'eye', ink: 0.5 });
    else pen.ellipse(side * 8, -36, 7, 8, mix(color, '#ffffff', 0.25), BIT);
    creatureEye(pen, mood, side * 8, -36, { size: 0.52 });
  }
  for (const side of [-1, 1]) drawCheek(pen, side * 13, -17, { size: 0.36 });
  creatureMouth(pen, mood, { y: -16, size: 0.48, calm: 'content' });
}

export const underwaterFigures: Readonly<Record<string, Figure>> = {
  whale: { width: 260, height: 200, draw: whale },
  pearls: { width: 260, height: 270, draw: pearlTree },
  swordfish: { width: 260, height: 170, draw: swordfish },
  squid: { width: 140, height: 196, floats: true, draw: squid },
  ...seaHelpers,
  tiny: { width: 64, height: 60, draw: littleCrab },
};
