// The neighbors of the beings of the arctic.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { curve, polygon, roundedRect, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

const SNOW = '#eef3ff';

/** Calm: she sweeps frozen shouts off her step, on tiptoe. Glad: both feet in the muff, and nothing comes down. */
function eiderDuck(pen: Pen, mood: FigureMood): void {
  const brown = '#b5865f';
  const calm = mood === 'calm';
  pen.shape(roundedRect(-84, -20, 168, 20, 8), '#a5b0d8', { ...BODY, shade: 0.5 });
  pen.shape(roundedRect(-88, -26, 176, 12, 6), SNOW, PART);
  const y = calm ? -10 : 4;
  pen.shape(`M40 ${y - 78}Q78 ${y - 104} 82 ${y - 90}Q82 ${y - 70} 52 ${y - 46}Z`, mix(brown, '#5a3a44', 0.3), PART);
  if (calm)
    for (const x of [-10, 22]) {
      pen.line(`M${x} -56L${x - 2} -34`, '#e8a04a', 6);
      pen.shape(`M${x - 16} -26L${x - 2} -38L${x + 6} -26Z`, '#f2b45a', BIT);
    }
  pen.shape(
    curve([
      [-44, y - 60],
      [-36, y - 100],
      [10, y - 108],
      [52, y - 90],
      [62, y - 58],
      [34, y - 34],
      [-20, y - 34],
    ]),
    brown,
    { ...BODY, shade: 1.2 },
  );
  for (const [dx, dy] of [
    [-20, -56],
    [0, -46],
    [-24, -76],
    [20, -44],
    [-4, -64],
  ] as const)
    pen.line(`M${dx - 6} ${y + dy}Q${dx} ${y + dy + 7} ${dx + 6} ${y + dy}`, '#7a5440', 3);
  pen.at(-22, y - 118, 1, () => duckHead(pen, mood, brown));
  if (calm) {
    pen.shape(
      curve(
        [
          [6, -98],
          [36, -96],
          [26, -70],
          [-20, -40],
          [-48, -34],
          [-40, -52],
          [-14, -78],
        ],
        true,
        0.14,
      ),
      mix(brown, '#5a3a44', 0.25),
      PART,
    );
    pen.line('M14 -86Q4 -68 -20 -52M24 -82Q10 -60 -8 -48', '#e0bd94', 3);
    for (const [x, size, turn] of [
      [-66, 1, 0],
      [-42, 0.7, 30],
      [58, 0.9, -20],
      [76, 0.6, 40],
    ] as const)
      pen.at(x, -34, size, () => frozenShout(pen), turn);
    for (const [x, top, turn] of [
      [60, -150, 20],
      [-74, -160, -30],
    ] as const)
      pen.at(x, top, 0.8, () => frozenShout(pen), turn);
    return;
  }
  pen.shape(
    curve(
      [
        [8, -86],
        [40, -86],
        [64, -60],
        [40, -46],
        [12, -56],
      ],
      true,
      0.15,
    ),
    mix(brown, '#5a3a44', 0.25),
    PART,
  );
  pen.line('M22 -68Q38 -60 52 -66', '#e0bd94', 3);
  pen.shape(roundedRect(-52, -54, 80, 36, 17), '#8a6ab0', { ...BODY, shade: 0.8 });
  for (const x of [-50, 26]) pen.ellipse(x, -36, 9, 18, '#fbf4ff', PART);
  pen.line('M-28 -44L-28 -36M-12 -40L-12 -32M4 -44L4 -36', '#b89ad8', 3);
  if (mood === 'asleep') return dreams(pen, 24, -142);
  for (const [x, top] of [
    [-72, -110],
    [66, -130],
    [-62, -152],
  ] as const)
    pen.ellipse(x, top, 4.6, 4.6, '#ffffff', { material: 'glow', ink: 0.3 });
}

function duckHead(pen: Pen, mood: FigureMood, brown: string): void {
  pen.ellipse(0, 0, 36, 33, brown, BODY);
  pen.shape('M-6 -32Q18 -40 32 -16Q14 -22 -6 -32Z', mix(brown, '#5a3a44', 0.3), PLAIN);
  creatureFace(pen, mood, { x: -10, y: -5, apart: 15.7, size: 0.54 });
  pen.shape('M-24 6Q-10 -4 4 6Q2 16 -12 20Q-34 22 -38 14Q-30 12 -24 6Z', '#8f9ab8', PART);
  pen.line('M-34 15Q-16 17 0 10', '#5f6a8c', 2.4);
}

/** A curl of ice with a shout inside. */
function frozenShout(pen: Pen): void {
  pen.line('M-10 4C-14 -12 6 -18 10 -6C12 4 -2 6 -2 -2', '#4a7fc4', 10);
  pen.line('M-10 4C-14 -12 6 -18 10 -6C12 4 -2 6 -2 -2', '#c4e4ff', 5.4);
}

/** Calm: he has run after his supper since six. Glad: it stays in the middle of its tray. */
function puffin(pen: Pen, mood: FigureMood): void {
  const calm = mood === 'calm';
  pen.shape(
    calm
      ? polygon([
          [-90, -18],
          [90, -2],
          [84, 8],
          [-86, -6],
        ])
      : roundedRect(-88, -10, 176, 14, 7),
    '#cfe4fb',
    { ...BODY, shade: 0.4 },
  );
  const x = calm ? 30 : 26;
  pen.at(x, calm ? -4 : -8, 1, () => puffinBody(pen, mood), calm ? -12 : 0);
  pen.at(calm ? -58 : -54, calm ? -20 : -12, calm ? 0.9 : 1, () => fishTray(pen, mood), calm ? 6 : 0);
  if (calm) {
    pen.line(
      'M-84 -42L-90 -46M-22 -30L-10 -28M-24 -42L-14 -42M78 -64L90 -62M76 -84L88 -86M74 -44L84 -40',
      '#ffffff',
      4,
      { opacity: 0.85 },
    );
    for (const [dx, y] of [
      [68, -144],
      [82, -120],
    ] as const)
      pen.shape(`M${dx} ${y - 10}Q${dx + 8} ${y} ${dx} ${y + 4}Q${dx - 8} ${y} ${dx} ${y - 10}Z`, '#bfe4ff', {
        ...BIT,
        ink: 0.4,
      });
  } else if (mood === 'asleep') dreams(pen, 62, -136);
  else pen.shape(sparkle(-60, -70, 10), '#fff4c8', { material: 'glow', ink: 0 });
}

function puffinBody(pen: Pen, mood: FigureMood): void {
  const black = '#474470';
  const calm = mood === 'calm';
  if (calm) {
    pen.line('M-12 -26L-32 -12M14 -26L38 -20', '#f2853a', 8);
    pen.shape('M-46 -8L-28 -20L-20 -6Z', '#f29a4a', BIT);
    pen.shape('M34 -32L52 -18L36 -10Z', '#f29a4a', BIT);
  } else
    for (const x of [-20, 16])
      pen.shape(`M${x - 16} 0Q${x - 12} -14 ${x} -12Q${x + 14} -12 ${x + 14} 0Z`, '#f29a4a', BIT);
  const y = calm ? -14 : 0;
  pen.shape(
    curve([
      [-38, y - 36],
      [-36, y - 82],
      [0, y - 100],
      [38, y - 82],
      [44, y - 36],
      [26, y - 6],
      [-22, y - 6],
    ]),
    black,
    { ...BODY, shade: 1 },
  );
  pen.shape(
    curve([
      [-34, y - 40],
      [-28, y - 70],
      [-6, y - 76],
      [16, y - 56],
      [14, y - 22],
      [-8, y - 10],
      [-28, y - 18],
    ]),
    '#f8f6ff',
    { ...PART, ink: 0 },
  );
  const wing = calm
    ? 'M24 -92Q66 -104 74 -76Q48 -74 28 -64Z'
    : mood === 'glad'
      ? 'M22 -74Q52 -64 50 -30Q30 -36 20 -52Z'
      : 'M20 -70Q46 -56 40 -22Q24 -34 18 -52Z';
  pen.shape(wing, mix(black, '#8a86b0', 0.25), PART);
  if (calm) pen.shape('M-34 -86Q-66 -92 -70 -68Q-48 -72 -34 -66Z', mix(black, '#8a86b0', 0.25), PART);
  pen.at(-6, y - 114, 1, () => {
    pen.ellipse(0, 0, 38, 36, black, BODY);
    pen.ellipse(-10, 4, 29, 27, '#f8f6ff', { ...PART, ink: 0 });
    creatureFace(pen, mood, { x: -12, y: -4, apart: 15.7, size: 0.56 });
    pen.shape('M-28 2Q-12 -6 0 2Q2 14 -10 20Q-26 30 -36 24Q-36 12 -28 2Z', '#f2773f', PART);
    pen.shape('M-28 2Q-22 -2 -16 0Q-24 10 -24 27Q-32 28 -36 24Q-36 12 -28 2Z', '#f6c04a', { ...PLAIN });
    pen.line('M-32 20Q-16 16 0 10', '#8a3a3a', 2.2);
  });
}

function fishTray(pen: Pen, mood: FigureMood): void {
  pen.shape(
    curve(
      [
        [-34, -6],
        [-26, -12],
        [26, -12],
        [34, -6],
        [26, 2],
        [-26, 2],
      ],
      true,
      0.14,
    ),
    '#b4bcd8',
    PART,
  );
  if (mood === 'asleep') {
    pen.line('M-20 -12L16 -14M-10 -19L-9 -6M0 -20L1 -7M9 -20L10 -7', '#6f7698', 6);
    pen.line('M-20 -12L16 -14M-10 -19L-9 -6M0 -20L1 -7M9 -20L10 -7', '#fbf8f0', 3.6);
    return pen.shape('M14 -14L24 -21L24 -6Z', '#fbf8f0', BIT);
  }
  pen.shape('M12 -20L30 -32Q28 -20 30 -8Z', '#5f9ac8', BIT);
  pen.shape('M-28 -18Q-8 -38 18 -20Q-6 -2 -28 -18Z', '#7fb8dc', PART);
  pen.ellipse(-16, -21, 2.6, 3, '#2a1d3f', PLAIN);
  pen.line('M-4 -26Q0 -20 -4 -14M4 -25Q8 -20 4 -15', '#d8f0ff', 2.4);
}

/** Calm: a sock in her mouth, so that all see it is not she who rings. Glad: everybody knows which *donk* is hers. */
function shipsBell(pen: Pen, mood: FigureMood): void {
  const [brass, wood] = ['#e8b84f', '#8a5f44'];
  pen.shape(roundedRect(60, -196, 18, 196, 6), wood, BODY);
  pen.shape(roundedRect(-62, -196, 148, 18, 7), mix(wood, '#d8a070', 0.2), BODY);
  pen.line('M62 -140L24 -180', wood, 9);
  pen.shape(
    curve(
      [
        [-66, -196],
        [-30, -204],
        [20, -200],
        [60, -206],
        [90, -196],
        [40, -188],
        [-30, -190],
      ],
      true,
      0.15,
    ),
    SNOW,
    PART,
  );
  pen.shape(
    curve(
      [
        [34, -2],
        [50, -18],
        [84, -18],
        [90, -2],
        [60, 4],
      ],
      true,
      0.14,
    ),
    SNOW,
    PART,
  );
  pen.at(
    -14,
    -176,
    1,
    () => {
      pen.line('M0 -8L0 18', '#5a4a6a', 8);
      pen.ellipse(0, 20, 12, 9, mix(brass, '#8a5a3a', 0.3), PART);
      if (mood !== 'calm') {
        pen.line('M0 108L0 128', '#7a5a4a', 7);
        pen.ellipse(0, 130, 12, 12, mix(brass, '#8a5a3a', 0.4), PART);
      }
      pen.shape(
        'M-26 34Q-20 20 0 20Q20 20 26 34Q36 72 44 92Q62 104 60 114Q0 130 -60 114Q-62 104 -44 92Q-36 72 -26 34Z',
        brass,
        { ...BODY, shade: 1.2 },
      );
      pen.line('M-42 96Q0 108 42 96M-28 38Q0 46 28 38', mix(brass, '#8a5a2a', 0.45), 4);
      pen.line('M-22 50Q-26 68 -32 84', '#fff4c8', 5, { opacity: 0.8 });
      creatureFace(pen, mood, { x: -4, y: 64, apart: 17.4, size: 0.62, ...(mood === 'calm' ? {} : { mouth: 17.7 }) });
      if (mood === 'calm') bellSock(pen);
      else bellSign(pen);
    },
    mood === 'glad' ? -9 : 0,
  );
  if (mood === 'glad') pen.line('M-84 -110Q-92 -94 -86 -78M46 -92Q54 -78 48 -64M-76 -52Q-80 -44 -74 -36', '#ffe9a0', 4);
  if (mood === 'asleep') dreams(pen, 34, -140);
}

function bellSock(pen: Pen): void {
  pen.shape(
    curve(
      [
        [-14, 84],
        [-2, 78],
        [10, 84],
        [10, 132],
        [8, 160],
        [-26, 168],
        [-44, 158],
        [-34, 146],
        [-12, 142],
        [-14, 120],
      ],
      true,
      0.12,
    ),
    '#a8aec4',
    { ...BODY, shade: 0.7 },
  );
  pen.line('M-12 96L9 96M-12 108L9 108', '#e8635a', 5);
  pen.shape('M-44 158Q-44 148 -33 146Q-26 154 -30 167Q-42 166 -44 158Z', '#e8635a', BIT);
  pen.line('M-14 84Q-2 92 10 84', '#6a3a3a', 4);
}

/** A bell on it that is crossed out says the same without words. */
function bellSign(pen: Pen): void {
  pen.line('M-28 112L-20 138M28 112L20 138', '#d8c8a8', 3);
  pen.shape(roundedRect(-30, 136, 60, 34, 5), '#f6ead0', PART);
  pen.shape('M-8 160Q-6 144 2 142Q10 144 12 160Z', '#8a9ad0', { ...BIT, ink: 0.5 });
  pen.line('M-18 150L-12 153L-18 156M20 148Q24 153 20 158', '#8a5a4a', 2.8);
}

/** Calm: her front door on her back, and her house has walked off. Glad: she sits in her doorway. */
function ermine(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') {
    pen.at(36, -72, 1, () => door(pen, 74, 126), 14);
    pen.line('M40 -14Q74 -8 80 -30', '#f4f2fb', 13);
    pen.line('M78 -24Q82 -32 80 -38', '#4a4468', 12);
    pen.shape(
      curve(
        [
          [-22, -10],
          [-30, -46],
          [-10, -96],
          [14, -92],
          [34, -50],
          [52, -14],
          [20, -2],
        ],
        true,
        0.15,
      ),
      '#fbf9ff',
      { ...BODY, shade: 1 },
    );
    for (const [x, dx] of [
      [-24, -8],
      [26, -6],
    ] as const)
      pen.ellipse(x + dx, -5, 17, 8, '#f4f2fb', PART);
    pen.line('M-18 -84Q-4 -70 20 -86M-26 -52Q0 -36 32 -52', '#c8744a', 6);
    pen.limb(
      [
        [-14, -74],
        [-36, -62],
        [-18, -56],
      ],
      15,
      '#f4f2fb',
    );
    ermineHead(pen, mood, -28, -114);
    return pen.line('M-66 -8Q-74 -14 -70 -24M-78 -2Q-86 -10 -82 -20', '#ffffff', 3.6, { opacity: 0.7 });
  }
  const asleep = mood === 'asleep';
  pen.shape(
    curve(
      [
        [-76, -5],
        [-78, -92],
        [-44, -160],
        [4, -180],
        [52, -160],
        [80, -92],
        [78, -5],
      ],
      true,
      0.12,
    ),
    SNOW,
    { ...BODY, shade: 1.1 },
  );
  pen.line('M-64 -60Q-58 -52 -48 -56M54 -120Q62 -112 66 -98M-40 -146Q-30 -156 -18 -160', '#b9c6ee', 4);
  pen.shape('M-46 0L-46 -92Q-44 -140 -4 -140Q38 -140 40 -92L40 0Z', '#ffd890', { ...BIT, ink: 1 });
  pen.shape('M-34 0L-34 -90Q-32 -128 -4 -128Q28 -128 28 -90L28 0Z', '#a5684a', PLAIN);
  pen.glow(-4, -104, 40, '#ffe9a0', 0.5);
  pen.line('M20 -10Q38 -2 30 -22', '#f4f2fb', 12);
  pen.shape(
    curve(
      [
        [-28, -4],
        [-30, -46],
        [-14, -80],
        [10, -80],
        [24, -46],
        [24, -4],
      ],
      true,
      0.15,
    ),
    '#fbf9ff',
    BODY,
  );
  pen.shape(
    polygon([
      [40, -134],
      [76, -122],
      [76, 4],
      [40, 0],
    ]),
    '#a5744f',
    PART,
  );
  pen.shape(
    polygon([
      [48, -116],
      [68, -108],
      [68, -70],
      [48, -72],
    ]),
    mix('#a5744f', '#5a3a3a', 0.3),
    BIT,
  );
  pen.ellipse(66, -54, 7, 7, '#f6c84f', BIT);
  if (!asleep) {
    pen.limb(
      [
        [-20, -62],
        [-42, -70],
        [-48, -86],
      ],
      14,
      '#f4f2fb',
    );
    pen.ellipse(-50, -94, 10, 10, '#f6c84f', PART);
    pen.shape(sparkle(-60, -108, 8), '#fff4c8', { material: 'glow', ink: 0 });
  } else
    pen.limb(
      [
        [-20, -50],
        [-10, -30],
        [2, -30],
      ],
      14,
      '#f4f2fb',
    );
  for (const x of [-18, 10]) pen.ellipse(x, -5, 15, 7, '#f4f2fb', PART);
  ermineHead(pen, mood, -6, asleep ? -84 : -94);
  if (asleep) dreams(pen, 22, -124);
}

function ermineHead(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    for (const side of [-1, 1]) {
      pen.ellipse(side * 24, -24, 11, 12, '#fbf9ff', PART);
      pen.ellipse(side * 23, -23, 5.6, 6.4, '#f2b8c4', PLAIN);
    }
    pen.shape(
      curve([
        [-34, 0],
        [-28, -26],
        [0, -34],
        [28, -26],
        [34, 0],
        [16, 22],
        [-6, 28],
        [-24, 20],
      ]),
      '#fbf9ff',
      BODY,
    );
    creatureFace(pen, mood, { x: -5, y: -3, apart: 15.7, size: 0.56, mouth: 16 });
    pen.shape('M-10 5Q-5 2 0 5Q-1 10 -5 11Q-9 10 -10 5Z', '#4a3a54', BIT);
    pen.line('M-18 10L-32 8M-17 14L-30 17M8 10L22 8M7 14L20 17', '#b8b0cc', 1.8);
  });
}

/** Its middle is at 0,0. */
function door(pen: Pen, width: number, height: number): void {
  const [left, top] = [-width / 2, -height / 2];
  pen.shape(roundedRect(left, top, width, height, 12), '#a5744f', { ...BODY, shade: 0.9 });
  for (const y of [top + 14, top + height * 0.56])
    pen.shape(roundedRect(left + 13, y, width - 26, height * 0.32, 5), mix('#a5744f', '#5a3a3a', 0.3), BIT);
  pen.ellipse(left + 9, 4, 6, 6, '#f6c84f', BIT);
}

/** By the want of the being whose neighbors they are. */
export const arcticNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 178, draw: eiderDuck },
  'neighbor.wonder': { width: 180, height: 164, draw: puffin },
  'neighbor.sound': { width: 180, height: 200, draw: shipsBell },
  'neighbor.shy': { width: 180, height: 188, draw: ermine },
};
