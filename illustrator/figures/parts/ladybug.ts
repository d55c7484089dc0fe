import { curve, ellipse } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { FigureMood } from '../figure.ts';
import { creatureFace } from '../creature-face.ts';

/** A ladybug on six short legs; asleep, she has sunk onto them. */
export function ladybug(pen: Pen, mood: FigureMood): void {
  const low = mood === 'asleep' ? 3 : 0;
  const finish = { material: 'figure', shade: 0.6, rim: 1 } as const;
  if (!low) for (const x of [-14, 2, 16]) pen.line(`M${x} -10L${x - 3} 0`, '#3a2f50', 4);
  const shell = curve(
    [
      [-22, -6 + low],
      [-18, -32 + low],
      [4, -42 + low],
      [24, -30 + low],
      [28, -6 + low],
    ],
    true,
    0.15,
  );
  pen.shape(shell, '#e8504a', finish);
  pen.clip(shell, () => {
    for (const [x, y, r] of [
      [0, -30, 4.6],
      [14, -18, 5],
      [-4, -14, 4],
      [20, -34, 4],
    ] as const)
      pen.shape(ellipse(x, y + low, r), '#3a2540', { material: 'figure', ink: 0 });
    pen.line(`M4 ${-44 + low}Q14 ${-24 + low} 10 0`, '#8f2a3a', 2.4);
  });
  pen.line(
    `M-24 ${-34 + low}Q-28 ${-46 + low} -20 ${-50 + low}M-15 ${-36 + low}Q-14 ${-48 + low} -6 ${-50 + low}`,
    '#3a2f50',
    2.4,
  );
  pen.ellipse(-17, -20 + low, 13, 16, '#4a3a60', { material: 'figure', shade: 0.4, rim: 1 });
  creatureFace(pen, mood, {
    x: -18,
    y: -23 + low + 1.4,
    apart: 5.3,
    size: 0.26,
    mouth: 5.5,
    ink: '#fff4e0',
    calm: 'content',
  });
}
