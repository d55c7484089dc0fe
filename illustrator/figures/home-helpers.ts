// The helpers of the house: the mouse with the rind, the old overcoat, the cat before her cushion, the teapot in her cozy.
import { mix } from '../color.ts';
import { curve, ellipse, polygon, roundedRect, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace } from './creature-face.ts';

const FIGURE = { material: 'figure' } as const;
const SOFT = { material: 'figure', shade: 0.5, rim: 0.8 } as const;

/** He pulls a cheese rind that is wider than his door. */
function mouse(pen: Pen, mood: FigureMood): void {
  const fur = '#b8a8b8';
  const pink = '#f2b0bc';
  pen.line('M34 -14C80 -2 84 -44 62 -58', pink, 6);
  if (mood !== 'glad') rind(pen);
  for (const x of [-16, 18]) pen.ellipse(x, -5, 17, 8, pink, { ...FIGURE, shade: 0.3 });
  pen.shape(
    curve([
      [-34, -12],
      [-36, -60],
      [0, -86],
      [38, -58],
      [38, -12],
      [0, -2],
    ]),
    fur,
    { ...FIGURE, shade: 1, rim: 1 },
  );
  pen.ellipse(-2, -36, 22, 27, mix(fur, '#fff4ee', 0.6), { ...FIGURE, ink: 0 });
  pen.shape('M-32 -64Q0 -46 34 -64L32 -50Q0 -34 -30 -50Z', '#5bb8a8', { ...FIGURE, shade: 0.4 });
  pen.shape(
    curve(
      [
        [16, -52],
        [34, -46],
        [32, -22],
        [18, -26],
      ],
      true,
      0.12,
    ),
    '#5bb8a8',
    { ...FIGURE, shade: 0.4 },
  );
  for (const s of [-1, 1]) {
    pen.ellipse(s * 40, -140, 27, 27, fur, SOFT);
    pen.ellipse(s * 40, -138, 17, 18, pink, { ...FIGURE, ink: 0 });
  }
  pen.shape(
    curve([
      [-48, -104],
      [-34, -138],
      [0, -146],
      [34, -138],
      [48, -104],
      [22, -76],
      [-22, -76],
    ]),
    fur,
    { ...FIGURE, shade: 0.8, rim: 1 },
  );
  pen.ellipse(0, -94, 22, 15, mix(fur, '#fff4ee', 0.7), { ...FIGURE, ink: 0 });
  creatureFace(pen, mood, { y: -112.3, apart: 18.6, size: 0.62, mouth: 21.1, muzzle: true, calm: 'unsure' });
  pen.ellipse(0, -101, 6, 4.6, '#e8707f', { ...FIGURE, ink: 0.4 });
  for (const s of [-1, 1])
    pen.line(`M${s * 20} -94L${s * 52} -100M${s * 20} -89L${s * 52} -86`, '#7a6a80', 2, { opacity: 0.6 });
  const reach: readonly Point[] =
    mood === 'glad'
      ? [
          [-30, -60],
          [-54, -84],
          [-58, -104],
        ]
      : mood === 'asleep'
        ? [
            [-28, -54],
            [-26, -36],
            [-8, -32],
          ]
        : [
            [-30, -56],
            [-46, -46],
            [-60, -42],
          ];
  pen.limb(reach, 13, fur);
  pen.limb(
    [
      [30, -56],
      [mood === 'asleep' ? 26 : 34, -36],
      [mood === 'asleep' ? 8 : -24, -34],
    ],
    13,
    fur,
  );
}

function rind(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-84, -4],
        [-86, -48],
        [-66, -74],
        [-42, -66],
        [-56, -42],
        [-54, -4],
      ],
      true,
      0.15,
    ),
    '#ffd05a',
    { ...FIGURE, shade: 0.6, rim: 1 },
  );
  pen.line('M-83 -6Q-90 -50 -66 -72', '#d9783f', 8);
  for (const [x, y, r] of [
    [-64, -24, 6],
    [-66, -48, 5],
  ] as const)
    pen.ellipse(x, y, r, r, '#e8a83a', { ...FIGURE, ink: 0.4 });
}

/** Grandfather's, on the last hook; it has only got arms. */
function overcoat(pen: Pen, mood: FigureMood): void {
  const wool = '#8480ae';
  const dark = '#5a5684';
  pen.shape(roundedRect(-30, -188, 60, 13, 6), '#a5683f', SOFT);
  pen.line('M0 -182Q-2 -166 12 -164', '#e0a94e', 6);
  const hem = mood === 'asleep' ? -6 : -2;
  pen.shape(
    curve(
      [
        [-34, -150],
        [-50, -90],
        [-58, hem],
        [58, hem],
        [50, -90],
        [34, -150],
        [0, -162],
      ],
      true,
      0.11,
    ),
    wool,
    { ...FIGURE, shade: 1.1, rim: 1 },
  );
  for (const s of [-1, 1]) {
    const arm: readonly Point[] =
      mood === 'glad'
        ? [
            [s * 38, -134],
            [s * 64, -128],
            [s * 72, -164],
          ]
        : mood === 'asleep'
          ? [
              [s * 38, -134],
              [s * 56, -96],
              [s * 22, -74],
            ]
          : s < 0
            ? [
                [-38, -134],
                [-66, -102],
                [-62, -58],
              ]
            : [
                [38, -134],
                [60, -90],
                [-8, -54],
              ];
    pen.limb(arm, 26, wool);
    const [x, y] = arm[2] ?? [0, 0];
    pen.ellipse(x, y, 14, 10, dark, { ...FIGURE, shade: 0.3 });
  }
  pen.shape(
    polygon([
      [-36, -152],
      [-12, -166],
      [0, -140],
      [-16, -112],
    ]),
    dark,
    { ...FIGURE, shade: 0.3, rim: 0.8 },
  );
  pen.shape(
    polygon([
      [36, -152],
      [12, -166],
      [0, -140],
      [16, -112],
    ]),
    dark,
    { ...FIGURE, shade: 0.3, rim: 0.8 },
  );
  pen.line('M0 -62L0 -6', dark, 3);
  for (const y of [-54, -32]) pen.ellipse(9, y, 5, 5, '#e0b04e', { ...FIGURE, shade: 0.3, ink: 0.6 });
  for (const s of [-1, 1]) pen.line(`M${s * 22} -36L${s * 44} -38`, dark, 7);
  creatureFace(pen, mood, { y: -94.3, apart: 14.9, size: 0.62, mouth: 14.3, ink: '#fff2dc', calm: 'unsure' });
  if (mood !== 'calm')
    pen.shape(
      curve(
        [
          [-36, -152],
          [-44, -140],
          [0, -126],
          [44, -140],
          [36, -152],
          [0, -140],
        ],
        true,
        0.12,
      ),
      '#e8635a',
      { ...FIGURE, shade: 0.4 },
    );
}

/** A cat, in front of a cushion, not on it, for a button lies there. */
function cat(pen: Pen, mood: FigureMood): void {
  const fur = '#e8a05a';
  const stripe = '#c4702f';
  const asleep = mood === 'asleep';
  cushion(pen, mood === 'calm');
  if (asleep) {
    pen.shape(
      curve([
        [-60, -26],
        [-52, -66],
        [10, -84],
        [60, -60],
        [64, -26],
        [4, -14],
      ]),
      fur,
      { ...FIGURE, shade: 1, rim: 1 },
    );
    pen.line('M12 -78Q20 -62 14 -50M34 -72Q44 -58 38 -46', stripe, 7);
    pen.limb(
      [
        [58, -30],
        [20, -10],
        [-30, -16],
      ],
      16,
      fur,
    );
    catHead(pen, -34, -58, mood, fur, stripe);
    return;
  }
  const lift = mood === 'glad' ? -20 : 0;
  pen.limb(
    mood === 'glad'
      ? [
          [34, -34],
          [66, -60],
          [58, -116],
        ]
      : [
          [34, -14],
          [70, -10],
          [66, -42],
        ],
    15,
    fur,
  );
  pen.shape(
    curve([
      [-36, lift],
      [-40, lift - 50],
      [-12, lift - 88],
      [24, lift - 82],
      [44, lift - 36],
      [40, lift],
    ]),
    fur,
    { ...FIGURE, shade: 1, rim: 1 },
  );
  pen.line(
    `M26 ${lift - 62}Q38 ${lift - 56} 42 ${lift - 44}M30 ${lift - 42}Q40 ${lift - 36} 43 ${lift - 24}`,
    stripe,
    6,
  );
  pen.ellipse(-2, lift - 44, 18, 24, '#fff2e2', { ...FIGURE, ink: 0 });
  for (const x of [-18, 10]) {
    pen.shape(roundedRect(x - 10, lift - 46, 20, 44, 10), fur, SOFT);
    pen.ellipse(x - 1, lift - 4, 13, 8, '#fff2e2', { ...FIGURE, shade: 0.2 });
  }
  catHead(pen, -4, lift - 112, mood, fur, stripe);
}

function catHead(pen: Pen, x: number, y: number, mood: FigureMood, fur: string, stripe: string): void {
  pen.at(x, y, 1, () => {
    for (const s of [-1, 1]) {
      pen.shape(
        curve(
          [
            [s * 16, -32],
            [s * 42, -56],
            [s * 48, -14],
          ],
          true,
          0.09,
        ),
        fur,
        SOFT,
      );
      pen.shape(
        curve(
          [
            [s * 24, -32],
            [s * 38, -44],
            [s * 42, -20],
          ],
          true,
          0.09,
        ),
        '#f6b8b0',
        { ...FIGURE, ink: 0 },
      );
    }
    pen.shape(
      curve([
        [-54, 4],
        [-40, -34],
        [0, -44],
        [40, -34],
        [54, 4],
        [28, 32],
        [-28, 32],
      ]),
      fur,
      { ...FIGURE, shade: 0.8, rim: 1 },
    );
    pen.line('M0 -40L0 -24M-14 -38L-11 -26M14 -38L11 -26M-50 8L-38 8M50 8L38 8', stripe, 5);
    pen.ellipse(0, 18, 21, 13, '#fff2e2', { ...FIGURE, ink: 0 });
    creatureFace(pen, mood, {
      y: 1.7,
      apart: 21.1,
      size: 0.62,
      mouth: 18.6,
      muzzle: true,
      calm: { eyes: 'open', mouth: 'calm' },
    });
    pen.shape(
      polygon([
        [-5, 10],
        [5, 10],
        [0, 15],
      ]),
      '#e8707f',
      { ...FIGURE, ink: 0.5 },
    );
    if (mood === 'calm') pen.line('M-30 -14L-12 -10M30 -14L12 -10', stripe, 4);
    pen.line('M-22 36Q0 48 22 36', '#4f8fc8', 8);
    pen.ellipse(0, 46, 7, 7, '#ffd95e', { ...FIGURE, shade: 0.3 });
  });
}

/** @param taken by one small button */
function cushion(pen: Pen, taken: boolean): void {
  const shape = curve(
    [
      [-78, -4],
      [-82, -26],
      [-56, -32],
      [0, -34],
      [56, -32],
      [82, -26],
      [78, -4],
      [0, 4],
    ],
    true,
    0.14,
  );
  pen.shape(shape, '#b45a8a', { ...FIGURE, shade: 0.7, rim: 1 });
  pen.line('M-66 -18Q0 -8 66 -18', '#e8a8c8', 3.4);
  for (const s of [-1, 1]) pen.ellipse(s * 79, -8, 7, 9, '#ffd95e', { ...FIGURE, shade: 0.3 });
  if (!taken) return;
  pen.ellipse(-64, -34, 11, 6, '#4f9bdc', { ...FIGURE, shade: 0.3 });
  for (const x of [-67, -61]) pen.ellipse(x, -35, 1.6, 1.2, '#2a3a6a', { ...FIGURE, ink: 0 });
}

/** In a knitted hat, she walks into walls; without it, she sees the house. */
function teapot(pen: Pen, mood: FigureMood): void {
  const china = '#f6f2fb';
  const blue = '#5a8fd8';
  for (const x of [-24, 24]) pen.ellipse(x, -6, 17, 9, blue, { ...FIGURE, shade: 0.4 });
  pen.shape(
    curve(
      [
        [-48, -58],
        [-72, -74],
        [-78, -112],
        [-90, -116],
        [-76, -128],
        [-60, -110],
        [-50, -86],
      ],
      true,
      0.13,
    ),
    china,
    SOFT,
  );
  pen.line('M50 -98C96 -104 96 -36 48 -40', blue, 15);
  pen.line('M50 -98C88 -100 88 -42 48 -42', china, 7);
  pen.shape(
    curve([
      [-62, -62],
      [-48, -104],
      [0, -116],
      [48, -104],
      [62, -62],
      [46, -18],
      [0, -8],
      [-46, -18],
    ]),
    china,
    { ...FIGURE, shade: 1.2, rim: 0.8 },
  );
  pen.line('M-54 -34Q0 -14 54 -34', blue, 5);
  for (const x of [-30, 0, 30]) pen.ellipse(x, -25 + (x === 0 ? 4 : 0), 4.4, 4.4, '#e8808a', { ...FIGURE, ink: 0 });
  if (mood === 'glad') {
    pen.shape('M-36 -110C-30 -136 30 -136 36 -110Q0 -100 -36 -110Z', china, SOFT);
    pen.line('M-36 -110Q0 -100 36 -110', blue, 5);
    pen.ellipse(0, -136, 9, 8, blue, { ...FIGURE, shade: 0.4 });
    pen.line('M-86 -134Q-96 -148 -86 -160', '#ffffff', 5, { material: 'glow', opacity: 0.5 });
  } else cozy(pen, mood === 'calm');
  if (mood !== 'calm') creatureFace(pen, mood, { y: -67.2, apart: 21.6, size: 0.8, mouth: 18.4, calm: 'content' });
  else {
    pen.line('M-8 -40Q0 -35 8 -40', '#7a2f3f', 3.4, { material: 'eye' });
    for (const s of [-1, 1])
      pen.add(
        `<path d="${ellipse(s * 36, -46, 10, 7)}" fill="${pen.style.pencil ? '#e0897f' : '#ff6f7d'}" opacity=".42"/>`,
      );
  }
}

/** @param low pulled down over her eyes */
function cozy(pen: Pen, low: boolean): void {
  const wool = '#a5683f';
  const brim = low ? -58 : -84;
  const hat = curve(
    [
      [-64, brim],
      [-56, brim - 44],
      [-14, brim - 76],
      [14, brim - 76],
      [56, brim - 44],
      [64, brim],
      [0, brim + 9],
    ],
    true,
    0.14,
  );
  pen.shape(hat, wool, { ...FIGURE, shade: 0.9, rim: 1 });
  pen.clip(hat, () => {
    for (const y of [16, 36, 56])
      pen.line(
        curve(
          [
            [-70, brim - y],
            [-48, brim - y + 9],
            [-26, brim - y],
            [-4, brim - y + 9],
            [18, brim - y],
            [40, brim - y + 9],
            [66, brim - y],
          ],
          false,
        ),
        '#d99a5e',
        5,
      );
  });
  pen.line(`M-62 ${brim}Q0 ${brim + 10} 62 ${brim}`, '#e8b47a', 12);
  for (const [dx, dy] of [
    [-8, 0],
    [8, 0],
    [0, -8],
    [0, 6],
  ] as const)
    pen.ellipse(dx, brim - 84 + dy, 11, 11, '#e8635a', { ...FIGURE, shade: 0.3, ink: 0.5 });
}

export const homeHelpers: Readonly<Record<string, Figure>> = {
  mouse: { width: 170, height: 170, draw: mouse },
  coat: { width: 160, height: 190, draw: overcoat },
  cat: { width: 168, height: 190, draw: cat },
  teapot: { width: 186, height: 180, draw: teapot },
};
