// The neighbors of the school: the stapler after its paper, the little drum, the pink pudding, the shuttlecock who flies up.
import { curve, polygon, roundedRect } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { BODY, LIMB, MARK } from './parts/finishes.ts';
import { note } from './parts/note.ts';
import { scaled } from './parts/neighbor-parts.ts';

const RED = '#e8635a';

/** It bites pages together, so that they have company; and is stuck. */
function stapler(pen: Pen, mood: FigureMood): void {
  const calm = mood === 'calm';
  if (calm)
    for (const [x, y, turn] of [
      [-70, -142, -20],
      [66, -150, 24],
    ] as const)
      sheet(pen, x, y, turn, 0.8);
  const lift = calm ? 34 : 6;
  if (calm) {
    pen.limb(
      [
        [-8, -44],
        [-32, -28],
        [-46, -12],
      ],
      13,
      '#8a96cc',
    );
    pen.limb(
      [
        [40, -44],
        [58, -26],
        [78, -26],
      ],
      13,
      '#8a96cc',
    );
    pen.ellipse(-54, -9, 18, 8, '#f2c541', LIMB);
    pen.ellipse(82, -22, 9, 15, '#f2c541', LIMB);
  } else ironFrog(pen, -68, 0, mood);
  pen.at(8, -lift, 1, () => {
    pen.shape(roundedRect(-60, -14, 134, 17, 8), '#8a96cc', { ...BODY, shade: 0.5 });
    pen.ellipse(-36, -14, 14, 4, '#c4cce6', MARK);
    if (calm) sheet(pen, -70, -22, -80, 0.94);
    if (mood === 'glad') pen.shape('M-52 -13L60 -15L20 -50L-50 -44Z', '#8a3346', { material: 'figure' });
    const turn = mood === 'glad' ? 13 : calm ? 2 : 0;
    pen.at(
      62,
      -20,
      1,
      () => {
        pen.shape(roundedRect(-120, -20, 122, 14, 4), '#c4cce6', { ...BODY, shade: 0.4 });
        pen.line('M-110 -9L-16 -9', '#8a94c0', 3);
        pen.shape(
          curve(
            [
              [-128, -20],
              [-126, -60],
              [-98, -82],
              [-48, -80],
              [2, -58],
              [12, -22],
              [-8, -14],
              [-118, -14],
            ],
            true,
            0.12,
          ),
          RED,
          { ...BODY, shade: 1 },
        );
        pen.line('M-112 -62Q-98 -74 -76 -75', '#ffc0b4', 5, { opacity: 0.8 });
        pen.ellipse(-2, -24, 10, 10, '#c4cce6', { ...LIMB, shade: 0.3 });
        creatureFace(pen, mood, { x: -84, y: -48, apart: 20, size: 0.84, ...(calm ? { mouth: 18 } : {}) });
      },
      turn,
    );
  });
  if (calm) pen.line('M92 -70L84 -68M94 -52L86 -52', '#ffffff', 3.4, { material: 'glow', opacity: 0.7 });
  if (mood === 'asleep') dreams(pen, 24, -114);
}

function sheet(pen: Pen, x: number, y: number, turn: number, scale: number): void {
  pen.at(
    x,
    y,
    scale,
    () => {
      pen.shape('M-18 -24Q0 -30 18 -22L16 24Q0 18 -18 24Z', '#fffdf6', { ...BODY, shade: 0.5 });
      pen.line('M-10 -13Q0 -16 10 -12M-10 -3Q0 -6 10 -2M-10 7Q0 4 6 7', '#a8b0d8', 3);
    },
    turn,
  );
}

/** Fat, and made for sitting on paper. */
function ironFrog(pen: Pen, x: number, y: number, mood: FigureMood): void {
  pen.at(x, y, 1, () => {
    pen.shape(
      polygon([
        [-18, 0],
        [24, 0],
        [28, -5],
        [-14, -5],
      ]),
      '#fffdf6',
      LIMB,
    );
    pen.shape(
      curve([
        [-18, -5],
        [-20, -24],
        [0, -36],
        [20, -24],
        [20, -5],
        [0, -2],
      ]),
      '#6a8a84',
      { ...BODY, shade: 0.7 },
    );
    for (const s of [-1, 1]) {
      pen.ellipse(s * 10, -34, 8, 8, '#6a8a84', LIMB);
      pen.line(
        mood === 'asleep'
          ? `M${s * 10 - 4} -34Q${s * 10} -30 ${s * 10 + 4} -34`
          : `M${s * 10 - 4} -33Q${s * 10} -38 ${s * 10 + 4} -33`,
        '#2a1d3f',
        2.4,
        { material: 'eye' },
      );
    }
    pen.line('M-9 -20Q0 -14 9 -20', '#33504c', 2.6);
  });
}

/** Held down by a whistle: at every thud she goes up. */
function shuttlecock(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') {
    pen.ellipse(0, -4, 30, 5, '#1f2a5a', { ...MARK, opacity: 0.3 });
    pen.line('M-34 -22Q-38 -14 -34 -6M34 -22Q38 -14 34 -6M-14 -14L-14 -6M14 -14L14 -6', '#ffffff', 3.4, {
      material: 'glow',
      opacity: 0.6,
    });
    pen.at(0, -72, 1, () => birdie(pen, mood), -6);
    return;
  }
  pen.at(-10, mood === 'glad' ? -97 : -90, 0.76, () => birdie(pen, mood), mood === 'glad' ? -4 : -12);
  gymShoe(pen);
  if (mood === 'asleep') dreams(pen, 56, -108);
}

/** Around the cork's middle, a little below the face. */
function birdie(pen: Pen, mood: FigureMood): void {
  for (const [at, length] of [
    [-2, 92],
    [2, 92],
    [-1, 100],
    [1, 100],
    [0, 104],
  ] as const)
    pen.at(
      at * 15,
      -24,
      1,
      () => {
        const half = 17;
        pen.shape(
          `M-5 0L-${half} -${length - 26}Q-${half} -${length} 0 -${length}Q${half} -${length} ${half} -${length - 26}L5 0Z`,
          '#fbfaff',
          { ...BODY, shade: 0.6 },
        );
        pen.line(
          `M0 -4L0 -${length - 10}M0 -${length - 40}L-9 -${length - 30}M0 -${length - 40}L9 -${length - 30}`,
          '#c4c0e0',
          2.8,
        );
      },
      at * 13,
    );
  pen.line('M-43 -62Q0 -46 43 -62', '#f2a0bc', 6);
  pen.shape(
    curve(
      [
        [-44, -22],
        [-40, 18],
        [0, 38],
        [40, 18],
        [44, -22],
        [0, -36],
      ],
      true,
      0.15,
    ),
    '#f2d8b0',
    { ...BODY, shade: 0.9 },
  );
  pen.shape('M-45 -26Q0 -8 45 -26L45 -40Q0 -22 -45 -40Z', RED, { ...LIMB, shade: 0.4 });
  creatureFace(pen, mood, { x: -6, y: 2, apart: 18, size: 0.8, mouth: 18 });
  if (mood !== 'calm') return;
  pen.line('M-40 26Q0 46 40 22', '#5bb8a8', 5);
  whistle(pen, 56, 42, 0.9, 8);
}

function whistle(pen: Pen, x: number, y: number, scale: number, turn: number): void {
  pen.at(
    x,
    y,
    scale,
    () => {
      pen.ellipse(0, -14, 6, 6, '#8a94c0', LIMB);
      pen.shape('M-36 -12L4 -14C26 -14 28 22 4 24C-10 24 -16 12 -16 4L-36 4Z', '#d0d8f0', { ...BODY, shade: 0.7 });
      pen.ellipse(3, 5, 9, 9, '#6a74a8', { ...LIMB, shade: 0.2 });
      pen.shape(
        polygon([
          [-18, -13],
          [-8, -13],
          [-11, -5],
        ]),
        '#5a6498',
        MARK,
      );
    },
    turn,
  );
}

/** Without a partner: she is laced into it. */
function gymShoe(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-60, -66],
        [44, -70],
        [62, -64],
        [66, -14],
        [-74, -12],
        [-88, -26],
        [-78, -46],
      ],
      true,
      0.1,
    ),
    '#5a8fd0',
    { ...BODY, shade: 1 },
  );
  pen.shape(
    curve(
      [
        [-88, -12],
        [-86, -36],
        [-66, -48],
        [-48, -34],
        [-46, -12],
      ],
      true,
      0.14,
    ),
    '#fbf8f2',
    { ...BODY, shade: 0.4 },
  );
  pen.shape(roundedRect(-88, -18, 160, 18, 8), '#fbf8f2', { ...BODY, shade: 0.4 });
  pen.line('M-78 -8L62 -8', '#e8635a', 4);
  pen.shape(
    curve(
      [
        [-60, -72],
        [-8, -62],
        [46, -74],
        [58, -66],
        [46, -56],
        [-10, -48],
        [-58, -56],
      ],
      true,
      0.14,
    ),
    '#7fb0e8',
    { ...LIMB, shade: 0.3 },
  );
  for (const y of [-48, -34]) pen.line(`M-38 ${y}L-8 ${y + 12}M-8 ${y}L-38 ${y + 12}`, '#fff6ea', 4.4);
  pen.line('M-24 -50C-50 -62 -54 -40 -24 -48C4 -64 10 -42 -24 -48', '#fff6ea', 4.4);
  pen.ellipse(40, -40, 12, 12, '#fbf8f2', { ...LIMB, shade: 0.2 });
  pen.line('M34 -40L46 -40M40 -46L40 -34', RED, 3.4);
  whistle(pen, 12, -34, 0.56, -6);
}

/** It has to be set by tomorrow; at every flump it is soup again. */
function pudding(pen: Pen, mood: FigureMood): void {
  cart(pen);
  const pink = '#f58fb0';
  if (mood !== 'calm') {
    pen.shape(
      polygon([
        [-60, -74],
        [52, -74],
        [64, -64],
        [-70, -64],
      ]),
      '#fbfaff',
      { ...BODY, shade: 0.4 },
    );
    pen.line('M-58 -67L-30 -67M-14 -67L14 -67M28 -67L52 -67', '#7fb4e0', 4);
    shaker(pen, 72, -64);
  }
  pen.at(
    -6,
    mood === 'calm' ? -68 : -76,
    1,
    () => {
      pen.ellipse(0, 0, 56, 9, '#cfe8f8', { ...BODY, shade: 0.3, opacity: 0.95 });
      if (mood === 'calm') {
        pen.shape(
          curve(
            [
              [-56, -6],
              [-54, -30],
              [-40, -62],
              [-46, -84],
              [-14, -104],
              [12, -92],
              [38, -98],
              [48, -70],
              [42, -44],
              [58, -24],
              [54, -6],
              [28, 0],
              [-30, 0],
            ],
            true,
            0.17,
          ),
          pink,
          { ...BODY, shade: 1.1 },
        );
        pen.line('M-34 -82Q-24 -94 -10 -95', '#ffd0de', 6, { opacity: 0.9 });
        pen.line('M-68 -86Q-76 -74 -68 -62Q-62 -52 -70 -42M60 -90Q68 -78 60 -66Q54 -54 62 -46', '#ffffff', 3.6, {
          material: 'glow',
          opacity: 0.7,
        });
        for (const [x, y] of [
          [-62, -4],
          [64, -2],
        ] as const)
          pen.ellipse(x, y, 8, 5, pink, LIMB);
      } else {
        pen.shape('M-50 -2L-40 -70Q-38 -78 -28 -78L28 -78Q38 -78 40 -70L50 -2Q0 8 -50 -2Z', pink, {
          ...BODY,
          shade: 1.1,
        });
        pen.line('M-24 -76L-30 0M24 -76L30 0', '#e0708f', 3, { opacity: 0.6 });
        pen.shape(
          curve(
            [
              [-38, -74],
              [-34, -88],
              [0, -94],
              [34, -88],
              [38, -74],
              [26, -64],
              [12, -72],
              [-2, -62],
              [-18, -72],
              [-28, -64],
            ],
            true,
            0.15,
          ),
          '#c8405f',
          { ...BODY, shade: 0.5 },
        );
        pen.ellipse(0, -96, 9, 9, '#e8504a', LIMB);
      }
      const y = mood === 'calm' ? -54 : mood === 'asleep' ? -48 : -42;
      creatureFace(pen, mood, { x: -8, y, apart: 19, size: 0.86, mouth: 20 });
      if (mood === 'asleep') {
        pen.shape(
          curve(
            [
              [-52, 0],
              [-50, -20],
              [-28, -16],
              [-6, -20],
              [18, -16],
              [46, -20],
              [52, 0],
              [0, 7],
            ],
            true,
            0.14,
          ),
          '#ffc4d6',
          { ...BODY, shade: 0.4 },
        );
        pen.line('M-46 -10Q0 -2 46 -10', '#fff0f4', 3.4);
      }
      pen.line('M-70 -2Q-56 12 -30 13L30 13Q56 12 70 -2', '#f0fbff', 5, { material: 'glow', opacity: 0.8 });
    },
    mood === 'calm' ? 4 : 0,
  );
  if (mood === 'asleep') dreams(pen, 42, -148);
}

function cart(pen: Pen): void {
  for (const x of [-66, 66]) {
    pen.line(`M${x} -56L${x} -16`, '#8a94c0', 7);
    pen.ellipse(x, -9, 10, 9.5, '#4a4478', { ...LIMB, shade: 0.3 });
    pen.ellipse(x, -9, 3.6, 3.6, '#c4cce6', MARK);
  }
  pen.shape(roundedRect(-74, -28, 148, 9, 4), '#aab4dc', LIMB);
  for (const x of [-40, -28, -16]) pen.ellipse(x, -32, 18, 5, '#fbfaff', LIMB);
  pen.shape(roundedRect(14, -46, 34, 18, 5), '#7fc0a8', LIMB);
  pen.line('M74 -60Q90 -64 88 -82', '#8a94c0', 6);
  pen.shape(roundedRect(-84, -66, 168, 13, 5), '#c4cce6', { ...BODY, shade: 0.4 });
}
function shaker(pen: Pen, x: number, y: number): void {
  pen.shape(
    polygon([
      [x - 11, y - 30],
      [x + 11, y - 30],
      [x + 14, y],
      [x - 14, y],
    ]),
    '#d0d8f0',
    { ...BODY, shade: 0.5 },
  );
  pen.shape(`M${x - 12} ${y - 29}Q${x} ${y - 50} ${x + 12} ${y - 29}Z`, '#aab4dc', LIMB);
  for (const [dx, dy] of [
    [-4, -34],
    [4, -34],
    [0, -38],
  ] as const)
    pen.ellipse(x + dx, y + dy, 1.6, 1.6, '#4a4478', MARK);
}

/** The drum roll goes on till somebody goes up, and so he drums on himself. */
function drum(pen: Pen, mood: FigureMood): void {
  if (mood === 'asleep') {
    pen.at(64, -58, 1, () => drumBody(pen, mood), -90);
    pen.at(4, -60, 1, () => creatureFace(pen, mood, { y: 0, apart: 14, size: 0.8, mouth: 19 }), -14);
    stick(pen, -80, -5, 84, -10);
    stick(pen, 6, -5, 84, 190);
    dreams(pen, 54, -124);
    return;
  }
  const calm = mood === 'calm';
  for (const x of [-24, 20]) {
    pen.line(`M${x} -22L${x} -8`, '#f2c541', 11);
    pen.ellipse(x - 4, -6, 19, 8, '#6a4a8a', LIMB);
  }
  pen.at(
    0,
    -18,
    1,
    () => {
      drumBody(pen, mood);
      creatureFace(pen, mood, { x: -8, y: -54, apart: 20, size: 0.88, mouth: 21 });
    },
    calm ? -3 : 0,
  );
  for (const s of [-1, 1]) {
    const [handX, handY] = calm ? [s * 66, -128] : s < 0 ? [-62, -66] : [72, -124];
    pen.limb(
      [
        [s * 50, -78],
        [s * 74, calm ? -96 : -88],
        [handX, handY],
      ],
      12,
      '#f2c541',
    );
    if (calm) stick(pen, handX + s * 8, handY - 14, 60, s < 0 ? 42 : 138);
    else if (s > 0) stick(pen, handX + 2, handY + 10, 52, -120);
    pen.ellipse(handX, handY, 10, 10, '#fff2dc', { ...LIMB, shade: 0.3 });
  }
  if (calm)
    pen.line(
      'M-30 -136L-38 -152M-8 -140L-8 -158M16 -138L24 -154M40 -132L52 -146M-84 -96L-78 -88M86 -96L78 -88',
      '#fff0c0',
      3.6,
      { material: 'glow', opacity: 0.85 },
    );
  else
    for (const [x, y] of [
      [-56, -140],
      [-28, -160],
    ] as const)
      note(pen, x, y, 9);
}

/** Upright on 0,0; 112 high. */
function drumBody(pen: Pen, mood: FigureMood): void {
  const shell = 'M-56 -98L-54 -12Q0 10 54 -12L56 -98Z';
  pen.shape(shell, '#f4786a', { ...BODY, shade: 1 });
  if (mood !== 'asleep')
    pen.clip(shell, () => pen.line('M-60 -90L-48 -14L-36 -80M36 -80L48 -14L60 -90', '#ffe9c0', 4.4, { opacity: 0.9 }));
  pen.shape('M-58 -28Q0 -4 58 -28L57 -10Q0 14 -57 -10Z', '#f2c541', { ...BODY, shade: 0.4 });
  pen.shape('M-60 -100Q0 -74 60 -100L59 -84Q0 -60 -59 -84Z', '#f2c541', { ...BODY, shade: 0.4 });
  pen.ellipse(0, -100, 60, 17, '#fff6e6', { ...BODY, shade: 0.3 });
  pen.ellipse(-8, -102, 34, 8, '#ffffff', { ...MARK, opacity: 0.7 });
}

/** @param x,y its thick end's opposite @param turn where it points */
function stick(pen: Pen, x: number, y: number, length: number, turn: number): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.line(`M0 0L${length - 8} 0`, '#8a5638', 8.6);
      pen.line(`M0 0L${length - 8} 0`, '#d9a05a', 5.6);
      pen.ellipse(length - 4, 0, 9, 7.4, '#f2d8b0', { ...LIMB, shade: 0.4 });
    },
    turn,
  );
}

export const schoolNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 170, draw: scaled(0.95, 0, stapler) },
  'neighbor.wonder': { width: 180, height: 182, draw: drum },
  'neighbor.sound': { width: 180, height: 190, draw: pudding },
  'neighbor.shy': { width: 180, height: 198, draw: scaled(0.96, 0, shuttlecock) },
};
