// The old hare of the forest, with a drum.
import { mix } from '../../color.ts';
import { curve, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { leaf } from '../../settings/parts/plants.ts';
import type { Figure, FigureMood } from '../figure.ts';
import { creatureFace, creatureMouth, dreams } from '../creature-face.ts';
import { BODY, LIMB, MARK } from './finishes.ts';
import { note } from './note.ts';

/** Very old, with a drum, and ears as long as sleeves. */
export const hare: Figure = {
  width: 232,
  height: 268,
  draw(pen, mood) {
    const [fur, pale] = ['#b3a89c', '#efe6da'];
    pen.ellipse(66, -26, 20, 18, pale, BODY);
    pen.shape(
      curve([
        [66, 0],
        [74, -50],
        [48, -104],
        [10, -116],
        [-26, -96],
        [-34, -40],
        [-24, 0],
      ]),
      fur,
      { ...BODY, shade: 1.2 },
    );
    pen.shape(
      curve([
        [26, -10],
        [34, -52],
        [14, -86],
        [-14, -80],
        [-22, -36],
        [-14, -6],
      ]),
      pale,
      { ...MARK, shade: 0.3 },
    );
    ears(pen, mood, fur);
    pen.ellipse(-4, -142, 50, 44, fur, { ...BODY, shade: 1 });
    pen.ellipse(-12, -122, 32, 22, pale, MARK);
    pen.line('M-34 -124L-66 -130M-34 -118L-64 -112M10 -124L42 -130M10 -118L40 -110', '#fff8ee', 2, { opacity: 0.85 });
    for (const side of [-1, 1])
      pen.line(`M${-8 + side * 14} -170Q${-8 + side * 24} -178 ${-8 + side * 34} -168`, '#fff8ee', 6);
    creatureFace(pen, mood === 'calm' ? 'calm' : mood, { x: -8, y: -148, apart: 22, size: 0.72 });
    pen.shape('M-17 -131Q-10 -136 -3 -131Q-6 -123 -10 -123Q-14 -123 -17 -131Z', '#e08a8a', {
      material: 'figure',
      ink: 0.6,
    });
    creatureMouth(pen, mood, { x: -10, y: -117, size: 0.6 });
    scarf(pen);
    drum(pen, mood);
    pen.ellipse(46, -6, 34, 12, mix(fur, '#ffffff', 0.12), LIMB);
    if (mood === 'glad') {
      pen.limb(
        [
          [20, -34],
          [-20, -66],
          [-58, -88],
        ],
        21,
        fur,
      );
      pen.ellipse(-70, -90, 26, 11, mix(fur, '#ffffff', 0.12), LIMB);
      note(pen, -104, -150, 9);
      note(pen, 64, -206, 10);
      note(pen, 88, -166, 8);
    } else
      pen.limb(
        [
          [10, -88],
          [-22, -74],
          [-46, -82],
        ],
        17,
        fur,
      );
    if (mood === 'asleep') dreams(pen, 46, -176);
  },
};

function ears(pen: Pen, mood: FigureMood, fur: string): void {
  const inner = '#e3b3a8';
  for (const side of [-1, 1]) {
    const shape: readonly Point[] =
      mood === 'glad'
        ? [
            [-4 + side * 12, -172],
            [-4 + side * 16, -226],
            [-2 + side * 34, -264],
            [side * 46, -222],
            [-4 + side * 34, -168],
          ]
        : [
            [-4 + side * 26, -176],
            [-4 + side * 62, -192],
            [-4 + side * 86, -146],
            [-4 + side * 80, -86],
            [-4 + side * 62, -96],
            [-4 + side * 52, -144],
          ];
    pen.shape(curve(shape), fur, BODY);
    const middle: readonly Point[] =
      mood === 'glad'
        ? [
            [-4 + side * 22, -182],
            [-2 + side * 30, -246],
          ]
        : [
            [-4 + side * 58, -176],
            [-4 + side * 72, -146],
            [-4 + side * 70, -104],
          ];
    pen.limb(middle, 12, inner);
  }
}

function scarf(pen: Pen): void {
  pen.shape(
    curve([
      [-48, -108],
      [-8, -96],
      [34, -106],
      [36, -92],
      [-6, -80],
      [-48, -94],
    ]),
    '#e8635a',
    BODY,
  );
  pen.shape('M20 -92L40 -58L26 -54L10 -88Z', '#d24f4c', LIMB);
}

/** A leaf lies on it when nobody should see it. */
function drum(pen: Pen, mood: FigureMood): void {
  pen.shape('M-112 -72L-106 -8Q-66 10 -26 -8L-20 -72Q-66 -56 -112 -72Z', '#d9804a', BODY);
  pen.line('M-110 -62L-88 -4L-68 -58L-46 -2L-22 -62', '#fff0d0', 3.4);
  pen.line('M-107 -12Q-66 8 -25 -12', '#8a4a3a', 5);
  pen.ellipse(-66, -74, 48, 15, '#fbf0da', { ...LIMB, shade: 0.3 });
  pen.line(
    curve([
      [-114, -74],
      [-66, -89],
      [-18, -74],
      [-66, -59],
    ]),
    '#8a4a3a',
    4,
  );
  if (mood !== 'glad') leaf(pen, -92, -76, 54, 4, '#7fc06a');
}
