// The fawn of the forest.
import { mix } from '../../color.ts';
import { curve, puff, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { Random } from '../../random.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { INK } from '../rig/face.ts';
import { creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';

/** All spots, on four legs that have not been told about each other. */
export const fawn: Figure = {
  width: 214,
  height: 226,
  draw(pen, mood) {
    if (mood === 'asleep') return lyingFawn(pen);
    const [coat, pale] = ['#cf8f5c', '#f6e3c4'];
    const legs: readonly (readonly Point[])[] =
      mood === 'calm'
        ? [
            [
              [60, -74],
              [84, -40],
              [76, -4],
            ],
            [
              [38, -70],
              [44, -36],
              [30, -4],
            ],
            [
              [-14, -70],
              [-2, -36],
              [6, -4],
            ],
            [
              [-36, -74],
              [-60, -42],
              [-46, -4],
            ],
          ]
        : [
            [
              [60, -74],
              [66, -40],
              [62, -4],
            ],
            [
              [38, -70],
              [40, -36],
              [38, -4],
            ],
            [
              [-10, -70],
              [-12, -36],
              [-10, -4],
            ],
            [
              [-34, -74],
              [-40, -40],
              [-38, -4],
            ],
          ];
    legs.forEach((leg, i) => {
      pen.limb(leg, 13, i % 2 ? mix(coat, '#4a2a3f', 0.16) : coat);
      const [x, y] = leg[2] ?? [0, 0];
      pen.ellipse(x, y, 9, 6, '#5a3a3f', LIMB);
    });
    pen.ellipse(84, -102, 12, 9, pale, LIMB);
    pen.shape(
      curve([
        [80, -96],
        [66, -66],
        [10, -58],
        [-40, -66],
        [-50, -100],
        [-20, -118],
        [40, -118],
        [72, -114],
      ]),
      coat,
      { ...BODY, shade: 1.2 },
    );
    for (const [x, y, r] of [
      [58, -102, 6],
      [40, -88, 5],
      [30, -106, 6],
      [12, -92, 5],
      [0, -108, 5],
      [56, -80, 4],
      [-14, -84, 4],
    ] as const)
      pen.ellipse(x, y, r, r * 0.86, pale, MARK);
    pen.shape(
      curve([
        [-54, -74],
        [-60, -124],
        [-44, -146],
        [-14, -140],
        [-12, -104],
        [-28, -70],
      ]),
      coat,
      BODY,
    );
    pen.shape(
      curve([
        [-52, -78],
        [-56, -112],
        [-40, -116],
        [-34, -84],
      ]),
      pale,
      MARK,
    );
    fawnHead(pen, mood, -36, -166, coat, pale);
  },
};

function fawnHead(pen: Pen, mood: FigureMood, x: number, y: number, coat: string, pale: string): void {
  pen.at(x, y, 1, () => {
    for (const side of [-1, 1]) {
      // one ear stays exactly where it was
      const up = mood === 'calm' && side > 0 ? -20 : 0;
      pen.shape(
        `M${side * 34} -18Q${side * 60} ${-44 + up} ${side * (70 - Math.abs(up))} ${-18 + up * 1.3}Q${side * 62} ${4 + up * 0.5} ${side * 34} 0Z`,
        coat,
        LIMB,
      );
      pen.shape(
        `M${side * 38} -14Q${side * 56} ${-32 + up} ${side * (62 - Math.abs(up))} ${-16 + up}Q${side * 56} ${-4 + up * 0.5} ${side * 38} -4Z`,
        '#eab8a0',
        MARK,
      );
    }
    pen.shape(
      curve([
        [0, -46],
        [38, -34],
        [44, 4],
        [26, 32],
        [0, 38],
        [-26, 32],
        [-44, 4],
        [-38, -34],
      ]),
      coat,
      { ...BODY, shade: 1 },
    );
    pen.shape(
      curve([
        [0, 4],
        [24, 12],
        [22, 32],
        [0, 38],
        [-22, 32],
        [-24, 12],
      ]),
      pale,
      MARK,
    );
    for (const [dx, dy] of [
      [-10, -34],
      [10, -34],
      [0, -26],
    ] as const)
      pen.ellipse(dx, dy, 4, 3.6, pale, MARK);
    if (mood === 'calm')
      for (const side of [-1, 1])
        pen.line(`M${side * 14} -4Q${side * 22} 4 ${side * 32} -4M${side * 14} -20L${side * 30} -15`, INK, 4, {
          material: 'eye',
        });
    else creatureFace(pen, mood, { y: -4, apart: 23, size: 0.9, cheeks: false });
    for (const side of [-1, 1]) pen.ellipse(side * 32, 12, 8, 5.4, '#ff8f7d', { ...MARK, opacity: 0.45 });
    pen.shape('M-9 14Q0 9 9 14Q7 23 0 24Q-7 23 -9 14Z', '#4a2f40', { material: 'figure', ink: 0 });
    pen.line(mood === 'calm' ? 'M-5 30Q0 27 5 30' : 'M-7 28Q-3 32 0 28Q3 32 7 28', INK, 2.4, { material: 'eye' });
  });
}

function lyingFawn(pen: Pen): void {
  const [coat, pale] = ['#cf8f5c', '#f6e3c4'];
  const random = new Random('fawn');
  pen.shape(puff(8, -10, 92, 15, 15, random, 1.2), '#6fae6a', { material: 'land', rim: 0.5 });
  pen.ellipse(92, -44, 11, 9, pale, LIMB);
  pen.shape(
    curve([
      [92, -20],
      [82, -58],
      [30, -78],
      [-30, -66],
      [-60, -30],
      [-40, -8],
      [60, -6],
    ]),
    coat,
    { ...BODY, shade: 1.2 },
  );
  for (const [x, y, r] of [
    [70, -46, 5],
    [52, -60, 6],
    [34, -50, 5],
    [20, -64, 6],
    [58, -30, 5],
    [8, -48, 4],
  ] as const)
    pen.ellipse(x, y, r, r * 0.86, pale, MARK);
  pen.limb(
    [
      [60, -12],
      [20, -6],
      [-8, -8],
    ],
    13,
    coat,
  );
  pen.ellipse(-14, -8, 9, 6, '#5a3a3f', LIMB);
  fawnHead(pen, 'asleep', -48, -56, coat, pale);
  dreams(pen, 8, -110);
}
