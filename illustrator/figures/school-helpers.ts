// The helpers of the school: the hamster in her wheel, the tortoise in his race, the red mitten, the giddy globe.
import { curve, ellipse, num, polygon, roundedRect, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace } from './creature-face.ts';

const FIGURE = { material: 'figure' } as const;
const SOFT = { material: 'figure', shade: 0.5, rim: 0.8 } as const;

/** She has run eleven miles, and is at the water bottle. */
function hamster(pen: Pen, mood: FigureMood): void {
  const fur = '#e0a868';
  const cream = '#fff2e0';
  wheel(pen);
  const low = mood === 'asleep' ? 10 : 0;
  for (const x of [-18, 20]) pen.ellipse(x, -18, 13, 8, '#f2b8b0', { ...FIGURE, shade: 0.3 });
  pen.shape(
    curve([
      [-48, -40 + low],
      [-44, -86 + low],
      [0, -110 + low],
      [46, -84 + low],
      [52, -40 + low],
      [28, -16],
      [-28, -16],
    ]),
    fur,
    { ...FIGURE, shade: 1, rim: 1 },
  );
  for (const s of [-1, 1]) {
    pen.ellipse(s * 34, -104 + low, 14, 14, fur, SOFT);
    pen.ellipse(s * 34, -103 + low, 8, 8, '#f2b0a8', { ...FIGURE, ink: 0 });
  }
  pen.ellipse(0, -36 + low / 2, 28, 20, cream, { ...FIGURE, ink: 0 });
  for (const s of [-1, 1]) pen.ellipse(s * 26, -62 + low, 20, 16, cream, { ...FIGURE, ink: 0 });
  pen.ellipse(0, -64 + low, 22, 16, cream, { ...FIGURE, ink: 0 });
  creatureFace(pen, mood, { y: -82 + low + 4, apart: 19.8, size: 0.66, mouth: 18.5, muzzle: true, calm: 'unsure' });
  pen.ellipse(0, -68 + low, 5, 4, '#e8707f', { ...FIGURE, ink: 0.4 });
  const paws: readonly Point[] =
    mood === 'glad'
      ? [
          [-44, -92],
          [44, -92],
        ]
      : [
          [-15, -40 + low],
          [15, -40 + low],
        ];
  for (const [x, y] of paws) pen.ellipse(x, y, 10, 9, '#f2b8b0', { ...FIGURE, shade: 0.3 });
  pen.shape(
    curve(
      [
        [-50, -112 + low],
        [0, -124 + low],
        [50, -112 + low],
        [48, -102 + low],
        [0, -113 + low],
        [-48, -102 + low],
      ],
      true,
      0.13,
    ),
    '#e8635a',
    { ...FIGURE, shade: 0.3 },
  );
}

function wheel(pen: Pen): void {
  pen.line('M0 -90L-56 -2M0 -90L56 -2', '#8f9ad0', 9);
  pen.line('M-66 -2L66 -2', '#6a74b0', 8);
  pen.line(ellipse(0, -92, 76, 76), '#b8c0ea', 9);
  pen.line(ellipse(0, -92, 66, 66), '#8f9ad0', 3);
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    pen.line(
      `M${num(Math.cos(angle) * 64)} ${num(-92 + Math.sin(angle) * 64)}L${num(Math.cos(angle) * 76)} ${num(-92 + Math.sin(angle) * 76)}`,
      '#dfe4fa',
      4,
    );
  }
}

/** A paper 7 on his shell; they have put away the finish. */
function tortoise(pen: Pen, mood: FigureMood): void {
  const skin = '#8fbf6a';
  const asleep = mood === 'asleep';
  pen.shape(
    curve(
      [
        [62, -22],
        [84, -14],
        [66, -6],
      ],
      true,
      0.12,
    ),
    skin,
    { ...FIGURE, shade: 0.3 },
  );
  for (const x of [-34, 44])
    pen.shape(
      curve(
        [
          [x - 18, -34],
          [x + 16, -34],
          [x + 15, -2],
          [x - 18, 0],
        ],
        true,
        0.12,
      ),
      skin,
      SOFT,
    );
  if (!asleep)
    pen.limb(
      [
        [-42, -50],
        [-62, -70],
        [-58, -104],
      ],
      28,
      skin,
    );
  const shell = curve(
    [
      [-58, -28],
      [-46, -84],
      [8, -112],
      [58, -82],
      [72, -28],
      [6, -20],
    ],
    true,
    0.15,
  );
  pen.shape(shell, '#b5844a', { ...FIGURE, shade: 1.1, rim: 1 });
  pen.clip(shell, () => {
    for (const path of [
      'M-34 -100L-14 -66L-34 -30',
      'M50 -100L34 -64L52 -28',
      'M-14 -66L34 -64',
      'M-70 -62L-14 -66',
      'M34 -64L90 -60',
      'M6 -66L10 -116',
    ])
      pen.line(path, '#7f5430', 5);
  });
  pen.shape(roundedRect(-64, -34, 140, 15, 7), '#d9b070', { ...FIGURE, shade: 0.4, rim: 1 });
  numberPlate(pen);
  const [x, y] = asleep ? [-62, -44] : mood === 'glad' ? [-52, -126] : [-60, -114];
  pen.shape(ellipse(x, y, 36, 32), skin, { ...FIGURE, shade: 0.7, rim: 1 });
  creatureFace(pen, mood, {
    x: x - 3,
    y: y - 4 + 3,
    apart: 14,
    size: 0.5,
    mouth: 11.5,
    calm: { eyes: 'up', mouth: 'smile' },
  });
  pen.line(`M${x - 32} ${y - 15}Q${x} ${y - 29} ${x + 32} ${y - 15}`, '#e8635a', 9);
  pen.line(`M${x + 30} ${y - 14}L${x + 44} ${y - 10}M${x + 30} ${y - 14}L${x + 40} ${y - 2}`, '#e8635a', 6);
}

function numberPlate(pen: Pen): void {
  pen.at(
    10,
    -66,
    1,
    () => {
      pen.shape(
        polygon([
          [-20, -22],
          [20, -24],
          [22, 20],
          [-18, 22],
        ]),
        '#fffdf6',
        { ...FIGURE, shade: 0.2, ink: 0.8 },
      );
      pen.line('M-9 -12L11 -13L-1 13', '#e8504a', 6.4);
      for (const [x, y] of [
        [-15, -17],
        [16, -19],
      ] as const)
        pen.ellipse(x, y, 2.6, 2.6, '#8a98c8', { ...FIGURE, ink: 0.3 });
    },
    3,
  );
}

/** One of nineteen, and not one pair. */
function mitten(pen: Pen, mood: FigureMood): void {
  const wool = '#e0484e';
  lostBox(pen, false);
  const lean = mood === 'asleep' ? 14 : mood === 'glad' ? -8 : 0;
  pen.at(
    -4,
    mood === 'glad' ? -52 : -40,
    1,
    () => {
      pen.shape(
        curve(
          [
            [-40, 0],
            [-46, -64],
            [-32, -118],
            [4, -130],
            [36, -110],
            [42, -60],
            [38, 0],
          ],
          true,
          0.14,
        ),
        wool,
        { ...FIGURE, shade: 1, rim: 1 },
      );
      pen.shape(
        curve(
          [
            [-36, -30],
            [-64, -50],
            [-74, -76],
            [-58, -86],
            [-38, -70],
          ],
          true,
          0.15,
        ),
        wool,
        SOFT,
      );
      for (const [x, y] of [
        [-8, -106],
        [12, -106],
        [2, -114],
        [2, -98],
      ] as const)
        pen.ellipse(x, y, 4.6, 4.6, '#fff0e6', { ...FIGURE, ink: 0 });
      pen.line('M-42 -18Q0 -8 40 -18', '#fff0e6', 5);
      creatureFace(pen, mood, {
        y: -64,
        apart: 17.8,
        size: 0.66,
        mouth: 15.2,
        cheeks: { color: '#8f1f3f' },
        calm: 'unsure',
      });
    },
    lean,
  );
  lostBox(pen, true);
  if (mood === 'glad')
    pen.line('M-84 -132L-92 -140M-80 -142L-84 -154M58 -156L68 -166', '#ffffff', 4, { material: 'glow', opacity: 0.7 });
}

/** The box of lost things. @param front its near side, and what hangs over it */
function lostBox(pen: Pen, front: boolean): void {
  if (!front) {
    pen.shape(
      polygon([
        [-66, -62],
        [66, -62],
        [58, -20],
        [-58, -20],
      ]),
      '#7a4f34',
      { ...FIGURE, shade: 0.3 },
    );
    pen.shape(
      curve(
        [
          [26, -40],
          [32, -92],
          [52, -104],
          [66, -88],
          [62, -40],
        ],
        true,
        0.14,
      ),
      '#5bb8a8',
      SOFT,
    );
    pen.shape(
      curve(
        [
          [-62, -40],
          [-64, -76],
          [-50, -88],
          [-38, -74],
          [-38, -40],
        ],
        true,
        0.14,
      ),
      '#f2b541',
      SOFT,
    );
    return;
  }
  pen.shape(
    polygon([
      [-74, -56],
      [74, -56],
      [64, 0],
      [-64, 0],
    ]),
    '#c9935f',
    { ...FIGURE, shade: 0.8, rim: 1 },
  );
  pen.line('M-70 -46L70 -46', '#e8bc88', 5);
  pen.shape(roundedRect(-34, -38, 68, 28, 4), '#fff4e0', { ...FIGURE, shade: 0.2, ink: 0.7 });
  for (const [x, color] of [
    [-15, '#e0484e'],
    [15, '#4f9bdc'],
  ] as const) {
    pen.shape(
      curve(
        [
          [x - 7, -14],
          [x - 7, -28],
          [x, -34],
          [x + 7, -28],
          [x + 7, -14],
        ],
        true,
        0.14,
      ),
      color,
      { ...FIGURE, ink: 0.5 },
    );
    pen.ellipse(x - 8, -21, 4, 3.4, color, { ...FIGURE, ink: 0.4 });
  }
  pen.shape(
    curve(
      [
        [34, -58],
        [62, -60],
        [66, -34],
        [54, -20],
        [44, -34],
      ],
      true,
      0.14,
    ),
    '#b48be0',
    SOFT,
  );
}

/** Its eyes are shut, as the wall goes round; all twenty-six spin it, always to the right. */
function globe(pen: Pen, mood: FigureMood): void {
  const y = -104;
  pen.shape(roundedRect(-44, -14, 88, 15, 7), '#a5683f', SOFT);
  pen.shape(
    polygon([
      [-8, -14],
      [8, -14],
      [5, -34],
      [-5, -34],
    ]),
    '#e0a94e',
    { ...FIGURE, shade: 0.4 },
  );
  pen.line('M-22 -184C-112 -160 -98 -48 0 -30', '#e0a94e', 9);
  const ball = ellipse(0, y, 70, 70);
  pen.shape(ball, '#5aa5e0', { ...FIGURE, shade: 1.2, rim: 1 });
  pen.clip(ball, () => {
    const land = '#7fc88a';
    pen.shape(
      curve([
        [-72, -140],
        [-40, -172],
        [-8, -164],
        [-26, -142],
        [-58, -124],
      ]),
      land,
      { ...FIGURE, ink: 0.5 },
    );
    pen.shape(
      curve([
        [22, -166],
        [62, -150],
        [74, -112],
        [52, -120],
        [30, -140],
      ]),
      land,
      { ...FIGURE, ink: 0.5 },
    );
    pen.shape(
      curve([
        [-64, -70],
        [-40, -78],
        [-22, -56],
        [-36, -36],
        [-58, -46],
      ]),
      land,
      { ...FIGURE, ink: 0.5 },
    );
    pen.shape(
      curve([
        [26, -64],
        [56, -76],
        [66, -56],
        [38, -40],
      ]),
      land,
      { ...FIGURE, ink: 0.5 },
    );
    pen.ellipse(0, -176, 34, 13, '#f4fbff', { ...FIGURE, ink: 0.4 });
  });
  pen.ellipse(-16, -181, 9, 9, '#e0a94e', { ...FIGURE, shade: 0.3 });
  creatureFace(pen, mood, {
    y: y - 8 + 4.9,
    apart: 22.1,
    size: 0.82,
    mouth: 18.9,
    calm: { eyes: 'asleep', mouth: 'o' },
  });
  if (mood === 'calm') {
    pen.line('M84 -150Q92 -138 88 -122M78 -64Q88 -70 90 -84', '#ffffff', 4, { material: 'glow', opacity: 0.6 });
    for (const [x, dy] of [
      [-42, -186],
      [46, -184],
    ] as const)
      pen.line(
        `M${x} ${dy}C${x - 12} ${dy} ${x - 10} ${dy - 12} ${x} ${dy - 10}C${x + 8} ${dy - 8} ${x + 4} ${dy} ${x} ${dy - 3}`,
        '#ffffff',
        2.6,
        { material: 'glow', opacity: 0.6 },
      );
  }
  pen.line('M-78 -66L-86 -44', '#e8d8b0', 3);
  pen.shape(roundedRect(-104, -46, 36, 22, 5), '#c98d5a', { ...FIGURE, shade: 0.5, rim: 0.8 });
  pen.line('M-96 -35L-78 -35', '#7a4a34', 3.4);
}

export const schoolHelpers: Readonly<Record<string, Figure>> = {
  hamster: { width: 166, height: 180, draw: hamster },
  tortoise: { width: 170, height: 165, draw: tortoise },
  mitten: { width: 168, height: 190, draw: mitten },
  globe: { width: 170, height: 190, draw: globe },
};
