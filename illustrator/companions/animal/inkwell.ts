// A neat black cat. He shines when he is stroked the wrong way.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, sparkle } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BODY, fluffy, pairs, PART, PLAIN, whiskers } from '../parts.ts';
import { creatureFace, creatureMouth } from '../../figures/creature-face.ts';

const CAT = { fur: '#3a3558', deep: '#292444', ear: '#8a6a90', eye: '#ffdf70', nose: '#e58fa0', spark: '#8fd0ff' };

function drawInkwell(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    inkwellAsleep(pen);
    return;
  }
  if (mood === 'glad') {
    inkwellLit(pen);
    return;
  }
  pen.limb(pairs([30, -14, 66, -14, 70, -50, 56, -76, 64, -92]), 15, CAT.fur);
  const body = curve(pairs([0, -112, -30, -94, -42, -44, -40, -8, 0, -2, 40, -8, 42, -44, 30, -94]));
  pen.shape(body, CAT.fur, { ...BODY, toward: CAT.deep });
  for (const side of [-1, 1]) {
    pen.ellipse(side * 36, -18, 18, 18, CAT.fur, { ...PART });
    pen.ellipse(side * 14, -8, 15, 9, mix(CAT.fur, '#ffffff', 0.06), PART);
    pen.line(`M${side * 10} -7L${side * 10} -2M${side * 17} -7L${side * 17} -2`, CAT.deep, 2);
  }
  pen.line('M0 -62L0 -18', CAT.deep, 2.6, { opacity: 0.8 });
  pen.line('M-8 -84Q0 -78 8 -84M-5 -76Q0 -72 5 -76', '#6a6494', 2.4, { opacity: 0.8 });
  inkwellHead(pen, mood);
}

function inkwellHead(pen: Pen, mood: FigureMood, fur = CAT.fur): void {
  for (const side of [-1, 1]) {
    pen.shape(curve(pairs([14, -160, 32, -184, 46, -194, 52, -168, 50, -134], side), true, 0.13), fur, PART);
    pen.shape(curve(pairs([26, -162, 36, -176, 43, -181, 46, -164, 43, -146], side), true, 0.13), CAT.ear, PLAIN);
  }
  const head = curve(
    pairs([0, -166, -34, -160, -56, -130, -56, -106, -38, -86, 0, -78, 38, -86, 56, -106, 56, -130, 34, -160]),
  );
  pen.shape(head, fur, BODY);
  whiskers(pen, 0, -104, 26, 62, '#d9d3ee');
  const cheeks = { below: 20, size: 0.8, color: '#ff7f9d' };
  creatureFace(pen, mood, { y: -124, apart: 23, size: 0.92, iris: CAT.eye, lid: CAT.eye, cheeks, calm: 'content' });
  if (mood === 'calm')
    for (const side of [-1, 1])
      // half shut: he meant that
      pen.shape(
        `M${side * 23 - 13} -125Q${side * 23} -131 ${side * 23 + 13} -125Q${side * 23 + 12} -141 ${side * 23} -141Q${side * 23 - 12} -141 ${side * 23 - 13} -125Z`,
        fur,
        PLAIN,
      );
  pen.shape('M-7 -111Q0 -114 7 -111Q6 -105 0 -103Q-6 -105 -7 -111Z', CAT.nose, PLAIN);
  creatureMouth(pen, 'calm', { y: -98, size: 0.85, muzzle: true, lips: '#cfc6ea', calm: 'content' });
}

/** *Tzip*: every hair on end, and lit. */
function inkwellLit(pen: Pen): void {
  pen.glow(0, -98, 118, CAT.spark, 0.85, 112);
  pen.shape(fluffy(0, -90, 86, 92, 21, 0.15, -3, 0.13), CAT.spark, { ...BODY, toward: '#4f86dc' });
  pen.shape(fluffy(0, -88, 70, 74, 19, 0.14, -6, 0.13), '#6ea6ee', { ...PLAIN, toward: '#4470cc' });
  pen.shape(fluffy(0, -58, 40, 42, 15, 0.14, -8, 0.13), '#4457a8', { ...PLAIN, opacity: 0.8 });
  for (const side of [-1, 1]) pen.ellipse(side * 15, -8, 16, 9, '#4a5aa8', PART);
  inkwellHead(pen, 'glad', '#3f4580');
  for (const [x, y, size] of [
    [-76, -178, 11],
    [76, -178, 10],
    [-80, -22, 8],
    [80, -24, 8],
  ] as const)
    pen.shape(sparkle(x, y, size), '#eaf7ff', { material: 'glow', ink: 0 });
}

function inkwellAsleep(pen: Pen): void {
  pen.at(8, 0, 1, () => inkwellCurled(pen));
}

function inkwellCurled(pen: Pen): void {
  const body = curve(pairs([-74, -22, -66, -56, -30, -76, 20, -76, 60, -56, 74, -22, 58, -2, -58, -2]));
  pen.shape(body, CAT.fur, { ...BODY, toward: CAT.deep });
  pen.line('M34 -66Q58 -48 56 -22', CAT.deep, 3, { opacity: 0.8 });
  pen.limb(pairs([68, -26, 58, -10, 10, -9, -6, -9]), 16, mix(CAT.fur, '#ffffff', 0.05));
  pen.at(-28, 68, 0.88, () => inkwellHead(pen, 'asleep'), -6);
  pen.glow(48, -74, 26, CAT.spark, 0.7);
  pen.shape(sparkle(48, -74, 9), '#eaf7ff', { material: 'glow', ink: 0 });
}

export const inkwell: Figure = { width: 176, height: 200, draw: drawInkwell };
