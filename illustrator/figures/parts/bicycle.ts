// The old bicycle of the neighborhood.
import { curve, ellipse, num, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { creatureFace, dreams } from '../creature-face.ts';
import { BODY, LIMB } from './finishes.ts';

/** Free to go anywhere, and it falls to the left. */
export const bicycle: Figure = {
  width: 170,
  height: 168,
  draw(pen, mood) {
    const red = '#d8484a';
    pen.at(0, 0, 1, () => wheels(pen, red), mood === 'calm' ? -5 : 0);
    pen.at(
      0,
      0,
      1,
      () => {
        pen.line('M44 -40L14 -88L-44 -84L-52 -40M14 -88L6 -40L-44 -84M6 -40L44 -40', red, 8);
        pen.line('M14 -88L10 -104M-44 -84L-42 -112', '#d8d4e4', 6);
        pen.shape(
          curve([
            [-6, -106],
            [4, -114],
            [30, -114],
            [34, -104],
            [12, -98],
          ]),
          '#8a5a44',
          BODY,
        );
        pen.ellipse(6, -40, 11, 11, '#d8d4e4', LIMB);
        pen.line('M6 -40L16 -24M10 -22L24 -22M6 -40L-4 -54', '#5a5470', 4.4);
        pen.line('M34 -66L72 -66M66 -66L58 -42', '#d8d4e4', 4.4);
        pen.line('M-42 -114Q-62 -122 -66 -106M-42 -114Q-24 -124 -14 -116', '#d8d4e4', 5.4);
        pen.line('M-67 -106L-70 -98M-16 -116L-6 -112', '#5a3f4a', 8);
        pen.ellipse(-26, -124, 8, 7, '#f2c14f', LIMB);
        lampFace(pen, mood);
        if (mood === 'calm') {
          pen.line('M-18 -84L-18 -74M6 -86L6 -74', '#c8a070', 2.4);
          pen.shape(roundedRect(-28, -76, 44, 26, 4), '#fff6e4', LIMB);
          pen.line('M-18 -66L6 -66M-18 -58L-4 -58', '#c87a6a', 3, { opacity: 0.8 });
        }
      },
      mood === 'calm' ? -5 : 0,
    );
    if (mood === 'asleep') dreams(pen, -20, -140);
  },
};

function wheels(pen: Pen, red: string): void {
  for (const x of [-52, 44]) {
    let spokes = '';
    for (let i = 0; i < 8; i++)
      spokes += `M${x} -40L${num(x + Math.cos((i * Math.PI) / 4 + 0.2) * 33)} ${num(-40 + Math.sin((i * Math.PI) / 4 + 0.2) * 33)}`;
    pen.line(spokes, '#d8d4e4', 1.8, { opacity: 0.9 });
    pen.line(ellipse(x, -40, 36, 36), '#3a3450', 7);
    pen.line(ellipse(x, -40, 31, 31), '#d8d4e4', 2.4);
    pen.line(`M${x - 36} -58Q${x} -94 ${x + 36} -58`, red, 4.4);
    pen.ellipse(x, -40, 5.4, 5.4, '#d8d4e4', LIMB);
  }
}

/** Its lamp is its face. */
function lampFace(pen: Pen, mood: FigureMood): void {
  if (mood !== 'calm') pen.glow(-52, -122, mood === 'glad' ? 76 : 44, '#ffe9a0', mood === 'glad' ? 0.9 : 0.5);
  pen.ellipse(-52, -122, 36, 34, '#c8c4d8', BODY);
  pen.ellipse(-53, -122, 30, 28, mood === 'calm' ? '#e8dcc0' : '#fff0b0', { ...LIMB, shade: 0.3 });
  creatureFace(pen, mood, { x: -54, y: -125, apart: 12, size: 0.6, mouth: 13 });
  pen.line('M-64 -142Q-54 -147 -44 -144', '#ffffff', 3, { opacity: 0.8 });
}
