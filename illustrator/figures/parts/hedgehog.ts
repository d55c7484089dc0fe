// The hedgehog of the forest, on her way to a party.
import { curve, polygon, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure } from '../figure.ts';
import { creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB } from './finishes.ts';

const QUILLS = '#8a6a58';

/** On her way to a party, and until somebody helps she wears nine leaves. */
export const hedgehog: Figure = {
  width: 168,
  height: 140,
  draw(pen, mood) {
    const back: Point[] = [];
    for (let i = 0; i <= 26; i++) {
      const angle = Math.PI * (0.92 + (i / 26) * 1.16);
      const reach = i % 2 ? 66 : 78;
      back.push([8 + Math.cos(angle) * reach, -46 + Math.sin(angle) * reach * 0.86]);
    }
    if (mood === 'asleep') {
      const ball: Point[] = [];
      for (let i = 0; i < 40; i++)
        ball.push([
          Math.cos((i * Math.PI) / 20) * (i % 2 ? 56 : 66),
          -56 + Math.sin((i * Math.PI) / 20) * (i % 2 ? 48 : 57),
        ]);
      pen.shape(polygon(ball), QUILLS, BODY);
      quills(pen, 4, -64);
      pen.ellipse(-22, -36, 30, 25, '#f0d6b4', LIMB);
      creatureFace(pen, mood, { x: -24, y: -38, apart: 12, size: 0.6 });
      pen.ellipse(-28, -26, 6, 5, '#4a2f40', { material: 'figure', ink: 0 });
      dreams(pen, 26, -118);
      return;
    }
    for (const x of [-28, 30]) pen.ellipse(x, -6, 14, 8, '#c99f78', LIMB);
    pen.shape(polygon([...back, [74, -18], [58, -8], [-40, -8]]), QUILLS, { ...BODY, shade: 1 });
    quills(pen, 18, -62);
    pen.shape(
      curve([
        [-82, -42],
        [-66, -66],
        [-34, -78],
        [-6, -58],
        [4, -26],
        [-14, -8],
        [-46, -10],
        [-68, -28],
      ]),
      '#f0d6b4',
      BODY,
    );
    pen.ellipse(-16, -74, 10, 10, '#d9b38c', LIMB);
    creatureFace(pen, mood, { x: -40, y: -50, apart: 15, size: 0.72 });
    pen.ellipse(-80, -40, 8, 7, '#4a2f40', { material: 'figure', ink: 0 });
    pen.line(mood === 'glad' ? 'M-70 -26Q-58 -18 -48 -26' : 'M-66 -24Q-58 -28 -50 -24', '#5a3440', 2.8);
    if (mood === 'calm') {
      for (const [x, y, angle, tint] of [
        [-4, -96, -110, '#e0a04a'],
        [24, -108, -60, '#c8603f'],
        [50, -92, -30, '#d9b84f'],
        [64, -60, 10, '#7fa84a'],
        [-24, -86, -140, '#c8803f'],
        [34, -70, -70, '#e0a04a'],
      ] as const)
        leaf(pen, x, y, 36, angle, tint);
      pen.shape('M40 -98Q66 -140 74 -136Q70 -112 46 -92Z', '#dfe8f6', LIMB);
      for (const [x, y] of [
        [10, -84],
        [58, -34],
      ] as const)
        pen.ellipse(x, y, 7, 7, '#7a5a3f', LIMB);
      return;
    }
    pen.ellipse(-4, -92, 5, 5, '#e8635a', LIMB);
    pen.shape(
      curve([
        [-4, -94],
        [-22, -106],
        [-24, -88],
      ]),
      '#f58fa8',
      LIMB,
    );
    pen.shape(
      curve([
        [-2, -94],
        [16, -108],
        [18, -90],
      ]),
      '#f58fa8',
      LIMB,
    );
  },
};

function quills(pen: Pen, x: number, y: number): void {
  let path = '';
  for (const [dx, dy] of [
    [-22, -22],
    [-2, -30],
    [22, -24],
    [38, -6],
    [14, -8],
    [-10, -8],
    [4, 12],
    [28, 14],
    [44, 22],
  ] as const)
    path += `M${x + dx} ${y + dy}L${x + dx + 6} ${y + dy - 9}`;
  pen.line(path, '#c4a488', 3, { opacity: 0.8 });
}
