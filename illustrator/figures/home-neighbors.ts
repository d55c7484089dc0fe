// The neighbors of the house: the old telephone, the Sunday hat in a bucket, the tin bucket on its cushion, the ant in line.
import { curve, ellipse, polygon, roundedRect, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, creatureMouth, dreams } from './creature-face.ts';
import { BODY, LIMB, MARK } from './parts/finishes.ts';

const BLACK = '#3f3a5c';

/** It picks itself up and says hello, and nobody is there. */
function telephone(pen: Pen, mood: FigureMood): void {
  pen.shape(roundedRect(-78, -30, 156, 13, 6), '#b5784a', { ...BODY, shade: 0.4 });
  for (const x of [-60, 60])
    pen.shape(
      polygon([
        [x - 8, -18],
        [x + 8, -18],
        [x + 4, 0],
        [x - 4, 0],
      ]),
      '#8a5638',
      LIMB,
    );
  pen.ellipse(0, -30, 66, 8, '#fbeede', { ...LIMB, shade: 0.2 });
  pen.shape(
    curve(
      [
        [-60, -36],
        [-52, -74],
        [-30, -104],
        [26, -104],
        [48, -74],
        [58, -36],
        [0, -30],
      ],
      true,
      0.12,
    ),
    BLACK,
    { ...BODY, shade: 1 },
  );
  pen.line('M-46 -66Q-40 -88 -26 -97', '#a8a0d0', 4, { opacity: 0.8 });
  for (const x of [-26, 22]) pen.shape(roundedRect(x - 7, -120, 14, 18, 5), '#5a5480', LIMB);
  const [turn, lift] = mood === 'calm' ? [-16, 26] : [0, 0];
  pen.line(
    mood === 'calm'
      ? 'M50 -46C74 -44 82 -60 70 -68C58 -74 58 -90 72 -92C84 -96 78 -112 68 -116C58 -122 64 -138 54 -148'
      : 'M50 -46C72 -40 78 -24 70 -16C64 -8 74 -2 80 -8M64 -118C82 -110 72 -92 76 -80C80 -64 68 -54 50 -46',
    '#7a74a4',
    5,
  );
  pen.at(
    -2,
    -122 - lift,
    1,
    () => {
      pen.shape(
        curve(
          [
            [-66, 12],
            [-64, -10],
            [-36, -24],
            [36, -24],
            [64, -10],
            [66, 12],
            [34, 12],
            [26, -2],
            [-26, -2],
            [-34, 12],
          ],
          true,
          0.12,
        ),
        BLACK,
        { ...BODY, shade: 0.8 },
      );
      for (const x of [-50, 50]) pen.shape(roundedRect(x - 19, 6, 38, 10, 5), '#f2b541', { ...LIMB, shade: 0.3 });
      pen.line('M-46 -12Q-30 -20 -6 -20', '#a8a0d0', 4, { opacity: 0.8 });
    },
    turn,
  );
  pen.ellipse(-4, -68, 41, 36, '#fff2dc', { ...BODY, shade: 0.4 });
  for (let i = 0; i < 10; i++) {
    const angle = (i * 36 * Math.PI) / 180;
    pen.ellipse(-4 + Math.cos(angle) * 34, -68 + Math.sin(angle) * 29, 4.4, 4, '#c9b4d8', MARK);
  }
  creatureFace(pen, mood, { x: -9, y: -73, apart: 14, size: 0.72, mouth: 17 });
  if (mood === 'calm')
    pen.line('M-84 -122L-74 -116M-88 -104L-76 -104M-66 -166L-60 -156M-80 -146L-70 -138', '#fff0c0', 3.6, {
      material: 'glow',
      opacity: 0.85,
    });
  if (mood === 'asleep') dreams(pen, 62, -142);
}

/** Her bed is a hatbox; they took it for a seat, and her too. */
function hat(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    hatBox(pen, false);
    sundayHat(pen, 0, -62, mood);
    hatBox(pen, true);
    pen.at(
      4,
      -136,
      1,
      () => {
        pen.ellipse(0, 8, 74, 15, '#c8688f', LIMB);
        pen.ellipse(0, 2, 74, 15, '#f2a0bc', { ...BODY, shade: 0.4 });
        pen.line('M-40 4Q0 12 44 2', '#fff0f4', 4);
      },
      -12,
    );
    dreams(pen, -74, -136);
    return;
  }
  if (mood === 'glad') {
    hatBox(pen, false);
    sundayHat(pen, -2, -74, mood);
    hatBox(pen, true);
    return;
  }
  pen.line('M-58 -60C-64 -110 64 -110 58 -60', '#8a98c8', 5);
  sundayHat(pen, -2, -78, mood);
  pen.shape(
    polygon([
      [-58, -62],
      [58, -62],
      [42, 0],
      [-42, 0],
    ]),
    '#9fb4e0',
    { ...BODY, shade: 1 },
  );
  pen.line('M-58 -60Q0 -48 58 -60', '#dfe8fa', 7);
  pen.line('M-48 -20Q0 -8 47 -20', '#7a8fc4', 3.6);
}

function hatBox(pen: Pen, front: boolean): void {
  if (!front) {
    pen.ellipse(0, -66, 66, 14, '#7a4468', LIMB);
    return;
  }
  const box = 'M-66 -64Q0 -44 66 -64L62 -8Q0 10 -62 -8Z';
  pen.shape(box, '#f2a0bc', { ...BODY, shade: 1 });
  pen.clip(box, () => {
    for (const x of [-48, -24, 0, 24, 48]) pen.line(`M${x} -62L${x * 0.95} 6`, '#fff0f4', 7, { opacity: 0.85 });
  });
  pen.line('M-66 -62Q0 -42 66 -62', '#c8688f', 4);
}

/** @param x,y the middle of the brim */
function sundayHat(pen: Pen, x: number, y: number, mood: FigureMood): void {
  const calm = mood === 'calm';
  pen.at(
    x,
    y,
    1,
    () => {
      if (mood !== 'calm')
        pen.at(
          34,
          -44,
          1,
          () => {
            pen.shape(
              curve(
                [
                  [-6, 4],
                  [-4, -26],
                  [14, -50],
                  [38, -54],
                  [40, -34],
                  [22, -10],
                  [4, 8],
                ],
                true,
                0.16,
              ),
              '#8fd0e0',
              { ...BODY, shade: 0.5 },
            );
            pen.line('M-8 14Q4 -16 34 -48M6 -16L4 -28M16 -28L15 -40M10 -18L22 -18M20 -30L32 -31', '#fbffff', 3);
          },
          mood === 'asleep' ? 20 : 0,
        );
      const brim = calm
        ? 'M-86 -26C-90 -44 -70 -36 -52 -10C-20 2 24 -8 84 10C88 24 40 28 0 28C-44 28 -68 2 -86 -26Z'
        : 'M-84 4C-84 -16 -40 -18 0 -18C40 -18 84 -16 84 4C84 22 40 28 0 28C-40 28 -84 22 -84 4Z';
      pen.shape(brim, '#e8c878', { ...BODY, shade: 0.8 });
      pen.shape(
        curve(
          [
            [-52, 6],
            [-50, -50],
            [-24, -74],
            [20, -76],
            [48, -52],
            [52, 6],
            [0, 16],
          ],
          true,
          0.14,
        ),
        '#f6de98',
        { ...BODY, shade: 1 },
      );
      pen.shape('M-52 -6Q0 10 52 -6L52 10Q0 26 -52 10Z', '#c8506a', { ...LIMB, shade: 0.4 });
      for (const [dx, dy, color] of [
        [38, -4, '#fff2f6'],
        [48, 8, '#f58fb4'],
        [31, 10, '#ffd24e'],
      ] as const) {
        pen.ellipse(dx, dy, 10, 9, color, { ...LIMB, shade: 0.3 });
        pen.ellipse(dx, dy, 3.4, 3.4, '#e0803f', MARK);
      }
      creatureFace(pen, mood, { x: -9, y: -38, apart: 19, size: 0.84, mouth: 19 });
      pen.line('M-34 -64Q-22 -70 -8 -71M28 -66L34 -62', '#d0a850', 3);
    },
    calm ? 6 : 0,
  );
}

/** A voice says that the knocking was a bucket; and it is the bucket. */
function tinBucket(pen: Pen, mood: FigureMood): void {
  pen.shape(
    curve(
      [
        [-84, -14],
        [-76, -34],
        [-40, -32],
        [0, -36],
        [40, -32],
        [76, -34],
        [84, -14],
        [74, -2],
        [0, 2],
        [-74, -2],
      ],
      true,
      0.14,
    ),
    '#e8708a',
    { ...BODY, shade: 0.8 },
  );
  for (const s of [-1, 1]) pen.ellipse(s * 82, -8, 7, 7, '#ffd77a', { ...LIMB, shade: 0.3 });
  pen.line('M-64 -20Q-40 -26 -16 -22M20 -22Q44 -26 66 -20', '#b8486a', 3, { opacity: 0.7 });
  const tin = '#9fb4e0';
  pen.at(
    0,
    -18,
    1,
    () => {
      if (mood === 'calm') pen.line('M-56 -98C-56 -174 56 -174 56 -98', '#6f80b4', 6);
      pen.ellipse(0, -98, 58, 15, '#6a7fb4', LIMB);
      if (mood !== 'calm') {
        pen.shape(roundedRect(-36, -118, 62, 30, 12), '#ffe27a', { ...BODY, shade: 0.5 });
        pen.line('M-22 -106L8 -106', '#d9a83f', 4);
        for (const [x, y, r] of [
          [26, -112, 8],
          [38, -106, 6],
          [-42, -108, 7],
        ] as const)
          pen.ellipse(x, y, r, r, '#f4fcff', { material: 'glow', ink: 0.5 });
      }
      pen.shape('M-58 -98Q0 -70 58 -98L42 -6Q0 6 -42 -6Z', tin, { ...BODY, shade: 1 });
      pen.line('M-58 -98Q0 -70 58 -98', '#e8f0ff', 7);
      pen.line('M-47 -24Q0 -8 47 -24', '#7a8fc4', 4);
      for (const s of [-1, 1]) pen.ellipse(s * 54, -92, 7, 7, '#7a8fc4', LIMB);
      if (mood !== 'calm') pen.line('M54 -90C66 -34 30 -26 0 -24C-30 -26 -66 -34 -54 -90', '#6f80b4', 5);
      creatureFace(pen, mood, { x: -8, y: -58, apart: 20, size: 0.86, mouth: 20 });
      if (mood === 'calm')
        for (const s of [-1, 1]) {
          // it holds its own handle still
          pen.limb(
            [
              [s * 50, -66],
              [s * 72, -96],
              [s * 52, -130],
            ],
            11,
            tin,
          );
          pen.ellipse(s * 50, -134, 10, 10, '#fbf6ff', { ...LIMB, shade: 0.3 });
        }
      else if (mood === 'glad')
        pen.line('M-70 -64L-80 -70M-70 -50L-82 -48M70 -64L80 -70M70 -50L82 -48', '#fff0c0', 3.6, {
          material: 'glow',
          opacity: 0.85,
        });
      else dreams(pen, 66, -108);
    },
    mood === 'asleep' ? -7 : 0,
  );
}

const ANT = '#625a90';

/** He stands in a line, behind crumbs; and it does not move. */
function ant(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    pen.ellipse(4, -30, 44, 31, '#6a4a48', { ...BODY, shade: 0.9 });
    pen.line('M-24 -32Q-10 -22 -4 -8M28 -34Q18 -22 24 -8M4 -30Q8 -18 6 -4', '#3f2c34', 3.4);
    for (const s of [-1, 1])
      pen.limb(
        [
          [20 + s * 12, -64],
          [26 + s * 30, -58],
          [26 + s * 26, -32],
        ],
        6,
        ANT,
      );
    pen.ellipse(48, -72, 32, 21, ANT, { ...BODY, shade: 0.7 });
    pen.ellipse(12, -66, 20, 16, ANT, BODY);
    pen.limb(
      [
        [4, -60],
        [-20, -48],
        [-34, -56],
      ],
      6,
      ANT,
    );
    antHead(pen, mood, -30, -84);
    dreams(pen, 22, -106);
    return;
  }
  const body: readonly Point[] = [
    [20, -40],
    [18, -72],
  ];
  for (const [x, y] of [
    [-2, -2],
    [22, -2],
    [46, -2],
  ] as const) {
    pen.limb(
      [
        [18, -56],
        [x + (x < 10 ? -10 : 12), -34],
        [x, y],
      ],
      6.4,
      ANT,
    );
    pen.ellipse(x - 3, -3, 9, 5, '#e8635a', { ...LIMB, shade: 0.2 });
  }
  pen.ellipse(48, -42, 33, 24, ANT, { ...BODY, shade: 0.8 });
  pen.line('M38 -62Q32 -42 40 -22M56 -64Q52 -42 58 -21', '#8f88c0', 3);
  pen.limb(body, 26, ANT);
  pen.ellipse(17, -70, 18, 19, ANT, { ...BODY, shade: 0.5 });
  antHead(pen, mood, 6, -108);
  if (mood === 'calm') {
    for (const [x, r] of [
      [-72, 15],
      [-40, 13],
    ] as const)
      crumb(pen, x, r);
    crumb(pen, -16, 10);
    pen.limb(
      [
        [10, -74],
        [-14, -68],
        [-4, -56],
      ],
      6,
      ANT,
    );
    pen.limb(
      [
        [26, -74],
        [44, -84],
        [30, -66],
      ],
      6,
      ANT,
    );
    return;
  }
  crumb(pen, -48, 24, -58);
  pen.limb(
    [
      [6, -72],
      [-16, -80],
      [-32, -66],
    ],
    6.4,
    ANT,
  );
  pen.limb(
    [
      [10, -62],
      [-10, -48],
      [-32, -44],
    ],
    6.4,
    ANT,
  );
  for (const [x, r] of [
    [-78, 7],
    [-54, 5],
    [-34, 6],
  ] as const)
    crumb(pen, x, r);
}

function crumb(pen: Pen, x: number, r: number, y = -r * 0.9): void {
  pen.shape(
    curve(
      [
        [x - r, y + r * 0.5],
        [x - r * 0.9, y - r * 0.5],
        [x - r * 0.1, y - r],
        [x + r * 0.9, y - r * 0.6],
        [x + r, y + r * 0.5],
        [x, y + r * 0.9],
      ],
      true,
      0.14,
    ),
    '#f0c078',
    { ...BODY, shade: 0.5 },
  );
  for (const [dx, dy] of [
    [-0.4, -0.2],
    [0.3, -0.4],
    [0.1, 0.3],
  ] as const)
    pen.ellipse(x + dx * r, y + dy * r, r * 0.14, r * 0.12, '#b8783c', MARK);
}

/** With a paler face, so that it can be seen how he feels. */
function antHead(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.line(
    `M${x - 10} ${y - 26}L${x - 22} ${y - 44}L${x - 36} ${y - 40}M${x + 10} ${y - 26}L${x + 18} ${y - 46}L${x + 32} ${y - 46}`,
    '#8f88c0',
    5.4,
  );
  pen.ellipse(x, y, 38, 32, ANT, { ...BODY, shade: 0.8 });
  pen.shape(ellipse(x - 6, y + 2, 29, 24), '#f2dcc8', { ...LIMB, shade: 0.3 });
  creatureFace(pen, mood, { x: x - 8, y: y - 2, apart: 13, size: 0.72 });
  creatureMouth(pen, mood, { x: x - 8, y: y + 13 - 1, size: 0.62 });
}

export const homeNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 184, draw: telephone },
  'neighbor.wonder': { width: 180, height: 200, draw: hat },
  'neighbor.sound': { width: 180, height: 184, draw: tinBucket },
  'neighbor.shy': { width: 180, height: 160, draw: ant },
};
