// The neighbors of the beings along the lane of the years.
import { mix } from '../color.ts';
import { BIT, BODY, fluffy, foot, PART, PLAIN } from '../companions/parts.ts';
import { curve, ellipse, num, polygon, roundedRect, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';
import { hen, steam } from './parts/hen.ts';
import { townsperson } from './townsfolk.ts';

/** Calm: hoarse, with a scarf, and it is seven again. Glad: it is eight. Asleep: her door is almost closed. */
function cuckoo(pen: Pen, mood: FigureMood): void {
  const [wood, dark] = ['#a8704a', '#74482f'];
  for (const [x, y] of [
    [-22, -18],
    [24, -32],
  ] as const) {
    pen.line(`M${x} -80L${x} ${y - 20}`, '#a58a4a', 3.6);
    pen.at(x, y, 1, () => pinecone(pen));
  }
  pen.shape(
    polygon([
      [-54, -128],
      [54, -128],
      [54, -66],
      [-54, -66],
    ]),
    wood,
    { ...BODY, shade: 1 },
  );
  pen.shape(
    polygon([
      [-54, -120],
      [0, -178],
      [54, -120],
    ]),
    wood,
    BODY,
  );
  clockFace(pen, 8, -88, mood === 'calm' ? 7 : 8);
  pen.shape(roundedRect(-34, -164, 68, 50, 22), '#3f2a44', { ...BIT, ink: 1 });
  pen.shape(
    polygon([
      [-80, -112],
      [0, -196],
      [80, -112],
      [68, -102],
      [0, -172],
      [-68, -102],
    ]),
    dark,
    PART,
  );
  for (const [x, y, turn] of [
    [-44, -144, -36],
    [44, -144, 36],
    [0, -188, 0],
  ] as const)
    pen.at(x, y, 1, () => pen.shape('M0 -9Q11 -2 0 12Q-11 -2 0 -9Z', '#7fae62', BIT), turn);
  if (mood === 'asleep') {
    pen.at(0, -134, 0.8, () => cuckooHead(pen, mood));
    pen.shape('M2 -164L30 -160L30 -116L2 -114Z', mix(wood, '#f2d0a0', 0.25), PART);
    pen.ellipse(8, -138, 3.4, 3.4, '#f2d9a0', BIT);
    return dreams(pen, 46, -160);
  }
  pen.shape('M34 -158L62 -150L62 -118L34 -118Z', mix(wood, '#f2d0a0', 0.25), PART);
  pen.line('M4 -124L-16 -112', '#d8c48a', 6);
  pen.shape(
    curve([
      [18, -122],
      [34, -148],
      [0, -146],
      [-34, -128],
      [-30, -104],
      [-4, -98],
    ]),
    '#7f9ad0',
    BODY,
  );
  pen.shape('M2 -114Q24 -132 36 -112Q20 -100 4 -104Z', '#6078b4', PART);
  pen.at(-34, -142, 1, () => cuckooHead(pen, mood));
  if (mood === 'calm') {
    pen.shape(
      curve([
        [-62, -122],
        [-34, -112],
        [-8, -124],
        [-4, -110],
        [-34, -97],
        [-60, -108],
      ]),
      '#e8635a',
      PART,
    );
    pen.shape('M-14 -112L2 -78L-12 -72L-28 -106Z', '#d24f4c', PART);
    pen.line('M-10 -96L-20 -92M-4 -84L-15 -79', '#ffd9a0', 3);
  } else
    for (const [x, y, r] of [
      [-80, -150, 8],
      [-70, -84, 7],
      [78, -82, 8],
    ] as const)
      pen.shape(sparkle(x, y, r), '#fff4c8', { material: 'glow', ink: 0 });
}

function cuckooHead(pen: Pen, mood: FigureMood): void {
  pen.shape('M2 -26Q6 -40 20 -38Q16 -30 22 -26L12 -20Z', '#6078b4', BIT);
  pen.ellipse(0, 0, 30, 28, '#7f9ad0', BODY);
  pen.ellipse(-8, 10, 19, 14, '#e8eefc', PLAIN);
  creatureFace(pen, mood, { x: -8, y: -5, apart: 13, size: 0.48 });
  if (mood === 'calm') {
    pen.shape('M-18 5L-32 4Q-24 -3 -10 2Z', '#f2b04a', BIT);
    pen.shape('M-17 8L-28 13Q-14 16 -9 6Z', '#d8903a', BIT);
  } else pen.shape('M-19 4Q-10 -3 -1 4Q-10 15 -19 4Z', '#f2b04a', BIT);
}

function clockFace(pen: Pen, x: number, y: number, hour: number): void {
  pen.ellipse(x - 6, y, 22, 22, '#fff4dc', { ...PART, shade: 0.4 });
  for (let at = 0; at < 12; at++) {
    const turn = (at * Math.PI) / 6;
    pen.ellipse(
      x - 6 + 17 * Math.sin(turn),
      y - 17 * Math.cos(turn),
      at % 3 ? 1.3 : 2.2,
      at % 3 ? 1.3 : 2.2,
      '#6a4a4a',
      PLAIN,
    );
  }
  const turn = (hour * Math.PI) / 6;
  pen.line(
    `M${x - 6} ${y - 14}L${x - 6} ${y}L${num(x - 6 + 10 * Math.sin(turn))} ${num(y - 10 * Math.cos(turn))}`,
    '#6a3a4a',
    3.4,
  );
}

function pinecone(pen: Pen): void {
  pen.shape('M0 18Q-18 8 -13 -12Q-8 -24 0 -24Q8 -24 13 -12Q18 8 0 18Z', '#6a6480', PART);
  pen.line('M-11 -10Q-4 -4 0 -12Q4 -4 11 -10M-12 0Q-5 6 0 -1Q5 6 12 0M-8 9Q-3 13 0 8Q3 13 8 9', '#a8a2c0', 2.4);
}

/** Calm: keeps a pot of supper warm under her. Glad: the rooster has his soup. */
function potHen(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') {
    pot(pen, 0, 1);
    pen.at(-2, -62, 1.02, () => hen(pen, mood, { feathers: '#c98a5a', spread: true }));
    for (const side of [-1, 1])
      pen.line(
        `M${side * 24} -60L${side * 26} -36M${side * 26} -38L${side * 16} -30M${side * 26} -38L${side * 34} -30`,
        '#f2b04a',
        5,
      );
    return steam(pen, 74, -84, 0.9);
  }
  pen.shape(
    curve(
      [
        [-88, -4],
        [-78, -20],
        [-44, -16],
        [0, -22],
        [44, -16],
        [80, -20],
        [88, -4],
        [0, 4],
      ],
      true,
      0.14,
    ),
    '#e0c070',
    { ...BODY, shade: 0.4 },
  );
  pen.line('M-70 -10L-54 -16M-30 -8L-12 -14M14 -8L30 -14M52 -8L68 -14', '#b08f45', 3);
  pen.at(-46, -12, 0.72, () => hen(pen, mood, { feathers: '#c98a5a', spread: true }));
  pen.at(50, -12, 0.76, () => hen(pen, mood, { feathers: '#f4ead8', rooster: true }), 0, true);
  pen.shape('M-16 -36Q-14 -8 4 -8Q22 -8 24 -36Z', '#5f8fc8', PART);
  pen.ellipse(4, -36, 20, 6, '#f2b45a', BIT);
  steam(pen, 2, -46, 0.8);
  if (mood === 'asleep') dreams(pen, -8, -96);
}

function pot(pen: Pen, x: number, scale: number): void {
  pen.at(x, 0, scale, () => {
    for (const side of [-1, 1])
      pen.line(`M${side * 58} -46Q${side * 78} -46 ${side * 74} -30Q${side * 70} -22 ${side * 58} -26`, '#4a4468', 8);
    for (const side of [-1, 1]) pen.line(`M${side * 34} -10L${side * 38} -3`, '#4a4468', 10);
    pen.shape('M-62 -60Q-70 -4 -34 -4L34 -4Q70 -4 62 -60Z', '#655f8c', { ...BODY, shade: 1 });
    pen.shape(roundedRect(-66, -68, 132, 15, 7), '#7f79a8', PART);
    pen.line('M-46 -44Q-50 -26 -40 -16', '#b4aed4', 5, { opacity: 0.8 });
  });
}

/** Calm: he holds his nose with both feet. Asleep: his cheek is on the moss. */
function woollyRhino(pen: Pen, mood: FigureMood): void {
  const [wool, skin] = ['#a86f4a', '#c8a08a'];
  const asleep = mood === 'asleep';
  pen.shape('M66 -52Q88 -60 86 -40Q80 -44 72 -40Z', skin, BIT);
  pen.shape(fluffy(14, asleep ? -62 : -76, 76, asleep ? 66 : 82, 17, 0.1, -2), wool, { ...BODY, shade: 1.5 });
  for (const [x, y] of [
    [22, -116],
    [50, -92],
    [34, -70],
    [60, -50],
    [38, -34],
    ...(asleep ? [] : [[6, -136] as const]),
  ] as const)
    pen.line(
      `M${x - 8} ${y}Q${x - 4} ${y + 14} ${x + 2} ${y + 4}Q${x + 6} ${y + 18} ${x + 12} ${y + 2}`,
      mix(wool, '#f2c890', 0.35),
      3.6,
    );
  for (const x of [30, 64]) {
    pen.shape(roundedRect(x - 16, -24, 32, 24, 10), skin, PART);
    foot(pen, x - 2, -6, 18, 8, skin, '#f2e4d4');
  }
  if (mood !== 'calm') {
    pen.ellipse(-44, -10, 46, 11, '#7fa858', { ...PART, shade: 0.4 });
    pen.line('M-76 -14L-72 -20M-58 -18L-56 -24M-18 -16L-14 -22', '#a8cc7a', 3.4);
  }
  pen.at(
    mood === 'calm' ? -30 : -36,
    mood === 'calm' ? -92 : asleep ? -58 : -64,
    1,
    () => rhinoHead(pen, mood, wool, skin),
    asleep ? -10 : 0,
  );
  if (mood === 'calm') {
    for (const [x1, x2] of [
      [-56, -50],
      [4, -26],
    ] as const) {
      pen.limb(
        [
          [x1, -22],
          [x1 - 4, -44],
          [x2, -62],
        ],
        24,
        wool,
      );
      pen.ellipse(x2, -64, 15, 14, skin, PART);
      pen.line(`M${x2 - 7} -70Q${x2 - 5} -76 ${x2 - 1} -74M${x2 + 1} -74Q${x2 + 5} -77 ${x2 + 8} -71`, '#f2e4d4', 3.4);
    }
    pen.line('M-82 -58L-90 -54M-80 -74L-90 -76', '#ffffff', 3.6, { opacity: 0.8 });
    return;
  }
  for (const x of [-66, -14]) foot(pen, x, -8, 19, 9, skin, '#f2e4d4');
  if (asleep) dreams(pen, -70, -104);
}

function rhinoHead(pen: Pen, mood: FigureMood, wool: string, skin: string): void {
  for (const side of [-1, 1])
    pen.shape(`M${side * 22} -34Q${side * 26} -56 ${side * 40} -54Q${side * 42} -38 ${side * 34} -26Z`, skin, PART);
  pen.shape(
    curve([
      [-44, -10],
      [-32, -38],
      [0, -46],
      [34, -38],
      [44, -8],
      [36, 28],
      [-4, 42],
      [-40, 30],
    ]),
    skin,
    BODY,
  );
  pen.shape(fluffy(0, -38, 30, 17, 9, 0.16), wool, PART);
  creatureFace(pen, mood, { x: -6, y: -8, apart: 21.3, size: 0.56, ...(mood === 'calm' ? {} : { mouth: 29.4 }) });
  pen.shape('M-20 16Q-26 -12 -16 -40Q6 -12 10 16Q-6 22 -20 16Z', '#f4e6cc', PART);
  pen.shape('M-14 -8Q-14 -22 -4 -26Q4 -14 4 -6Z', '#e6d2b0', { ...PLAIN, opacity: 0.8 });
  for (const side of [-1, 1]) pen.ellipse(-6 + side * 22, 22, 4, 3, '#8a5f54', PLAIN);
}

/** Calm: up to her chin in red wool. Glad: only soup in her soup. */
function spinner(pen: Pen, mood: FigureMood): void {
  const red = '#d8504f';
  spinningWheel(pen, 54, mood === 'calm' ? red : '#f4ead8');
  pen.at(-28, 0, 0.96, () =>
    townsperson(pen, mood, {
      skin: '#f0c3a0',
      coat: '#5f7f9a',
      trim: '#f2d9a0',
      shoes: '#7a4f44',
      troubled: true,
      left: mood === 'calm' ? [-40, -58] : [-22, -58],
      right: mood === 'calm' ? [52, -70] : [22, -58],
      apron: () => pen.shape('M-19 -86L19 -86Q32 -50 34 -26Q0 -16 -34 -26Q-32 -50 -19 -86Z', '#f6ead2', PART),
      hair: () =>
        pen.shape(
          'M-42 2C-44 -34 -16 -41 0 -41C16 -41 44 -34 42 2Q34 -18 12 -24Q-18 -24 -32 -12Q-40 -6 -42 2Z',
          '#9a6a4a',
          PART,
        ),
      hat: () => {
        pen.shape('M-42 -4C-48 -46 -18 -52 0 -52C18 -52 48 -46 42 -4Q28 -30 0 -32Q-28 -30 -42 -4Z', '#fbf6ee', PART);
        pen.line('M-36 -18Q0 -38 36 -18', '#c8b8d0', 3);
      },
      held: () => (mood === 'calm' ? undefined : soupBowl(pen)),
    }),
  );
  if (mood !== 'calm') {
    pen.at(70, -4, 0.8, () => woolBall(pen, 0, -14, 18, red));
    if (mood === 'asleep') dreams(pen, 22, -160);
    return;
  }
  pen.shape(
    curve(
      [
        [-84, -4],
        [-86, -44],
        [-66, -84],
        [-30, -98],
        [8, -84],
        [22, -50],
        [52, -30],
        [84, -4],
        [0, 2],
      ],
      true,
      0.16,
    ),
    red,
    { ...BODY, shade: 1 },
  );
  for (const [x, y, r] of [
    [-58, -42, 22],
    [-16, -62, 24],
    [-22, -22, 20],
    [20, -24, 20],
    [56, -14, 13],
  ] as const)
    woolBall(pen, x, y, r, red);
  pen.line('M84 -6Q92 -16 82 -22M-40 -94Q-30 -108 -22 -94', red, 4);
}

function woolBall(pen: Pen, x: number, y: number, r: number, color: string): void {
  pen.ellipse(x, y, r, r * 0.92, mix(color, '#ff9a8a', 0.14), PART);
  for (const share of [0.2, 0.55, 0.85])
    pen.line(
      `M${num(x - r * 0.8)} ${num(y + r * 0.5 - r * share)}Q${num(x)} ${num(y - r * 0.1 - r * share * 0.7)} ${num(x + r * 0.8)} ${num(y + r * 0.6 - r * share)}`,
      mix(color, '#ffd0c0', 0.45),
      2.4,
      { opacity: 0.85 },
    );
}

function spinningWheel(pen: Pen, x: number, wool: string): void {
  const [wood, dark] = ['#b8784a', '#84522f'];
  for (const dx of [-20, 22]) pen.line(`M${x + dx * 0.4} -30L${x + dx} -3`, dark, 7);
  pen.shape(
    polygon([
      [x - 34, -36],
      [x + 34, -28],
      [x + 34, -20],
      [x - 34, -28],
    ]),
    wood,
    PART,
  );
  pen.line(ellipse(x, -78, 32, 34), dark, 10);
  pen.line(ellipse(x, -78, 32, 34), wood, 6);
  for (let at = 0; at < 8; at++) {
    const turn = (at * Math.PI) / 4;
    pen.line(`M${x} -78L${num(x + 29 * Math.cos(turn))} ${num(-78 + 31 * Math.sin(turn))}`, wood, 3.4);
  }
  pen.ellipse(x, -78, 7, 7, '#f2d9a0', BIT);
  pen.line(`M${x - 2} -112L${x + 12} -148`, dark, 5);
  pen.shape(fluffy(x + 12, -146, 15, 20, 8, 0.14), wool, PART);
}

function soupBowl(pen: Pen): void {
  pen.shape('M-30 -66Q-28 -38 0 -38Q28 -38 30 -66Z', '#5f8fc8', PART);
  pen.ellipse(0, -66, 30, 7.5, '#f2c46a', BIT);
  steam(pen, 0, -72, 0.66);
}

/** By the want of the being whose neighbors they are. */
export const timeTravelNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 200, floats: true, draw: cuckoo },
  'neighbor.wonder': { width: 180, height: 200, draw: potHen },
  'neighbor.sound': { width: 180, height: 166, draw: woollyRhino },
  'neighbor.shy': { width: 180, height: 188, draw: spinner },
};
