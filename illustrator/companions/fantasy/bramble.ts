// A troll who is hair all around. Whatever he passes sticks to him, lamplight too.
import { mix } from '../../color.ts';
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, num, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, fluffy, foot, knob, pairs, PLAIN } from '../parts.ts';
import { creatureFace } from '../../figures/creature-face.ts';

const TROLL = { hair: '#a87f50', deep: '#805b35', light: '#cfa76c', skin: '#c9a07a', lamp: '#ffd96b' };

function drawBramble(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    brambleAsleep(pen);
    return;
  }
  const glad = mood === 'glad';
  for (const x of [-28, 28]) foot(pen, x, 0, 24, 11, TROLL.skin, '#f3dcc0');
  for (const side of [-1, 1]) {
    pen.limb(
      glad ? pairs([46, -84, 66, -104, 66, -132], side) : pairs([52, -70, 68, -52, 64, -36], side),
      19,
      TROLL.deep,
    );
    pen.ellipse(side * (glad ? 66 : 63), glad ? -138 : -30, 11, 11, TROLL.skin, BIT);
  }
  pen.shape(fluffy(0, -82, 70, 84, 19, 0.1, -9), TROLL.hair, { ...BODY, toward: TROLL.deep });
  locks(pen, -156, -18);
  pen.limb(pairs([-4, -164, -10, -174, -22, -176]), 7, TROLL.hair);
  pen.limb(pairs([4, -164, 12, -176, 8, -184]), 7, TROLL.light);
  trollFace(pen, mood, 0, -92);
  stuckThings(pen);
  lampLumps(pen, glad);
}

/** Strands that hang all around, so that no side is the front. */
function locks(pen: Pen, top: number, bottom: number): void {
  const middle = (top + bottom) / 2;
  for (const [x, color] of [
    [-50, TROLL.deep],
    [-34, TROLL.light],
    [-58, TROLL.light],
    [52, TROLL.deep],
    [36, TROLL.light],
    [60, TROLL.light],
    [-20, TROLL.deep],
    [22, TROLL.deep],
    [0, TROLL.light],
  ] as const) {
    const start = Math.abs(x) > 45 ? middle - 26 : Math.abs(x) > 28 ? middle + 12 : middle + 34;
    pen.line(
      `M${num(x * 0.82)} ${num(start)}Q${num(x * 1.06)} ${num(start + 18)} ${num(x * 0.96)} ${num(Math.min(bottom, start + 44))}`,
      color,
      4.4,
      { opacity: 0.75 },
    );
  }
}

/** Two eyes under a fringe, and what may be a nose. */
function trollFace(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.ellipse(0, 4, 42, 30, mix(TROLL.deep, '#3a2438', 0.35), { ...PLAIN, opacity: 0.55 });
    creatureFace(pen, mood, {
      y: -2,
      apart: 21,
      size: 0.82,
      iris: '#ffe9b8',
      lid: '#ffe9b8',
      cheeks: { below: 19 },
      mouth: 33,
      mouthSize: 0.96,
      lips: '#4a2a26',
      calm: 'content',
    });
    const fringe = curve(
      pairs([-50, -46, -46, -8, -34, -20, -24, -6, -12, -22, 0, -8, 12, -22, 24, -6, 34, -20, 46, -8, 50, -46, 0, -66]),
      true,
      0.09,
    );
    pen.shape(fringe, TROLL.hair, { material: 'figure', shade: 0.3, ink: 0 });
    pen.line(
      'M-30 -46Q-34 -32 -30 -22M-8 -52Q-12 -36 -8 -24M16 -50Q18 -36 14 -26M36 -42Q38 -30 34 -22',
      TROLL.light,
      3.8,
      { opacity: 0.8 },
    );
    pen.ellipse(0, 14, 15, 12, TROLL.skin, { ...BIT, shade: 0.4 });
    pen.ellipse(-4, 10, 4.4, 3.4, '#ffffff', { ...PLAIN, opacity: 0.55 });
  });
}

/** A comb, a clothespin, a button, half a waffle: they came along. */
function stuckThings(pen: Pen): void {
  pen.at(
    -44,
    -134,
    1,
    () => {
      pen.shape(roundedRect(-17, -6, 34, 8, 4), '#e8635a', BIT);
      for (let x = -14; x <= 14; x += 5.6) pen.line(`M${num(x)} 2L${num(x)} 9`, '#e8635a', 2.6);
    },
    -34,
  );
  pen.at(
    49,
    -116,
    1,
    () => {
      pen.shape(roundedRect(-4, -14, 8, 28, 4), '#f0d6a4', BIT);
      pen.line('M-4 -1L4 -1', '#8a6a4a', 2.6);
    },
    24,
  );
  knob(pen, -52, -62, 7.5, '#5bb8a8');
  pen.at(
    44,
    -40,
    1,
    () => {
      pen.shape('M-15 -11Q14 -14 15 0Q13 14 -15 11Z', '#e0a24e', BIT);
      pen.line('M-8 -11L-8 11M2 -12L2 12M-15 -3L14 -4M-15 5L12 6', '#b87a30', 2);
    },
    18,
  );
}

/** Bits of lamplight. @param lit stuck on the outside, and shining */
function lampLumps(pen: Pen, lit: boolean): void {
  const places: readonly Point[] = lit
    ? pairs([-22, -26, 20, -136, -30, -156, 10, -34, 66, -78, -66, -94])
    : pairs([-24, -28, 26, -142]);
  for (const [x, y] of places) {
    pen.glow(x, y, lit ? 40 : 24, TROLL.lamp, lit ? 0.9 : 0.6);
    pen.ellipse(x, y, 8, 7.4, TROLL.lamp, { material: 'glow', ink: 0.5 });
    pen.ellipse(x - 2, y - 2, 3, 2.6, '#fffbe6', { material: 'glow', ink: 0 });
  }
}

/** Like a rug that breathes. */
function brambleAsleep(pen: Pen): void {
  pen.shape(fluffy(0, -44, 80, 72, 21, 0.1, -3), TROLL.hair, { ...BODY, toward: TROLL.deep });
  for (const [x, y, color] of [
    [-56, -52, TROLL.light],
    [-40, -70, TROLL.deep],
    [44, -66, TROLL.light],
    [60, -46, TROLL.deep],
    [50, -30, TROLL.light],
    [-62, -28, TROLL.deep],
  ] as const)
    pen.line(`M${x} ${y}Q${x + 5} ${y + 14} ${x + 1} ${y + 26}`, color, 4.4, { opacity: 0.75 });
  trollFace(pen, 'asleep', -4, -47);
  knob(pen, -58, -18, 7, '#5bb8a8');
  pen.glow(48, -64, 28, TROLL.lamp, 0.6);
  pen.ellipse(48, -64, 7, 6.4, TROLL.lamp, { material: 'glow', ink: 0.5 });
}

export const bramble: Figure = { width: 164, height: 188, draw: drawBramble };
