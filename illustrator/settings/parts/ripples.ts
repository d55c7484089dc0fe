// What the wind or the water has combed into sand and snow.
import { num } from '../../path.ts';
import type { View } from '../../view.ts';

/** Flat waves over the ground. @param y of the first @param step from one to the next @param half length of a wave */
export function ripples(view: View, count: number, y: number, step: number, color: string, half = 50): void {
  const random = view.stream('ripples');
  for (let i = 0; i < count; i++) {
    const x = random.between(-60, 880);
    const at = y + i * step;
    const rise = half * 0.24;
    view.pen.line(
      `M${num(x)} ${num(at)}Q${num(x + half)} ${num(at - rise)} ${num(x + half * 2)} ${num(at)}` +
        `Q${num(x + half * 3)} ${num(at + rise)} ${num(x + half * 4)} ${num(at)}`,
      view.through(color, 0),
      3.4,
      { material: 'land', opacity: 0.5 },
    );
  }
}
