// Faces of those who are not people: what they feel, in one call.
import { mix } from '../color.ts';
import { cheeks, eyes, INK, mouth } from '../companions/parts.ts';
import { num, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { FigureMood } from './figure.ts';

interface Face {
  x?: number;
  /** Of the eyes. */
  y: number;
  apart: number;
  size?: number;
  /** From the eyes down to the mouth. */
  chin?: number;
  /** Half the width of the mouth. */
  smile?: number;
  ink?: string;
  /** A light ring around the pupils, for dark faces. */
  iris?: string;
  lid?: string;
  blush?: string;
  /** Left out when something else is drawn for a mouth. */
  mouthless?: boolean;
}

/** Eyes, brows, cheeks and a mouth: troubled when calm, and content otherwise. */
export function face(pen: Pen, mood: FigureMood, look: Face): void {
  const { x = 0, y, apart, size = 1, chin = 22, smile = 9, ink = INK, lid = ink, blush = '#ff6f7d' } = look;
  eyes(pen, mood, { x, y, apart, size, ink, lid, ...(look.iris ? { iris: look.iris } : {}) });
  cheeks(pen, x, y + chin * 0.62, apart + 13 * size, size, blush);
  if (mood === 'calm') {
    for (const side of [-1, 1]) {
      const [inner, outer] = [x + side * (apart - 7 * size), x + side * (apart + 9 * size)];
      pen.line(
        `M${num(inner)} ${num(y - 21 * size)}Q${num((inner + outer) / 2)} ${num(y - 21 * size)} ${num(outer)} ${num(y - 14 * size)}`,
        lid,
        3.2 * Math.sqrt(size),
        { material: 'eye' },
      );
    }
  }
  if (look.mouthless) return;
  if (mood === 'calm') wobble(pen, x, y + chin, smile, lid);
  else mouth(pen, mood, x, y + chin - 2, smile, mix(lid, '#7a2f3f', 0.5));
}

/** A mouth that does not know. */
export function wobble(pen: Pen, x: number, y: number, half: number, ink = INK): void {
  pen.line(
    `M${num(x - half)} ${num(y)}Q${num(x - half * 0.5)} ${num(y - half * 0.55)} ${num(x)} ${num(y)}Q${num(x + half * 0.5)} ${num(y + half * 0.55)} ${num(x + half)} ${num(y)}`,
    ink,
    3.2,
    { material: 'eye' },
  );
}

/** Three bubbles that go up. */
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

/** What rises from sleepers: three glints, each a bit larger. */
export function dreams(pen: Pen, x: number, y: number, color = '#fff6da'): void {
  for (const [dx, dy, radius] of [
    [0, 0, 6],
    [12, -14, 8],
    [28, -30, 11],
  ] as const)
    pen.shape(sparkle(x + dx, y + dy, radius), color, { material: 'glow', ink: 0, opacity: 0.9 });
}
