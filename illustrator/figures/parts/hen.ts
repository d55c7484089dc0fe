// A round hen who sits; the same with a tall tail is a rooster.
import { mix } from '../../color.ts';
import { curve } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { BIT, BODY, PART } from '../../companions/parts.ts';
import type { FigureMood } from '../figure.ts';
import { creatureFace } from '../creature-face.ts';

interface HenLook {
  feathers: string;
  /** Color of comb and wattles. */
  comb?: string;
  /** Spreads her feathers over what is under her. */
  spread?: boolean;
  /** Has a tall tail, and a comb that the wind blew flat. */
  rooster?: boolean;
  /** Something else is on the head. */
  combless?: boolean;
}

/** About 120 wide and 130 high; the lowest feathers are at 0,0, the eyes at -22,-96. */
export function hen(pen: Pen, mood: FigureMood, look: HenLook): void {
  const { feathers, comb = '#e8555a', spread = false, rooster = false, combless = false } = look;
  const dark = mix(feathers, '#6a4a6a', 0.28);
  if (rooster)
    for (const [x, y, color] of [
      [74, -118, '#3f7a8c'],
      [88, -92, '#5a5fa8'],
      [84, -66, '#3f7a8c'],
    ] as const)
      pen.shape(`M24 -54Q${x - 22} ${y - 22} ${x} ${y}Q${x - 20} ${y + 4} 36 -26Z`, color, PART);
  else
    pen.shape(
      curve(
        [
          [34, -60],
          [52, -96],
          [62, -88],
          [74, -84],
          [70, -70],
          [78, -58],
          [50, -28],
        ],
        true,
        0.1,
      ),
      dark,
      PART,
    );
  pen.shape(
    curve([
      [-58, -34],
      [-50, -64],
      [-6, -72],
      [40, -70],
      [60, -40],
      [48, -8],
      [0, 2],
      [-44, -6],
    ]),
    feathers,
    { ...BODY, shade: 1.2 },
  );
  if (!combless) henComb(pen, comb, rooster);
  pen.shape(
    curve([
      [-58, -58],
      [-56, -96],
      [-22, -122],
      [12, -98],
      [18, -60],
      [-18, -36],
    ]),
    feathers,
    BODY,
  );
  creatureFace(pen, mood, { x: -24, y: -94, apart: 13.5, size: 0.5 });
  pen.shape('M-34 -86Q-26 -92 -16 -86Q-22 -72 -27 -72Q-32 -74 -34 -86Z', '#f2b04a', BIT);
  for (const x of [-31, -22]) pen.ellipse(x, -67, 4.6, 7, comb, { ...BIT, shade: 0 });
  const wing = spread
    ? curve(
        [
          [-4, -56],
          [34, -58],
          [74, -22],
          [68, -4],
          [46, 2],
          [8, -14],
        ],
        true,
        0.14,
      )
    : curve(
        [
          [2, -52],
          [34, -56],
          [60, -36],
          [42, -20],
          [14, -24],
        ],
        true,
        0.15,
      );
  pen.shape(wing, dark, PART);
  pen.line('M16 -36Q32 -28 48 -34M14 -46Q34 -38 52 -44', mix(feathers, '#fff8ee', 0.5), 3, { opacity: 0.8 });
  if (spread)
    pen.shape(
      curve(
        [
          [-52, -44],
          [-70, -18],
          [-64, -2],
          [-36, -2],
          [-30, -26],
        ],
        true,
        0.14,
      ),
      dark,
      PART,
    );
}

function henComb(pen: Pen, color: string, flat: boolean): void {
  if (flat)
    pen.shape(
      'M-38 -114Q-26 -132 -6 -128Q18 -140 30 -128Q26 -120 16 -120Q30 -116 26 -108Q4 -112 -14 -106Z',
      color,
      BIT,
    );
  else
    pen.shape(
      'M-42 -112Q-50 -128 -38 -128Q-34 -140 -24 -130Q-14 -140 -10 -128Q2 -128 -4 -112Q-22 -124 -42 -112Z',
      color,
      BIT,
    );
}

/** Steam that rises in three curls. */
export function steam(pen: Pen, x: number, y: number, scale = 1): void {
  for (const [dx, dy] of [
    [-12, 0],
    [2, -6],
    [16, 0],
  ] as const) {
    const at = (ax: number, ay: number) =>
      `${(x + (dx + ax) * scale).toFixed(1)} ${(y + (dy + ay) * scale).toFixed(1)}`;
    pen.line(`M${at(0, 0)}Q${at(-7, -8)} ${at(0, -14)}Q${at(6, -20)} ${at(0, -27)}`, '#ffffff', 3.4 * scale, {
      opacity: 0.75,
    });
  }
}
