// What dinosaurs have in common: colors, a head, plates.
import { mix } from '../../color.ts';
import type { FigureMood } from '../../figures/figure.ts';
import { curve, num } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, pairs, PART, PLAIN, spots } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';
import { INK } from '../../figures/rig/face.ts';

export interface Hide {
  skin: string;
  deep: string;
  belly: string;
  bump: string;
}

/** A broad flat snout with the nostrils on top: nobody takes it for a bear. Seen from the front, a bit from the left. */
export function dinoHead(pen: Pen, mood: FigureMood, hide: Hide, lashes = false): void {
  for (const side of [-1, 1]) pen.ellipse(4 + side * 24, -42, 19, 18, hide.skin, { ...PART, rim: 0.8 });
  const head = curve(pairs([4, -52, -30, -46, -46, -20, -58, 10, -46, 36, 4, 46, 56, 36, 68, 10, 54, -20, 38, -46]));
  pen.shape(head, hide.skin, { ...BODY, toward: mix(hide.skin, hide.deep, 0.45) });
  pen.clip(head, () => {
    pen.shape('M-64 16Q-30 32 5 32Q40 32 74 16L74 60L-64 60Z', hide.belly, PLAIN);
    pen.ellipse(4, -2, 34, 12, mix(hide.skin, '#ffffff', 0.35), { ...PLAIN, opacity: 0.35 });
    spots(pen, [-42, -12, 5, -34, -24, 3.4, 52, -14, 4.6], hide.deep, 0.5);
  });
  for (const side of [-1, 1]) pen.ellipse(5 + side * 15, 6, 4, 5, mix(hide.deep, '#20243a', 0.5), PLAIN);
  if (mood === 'glad') {
    const open = 'M-38 19Q5 36 48 19Q40 44 5 44Q-30 44 -38 19Z';
    pen.shape(open, '#8c2f45', { material: 'figure', ink: 0.5 });
    pen.clip(open, () => pen.ellipse(5, 44, 24, 10, '#ff8a94', PLAIN));
  } else
    pen.line(
      mood === 'asleep' ? 'M-34 20Q5 32 44 20' : 'M-42 16Q-38 22 -32 23Q5 36 42 23Q48 22 52 16',
      mix(hide.deep, INK, 0.55),
      3.6,
      { material: 'eye' },
    );
  creatureFace(pen, mood, { x: 4, y: -31, apart: 24, size: 0.92, cheeks: { apart: 50, below: 29 }, calm: 'content' });
  if (lashes)
    for (const side of [-1, 1]) {
      const [x, y, rise] = mood === 'calm' ? [31, -40, -6] : mood === 'glad' ? [34, -29, -4] : [33, -30, 4];
      for (const step of [0, 1])
        pen.line(
          `M${num(4 + side * (x + step * 2))} ${num(y + step * 6)}L${num(4 + side * (x + step * 2 + 8))} ${num(y + step * 8 + rise)}`,
          INK,
          3,
          { material: 'eye' },
        );
    }
}

/** Soft plates along a line. @param at x, y, size and turn of each */
export function plates(pen: Pen, at: readonly number[], color: string): void {
  for (let i = 0; i < at.length; i += 4) {
    const [x = 0, y = 0, size = 1, turn = 0] = at.slice(i);
    pen.at(x, y, size, () => plate(pen, color), turn);
  }
}

function plate(pen: Pen, color: string): void {
  const path = curve(pairs([-15, 6, -9, -12, 0, -19, 9, -12, 15, 6, 0, 9]));
  pen.shape(path, color, { ...BIT, toward: mix(color, '#e8635a', 0.3) });
}
