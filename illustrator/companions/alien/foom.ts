// Mrs. Foom with her silver fur and her handbag. When she is surprised she is three times the size.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { num, roundedRect, sparkle } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, fluffy, knob, pairs, PART, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const FOOM = {
  fur: '#d3d9e8',
  deep: '#9aa6c4',
  light: '#f3f6fc',
  face: '#e2e3ef',
  nose: '#f0626c',
  bag: '#a8487e',
  clasp: '#ffd66b',
};

function drawFoom(pen: Pen, mood: FigureMood): void {
  if (mood === 'glad') {
    foomWide(pen);
    return;
  }
  if (mood === 'asleep') {
    handbag(pen, 76, 0, 0.9);
    pen.shape(fluffy(-8, -62, 86, 66, 19, 0.12, -2), FOOM.fur, { ...BODY, toward: FOOM.deep });
    combed(pen, -8, -62, 66, 44);
    foomFace(pen, mood, -14, -62);
    return;
  }
  for (const x of [-20, 20]) pen.ellipse(x, -8, 19, 9, FOOM.deep, PART);
  pen.limb(pairs([-34, -92, -58, -84, -58, -104]), 17, FOOM.fur);
  postcard(pen, -62, -118);
  pen.ellipse(-58, -108, 9, 9, FOOM.deep, BIT);
  pen.shape(fluffy(0, -96, 54, 102, 23, 0.07, -8), FOOM.fur, { ...BODY, toward: FOOM.deep });
  combed(pen, 0, -56, 34, 30);
  pen.limb(pairs([-5, -190, -10, -202, -2, -208]), 7, FOOM.light);
  pen.limb(pairs([5, -190, 12, -200, 22, -200]), 7, FOOM.fur);
  foomFace(pen, mood, 0, -132);
  pen.limb(pairs([36, -92, 62, -78, 58, -58]), 17, FOOM.fur);
  handbag(pen, 60, -14, 0.92);
  pen.ellipse(59, -60, 9, 9, FOOM.deep, BIT);
}

/** *FOOM*: three times the size, and as round as a bun. */
function foomWide(pen: Pen): void {
  for (const x of [-24, 24]) pen.ellipse(x, -7, 18, 8, FOOM.deep, PART);
  pen.shape(fluffy(0, -108, 108, 104, 27, 0.13, -5, 0.17), FOOM.fur, { ...BODY, shade: 1.2, toward: FOOM.deep });
  pen.shape(fluffy(0, -110, 86, 82, 23, 0.13, Infinity, 0.17), mix(FOOM.fur, FOOM.light, 0.55), { ...PLAIN });
  pen.shape(fluffy(0, -112, 62, 58, 19, 0.12, Infinity, 0.17), FOOM.light, { ...PLAIN, opacity: 0.8 });
  handbag(pen, 80, -26, 0.8);
  foomFace(pen, 'glad', 0, -112);
  for (const [x, y] of [
    [-98, -196],
    [96, -198],
    [-106, -30],
  ] as const)
    pen.shape(sparkle(x, y, 10), '#ffffff', { material: 'glow', ink: 0 });
}

/** Short strokes where the fur lies flat. */
function combed(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  for (const [dx, dy] of [
    [-0.9, -0.3],
    [-0.55, 0.5],
    [-0.1, 0.2],
    [0.4, 0.6],
    [0.85, -0.2],
    [0.6, -0.6],
    [-0.6, -0.8],
    [0.15, 0.9],
  ] as const)
    pen.line(
      `M${num(x + dx * rx - 4)} ${num(y + dy * ry)}Q${num(x + dx * rx)} ${num(y + dy * ry + 8)} ${num(x + dx * rx + 5)} ${num(y + dy * ry + 1)}`,
      FOOM.deep,
      3,
      { opacity: 0.75 },
    );
}

function foomFace(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.shape(fluffy(x, y, 41, 36, 17, 0.06), FOOM.face, { ...PLAIN });
  creatureFace(pen, mood, { x, y: y - 6, apart: 20, size: 0.9, mouth: 27, mouthSize: 0.77, calm: 'content' });
  if (mood === 'calm')
    for (const side of [-1, 1])
      pen.line(`M${x + side * 13} ${y - 25}Q${x + side * 20} ${y - 31} ${x + side * 28} ${y - 25}`, FOOM.deep, 3.6);
  pen.ellipse(x, y + 7, 8.4, 7.4, FOOM.nose, { ...BIT, ink: 0.6 });
  pen.ellipse(x - 3, y + 4, 3, 2.4, '#ffffff', { ...PLAIN, opacity: 0.8 });
}

function handbag(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    pen.line('M-16 -42C-16 -66 16 -66 16 -42', '#7d2f5c', 5.4);
    pen.shape(
      'M-26 -44C-10 -50 10 -50 26 -44C34 -28 36 -12 32 -4Q30 0 24 0L-24 0Q-30 0 -32 -4C-36 -12 -34 -28 -26 -44Z',
      FOOM.bag,
      { ...PART, shade: 0.7, toward: '#83356a' },
    );
    pen.line('M-27 -36Q0 -28 27 -36', '#7d2f5c', 3.4);
    for (const side of [-1, 1]) knob(pen, side * 4.4, -45, 5.4, FOOM.clasp);
    pen.line('M-22 -8Q0 -3 22 -8', '#d77fae', 2.4, { opacity: 0.7 });
  });
}

/** “Dear all”: wavy lines, a picture, a stamp. */
function postcard(pen: Pen, x: number, y: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape(roundedRect(-22, -16, 44, 31, 3), '#fffaf0', PART);
      pen.shape(roundedRect(8, -12, 10, 11, 2), '#e8635a', PLAIN);
      for (const dy of [-8, -2, 4, 9])
        pen.line(`M-17 ${dy}Q-12 ${dy - 3} -8 ${dy}Q-3 ${dy + 3} ${dy > 0 ? 14 : 2} ${dy}`, '#8a94b8', 2);
    },
    -10,
  );
}

export const foom: Figure = { width: 230, height: 214, draw: drawFoom };
