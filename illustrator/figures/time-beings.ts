// The beings of Back Lane: an hour, a balloon of paper, a girl with a bone, a little mammoth.
import { mix } from '../color.ts';
import { curve, ellipse, num, roundedRect, star, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { nightcap } from './space-beings.ts';
import { townsperson } from './townsfolk.ts';
import { note } from './parts/note.ts';

const FIGURE = { material: 'figure' } as const;
const GLOW = { material: 'glow' } as const;

/** Seven to eight, as yellow as a lampshade; one can look into it: a supper, a bath, a toothbrush. */
const hour: Figure = {
  width: 220,
  height: 252,
  floats: true,
  draw: (pen, mood) => {
    pen.glow(0, -120, 112, '#ffe08a', mood === 'asleep' ? 0.4 : 0.9);
    const stride = mood === 'calm' ? 12 : 0;
    for (const s of [-1, 1]) {
      pen.line(`M${s * 28} -36L${s * 30 - stride} -14`, '#c98a3a', 8);
      pen.ellipse(s * 30 - stride - 4, -8 - (s > 0 ? stride : 0), 17, 9, '#e8635a', {
        ...FIGURE,
        shade: 0.4,
        rim: 0.6,
      });
    }
    const disc = ellipse(0, -122, 94, 92);
    pen.shape(disc, '#ffd968', { ...FIGURE, shade: 1.6, rim: 1.2, toward: '#ffc04a' });
    pen.clip(disc, () => {
      for (let i = -4; i <= 4; i++)
        pen.line(`M${i * 13} -216Q${i * 30} -122 ${i * 13} -28`, '#f2b23f', 3, { opacity: 0.5 });
    });
    pen.shape(roundedRect(-42, -222, 84, 15, 7), '#e0983a', { ...FIGURE, shade: 0.3, rim: 0.8 });
    const pane = 'M-72 -92Q0 -74 72 -92Q58 -38 0 -36Q-58 -38 -72 -92Z';
    pen.shape(pane, '#fff6d8', { ...FIGURE, ink: 0.6 });
    pen.clip(pane, () => insideTheHour(pen));
    creatureFace(pen, mood, { y: -142, apart: 24.8, size: 0.92, mouth: 22.5 });
    if (mood === 'calm') {
      for (const [x, y, r] of [
        [-100, -178, 6],
        [-108, -150, 4.6],
        [102, -184, 6],
        [110, -158, 4.4],
      ] as const)
        pen.ellipse(x, y, r, r * 1.2, '#9fdcff', { ...FIGURE, ink: 0.6 });
      pen.line('M104 -98L112 -98M100 -78L114 -76', '#fff0c0', 4.4, { opacity: 0.7 });
    }
    if (mood === 'glad')
      for (const [x, y] of [
        [-98, -196],
        [100, -190],
      ] as const)
        pen.shape(star(x, y, 13), '#fff2b0', { ...GLOW, ink: 0.4 });
    if (mood === 'asleep') {
      nightcap(pen, 0, -206, '#8f7fd0');
      dreams(pen, 88, -188);
    }
  },
};

/** Very small: a bowl with a spoon, a bath with foam, a brush in a mug. */
function insideTheHour(pen: Pen): void {
  pen.line('M-70 -48L70 -48', '#e8c890', 3);
  pen.shape('M-54 -64L-28 -64Q-29 -50 -41 -50Q-53 -50 -54 -64Z', '#e8635a', { ...FIGURE, ink: 0.5 });
  pen.line('M-32 -64L-24 -76', '#b8c0dc', 3);
  pen.line('M-46 -68Q-49 -73 -45 -78', '#d8b890', 2);
  pen.shape('M-20 -66L20 -66Q18 -48 8 -48L-8 -48Q-18 -48 -20 -66Z', '#8fc8f2', { ...FIGURE, ink: 0.5 });
  for (const [x, y, r] of [
    [-11, -69, 5],
    [-2, -72, 6],
    [8, -69, 5],
  ] as const)
    pen.ellipse(x, y, r, r, '#ffffff', { ...FIGURE, ink: 0.4 });
  pen.shape(roundedRect(32, -66, 17, 17, 3), '#5bb8a8', { ...FIGURE, ink: 0.5 });
  pen.line('M42 -66L49 -84', '#f27f8f', 3.4);
  pen.line('M47 -85L53 -82', '#ffffff', 4);
}

/** Sky blue with gold suns, wrinkled as a prune until it dares; in its basket a sheep, a duck and a rooster. */
const balloon: Figure = {
  width: 220,
  height: 270,
  floats: true,
  draw: (pen, mood) => {
    const up = mood === 'glad' ? -14 : 0;
    pen.at(0, up, 1, () => {
      const full: Point[] = [
        [0, -252],
        [66, -234],
        [94, -182],
        [74, -124],
        [26, -84],
        [-26, -84],
        [-74, -124],
        [-94, -182],
        [-66, -234],
      ];
      const slack: Point[] = [
        [-12, -236],
        [40, -240],
        [76, -206],
        [86, -160],
        [60, -118],
        [30, -84],
        [-26, -84],
        [-62, -108],
        [-84, -152],
        [-92, -196],
        [-58, -214],
      ];
      const bag = curve(mood === 'calm' ? slack : full);
      pen.line('M-24 -86L-36 -52M24 -86L36 -52M0 -84L0 -52', '#8a5f3a', 3);
      if (mood !== 'asleep') pen.glow(0, -70, 40, '#ffb04a', 0.9);
      pen.shape(bag, '#6fb4ec', { ...FIGURE, shade: 1.8, rim: 1.3 });
      pen.clip(bag, () => balloonPaper(pen, mood));
      creatureFace(pen, mood, { y: -166, apart: 24.3, size: 0.9, mouth: 22.1 });
      pen.shape(roundedRect(-30, -92, 60, 13, 6), '#f2c14e', { ...FIGURE, shade: 0.3 });
      basketRiders(pen, mood);
    });
    if (mood === 'asleep') dreams(pen, 84, -226);
  },
};

function balloonPaper(pen: Pen, mood: FigureMood): void {
  for (const [x, y, r] of [
    [-62, -206, 15],
    [62, -204, 16],
    [-60, -126, 13],
    [58, -122, 12],
    [0, -232, 14],
  ] as const) {
    for (let i = 0; i < 8; i++) {
      const [dx, dy] = [Math.cos(i * 0.785), Math.sin(i * 0.785)];
      pen.line(
        `M${num(x + dx * r * 0.7)} ${num(y + dy * r * 0.7)}L${num(x + dx * r * 1.2)} ${num(y + dy * r * 1.2)}`,
        '#f2c14e',
        3.2,
      );
    }
    pen.ellipse(x, y, r * 0.56, r * 0.56, '#f8d05a', { ...FIGURE, ink: 0.4 });
  }
  pen.line('M-100 -102Q0 -80 100 -102', '#f2c14e', 6);
  if (mood !== 'calm') return;
  pen.line(
    'M-40 -214Q-30 -202 -38 -190M34 -226Q26 -210 38 -200M-78 -164Q-66 -160 -64 -148M72 -164Q60 -156 62 -146M-18 -112Q-8 -118 2 -110M-34 -126Q-28 -116 -34 -108M30 -128Q24 -116 32 -106',
    '#3f7fc0',
    3.4,
    { opacity: 0.75 },
  );
  pen.line('M-36 -212Q-26 -200 -34 -188M38 -224Q30 -208 42 -198', '#b8dcfa', 2.6, { opacity: 0.8 });
}

function basketRiders(pen: Pen, mood: FigureMood): void {
  const eyes = (x: number, y: number, gap: number) => {
    for (const s of [-1, 1])
      if (mood === 'asleep')
        pen.line(`M${x + s * gap - 2.6} ${y}Q${x + s * gap} ${y + 3} ${x + s * gap + 2.6} ${y}`, '#2a1d3f', 1.8, {
          material: 'eye',
        });
      else pen.ellipse(x + s * gap, y, 2.2, 2.8, '#2a1d3f', { material: 'eye', ink: 0 });
  };
  for (const [dx, dy] of [
    [-10, -8],
    [10, -8],
    [0, -13],
    [-13, 2],
    [13, 2],
  ] as const)
    pen.ellipse(-26 + dx, -56 + dy, 9, 9, '#fffaf0', { ...FIGURE, ink: 0.6 });
  pen.ellipse(-26, -54, 11, 13, '#e8d4c0', { ...FIGURE, shade: 0.3 });
  eyes(-26, -57, 5);
  pen.ellipse(4, -56, 12, 12, '#fff8e8', { ...FIGURE, shade: 0.3, rim: 0.6 });
  pen.shape('M-4 -52Q-12 -50 -12 -46Q-4 -44 4 -48Z', '#f2a541', { ...FIGURE, ink: 0.5 });
  eyes(2, -59, 4);
  pen.shape('M24 -66Q22 -76 28 -74Q31 -80 35 -74Q41 -74 38 -66Z', '#e0554a', { ...FIGURE, ink: 0.6 });
  pen.ellipse(31, -55, 11, 13, '#b8683f', { ...FIGURE, shade: 0.3, rim: 0.6 });
  pen.shape('M26 -54L16 -51L26 -48Z', '#f8d07a', { ...FIGURE, ink: 0.5 });
  eyes(30, -58, 4);
  pen.shape('M-46 -48L46 -48L36 0Q0 8 -36 0Z', '#c98f56', { ...FIGURE, shade: 0.8, rim: 0.8 });
  for (const y of [-34, -20, -7])
    pen.line(`M${num(-43 - (y + 40) * 0.16)} ${y}Q0 ${y + 7} ${num(43 + (y + 40) * 0.16)} ${y}`, '#8f5f34', 2.8, {
      opacity: 0.7,
    });
  pen.shape(roundedRect(-50, -54, 100, 12, 6), '#e0ac70', { ...FIGURE, shade: 0.3 });
}

/** A girl in furs; what she blew in a bone is older than any word for it. */
const flute: Figure = {
  width: 180,
  height: 200,
  draw: (pen, mood) => {
    const skin = '#b9774e';
    const glad = mood === 'glad';
    townsperson(pen, mood, {
      skin,
      coat: '#a8744c',
      trim: '#e8cfa8',
      shoes: '#c9976a',
      legs: skin,
      troubled: true,
      left: glad ? [-13, -84] : [-40, -56],
      right: glad ? [9, -62] : [40, -56],
      behind: () => {
        if (mood === 'calm') bone(pen, 8, -10, -6);
        pen.shape(
          curve([
            [-52, -140],
            [-40, -182],
            [0, -196],
            [42, -182],
            [54, -138],
            [58, -92],
            [30, -80],
            [-32, -80],
            [-58, -94],
          ]),
          '#4a2f34',
          { ...FIGURE, shade: 1, rim: 1 },
        );
      },
      apron: () => {
        for (const [x, y] of [
          [-26, -52],
          [8, -44],
          [26, -66],
          [-8, -78],
        ] as const)
          pen.ellipse(x, y, 6, 5, '#7f5236', { ...FIGURE, ink: 0 });
        pen.shape(
          'M-36 -104Q-40 -90 -28 -88Q-22 -80 -12 -88Q0 -78 12 -88Q22 -80 28 -88Q40 -90 36 -104Q0 -114 -36 -104Z',
          '#f0dcc0',
          { ...FIGURE, shade: 0.4, rim: 0.8 },
        );
      },
      hair: () => {
        pen.shape(
          'M-43 4C-46 -40 -14 -46 2 -44C30 -46 48 -28 43 6C36 -8 30 -16 24 -22C6 -10 -20 -12 -30 -20C-34 -12 -40 -6 -43 4Z',
          '#4a2f34',
          { ...FIGURE, shade: 0.5, rim: 0.8 },
        );
        pen.line('M-4 -44Q-10 -58 -22 -58M0 -44Q4 -60 18 -60', '#4a2f34', 7);
        pen.at(16, -46, 1, () => pen.shape(roundedRect(-20, -4, 40, 8, 4), '#fff4e0', { ...FIGURE, shade: 0.2 }), -18);
      },
      held: () => {
        if (glad) bone(pen, -1, -68, 80);
      },
    });
    if (mood === 'asleep') {
      bone(pen, 0, -54, -8);
      dreams(pen, 54, -176);
    }
    if (glad)
      for (const [x, y] of [
        [-78, -150],
        [-68, -176],
        [70, -160],
      ] as const)
        note(pen, x, y, 9);
  },
};

/** The wing bone of some great bird, with holes in it. */
function bone(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      for (const s of [-1, 1])
        for (const dy of [-4, 4]) pen.ellipse(s * 46, dy, 7, 6, '#fff4e0', { ...FIGURE, ink: 0.7 });
      pen.shape(roundedRect(-46, -6, 92, 12, 6), '#fff4e0', { ...FIGURE, shade: 0.3, rim: 0.6 });
      for (const dx of [-24, -8, 8, 24]) pen.ellipse(dx, -1, 3, 2.6, '#8a6a5a', { ...FIGURE, ink: 0 });
    },
    turn,
  );
}

/** Small for a mammoth, with red hair to the ground: nearly a haystack. */
const mammoth: Figure = {
  width: 250,
  height: 262,
  draw: (pen, mood) => {
    const hair = '#c9764a';
    const dark = mix(hair, '#5a2f2a', 0.4);
    for (const x of [-66, -24, 38, 76]) {
      pen.shape(roundedRect(x - 17, -34, 34, 36, 12), dark, { ...FIGURE, shade: 0.4 });
      for (const toe of [-9, 0, 9]) pen.ellipse(x + toe, -2, 4.6, 4, '#f2dcc0', { ...FIGURE, ink: 0.5 });
    }
    pen.line('M108 -92Q122 -70 112 -50', dark, 7);
    const coat: Point[] = [
      [-112, -18],
      [-112, -84],
      [-92, -140],
      [-54, -178],
      [4, -190],
      [62, -172],
      [98, -128],
      [114, -70],
      [112, -16],
      [60, -24],
      [6, -14],
      [-52, -24],
    ];
    pen.shape(curve(coat), hair, { ...FIGURE, shade: 2, rim: 1.3 });
    for (const [x, y, length] of [
      [40, -140, 60],
      [70, -110, 60],
      [20, -96, 56],
      [92, -70, 46],
      [56, -64, 40],
      [6, -50, 32],
      [30, -168, 40],
    ] as const)
      pen.line(`M${x} ${y}Q${x + 7} ${y + length * 0.5} ${x - 2} ${y + length}`, dark, 4, { opacity: 0.55 });
    const head = mix(hair, '#ffd8b0', 0.2);
    pen.shape(
      curve([
        [-12, -170],
        [30, -160],
        [40, -112],
        [18, -84],
        [-10, -108],
      ]),
      head,
      { ...FIGURE, shade: 0.8, rim: 1 },
    );
    pen.ellipse(-56, -126, 60, 62, head, { ...FIGURE, shade: 1.3, rim: 1.2 });
    pen.shape(bangs, dark, { ...FIGURE, shade: 0.5, rim: 0.8 });
    if (mood === 'calm') bird(pen, 48, -180);
    trunk(pen, mood, head, dark);
    for (const s of [-1, 1]) pen.line(`M${-58 + s * 28} -84Q${-60 + s * 42} -62 ${-62 + s * 26} -48`, '#fff4e0', 11);
    creatureFace(pen, mood, { x: -58, y: -124, apart: 26.7, size: 0.86 });
    if (mood === 'calm')
      for (const [x1, y1, x2, y2] of [
        [-98, -30, -108, -6],
        [20, -24, 12, -2],
        [96, -30, 104, -8],
      ] as const)
        pen.line(`M${x1} ${y1}L${x2} ${y2}`, '#f2c76a', 4.4);
    if (mood === 'asleep') dreams(pen, 20, -222);
  },
};

/** A mop of hair over the brow. */
const bangs =
  'M-106 -150C-110 -196 -70 -214 -44 -208C-12 -204 4 -176 -2 -150Q-14 -158 -22 -146Q-34 -162 -46 -146Q-58 -164 -70 -146Q-82 -160 -90 -144Q-98 -154 -106 -150Z';

/** Straight up like a straw; glad, it lays down one stick; asleep, it is curled. */
function trunk(pen: Pen, mood: FigureMood, hair: string, dark: string): void {
  const points: Point[] =
    mood === 'calm'
      ? [
          [-58, -92],
          [-102, -80],
          [-112, -140],
          [-104, -244],
        ]
      : mood === 'glad'
        ? [
            [-60, -106],
            [-66, -60],
            [-88, -34],
            [-108, -46],
          ]
        : [
            [-60, -106],
            [-62, -58],
            [-78, -36],
            [-92, -52],
            [-80, -62],
          ];
  if (mood === 'glad') {
    pen.line('M-122 -20L-92 -66', '#8a5f3a', 7);
    pen.line('M-104 -46L-96 -38', '#8a5f3a', 4);
  }
  pen.limb(points, 31, dark);
  pen.limb(points, 26, hair);
  for (const [from, to] of [
    [0.3, 0.36],
    [0.5, 0.56],
    [0.7, 0.76],
  ] as const) {
    const at = (t: number): Point => {
      const i = Math.min(points.length - 2, Math.floor(t * (points.length - 1)));
      const [a, b] = [points[i] ?? [0, 0], points[i + 1] ?? [0, 0]];
      const part = t * (points.length - 1) - i;
      return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    };
    const [p, q] = [at(from), at(to)];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / length) * 9, (dx / length) * 9];
    pen.line(
      `M${num(p[0] - nx)} ${num(p[1] - ny)}Q${num(q[0])} ${num(q[1])} ${num(p[0] + nx)} ${num(p[1] + ny)}`,
      dark,
      3,
      { opacity: 0.6 },
    );
  }
}

/** It believed in the haystack. */
function bird(pen: Pen, x: number, y: number): void {
  pen.shape(`M${x + 12} ${y - 14}L${x + 34} ${y - 22}L${x + 20} ${y - 6}Z`, '#4f8fc8', { ...FIGURE, shade: 0.2 });
  pen.ellipse(x, y - 12, 17, 15, '#6fb4e0', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.ellipse(x - 5, y - 8, 9, 9, '#fff0dc', { ...FIGURE, ink: 0 });
  pen.shape(`M${x - 16} ${y - 18}L${x - 27} ${y - 14}L${x - 15} ${y - 11}Z`, '#f2a541', { ...FIGURE, ink: 0.5 });
  pen.ellipse(x - 8, y - 19, 2.4, 3, '#1a1438', { material: 'eye', ink: 0 });
}

export const timeBeings: Readonly<Record<string, Figure>> = { hour, balloon, flute, mammoth };
