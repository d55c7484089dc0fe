// Music in the air.
import { num } from '../../path.ts';
import type { Pen } from '../../pen.ts';

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
