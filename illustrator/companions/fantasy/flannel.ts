// A sheet that floats: thick and soft, with yellow ducks along the hem.
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BODY, pairs, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const SHEET = { cloth: '#f6ecf4', fold: '#d9c6e6', hem: '#a9c8ea', duck: '#ffcf4a' };

function drawFlannel(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    flannelAsleep(pen);
    return;
  }
  pen.at(0, -14, 1, () => flannelUp(pen, mood));
}

function flannelUp(pen: Pen, mood: FigureMood): void {
  const [out, up] = mood === 'glad' ? [84, -150] : [76, -96];
  const cloth = curve([
    [0, -196],
    [-44, -180],
    [-58, -138],
    [-out, up],
    [-out + 6, up + 26],
    [-56, -96],
    [-62, -44],
    [-66, -18],
    [-46, -10],
    [-30, -20],
    [-12, -8],
    [8, -18],
    [28, -8],
    [46, -20],
    [66, -12],
    [60, -46],
    [56, -96],
    [out - 6, up + 26],
    [out, up],
    [58, -138],
    [44, -180],
  ]);
  pen.shape(cloth, SHEET.cloth, { ...BODY, shade: 1.1, toward: SHEET.fold });
  pen.clip(cloth, () => {
    pen.line('M-70 -50Q-48 -38 -30 -46Q-10 -36 10 -46Q30 -36 48 -46Q60 -40 72 -46', SHEET.hem, 5);
    pen.line('M-34 -100Q-40 -76 -36 -56M34 -100Q40 -76 36 -56M0 -84Q-3 -68 0 -56', SHEET.fold, 4, { opacity: 0.9 });
    pen.line('M-70 -18Q-46 0 -30 -14Q-12 0 8 -12Q28 0 46 -14Q60 -4 72 -10', SHEET.hem, 9, { opacity: 0.9 });
    for (const [x, y] of [
      [-46, -24],
      [-15, -24],
      [17, -24],
      [47, -25],
    ] as const)
      duck(pen, x, y);
  });
  pen.line('M-30 -176Q-18 -188 0 -189', '#ffffff', 4, { opacity: 0.7 });
  sheetFace(pen, mood, 0, -142);
}

function sheetFace(pen: Pen, mood: FigureMood, x: number, y: number): void {
  creatureFace(pen, mood, {
    x,
    y,
    apart: 21,
    size: 0.95,
    cheeks: { below: 18 },
    mouth: 16,
    calm: { eyes: 'open', mouth: 'o' },
  });
}

function duck(pen: Pen, x: number, y: number): void {
  pen.shape(
    curve([
      [x - 12, y - 4],
      [x - 3, y - 2],
      [x + 5, y - 3],
      [x + 9, y + 2],
      [x + 4, y + 8],
      [x - 6, y + 8],
      [x - 11, y + 3],
    ]),
    SHEET.duck,
    { ...PLAIN },
  );
  pen.ellipse(x + 6, y - 6, 5.4, 5, SHEET.duck, PLAIN);
  pen.shape(`M${x + 10} ${y - 8}L${x + 16} ${y - 5}L${x + 10} ${y - 3}Z`, '#f08a3c', PLAIN);
  pen.ellipse(x + 7, y - 7, 1.2, 1.4, '#4a2a26', PLAIN);
}

/** Flat along the foot of the bed, so as not to be seen. */
function flannelAsleep(pen: Pen): void {
  const cloth = curve(
    pairs([
      -88, -14, -84, -40, -58, -64, -26, -74, 6, -66, 34, -50, 66, -46, 88, -26, 86, -10, 60, -6, 30, -12, 0, -5, -30,
      -12, -60, -5,
    ]),
  );
  pen.shape(cloth, SHEET.cloth, { ...BODY, shade: 1.1, toward: SHEET.fold });
  pen.clip(cloth, () => {
    pen.line('M26 -56Q34 -40 28 -28M54 -48Q62 -38 58 -28', SHEET.fold, 4);
    pen.line('M-92 -8Q-60 4 -30 -7Q0 4 30 -7Q60 4 92 -6', SHEET.hem, 9, { opacity: 0.9 });
    for (const [x, y] of [
      [-66, -20],
      [8, -20],
      [38, -22],
      [68, -22],
    ] as const)
      duck(pen, x, y);
  });
  sheetFace(pen, 'asleep', -30, -50);
}

export const flannel: Figure = { width: 182, height: 214, floats: true, draw: drawFlannel };
