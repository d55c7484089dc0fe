// The neighbors of the beings of the sky, each on a bit of cloud.
import { BIT, BODY, foot, PART, PLAIN } from '../companions/parts.ts';
import { mix } from '../color.ts';
import { cloud, curve, num, polygon, roundedRect, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import { Random } from '../random.ts';
import type { Figure, FigureMood } from './figure.ts';
import { creatureFace, dreams } from './creature-face.ts';

/** What everybody sits on up there. */
function seat(pen: Pen, height = 40, color = '#eef2ff'): void {
  pen.shape(cloud(0, 2, 176, height, new Random('neighbor cloud')), color, { ...BODY, shade: 0.7 });
  pen.line('M-52 -9Q-34 -19 -18 -10M22 -8Q40 -18 58 -9', '#b9c6ee', 3.4, { opacity: 0.8 });
}

/** Calm: only her head still sticks out of the cloud. Glad: she sits on her nest, every feather flat. */
function lark(pen: Pen, mood: FigureMood): void {
  if (mood === 'calm') {
    larkHead(pen, mood, -6, -76);
    nest(pen, -4, -40, 54);
    seat(pen, 52);
    pen.line('M-70 -52Q-74 -66 -58 -70M64 -54Q76 -66 62 -76M-30 -40Q0 -30 34 -40M-20 -28Q2 -20 24 -28', '#9fb2e4', 4);
    pen.line('M-56 -100Q-74 -116 -54 -128M46 -102Q66 -116 48 -128', '#ffffff', 4, { opacity: 0.8 });
    return;
  }
  seat(pen, 36);
  pen.shape(
    curve(
      [
        [20, -60],
        [80, -98],
        [86, -86],
        [42, -46],
      ],
      true,
      0.12,
    ),
    '#8a6a58',
    PART,
  );
  pen.shape(
    curve([
      [-42, -52],
      [-44, -88],
      [-10, -106],
      [30, -92],
      [48, -62],
      [30, -40],
      [-22, -38],
    ]),
    '#c79f74',
    BODY,
  );
  pen.shape(
    curve([
      [-40, -56],
      [-40, -84],
      [-22, -92],
      [-8, -70],
      [-14, -44],
    ]),
    '#f8ead0',
    PLAIN,
  );
  pen.line('M-32 -68L-32 -62M-22 -74L-22 -67M-24 -56L-24 -50', '#a57a54', 3.4);
  pen.shape(
    curve(
      [
        [0, -82],
        [32, -86],
        [66, -64],
        [40, -52],
        [8, -60],
      ],
      true,
      0.15,
    ),
    '#9a7558',
    PART,
  );
  pen.line('M16 -68Q34 -60 50 -66M14 -76Q34 -68 52 -72', '#e8cfa4', 3);
  larkHead(pen, mood, -20, -112);
  nest(pen, 0, -24, 62);
  pen.shape('M-84 -12L-52 -12L-52 -28Q-70 -24 -84 -12Z', '#e0863f', PART);
  if (mood === 'asleep') dreams(pen, 28, -142);
  else
    for (const [x, y, r] of [
      [-72, -120, 8],
      [62, -126, 9],
    ] as const)
      pen.shape(sparkle(x, y, r), '#fff4c8', { material: 'glow', ink: 0 });
}

function larkHead(pen: Pen, mood: FigureMood, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.shape(
      mood === 'calm'
        ? 'M-14 -28Q-16 -58 6 -64Q0 -50 14 -56Q8 -42 22 -40L18 -24Z'
        : 'M-14 -30Q0 -50 34 -44Q26 -36 34 -32L20 -20Z',
      '#8a6a58',
      PART,
    );
    pen.ellipse(0, 0, 37, 35, '#c79f74', BODY);
    pen.ellipse(-10, 12, 25, 19, '#f8ead0', PLAIN);
    creatureFace(pen, mood, { x: -10, y: -4, apart: 15.7, size: 0.56 });
    pen.shape(
      mood === 'glad'
        ? 'M-22 6Q-12 -2 0 6Q-6 12 -14 24Q-18 14 -22 6Z'
        : 'M-21 6Q-12 -1 -2 6Q-8 11 -26 17Q-24 10 -21 6Z',
      '#e0983f',
      BIT,
    );
  });
}

function nest(pen: Pen, x: number, y: number, half: number): void {
  pen.shape(
    `M${x - half} ${y - 14}Q${x} ${y + 2} ${x + half} ${y - 14}Q${x + half - 8} ${y + 18} ${x} ${y + 20}Q${x - half + 8} ${y + 18} ${x - half} ${y - 14}Z`,
    '#c99a5a',
    { ...BODY, shade: 0.6 },
  );
  for (const [dx, dy] of [
    [-0.6, -2],
    [-0.2, 6],
    [0.25, 3],
    [0.6, -3],
    [0, 13],
  ] as const)
    pen.line(
      `M${num(x + half * dx - 11)} ${y + dy}L${num(x + half * dx + 10)} ${y + dy - 6}M${num(x + half * dx - 8)} ${y + dy - 7}L${num(x + half * dx + 11)} ${y + dy + 1}`,
      '#8f6538',
      2.6,
    );
}

/** Calm: nine times in and not once out. Glad: under its own tiny umbrella. */
function raindrop(pen: Pen, mood: FigureMood): void {
  const blue = '#7cc4f2';
  seat(pen, 36);
  const fat = mood === 'calm';
  if (mood === 'asleep') {
    pen.at(-6, -12, 1, () => umbrella(pen, 96, 118), -4);
    pen.shape(
      curve(
        [
          [-62, -34],
          [-46, -58],
          [-10, -64],
          [28, -56],
          [72, -36],
          [34, -22],
          [-22, -18],
        ],
        true,
        0.17,
      ),
      blue,
      { ...BODY, shade: 1, toward: '#4f93dc' },
    );
    pen.ellipse(-40, -48, 8, 5, '#ffffff', { material: 'glow', ink: 0, opacity: 0.85 });
    creatureFace(pen, mood, { x: -22, y: -44, apart: 15.1, size: 0.56, mouth: 11.5 });
    return dreams(pen, -74, -66);
  }
  if (mood === 'glad') pen.at(38, -66, 1, () => umbrella(pen, 76, 104), 10);
  const lift = fat ? -34 : -16;
  pen.at(-6, lift, 1, () => {
    if (!fat) for (const x of [-14, 10]) pen.line(`M${x} -8Q${x - 8} 4 ${x - 10} 12`, '#4f93dc', 8);
    pen.shape(
      fat
        ? 'M-4 -150Q8 -130 34 -118C66 -102 70 -64 62 -40C50 -4 24 0 0 0C-24 0 -52 -4 -62 -40C-70 -66 -64 -102 -34 -118Q-12 -130 -4 -150Z'
        : 'M2 -122Q8 -100 28 -78C48 -54 44 0 0 0C-44 0 -48 -54 -28 -78Q-8 -98 2 -122Z',
      blue,
      { ...BODY, shade: 1.2, toward: '#4f93dc' },
    );
    pen.ellipse(fat ? -38 : -24, fat ? -84 : -62, 8, 14, '#ffffff', { material: 'glow', ink: 0, opacity: 0.85 });
    creatureFace(pen, mood, {
      x: -8,
      y: fat ? -60 : -44,
      apart: fat ? 21.3 : 17.4,
      size: fat ? 0.76 : 0.62,
      mouth: fat ? 17.1 : 15.2,
    });
  });
  if (!fat) return;
  pen.line('M-36 -28Q-26 -22 -14 -24M12 -24Q26 -22 36 -28', '#ffffff', 4, { opacity: 0.9 });
  pen.line(
    'M-76 -96L-86 -104M-78 -78L-90 -76M66 -100L78 -108M68 -82L82 -80M-30 -176L-36 -188M24 -172L32 -184',
    '#ffffff',
    4,
    { opacity: 0.85 },
  );
}

/** Its handle ends at 0,0. */
function umbrella(pen: Pen, half: number, height: number): void {
  const [rim, top] = [-height * 0.62, -height];
  pen.line(`M0 ${num(top - 6)}L0 -6Q0 6 -12 4`, '#8a5a3a', 5);
  const h = half * 0.9;
  pen.shape(
    `M${-h} ${num(rim)}Q${num(-h * 0.8)} ${num(top)} 0 ${num(top)}Q${num(h * 0.8)} ${num(top)} ${h} ${num(rim)}Q${num(h * 0.66)} ${num(rim - 12)} ${num(h * 0.34)} ${num(rim)}Q0 ${num(rim - 12)} ${num(-h * 0.34)} ${num(rim)}Q${num(-h * 0.66)} ${num(rim - 12)} ${-h} ${num(rim)}Z`,
    '#e8635a',
    { ...BODY, shade: 0.6 },
  );
  pen.shape(
    `M${num(-h * 0.34)} ${num(rim)}Q${num(-h * 0.3)} ${num(top + 6)} 0 ${num(top)}Q${num(h * 0.3)} ${num(top + 6)} ${num(h * 0.34)} ${num(rim)}Q0 ${num(rim - 12)} ${num(-h * 0.34)} ${num(rim)}Z`,
    '#fff0dc',
    { ...BIT, ink: 0.5 },
  );
  pen.ellipse(0, top - 5, 4.4, 5, '#8a5a3a', BIT);
}

/** Calm: dripping with oil it never asked for. Glad: it rocks, and something of its own creaks. */
function rockingChair(pen: Pen, mood: FigureMood): void {
  seat(pen, 34);
  pen.at(0, -18, 1, () => chair(pen, mood), mood === 'glad' ? 9 : mood === 'asleep' ? 4 : 0);
  if (mood === 'calm') {
    for (const [x, y, r] of [
      [-64, -62, 6],
      [-28, -34, 5],
      [62, -44, 6],
      [34, -96, 5],
      [-70, -32, 5],
      [10, -40, 4.5],
      [48, -18, 5],
    ] as const)
      drop(pen, x, y, r);
    for (const [x, width] of [
      [-46, 26],
      [34, 30],
    ] as const)
      pen.ellipse(x, -8, width, 7, '#d8a93a', { ...BIT, rim: 0.6 });
    for (const x of [-54, 24]) pen.ellipse(x, -9, 8, 2.4, '#fff0b0', { material: 'glow', ink: 0 });
    return;
  }
  if (mood === 'glad') pen.line('M-82 -40Q-90 -28 -82 -18M84 -46Q90 -34 84 -22', '#ffffff', 4, { opacity: 0.8 });
  else dreams(pen, 58, -152);
}

function chair(pen: Pen, mood: FigureMood): void {
  const [wood, dark] = ['#c98a5a', '#97603f'];
  pen.line('M44 -64L50 -8M-24 -62L-30 -6', dark, 9);
  pen.shape(
    polygon([
      [28, -66],
      [44, -68],
      [58, -170],
      [42, -172],
    ]),
    dark,
    PART,
  );
  pen.shape(
    curve(
      [
        [-42, -74],
        [-46, -128],
        [-40, -160],
        [0, -176],
        [40, -160],
        [46, -128],
        [40, -74],
      ],
      true,
      0.14,
    ),
    wood,
    { ...BODY, shade: 1 },
  );
  for (const x of [-30, 30]) pen.ellipse(x, -158, 5, 5, '#e8b884', BIT);
  pen.line('M-22 -164Q0 -172 22 -164', '#e8b884', 4);
  creatureFace(pen, mood, { x: -4, y: -128, apart: 20.2, size: 0.72, mouth: 20.5 });
  pen.line('M-62 -60L-62 -92M-18 -60L-20 -92M66 -62L68 -92', dark, 8);
  for (const [from, to] of [
    [-76, -34],
    [34, 80],
  ] as const)
    pen.shape(roundedRect(from, -102, to - from, 14, 7), wood, PART);
  pen.shape(
    curve(
      [
        [-74, -66],
        [-60, -76],
        [56, -76],
        [72, -66],
        [60, -56],
        [-62, -56],
      ],
      true,
      0.14,
    ),
    wood,
    { ...PART, shade: 0.7 },
  );
  if (mood !== 'calm') {
    pen.shape(
      curve(
        [
          [-60, -74],
          [-50, -90],
          [0, -86],
          [48, -90],
          [58, -74],
          [0, -68],
        ],
        true,
        0.14,
      ),
      '#5fa8a8',
      PART,
    );
    pen.line('M-34 -80Q0 -74 34 -80', '#a8dcd4', 3.4);
  }
  pen.line('M-60 -56L-64 -6M62 -56L64 -8', wood, 9);
  pen.shape(
    'M-88 -20Q-84 -8 -56 -2Q0 8 56 -2Q84 -8 88 -22Q94 -16 88 -8Q60 12 0 14Q-60 12 -88 -6Q-94 -14 -88 -20Z',
    wood,
    PART,
  );
  pen.line('M-70 -4Q0 8 70 -4', mix(wood, '#fff0d0', 0.5), 2.6);
}

function drop(pen: Pen, x: number, y: number, r: number): void {
  pen.shape(
    `M${num(x)} ${num(y - r * 2)}Q${num(x + r * 1.5)} ${num(y + r * 0.2)} ${num(x)} ${num(y + r)}Q${num(x - r * 1.5)} ${num(y + r * 0.2)} ${num(x)} ${num(y - r * 2)}Z`,
    '#f2c23a',
    { ...BIT, rim: 0.8 },
  );
}

/** Calm: on his back like a dish, on purpose at first. Glad: the right way up, with his soup spoon. */
function tortoise(pen: Pen, mood: FigureMood): void {
  const [skin, shell, light] = ['#a8c274', '#b0784a', '#e0b878'];
  seat(pen, 36);
  if (mood === 'calm') {
    for (const [x, turn] of [
      [-34, -18],
      [44, 16],
    ] as const)
      pen.at(x, -72, 1, () => leg(pen, skin), 180 + turn);
    pen.at(-72, -58, 1, () => tortoiseHead(pen, mood, skin), -14);
    pen.shape('M70 -62Q86 -70 88 -80Q74 -82 62 -70Z', skin, BIT);
    pen.shape('M-60 -66C-58 -22 -26 -10 8 -10C44 -10 72 -24 72 -66Q6 -52 -60 -66Z', shell, { ...BODY, shade: 1 });
    for (const [x, y] of [
      [-26, -38],
      [8, -30],
      [42, -38],
    ] as const)
      pen.ellipse(x, y, 14, 10, light, { ...BIT, opacity: 0.9 });
    pen.ellipse(6, -66, 66, 12, light, PART);
    for (const [x, turn] of [
      [-16, -26],
      [24, 24],
    ] as const)
      pen.at(x, -64, 0.94, () => leg(pen, mix(skin, '#d8e8a8', 0.25)), 180 + turn);
    pen.line('M-30 -126Q-24 -136 -14 -132M26 -128Q38 -134 44 -124', '#ffffff', 4, { opacity: 0.8 });
    return;
  }
  for (const x of [-32, 44]) pen.at(x, -46, 1, () => leg(pen, mix(skin, '#5a6a50', 0.25)));
  pen.shape('M66 -44Q84 -40 88 -30Q74 -28 62 -36Z', skin, BIT);
  pen.shape('M-50 -42C-54 -92 -20 -112 14 -112C50 -112 78 -88 76 -42Q10 -26 -50 -42Z', shell, { ...BODY, shade: 1.1 });
  for (const [x, y, r] of [
    [-22, -72, 13],
    [14, -86, 16],
    [48, -72, 13],
  ] as const)
    pen.shape(
      curve(
        [
          [x - r, y],
          [x - r * 0.5, y - r],
          [x + r * 0.5, y - r],
          [x + r, y],
          [x + r * 0.5, y + r * 0.8],
          [x - r * 0.5, y + r * 0.8],
        ],
        true,
        0.08,
      ),
      light,
      { ...BIT, opacity: 0.9 },
    );
  pen.line('M-48 -44Q12 -28 74 -44', light, 8);
  for (const x of [-16, 56]) pen.at(x, -40, 1, () => leg(pen, skin));
  const asleep = mood === 'asleep';
  pen.at(-58, asleep ? -48 : -78, 1.1, () => tortoiseHead(pen, mood, skin));
  pen.at(18, -2, 0.7, () => spoon(pen), 6);
  if (asleep) dreams(pen, -38, -92);
}

/** Its foot is below. */
function leg(pen: Pen, skin: string): void {
  pen.shape('M-13 0L-13 32Q-12 38 0 38Q14 38 14 30L13 0Z', skin, PART);
  foot(pen, -1, 35, 15, 7, skin, '#f6f0d0');
}

function tortoiseHead(pen: Pen, mood: FigureMood, skin: string): void {
  pen.limb(
    [
      [8, 8],
      [24, 22],
      [36, 30],
    ],
    24,
    skin,
  );
  pen.ellipse(0, 0, 29, 26, skin, BODY);
  for (const [x, y] of [
    [-4, -21],
    [8, -18],
  ] as const)
    pen.ellipse(x, y, 4, 2.6, '#86a458', PLAIN);
  creatureFace(pen, mood, { x: -5, y: -4, apart: 13, size: 0.5, mouth: 12.2 });
}

/** In its bowl a very small tortoise hangs head down. */
function spoon(pen: Pen): void {
  pen.line('M0 0L4 -44', '#b8c0dc', 6);
  pen.ellipse(6, -58, 12, 17, '#d8def0', PART);
  pen.ellipse(6, -60, 6, 4.4, '#b0784a', { ...PLAIN, opacity: 0.8 });
  pen.ellipse(1, -55, 3.2, 3, '#a8c274', { ...PLAIN, opacity: 0.9 });
}

/** The cloud reaches a bit below what stands on it. */
const lifted =
  (draw: Figure['draw']): Figure['draw'] =>
  (pen, mood) =>
    pen.at(0, -15, 0.93, () => draw(pen, mood));

/** By the want of the being whose neighbors they are. */
export const skyNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 164, draw: lifted(lark) },
  'neighbor.wonder': { width: 180, height: 194, draw: lifted(raindrop) },
  'neighbor.sound': { width: 180, height: 200, draw: lifted(rockingChair) },
  'neighbor.shy': { width: 180, height: 140, draw: lifted(tortoise) },
};
