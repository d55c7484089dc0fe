// A mole in a vest with one button. His nose does the work of his eyes.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, foot, knob, pairs, PART, PLAIN } from '../parts.ts';
import { creatureEye } from '../../figures/creature-face.ts';

const MOLE = { fur: '#8a7080', deep: '#6d566a', belly: '#b89aa0', paw: '#f2ab9f', nose: '#f07f86' };

function drawMoss(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    mossAsleep(pen);
    return;
  }
  const raised = mood === 'glad';
  pen.limb(pairs([-40, -18, -62, -14, -72, -26]), 9, MOLE.nose);
  for (const x of [-24, 20]) foot(pen, x, 0, 21, 10, MOLE.paw, '#fff1e6');
  pen.limb(pairs([-34, -84, -60, -70, -54, -54]), 22, MOLE.fur);
  const body = curve(pairs([-4, -104, -40, -88, -54, -46, -46, -12, -4, -4, 40, -12, 48, -46, 34, -88]));
  pen.shape(body, MOLE.fur, { ...BODY, toward: MOLE.deep });
  pen.clip(body, () => {
    pen.ellipse(-3, -34, 30, 40, MOLE.belly, PLAIN);
    mossVest(pen);
  });
  digger(pen, -53, -48, -1, 20);
  pen.limb(raised ? pairs([30, -86, 54, -84, 60, -98]) : pairs([30, -84, 54, -66, 46, -56]), 22, MOLE.fur);
  digger(pen, raised ? 62 : 44, raised ? -106 : -50, 1, raised ? 150 : -14);
  mossHead(pen, mood, 0, 0);
}

/** Mustard yellow, with the one button. */
function mossVest(pen: Pen): void {
  const vest = '#f0b548';
  pen.shape('M-60 -110L-24 -106C-14 -90 -6 -78 -2 -66C-6 -46 -14 -30 -26 -16L-64 -10Z', vest, { ...PART, ink: 0.8 });
  pen.shape('M56 -110L18 -106C8 -90 2 -78 -2 -66C2 -46 10 -30 20 -16L60 -10Z', vest, { ...PART, ink: 0.8 });
  pen.line('M-25 -104Q-12 -84 -2 -66Q-8 -40 -26 -18M19 -104Q6 -84 -2 -66Q4 -40 20 -18', '#c9862f', 3.4);
  pen.line('M-42 -40L-28 -42M36 -40L22 -42', '#c9862f', 3.4);
  knob(pen, -2, -62, 8, '#d8434e');
  for (const x of [-4, 0]) pen.ellipse(x, -62, 1.3, 1.3, '#7d2230', PLAIN);
}

/** A mole's hand: broad, pink, made for digging. */
function digger(pen: Pen, x: number, y: number, side: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      for (const [dx, dy] of [
        [-11, 12],
        [-4, 16],
        [4, 16],
        [11, 12],
      ] as const)
        pen.ellipse(dx, dy, 3.8, 6, '#fff1e6', BIT);
      pen.ellipse(0, 2, 16, 14, MOLE.paw, BIT);
      pen.ellipse(side * 3, 3, 8, 6, mix(MOLE.paw, '#ffffff', 0.35), PLAIN);
    },
    turn,
  );
}

/** The nose does the work; the eyes are small. @param droop how far the nose hangs */
function mossHead(pen: Pen, mood: FigureMood, x: number, y: number, droop = 0): void {
  pen.at(x, y, 1, () => {
    const nose = droop - (mood === 'glad' ? 12 : 0);
    const head = curve([
      [-56, -122],
      [-46, -156],
      [-10, -172],
      [22, -162],
      [46, -146 + nose * 0.5],
      [70, -140 + nose],
      [74, -126 + nose],
      [50, -112 + nose * 0.5],
      [28, -92],
      [-8, -82],
      [-44, -92],
    ]);
    pen.shape(head, MOLE.fur, { ...BODY, toward: mix(MOLE.fur, MOLE.deep, 0.5) });
    pen.clip(head, () => {
      pen.ellipse(52, -124 + nose * 0.7, 36, 17, MOLE.belly, { ...PLAIN, opacity: 0.75 });
      pen.ellipse(-28, -160, 26, 12, '#ffffff', { ...PLAIN, opacity: 0.12 });
    });
    pen.ellipse(-40, -142, 7, 8, MOLE.deep, { ...PLAIN, opacity: 0.6 });
    pen.line(
      `M50 ${-122 + nose * 0.7}L64 ${-110 + nose}M44 ${-120 + nose * 0.7}L54 ${-106 + nose}M54 ${-138 + nose * 0.7}L62 ${-150 + nose}`,
      '#fff1e6',
      2,
      { opacity: 0.75 },
    );
    pen.ellipse(74, -134 + nose, 11, 10, MOLE.nose, BIT);
    pen.ellipse(71, -138 + nose, 3.6, 2.8, '#ffffff', { ...PLAIN, opacity: 0.75 });
    creatureEye(pen, mood, 2, -136, { size: 0.6 });
    creatureEye(pen, mood, 34, -141 + nose * 0.3, { size: 0.56 });
    pen.ellipse(2, -116, 12, 8, '#ff6f7d', { ...PLAIN, opacity: 0.42 });
    pen.line(mood === 'glad' ? 'M16 -106Q28 -92 42 -104' : 'M20 -105Q30 -98 40 -104', '#4a3048', 3, {
      material: 'eye',
    });
  });
}

/** His vest hangs on the chair; the nose is in the blanket. */
function mossAsleep(pen: Pen): void {
  pen.limb(pairs([-58, -14, -74, -10, -76, -22]), 9, MOLE.nose);
  const body = curve(pairs([-66, -4, -70, -46, -44, -78, -4, -84, 30, -66, 44, -30, 40, -4, -10, 0]));
  pen.shape(body, MOLE.fur, { ...BODY, toward: MOLE.deep });
  pen.clip(body, () => pen.ellipse(-32, -66, 30, 12, '#ffffff', { ...PLAIN, opacity: 0.1 }));
  foot(pen, -38, 0, 19, 9, MOLE.paw, '#fff1e6');
  mossHead(pen, 'asleep', -2, 76, 18);
  digger(pen, 34, -20, 1, -50);
}

export const moss: Figure = { width: 168, height: 178, draw: drawMoss };
