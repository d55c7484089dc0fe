// The neighbors of the beings of space: each has a trouble of its own because of them.
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { curve, polygon, roundedRect, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { hen, steam } from './parts/hen.ts';

/** A rock that hangs among the stars, with a round top. */
function rock(pen: Pen, half: number, height: number, color = '#8272b8'): void {
  pen.shape(
    curve([
      [-half, -height * 0.4],
      [-half * 0.72, -height * 0.94],
      [0, -height],
      [half * 0.74, -height * 0.92],
      [half, -height * 0.4],
      [half * 0.6, 0],
      [-half * 0.58, 0],
    ]),
    color,
    { ...BODY, shade: 0.7 },
  );
  for (const [x, y, r] of [
    [-0.5, 0.45, 0.1],
    [0.2, 0.3, 0.08],
    [0.6, 0.55, 0.11],
  ] as const)
    pen.ellipse(half * x, -height * y, half * r, half * r * 0.6, '#655699', PLAIN);
}

/** Calm: she has her soup pan over her eyes. Glad: turned like a cap. Asleep: it steams beside her. */
function spaceHen(pen: Pen, mood: FigureMood): void {
  rock(pen, 72, 48);
  if (mood === 'asleep') {
    pen.at(-22, -36, 0.9, () => hen(pen, mood, { feathers: '#fdf3e2' }));
    pen.at(46, -34, 0.56, () => soupPan(pen, true));
    steam(pen, 44, -84, 0.7);
    dreams(pen, 6, -152);
    return;
  }
  pen.at(4, -36, 1, () => hen(pen, mood, { feathers: '#fdf3e2', combless: true }));
  if (mood === 'calm') {
    pen.at(-18, -126, 0.94, () => panHat(pen, -1), -5);
    pen.shape(
      curve([
        [-78, -176],
        [-66, -186],
        [-54, -178],
        [-60, -166],
        [-74, -166],
      ]),
      '#e8a85a',
      PART,
    );
    pen.line('M-68 -178L-64 -172M-60 -178L-58 -174', '#fbe3b8', 2.6);
    pen.line('M-50 -166L-42 -160M-44 -182L-34 -178', '#ffffff', 3.4);
    return;
  }
  pen.at(-16, -146, 0.94, () => panHat(pen, 1), 4);
  pen.at(38, -146, 1, () => bow(pen));
}

/** Upside down; its handle to the left (-1) or to the right. */
function panHat(pen: Pen, handle: 1 | -1): void {
  pen.line(`M${handle * 38} -14L${handle * 74} -10`, '#3f3a62', 12);
  pen.line(`M${handle * 44} -15L${handle * 72} -12`, '#6a648f', 4);
  pen.shape('M-42 0L-38 -40Q-34 -52 0 -52Q34 -52 38 -40L42 0Q0 12 -42 0Z', '#c4654a', { ...BODY, shade: 0.8 });
  pen.shape(roundedRect(-45, -6, 90, 11, 5), '#df8560', PART);
  pen.line('M-24 -40Q-26 -24 -27 -14', '#f6c0a0', 4, { opacity: 0.9 });
}

function soupPan(pen: Pen, lid: boolean): void {
  pen.line('M38 -46L72 -52', '#3f3a62', 11);
  pen.at(58, -52, 1, () => bow(pen));
  pen.shape('M-40 -52L-36 -8Q-30 2 0 2Q30 2 36 -8L40 -52Z', '#c4654a', { ...BODY, shade: 0.8 });
  pen.shape(roundedRect(-43, -58, 86, 11, 5), '#df8560', PART);
  if (!lid) return;
  pen.shape('M-40 -57Q-30 -74 0 -74Q30 -74 40 -57Z', '#8f96c8', PART);
  pen.ellipse(0, -77, 8, 6, '#3f3a62', BIT);
}

function bow(pen: Pen): void {
  for (const side of [-1, 1])
    pen.shape(
      `M0 0Q${side * 8} -14 ${side * 19} -11Q${side * 22} 2 ${side * 17} 11Q${side * 8} 10 0 0Z`,
      '#f6d060',
      BIT,
    );
  pen.ellipse(0, 0, 5.4, 5.4, '#e8b53a', BIT);
}

/** Calm: so much snow lies on him that he has no waist. */
function snowman(pen: Pen, mood: FigureMood): void {
  const [snow, blue] = ['#f2f6ff', '#b4c4ee'];
  rock(pen, 40, 26);
  if (mood === 'calm') {
    pen.shape(
      curve([
        [-80, -56],
        [-74, -112],
        [-52, -152],
        [0, -172],
        [52, -152],
        [74, -112],
        [80, -56],
        [52, -22],
        [0, -16],
        [-52, -22],
      ]),
      snow,
      { ...BODY, shade: 1.5 },
    );
    pen.line('M-70 -66Q-58 -52 -44 -54M34 -42Q52 -40 62 -56M36 -92Q48 -88 56 -96', blue, 4, { opacity: 0.8 });
    for (const side of [-1, 1])
      pen.line(`M${side * 72} -92L${side * 86} -104M${side * 80} -99L${side * 84} -92`, '#7a5646', 5);
    for (const [x, y, r] of [
      [-62, -186, 6],
      [-20, -194, 5],
      [30, -188, 6.5],
      [70, -168, 5],
      [-84, -150, 5],
      [84, -136, 4],
    ] as const)
      pen.ellipse(x, y, r, r, '#ffffff', { material: 'glow', ink: 0.3 });
    snowFace(pen, mood, -8, -120);
    for (const y of [-66, -46]) pen.ellipse(-8, y, 5, 5.4, '#4a4470', BIT);
    return;
  }
  pen.glow(0, -96, 96, '#dfe8ff', 0.35);
  for (const side of [-1, 1]) pen.ellipse(side * 19 - 3, -26, 20, 11, snow, PART);
  for (const side of [-1, 1])
    pen.line(
      mood === 'glad'
        ? `M${side * 44} -78L${side * 76} -106M${side * 66} -97L${side * 80} -94M${side * 66} -97L${side * 66} -112`
        : `M${side * 46} -72L${side * 68} -48M${side * 60} -57L${side * 72} -58`,
      '#7a5646',
      5.4,
    );
  pen.ellipse(0, -64, 51, 40, snow, { ...BODY, shade: 1.1 });
  pen.ellipse(-2, -132, 42, 39, snow, { ...BODY, shade: 0.9 });
  pen.shape(
    curve([
      [-38, -106],
      [-2, -96],
      [36, -106],
      [38, -94],
      [0, -82],
      [-40, -94],
    ]),
    '#5f8fd8',
    PART,
  );
  pen.shape('M16 -90L34 -62L20 -56L6 -86Z', '#4f78c0', PART);
  snowFace(pen, mood, -8, -136);
  for (const y of [-70, -52]) pen.ellipse(-6, y, 5, 5.4, '#4a4470', BIT);
  if (mood === 'asleep') dreams(pen, 44, -166);
}

function snowFace(pen: Pen, mood: FigureMood, x: number, y: number): void {
  creatureFace(pen, mood, { x, y, apart: 17.4, size: 0.6, mouth: 19.5 });
  pen.shape(
    `M${x - 6} ${y + 1}Q${x + 8} ${y - 2} ${x + 7} ${y + 7}Q${x + 5} ${y + 14} ${x - 34} ${y + 15}Q${x - 14} ${y + 7} ${x - 6} ${y + 1}Z`,
    '#f2914a',
    BIT,
  );
}

/** Calm: takes a flat cake out of the oven, mitts on both claws. Glad: it is as high as a hat. */
function moonCrab(pen: Pen, mood: FigureMood): void {
  const shell = '#e8806a';
  pen.at(52, 0, 1, () => oven(pen, mood));
  for (const x of [-74, -58, -42, -8]) pen.line(`M${x + 10} -26Q${x - 4} -22 ${x - 2} -3`, '#c8604f', 7);
  for (const side of [-1, 1]) pen.line(`M${-36 + side * 14} -58L${-36 + side * 18} -84`, shell, 8);
  pen.shape(
    curve([
      [-80, -32],
      [-70, -58],
      [-36, -68],
      [-2, -58],
      [8, -32],
      [-14, -12],
      [-36, -8],
      [-58, -12],
    ]),
    shell,
    { ...BODY, shade: 1.1 },
  );
  for (const [x, y] of [
    [-62, -26],
    [-8, -28],
    [-16, -20],
  ] as const)
    pen.ellipse(x, y, 4.6, 3.8, '#f6b09a', PLAIN);
  for (const side of [-1, 1]) pen.ellipse(-36 + side * 19, -88, 15, 15, '#f2937c', PART);
  creatureFace(pen, mood, { x: -36, y: -88, apart: 19.2, size: 0.62, mouth: 43.7, cheeks: false });
  for (const side of [-1, 1]) pen.ellipse(-37 + side * 24, -42, 7, 5, '#ff5f6d', { ...PLAIN, opacity: 0.5 });
  if (mood === 'calm') {
    pen.line('M0 -40Q18 -60 12 -100M-74 -40Q-90 -60 -78 -104', '#c8604f', 9);
    pen.at(-32, -122, 1, () => cake(pen, 0));
    for (const [x, turn] of [
      [-76, 20],
      [12, -20],
    ] as const)
      pen.at(x, -108, 1, () => mitt(pen), turn);
    pen.line('M60 -126L66 -134M72 -120L82 -124M50 -128L50 -138', '#ff9a8a', 3.4);
    return;
  }
  const up = mood === 'glad';
  pen.line(
    up ? 'M-74 -42Q-90 -56 -80 -84M2 -42Q14 -52 14 -66' : 'M-72 -36Q-88 -30 -82 -16M0 -36Q14 -30 8 -16',
    '#c8604f',
    9,
  );
  for (const [x, y] of up
    ? ([
        [-80, -92],
        [14, -74],
      ] as const)
    : ([
        [-80, -12],
        [6, -12],
      ] as const))
    pen.at(x, y, 1, () => claw(pen, shell));
  pen.at(52, -86, 1, () => cake(pen, 34));
  if (up)
    for (const [x, y, r] of [
      [20, -138, 8],
      [80, -148, 8],
      [-36, -124, 7],
    ] as const)
      pen.shape(sparkle(x, y, r), '#fff4c8', { material: 'glow', ink: 0 });
  else dreams(pen, -8, -112);
}

function oven(pen: Pen, mood: FigureMood): void {
  pen.shape(roundedRect(-36, -80, 72, 78, 11), '#8c92c8', { ...BODY, shade: 0.9 });
  pen.shape(roundedRect(-26, -52, 52, 40, 8), '#4a4478', PART);
  pen.shape(roundedRect(-19, -45, 38, 26, 6), mood === 'asleep' ? '#6a5a80' : '#ffb45a', {
    material: 'glow',
    ink: 0.5,
  });
  pen.line('M-18 -57L18 -57', '#e4e6f6', 5);
  for (const x of [-20, 0, 20]) pen.ellipse(x, -68, 4.6, 4.6, '#f2d9a0', BIT);
  for (const x of [-24, 24]) pen.shape(roundedRect(x - 7, -6, 14, 8, 3), '#5a5690', BIT);
}

/** On its plate, a flat one when it has no height. */
function cake(pen: Pen, high: number): void {
  pen.ellipse(0, 0, 36, 7, '#c98a52', PART);
  pen.ellipse(0, -4, 33, 5, '#e0a866', PLAIN);
  if (high === 0) return;
  pen.shape(
    `M-24 -5L-24 ${-high}Q-22 ${-high - 16} 0 ${-high - 16}Q22 ${-high - 16} 24 ${-high}L24 -5Q0 3 -24 -5Z`,
    '#d99a5a',
    PART,
  );
  pen.shape(
    `M-26 ${-high + 4}Q-24 ${-high - 20} 0 ${-high - 20}Q24 ${-high - 20} 26 ${-high + 4}Q18 ${-high + 12} 12 ${-high + 3}Q4 ${-high + 14} -4 ${-high + 4}Q-14 ${-high + 14} -26 ${-high + 4}Z`,
    '#fff2f4',
    PART,
  );
  pen.ellipse(0, -high - 22, 6.4, 6.4, '#e8555a', BIT);
}

function mitt(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-13, 14],
        [-16, -8],
        [0, -20],
        [15, -10],
        [13, 14],
      ],
      true,
      0.15,
    ),
    '#5fa8c8',
    PART,
  );
  pen.shape(
    curve([
      [10, 2],
      [22, -10],
      [25, 0],
      [13, 12],
    ]),
    '#5fa8c8',
    BIT,
  );
  pen.shape(roundedRect(-15, 10, 30, 9, 4), '#f4ecd8', BIT);
}

function claw(pen: Pen, color: string): void {
  pen.shape('M0 14C-18 12 -22 -10 -8 -20Q-8 -8 0 -6Q8 -8 10 -20C22 -8 18 12 0 14Z', color, PART);
}

/** Calm: pink all over, in a sack. Glad: black again, but for one speck. Asleep: you can hardly see him. */
function oldCrow(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') return crowInSack(pen);
  const black = '#3d3962';
  for (const x of [-12, 16]) pen.line(`M${x} -26L${x} -4M${x} -4L${x - 12} 0M${x} -4L${x + 10} 0`, '#c8843f', 5.4);
  pen.shape(
    polygon([
      [34, -62],
      [84, -30],
      [72, -18],
      [60, -22],
      [24, -34],
    ]),
    '#2f2b50',
    PART,
  );
  pen.shape(
    curve([
      [-38, -52],
      [-34, -94],
      [0, -110],
      [38, -92],
      [50, -56],
      [30, -24],
      [-16, -22],
    ]),
    black,
    { ...BODY, shade: 1 },
  );
  pen.shape(
    curve(
      [
        [-30, -70],
        [-14, -60],
        [4, -44],
        [-4, -32],
        [-26, -36],
      ],
      true,
      0.12,
    ),
    '#565182',
    PLAIN,
  );
  const asleep = mood === 'asleep';
  pen.at(asleep ? 4 : -14, asleep ? -112 : -132, 1, () => crowHead(pen, mood, black, '#7a7598'), asleep ? 12 : 0);
  pen.shape(
    asleep
      ? curve(
          [
            [-28, -96],
            [4, -88],
            [48, -88],
            [54, -44],
            [22, -34],
            [-12, -62],
          ],
          true,
          0.15,
        )
      : curve(
          [
            [0, -84],
            [34, -88],
            [56, -46],
            [38, -34],
            [10, -50],
          ],
          true,
          0.15,
        ),
    '#4a4676',
    PART,
  );
  pen.line(
    asleep ? 'M8 -62Q26 -52 44 -58M-2 -76Q22 -66 48 -74' : 'M16 -58Q32 -50 46 -56M14 -70Q32 -62 48 -70',
    '#7f7ab0',
    3,
  );
  if (asleep) return dreams(pen, 46, -148);
  pen.line('M-34 -64Q-54 -60 -58 -80', black, 12);
  pen.at(-60, -98, 1, () => comb(pen), -14);
}

function crowInSack(pen: Pen): void {
  const pink = '#f08fc0';
  pen.at(-8, -122, 1.06, () => crowHead(pen, 'calm', pink, '#f6c04a'));
  pen.shape(
    curve(
      [
        [-62, -20],
        [-66, -64],
        [-44, -98],
        [0, -92],
        [40, -100],
        [60, -62],
        [62, -18],
        [34, -2],
        [-32, -2],
      ],
      true,
      0.15,
    ),
    '#c9a878',
    { ...BODY, shade: 1.2 },
  );
  pen.shape(
    curve(
      [
        [-50, -92],
        [-26, -84],
        [0, -88],
        [24, -84],
        [46, -96],
        [44, -106],
        [18, -98],
        [-6, -102],
        [-30, -98],
        [-48, -104],
      ],
      true,
      0.14,
    ),
    '#e0c498',
    PART,
  );
  pen.shape(
    polygon([
      [10, -58],
      [38, -62],
      [42, -34],
      [14, -30],
    ]),
    '#8fa8c8',
    BIT,
  );
  pen.line('M12 -64L16 -54M26 -66L28 -56M10 -32L18 -26M38 -36L46 -32', '#7a5a44', 3);
  pen.line('M-48 -60Q-40 -40 -46 -18M-18 -72Q-16 -56 -20 -40', '#a5845a', 3.4, { opacity: 0.8 });
  for (const side of [-1, 1])
    pen.line(
      `M${side * 70} -8Q${side * 80} -18 ${side * 74} -30M${side * 80} -6Q${side * 88} -12 ${side * 86} -22`,
      '#ffffff',
      3.4,
      { opacity: 0.6 },
    );
  for (const [x, y, r] of [
    [-66, -126, 8],
    [52, -134, 9],
    [-50, -166, 6],
    [40, -168, 6],
  ] as const)
    pen.shape(sparkle(x, y, r), '#ffd0ea', { material: 'glow', ink: 0 });
}

function crowHead(pen: Pen, mood: FigureMood, color: string, beak: string): void {
  pen.shape('M-8 -34Q-10 -50 4 -52Q0 -44 8 -44Q18 -52 22 -44Q14 -40 16 -30Z', color, PART);
  pen.ellipse(0, 0, 40, 37, color, { ...BODY, shade: 0.8 });
  const dark = mood !== 'calm';
  if (dark) for (const side of [-1, 1]) pen.ellipse(-8 + side * 16, -6, 12.5, 12, '#524d7e', PLAIN);
  creatureFace(pen, mood, { x: -8, y: -6, apart: 16.2, size: 0.58, ...(dark ? { ink: '#f4f0ff' } : {}) });
  pen.shape('M-22 6Q-12 -4 2 6Q-4 14 -34 26Q-30 14 -22 6Z', beak, BIT);
  if (dark) pen.shape('M30 -20Q34 -32 44 -30Q40 -24 48 -20Q40 -12 30 -14Z', '#f59ac8', BIT);
}

/** The comb, fat with all the pink there was. */
function comb(pen: Pen): void {
  pen.shape(
    curve([
      [-22, -26],
      [-2, -36],
      [18, -28],
      [22, -8],
      [4, 2],
      [-18, -4],
    ]),
    '#f7a8d4',
    PART,
  );
  pen.shape(roundedRect(-19, -4, 38, 11, 4), '#f2d9a0', PART);
  pen.line('M-14 7L-14 17M-7 7L-7 17M0 7L0 17M7 7L7 17M14 7L14 17', '#f2d9a0', 3.6);
}

/** By the want of the being whose neighbors they are. */
export const spaceNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 200, draw: spaceHen },
  'neighbor.wonder': { width: 180, height: 200, draw: snowman },
  'neighbor.sound': { width: 180, height: 156, draw: moonCrab },
  'neighbor.shy': { width: 180, height: 180, draw: oldCrow },
};
