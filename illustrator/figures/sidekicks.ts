// The small one of every story: it is on every page, and children look for it.
import { mix } from '../color.ts';
import { curve, num, polygon, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import { creatureEye } from './creature-face.ts';
import type { Figure, FigureMood } from './figure.ts';
import { INK } from './rig/face.ts';
import { stem } from './rig/limbs.ts';

const FIGURE = { material: 'figure' } as const;
const ROUND = { ...FIGURE, shade: 0.4, rim: 0.8 } as const;
const PLAIN = { ...FIGURE, ink: 0 } as const;
type Draw = (pen: Pen, mood: FigureMood) => void;

/** Which one comes along is the story's choice. */
export const sidekickFor = (seed: string): Figure => {
  const of = new Random(`${seed}|hero|sidekick`);
  return { width: 112, height: 92, draw: of.pick(SIDEKICKS) };
};

const eye = (pen: Pen, x: number, y: number, mood: FigureMood) => creatureEye(pen, mood, x, y, { size: 0.5 });
const cheek = (pen: Pen, x: number, y: number) => pen.ellipse(x, y, 4.6, 3.2, '#ff6f7d', { ...PLAIN, opacity: 0.45 });
const smile = (pen: Pen, x: number, y: number) =>
  pen.line(`M${x - 5} ${y}Q${num(x - 2.5)} ${y + 4} ${x} ${y}Q${num(x + 2.5)} ${y + 4} ${x + 5} ${y}`, INK, 2, {
    material: 'eye',
  });

function mouse(pen: Pen, mood: FigureMood): void {
  stem(
    pen,
    [
      [22, -8],
      [44, -6],
      [50, -22],
    ],
    4,
    '#e8a0a0',
  );
  pen.ellipse(4, -20, 26, 20, '#c9b8b4', ROUND);
  pen.ellipse(0, -13, 15, 11, '#f0e2dc', PLAIN);
  for (const x of [-12, 14]) pen.ellipse(x, -3, 8, 4.5, '#e8a0a0', FIGURE);
  for (const x of [-32, -6]) {
    pen.ellipse(x, -51, 14, 14, '#c9b8b4', { ...FIGURE, shade: 0.3, rim: 0.6 });
    pen.ellipse(x, -50, 8, 8, '#f2b6b6', PLAIN);
  }
  pen.ellipse(-18, -32, 22, 19, '#d6c6c1', ROUND);
  eye(pen, -26, -34, mood);
  eye(pen, -11, -34, mood);
  cheek(pen, -33, -26);
  cheek(pen, -4, -26);
  pen.line('M-24 -24L-42 -28M-24 -22L-41 -19M-14 -24L3 -28', '#8a7a78', 1.6, { opacity: 0.6 });
  pen.ellipse(-19, -26, 3.6, 2.9, '#e8788a', PLAIN);
}

function chick(pen: Pen, mood: FigureMood): void {
  pen.line('M-7 0L-7 -4M7 0L7 -4M-12 0L-3 0M3 0L12 0', '#f08a3c', 4);
  pen.ellipse(0, -26, 27, 25, '#ffd95e', ROUND);
  pen.ellipse(-2, -16, 16, 12, '#ffe9a0', PLAIN);
  pen.shape(
    curve([
      [8, -28],
      [27, -34],
      [25, -13],
      [10, -14],
    ]),
    '#f2b93f',
    { ...FIGURE, shade: 0.3 },
  );
  pen.line('M14 -22L22 -24M13 -17L20 -18', '#d99a2f', 2.2, { opacity: 0.7 });
  pen.shape(
    curve([
      [-6, -49],
      [-8, -60],
      [-1, -55],
      [4, -62],
      [6, -49],
    ]),
    '#f2b93f',
    FIGURE,
  );
  eye(pen, -11, -34, mood);
  eye(pen, 6, -35, mood);
  cheek(pen, -19, -27);
  cheek(pen, 13, -28);
  pen.shape('M-8 -28L4 -28L-2 -19Z', '#f08a3c', { ...FIGURE, ink: 0.5 });
}

function hedgehog(pen: Pen, mood: FigureMood): void {
  const back: Point[] = [];
  for (let i = 0; i <= 18; i++) {
    const angle = Math.PI + (i / 18) * Math.PI;
    const reach = i % 2 ? 42 : 33;
    back.push([6 + Math.cos(angle) * reach, -6 + Math.sin(angle) * reach]);
  }
  for (const x of [-18, 16]) pen.ellipse(x, -3, 8, 4.5, '#c99f78', FIGURE);
  pen.shape(polygon([...back, [40, -2], [-30, -2]]), '#8a6248', ROUND);
  for (const [x, y] of [
    [4, -32],
    [20, -28],
    [14, -16],
    [30, -16],
    [-2, -20],
  ] as const)
    pen.line(`M${x} ${y}L${x + 4} ${y - 6}`, '#b98f6c', 2.4, { opacity: 0.8 });
  pen.ellipse(-6, -30, 6.5, 6.5, '#d9b38c', FIGURE);
  pen.ellipse(-16, -16, 22, 16, '#f0d3ae', ROUND);
  eye(pen, -24, -20, mood);
  eye(pen, -10, -20, mood);
  cheek(pen, -6, -12);
  pen.line('M-29 -9Q-24 -6 -20 -9', INK, 2, { material: 'eye' });
  pen.ellipse(-35, -15, 4.8, 4, '#3a2438', PLAIN);
}

function bunny(pen: Pen, mood: FigureMood): void {
  pen.ellipse(34, -18, 10, 10, '#ffffff', { ...FIGURE, shade: 0.3 });
  for (const x of [-21, -5]) {
    const lean = x < -10 ? -5 : 5;
    pen.shape(
      curve([
        [x - 6, -46],
        [x - 8 + lean, -76],
        [x + lean, -86],
        [x + 7 + lean, -76],
        [x + 6, -46],
      ]),
      '#efe4de',
      { ...FIGURE, shade: 0.3, rim: 0.6 },
    );
    pen.shape(
      curve([
        [x - 2, -50],
        [x - 3 + lean, -70],
        [x + lean, -77],
        [x + 3 + lean, -70],
        [x + 2, -50],
      ]),
      '#f2b6b6',
      PLAIN,
    );
  }
  pen.ellipse(8, -19, 27, 20, '#efe4de', ROUND);
  pen.ellipse(24, -5, 14, 6, '#f6ece6', { ...FIGURE, shade: 0.3 });
  pen.ellipse(-14, -5, 9, 5.5, '#f6ece6', FIGURE);
  pen.ellipse(-13, -36, 22, 19.5, '#f6ece6', ROUND);
  eye(pen, -21, -38, mood);
  eye(pen, -5, -38, mood);
  cheek(pen, -27, -30);
  cheek(pen, 2, -30);
  pen.ellipse(-13, -31, 3.2, 2.5, '#e8788a', PLAIN);
  smile(pen, -13, -27);
}

function snail(pen: Pen, mood: FigureMood): void {
  pen.shape(
    curve([
      [-48, -28],
      [-36, -36],
      [-27, -14],
      [30, -12],
      [48, 0],
      [-34, 0],
      [-50, -8],
    ]),
    '#e8c79a',
    ROUND,
  );
  pen.line('M-22 -4L32 -4', '#c9a273', 2.6, { opacity: 0.6 });
  stem(
    pen,
    [
      [-44, -30],
      [-51, -46],
    ],
    4.4,
    '#e8c79a',
  );
  stem(
    pen,
    [
      [-37, -32],
      [-33, -48],
    ],
    4.4,
    '#e8c79a',
  );
  for (const [x, y] of [
    [-52, -49],
    [-32, -51],
  ] as const)
    pen.ellipse(x, y, 6.5, 7, '#f3dab4', { ...FIGURE, ink: 0.6 });
  eye(pen, -52, -49, mood);
  eye(pen, -32, -51, mood);
  cheek(pen, -40, -20);
  pen.line('M-49 -21Q-46 -17 -42 -20', '#8a5a3f', 2.2, { material: 'eye' });
  pen.ellipse(8, -32, 28, 27, '#e0859a', ROUND);
  pen.line('M8 -32Q18 -36 14 -44Q2 -52 -6 -36Q-8 -14 12 -14Q28 -18 28 -34', '#b85a74', 4);
  pen.ellipse(-4, -48, 5, 3.6, '#ffffff', { ...PLAIN, opacity: 0.5 });
}

function kitten(pen: Pen, mood: FigureMood): void {
  const [fur, light, dark] = ['#f2a65a', '#f7b470', '#cf7f36'];
  stem(
    pen,
    [
      [24, -10],
      [46, -20],
      [42, -44],
    ],
    9,
    fur,
  );
  pen.ellipse(6, -20, 27, 20, fur, ROUND);
  for (const x of [10, 20]) pen.line(`M${x} -39Q${x + 4} -32 ${x + 2} -26`, dark, 3.6, { opacity: 0.7 });
  for (const x of [-12, 16]) pen.ellipse(x, -4, 9, 5, '#ffe6c4', FIGURE);
  for (const side of [-1, 1]) {
    const x = -18 + side * 13;
    pen.shape(
      curve(
        [
          [x - 9, -46],
          [x + side * 6, -66],
          [x + 9, -44],
        ],
        true,
        0.1,
      ),
      fur,
      { ...FIGURE, shade: 0.3 },
    );
    pen.shape(
      curve(
        [
          [x - 4, -48],
          [x + side * 4, -60],
          [x + 5, -47],
        ],
        true,
        0.1,
      ),
      '#f2b6a6',
      PLAIN,
    );
  }
  pen.ellipse(-18, -36, 23, 20, light, ROUND);
  for (const x of [-24, -18, -12]) pen.line(`M${x} -55L${num(x * 0.9 - 2)} -48`, dark, 3, { opacity: 0.7 });
  pen.ellipse(-18, -28, 11, 7.5, '#ffe6c4', PLAIN);
  eye(pen, -26, -38, mood);
  eye(pen, -10, -38, mood);
  cheek(pen, -33, -30);
  cheek(pen, -3, -30);
  pen.line('M-34 -28L-46 -31M-34 -25L-45 -23M-2 -28L10 -31', mix(dark, '#4a2c1c', 0.4), 1.6, { opacity: 0.6 });
  pen.ellipse(-18, -31, 3.2, 2.5, '#e8788a', PLAIN);
  smile(pen, -18, -28);
}

const SIDEKICKS: readonly Draw[] = [mouse, chick, hedgehog, bunny, snail, kitten];
