// A duck with flat yellow feet, who cannot whisper.
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, ellipse } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, pairs, PART, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const DUCK = { down: '#fff8ea', shade: '#f3dfc4', bill: '#ffbe3d', foot: '#ffb02e' };

function drawDot(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    dotInBasket(pen);
    return;
  }
  const glad = mood === 'glad';
  for (const [x, turn] of [
    [-22, -8],
    [20, 6],
  ] as const) {
    pen.limb(
      [
        [x, -26],
        [x + 1, -8],
      ],
      8,
      DUCK.foot,
    );
    pen.at(x, 0, 1, () => flatFoot(pen), turn);
  }
  pen.shape(curve(pairs([-42, -46, -66, -62, -74, -82, -60, -84, -54, -92, -34, -76])), DUCK.down, PART);
  const body = curve(pairs([4, -98, -34, -84, -54, -52, -40, -22, 2, -14, 40, -22, 52, -50, 40, -84]));
  pen.shape(body, DUCK.down, { ...BODY, toward: DUCK.shade });
  pen.clip(body, () => pen.ellipse(8, -34, 32, 26, '#ffffff', { ...PLAIN, opacity: 0.55 }));
  wing(pen, -38, -70, -1, glad ? 62 : 4);
  wing(pen, 42, -70, 1, glad ? -62 : -4);
  dotHead(pen, mood);
  if (glad)
    for (const [x, y] of [
      [66, -134],
      [70, -118],
      [64, -100],
    ] as const)
      pen.line(`M${x} ${y}L${x + 9} ${y + (y + 118) * -0.5}`, '#fff3c9', 3.6);
}

function flatFoot(pen: Pen): void {
  pen.shape(
    'M-8 -10C-20 -6 -28 -2 -26 0C-22 3 -14 -1 -9 1C-4 4 4 4 9 1C14 -1 22 3 26 0C28 -2 20 -6 8 -10C4 -12 -4 -12 -8 -10Z',
    DUCK.foot,
    BIT,
  );
  pen.line('M-6 -7L-12 -2M0 -7L0 0M6 -7L12 -2', '#e08a1c', 2);
}

function wing(pen: Pen, x: number, y: number, side: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape(curve(pairs([-10, -10, 8, -6, 16, 18, 8, 40, -2, 34, -12, 22], side)), DUCK.down, {
        ...PART,
        toward: DUCK.shade,
      });
      pen.line(
        `M${side * -4} 22Q${side * 4} 28 ${side * 8} 36M${side * 2} 10Q${side * 10} 16 ${side * 13} 26`,
        '#dfc4a2',
        2.4,
      );
    },
    turn,
  );
}

function dotHead(pen: Pen, mood: FigureMood): void {
  pen.shape(
    'M0 -146C-8 -160 2 -168 8 -164C4 -158 10 -156 8 -148ZM8 -147C10 -160 22 -162 26 -156C20 -154 20 -150 16 -146Z',
    DUCK.down,
    BIT,
  );
  pen.shape(ellipse(6, -112, 41, 37), DUCK.down, BODY);
  creatureFace(pen, mood, { x: 12, y: -120, apart: 21, size: 0.86, cheeks: { apart: 30, below: 18 }, calm: 'content' });
  if (mood === 'glad') {
    pen.shape('M-8 -100C-2 -112 26 -112 32 -100C30 -78 -6 -78 -8 -100Z', '#8c2f45', BIT);
    pen.ellipse(12, -87, 10, 5, '#ff8a94', PLAIN);
    pen.shape('M-10 -92C-6 -80 30 -80 34 -92C34 -72 -10 -72 -10 -92Z', DUCK.bill, BIT);
    pen.shape('M-14 -102C-6 -118 30 -118 38 -102C32 -94 -8 -94 -14 -102Z', DUCK.bill, BIT);
  } else {
    pen.shape('M-14 -98C-4 -114 28 -114 38 -98C40 -86 -16 -86 -14 -98Z', DUCK.bill, { ...BIT, toward: '#f59d2a' });
    pen.line('M-11 -96Q12 -88 35 -96', '#d67f1a', 2.6);
  }
  for (const x of [7, 17]) pen.ellipse(x, -105, 1.7, 2.2, '#d67f1a', PLAIN);
}

/** Under her own tail on the clean pajamas; one yellow foot hangs out. */
function dotInBasket(pen: Pen): void {
  pen.shape(curve(pairs([-54, -46, -30, -66, 0, -58, 34, -68, 58, -46, 0, -34])), '#7fa6e0', PART);
  for (const [x, y] of [
    [-34, -54],
    [-12, -56],
    [46, -54],
  ] as const)
    pen.ellipse(x, y, 3.4, 3.4, '#fff3c9', PLAIN);
  pen.shape(curve(pairs([-38, -40, -62, -66, -58, -88, -44, -84, -30, -66])), DUCK.down, PART);
  pen.shape(curve(pairs([-44, -40, -36, -72, 0, -84, 40, -70, 50, -40, 0, -30])), DUCK.down, {
    ...BODY,
    toward: DUCK.shade,
  });
  pen.at(10, 42, 1, () => dotHead(pen, 'asleep'), 5);
  const basket = 'M-66 -50C-40 -42 40 -42 66 -50L54 -6C52 0 -52 0 -54 -6Z';
  pen.shape(basket, '#d9a566', { ...BODY, toward: '#b67b46' });
  pen.clip(basket, () => {
    for (const y of [-34, -22, -10]) pen.line(`M-66 ${y}Q0 ${y + 9} 66 ${y}`, '#9a6536', 2.6, { opacity: 0.7 });
    for (let x = -56; x <= 56; x += 14) pen.line(`M${x} -46L${x * 0.82} 2`, '#9a6536', 2.6, { opacity: 0.5 });
  });
  pen.line('M-66 -49Q0 -38 66 -49', '#e9c088', 9);
  pen.limb(pairs([-38, -46, -44, -32]), 8, DUCK.foot);
  pen.at(-46, -18, 0.9, () => flatFoot(pen), 8);
}

export const dot: Figure = { width: 162, height: 170, draw: drawDot };
