// Hats, in the head's units. Each says where its brim is, so that hair shows only below.
import { adjust, mix } from '../color.ts';
import { curve, ellipse, num } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Hat } from '../figures/rig/traits.ts';
import { FIGURE, PLAIN, ROUND, SIDES } from './people.ts';

/** A wide one against the sun; its band may be any color. */
export const sunHat = (color: string, band: string): Hat => ({
  brim: -40,
  draw: (pen) => {
    pen.shape(
      curve([
        [-112, -32],
        [-60, -50],
        [0, -56],
        [60, -50],
        [112, -32],
        [92, -24],
        [0, -38],
        [-92, -24],
      ]),
      adjust(color, { lightness: 0.92 }),
      ROUND,
    );
    pen.shape('M-66 -44C-66 -102 -38 -112 0 -112C38 -112 66 -102 66 -44C30 -56 -30 -56 -66 -44Z', color, ROUND);
    pen.line('M-10 -110Q0 -98 14 -110', mix(color, '#4a2c1c', 0.4), 3, { opacity: 0.5 });
    pen.shape('M-66 -46C-30 -60 30 -60 66 -46L67 -60C30 -76 -30 -76 -67 -60Z', band, FIGURE);
  },
});

/** A soft felt hat. @param brim how deep it is pulled */
export const feltHat = (color: string, band: string, brim = -38): Hat => ({
  brim,
  draw: (pen) => {
    pen.at(0, brim + 38, 1, () => {
      pen.shape('M-70 -42C-72 -100 -34 -112 0 -98C34 -112 72 -100 70 -42C30 -58 -30 -58 -70 -42Z', color, ROUND);
      pen.shape('M-70 -44C-30 -60 30 -60 70 -44L71 -60C30 -76 -30 -76 -71 -60Z', band, FIGURE);
      pen.shape(
        curve([
          [-104, -28],
          [-52, -52],
          [0, -56],
          [52, -52],
          [104, -28],
          [52, -32],
          [0, -36],
          [-52, -32],
        ]),
        adjust(color, { lightness: 0.86 }),
        ROUND,
      );
      pen.line('M-84 -32Q0 -56 84 -32', mix(color, '#ffffff', 0.3), 3, { opacity: 0.5 });
    });
  },
});

/** A round hard hat, rather small. */
export const bowler = (color: string, band: string): Hat => ({
  brim: -46,
  draw: (pen) => {
    pen.shape('M-56 -52C-58 -98 -32 -116 0 -116C32 -116 58 -98 56 -52C28 -62 -28 -62 -56 -52Z', color, ROUND);
    pen.shape('M-57 -54C-28 -66 28 -66 57 -54L56 -68C28 -80 -28 -80 -56 -68Z', band, FIGURE);
    pen.shape(
      curve([
        [-82, -52],
        [-60, -52],
        [0, -62],
        [60, -52],
        [82, -52],
        [70, -40],
        [0, -52],
        [-70, -40],
      ]),
      adjust(color, { lightness: 0.9 }),
      ROUND,
    );
    pen.line('M-34 -92Q-24 -106 -8 -108', mix(color, '#ffffff', 0.5), 4, { opacity: 0.6 });
  },
});

/** The painter's flat hat. */
export const beret = (color: string): Hat => ({
  brim: -48,
  draw: (pen) => {
    pen.shape('M4 -102C2 -118 10 -122 16 -120L14 -100Z', color, FIGURE);
    pen.shape(
      curve([
        [-84, -38],
        [-94, -66],
        [-50, -98],
        [10, -106],
        [70, -90],
        [100, -58],
        [80, -36],
        [0, -54],
      ]),
      color,
      ROUND,
    );
    pen.line('M-76 -42Q0 -64 76 -40', adjust(color, { lightness: 0.75 }), 8);
    pen.line('M-60 -74Q-34 -92 -4 -94', mix(color, '#ffffff', 0.45), 4, { opacity: 0.6 });
  },
});

/** As tall as a stove pipe, with a soft dent. */
export const tallHat = (color: string, band: string): Hat => ({
  brim: -46,
  draw: (pen) => {
    pen.shape(
      curve(
        [
          [-52, -52],
          [-50, -110],
          [-58, -152],
          [0, -160],
          [58, -152],
          [50, -110],
          [52, -52],
          [0, -62],
        ],
        true,
        0.12,
      ),
      color,
      ROUND,
    );
    pen.ellipse(0, -153, 55, 8, mix(color, '#ffffff', 0.16), { ...FIGURE, ink: 0.5 });
    pen.shape('M-52 -54C-26 -64 26 -64 52 -54L51 -72C26 -82 -26 -82 -51 -72Z', band, FIGURE);
    pen.line('M-38 -142L-34 -88', mix(color, '#ffffff', 0.5), 5, { opacity: 0.5 });
    pen.shape(
      curve([
        [-88, -46],
        [-60, -54],
        [0, -64],
        [60, -54],
        [88, -46],
        [70, -36],
        [0, -50],
        [-70, -36],
      ]),
      color,
      ROUND,
    );
  },
});

/** A captain's hat, turned up on both sides. @param full it is so full of maps that it sits high */
export const captainsHat = (color: string, trim: string): Hat => ({
  brim: -40,
  draw: (pen) => {
    for (const [x, turn] of [
      [-26, -14],
      [4, 4],
      [32, 16],
    ] as const)
      pen.at(
        x,
        -92,
        0.94,
        () => {
          pen.shape('M-15 10L-13 -26L13 -28L15 10Z', '#f6e7c2', { ...FIGURE, shade: 0.4 });
          pen.line('M-7 -18L7 -19M-7 -11L5 -12', '#b99a6a', 2.4);
        },
        turn,
      );
    pen.shape(
      curve(
        [
          [-104, -34],
          [-92, -70],
          [-52, -84],
          [0, -108],
          [52, -84],
          [92, -70],
          [104, -34],
          [50, -48],
          [0, -54],
          [-50, -48],
        ],
        true,
        0.15,
      ),
      color,
      ROUND,
    );
    pen.line('M-96 -40Q-84 -66 -50 -76Q-18 -86 0 -98Q18 -86 50 -76Q84 -66 96 -40', trim, 4.6);
    pen.shape('M0 -58C-22 -72 -14 -88 0 -79C14 -88 22 -72 0 -58Z', trim, { ...FIGURE, ink: 0.6 });
  },
});

/** A kerchief with a knot. */
export const kerchief = (color: string): Hat => ({
  brim: -26,
  draw: (pen) => {
    for (const tip of ['M74 -20Q100 -26 116 -2Q96 -4 80 -6Z', 'M74 -16Q94 -6 100 22Q84 10 74 -4Z'])
      pen.shape(tip, adjust(color, { lightness: 0.9 }), ROUND);
    pen.shape('M-78 -14C-84 -64 -48 -96 0 -96C48 -96 84 -64 78 -14C50 -44 -50 -44 -78 -14Z', color, ROUND);
    pen.line('M-76 -18Q-50 -46 0 -46Q50 -46 76 -18', adjust(color, { lightness: 0.78 }), 4, { opacity: 0.7 });
    for (const [x, y] of [
      [-46, -52],
      [-16, -70],
      [20, -60],
      [52, -50],
      [2, -86],
    ] as const)
      pen.ellipse(x, y, 5.5, 5.5, '#fff4dc', PLAIN);
    pen.ellipse(76, -16, 8, 8, color, FIGURE);
  },
});

/** Lies on the hair, as an athlete's does. */
export const headband = (color: string): Hat => ({
  draw: (pen) => {
    pen.shape('M-77 -10C-60 -38 60 -38 77 -10L75 -30C56 -58 -56 -58 -75 -30Z', color, ROUND);
    pen.line('M-72 -22Q0 -56 72 -22', mix(color, '#ffffff', 0.5), 3, { opacity: 0.7 });
  },
});

/** With flaps over the ears, lined with fleece. */
export const earFlaps = (color: string, fleece: string): Hat => ({
  brim: -36,
  draw: (pen) => {
    pen.shape('M-78 -26C-86 -76 -46 -102 0 -102C46 -102 86 -76 78 -26C46 -48 -46 -48 -78 -26Z', color, ROUND);
    for (const side of SIDES) {
      pen.shape(
        curve([
          [side * 62, -38],
          [side * 88, -32],
          [side * 96, 16],
          [side * 84, 44],
          [side * 64, 34],
          [side * 62, 0],
        ]),
        color,
        ROUND,
      );
      pen.line(`M${side * 66} -24Q${side * 64} 10 ${side * 70} 30`, fleece, 8);
      pen.line(`M${side * 82} 44Q${side * 88} 60 ${side * 80} 74`, fleece, 4);
      pen.ellipse(side * 80, 76, 7, 7, fleece, { ...FIGURE, shade: 0.3 });
    }
    for (let i = 0; i <= 8; i++)
      pen.ellipse(-72 + i * 18, -34 - Math.sin((i / 8) * Math.PI) * 14, 12, 10, fleece, { ...FIGURE, ink: 0.5 });
    pen.ellipse(0, -104, 12, 11, fleece, { ...FIGURE, shade: 0.3 });
  },
});

/** A lampshade with a fringe. @param lit whether somebody has pulled the cord */
export const lampshade = (lit: boolean): Hat => ({
  brim: -46,
  draw: (pen) => pen.at(0, -10, 1, () => shade(pen, lit)),
});

function shade(pen: Pen, lit: boolean): void {
  const color = lit ? '#ffdf8a' : '#c98a5a';
  const outline = 'M-52 -116C-20 -124 20 -124 52 -116L94 -26C40 -8 -40 -8 -94 -26Z';
  pen.shape(outline, color, { ...ROUND, ...(lit ? { material: 'glow' as const } : {}) });
  pen.clip(outline, () => {
    for (const x of [-3, -1.6, -0.5, 0.5, 1.6, 3])
      pen.line(`M${num(x * 15)} -120L${num(x * 29)} -6`, mix(color, '#7a4a2a', 0.4), 3, { opacity: 0.5 });
  });
  pen.line('M-52 -116Q0 -126 52 -116', mix(color, '#7a3f3a', 0.5), 6);
  pen.line('M-94 -26Q0 8 94 -26', '#b8555a', 8);
  for (let i = 0; i <= 14; i++) {
    const x = -91 + i * 13;
    const y = -24 + (1 - (x / 94) ** 2) * 14;
    pen.line(`M${num(x)} ${num(y)}L${num(x)} ${num(y + 15)}`, lit ? '#ffd06b' : '#d98a6a', 4.4);
    pen.shape(ellipse(x, y + 17, 3.6, 4), lit ? '#fff0b8' : '#e8a080', { ...FIGURE, ink: 0.4 });
  }
  pen.shape(ellipse(0, -123, 10, 7), '#c9a050', { ...FIGURE, shade: 0.3 });
}
