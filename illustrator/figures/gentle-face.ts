// The face of anybody who is not the hero: two eyes, cheeks and a mouth that say how they feel.
import { num } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { FigureMood } from './figure.ts';
import { drawCheek, drawEye, INK } from './rig/face.ts';

interface Features {
  /** From the middle to an eye, at scale 1. */
  gap?: number;
  /** From the eyes down to the mouth, at scale 1; 0: none, as where there is a beak. */
  mouth?: number;
  /** Color of eyes and mouth. */
  ink?: string;
  /** Color of the cheeks; left out: pink. */
  cheeks?: string | null;
  /** A calm mood is troubled, with lifted brows, unless this says otherwise. */
  brows?: boolean;
  /** Cheerful whatever the mood: helpers are. */
  smiling?: boolean;
}

/** @param x,y between the eyes @param scale 1 for a face as large as the hero's */
export function gentleFace(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  mood: FigureMood,
  features: Features = {},
): void {
  const { gap = 27, mouth = 26, ink = INK, cheeks = '#ff6f7d', brows = true, smiling = false } = features;
  pen.at(x, y, scale, () => {
    for (const s of [-1, 1]) {
      drawEye(pen, s * gap, 0, mood === 'asleep' ? 'asleep' : mood === 'glad' ? 'happy' : 'open', { ink });
      if (mood === 'calm' && brows && !smiling)
        pen.line(`M${num(s * (gap - 9))} -26Q${num(s * gap)} -25 ${num(s * (gap + 9))} -18`, ink, 3.4, {
          material: 'eye',
          opacity: 0.6,
        });
      if (cheeks) drawCheek(pen, s * (gap + 19), 15, { blush: cheeks });
    }
    if (mouth > 0) smile(pen, mouth, mood, ink, smiling);
  });
}

function smile(pen: Pen, y: number, mood: FigureMood, ink: string, smiling: boolean): void {
  if (mood === 'glad') {
    pen.shape(`M-13 ${y - 5}Q0 ${y - 2} 13 ${y - 5}Q12 ${y + 14} 0 ${y + 14}Q-12 ${y + 14} -13 ${y - 5}Z`, '#8c2f45', {
      material: 'figure',
      ink: 0.5,
    });
    pen.ellipse(0, y + 9, 7, 4.2, '#ff8a94', { material: 'figure', ink: 0 });
  } else if (mood === 'asleep') pen.line(`M-5 ${y}Q0 ${y + 4} 5 ${y}`, ink, 3.6, { material: 'eye' });
  else if (smiling) pen.line(`M-10 ${y - 2}Q0 ${y + 8} 10 ${y - 2}`, ink, 3.8, { material: 'eye' });
  else pen.ellipse(0, y + 2, 5, 5.6, '#8c2f45', { material: 'figure', ink: 0.4 });
}

/** Breath of somebody asleep: three small rings that rise. */
export function dreamRings(pen: Pen, x: number, y: number): void {
  for (const [dx, dy, r] of [
    [0, 0, 3.4],
    [9, -13, 5],
    [4, -29, 7],
  ] as const)
    pen.ellipse(x + dx, y + dy, r, r, '#ffffff', { material: 'glow', ink: 0.3, opacity: 0.6 });
}
