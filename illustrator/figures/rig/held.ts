// What people carry, drawn around the hand that holds it.
import { mix } from '../../color.ts';
import { curve, ellipse, num, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { INK } from './face.ts';
import { stem } from './limbs.ts';

const FIGURE = { material: 'figure' } as const;
const ROUND = { ...FIGURE, shade: 0.4, rim: 0.7 } as const;

/** Hangs from the hand. */
export function lantern(pen: Pen): void {
  pen.glow(0, 48, 150, '#ffcf6b', 0.75);
  pen.line('M-15 22Q0 -14 15 22', '#5a3a3a', 4);
  pen.shape(roundedRect(-19, 18, 38, 10, 4), '#6b4436', FIGURE);
  pen.shape(roundedRect(-17, 27, 34, 42, 9), '#ffe08a', { material: 'glow' });
  pen.shape(
    curve([
      [0, 36],
      [8, 50],
      [0, 62],
      [-8, 50],
    ]),
    '#fff7d8',
    { material: 'glow', ink: 0 },
  );
  pen.line('M-17 30L-17 66M17 30L17 66', '#6b4436', 4);
  pen.shape(roundedRect(-21, 66, 42, 9, 4), '#6b4436', FIGURE);
}

/** A bear that is hugged, or sits by itself. @param asleep its eyes are shut */
export function teddy(pen: Pen, asleep = false): void {
  const [fur, light, dark] = ['#d29e6b', '#f3d9b8', '#c48d5a'];
  for (const side of [-1, 1]) {
    pen.ellipse(side * 15, -22, 8.5, 8.5, dark, FIGURE);
    pen.ellipse(side * 15, -21, 4.4, 4.4, light, { ...FIGURE, ink: 0 });
    pen.ellipse(side * 15, 44, 9.5, 8.5, dark, { ...FIGURE, shade: 0.3 });
    pen.ellipse(side * 16, 45, 4.6, 4.2, light, { ...FIGURE, ink: 0 });
  }
  pen.ellipse(0, 24, 22, 23, dark, ROUND);
  pen.ellipse(0, 28, 13, 14, light, { ...FIGURE, ink: 0, opacity: 0.85 });
  for (const side of [-1, 1]) pen.ellipse(side * 21, 17, 7, 10, dark, { ...FIGURE, shade: 0.3 });
  pen.ellipse(0, -6, 22, 20, fur, ROUND);
  pen.ellipse(0, 0, 10, 7.5, light, { ...FIGURE, ink: 0 });
  for (const side of [-1, 1]) {
    if (asleep) pen.line(`M${side * 8 - 4} -9Q${side * 8} -5 ${side * 8 + 4} -9`, INK, 2.2, { material: 'eye' });
    else pen.ellipse(side * 8, -9, 2.8, 3.2, INK, { material: 'eye', ink: 0 });
  }
  pen.ellipse(0, -3, 3.6, 2.7, INK, { material: 'eye', ink: 0 });
  pen.line('M-4 3Q0 6 4 3', INK, 1.8, { material: 'eye' });
}

/** Open, its cover toward the reader. */
export function book(pen: Pen, cover: string): void {
  pen.shape('M-46 -14L0 -4L46 -14L46 26L0 36L-46 26Z', cover, ROUND);
  pen.shape(
    'M-41 -18C-20 -22 -8 -14 0 -8C8 -14 20 -22 41 -18L41 20C20 16 8 24 0 30C-8 24 -20 16 -41 20Z',
    '#fff6e0',
    FIGURE,
  );
  pen.line('M0 -8L0 28', '#c9b48a', 3);
  for (const y of [-4, 5, 14])
    pen.line(`M-33 ${y - 4}Q-18 ${y - 4} -9 ${y + 4}M33 ${y - 4}Q18 ${y - 4} 9 ${y + 4}`, '#d8c49c', 2.4);
  pen.glow(0, -6, 90, '#ffe7a0', 0.35);
}

export function magnifier(pen: Pen): void {
  stem(
    pen,
    [
      [0, 8],
      [6, 26],
    ],
    9,
    '#7a4a2a',
  );
  pen.ellipse(-8, -22, 27, 27, '#e0a94e', FIGURE);
  pen.ellipse(-8, -22, 20, 20, '#cdeff5', { ...FIGURE, ink: 0.6 });
  pen.line('M-20 -28Q-14 -38 -4 -37', '#ffffff', 4);
}

/** A brush that stands up from the hand. @param paint what is on it @param long of its stem */
export function brush(pen: Pen, paint: string, long = 46): void {
  stem(
    pen,
    [
      [-5, 20],
      [0, 0],
      [long * 0.28, -long],
    ],
    6,
    '#b4763f',
  );
  const [x, y] = [long * 0.28, -long];
  pen.line(`M${num(x - 2)} ${y + 4}L${num(x + 2)} ${y - 6}`, '#c3cddd', 9, { cap: 'butt' });
  pen.shape(
    curve([
      [x - 5, y - 4],
      [x - 4, y - 24],
      [x + 8, y - 34],
      [x + 9, y - 6],
    ]),
    paint,
    { ...FIGURE, shade: 0.3 },
  );
}

export function wrench(pen: Pen): void {
  stem(
    pen,
    [
      [-4, 16],
      [10, -30],
    ],
    11,
    '#a9b4c8',
  );
  pen.shape('M2 -32C-8 -54 6 -66 14 -62L12 -48L22 -44L30 -56C38 -46 30 -28 18 -26Z', '#c3cddd', ROUND);
}

/** A ball, held from below. */
export function ball(pen: Pen, color = '#f2924a'): void {
  pen.ellipse(6, -18, 27, 27, color, ROUND);
  pen.line('M-20 -18Q6 -8 32 -18M6 -45Q-4 -18 6 9', mix(color, '#4a1f2a', 0.6), 3);
}

/** A sheet with a dotted way on it. */
export function map(pen: Pen): void {
  pen.shape('M-24 -30L-6 -36L12 -30L32 -36L34 8L14 14L-4 8L-22 14Z', '#f3e2b6', ROUND);
  pen.line('M-6 -36L-4 8M12 -30L14 14', '#d9c08a', 2.4);
  for (const [x, y] of [
    [-15, 0],
    [-9, -9],
    [0, -13],
    [8, -9],
    [15, -12],
  ] as const)
    pen.ellipse(x, y, 2.2, 2.2, '#a0683a', { ...FIGURE, ink: 0 });
  pen.line('M19 -22L27 -14M27 -22L19 -14', '#d8434e', 3.4);
}

/** A pencil that points up. */
export function pencil(pen: Pen, color = '#f2b541'): void {
  stem(
    pen,
    [
      [-3, 16],
      [6, -22],
    ],
    8,
    color,
  );
  pen.shape('M2 -22L9 -36L11 -20Z', '#f3d9b8', { ...FIGURE, ink: 0.5 });
  pen.ellipse(9, -33, 2.4, 3, INK, { ...FIGURE, ink: 0 });
}

/** A blanket over the lap of one who sits asleep. @param wide half of its width */
export function lapBlanket(pen: Pen, color: string, dots: string, wide = 84): void {
  const path = curve([
    [-wide, 66],
    [-wide + 8, 22],
    [-wide * 0.5, -4],
    [0, -10],
    [wide * 0.5, -4],
    [wide - 8, 22],
    [wide, 66],
    [0, 74],
  ]);
  pen.shape(path, color, { ...FIGURE, shade: 1, rim: 1 });
  pen.clip(path, () => {
    for (let row = 0; row < 3; row++)
      for (let x = -wide + 8 + (row % 2) * 16; x < wide; x += 32)
        pen.shape(ellipse(x, 16 + row * 22, 5), dots, { ...FIGURE, ink: 0 });
    pen.line(
      `M${num(-wide)} 20Q${num(-wide * 0.5)} 4 0 0Q${num(wide * 0.5)} 4 ${num(wide)} 20`,
      mix(color, '#ffffff', 0.5),
      9,
      { opacity: 0.8 },
    );
  });
}
