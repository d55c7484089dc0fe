// Who helps in the sky, and the smallest creature there.
import { mix } from '../color.ts';
import { curve, num, polygon, puff, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

const FIGURE = { material: 'figure' } as const;

/** In charge of the counting, standing very straight. */
const goose: Figure = {
  width: 150,
  height: 184,
  draw: (pen, mood) => {
    const gray = '#b4bacc';
    const asleep = mood === 'asleep';
    for (const x of [-14, 18]) {
      pen.line(`M${x} -30L${x} -8`, '#f2913a', 7);
      pen.shape(`M${x - 20} 0L${x - 4} -12L${x + 10} 0Z`, '#f2a541', { ...FIGURE, shade: 0.2 });
    }
    pen.shape(
      curve(
        [
          [56, -70],
          [78, -92],
          [74, -70],
          [80, -58],
          [56, -46],
        ],
        true,
        0.12,
      ),
      mix(gray, '#5a5f80', 0.3),
      { ...FIGURE, shade: 0.3 },
    );
    pen.shape(
      curve([
        [-46, -66],
        [-30, -94],
        [10, -92],
        [50, -80],
        [66, -58],
        [40, -26],
        [0, -20],
        [-34, -30],
      ]),
      gray,
      { ...FIGURE, shade: 1.3, rim: 1 },
    );
    pen.shape(
      curve([
        [-44, -60],
        [-26, -52],
        [-10, -24],
        [-34, -30],
      ]),
      '#eef0f8',
      { ...FIGURE, ink: 0 },
    );
    if (!asleep) {
      pen.limb(
        [
          [-30, -74],
          [-38, -110],
          [-30, -150],
        ],
        25,
        mix(gray, '#6a7090', 0.25),
      );
      gooseHead(pen, gray, mood === 'glad' ? 'glad' : 'calm', -38, -156);
    } else {
      pen.limb(
        [
          [-30, -74],
          [-30, -104],
          [-4, -104],
        ],
        25,
        mix(gray, '#6a7090', 0.25),
      );
      pen.at(0, -98, 1, () => gooseHead(pen, gray, 'asleep', 0, 0), 0, true);
      dreams(pen, 40, -128);
    }
    pen.shape(
      curve([
        [-8, -82],
        [36, -80],
        [64, -60],
        [40, -44],
        [4, -50],
        [-14, -66],
      ]),
      mix(gray, '#6a7090', 0.3),
      { ...FIGURE, shade: 0.6, rim: 0.9 },
    );
    pen.line('M10 -58Q30 -50 46 -56M4 -68Q28 -60 54 -64', '#eef0f8', 3, { opacity: 0.7 });
  },
};

function gooseHead(pen: Pen, gray: string, mood: 'calm' | 'glad' | 'asleep', x: number, y: number): void {
  pen.ellipse(x, y, 25, 22, mix(gray, '#6a7090', 0.25), { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.shape(
    `M${x - 20} ${y - 4}Q${x - 46} ${y + 2} ${x - 44} ${y + 10}Q${x - 30} ${y + 14} ${x - 14} ${y + 12}Z`,
    '#f2a541',
    { ...FIGURE, shade: 0.3 },
  );
  pen.line(`M${x - 42} ${y + 9}Q${x - 30} ${y + 6} ${x - 18} ${y + 7}`, '#c9743a', 2.2);
  creatureFace(pen, mood, { x: x - 3, y: y - 4, apart: 10.1, size: 0.42, calm: 'content' });
}

/** It never stops; it has hardly any legs. */
const swift: Figure = {
  width: 168,
  height: 150,
  floats: true,
  draw: (pen, mood) => {
    const brown = '#5a5478';
    const lift = mood === 'asleep' ? 16 : 0;
    pen.at(0, -76 + lift, 1, () => {
      if (mood !== 'asleep') pen.line('M60 44Q74 48 78 58M34 54Q46 60 48 68', '#ffffff', 3.4, { opacity: 0.5 });
      pen.shape('M30 16L78 6L58 22L76 40L28 30Z', brown, { ...FIGURE, shade: 0.3 });
      const far: Point[] = [
        [-14, -6],
        [12, -52],
        [66, -72],
        [40, -34],
        [16, 4],
      ];
      pen.shape(curve(far, true, 0.12), mix(brown, '#241a44', 0.25), { ...FIGURE, shade: 0.4 });
      pen.shape(
        curve([
          [-52, 4],
          [-36, -16],
          [-6, -18],
          [26, 4],
          [38, 24],
          [10, 34],
          [-28, 28],
        ]),
        brown,
        { ...FIGURE, shade: 0.9, rim: 1 },
      );
      pen.shape(
        curve([
          [-48, 12],
          [-28, 14],
          [-16, 24],
          [-32, 26],
        ]),
        '#efe6ee',
        { ...FIGURE, ink: 0 },
      );
      const near: Point[] =
        mood === 'asleep'
          ? [
              [-12, 6],
              [22, 2],
              [80, 22],
              [44, 34],
              [10, 30],
            ]
          : [
              [-12, 4],
              [8, 36],
              [56, 66],
              [44, 30],
              [20, 2],
            ];
      pen.shape(curve(near, true, 0.12), mix(brown, '#ffffff', 0.12), { ...FIGURE, shade: 0.5, rim: 1 });
      pen.shape('M-50 4L-64 8L-50 14Z', '#f2b86a', { ...FIGURE, ink: 0.6 });
      creatureFace(pen, mood, { x: -30, y: 1, apart: 8, size: 0.4, calm: 'content' });
    });
    if (mood !== 'asleep')
      pen.line('M-70 -20Q-30 -2 10 -14M-40 -132Q-10 -146 20 -138', '#ffffff', 3.6, { opacity: 0.45 });
    else dreams(pen, -20, -100);
  },
};

/** Red, with a tail of knotted newspaper. */
const kite: Figure = {
  width: 160,
  height: 190,
  floats: true,
  draw: (pen, mood) => {
    const turn = mood === 'glad' ? 12 : mood === 'asleep' ? -16 : 4;
    pen.line('M6 -54Q38 -40 22 -22Q4 -4 40 0Q64 0 68 -16', '#fff4e0', 3);
    for (const [x, y, angle] of [
      [26, -40, 20],
      [16, -14, -30],
      [50, 0, 10],
    ] as const)
      pen.at(
        x,
        y,
        1,
        () => {
          for (const s of [-1, 1]) {
            pen.shape(
              polygon([
                [0, 0],
                [s * 17, -9],
                [s * 17, 9],
              ]),
              '#f2ecdf',
              { ...FIGURE, shade: 0.3 },
            );
            pen.line(`M${s * 7} -1L${s * 14} -3M${s * 8} 3L${s * 14} 4`, '#9a93a8', 1.6);
          }
          pen.ellipse(0, 0, 4.4, 4.4, '#d8cfc0', { ...FIGURE, ink: 0.5 });
        },
        angle,
      );
    pen.at(
      0,
      -116,
      1,
      () => {
        const sail: Point[] = [
          [0, -70],
          [58, -8],
          [0, 68],
          [-58, -8],
        ];
        pen.shape(polygon(sail), '#e8554e', { ...FIGURE, shade: 1.2, rim: 1.2 });
        pen.shape('M0 -70L58 -8L0 -8Z', '#f58a5a', { ...FIGURE, ink: 0.5 });
        pen.shape('M0 68L-58 -8L0 -8Z', '#f58a5a', { ...FIGURE, ink: 0.5 });
        pen.line('M0 -68L0 66M-56 -8L56 -8', '#8a3a3a', 3.4, { opacity: 0.7 });
        creatureFace(pen, mood, {
          y: -12,
          apart: 21.6,
          size: 0.8,
          mouth: 18,
          cheeks: { color: '#c8303f' },
          calm: 'content',
        });
        for (const s of [-1, 1])
          pen.shape(
            polygon([
              [s * 58, -8],
              [s * 74, -20],
              [s * 76, -2],
            ]),
            '#ffd95e',
            { ...FIGURE, ink: 0.6 },
          );
      },
      turn,
    );
    if (mood === 'asleep') dreams(pen, 58, -146);
  },
};

/** Round as a sofa, getting his breath. */
const thunder: Figure = {
  width: 170,
  height: 160,
  floats: true,
  draw: (pen, mood) => {
    const dark = '#7378a8';
    const random = new Random('old thunder');
    for (const s of [-1, 1])
      pen.shape(puff(s * 56, -40, 29, 29, 8, random), mix(dark, '#2a2860', 0.15), { ...FIGURE, shade: 0.6, rim: 0.8 });
    pen.shape(puff(0, -98, 58, 40, 9, random), mix(dark, '#ffffff', 0.12), { ...FIGURE, shade: 0.8, rim: 1 });
    pen.shape(puff(0, -62, 68, 48, 11, random), dark, { ...FIGURE, shade: 1.5, rim: 1.1 });
    pen.line('M-52 -34Q-40 -24 -28 -32M30 -30Q42 -22 54 -34', mix(dark, '#2a2860', 0.35), 4, { opacity: 0.7 });
    creatureFace(pen, mood, { y: -78, apart: 20, size: 0.74, mouth: 28.5, calm: 'content' });
    for (const s of [-1, 1]) {
      pen.shape(
        `M0 -60Q${s * 12} -70 ${s * 34} -58Q${s * 40} -50 ${s * 46} -54Q${s * 40} -40 ${s * 22} -44Q${s * 8} -48 0 -60Z`,
        '#f2f0fa',
        { ...FIGURE, shade: 0.4, rim: 0.6 },
      );
      pen.line(`M${s * 12} -104Q${s * 20} -112 ${s * 32} -104`, '#f2f0fa', 6);
    }
    if (mood === 'glad')
      for (const [x, s] of [
        [-76, -1],
        [76, 1],
      ] as const)
        pen.line(`M${x} ${-96}Q${x + s * 6} -84 ${x} -72`, '#ffe9a0', 5, { opacity: 0.9 });
    pen.shape('M58 -44L42 -22L54 -23L46 -2L70 -28L58 -28L68 -44Z', '#ffd95e', {
      material: 'glow',
      ink: 0.7,
      opacity: mood === 'asleep' ? 0.5 : 1,
    });
    if (mood === 'asleep') dreams(pen, 66, -116);
  },
};

/** The ladybug. */
const tiny: Figure = {
  width: 60,
  height: 52,
  draw: (pen, mood) => {
    for (const x of [-10, 4, 18]) pen.line(`M${x} -8L${x - 3} 0`, '#2f2544', 3);
    pen.shape('M-20 -6C-20 -42 32 -42 32 -6Q6 2 -20 -6Z', '#e8483f', { ...FIGURE, shade: 0.7, rim: 1.2 });
    pen.line('M6 -33Q9 -18 6 -4', '#8a1f2f', 2.6);
    for (const [x, y, r] of [
      [-6, -24, 4.4],
      [18, -25, 4.6],
      [-6, -11, 3.8],
      [20, -11, 4],
    ] as const)
      pen.ellipse(x, y, r, r, '#3a1f34', { ...FIGURE, ink: 0 });
    pen.ellipse(-18, -16, 13, 12, '#3f3358', { ...FIGURE, shade: 0.4, rim: 0.8 });
    for (const x of [-25, -14]) {
      pen.line(`M${num(-18 + (x + 19) * 0.4)} -27Q${x} -34 ${x - 1} -40`, '#3f3358', 2.4);
      pen.ellipse(x - 1, -42, 3, 3, '#3f3358', { ...FIGURE, ink: 0 });
    }
    pen.ellipse(-20, -14, 10.5, 8.6, '#ffe2d2', { ...FIGURE, ink: 0 });
    creatureFace(pen, mood, { x: -20, y: -16, apart: 4.5, size: 0.28, mouth: 4.9, cheeks: false, calm: 'content' });
  },
};

export const skyHelpers: Readonly<Record<string, Figure>> = { goose, swift, kite, thunder, tiny };
