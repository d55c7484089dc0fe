// Low and blue and broad, like a bench. Where a hand has been, a hand shines.
import type { Figure, FigureMood } from '../../figures/figure.ts';
import { curve, ellipse } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BODY, foot, pairs, PART, PLAIN, spots, tube } from '../parts.ts';
import { dinoHead, type Hide } from './hide.ts';

const PLOD: Hide = { skin: '#6f9fe2', deep: '#4c78c2', belly: '#d3e7f8', bump: '#a5c9f4' };
const SHINE = '#fff0a8';

function drawPlod(pen: Pen, mood: FigureMood): void {
  const [glad, asleep] = [mood === 'glad', mood === 'asleep'];
  const sunk = asleep ? 10 : 0;
  const tail = tube(glad ? [-60, -48, 44, -92, -50, 26, -108, -72, 16] : [-60, -44, 44, -90, -32, 26, -106, -26, 16]);
  pen.shape(tail.path, PLOD.skin, { ...PART, toward: PLOD.deep });
  pen.ellipse(glad ? -106 : -104, glad ? -82 : -27, 13, 13, PLOD.bump, PART);
  if (!asleep)
    for (const x of [-42, 34])
      pen.limb(
        [
          [x, -34],
          [x, -14],
        ],
        28,
        PLOD.deep,
      );
  pen.at(0, sunk, 1, () => {
    for (const [x, y, r] of [
      [-70, -84, 11],
      [-44, -104, 13],
      [-14, -113, 14],
      [16, -110, 13],
      [42, -98, 11],
    ] as const)
      pen.ellipse(x, y, r, r * 0.95, PLOD.bump, { ...PART, toward: PLOD.skin });
    const body = curve(
      pairs([-12, -112, -60, -100, -94, -64, -92, -28, -30, -18, 44, -20, 78, -40, 70, -80, 34, -106]),
    );
    pen.shape(body, PLOD.skin, { ...BODY, shade: 1.1, toward: PLOD.deep });
    pen.clip(body, () => {
      pen.shape('M-110 -34Q-10 -16 100 -36L100 0L-110 0Z', PLOD.belly, PLAIN);
      spots(pen, [-62, -86, 8, -26, -97, 9, 10, -95, 8, -76, -58, 7, 44, -82, 7], PLOD.bump, 0.7);
    });
  });
  if (asleep) for (const x of [-54, 14]) foot(pen, x, 0, 23, 9, PLOD.skin, PLOD.belly);
  else
    for (const x of [-60, 16]) {
      pen.limb(
        [
          [x, -36],
          [x, -14],
        ],
        32,
        PLOD.skin,
      );
      foot(pen, x + 2, 0, 22, 10.6, PLOD.skin, PLOD.belly);
    }
  hand(pen, -34, -62 + sunk, 1.05, -12, asleep ? 0.55 : 1);
  if (glad) {
    hand(pen, -72, -66, 0.7, -40, 0.95);
    hand(pen, 6, -76, 0.78, 16, 0.95);
    hand(pen, -8, -40, 0.6, -80, 0.85);
    for (const [x, y] of [
      [-52, -96],
      [-6, -102],
      [30, -88],
    ] as const) {
      pen.glow(x, y, 20, SHINE, 0.8);
      pen.ellipse(x, y, 4.6, 4.6, SHINE, { material: 'glow', ink: 0 });
    }
  }
  pen.at(68, asleep ? -36 : glad ? -74 : -64, 0.76, () => dinoHead(pen, mood, PLOD), asleep ? 4 : 0);
}

/** Where a hand has been, a hand shines. */
function hand(pen: Pen, x: number, y: number, scale: number, turn: number, strength: number): void {
  pen.glow(x, y, 38 * scale, SHINE, 0.75 * strength);
  pen.at(
    x,
    y,
    scale,
    () =>
      pen.group(`opacity="${strength}"`, () => {
        pen.shape(ellipse(0, 4, 10.5, 10), SHINE, { material: 'glow', ink: 0 });
        for (const [dx, dy, angle] of [
          [-9, -7, -24],
          [-3, -11, -8],
          [4, -11, 8],
          [10, -6, 24],
          [-14, 3, -66],
        ] as const)
          pen.at(dx, dy, 1, () => pen.ellipse(0, 0, 3.1, 7, SHINE, { material: 'glow', ink: 0 }), angle);
      }),
    turn,
  );
}

export const plod: Figure = { width: 240, height: 130, draw: drawPlod };
