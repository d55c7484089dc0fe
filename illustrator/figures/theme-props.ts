// What a theme puts beside the hero on the first pages. Drawn around 0,0 on the ground, about 100 wide.
import type { Theme } from '#contract/options';
import { adjust, mix } from '../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Hero } from './hero.ts';
import { heart } from './rig/body.ts';
import { teddy } from './rig/held.ts';
import { stem } from './rig/limbs.ts';

const FIGURE = { material: 'figure' } as const;
const ROUND = { ...FIGURE, shade: 0.5, rim: 1 } as const;
const PLAIN = { ...FIGURE, ink: 0 } as const;
const WOOD = '#b97f4a';

export function drawThemeProp(pen: Pen, theme: Theme, hero: Hero): void {
  shadow(pen);
  PROPS[theme](pen, hero.person.clothes.top);
}

function shadow(pen: Pen): void {
  pen.add(`<path d="${ellipse(-4, -2, 52, 9)}" fill="${pen.style.pencil ? '#55535a' : '#1a1446'}" opacity=".28"/>`);
}

/** Two boards, which agree on nothing. */
function signpost(pen: Pen): void {
  pen.shape(roundedRect(-7, -138, 14, 138, 4), WOOD, ROUND);
  pen.shape('M-42 -128L34 -128L54 -112L34 -96L-42 -96Z', '#d6a066', ROUND);
  pen.shape('M44 -88L-30 -88L-50 -73L-30 -58L44 -58Z', '#e0b27c', ROUND);
  pen.line('M-30 -112L26 -112M20 -118L28 -112L20 -106', '#7a4f2c', 4);
  pen.shape(star(6, -73, 10), '#f2b541', { ...FIGURE, ink: 0.5 });
  pen.line('M32 -73L20 -73M-8 -73L-28 -73', '#7a4f2c', 4);
  for (const [x, y] of [
    [-34, -122],
    [-34, -102],
    [36, -82],
    [36, -64],
  ] as const)
    pen.ellipse(x, y, 2.4, 2.4, '#7a4f2c', PLAIN);
  for (const [x, lean] of [
    [-18, -8],
    [-10, -2],
    [14, 4],
    [20, 10],
  ] as const)
    pen.line(`M${x} 0Q${x + lean * 0.4} -12 ${x + lean} -20`, '#5f9a6a', 4.4);
}

/** Two mugs that belong together, and cookies. */
function twoMugs(pen: Pen, color: string): void {
  pen.shape(
    curve([
      [-56, -4],
      [-40, -14],
      [40, -14],
      [56, -4],
      [40, 4],
      [-40, 4],
    ]),
    '#f6e7d2',
    ROUND,
  );
  for (const [x, tint, side] of [
    [-24, color, -1],
    [20, mix(color, '#ffd66b', 0.7), 1],
  ] as const) {
    pen.line(
      `M${x + side * 17} -44Q${x + side * 36} -44 ${x + side * 32} -30Q${x + side * 28} -20 ${x + side * 16} -22`,
      tint,
      6,
    );
    pen.shape(roundedRect(x - 19, -54, 38, 46, 10), tint, ROUND);
    pen.ellipse(x, -53, 17, 5, '#6b4436', { ...FIGURE, ink: 0.5 });
    pen.shape(heart(x, -30, 1.3), '#fff6e0', PLAIN);
    pen.line(
      `M${x - 5} -64Q${x - 11} -74 ${x - 4} -82Q${x + 3} -90 ${x - 3} -98M${x + 7} -66Q${x + 2} -74 ${x + 8} -82`,
      '#ffffff',
      4,
      { opacity: 0.55 },
    );
  }
  for (const [x, y] of [
    [-6, -6],
    [10, -3],
  ] as const) {
    pen.ellipse(x, y, 13, 7, '#d69a55', { ...FIGURE, shade: 0.3 });
    for (const dx of [-5, 1, 6]) pen.ellipse(x + dx, y - 1 + (dx % 2), 1.9, 1.6, '#6b4436', PLAIN);
  }
}

/** A tower of books with an owl's glasses on top. */
function books(pen: Pen, color: string): void {
  const pile = [
    [-46, -24, 92, color],
    [-38, -46, 78, '#f2b541'],
    [-42, -68, 80, '#4f9bdc'],
    [-30, -88, 62, '#8cc46c'],
  ] as const;
  for (const [x, y, width, tint] of pile) {
    pen.shape(roundedRect(x, y, width, 21, 5), tint, ROUND);
    pen.shape(roundedRect(x + width - 16, y + 4, 14, 13, 2), '#fff6e0', { ...FIGURE, ink: 0.4 });
    pen.line(
      `M${x + 10} ${y + 3}L${x + 10} ${y + 18}M${x + 16} ${y + 3}L${x + 16} ${y + 18}`,
      mix(tint, '#ffffff', 0.5),
      3,
    );
  }
  pen.line('M-14 -94Q-6 -102 2 -94', '#5b3f6b', 3);
  for (const x of [-18, 10]) pen.line(ellipse(x, -96, 9, 8), '#5b3f6b', 3.2);
  pen.shape('M-24 -24L-14 -24L-14 -6L-19 -11L-24 -6Z', '#d8434e', { ...FIGURE, ink: 0.5 });
}

function bedtimeTeddy(pen: Pen, color: string): void {
  pen.shape(
    curve([
      [-56, -2],
      [-52, -20],
      [-8, -28],
      [44, -22],
      [56, -4],
      [0, 6],
    ]),
    mix(color, '#ffffff', 0.62),
    ROUND,
  );
  pen.at(0, -60, 1.18, () => teddy(pen, true), -4);
  // its nightcap
  pen.shape(
    curve(
      [
        [-20, -86],
        [-6, -104],
        [22, -104],
        [44, -78],
        [24, -88],
        [18, -82],
      ],
      true,
      0.13,
    ),
    color,
    ROUND,
  );
  pen.line('M-21 -84Q0 -96 20 -82', '#fff6ea', 7);
  pen.ellipse(45, -76, 7, 7, '#fff6ea', { ...FIGURE, shade: 0.3 });
}

/** Pieces that nearly fit. */
function puzzle(pen: Pen, color: string): void {
  pen.shape('M-48 0L-48 -42L-34 -42C-38 -58 -14 -58 -18 -42L-4 -42L-4 -28C10 -32 10 -8 -4 -12L-4 0Z', color, ROUND);
  pen.at(34, 0, 1, () => pen.shape('M-22 0L-22 -12C-8 -8 -8 -32 -22 -28L-22 -42L20 -42L20 0Z', '#f2b541', ROUND));
  pen.at(
    -6,
    -66,
    1,
    () => pen.shape('M-22 20L-22 -22L20 -22L20 -8C34 -12 34 12 20 8L20 20L8 20C12 6 -12 6 -8 20Z', '#4f9bdc', ROUND),
    -14,
  );
  pen.line('M-40 -8L-40 -34M-26 -82L-10 -86', '#ffffff', 3.4, { opacity: 0.5 });
  pen.shape(star(40, -74, 9), '#ffe08a', { material: 'glow', ink: 0.5 });
}

function easel(pen: Pen, color: string): void {
  pen.line('M0 -118L-38 0M0 -118L38 0M0 -118L8 -8', '#8a5a34', 8);
  pen.shape(roundedRect(-42, -112, 84, 66, 5), '#fff8ea', ROUND);
  pen.clip(roundedRect(-38, -108, 76, 58, 3), () => {
    pen.shape('M-38 -108L38 -108L38 -70L-38 -70Z', '#9fc8f5', PLAIN);
    pen.shape('M-38 -66Q-14 -86 10 -68Q26 -78 38 -66L38 -50L-38 -50Z', '#8cc46c', PLAIN);
    pen.ellipse(18, -92, 10, 10, '#ffd95e', PLAIN);
    pen.shape(heart(-16, -82, 1.3), color, PLAIN);
  });
  pen.shape(roundedRect(-46, -48, 92, 9, 4), WOOD, FIGURE);
  for (const [x, tint] of [
    [-26, '#f0436a'],
    [-8, '#f2b541'],
    [10, '#5bb8a8'],
    [28, '#7d7be0'],
  ] as const)
    pen.ellipse(x, -51, 7, 5, tint, { ...FIGURE, ink: 0.5 });
}

/** A chest with a light in it. */
function chest(pen: Pen): void {
  pen.glow(0, -58, 84, '#ffe08a', 0.7);
  pen.shape('M-50 -52C-52 -86 -30 -94 0 -94C30 -94 52 -86 50 -52Z', '#8a5a34', ROUND);
  pen.shape(
    curve([
      [-44, -50],
      [-20, -60],
      [20, -60],
      [44, -50],
      [0, -44],
    ]),
    '#fff0b8',
    { material: 'glow', ink: 0.5 },
  );
  pen.shape(roundedRect(-52, -50, 104, 50, 7), '#a9713f', ROUND);
  for (const x of [-34, 34])
    pen.line(`M${x} -48L${x} -2M${num(x * 0.96)} -54Q${num(x * 0.94)} -80 ${num(x * 0.7)} -90`, '#e0ac55', 7, {
      cap: 'butt',
    });
  pen.shape(roundedRect(-12, -54, 24, 26, 6), '#e0ac55', { ...FIGURE, shade: 0.4 });
  pen.ellipse(0, -44, 4, 4, '#4a2c1c', PLAIN);
  pen.line('M0 -43L0 -35', '#4a2c1c', 3.4);
  for (const [x, y, r] of [
    [-30, -108, 6],
    [8, -116, 8],
    [38, -102, 5],
  ] as const)
    pen.shape(star(x, y, r, 4, 0.3), '#fff0b8', { material: 'glow', ink: 0 });
}

function telescope(pen: Pen, color: string): void {
  pen.line('M0 -66L-34 0M0 -66L34 0M0 -66L4 -4', '#6b4436', 7);
  pen.at(
    0,
    -74,
    1,
    () => {
      pen.shape(roundedRect(-46, -13, 52, 26, 6), color, ROUND);
      pen.shape(roundedRect(2, -17, 46, 34, 6), adjust(color, { lightness: 0.9 }), ROUND);
      pen.shape(roundedRect(44, -20, 11, 40, 4), '#e0ac55', { ...FIGURE, shade: 0.4 });
      pen.shape(roundedRect(-56, -9, 13, 18, 4), '#4a3a5f', FIGURE);
      pen.line('M-8 -14L-8 14', '#e0ac55', 6, { cap: 'butt' });
      pen.shape(star(24, 0, 9), '#ffe9a8', PLAIN);
    },
    -28,
  );
  pen.ellipse(0, -66, 9, 9, '#e0ac55', { ...FIGURE, shade: 0.3 });
}

function football(pen: Pen, color: string): void {
  pen.ellipse(0, -36, 36, 36, '#fbf7f0', { ...FIGURE, shade: 1, rim: 1 });
  pen.clip(ellipse(0, -36, 35), () => {
    pen.shape(pentagon(0, -36, 14), color, { ...FIGURE, ink: 0.5 });
    for (let i = 0; i < 5; i++) {
      const angle = ((-90 + i * 72) * Math.PI) / 180;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      pen.line(`M${num(x * 14)} ${num(y * 14 - 36)}L${num(x * 26)} ${num(y * 26 - 36)}`, '#8a84a0', 3);
      pen.shape(pentagon(x * 35, y * 35 - 36, 12), color, { ...FIGURE, ink: 0.5 });
    }
  });
  pen.ellipse(-14, -54, 8, 5, '#ffffff', { ...PLAIN, opacity: 0.7 });
}
const pentagon = (x: number, y: number, radius: number) => star(x, y, radius, 5, 0.81);

/** A basket that was packed for all of them. */
function picnicBasket(pen: Pen, color: string): void {
  pen.line('M-34 -44Q-34 -104 0 -104Q34 -104 34 -44', '#a9713f', 9);
  pen.line('M-34 -50Q-34 -104 0 -104Q34 -104 34 -50', '#c99458', 3.4);
  pen.shape(
    curve(
      [
        [-30, -46],
        [-34, -76],
        [-18, -82],
        [-8, -46],
      ],
      true,
      0.13,
    ),
    '#f6efe0',
    ROUND,
  );
  pen.shape(roundedRect(-27, -94, 11, 18, 3), '#c98a5a', FIGURE);
  pen.ellipse(10, -58, 15, 15, '#e8635a', ROUND);
  pen.line('M10 -72Q10 -80 15 -82', '#6b4436', 3.4);
  pen.ellipse(30, -54, 12, 12, '#f2b541', ROUND);
  pen.shape('M-50 -48L50 -48L40 0L-40 0Z', '#c98f52', ROUND);
  for (const y of [-36, -22, -8]) pen.line(`M-46 ${y}Q0 ${y + 7} 46 ${y}`, '#a9713f', 3.4, { opacity: 0.7 });
  for (const x of [-32, -16, 0, 16, 32]) pen.line(`M${x} -44L${num(x * 0.84)} -2`, '#a9713f', 3, { opacity: 0.5 });
  const cloth = 'M-54 -54L54 -54L50 -38Q40 -22 30 -38Q20 -22 10 -38Q0 -22 -10 -38Q-20 -22 -30 -38Q-40 -22 -50 -38Z';
  pen.shape(cloth, '#fff6ea', { ...FIGURE, shade: 0.4, rim: 0.6 });
  pen.clip(cloth, () => {
    for (let x = -50; x < 54; x += 20) pen.line(`M${x} -56L${x} -24`, color, 7, { opacity: 0.6, cap: 'butt' });
    pen.line('M-56 -46L56 -46M-56 -33L56 -33', color, 5, { opacity: 0.45 });
  });
  pen.shape(heart(0, -16, 1.4), '#f0566e', { ...FIGURE, ink: 0.5 });
}

/** A balloon that is a heart. */
function balloon(pen: Pen, color: string): void {
  pen.line('M0 -62Q10 -40 -4 -26Q-12 -12 0 -6', '#f6efe0', 3);
  pen.shape(roundedRect(-12, -14, 24, 14, 5), mix(color, '#2a1d3f', 0.2), { ...FIGURE, shade: 0.4 });
  pen.shape(
    'M0 -62C-62 -96 -46 -152 -12 -148C-4 -147 -1 -142 0 -136C1 -142 4 -147 12 -148C46 -152 62 -96 0 -62Z',
    '#f0566e',
    { ...FIGURE, shade: 1, rim: 1 },
  );
  pen.shape('M-6 -56L6 -56L0 -64Z', '#d23f58', FIGURE);
  pen.line('M-32 -118Q-32 -134 -18 -138', '#ffffff', 6, { opacity: 0.65 });
}

/** A seedling that has just come up. */
function seedling(pen: Pen): void {
  stem(
    pen,
    [
      [0, -40],
      [-3, -64],
      [0, -84],
    ],
    7,
    '#5f9a5a',
  );
  for (const side of [-1, 1]) {
    pen.shape(
      curve(
        [
          [0, -80],
          [side * 14, -104],
          [side * 42, -104],
          [side * 30, -82],
        ],
        true,
        0.18,
      ),
      side < 0 ? '#8cc46c' : '#79b85f',
      ROUND,
    );
    pen.line(`M${side * 4} -82Q${side * 18} -90 ${side * 32} -97`, '#5a8f4a', 2.6, { opacity: 0.7 });
  }
  pen.shape('M-36 -46L36 -46L27 0L-27 0Z', '#cf7a52', ROUND);
  pen.shape(roundedRect(-41, -54, 82, 16, 5), '#de8d62', { ...FIGURE, shade: 0.4, rim: 0.6 });
  pen.ellipse(0, -52, 33, 5, '#5a3a2c', PLAIN);
  pen.shape(heart(0, -20, 1.2), '#f6cfa4', PLAIN);
  // a can that has just been put down
  pen.shape(
    polygon([
      [46, 0],
      [46, -26],
      [70, -26],
      [70, 0],
    ]),
    '#6fa8d8',
    { ...FIGURE, shade: 0.5 },
  );
  pen.line('M46 -12L36 -26M50 -27Q58 -42 66 -27', '#6fa8d8', 5);
}

const PROPS: Readonly<Record<Theme, (pen: Pen, color: string) => void>> = {
  adventure: signpost,
  friendship: twoMugs,
  learning: books,
  bedtime: bedtimeTeddy,
  'problem-solving': puzzle,
  creativity: easel,
  mystery: chest,
  science: telescope,
  sports: football,
  family: picnicBasket,
  emotions: balloon,
  environment: seedling,
};
