// What every creature has: two eyes, two cheeks, a mouth; and how its parts are finished.
import { ellipse, num, star } from '../../path.ts';
import type { Finish, Pen } from '../../pen.ts';
import type { FigureMood } from '../figure.ts';
import { drawCheek, drawEye, INK } from '../rig/face.ts';

export const BODY: Finish = { material: 'figure', shade: 0.8, rim: 1 };
export const LIMB: Finish = { material: 'figure', shade: 0.4, rim: 0.7, ink: 0.8 };
export const MARK: Finish = { material: 'figure', ink: 0 };

interface CreatureFace {
  /** Distance of an eye from the middle. */
  apart: number;
  /** Factor of the eyes' size; 1 is the hero's. */
  size?: number;
  cheeks?: boolean;
  /** Of the mouth, below the eyes; left out: no mouth. */
  mouthY?: number;
}

/** One eye. Where eyes are large it has no lash: two lashes close together look cross. */
export function creatureEye(pen: Pen, mood: FigureMood, x: number, y: number, size: number): void {
  if (mood !== 'calm') drawEye(pen, x, y, mood === 'glad' ? 'happy' : 'asleep', { size });
  else if (!pen.style.largeEyes) drawEye(pen, x, y, 'open', { size });
  else {
    const eye = ellipse(x, y, 10.6 * size, 14 * size);
    pen.shape(eye, INK, { material: 'eye', ink: 0 });
    pen.clip(eye, () => pen.ellipse(x, y + 11 * size, 10 * size, 9 * size, '#8a5a4a', { material: 'eye', ink: 0 }));
    pen.ellipse(x, y + 1.5 * size, 5 * size, 7 * size, '#160c22', { material: 'eye', ink: 0 });
    pen.ellipse(x + 3.6 * size, y - 6 * size, 4.2 * size, 4.8 * size, '#ffffff', { material: 'eye', ink: 0 });
    pen.ellipse(x - 4 * size, y + 6 * size, 2.2 * size, 2.4 * size, '#ffffff', { material: 'eye', ink: 0 });
  }
}

/** Eyes, cheeks and mouth around x,y, the middle between the eyes. Who is in trouble has brows that say so. */
export function creatureFace(
  pen: Pen,
  mood: FigureMood,
  x: number,
  y: number,
  { apart, size = 0.8, cheeks = true, mouthY }: CreatureFace,
): void {
  // a brow stands over the eye, which is higher in some styles
  const lift = pen.style.largeEyes ? 3 * size : 0;
  for (const side of [-1, 1] as const) {
    creatureEye(pen, mood, x + side * apart, y, size);
    if (mood === 'calm') {
      const [inner, outer] = [x + side * (apart - 7 * size), x + side * (apart + 9 * size)];
      pen.line(
        `M${num(inner)} ${num(y - 22 * size - lift)}Q${num(x + side * apart)} ${num(y - 22 * size - lift)} ${num(outer)} ${num(y - 15 * size - lift)}`,
        INK,
        2.8 * size + 0.6,
        {
          material: 'eye',
          opacity: 0.75,
        },
      );
    }
    if (cheeks) drawCheek(pen, x + side * (apart + 13 * size), y + 15 * size, { size: size * 0.85 });
  }
  if (mouthY !== undefined) creatureMouth(pen, mood, x, y + mouthY, size);
}

export function creatureMouth(pen: Pen, mood: FigureMood, x: number, y: number, size = 0.8): void {
  const at = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`;
  if (mood === 'glad')
    pen.shape(
      `M${at(-11, -3)}Q${at(0, 1)} ${at(11, -3)}Q${at(9, 13)} ${at(0, 13)}Q${at(-9, 13)} ${at(-11, -3)}Z`,
      '#9a3348',
      { material: 'figure', ink: 0.6 },
    );
  else if (mood === 'asleep') pen.line(`M${at(-6, 0)}Q${at(0, 5)} ${at(6, 0)}`, INK, 2.6, { material: 'eye' });
  else pen.ellipse(x, y + 2 * size, 4.4 * size, 5 * size, '#8a3346', { material: 'figure', ink: 0.5 });
}

/** Three small stars that rise from somebody who sleeps. */
export function snooze(pen: Pen, x: number, y: number): void {
  for (const [dx, dy, size] of [
    [0, 0, 6],
    [9, -15, 8],
    [20, -32, 10],
  ] as const)
    pen.shape(star(x + dx, y + dy, size, 5, 0.5), '#fff2c0', { material: 'glow', ink: 0.4, opacity: 0.9 });
}

/** A note of music. */
export function note(pen: Pen, x: number, y: number, size: number, color = '#fff0a8'): void {
  pen.line(
    `M${num(x + size * 0.5)} ${num(y)}L${num(x + size * 0.5)} ${num(y - size * 2)}Q${num(x + size * 1.4)} ${num(y - size * 1.8)} ${num(x + size * 1.3)} ${num(y - size * 1.1)}`,
    color,
    3.4,
    {
      material: 'glow',
    },
  );
  pen.ellipse(x, y, size * 0.62, size * 0.48, color, { material: 'glow', ink: 0.4 });
}
