// Tall, thin and polite. Her ears of glass light up when she is praised.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, ellipse, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, pairs, PART, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const TILDA = {
  shell: '#e6e2f6',
  deep: '#b8b0dc',
  joint: '#8f88bc',
  glass: '#cfe8f4',
  heart: '#ff9fb4',
  lit: '#ffe9a8',
};

/** Tall, thin and polite. */
function drawTilda(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    tildaFolded(pen);
    return;
  }
  const glad = mood === 'glad';
  for (const side of [-1, 1]) {
    pen.limb(pairs([12, -116, 13, -62, 13, -14], side), 12, TILDA.deep);
    pen.ellipse(side * 13, -64, 8, 8, TILDA.joint, BIT);
    pen.shape(
      `M${side * 13 - 13} -14Q${side * 13} -24 ${side * 13 + 13} -14L${side * 13 + 16} -1L${side * 13 - 16} -1Z`,
      '#ffffff',
      { ...PART, toward: '#dcd6f0' },
    );
  }
  const dress =
    'M-18 -206C-28 -176 -36 -140 -38 -112C-20 -102 20 -102 38 -112C36 -140 28 -176 18 -206C8 -212 -8 -212 -18 -206Z';
  pen.shape(dress, TILDA.shell, { ...BODY, toward: TILDA.deep });
  pen.line('M-36 -122Q0 -110 36 -122', TILDA.joint, 4);
  pen.shape('M0 -160C-16 -172 -9 -184 0 -176C9 -184 16 -172 0 -160Z', TILDA.heart, { material: 'glow', ink: 0.5 });
  for (const y of [-146, -134]) pen.ellipse(0, y, 3, 3, TILDA.joint, PLAIN);
  for (const side of [-1, 1]) {
    pen.limb(
      glad ? pairs([22, -196, 44, -190, 42, -218], side) : pairs([22, -196, 42, -164, 10, -142], side),
      9,
      TILDA.deep,
    );
    pen.ellipse(side * (glad ? 42 : 8), glad ? -222 : -140, 8, 8, TILDA.shell, BIT);
  }
  pen.limb(pairs([0, -204, 0, -222]), 12, TILDA.joint);
  pen.at(0, -256, 1, () => tildaHead(pen, mood));
}

function tildaHead(pen: Pen, mood: FigureMood): void {
  const lit = mood === 'glad';
  const glass = lit ? TILDA.lit : mood === 'asleep' ? mix(TILDA.glass, '#8a6a9a', 0.3) : TILDA.glass;
  for (const side of [-1, 1]) {
    if (lit) pen.glow(side * 54, -2, 62, TILDA.lit, 0.9);
    else pen.glow(side * 54, -2, 30, TILDA.heart, mood === 'asleep' ? 0.55 : 0.3);
    pen.shape(ellipse(side * 55, -2, 19, 29), glass, { material: lit ? 'glow' : 'figure', ink: 0.8, rim: 0.6 });
    pen.shape(ellipse(side * 55, -2, 13, 21), mix(glass, '#ffffff', 0.5), {
      material: lit ? 'glow' : 'figure',
      ink: 0,
    });
    pen.shape(ellipse(side * 54, -2, 7, 11), lit ? '#fffbe6' : TILDA.heart, {
      material: 'glow',
      ink: 0,
      opacity: lit ? 1 : 0.55,
    });
    pen.line(`M${side * 55 - 9} -16Q${side * 55 - 13} -6 ${side * 55 - 10} 8`, '#ffffff', 3.4, { opacity: 0.9 });
    pen.shape(roundedRect(side * 43 - 6, -12, 12, 20, 5), TILDA.joint, BIT);
  }
  pen.shape(curve(pairs([0, -42, -30, -36, -43, -4, -34, 28, 0, 38, 34, 28, 43, -4, 30, -36])), TILDA.shell, {
    ...BODY,
    toward: mix(TILDA.shell, TILDA.deep, 0.6),
  });
  pen.shape('M-22 -36C-14 -50 14 -50 22 -36C10 -40 -10 -40 -22 -36Z', TILDA.joint, BIT);
  pen.line('M-26 -22Q-18 -32 -6 -33', '#ffffff', 4, { opacity: 0.8 });
  const cheeks = { size: lit ? 1 : 0.8 };
  creatureFace(pen, mood, { y: -4, apart: 18, size: 0.82, mouth: 18, mouthSize: 0.77, cheeks, calm: 'content' });
}

/** Folded in four beside the bed. */
function tildaFolded(pen: Pen): void {
  pen.limb(pairs([-34, -8, 34, -14]), 13, TILDA.deep);
  pen.limb(pairs([34, -16, -30, -32]), 13, TILDA.deep);
  for (const [x, y] of [
    [35, -15],
    [-33, -32],
  ] as const)
    pen.ellipse(x, y, 9, 9, TILDA.joint, BIT);
  pen.shape('M-52 -1L-50 -14Q-38 -24 -24 -14L-20 -1Z', '#ffffff', { ...PART, toward: '#dcd6f0' });
  pen.shape('M-30 -46C-22 -62 22 -80 34 -66C44 -52 40 -32 28 -26C8 -20 -32 -26 -30 -46Z', TILDA.shell, {
    ...BODY,
    toward: TILDA.deep,
  });
  pen.shape('M14 -40C2 -49 7 -58 14 -52C21 -58 26 -49 14 -40Z', TILDA.heart, { material: 'glow', ink: 0.5 });
  pen.limb(pairs([26, -62, 42, -44, 6, -34]), 9, TILDA.deep);
  pen.at(0, -102, 0.98, () => tildaHead(pen, 'asleep'), -8);
}

export const tilda: Figure = { width: 150, height: 306, draw: drawTilda };
