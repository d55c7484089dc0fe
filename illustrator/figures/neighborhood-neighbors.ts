// The neighbors of the neighborhood: the basset in his bucket, the cricket on his post, the bedsheet, the toad at the bus stop.
import { curve, ellipse, polygon, roundedRect, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { BODY, LIMB, MARK } from './parts/finishes.ts';
import { note } from './parts/note.ts';
import { scaled } from './parts/neighbor-parts.ts';

const [COAT, PATCH, TAN] = ['#fbf2e4', '#8a5c44', '#d99a5c'];

/** A song goes in at his ears and comes out as a howl: so he does it in a bucket. */
function basset(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    pen.shape(
      curve(
        [
          [-20, -6],
          [-14, -44],
          [20, -56],
          [62, -46],
          [82, -20],
          [78, -4],
        ],
        true,
        0.15,
      ),
      TAN,
      { ...BODY, shade: 1 },
    );
    pen.shape(
      curve([
        [14, -54],
        [50, -52],
        [60, -34],
        [36, -28],
        [14, -36],
      ]),
      PATCH,
      { ...MARK, shade: 0.3 },
    );
    pen.limb(
      [
        [76, -20],
        [86, -34],
        [82, -48],
      ],
      9,
      TAN,
    );
    pen.ellipse(52, -7, 26, 9, COAT, LIMB);
    bassetHead(pen, mood, -36, -42);
    pen.ellipse(-2, -6, 17, 8, COAT, LIMB);
    dreams(pen, 14, -86);
    return;
  }
  pen.limb(
    [
      [46, -18],
      [70, -22],
      [78, -44],
    ],
    10,
    TAN,
  );
  for (const x of [-34, 36]) pen.ellipse(x, -7, 24, 10, COAT, LIMB);
  pen.shape(
    curve([
      [-32, -14],
      [-30, -60],
      [-18, -96],
      [16, -98],
      [44, -54],
      [48, -14],
      [6, -6],
    ]),
    TAN,
    { ...BODY, shade: 1 },
  );
  pen.ellipse(-8, -48, 22, 36, COAT, { ...MARK, shade: 0.3 });
  pen.shape(
    curve([
      [20, -84],
      [44, -54],
      [46, -26],
      [26, -40],
      [14, -64],
    ]),
    PATCH,
    MARK,
  );
  for (const x of [-18, 10]) {
    pen.limb(
      [
        [x, -46],
        [x, -12],
      ],
      18,
      COAT,
    );
    pen.ellipse(x - 3, -7, 16, 9, COAT, LIMB);
  }
  if (mood === 'glad') {
    bucket(pen, 60, 0, 0.66, 0);
    bassetHead(pen, mood, -8, -122);
    return;
  }
  pen.shape(
    curve([
      [-56, -82],
      [-44, -100],
      [4, -102],
      [30, -92],
      [26, -74],
      [-8, -58],
      [-44, -64],
    ]),
    COAT,
    BODY,
  );
  pen.ellipse(-50, -80, 12, 9, '#3a2838', { ...LIMB, shade: 0.2 });
  pen.ellipse(-22, -69, 8, 8, '#8a3346', { material: 'figure', ink: 0.5 });
  pen.at(
    -6,
    -94,
    1,
    () => {
      pen.line('M-42 0C-50 -34 -36 -44 -30 -46', '#8a98c8', 4);
      pen.shape(
        polygon([
          [-50, 2],
          [48, 2],
          [36, -78],
          [-38, -78],
        ]),
        '#9fb4e0',
        { ...BODY, shade: 1 },
      );
      pen.ellipse(-1, -78, 37, 9, '#c4d2f0', { ...LIMB, shade: 0.3 });
      pen.line('M-50 0Q0 14 48 0', '#dfe8fa', 7);
      pen.line('M-40 -60Q0 -50 38 -60', '#7a8fc4', 3.6);
    },
    -5,
  );
  for (const [x, y, size] of [
    [-66, -128, 8],
    [58, -140, 9],
    [-58, -168, 7],
  ] as const)
    note(pen, x, y, size);
}

function bucket(pen: Pen, x: number, y: number, scale: number, turn: number): void {
  pen.at(
    x,
    y,
    scale,
    () => {
      pen.shape(
        polygon([
          [-44, -68],
          [44, -68],
          [33, 0],
          [-33, 0],
        ]),
        '#9fb4e0',
        { ...BODY, shade: 0.8 },
      );
      pen.ellipse(0, -68, 44, 11, '#6a7fb4', LIMB);
      pen.line('M-44 -66C-38 -30 38 -30 44 -66', '#dfe8fa', 5);
    },
    turn,
  );
}

function bassetHead(pen: Pen, mood: FigureMood, x: number, y: number): void {
  // they rest on the porch when he lies down
  const long = mood === 'asleep' ? 0.76 : 1.16;
  pen.at(x, y, 1, () => {
    pen.ellipse(0, 0, 46, 40, TAN, { ...BODY, shade: 0.8 });
    pen.shape(
      curve([
        [-12, -38],
        [2, -38],
        [8, -6],
        [26, 14],
        [18, 34],
        [-32, 36],
        [-40, 14],
        [-20, -6],
      ]),
      COAT,
      { ...MARK, shade: 0.3 },
    );
    creatureFace(pen, mood, { x: -6, y: -4, apart: 20, size: 0.8 });
    pen.ellipse(-10, 9, 12, 9, '#3a2838', { ...LIMB, shade: 0.2 });
    pen.line('M-24 24Q-17 30 -10 22Q-3 30 4 24', '#5a3440', 2.8);
    for (const s of [-1, 1])
      pen.shape(
        curve(
          [
            [s * 34, -30],
            [s * 54, -22],
            [s * 66, 24],
            [s * 61, 50 * long],
            [s * 43, 50 * long],
            [s * 36, 10],
          ],
          true,
          0.15,
        ),
        PATCH,
        { ...BODY, shade: 0.5 },
      );
  });
}

/** The drumroll, with two of his feet, until somebody begins. */
function cricket(pen: Pen, mood: FigureMood): void {
  const [green, pale] = ['#7fb84a', '#c4de8a'];
  pen.shape(
    polygon([
      [-32, -62],
      [34, -62],
      [38, 0],
      [-36, 0],
    ]),
    '#a5764f',
    { ...BODY, shade: 0.9 },
  );
  pen.ellipse(1, -63, 34, 9, '#d9b080', { ...LIMB, shade: 0.2 });
  pen.line('M-12 -48L-14 -12M14 -44L16 -20', '#7a5238', 3.4);
  if (mood !== 'calm') lid(pen, mood === 'glad' ? -46 : 48, -10, 0);
  if (mood === 'asleep') {
    for (const x of [-8, 8, 24]) pen.line(`M${x} -84L${x + 6} -112L${x - 4} -124`, '#5a8f34', 5);
    pen.limb(
      [
        [32, -80],
        [52, -116],
        [60, -82],
      ],
      8,
      green,
    );
    pen.shape(
      curve([
        [-30, -72],
        [-18, -94],
        [24, -96],
        [60, -80],
        [30, -64],
      ]),
      green,
      { ...BODY, shade: 0.8 },
    );
    pen.ellipse(14, -88, 26, 8, pale, MARK);
    cricketHead(pen, mood, -36, -86, green);
    dreams(pen, -6, -134);
    return;
  }
  for (const s of [-1, 1]) {
    pen.limb(
      mood === 'glad'
        ? [
            [s * 16 + 4, -82],
            [s * 34 + 4, -112],
            [s * 52, -76],
          ]
        : [
            [s * 18 + 4, -80],
            [s * 50 + 4, -128],
            [s * 56, -66],
          ],
      10,
      s > 0 ? green : '#6aa03f',
    );
    pen.ellipse(s * 54, mood === 'glad' ? -74 : -62, 11, 6, '#5a8f34', LIMB);
  }
  pen.shape(
    curve([
      [-18, -70],
      [-22, -108],
      [2, -132],
      [28, -108],
      [28, -72],
      [4, -62],
    ]),
    green,
    { ...BODY, shade: 0.9 },
  );
  pen.ellipse(-2, -92, 15, 24, pale, { ...MARK, shade: 0.2 });
  pen.line('M-15 -84Q-2 -80 12 -84M-16 -96Q-2 -92 13 -96', '#8fb05a', 2.6);
  pen.shape(
    curve(
      [
        [-18, -118],
        [4, -124],
        [26, -114],
        [20, -106],
        [-12, -108],
      ],
      true,
      0.13,
    ),
    '#e8504a',
    LIMB,
  );
  cricketHead(pen, mood, -2, -144, green);
  if (mood === 'calm') {
    lid(pen, -22, -64, 10);
    for (const [x, hand] of [
      [-14, [-40, -78]],
      [18, [2, -76]],
    ] as const) {
      pen.limb([[x, -104], [x - 16, -92], hand], 7, green);
      pen.ellipse(hand[0], hand[1], 6, 5, '#5a8f34', LIMB);
    }
    pen.line('M-62 -82L-72 -90M-58 -94L-64 -104M24 -86L32 -92', '#fff0c0', 3.4, { material: 'glow', opacity: 0.8 });
  } else {
    for (const s of [-1, 1])
      pen.limb(
        [
          [s * 16 + 2, -108],
          [s * 32, -118],
          [s * 28, -136],
        ],
        7,
        green,
      );
    note(pen, -54, -40, 8);
  }
}

function cricketHead(pen: Pen, mood: FigureMood, x: number, y: number, green: string): void {
  pen.line(
    `M${x - 10} ${y - 22}C${x - 16} ${y - 44} ${x - 36} ${y - 46} ${x - 44} ${y - 34}M${x + 12} ${y - 22}C${x + 18} ${y - 44} ${x + 38} ${y - 46} ${x + 46} ${y - 34}`,
    '#5a8f34',
    3.6,
  );
  pen.ellipse(x, y, 33, 29, green, { ...BODY, shade: 0.8 });
  creatureFace(pen, mood, { x: x - 4, y: y - 3, apart: 15, size: 0.74, mouth: 15 });
}

function lid(pen: Pen, x: number, y: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.ellipse(0, 0, 32, 11, '#aab8dc', { ...BODY, shade: 0.5 });
      pen.ellipse(0, -3, 25, 7, '#d8e2f6', { ...LIMB, shade: 0.2 });
      pen.ellipse(0, -9, 6, 5, '#8a98c8', LIMB);
    },
    turn,
  );
}

const LINEN = '#fbf9ff';

/** It is only laundry, and holds its corners together to look like it. */
function bedsheet(pen: Pen, mood: FigureMood): void {
  if (mood === 'glad') {
    foldedSheet(pen);
    return;
  }
  if (mood === 'asleep') {
    madeBed(pen);
    return;
  }
  for (const s of [-1, 1]) {
    pen.shape(
      curve(
        [
          [s * 84 - 8, 0],
          [s * 84 - 6, -90],
          [s * 84 - 9, -188],
          [s * 84 + 6, -188],
          [s * 84 + 4, -90],
          [s * 84 + 8, 0],
        ],
        true,
        0.1,
      ),
      '#7a5a50',
      { ...LIMB, shade: 0.4 },
    );
    for (const [dx, y, r] of [
      [-6, -180, 10],
      [2, -190, 9],
    ] as const)
      pen.ellipse(s * (82 + dx * 0.4), y, r, r, '#5a9f6a', LIMB);
  }
  pen.line('M-80 -164Q0 -148 80 -164', '#e8d8b0', 4);
  pen.shape(
    curve(
      [
        [-64, -158],
        [0, -148],
        [64, -158],
        [68, -100],
        [60, -52],
        [30, -26],
        [2, -34],
        [-26, -26],
        [-58, -52],
        [-68, -100],
      ],
      true,
      0.13,
    ),
    LINEN,
    { ...BODY, shade: 1.2 },
  );
  pen.line(
    'M-46 -142Q-52 -100 -44 -66M48 -142Q54 -106 46 -66M-22 -50Q-16 -60 -18 -72M26 -50Q20 -60 22 -72',
    '#cfc8e6',
    3.4,
  );
  pen.line('M-64 -66Q-40 -36 -26 -38M62 -66Q42 -36 30 -38', '#9fc4f0', 5);
  for (const s of [-1, 1]) {
    pen.limb(
      [
        [s * 58, -72],
        [s * 40, -40],
        [s * 10 - 2, -46],
      ],
      20,
      LINEN,
    );
    pen.ellipse(s * 8 - 2, -48, 11, 12, LINEN, { ...LIMB, shade: 0.3 });
  }
  for (const x of [-56, 56]) {
    pen.shape(roundedRect(x - 5, -172, 10, 26, 4), '#e0a050', { ...LIMB, shade: 0.3 });
    pen.line(`M${x - 4} -160L${x + 4} -160`, '#a86a34', 2.6);
  }
  creatureFace(pen, 'calm', { x: -8, y: -108, apart: 26, size: 1, mouth: 27 });
}

/** As square as a book; nobody runs from a square. */
function foldedSheet(pen: Pen): void {
  for (const [y, x] of [
    [0, 2],
    [-20, -2],
    [-40, 3],
    [-60, 0],
  ] as const) {
    pen.shape(roundedRect(-66 + x, y - 24, 132, 24, 11), LINEN, { ...BODY, shade: 0.6 });
    pen.line(`M${54 + x} ${y - 12}L${-40 + x} ${y - 12}`, '#cfc8e6', 2.6);
  }
  pen.shape(roundedRect(-64, -98, 128, 76, 14), LINEN, { ...BODY, shade: 0.8 });
  pen.line('M-54 -34L52 -34', '#9fc4f0', 5);
  creatureFace(pen, 'glad', { x: -8, y: -68, apart: 24, size: 0.94, mouth: 19 });
  pen.at(
    34,
    -104,
    1,
    () => {
      pen.shape(roundedRect(-15, -6, 34, 11, 4), '#e0a050', { ...LIMB, shade: 0.3 });
      pen.line('M2 -5L2 4', '#a86a34', 2.6);
    },
    -8,
  );
}

/** Spread over somebody's bed at last. */
function madeBed(pen: Pen): void {
  pen.shape(roundedRect(58, -112, 24, 110, 10), '#a5683f', { ...BODY, shade: 0.5 });
  pen.shape(roundedRect(-84, -72, 20, 72, 9), '#a5683f', { ...BODY, shade: 0.5 });
  pen.shape(roundedRect(-72, -36, 140, 24, 6), '#c98a54', LIMB);
  pen.ellipse(32, -84, 34, 19, '#ffe2ea', { ...BODY, shade: 0.5 });
  pen.shape(
    curve(
      [
        [-78, -14],
        [-76, -64],
        [-46, -78],
        [-4, -84],
        [36, -80],
        [60, -66],
        [64, -14],
        [42, -6],
        [18, -14],
        [-8, -6],
        [-34, -14],
        [-58, -6],
      ],
      true,
      0.14,
    ),
    LINEN,
    { ...BODY, shade: 1 },
  );
  pen.line('M-70 -22Q-50 -14 -34 -22Q-8 -14 18 -22Q42 -14 58 -22', '#9fc4f0', 5);
  creatureFace(pen, 'asleep', { x: -14, y: -54, apart: 24, size: 0.94, mouth: 19 });
  dreams(pen, 22, -110);
}

const TOAD = '#8fae5a';

/** Somebody comes so close that his glasses steam up; the bus has gone. */
function toad(pen: Pen, mood: FigureMood): void {
  const low = mood === 'asleep' ? 8 : 0;
  busStop(pen);
  const [skin, pale] = [TOAD, '#e2dca0'];
  for (const s of [-1, 1]) {
    pen.shape(
      curve([
        [s * 28 - 14, -12],
        [s * 40 - 14, -48],
        [s * 60 - 14, -46],
        [s * 66 - 14, -16],
        [s * 50 - 14, -6],
      ]),
      skin,
      { ...BODY, shade: 0.6 },
    );
    pen.ellipse(s * 54 - 16, -6, 21, 8, skin, LIMB);
  }
  pen.shape(
    curve([
      [-60, -30],
      [-54, -78 + low],
      [-14, -96 + low],
      [26, -78 + low],
      [32, -30],
      [10, -10],
      [-38, -10],
    ]),
    skin,
    { ...BODY, shade: 1 },
  );
  pen.ellipse(-16, -40, 31, 26, pale, { ...MARK, shade: 0.3 });
  for (const s of [-1, 1]) pen.ellipse(-16 + s * 31, -136 + low, 23, 22, skin, LIMB);
  pen.shape(
    curve([
      [-76, -96 + low],
      [-64, -128 + low],
      [-16, -138 + low],
      [32, -128 + low],
      [44, -96 + low],
      [16, -74 + low],
      [-48, -74 + low],
    ]),
    skin,
    { ...BODY, shade: 0.8 },
  );
  for (const [x, y, r] of [
    [28, -106, 5],
    [22, -94, 4],
    [-58, -98, 4],
    [-16, -130, 4],
  ] as const)
    pen.ellipse(x, y + low, r, r, '#6f8f44', MARK);
  if (mood !== 'calm') creatureFace(pen, mood, { x: -20, y: -132 + low, apart: 28, size: 0.84, cheeks: false });
  pen.line(`M-44 ${-90 + low}Q-18 ${(mood === 'calm' ? -92 : -78) + low} 10 ${-90 + low}`, '#4f6a34', 3.8);
  for (const x of [-56, 20]) pen.ellipse(x, -100 + low, 9, 6, '#ff7f8a', { ...MARK, opacity: 0.45 });
  glasses(pen, -20, -130 + low, mood);
  tie(pen, mood, low);
  if (mood === 'glad') {
    pen.line('M14 -66L76 -20', '#3a3a5a', 5);
    pen.line('M8 -76L74 -32', '#aab4e0', 6);
    pen.limb(
      [
        [26, -74],
        [56, -62],
        [38, -46],
      ],
      14,
      skin,
    );
  } else if (mood === 'asleep') dreams(pen, -70, -152);
}

function glasses(pen: Pen, x: number, y: number, mood: FigureMood): void {
  const lenses: readonly Point[] = [
    [x - 28, y],
    [x + 28, y],
  ];
  for (const [cx, cy] of lenses) {
    if (mood === 'calm') {
      pen.ellipse(cx, cy, 23, 22, '#f4f8fc', { material: 'figure', ink: 0, shade: 0.3 });
      pen.line(
        `M${cx - 11} ${cy + 4}Q${cx - 4} ${cy - 4} ${cx + 2} ${cy + 2}Q${cx + 8} ${cy + 6} ${cx + 12} ${cy}`,
        '#c4d4e4',
        3,
      );
    }
    pen.line(ellipse(cx, cy, 23, 22), '#4a3a6a', 4.4);
  }
  pen.line(`M${x - 5} ${y - 3}Q${x} ${y - 8} ${x + 5} ${y - 3}`, '#4a3a6a', 4.4);
  if (mood === 'calm') {
    pen.line(
      `M${x - 38} ${y - 30}Q${x - 28} ${y - 36} ${x - 18} ${y - 34}M${x + 18} ${y - 34}Q${x + 28} ${y - 36} ${x + 38} ${y - 30}`,
      '#4f6a34',
      3.6,
    );
  }
}

/** What he wipes with. */
function tie(pen: Pen, mood: FigureMood, low: number): void {
  pen.shape(
    polygon([
      [-26, -78 + low],
      [-8, -78 + low],
      [-11, -66 + low],
      [-23, -66 + low],
    ]),
    '#c8404e',
    LIMB,
  );
  if (mood === 'calm') {
    pen.shape('M-22 -66Q-56 -62 -66 -92Q-68 -106 -58 -116L-42 -110Q-46 -84 -12 -66Z', '#e8504a', {
      ...LIMB,
      shade: 0.4,
    });
    pen.line('M-60 -98L-46 -94M-52 -80L-38 -82', '#ffd77a', 4);
    pen.limb(
      [
        [-50, -64],
        [-74, -72],
        [-62, -104],
      ],
      14,
      TOAD,
    );
    pen.ellipse(-58, -110, 11, 10, TOAD, { ...LIMB, shade: 0.3 });
  } else {
    pen.shape(`M-23 ${-66 + low}L-11 ${-66 + low}L-4 -30L-17 -18L-30 -30Z`, '#e8504a', { ...LIMB, shade: 0.4 });
    pen.line('M-26 -44L-8 -50M-26 -30L-7 -38', '#ffd77a', 4);
  }
}

/** A post with a bus on its sign. */
function busStop(pen: Pen): void {
  pen.shape(roundedRect(56, -150, 9, 150, 4), '#7a86b8', { ...LIMB, shade: 0.3 });
  pen.ellipse(60, -3, 17, 5, '#5a6498', LIMB);
  pen.ellipse(60, -166, 27, 27, '#ffd24e', { ...BODY, shade: 0.4 });
  pen.shape(roundedRect(44, -179, 32, 22, 5), '#3f5a9a', { ...LIMB, shade: 0.2 });
  for (const x of [48, 58, 68]) pen.shape(roundedRect(x, -175, 6, 8, 2), '#e8f4ff', MARK);
  for (const x of [52, 68]) pen.ellipse(x, -156, 4.4, 4.4, '#2a2448', MARK);
}

export const neighborhoodNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 176, draw: scaled(0.87, 2, basset) },
  'neighbor.wonder': { width: 172, height: 192, draw: cricket },
  'neighbor.sound': { width: 180, height: 194, draw: scaled(0.94, 5, bedsheet) },
  'neighbor.shy': { width: 180, height: 196, draw: scaled(0.97, 2, toad) },
};
