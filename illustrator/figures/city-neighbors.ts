// The neighbors of the city: the traffic light, the weathercock in nine coats, the alley cat, the old lady with her tea.
import { curve, ellipse, polygon, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureEye, creatureFace, creatureMouth, dreams } from './creature-face.ts';
import { BODY, LIMB, MARK } from './parts/finishes.ts';
import { scaled } from './parts/neighbor-parts.ts';
import { drawCheek } from './rig/face.ts';

/** All three at once: somebody keeps coming round, and it has been green forty times. */
function trafficLight(pen: Pen, mood: FigureMood): void {
  const calm = mood === 'calm';
  pen.shape(roundedRect(-9, -34, 18, 34, 4), '#5a6498', { ...BODY, shade: 0.4 });
  pen.ellipse(0, -4, 32, 8, '#4a5286', LIMB);
  pen.at(
    0,
    -28,
    1,
    () => {
      for (const s of [-1, 1])
        pen.limb(
          [
            [s * 34, -40],
            [s * 52, -28],
            [s * (mood === 'glad' ? 56 : 46), mood === 'glad' ? -54 : -8],
          ],
          11,
          '#c98a34',
        );
      pen.shape(roundedRect(-40, -160, 80, 152, 24), '#f2b541', { ...BODY, shade: 1 });
      pen.shape(roundedRect(-31, -153, 62, 108, 20), '#4a4478', MARK);
      (
        [
          ['#ff6a5e', -134],
          ['#ffe27a', -100],
          ['#5ee08a', -66],
        ] as const
      ).forEach(([color, y], i) => {
        const lit = calm || i === 1;
        if (lit) pen.glow(-2, y, mood === 'asleep' ? 30 : 44, color, mood === 'asleep' ? 0.5 : 0.8);
        pen.ellipse(-2, y, 17, 16, lit ? color : (['#b8605e', '#c9a050', '#5a9f74'][i] ?? color), {
          material: 'figure',
          shade: 0.4,
          ink: 0.8,
        });
        creatureEye(pen, mood, -5, y + 1, { size: 0.82 });
        // too tired to hold them open
        if (calm) {
          pen.shape(`M-21 ${y - 5}C-20 ${y - 22} 16 ${y - 22} 17 ${y - 5}Q-2 ${y - 11} -21 ${y - 5}Z`, '#f2b541', {
            ...LIMB,
            shade: 0.2,
          });
        }
      });
      for (const x of [-24, 18]) drawCheek(pen, x, -34, { size: 0.7 });
      creatureMouth(pen, mood, { x: -4, y: -32, size: 0.86 });
      if (!calm) paperHat(pen, mood === 'asleep' ? -124 : -136);
    },
    calm ? -5 : 0,
  );
  if (mood === 'glad') newspaper(pen);
  if (mood === 'asleep') dreams(pen, 40, -150);
}

/** Of yesterday's newspaper, with a long brim. */
function paperHat(pen: Pen, y: number): void {
  pen.shape(
    polygon([
      [-62, y + 4],
      [-34, y - 8],
      [0, y - 34],
      [36, y - 8],
      [58, y + 4],
      [0, y + 14],
    ]),
    '#fbf6ea',
    { ...BODY, shade: 0.7 },
  );
  pen.line(`M-34 ${y - 6}L36 ${y - 6}M-16 ${y - 15}L18 ${y - 15}`, '#b0a8bc', 3);
  pen.shape(
    polygon([
      [-64, y + 4],
      [0, y - 2],
      [60, y + 4],
      [48, y + 14],
      [-52, y + 14],
    ]),
    '#ece4d4',
    { ...LIMB, shade: 0.3 },
  );
  pen.line(`M-40 ${y + 8}L-8 ${y + 7}M4 ${y + 7}L36 ${y + 8}`, '#b0a8bc', 2.6);
}
function newspaper(pen: Pen): void {
  pen.at(
    -54,
    -76,
    1,
    () => {
      pen.shape(
        polygon([
          [-22, -26],
          [0, -20],
          [22, -26],
          [22, 22],
          [0, 28],
          [-22, 22],
        ]),
        '#fbf6ea',
        { ...BODY, shade: 0.4 },
      );
      pen.line('M0 -20L0 27M-16 -15L-6 -12M-16 -6L-6 -3M-16 3L-6 6M6 -12L16 -15M6 -3L16 -6M6 6L16 3', '#b0a8bc', 2.8);
    },
    6,
  );
}

/** They took him for a hat stand, and so he cannot turn. */
function weathercock(pen: Pen, mood: FigureMood): void {
  pen.shape(
    polygon([
      [-66, 0],
      [-20, -22],
      [20, -22],
      [66, 0],
    ]),
    '#b8605a',
    { ...BODY, shade: 0.6 },
  );
  pen.line('M-40 -8L40 -8M-24 -15L24 -15', '#8a4048', 3);
  pen.limb(
    [
      [0, -22],
      [0, -92],
    ],
    8,
    '#5a6498',
  );
  if (mood === 'calm') {
    coats(pen);
    return;
  }
  pen.line('M-54 -46L54 -46', '#6a74a8', 6);
  pen.shape(
    polygon([
      [54, -56],
      [74, -46],
      [54, -36],
    ]),
    '#6a74a8',
    LIMB,
  );
  // the iron N
  pen.line('M-70 -34L-70 -58L-54 -34L-54 -58', '#3a3f6a', 9);
  pen.line('M-70 -34L-70 -58L-54 -34L-54 -58', '#aab4e0', 5.4);
  const gold = '#f2b83f';
  for (const [bend, color] of [
    [0, '#d98f34'],
    [1, '#e8a53a'],
    [2, '#f2b83f'],
  ] as const)
    pen.shape(
      curve(
        [
          [22, -92],
          [46 - bend * 8, -124 - bend * 10],
          [74 - bend * 16, -146 - bend * 10],
          [86 - bend * 12, -128 - bend * 12],
          [76 - bend * 8, -100 - bend * 6],
          [44, -84],
        ],
        true,
        0.15,
      ),
      color,
      LIMB,
    );
  pen.shape(
    curve(
      [
        [-40, -112],
        [-46, -150],
        [-22, -164],
        [-2, -140],
        [22, -120],
        [48, -106],
        [32, -74],
        [0, -66],
        [-28, -78],
      ],
      true,
      0.15,
    ),
    gold,
    { ...BODY, shade: 1 },
  );
  pen.shape(
    curve([
      [-8, -108],
      [26, -108],
      [34, -90],
      [6, -82],
      [-10, -92],
    ]),
    '#d98f34',
    { ...LIMB, shade: 0.3 },
  );
  pen.line('M2 -94Q14 -90 26 -94M4 -102Q16 -98 28 -102', '#a8642a', 2.8);
  for (const [x, y, r] of [
    [-36, -180, 9],
    [-20, -186, 11],
    [-4, -178, 9],
  ] as const)
    pen.ellipse(x, y, r, r + 2, '#e8504a', LIMB);
  pen.ellipse(-22, -150, 33, 31, gold, { ...BODY, shade: 0.7 });
  beak(pen, -36, -146);
  pen.ellipse(-40, -124, 8, 11, '#e8504a', { ...LIMB, shade: 0.3 });
  creatureFace(pen, mood, { x: -22, y: -155, apart: 15, size: 0.68 });
  if (mood === 'glad')
    pen.line('M-60 -90Q-72 -78 -62 -66M66 -66Q78 -72 74 -84', '#ffffff', 3.6, { material: 'glow', opacity: 0.7 });
  else dreams(pen, 14, -160);
}

function beak(pen: Pen, x: number, y: number): void {
  pen.shape(
    `M${x + 12} ${y - 7}Q${x - 10} ${y - 6} ${x - 22} ${y + 6}Q${x - 4} ${y + 12} ${x + 14} ${y + 8}Z`,
    '#e8823a',
    { ...LIMB, shade: 0.4 },
  );
  pen.line(`M${x - 20} ${y + 5}Q${x - 4} ${y + 2} ${x + 12} ${y + 1}`, '#a8502a', 2.6);
}

/** Of him there is only a beak, and two eyes in the gap. */
function coats(pen: Pen): void {
  pen.line('M40 -84L72 -126', '#7a5a50', 5);
  pen.shape(
    curve(
      [
        [52, -34],
        [46, -70],
        [54, -96],
        [62, -70],
        [60, -34],
      ],
      true,
      0.13,
    ),
    '#4f8fd0',
    LIMB,
  );
  pen.line('M56 -94L60 -112C62 -122 74 -120 72 -110', '#7a5a50', 4.4);
  (
    [
      [
        '#6a84c8',
        [
          [-58, -42],
          [-50, -110],
          [0, -134],
          [52, -110],
          [62, -42],
          [34, -30],
          [-36, -30],
        ],
      ],
      [
        '#c8606a',
        [
          [-54, -36],
          [-56, -96],
          [-26, -124],
          [-6, -92],
          [-16, -30],
          [-36, -26],
        ],
      ],
      [
        '#5aa58a',
        [
          [14, -28],
          [4, -88],
          [30, -122],
          [56, -92],
          [52, -36],
          [34, -24],
        ],
      ],
      [
        '#e0a850',
        [
          [-24, -34],
          [-20, -94],
          [4, -102],
          [24, -92],
          [22, -34],
          [0, -24],
        ],
      ],
    ] as const
  ).forEach(([color, points]) => pen.shape(curve(points, true, 0.14), color, { ...BODY, shade: 0.8 }));
  pen.line('M1 -90L0 -32M-46 -80Q-40 -64 -46 -48M44 -78Q38 -62 42 -46', '#5a3a4a', 3, { opacity: 0.6 });
  for (const y of [-78, -60, -42]) pen.ellipse(9, y, 4, 4, '#fff2dc', { ...LIMB, shade: 0 });
  for (const [x, y] of [
    [-62, -92],
    [68, -72],
  ] as const)
    pen.limb(
      [
        [x * 0.7, -102],
        [x, y],
        [x * 0.96, y + 32],
      ],
      17,
      x < 0 ? '#8a6ab0' : '#d98a5a',
    );
  pen.ellipse(-4, -122, 46, 28, '#3a2a44', { material: 'figure' });
  creatureFace(pen, 'calm', { x: -6, y: -122, apart: 19, size: 0.78, cheeks: false });
  for (const x of [-25, 13]) pen.line(ellipse(x, -122, 11, 13), '#ffe9a8', 3);
  beak(pen, -14, -106);
  (
    [
      ['#f4a8b8', 0, -142, 58],
      ['#7a5a9a', 4, -154, 48],
      ['#f2d06a', -6, -166, 42],
      ['#4f7f6a', 5, -176, 34],
      ['#e8635a', -2, -185, 26],
    ] as const
  ).forEach(([color, x, y, half]) => {
    pen.shape(
      curve(
        [
          [x - half * 0.6, y],
          [x - half * 0.54, y - 16],
          [x, y - 20],
          [x + half * 0.54, y - 16],
          [x + half * 0.6, y],
        ],
        true,
        0.13,
      ),
      color,
      { ...LIMB, shade: 0.3 },
    );
    pen.ellipse(x, y, half, 7, color, { ...LIMB, shade: 0.3 });
  });
  pen.shape(
    polygon([
      [-74, -140],
      [-48, -154],
      [-40, -140],
    ]),
    '#e8635a',
    LIMB,
  );
}

const FUR = '#7a7698';

/** Her back went up like a bridge, and will not come down. */
function cat(pen: Pen, mood: FigureMood): void {
  wall(pen);
  const pale = '#f2e8f0';
  if (mood === 'calm') {
    pen.limb(
      [
        [44, -80],
        [68, -116],
        [58, -150],
        [74, -164],
      ],
      15,
      FUR,
    );
    const bridge = 'M-50 -46L-54 -84C-54 -176 52 -176 54 -84L54 -46L32 -46L28 -78C20 -112 -22 -112 -28 -78L-32 -46Z';
    pen.shape(bridge, FUR, { ...BODY, shade: 1 });
    pen.line(
      'M-22 -146L-26 -162M-6 -152L-7 -170M10 -152L12 -170M26 -146L32 -160M-12 -148Q-14 -130 -10 -116M10 -148Q14 -130 10 -116M34 -132Q28 -118 30 -104',
      '#56527a',
      5,
    );
    for (const x of [-42, -32, 42, 34]) pen.ellipse(x, -46, 11, 7, pale, LIMB);
    pen.at(-44, -94, 1, () => catHead(pen, mood));
    return;
  }
  if (mood === 'glad') {
    pen.limb(
      [
        [54, -94],
        [76, -108],
        [70, -142],
        [84, -152],
      ],
      15,
      FUR,
    );
    pen.limb(
      [
        [48, -90],
        [52, -66],
        [48, -50],
      ],
      22,
      FUR,
    );
    pen.shape(
      curve(
        [
          [-40, -50],
          [-28, -70],
          [10, -84],
          [34, -118],
          [62, -112],
          [68, -84],
          [46, -66],
          [6, -50],
        ],
        true,
        0.15,
      ),
      FUR,
      { ...BODY, shade: 0.9 },
    );
    pen.line('M18 -96Q26 -84 26 -70M36 -112Q42 -96 40 -80M2 -82Q8 -72 6 -62', '#56527a', 5);
    pen.limb(
      [
        [-28, -52],
        [-76, -49],
      ],
      16,
      FUR,
    );
    for (const [x, y] of [
      [-78, -48],
      [-62, -46],
      [42, -47],
    ] as const)
      pen.ellipse(x, y, 13, 8, pale, LIMB);
    pen.at(-36, -80, 1, () => catHead(pen, mood));
    return;
  }
  pen.limb(
    [
      [56, -56],
      [78, -44],
      [74, -18],
      [64, -10],
    ],
    14,
    FUR,
  );
  pen.shape(
    curve(
      [
        [-56, -46],
        [-30, -66],
        [20, -70],
        [62, -62],
        [74, -48],
        [20, -42],
      ],
      true,
      0.15,
    ),
    FUR,
    { ...BODY, shade: 0.8 },
  );
  pen.line('M14 -68Q18 -58 16 -50M34 -68Q38 -58 36 -50M52 -64Q56 -56 54 -50', '#56527a', 5);
  pen.limb(
    [
      [-14, -50],
      [-10, -30],
    ],
    14,
    FUR,
  );
  pen.ellipse(-10, -26, 9, 11, pale, LIMB);
  pen.at(-44, -66, 1, () => catHead(pen, mood));
  dreams(pen, 0, -104);
}

function wall(pen: Pen): void {
  pen.shape(roundedRect(-82, -42, 164, 42, 4), '#b5705a', { ...BODY, shade: 0.6 });
  pen.line(
    'M-82 -21L82 -21M-40 -42L-40 -21M10 -42L10 -21M52 -42L52 -21M-62 -21L-62 0M-14 -21L-14 0M34 -21L34 0',
    '#8a4c48',
    3,
    { opacity: 0.8 },
  );
  pen.shape(roundedRect(-86, -48, 172, 10, 4), '#dca088', LIMB);
}

function catHead(pen: Pen, mood: FigureMood): void {
  const drop = mood === 'asleep' ? 6 : 0;
  for (const s of [-1, 1]) {
    pen.shape(`M${s * 8} -24L${s * 30} ${-50 + drop}Q${s * 40} -30 ${s * 36} -6Z`, FUR, LIMB);
    pen.shape(`M${s * 18} -28L${s * 29} ${-42 + drop}Q${s * 34} -28 ${s * 32} -16Z`, '#f2a8b0', MARK);
  }
  pen.ellipse(0, 0, 40, 34, FUR, { ...BODY, shade: 0.8 });
  pen.line('M-8 -33L-8 -22M0 -34L0 -20M8 -33L8 -22', '#56527a', 4);
  pen.ellipse(-5, 13, 22, 15, '#f2e8f0', MARK);
  creatureFace(pen, mood, { x: -5, y: -4, apart: 17, size: 0.78 });
  pen.shape('M-10 5L0 5L-5 11Z', '#e8708a', { ...LIMB, ink: 0.5, rim: 0 });
  pen.line(mood === 'calm' ? 'M-12 21Q-5 16 2 21' : 'M-14 14Q-9 21 -5 13Q-1 21 4 14', '#4a3450', 2.8);
  pen.line('M-40 8L-54 5M-40 15L-53 17M30 9L46 5M30 16L45 18', '#f6f0fa', 2.2, { opacity: 0.8 });
}

/** If she drinks, there is the pom; so she holds her cup and waits. */
function oldLady(pen: Pen, mood: FigureMood): void {
  const skin = '#eebd98';
  const [x, y] = mood === 'asleep' ? [-8, -92] : [-8, -112];
  pen.shape(roundedRect(-84, -190, 168, 190, 10), '#c98a6a', { ...BODY, shade: 0.6 });
  pen.shape(roundedRect(-70, -178, 140, 150, 8), '#ffd98f', { material: 'glow' });
  pen.shape(
    curve(
      [
        [-52, -28],
        [-48, -66],
        [-24, -80],
        [10, -80],
        [34, -64],
        [40, -28],
      ],
      true,
      0.14,
    ),
    '#8a6ab8',
    { ...BODY, shade: 0.8 },
  );
  pen.shape(
    curve(
      [
        [-34, -76],
        [-8, -66],
        [20, -76],
        [24, -62],
        [-8, -50],
        [-38, -62],
      ],
      true,
      0.14,
    ),
    '#e0c8f0',
    { ...LIMB, shade: 0.3 },
  );
  for (const s of [-1, 1]) pen.ellipse(x + s * 41, y + 4, 8, 10, skin, { material: 'skin', shade: 0.2 });
  pen.ellipse(x, y - 12, 46, 40, '#e6e2f0', { ...BODY, shade: 0.4 });
  pen.ellipse(x, y + 2, 41, 37, skin, { material: 'skin', shade: 0.8, rim: 0.8 });
  pen.shape(
    `M${x - 42} ${y}C${x - 46} ${y - 50} ${x + 46} ${y - 50} ${x + 42} ${y}Q${x + 26} ${y - 24} ${x} ${y - 22}Q${x - 26} ${y - 24} ${x - 42} ${y}Z`,
    '#e6e2f0',
    { ...LIMB, shade: 0.3 },
  );
  for (const [dx, dy, turn] of [
    [-34, -24, -40],
    [-13, -42, -14],
    [14, -42, 14],
    [35, -24, 40],
  ] as const)
    pen.at(
      x + dx,
      y + dy,
      1,
      () => {
        pen.shape(roundedRect(-13, -9, 26, 18, 8), '#f58fb4', { ...LIMB, shade: 0.4 });
        pen.line('M-6 -8L-6 8M1 -8L1 8M7 -8L7 7', '#c8587f', 2.2);
      },
      turn,
    );
  creatureFace(pen, mood, { x: x - 5, y: y + 2, apart: 17, size: 0.72, ...(mood === 'calm' ? {} : { mouth: 19 }) });
  for (const s of [-1, 1]) pen.line(ellipse(x - 5 + s * 17, y + 3, 13, 13), '#a8743f', 2.8);
  pen.line(`M${x - 8} ${y + 2}Q${x - 5} ${y - 1} ${x - 2} ${y + 2}`, '#a8743f', 2.8);
  for (const s of [-1, 1])
    pen.shape(
      s < 0
        ? 'M-76 -182Q-44 -180 -40 -182Q-48 -110 -72 -70L-76 -70Z'
        : 'M76 -182Q44 -180 44 -182Q52 -110 72 -70L76 -70Z',
      '#f2a8a0',
      { ...LIMB, shade: 0.4 },
    );
  pen.shape(roundedRect(-90, -32, 180, 16, 5), '#f6e6d0', { ...BODY, shade: 0.4 });
  for (const bx of [-60, -20, 20, 60]) pen.line(`M${bx - 16} -8L${bx + 16} -8`, '#a8684f', 3);
  if (mood === 'calm') {
    cup(pen, x - 8, y + 22);
    for (const s of [-1, 1]) {
      pen.limb(
        [
          [x + s * 36, -46],
          [x + s * 44 - 2, -66],
          [x - 6 + s * 22, y + 34],
        ],
        15,
        '#8a6ab8',
      );
      pen.ellipse(x - 7 + s * 19, y + 32, 9, 9, skin, { material: 'skin', shade: 0.3 });
    }
    return;
  }
  pot(pen, 52, -32);
  if (mood === 'glad') {
    cup(pen, -54, -48);
    pen.limb(
      [
        [-40, -50],
        [-54, -40],
        [-42, -40],
      ],
      14,
      '#8a6ab8',
    );
    pen.limb(
      [
        [28, -52],
        [22, -56],
        [22, -76],
      ],
      14,
      '#8a6ab8',
    );
    pen.ellipse(22, -78, 9, 9, skin, { material: 'skin', shade: 0.3 });
    pen.line('M22 -84L22 -96', skin, 6, { material: 'skin' });
  } else {
    cup(pen, -62, -48);
    pen.limb(
      [
        [-44, -44],
        [-16, -40],
        [18, -42],
      ],
      17,
      '#8a6ab8',
    );
    pen.ellipse(22, -42, 9, 8, skin, { material: 'skin', shade: 0.3 });
    dreams(pen, 36, -134);
  }
}

function cup(pen: Pen, x: number, y: number): void {
  pen.line(`M${x + 15} ${y - 3}C${x + 30} ${y - 6} ${x + 28} ${y + 12} ${x + 12} ${y + 9}`, '#7fb4e0', 4.4);
  pen.shape(
    `M${x - 18} ${y - 8}L${x + 18} ${y - 8}Q${x + 18} ${y + 14} ${x} ${y + 15}Q${x - 18} ${y + 14} ${x - 18} ${y - 8}Z`,
    '#fbfaff',
    { ...BODY, shade: 0.5 },
  );
  pen.ellipse(x, y - 8, 18, 4.6, '#b5743f', { ...LIMB, shade: 0, rim: 0 });
  pen.line(`M${x - 15} ${y + 3}Q${x} ${y + 8} ${x + 15} ${y + 3}`, '#7fb4e0', 3.4);
}

/** In its cozy again. */
function pot(pen: Pen, x: number, y: number): void {
  pen.shape(
    `M${x - 22} ${y - 14}Q${x - 36} ${y - 20} ${x - 38} ${y - 34}Q${x - 26} ${y - 30} ${x - 18} ${y - 26}Z`,
    '#fbfaff',
    LIMB,
  );
  pen.shape(`M${x - 27} ${y}C${x - 32} ${y - 44} ${x + 32} ${y - 44} ${x + 27} ${y}Z`, '#e8635a', {
    ...BODY,
    shade: 0.6,
  });
  pen.line(
    `M${x - 26} ${y - 6}L${x - 20} ${y - 13}L${x - 13} ${y - 6}L${x - 6} ${y - 13}L${x + 1} ${y - 6}L${x + 8} ${y - 13}L${x + 15} ${y - 6}L${x + 22} ${y - 13}`,
    '#fff2dc',
    3,
  );
  pen.ellipse(x, y - 36, 8, 8, '#fff2dc', LIMB);
}

export const cityNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 156, height: 196, draw: scaled(0.96, 3, trafficLight) },
  'neighbor.wonder': { width: 170, height: 200, draw: scaled(0.96, 0, weathercock) },
  'neighbor.sound': { width: 180, height: 178, draw: scaled(0.92, 0, cat) },
  'neighbor.shy': { width: 180, height: 194, draw: scaled(0.97, 0, oldLady) },
};
