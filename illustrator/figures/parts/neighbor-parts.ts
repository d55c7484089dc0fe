// What several neighbors of the beings need.
import { num } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Figure } from '../figure.ts';
import { LIMB } from './finishes.ts';

/** A leaf that belongs to somebody: it keeps its color where a style lets the land go pale. @param turn where it points */
export function frond(pen: Pen, x: number, y: number, length: number, turn: number, color: string): void {
  const half = length * 0.26;
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape(
        `M0 0C${num(length * 0.2)} ${num(-half * 1.3)} ${num(length * 0.7)} ${num(-half * 1.2)} ${num(length)} 0` +
          `C${num(length * 0.7)} ${num(half * 1.2)} ${num(length * 0.2)} ${num(half * 1.3)} 0 0Z`,
        color,
        { ...LIMB, shade: 0.2, ink: 0.6 },
      );
      pen.line(`M${num(length * 0.1)} 0L${num(length * 0.82)} 0`, '#3f7f42', 2, { opacity: 0.7 });
    },
    turn,
  );
}

/** Drawn smaller, to keep within the size. @param lift off the ground, for what lies a little below it */
export const scaled =
  (scale: number, lift: number, draw: Figure['draw']): Figure['draw'] =>
  (pen, mood) =>
    pen.at(0, -lift, scale, () => draw(pen, mood));
