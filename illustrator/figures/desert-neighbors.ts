// The neighbors of the beings of the desert.
import { mix } from '../color.ts';
import { BIT, BODY, fluffy, PART, PLAIN } from '../companions/parts.ts';
import { curve, polygon, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

const SAND = '#e6b878';

/** Calm: other people's washing sticks to him. Asleep: he is rolled up, and meets in the middle. */
function hedgehog(pen: Pen, mood: FigureMood): void {
  const [spines, face] = ['#8f6a54', '#f2d4ac'];
  pen.shape(
    curve([
      [-78, -6],
      [-68, -30],
      [-10, -38],
      [58, -32],
      [80, -8],
      [40, 2],
      [-44, 2],
    ]),
    '#a89ab4',
    { ...BODY, shade: 0.6 },
  );
  pen.line('M-52 -20Q-40 -26 -28 -22M30 -14Q42 -20 54 -16', '#7f7290', 3.4);
  if (mood === 'asleep') {
    pen.shape(fluffy(2, -78, 64, 56, 19, 0.1, -22), spines, { ...BODY, shade: 1.3 });
    quills(pen, [
      [24, -112],
      [44, -88],
      [10, -124],
      [40, -58],
      [54, -72],
      [-20, -118],
      [-48, -96],
    ]);
    pen.ellipse(-20, -62, 33, 34, face, BODY);
    for (const [x, y] of [
      [-42, -34],
      [4, -36],
    ] as const)
      pen.ellipse(x, y, 13, 9, '#e0b48c', PART);
    creatureFace(pen, mood, { x: -22, y: -70, apart: 14, size: 0.52, mouth: 15.9 });
    pen.ellipse(-25, -61, 5.4, 4.6, '#4a3344', BIT);
    return dreams(pen, 40, -136);
  }
  pen.shape(fluffy(12, -90, 66, 64, 19, 0.13, -26), spines, { ...BODY, shade: 1.3 });
  quills(pen, [
    [40, -126],
    [60, -98],
    [26, -142],
    [56, -70],
    [66, -84],
    [-8, -142],
    [46, -52],
  ]);
  pen.ellipse(-8, -58, 38, 34, face, BODY);
  for (const x of [-28, 10]) pen.ellipse(x, -28, 17, 9, '#e0b48c', PART);
  pen.ellipse(-20, -104, 44, 40, face, BODY);
  pen.shape(fluffy(-14, -136, 40, 18, 11, 0.2), spines, PART);
  for (const x of [-52, 18]) pen.ellipse(x, -128, 10, 11, '#d8a680', PART);
  creatureFace(pen, mood, { x: -24, y: -106, apart: 17.4, size: 0.62, mouth: 20.1 });
  pen.ellipse(-28, -95, 6.4, 5.4, '#4a3344', BIT);
  if (mood === 'calm') return laundry(pen);
  pen.limb(
    [
      [-36, -64],
      [-54, -62],
      [-62, -74],
    ],
    14,
    '#e0b48c',
  );
  pen.limb(
    [
      [16, -62],
      [24, -52],
      [14, -46],
    ],
    14,
    '#e0b48c',
  );
  pinwheel(pen, -64, -128);
}

function quills(pen: Pen, at: readonly (readonly [number, number])[]): void {
  for (const [x, y] of at) pen.line(`M${x - 6} ${y + 5}L${x + 2} ${y - 6}L${x + 5} ${y + 6}`, '#d8b48c', 3);
}

/** A shirt, two odd socks and a napkin. */
function laundry(pen: Pen): void {
  pen.at(
    54,
    -96,
    1,
    () => {
      pen.shape('M-18 -24L-6 -28Q0 -22 6 -28L18 -24L34 -8L24 4L17 -2L18 30L-18 30L-17 -2L-26 4L-36 -8Z', '#8fc4ea', {
        ...PART,
        shade: 0.7,
      });
      pen.line('M0 -22L0 28M-12 10L-12 28M12 10L12 28', '#e4f4ff', 2.8);
    },
    14,
  );
  pen.at(-6, -170, 1, () => sock(pen, '#e8635a', '#fff0d8'), -24);
  pen.at(64, -36, 0.94, () => sock(pen, '#7fb86a', '#e8f6c8'), -70);
  pen.at(
    -58,
    -140,
    1,
    () => {
      pen.shape(
        polygon([
          [-20, -16],
          [18, -20],
          [22, 14],
          [-14, 20],
        ]),
        '#fff6ee',
        PART,
      );
      pen.line('M-18 -6L20 -10M-16 10L21 4M-6 -17L0 18M8 -18L12 15', '#f08a8a', 2.8);
    },
    -10,
  );
}

function sock(pen: Pen, color: string, stripe: string): void {
  pen.shape('M-9 -22L9 -22L9 4Q10 10 22 12Q28 22 16 24L0 22Q-9 20 -9 8Z', color, PART);
  pen.line('M-8 -17L8 -17M-8 -6L8 -6', stripe, 4);
}

function pinwheel(pen: Pen, x: number, y: number): void {
  pen.line(`M${x + 2} ${y}L${x} ${y + 66}`, '#b8834f', 5);
  for (let at = 0; at < 4; at++)
    pen.at(x, y, 1, () => pen.shape('M0 0L2 -26Q20 -24 19 -10Z', at % 2 ? '#5f9ae0' : '#9fd0f8', BIT), at * 90);
  pen.ellipse(x, y, 5, 5, '#f6d060', BIT);
}

/** Calm: her leg is tucked up since noon, and asleep. Glad: both ankles are in the water. Asleep: she floats. */
function heron(pen: Pen, mood: FigureMood): void {
  const [gray, dark] = ['#b4c4dc', '#6f80ae'];
  const legs = '#c8803f';
  if (mood === 'asleep') {
    pen.shape(
      curve([
        [-88, -8],
        [-60, -20],
        [0, -24],
        [60, -20],
        [88, -8],
        [40, 2],
        [-40, 2],
      ]),
      '#5fa8dc',
      { ...BODY, shade: 0.4 },
    );
    pen.shape(
      polygon([
        [-60, -26],
        [66, -26],
        [76, -12],
        [-72, -12],
      ]),
      '#d8bc74',
      PART,
    );
    pen.line('M-58 -21L68 -21M-64 -16L72 -16', '#a5883f', 2.4);
    pen.line('M-84 -2Q-74 -8 -64 -2M60 0Q70 -6 80 0', '#d4f0ff', 3);
    pen.at(4, -18, 1, () => heronBody(pen, gray, dark));
    pen.limb(
      [
        [-28, -54],
        [-46, -78],
        [-30, -92],
        [-36, -104],
      ],
      17,
      gray,
    );
    heronHead(pen, mood, -36, -110, gray, dark);
    return dreams(pen, 0, -142);
  }
  const calm = mood === 'calm';
  if (!calm)
    pen.shape(
      curve([
        [-84, -6],
        [-58, -16],
        [0, -19],
        [62, -16],
        [86, -6],
        [40, 2],
        [-40, 2],
      ]),
      '#5fa8dc',
      { ...BODY, shade: 0.4 },
    );
  else
    pen.shape(
      curve([
        [-76, -3],
        [-50, -11],
        [10, -13],
        [60, -10],
        [78, -3],
        [0, 3],
      ]),
      SAND,
      { ...BODY, shade: 0.4 },
    );
  if (calm) {
    pen.line('M26 -84L52 -58L20 -46', legs, 7);
    pen.line('M20 -46L6 -42M20 -46L8 -34M20 -46L14 -32', legs, 4.6);
    pen.line('M4 -78L4 -10M4 -8L-12 -4M4 -8L18 -4M4 -8L-2 0', legs, 7);
    pen.line('M64 -54L74 -52M62 -66L71 -71M58 -44L64 -36', '#fff0b0', 3.6);
  } else {
    for (const x of [-6, 24]) {
      pen.line(`M${x} -78L${x} -12`, legs, 7);
      pen.line(`M${x - 14} -10Q${x} -16 ${x + 14} -10Q${x} -4 ${x - 14} -10`, '#d4f0ff', 3);
    }
  }
  pen.at(8, -64, 1, () => heronBody(pen, gray, dark));
  pen.limb(
    [
      [-24, -96],
      [-46, -112],
      [-24, -134],
      [-34, -156],
    ],
    17,
    gray,
  );
  heronHead(pen, mood, -34, -166, gray, dark);
  if (!calm)
    pen.at(58, -8, 0.7, () => {
      pen.shape(
        polygon([
          [-34, -12],
          [38, -12],
          [44, 2],
          [-40, 2],
        ]),
        '#d8bc74',
        PART,
      );
      pen.line('M-34 -7L40 -7M-36 -3L42 -3', '#a5883f', 2.6);
    });
}

function heronBody(pen: Pen, gray: string, dark: string): void {
  pen.shape('M34 -40Q66 -28 76 -2Q52 -2 26 -16Z', dark, PART);
  pen.shape(
    curve([
      [-46, -30],
      [-26, -54],
      [14, -54],
      [48, -30],
      [52, -10],
      [14, 2],
      [-24, -4],
    ]),
    gray,
    { ...BODY, shade: 1.1 },
  );
  pen.shape(
    curve(
      [
        [-12, -40],
        [26, -44],
        [66, -12],
        [34, -8],
        [2, -16],
      ],
      true,
      0.15,
    ),
    dark,
    PART,
  );
  pen.line('M4 -26Q26 -18 46 -18M8 -34Q30 -26 50 -26', mix(dark, '#ffffff', 0.5), 3);
  for (const x of [-36, -28, -20]) pen.line(`M${x} -26Q${x - 3} -14 ${x + 2} -4`, '#f4f8ff', 3.4);
}

function heronHead(pen: Pen, mood: FigureMood, x: number, y: number, gray: string, dark: string): void {
  pen.at(x, y, 1, () => {
    pen.line('M14 -14Q36 -22 52 -8M14 -10Q32 -12 42 2', dark, 5);
    pen.ellipse(0, 0, 27, 25, mix(gray, '#ffffff', 0.45), BODY);
    pen.shape('M-14 -22Q4 -34 24 -14Q8 -14 -14 -22Z', dark, PLAIN);
    creatureFace(pen, mood, { x: -4, y: -2, apart: 12.5, size: 0.48 });
    pen.shape('M-14 4Q-6 0 0 6Q-2 13 -10 14Q-34 20 -56 18Q-34 10 -14 4Z', '#f2b04a', PART);
    pen.line('M-50 17Q-26 14 -6 10', '#b8783a', 2);
  });
}

/** Calm: she sweeps with four brooms. Glad: two stones make a roof. Asleep: her lid is all but shut. */
function sandSpider(pen: Pen, mood: FigureMood): void {
  const [fur, dark] = ['#c08a64', '#8a5a48'];
  pen.shape(
    curve([
      [-86, -4],
      [-72, -20],
      [0, -30],
      [72, -20],
      [86, -4],
      [0, 3],
    ]),
    SAND,
    { ...BODY, shade: 0.6 },
  );
  pen.ellipse(4, -17, 50, 11, '#5f4050', BIT);
  if (mood === 'asleep') return spiderAtHome(pen, fur);
  const calm = mood === 'calm';
  if (calm) pen.at(68, -46, 0.9, () => lid(pen), 70);
  else {
    for (const [side, top] of [
      [1, -142],
      [-1, -148],
    ] as const)
      pen.shape(
        curve(
          [
            [side * 88, -14],
            [side * 82, -34],
            [side * 20, top],
            [side * 2, top + 2],
            [side * 4, top + 26],
            [side * 62, -10],
          ],
          true,
          0.08,
        ),
        '#a89ab0',
        { ...BODY, shade: 0.8 },
      );
    for (const [x, y] of [
      [-84, -60],
      [-66, -90],
      [80, -76],
      [64, -104],
      [-88, -34],
      [88, -44],
    ] as const)
      pen.ellipse(x, y, 3, 3, SAND, { ...BIT, ink: 0.4 });
  }
  const scale = calm ? 1 : 0.86;
  pen.at(calm ? -4 : 0, calm ? 0 : -2, scale, () => {
    for (const side of [-1, 1])
      for (const [kneeX, kneeY, footX] of [
        [44, -56, 40],
        [34, -44, 22],
      ] as const)
        pen.line(`M${side * 18} -50Q${side * kneeX} ${kneeY} ${side * footX} -8`, dark, 7);
    if (calm) brooms(pen, dark);
    else
      for (const side of [-1, 1])
        pen.line(
          `M${side * 26} -58Q${side * 46} -64 ${side * 42} -86M${side * 22} -50Q${side * 38} -46 ${side * 18} -34`,
          dark,
          7,
        );
    pen.ellipse(14, -62, 36, 32, dark, BODY);
    pen.ellipse(-4, -66, 42, 38, fur, { ...BODY, shade: 1.1 });
    for (const [x, y] of [
      [-18, -99],
      [0, -103],
      [18, -98],
    ] as const)
      pen.line(`M${x} ${y + 4}L${x - 2} ${y - 5}`, dark, 3);
    for (const side of [-1, 1]) pen.ellipse(-8 + side * 11, -92, 3.6, 4, '#2a1d3f', { material: 'eye', ink: 0 });
    creatureFace(pen, mood, { x: -8, y: -68, apart: 19, size: 0.68, mouth: 17.3 });
  });
}

function brooms(pen: Pen, dark: string): void {
  for (const [x, y, turn] of [
    [-72, -56, -12],
    [-52, -112, -34],
    [46, -118, 34],
    [74, -58, 14],
  ] as const) {
    pen.line(`M${x < 0 ? -26 : 22} -66Q${x * 0.6} ${y - 14} ${x} ${y - 2}`, dark, 7);
    pen.at(x, y, 0.9, () => broom(pen), turn + (y < -100 ? 150 * Math.sign(x) : 0));
  }
  for (const [x, y] of [
    [-86, -8],
    [-64, -14],
    [84, -12],
    [62, -20],
    [-80, -24],
  ] as const)
    pen.ellipse(x, y, 3, 3, '#fbe0b0', { ...BIT, ink: 0.4 });
}

/** Its middle is at 0,0, its bristles are below. */
function broom(pen: Pen): void {
  pen.line('M0 -28L0 20', '#a5683f', 5.4);
  pen.shape('M-8 16L8 16L17 42Q0 48 -17 42Z', '#f2cf74', PART);
  pen.line('M-8 18L8 18', '#e8635a', 5);
  pen.line('M-6 26L-9 40M0 26L0 42M6 26L9 40', '#c0944a', 2.2);
}

function lid(pen: Pen): void {
  pen.ellipse(0, -2, 44, 12, '#b88a58', PART);
  pen.ellipse(0, -5, 40, 9, '#dcb07a', PLAIN);
  pen.ellipse(0, -8, 5, 4, '#8a5a48', BIT);
}

function spiderAtHome(pen: Pen, fur: string): void {
  pen.line('M-88 -108L-40 -108M50 -108L92 -108', '#7a5a4a', 6);
  pen.line('M-64 -108L-64 -16M74 -108L74 -16', '#7a5a4a', 5);
  for (const [x, turn] of [
    [-76, -3],
    [-51, 3],
    [62, -3],
    [85, 3],
  ] as const) {
    pen.at(x, -82, 0.74, () => broom(pen), turn);
    pen.ellipse(x, -105, 3, 3, '#6a4a4a', BIT);
  }
  pen.at(2, -58, 1, () => lid(pen), -7);
  pen.clip('M-48 -90L60 -90L60 -18Q4 2 -48 -18Z', () => {
    pen.ellipse(2, -24, 38, 30, fur, BODY);
    creatureFace(pen, 'asleep', { x: -2, y: -34, apart: 17.4, size: 0.62, mouth: 10.2 });
  });
  pen.at(2, -60, 1, () => lid(pen), -7);
  dreams(pen, 26, -92);
}

/** Calm: turns his one arm left and right. Glad: holds it straight out. Asleep: points at his foot. */
function signpost(pen: Pen, mood: FigureMood): void {
  const [wood, dark, blue] = ['#c9935f', '#94623f', '#6f9ed8'];
  const calm = mood === 'calm';
  pen.shape(
    curve([
      [-60, -2],
      [-40, -14],
      [4, -22],
      [44, -14],
      [64, -2],
      [0, 4],
    ]),
    SAND,
    { ...BODY, shade: 0.5 },
  );
  pen.at(4, -8, 1, () => {
    if (calm) pen.at(14, -96, 0.92, () => arrow(pen, mix(wood, '#6a4a5a', 0.3), blue, 62), 188);
    pen.shape(
      curve(
        [
          [-33, 2],
          [-34, -80],
          [-33, -160],
          [-20, -178],
          [12, -184],
          [32, -164],
          [34, -80],
          [33, 2],
        ],
        true,
        0.09,
      ),
      wood,
      { ...BODY, shade: 1 },
    );
    pen.line('M-14 -30Q-16 -16 -12 -6M12 -52Q16 -34 12 -14M16 -172Q12 -164 14 -158', dark, 3);
    pen.ellipse(4, -36, 6, 8, mix(wood, dark, 0.6), PLAIN);
    for (const [x, y] of [
      [-20, -6],
      [18, -4],
    ] as const)
      pen.line(
        `M${x} ${y}Q${x - 6} ${y - 14} ${x - 12} ${y - 16}M${x} ${y}Q${x + 2} ${y - 12} ${x + 8} ${y - 16}`,
        '#8fa85a',
        4,
      );
    creatureFace(pen, mood, { x: -3, y: -142, apart: 13.6, size: 0.62, mouth: 17.7 });
    if (mood === 'asleep') pen.at(-8, -94, 0.9, () => arrow(pen, wood, blue, 62), -74);
    else pen.at(-12, -88, 0.92, () => arrow(pen, wood, blue, 72), calm ? 12 : 0);
    pen.ellipse(-2, mood === 'asleep' ? -96 : -88, 6, 6, '#8f96b8', BIT);
  });
  if (calm) {
    pen.line(
      'M-62 -138Q-72 -146 -78 -136M54 -138Q66 -148 76 -136M-70 -56Q-62 -46 -48 -48M60 -56Q70 -48 76 -58',
      '#ffffff',
      4,
      { opacity: 0.8 },
    );
    return;
  }
  pen.at(60, -112, 0.5, () => arrow(pen, blue, '#cfe8ff', 34), 200);
  pen.line('M38 -114L54 -114', dark, 4);
  if (mood === 'asleep') dreams(pen, 44, -170);
  else pen.shape(sparkle(-66, -150, 10), '#fff4c8', { material: 'glow', ink: 0 });
}

/** Points to the left; waves in blue stand on it for a lake. */
function arrow(pen: Pen, wood: string, blue: string, length: number): void {
  pen.shape(
    `M${-length - 10} 0L${-length + 12} -21L${-length + 14} -14L22 -15L18 0L22 15L${-length + 14} 14L${-length + 12} 21Z`,
    wood,
    { ...BODY, shade: 0.6 },
  );
  pen.line(`M${-length + 16} -2Q${-length + 23} -10 ${-length + 30} -2Q${-length + 37} 6 ${-length + 44} -2`, blue, 4);
  pen.line(`M${-length + 20} 7Q${-length + 26} 1 ${-length + 32} 7`, blue, 3.4);
}

/** By the want of the being whose neighbors they are. */
export const desertNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 176, height: 196, draw: hedgehog },
  'neighbor.wonder': { width: 180, height: 198, draw: heron },
  'neighbor.sound': { width: 180, height: 156, draw: sandSpider },
  'neighbor.shy': { width: 180, height: 196, draw: signpost },
};
