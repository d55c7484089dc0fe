// Eyes, blush and mouth, around 0,0 in the middle of a head that is about 144 wide. Everybody who looks out of a picture
// has these.
import { adjust } from '../../color.ts';
import { ellipse, num } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { FigureMood } from '../figure.ts';

export type Eyes = 'open' | 'happy' | 'asleep' | 'up';
export type Mouth = 'smile' | 'open' | 'o' | 'calm' | 'asleep' | 'unsure' | 'none';
export interface Expression {
  eyes: Eyes;
  mouth: Mouth;
  /** The eye that is shut: -1 the left one of the picture. */
  wink?: -1 | 1;
}

export interface FaceShape {
  /** Distance of an eye from the middle. */
  apart?: number;
  /** Height of the eyes. */
  y?: number;
  /** Factor of the eyes' size. */
  size?: number;
  /** Color of eyes and lids; light on a dark face. */
  ink?: string;
  /** Color of the iris, where a style shows one. */
  iris?: string;
  /** False: no lash where a style has large eyes. */
  lash?: boolean;
  /** Color of the brows; left out: none. */
  brow?: string;
  /** Color of the cheeks. */
  blush?: string;
  /** Where the mouth is; the cheeks keep to the eyes. */
  mouthY?: number;
  /** An animal's mouth: two bows that hang from the nose. */
  muzzle?: boolean;
  /** Color of the line of a mouth. */
  lips?: string;
}

/** Nobody looks harder than this: it is the color of every pupil. */
export const INK = '#2a1d3f';
const MOUTH = '#8c2f45';

export const expressionOf = (mood: FigureMood): Expression =>
  mood === 'asleep'
    ? { eyes: 'asleep', mouth: 'calm' }
    : mood === 'glad'
      ? { eyes: 'happy', mouth: 'open' }
      : { eyes: 'open', mouth: 'smile' };

/** Brows, eyes, cheeks and mouth. Where something lies between eyes and mouth (a beard), call the parts one by one. */
export function drawFace(pen: Pen, expression: Expression, shape: FaceShape = {}): void {
  drawEyes(pen, expression.eyes, shape, expression.wink);
  drawMouth(pen, expression.mouth, shape);
}

export function drawEyes(pen: Pen, eyes: Eyes, shape: FaceShape = {}, wink?: -1 | 1): void {
  const { apart = 27, y = 6, size = 1, brow } = shape;
  for (const side of [-1, 1]) {
    drawEye(pen, side * apart, y, side === wink ? 'asleep' : eyes, shape);
    if (brow && eyes !== 'asleep') drawBrow(pen, side, apart, y, size, brow);
    drawCheek(pen, side * (apart + 19 * size), y + 20 * size, shape);
  }
}

/** One eye, for those who have it somewhere else than other people. */
export function drawEye(pen: Pen, x: number, y: number, eyes: Eyes, shape: FaceShape = {}): void {
  const { size = 1, ink = INK, iris = '#5b3a24', lash = true } = shape;
  const at = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`;
  if (eyes === 'happy')
    pen.line(`M${at(-10, 4)}Q${at(0, -11)} ${at(10, 4)}`, ink, 4.2 * Math.min(1, size), { material: 'eye' });
  else if (eyes === 'asleep')
    pen.line(`M${at(-11, 0)}Q${at(0, 11)} ${at(11, 0)}`, ink, 4 * Math.min(1, size), { material: 'eye' });
  else if (pen.style.largeEyes) {
    drawLargeEye(pen, x, y, size, iris, eyes === 'up');
    if (lash) pen.line(`M${at(-15, -9)}Q${at(0, -25)} ${at(15, -9)}`, INK, 5 * Math.min(1, size), { material: 'eye' });
  } else {
    const up = eyes === 'up' ? -2.5 : 0;
    const plain = { material: 'eye', ink: 0 } as const;
    pen.ellipse(x, y, 8.4 * size, 11.4 * size, ink, plain);
    glint(pen, x + 2.8 * size, y + (up - 4) * size, 3.3 * size, 3.6 * size);
    glint(pen, x - 2.6 * size, y + (up + 4) * size, 1.6 * size, 1.6 * size, 0.8);
  }
}

/** Light in an eye is white in every style: a pencil leaves it out. */
export function glint(pen: Pen, x: number, y: number, rx: number, ry: number, opacity = 1): void {
  pen.add(`<path d="${ellipse(x, y, rx, ry)}" fill="#ffffff"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`);
}

/** With an iris and two highlights. */
function drawLargeEye(pen: Pen, x: number, y: number, size: number, iris: string, up: boolean): void {
  const plain = { material: 'eye', ink: 0 } as const;
  const white = ellipse(x, y, 14 * size, 19 * size);
  const look = (up ? -4 : 1) * size;
  pen.shape(white, '#ffffff', { material: 'eye', ink: 0.5 });
  pen.clip(white, () => {
    const fill = pen.linear(
      [
        [0, adjust(iris, { lightness: 0.5 })],
        [0.55, iris],
        [1, adjust(iris, { lightness: 1.5, chroma: 1.3 })],
      ],
      'eye',
    );
    pen.add(`<path d="${ellipse(x, y + look, 12 * size, 17 * size)}" fill="${fill}"/>`);
    pen.ellipse(x, y + look + size, 5.5 * size, 8 * size, '#160c22', plain);
  });
  glint(pen, x + 5 * size, y + look - 7 * size, 4.6 * size, 5.4 * size);
  glint(pen, x - 5 * size, y + look + 7 * size, 2.6 * size, 2.8 * size);
}

function drawBrow(pen: Pen, side: number, apart: number, y: number, size: number, color: string): void {
  const x = side * apart;
  const lift = pen.style.largeEyes ? 8 : 0;
  const at = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + (dy - lift) * size)}`;
  pen.line(`M${at(-9, -22)}Q${at(side, -28)} ${at(9, -22)}`, color, 3.4 * size, { opacity: 0.8 });
}

export function drawCheek(pen: Pen, x: number, y: number, { size = 1, blush = '#ff6f7d' }: FaceShape = {}): void {
  const fill = pen.style.pencil ? '#e0897f' : blush;
  pen.add(`<path d="${ellipse(x, y, 12.5 * size, 8.5 * size)}" fill="${fill}" opacity=".42"/>`);
}

export function drawMouth(pen: Pen, mouth: Mouth, shape: FaceShape = {}): void {
  const { muzzle = false, lips = muzzle ? INK : '#7a2f3f', mouthY: y = muzzle ? 40 : 29, size = 1 } = shape;
  const at = (x: number, dy: number) => `${num(x * size)} ${num(y + dy * size)}`;
  if (mouth === 'none') return;
  if (mouth === 'open') {
    pen.shape(
      `M${at(-13, -4)}Q${at(0, -1)} ${at(13, -4)}Q${at(12, 16)} ${at(0, 16)}Q${at(-12, 16)} ${at(-13, -4)}Z`,
      MOUTH,
      { material: 'figure', ink: 0.5 },
    );
    pen.ellipse(0, y + 11 * size, 7 * size, 4.4 * size, '#ff8a94', { material: 'figure', ink: 0 });
  } else if (mouth === 'o') pen.ellipse(0, y + 5 * size, 6 * size, 7 * size, MOUTH, { material: 'figure', ink: 0.4 });
  else if (mouth === 'unsure')
    pen.line(`M${at(-11, 0)}Q${at(-5.5, -6)} ${at(0, 0)}Q${at(5.5, 6)} ${at(11, 0)}`, lips, 3.6 * Math.sqrt(size), {
      material: 'eye',
    });
  else if (mouth === 'asleep' && !muzzle)
    pen.line(`M${at(-6.5, 0)}Q${at(0, 6)} ${at(6.5, 0)}`, lips, 3.6 * Math.sqrt(size), { material: 'eye' });
  else
    pen.line(
      muzzle
        ? `M${at(-12, -3)}Q${at(-6, 6)} ${at(0, -3)}Q${at(6, 6)} ${at(12, -3)}`
        : `M${at(-11, 0)}Q${at(0, mouth === 'calm' ? 7 : 11)} ${at(11, 0)}`,
      lips,
      3.8 * Math.min(1.2, size),
      { material: 'eye' },
    );
}
