import { curve } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { FigureMood } from '../figure.ts';
import { creatureFace } from '../creature-face.ts';

/** A small gray moth with four powdery wings; asleep, they are folded. */
export function moth(pen: Pen, mood: FigureMood): void {
  const reach = mood === 'asleep' ? 0.62 : 1;
  const finish = { material: 'figure', shade: 0.3, rim: 0.8 } as const;
  for (const s of [-1, 1]) {
    const x = s * reach;
    pen.shape(
      curve([
        [0, -30],
        [12 * x, -52],
        [28 * x, -54],
        [28 * x, -36],
        [14 * x, -26],
      ]),
      '#d8cfe6',
      finish,
    );
    pen.shape(
      curve([
        [0, -26],
        [16 * x, -28],
        [24 * x, -18],
        [16 * x, -6],
        [4 * x, -14],
      ]),
      '#c4b8d8',
      finish,
    );
    pen.ellipse(19 * x, -43, 4.5, 5, '#f2b98a', { material: 'figure', ink: 0 });
    pen.line(`M${s * 4} -42Q${s * 8} -54 ${s * 14} -58`, '#6a5a88', 2.2);
  }
  pen.shape(
    curve([
      [-8, -36],
      [0, -46],
      [8, -36],
      [7, -14],
      [0, -2],
      [-7, -14],
    ]),
    '#f4ecf6',
    { material: 'figure', shade: 0.5, rim: 1 },
  );
  pen.line('M-6 -18L6 -18M-5 -11L5 -11', '#c4b8d8', 2.4);
  creatureFace(pen, mood, { y: -34.8, apart: 4, size: 0.26, mouth: 4.6, calm: 'content' });
}
