// The neighbors of the jungle: the trapdoor spider in slippers, the owl who must not blink, the crocodile, the stork who got wider.
import { curve, ellipse, roundedRect, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureEye, creatureFace, dreams } from './creature-face.ts';
import { BODY, LIMB, MARK } from './parts/finishes.ts';
import { frond, scaled } from './parts/neighbor-parts.ts';

const SLIPPERS = ['#e8635a', '#f2c541', '#5bb8d8', '#8fc45a', '#c98ad8', '#f2905a', '#f58fb4', '#6a84e0'] as const;

function slipper(pen: Pen, x: number, y: number, color: string, turn = 0): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.shape('M-13 4C-16 -6 -6 -11 4 -9L13 -4Q15 4 10 5Z', color, { ...LIMB, shade: 0.3 });
      pen.ellipse(-8, -9, 4.4, 4.4, '#fff6ea', { ...LIMB, shade: 0 });
    },
    turn,
  );
}

/** Eight slippers on, at her round door: somebody knocks, and is gone. */
function spider(pen: Pen, mood: FigureMood): void {
  const fur = '#8a6fb0';
  pen.shape(
    curve(
      [
        [-88, -2],
        [-80, -70],
        [-40, -124],
        [20, -130],
        [70, -92],
        [88, -2],
      ],
      true,
      0.12,
    ),
    '#7a5f48',
    { ...BODY, shade: 1 },
  );
  for (const [x, y] of [
    [-62, -98],
    [64, -92],
    [-84, -32],
  ] as const)
    for (const turn of [-140, -90, -40]) frond(pen, x, y, 24, turn, '#5fae5a');
  pen.ellipse(-6, -64, 62, 58, '#c9a070', { ...BODY, shade: 0.4 });
  pen.ellipse(-6, -63, 54, 51, '#33243c', { material: 'figure' });
  if (mood === 'asleep') {
    sleepingBag(pen, fur);
    return;
  }
  const lift = mood === 'glad' ? 4 : 0;
  pen.at(
    56,
    -118,
    1,
    () => {
      pen.ellipse(0, 0, 48, 26, '#a9825a', { ...BODY, shade: 0.6 });
      pen.line(ellipse(-1, -2, 36, 17), '#7a5638', 3.4);
      pen.ellipse(-8, 2, 6, 6, '#f2c541', { ...LIMB, shade: 0.2 });
    },
    46,
  );
  for (const s of [-1, 1])
    [
      [62, -98],
      [74, -62],
      [66, -28],
      [34, -8],
    ].forEach(([dx = 0, y = 0], i) => {
      const x = -6 + s * dx;
      const up = mood === 'glad' && s < 0 && i === 0 ? -16 : 0;
      pen.limb(
        [
          [-6 + s * 28, -58 + i * 5],
          [-6 + s * (dx * 0.72), y - 22 + up],
          [x, y - 2 + up],
        ],
        9,
        fur,
      );
      slipper(pen, x - 2, y + up, SLIPPERS[i + (s > 0 ? 4 : 0)] ?? '#e8635a', up ? 24 : 0);
    });
  pen.ellipse(-8, -62 - lift, 45, 41, fur, { ...BODY, shade: 0.9 });
  nightCap(pen, -2, -98 - lift);
  creatureFace(pen, mood, { x: -14, y: -62 - lift, apart: 18, size: 0.84, mouth: 19 });
  for (const s of [-1, 1]) creatureEye(pen, mood, -14 + s * 38, -72 - lift, { size: 0.4 });
  if (mood === 'calm')
    pen.line('M-84 -126L-76 -118M-88 -112L-78 -110M-68 -132L-66 -122', '#fff0c0', 3.6, {
      material: 'glow',
      opacity: 0.8,
    });
}

function nightCap(pen: Pen, x: number, y: number): void {
  pen.shape(
    `M${x - 34} ${y + 12}Q${x - 14} ${y - 34} ${x + 26} ${y - 26}Q${x + 46} ${y - 18} ${x + 50} ${y + 12}Q${x + 34} ${y - 6} ${x + 24} ${y + 14}Q${x - 4} ${y - 2} ${x - 34} ${y + 12}Z`,
    '#f6e2c0',
    { ...BODY, shade: 0.5 },
  );
  pen.ellipse(x + 50, y + 16, 8, 8, '#e8635a', { ...LIMB, shade: 0.2 });
}

/** Zipped up, the slippers in a row before the bed. */
function sleepingBag(pen: Pen, fur: string): void {
  pen.ellipse(-10, -84, 38, 32, fur, { ...BODY, shade: 0.8 });
  nightCap(pen, -4, -110);
  creatureFace(pen, 'asleep', { x: -16, y: -84, apart: 15, size: 0.74, mouth: 15 });
  pen.shape(
    curve(
      [
        [-52, -64],
        [-20, -58],
        [14, -58],
        [42, -66],
        [44, -30],
        [20, -12],
        [-34, -12],
        [-54, -32],
      ],
      true,
      0.13,
    ),
    '#5b8fc8',
    { ...BODY, shade: 0.8 },
  );
  pen.line('M-6 -56Q-2 -34 -6 -14', '#ffe08a', 5);
  pen.line('M-11 -50L0 -50M-10 -42L1 -42M-10 -34L1 -34M-11 -26L0 -26', '#ffe08a', 3);
  SLIPPERS.forEach((color, i) => slipper(pen, -74 + i * 21, i % 2 ? -5 : -9, color));
  dreams(pen, 34, -104);
}

/** She holds her eyelids up: she blinked last year, and missed it. */
function owl(pen: Pen, mood: FigureMood): void {
  const [down, pale] = ['#a5764f', '#f6e0be'];
  stump(pen, mood !== 'calm');
  for (const s of [-1, 1])
    pen.shape(`M${s * 22 - 6} -142L${s * 50 - 6} -176Q${s * 58 - 6} -148 ${s * 48 - 6} -128Z`, down, LIMB);
  pen.shape(
    curve([
      [-54, -100],
      [-52, -144],
      [-4, -166],
      [44, -144],
      [48, -96],
      [34, -54],
      [-2, -44],
      [-40, -54],
    ]),
    down,
    { ...BODY, shade: 1 },
  );
  pen.ellipse(-6, -74, 31, 28, pale, { ...MARK, shade: 0.3 });
  pen.line('M-22 -82Q-16 -74 -10 -82M-4 -82Q2 -74 8 -82M-14 -68Q-8 -60 -2 -68', down, 3.2);
  for (const x of [-20, 10]) pen.ellipse(x, -46, 11, 7, '#f2b541', LIMB);
  for (const s of [-1, 1]) {
    const x = -10 + s * 24;
    pen.ellipse(x, -120, 26, 28, pale, { ...LIMB, shade: 0.3 });
    if (mood === 'calm') {
      pen.ellipse(x, -120, 20, 23, '#ffe27a', { material: 'figure', ink: 0.7 });
      creatureEye(pen, mood, x, -119, { size: 1.1 });
    } else creatureEye(pen, mood, x, -120, { size: 1.15 });
  }
  pen.shape('M-18 -110Q-10 -116 -2 -110Q-4 -96 -10 -92Q-16 -96 -18 -110Z', '#f2a541', { ...LIMB, shade: 0.3 });
  if (mood === 'calm') {
    for (const s of [-1, 1])
      pen.shape(
        curve(
          [
            [-4 + s * 46, -66],
            [-4 + s * 66, -98],
            [-8 + s * 56, -146],
            [-10 + s * 28, -150],
            [-10 + s * 26, -140],
            [-6 + s * 48, -122],
          ],
          true,
          0.14,
        ),
        '#8a5c3c',
        { ...BODY, shade: 0.5 },
      );
    pen.shape('M-36 -94Q-24 -78 -36 -72Q-48 -78 -36 -94Z', '#bfe8ff', { material: 'glow', ink: 0.6 });
    return;
  }
  for (const s of [-1, 1]) {
    const wide = mood === 'glad' ? 12 : 0;
    pen.shape(
      curve([
        [-4 + s * 40, -106],
        [-4 + s * (56 + wide), -84],
        [-4 + s * (46 + wide * 1.6), -54 - wide],
        [-4 + s * 32, -64],
      ]),
      '#8a5c3c',
      { ...BODY, shade: 0.5 },
    );
  }
  if (mood === 'asleep') dreams(pen, 50, -142);
}

function stump(pen: Pen, fan: boolean): void {
  pen.shape(
    curve(
      [
        [-54, -44],
        [-52, -16],
        [-66, 0],
        [62, 0],
        [48, -18],
        [48, -44],
      ],
      true,
      0.11,
    ),
    '#8a6248',
    { ...BODY, shade: 0.7 },
  );
  pen.ellipse(-3, -45, 52, 12, '#e0bc88', { ...LIMB, shade: 0.2 });
  pen.line('M-30 -26L-32 -10M8 -28L10 -8M32 -26L34 -14', '#5f4234', 3.4);
  if (!fan) return;
  pen.line('M62 -4L50 -44', '#b5844a', 6);
  for (const turn of [-150, -125, -100, -75, -50]) frond(pen, 56, -22, 36, turn + 10, '#8fc45a');
}

/** In a bow tie, one foot up since the last plim. */
function crocodile(pen: Pen, mood: FigureMood): void {
  const [skin, belly] = ['#6fae62', '#e8e0a0'];
  if (mood === 'asleep') {
    pen.at(0, -6, 0.92, () => lyingCrocodile(pen, skin, belly));
    return;
  }
  const calm = mood === 'calm';
  pen.shape(
    curve(
      [
        [20, -46],
        [58, -30],
        [84, -36],
        [74, -12],
        [40, -6],
        [8, -16],
      ],
      true,
      0.15,
    ),
    skin,
    { ...BODY, shade: 0.7 },
  );
  pen.limb(
    [
      [18, -40],
      [20, -22],
      [16, -10],
    ],
    26,
    skin,
  );
  pen.ellipse(10, -7, 24, 10, skin, { ...LIMB, shade: 0.3 });
  for (const [x, y] of [
    [46, -34],
    [62, -34],
    [34, -66],
    [36, -92],
    [32, -118],
  ] as const)
    pen.ellipse(x, y, 9, 8, '#4f8f50', LIMB);
  pen.shape(
    curve([
      [-28, -34],
      [-30, -80],
      [-16, -124],
      [22, -124],
      [38, -70],
      [30, -30],
      [0, -18],
    ]),
    skin,
    { ...BODY, shade: 1 },
  );
  pen.ellipse(-6, -64, 22, 36, belly, { ...MARK, shade: 0.3 });
  pen.line('M-24 -52Q-6 -46 14 -52M-26 -68Q-6 -62 15 -68M-24 -84Q-6 -78 14 -84', '#b8b06a', 2.6);
  if (calm) {
    pen.limb(
      [
        [-16, -36],
        [-46, -50],
        [-58, -32],
      ],
      24,
      skin,
    );
    pen.at(-64, -30, 1, () => pen.ellipse(0, 0, 22, 10, skin, { ...LIMB, shade: 0.3 }), 24);
    pen.line('M-84 -10Q-66 -2 -50 -8', '#ffffff', 3.4, { material: 'glow', opacity: 0.6 });
  } else {
    pen.limb(
      [
        [-14, -36],
        [-20, -22],
        [-20, -10],
      ],
      24,
      skin,
    );
    pen.ellipse(-28, -7, 22, 10, skin, { ...LIMB, shade: 0.3 });
  }
  const arms: readonly (readonly Point[])[] = calm
    ? [
        [
          [-20, -98],
          [-50, -96],
          [-68, -116],
        ],
        [
          [26, -98],
          [56, -92],
          [70, -112],
        ],
      ]
    : [
        [
          [-20, -98],
          [-44, -80],
          [-34, -62],
        ],
        [
          [26, -98],
          [58, -110],
          [64, -138],
        ],
      ];
  for (const points of arms) pen.limb(points, 15, skin);
  pen.at(0, -146, 1, () => crocodileHead(pen, mood, skin, belly), calm ? -4 : 4);
  bowTie(pen, 0, -111);
  if (!calm) triangle(pen, 0, -102);
}

/** Around the middle between cheeks: a long snout to the left. */
function crocodileHead(pen: Pen, mood: FigureMood, skin: string, belly: string): void {
  for (const x of [-12, 22]) pen.ellipse(x, -26, 17, 17, skin, LIMB);
  pen.shape(
    curve([
      [34, -14],
      [36, 12],
      [8, 28],
      [-40, 28],
      [-74, 22],
      [-82, 6],
      [-66, -6],
      [-30, -10],
      [-6, -24],
      [20, -26],
    ]),
    skin,
    { ...BODY, shade: 0.8 },
  );
  pen.shape('M-80 12Q-40 24 10 14Q22 12 26 6Q26 24 4 29Q-40 34 -72 24Q-80 20 -80 12Z', belly, {
    ...MARK,
    opacity: 0.9,
  });
  pen.line(mood === 'calm' ? 'M-80 12Q-50 4 -30 12Q-8 18 12 10' : 'M-80 10Q-40 26 6 14Q20 8 24 -2', '#2f5a3f', 3.4);
  for (const x of [-72, -58]) pen.ellipse(x, -1, 3.4, 2.6, '#3f7048', MARK);
  creatureFace(pen, mood, { x: 4, y: -24, apart: 16, size: 0.66, cheeks: false });
  pen.ellipse(6, 2, 10, 6, '#ff7f8a', { ...MARK, opacity: 0.45 });
}

function bowTie(pen: Pen, x: number, y: number): void {
  for (const s of [-1, 1])
    pen.shape(`M${x} ${y}L${x + s * 24} ${y - 12}Q${x + s * 29} ${y} ${x + s * 24} ${y + 12}Z`, '#e8504a', {
      ...LIMB,
      shade: 0.4,
    });
  pen.ellipse(x, y, 7, 8, '#b8343f', LIMB);
}
function triangle(pen: Pen, x: number, y: number): void {
  pen.line(`M${x} ${y}L${x} ${y + 12}`, '#fff6ea', 2.6);
  const bar = `M${x} ${y + 12}L${x + 16} ${y + 40}L${x - 16} ${y + 40}L${x - 4} ${y + 19}`;
  pen.line(bar, '#8a98c8', 6);
  pen.line(bar, '#eef2ff', 3.4);
}

function lyingCrocodile(pen: Pen, skin: string, belly: string): void {
  pen.shape(
    curve(
      [
        [-30, -8],
        [-26, -50],
        [14, -66],
        [50, -48],
        [76, -28],
        [90, -8],
        [60, -2],
      ],
      true,
      0.15,
    ),
    skin,
    { ...BODY, shade: 1 },
  );
  for (const [x, y] of [
    [-8, -64],
    [14, -68],
    [36, -60],
    [54, -46],
  ] as const)
    pen.ellipse(x, y, 9, 8, '#4f8f50', LIMB);
  pen.ellipse(42, -8, 26, 9, skin, { ...LIMB, shade: 0.3 });
  pen.line('M20 -42Q42 -44 50 -16', '#4f8f50', 3.4);
  pen.at(-12, -32, 1, () => crocodileHead(pen, 'asleep', skin, belly), -2);
  pen.at(22, -14, 0.9, () => bowTie(pen, 0, 0), 40);
  pen.ellipse(-50, -5, 20, 8, skin, { ...LIMB, shade: 0.3 });
  dreams(pen, 26, -92);
}

/** Somebody hides behind her, somebody wide: so she got wider. */
function stork(pen: Pen, mood: FigureMood): void {
  const white = '#fbf7f4';
  pen.ellipse(0, -6, 74, 11, '#7fc0d8', { ...LIMB, shade: 0.2, opacity: 0.85 });
  pen.line('M-50 -6Q-30 -10 -12 -6M20 -2Q40 -7 58 -3', '#e8fbff', 2.8, { material: 'glow' });
  pen.line('M-8 -70L-8 -38L-10 -6', '#f2705a', 6);
  pen.line(mood === 'asleep' ? 'M12 -70L26 -50L4 -46' : 'M14 -70L14 -38L16 -5', '#f2705a', 6);
  pen.line('M-18 -5L-2 -5', '#f2705a', 6);
  const low = mood === 'asleep' ? 12 : 0;
  pen.shape(
    curve([
      [-34, -88],
      [-14, -116],
      [28, -106],
      [62, -72],
      [24, -60],
      [-18, -64],
    ]),
    white,
    { ...BODY, shade: 0.9 },
  );
  pen.shape(
    curve(
      [
        [4, -98],
        [34, -92],
        [70, -66],
        [40, -64],
        [10, -72],
      ],
      true,
      0.14,
    ),
    '#4a4668',
    { ...BODY, shade: 0.3 },
  );
  pen.limb(
    [
      [-18, -92],
      [-28, -116],
      [-16, -136 + low],
      [-14, -150 + low],
    ],
    24,
    white,
  );
  if (mood === 'calm') bush(pen);
  pen.shape(`M-46 ${-158 + low}L-88 ${-138 + low}Q-66 ${-132 + low} -36 ${-142 + low}Z`, '#f2905a', {
    ...LIMB,
    shade: 0.3,
  });
  pen.ellipse(-16, -156 + low, 37, 33, white, { ...BODY, shade: 0.8 });
  creatureFace(pen, mood, { x: -22, y: -159 + low, apart: 17, size: 0.78 });
  if (mood === 'calm') {
    for (const [x, y, turn] of [
      [-10, -184, -100],
      [4, -182, -50],
      [-24, -182, -150],
    ] as const)
      frond(pen, x, y, 26, turn, '#5fae5a');
    frond(pen, -72, -36, 26, 60, '#8fc45a');
    return;
  }
  if (mood === 'glad') pen.line('M-76 -143Q-60 -138 -46 -146', '#b8503a', 2.8);
  for (const [x, y, turn] of [
    [30, -8, -20],
    [44, -10, -60],
    [58, -8, -150],
    [70, -6, -110],
    [52, -16, -90],
  ] as const)
    frond(pen, x, y, 32, turn, x % 4 ? '#5fae5a' : '#8fc45a');
  pen.line('M40 -24L74 -34', '#b5844a', 4);
  if (mood === 'asleep') dreams(pen, 30, -154);
}

/** All the leaves she could find; a thorn holds them. */
function bush(pen: Pen): void {
  pen.shape(
    curve([
      [-64, -72],
      [-52, -108],
      [-20, -128],
      [20, -126],
      [56, -108],
      [74, -70],
      [56, -38],
      [4, -28],
      [-50, -40],
    ]),
    '#3f8a52',
    { ...BODY, shade: 1 },
  );
  for (const [x, y, turn] of [
    [-42, -50, 150],
    [-14, -44, 110],
    [24, -44, 70],
    [48, -52, 40],
    [-40, -76, 165],
    [-18, -62, 120],
    [14, -64, 60],
    [40, -76, 20],
    [-30, -98, 190],
    [2, -74, 90],
    [28, -92, 330],
    [-10, -104, 230],
    [12, -104, 290],
    [36, -104, 335],
  ] as const)
    frond(pen, x, y, 40, turn, (x + y) % 4 ? '#5fae5a' : '#8fc45a');
  pen.shape(roundedRect(-34, -92, 26, 5, 2), '#c99a60', { ...LIMB, shade: 0.2 });
  pen.line('M-8 -90L6 -88', '#8a5c3c', 4);
}

export const jungleNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 152, draw: scaled(0.87, 5, spider) },
  'neighbor.wonder': { width: 172, height: 186, draw: owl },
  'neighbor.sound': { width: 180, height: 198, draw: crocodile },
  'neighbor.shy': { width: 180, height: 200, draw: scaled(0.93, 4, stork) },
};
