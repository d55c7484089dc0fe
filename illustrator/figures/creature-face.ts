// The face and the sleep of everybody who is no person: animals, clouds, trams, robots. It is made of the people's parts.
import { mix } from '../color.ts';
import { num, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { FigureMood } from './figure.ts';
import { drawCheek, drawEye, drawMouth, expressionOf, INK, type Expression } from './rig/face.ts';

/** What a calm mood looks like. */
const CALM = {
  /** Lifted brows and an "oh". */
  troubled: { eyes: 'open', mouth: 'o' },
  /** Lifted brows, and a mouth that does not know. */
  unsure: { eyes: 'open', mouth: 'unsure' },
  content: { eyes: 'open', mouth: 'smile' },
} as const satisfies Record<string, Expression>;

type Calm = keyof typeof CALM | Expression;

interface EyeLook {
  /** Factor of the size; 1 is the hero's. */
  size?: number;
  /** Color of the pupils. */
  ink?: string;
  /** A ring of color around the pupils, for dark faces. */
  iris?: string;
  /** Color of shut eyes, brows and lips, where the ink would not show. */
  lid?: string;
}

interface MouthLook {
  x?: number;
  y: number;
  size?: number;
  /** Color of its line. */
  lips?: string;
  /** Two bows that hang from the nose. */
  muzzle?: boolean;
  calm?: Calm;
}

interface FaceLook extends EyeLook {
  /** In the middle between the eyes. */
  x?: number;
  y: number;
  /** From the middle to one eye. */
  apart: number;
  /** How far the mouth is below the eyes; left out: none, as where there is a beak. */
  mouth?: number;
  /** Factor of the mouth's size; left out: that of the eyes. */
  mouthSize?: number;
  muzzle?: boolean;
  /** Color of the line of the mouth. */
  lips?: string;
  /** Where the cheeks are not where they are with most, or not pink; false: none. */
  cheeks?: false | Cheeks;
  /** Left out: troubled. */
  calm?: Calm;
  /** Color of the brows; left out: that of the lids, and only who is in trouble has any. */
  brow?: string;
}

interface Cheeks {
  apart?: number;
  /** How far below the eyes. */
  below?: number;
  size?: number;
  color?: string;
}

/** Eyes, brows, cheeks and a mouth: how somebody feels, in one call. */
export function creatureFace(pen: Pen, mood: FigureMood, look: FaceLook): void {
  const { x = 0, y, apart, size = 1, ink = INK, lid = ink, brow = lid, cheeks = {}, calm = 'troubled' } = look;
  const { apart: wide = apart + 14.5 * size, below = 15 * size, size: round = size, color } = cheeks || {};
  for (const side of [-1, 1]) {
    creatureEye(pen, mood, x + side * apart, y, look, calm);
    if (mood === 'calm' && (look.brow || calm === 'troubled' || calm === 'unsure'))
      drawBrow(pen, x + side * apart, y, side, size, brow);
    if (cheeks) drawCheek(pen, x + side * wide, y + below, { size: round * 0.9, ...(color ? { blush: color } : {}) });
  }
  if (look.mouth === undefined) return;
  const { mouthSize = size, muzzle = false, lips = lid === INK ? undefined : mix(lid, '#7a2f3f', 0.25) } = look;
  creatureMouth(pen, mood, { x, y: y + look.mouth, size: mouthSize, muzzle, calm, ...(lips ? { lips } : {}) });
}

/** One eye. It has no lash where eyes are large: two lashes close together look cross. */
export function creatureEye(
  pen: Pen,
  mood: FigureMood,
  x: number,
  y: number,
  { size = 1, ink = INK, iris, lid = ink }: EyeLook = {},
  calm: Calm = 'content',
): void {
  const { eyes } = expressionIn(mood, calm);
  const open = eyes === 'open' || eyes === 'up';
  const large = pen.style.largeEyes === true;
  if (open && iris && !large) pen.ellipse(x, y, 11.6 * size, 13 * size, iris, { material: 'figure', ink: 0 });
  // large eyes are half as large again, and these faces are smaller than the hero's
  drawEye(pen, x, y, eyes, {
    size: open && large ? size * 0.8 : size,
    ink: open ? ink : lid,
    lash: false,
    ...(iris ? { iris } : {}),
  });
}

/** A mouth by itself, where a nose or a beard lies between it and the eyes. */
export function creatureMouth(
  pen: Pen,
  mood: FigureMood,
  { x = 0, y, size = 1, muzzle = false, lips, calm = 'troubled' }: MouthLook,
): void {
  pen.at(x, y, 1, () =>
    drawMouth(pen, expressionIn(mood, calm).mouth, { mouthY: 0, size: size * 0.88, muzzle, ...(lips ? { lips } : {}) }),
  );
}

function expressionIn(mood: FigureMood, calm: Calm): Expression {
  if (mood === 'calm') return typeof calm === 'string' ? CALM[calm] : calm;
  return mood === 'asleep' ? { eyes: 'asleep', mouth: 'asleep' } : expressionOf(mood);
}

/** A brow that rises toward the middle: worried, not cross. */
function drawBrow(pen: Pen, x: number, y: number, side: number, size: number, color: string): void {
  const high = y - (pen.style.largeEyes ? 25 : 22) * size;
  pen.line(
    `M${num(x - side * 7 * size)} ${num(high)}Q${num(x + side * size)} ${num(high)} ${num(x + side * 9 * size)} ${num(high + 7 * size)}`,
    color,
    2.8 * size + 0.6,
    { material: 'eye', opacity: 0.75 },
  );
}

/** What rises from somebody asleep: three small stars. */
export function dreams(pen: Pen, x: number, y: number): void {
  for (const [dx, dy, size] of [
    [0, 0, 6],
    [9, -15, 8],
    [20, -32, 10],
  ] as const)
    pen.shape(star(x + dx, y + dy, size, 5, 0.5), '#fff2c0', { material: 'glow', ink: 0.4, opacity: 0.9 });
}

/** What rises from somebody under water: three bubbles. */
export function bubbles(pen: Pen, x: number, y: number, scale = 1): void {
  for (const [dx, dy, radius] of [
    [0, 0, 5],
    [9, -14, 7],
    [-2, -32, 9],
  ] as const) {
    pen.add(
      `<circle cx="${num(x + dx * scale)}" cy="${num(y + dy * scale)}" r="${num(radius * scale)}" fill="#ffffff" fill-opacity=".16" stroke="${pen.style.pencil ? '#555555' : '#ffffff'}" stroke-width="2.2" stroke-opacity=".75"/>`,
    );
    pen.add(
      `<circle cx="${num(x + (dx - radius * 0.35) * scale)}" cy="${num(y + (dy - radius * 0.35) * scale)}" r="${num(radius * 0.24 * scale)}" fill="#ffffff" opacity=".9"/>`,
    );
  }
}
