// The neighbors of the beings under water.
import { mix } from '../color.ts';
import { BIT, BODY, PART, PLAIN } from '../companions/parts.ts';
import { curve, num, polygon, roundedRect, sparkle } from '../path.ts';
import type { Pen } from '../pen.ts';
import { bubbles, creatureEye, creatureFace } from './creature-face.ts';
import type { Figure, FigureMood } from './figure.ts';
import { drawCheek, INK } from './rig/face.ts';

const SAND = '#e8cf9a';

/** Calm: flat under a tea tray, which he holds by its rim. Glad: sand is his blanket, and the tray a table. */
function flounder(pen: Pen, mood: FigureMood): void {
  const skin = '#c89a6a';
  const calm = mood === 'calm';
  if (!calm) pen.at(66, 0, 1, () => trayTable(pen));
  pen.shape(
    curve([
      [-88, -4],
      [-72, -14],
      [0, -18],
      [72, -14],
      [88, -4],
      [0, 4],
    ]),
    SAND,
    { ...BODY, shade: 0.4 },
  );
  pen.at(calm ? 0 : -14, 0, 1, () => {
    pen.shape('M52 -20Q78 -46 84 -34Q80 -22 84 -10Q74 -4 52 -14Z', mix(skin, '#8a5f4a', 0.35), PART);
    pen.shape(
      curve([
        [-76, -16],
        [-58, -40],
        [-8, -54],
        [40, -44],
        [64, -18],
        [40, -6],
        [-48, -5],
      ]),
      skin,
      { ...BODY, shade: 0.9 },
    );
    for (const [x, y, r] of [
      [10, -40, 5],
      [30, -30, 6],
      [44, -18, 4],
      [14, -22, 5],
      [-2, -44, 4],
    ] as const)
      pen.ellipse(x, y, r * 1.3, r, mix(skin, '#fff0d0', 0.45), PLAIN);
    if (!calm) {
      pen.shape(
        curve(
          [
            [-22, -4],
            [-20, -42],
            [8, -58],
            [44, -52],
            [74, -26],
            [76, -4],
          ],
          true,
          0.14,
        ),
        SAND,
        { ...BODY, shade: 0.8 },
      );
      for (const [x, y] of [
        [0, -36],
        [24, -44],
        [44, -26],
        [16, -18],
        [58, -14],
        [-6, -14],
      ] as const)
        pen.ellipse(x, y, 2.4, 1.8, '#b8955f', PLAIN);
      pen.line('M-20 -40Q-14 -24 -20 -8', '#fff2d0', 4, { opacity: 0.8 });
    }
    flounderFace(pen, mood, calm ? -52 : -46, calm ? -58 : -54);
  });
  if (calm) {
    pen.at(30, -56, 0.84, () => tray(pen), 6);
    for (const [x, y] of [
      [-16, -62],
      [82, -46],
    ] as const)
      pen.shape(
        `M${x - 8} ${y + 26}Q${x - 12} ${y} ${x} ${y - 6}Q${x + 12} ${y} ${x + 7} ${y + 26}Z`,
        mix(skin, '#8a5f4a', 0.2),
        BIT,
      );
    for (const [x, y, r] of [
      [-78, -60, 4],
      [-86, -40, 3],
      [70, -80, 4],
      [40, -92, 3],
    ] as const)
      pen.ellipse(x, y, r, r * 0.8, SAND, { ...BIT, ink: 0.4 });
  } else bubbles(pen, mood === 'asleep' ? -84 : -28, -86, 0.7);
}

/** Both eyes are on one side, on stalks. */
function flounderFace(pen: Pen, mood: FigureMood, x: number, y: number): void {
  for (const side of [-1, 1]) {
    const low = mood === 'asleep' && side < 0 ? 8 : 0;
    pen.ellipse(x + side * 16, y + low + 6, 15, 15 - low * 0.5, '#d8ae7e', PART);
    creatureEye(pen, mood, x + side * 16, y + low + 4, { size: 0.62 });
    drawCheek(pen, x + 5 + side * 19, y + 30, { size: 0.5 });
  }
  if (mood === 'calm') pen.ellipse(x + 4, y + 32, 4, 4, '#8c2f45', PLAIN);
  else
    pen.line(`M${x - 5} ${y + 29}Q${x + 4} ${y + (mood === 'glad' ? 39 : 34)} ${x + 13} ${y + 29}`, INK, 3.2, {
      material: 'eye',
    });
}

function tray(pen: Pen): void {
  pen.shape(
    curve([
      [-72, 0],
      [-58, -15],
      [0, -22],
      [58, -15],
      [72, 0],
      [58, 10],
      [0, 14],
      [-58, 10],
    ]),
    '#d8574f',
    { ...BODY, shade: 0.6 },
  );
  pen.shape(
    curve([
      [-58, -2],
      [-46, -11],
      [0, -15],
      [46, -11],
      [58, -2],
      [0, 4],
    ]),
    '#f08a72',
    PLAIN,
  );
  for (const [x, y] of [
    [-24, -6],
    [0, -9],
    [24, -6],
  ] as const)
    pen.ellipse(x, y, 5, 3, '#fff0d0', PLAIN);
}

function trayTable(pen: Pen): void {
  pen.line('M-10 -40L-12 -4M12 -40L16 -4', '#7a5a5a', 6);
  pen.at(0, -44, 0.36, () => tray(pen));
  pen.shape('M-7 -58Q-7 -47 1 -47Q9 -47 9 -58Z', '#8fd0e0', BIT);
}

/** Calm: he breathed in at six, and has not let go. Glad: thin as a letter. */
function codfish(pen: Pen, mood: FigureMood): void {
  const [skin, pale] = ['#9ab87a', '#f0eccc'];
  const fat = mood === 'calm';
  const y = fat ? -84 : -66;
  const fins = mix(skin, '#4f7a6a', 0.4);
  pen.shape(`M44 ${y}Q74 ${y - 40} 88 ${y - 30}Q78 ${y} 88 ${y + 30}Q72 ${y + 38} 44 ${y + 6}Z`, fins, PART);
  pen.shape(
    `M-4 ${y - (fat ? 46 : 18)}Q22 ${y - (fat ? 82 : 52)} 48 ${y - (fat ? 48 : 40)}Q44 ${y - 26} 40 ${y - 14}Z`,
    fins,
    PART,
  );
  if (fat) {
    pen.shape(
      curve([
        [60, y],
        [36, y - 40],
        [-22, y - 54],
        [-72, y - 30],
        [-80, y + 12],
        [-54, y + 46],
        [0, y + 52],
        [42, y + 30],
      ]),
      skin,
      { ...BODY, shade: 1.2 },
    );
    for (const x of [-66, 14]) pen.ellipse(x, y + 16, 28, 30, mix(skin, pale, 0.35), { ...BODY, shade: 0.9 });
    creatureFace(pen, mood, { x: -30, y: y - 18, apart: 18.9, size: 0.7, cheeks: false });
    for (const x of [-68, 12]) drawCheek(pen, x, y + 16, { size: 1.3 });
    pen.ellipse(-30, y + 18, 5, 4, '#8c2f45', BIT);
    pen.line(`M-44 ${y + 16}Q-40 ${y + 11} -37 ${y + 16}M-23 ${y + 16}Q-20 ${y + 11} -16 ${y + 16}`, fins, 3);
    bubbles(pen, -34, y - 74, 0.6);
  } else {
    pen.shape(
      curve([
        [58, y],
        [20, y - 17],
        [-40, y - 32],
        [-78, y - 22],
        [-88, y + 4],
        [-72, y + 26],
        [-34, y + 28],
        [20, y + 14],
      ]),
      skin,
      { ...BODY, shade: 0.8 },
    );
    pen.shape(
      curve([
        [-80, y + 16],
        [-50, y + 16],
        [10, y + 8],
        [-20, y + 23],
        [-62, y + 27],
      ]),
      pale,
      PLAIN,
    );
    creatureFace(pen, mood, { x: -56, y: y - 5, apart: 15.1, size: 0.52, mouth: 12.7 });
    pen.shape(`M-22 ${y + 2}Q0 ${y + 2} 6 ${y + 18}Q-14 ${y + 20} -22 ${y + 2}Z`, fins, BIT);
    if (mood === 'glad') bubbles(pen, -86, y - 46, 0.6);
    else bubbles(pen, -24, y - 52, 0.7);
    shellPurse(pen, 44, -20);
  }
  for (const [x, dy] of [
    [20, -20],
    [34, -10],
    [46, -2],
  ] as const)
    pen.ellipse(x, y + dy * (fat ? 1.4 : 0.3), 4.6, 3.4, mix(skin, '#4f6a4a', 0.5), PLAIN);
  pen.line(
    `M${fat ? -30 : -62} ${y + (fat ? 50 : 30)}Q${fat ? -34 : -66} ${y + (fat ? 62 : 42)} ${fat ? -26 : -58} ${y + (fat ? 66 : 46)}`,
    pale,
    4.4,
  );
}

function shellPurse(pen: Pen, x: number, y: number): void {
  pen.line(`M${x - 18} ${y - 4}Q${x} ${y - 46} ${x + 18} ${y - 4}`, '#f2d9a0', 3.6);
  pen.shape(
    `M${x - 25} ${y - 4}Q${x - 28} ${y + 20} ${x} ${y + 20}Q${x + 28} ${y + 20} ${x + 25} ${y - 4}Q${x} ${y - 16} ${x - 25} ${y - 4}Z`,
    '#f4a8b8',
    PART,
  );
  pen.line(
    `M${x - 14} ${y - 4}L${x - 6} ${y + 16}M${x} ${y - 8}L${x} ${y + 17}M${x + 14} ${y - 4}L${x + 6} ${y + 16}`,
    '#fff0ee',
    2.8,
  );
  pen.ellipse(x, y - 9, 4.6, 4.6, '#fff8e8', BIT);
}

/** Calm: her feelers stand on end, and she is taller than her door. Asleep: in bed, her feelers outside the covers. */
function lobster(pen: Pen, mood: FigureMood): void {
  const [red, dark] = ['#e0604f', '#b04444'];
  if (mood === 'asleep') return lobsterInBed(pen, red, dark);
  if (mood === 'calm') seaDoor(pen, 46);
  pen.at(-28, 0, 1, () => {
    for (const side of [-1, 1])
      pen.line(
        mood === 'calm'
          ? `M${side * 10} -104L${side * 15} -194`
          : `M${side * 10} -104C${side * 18} -146 ${side * 40} -152 ${side * 46} -128C${side * 48} -118 ${side * 38} -116 ${side * 36} -124`,
        dark,
        5,
      );
    for (const side of [-1, 1])
      for (const y of [-34, -24]) pen.line(`M${side * 22} ${y}Q${side * 40} ${y - 2} ${side * 40} ${y + 20}`, dark, 6);
    pen.shape('M0 -30Q-34 -14 -24 -2Q0 6 24 -2Q34 -14 0 -30Z', dark, PART);
    for (const [y, half] of [
      [-22, 20],
      [-36, 24],
    ] as const)
      pen.ellipse(0, y, half, 14, red, PART);
    pen.shape(
      curve([
        [-34, -62],
        [-36, -92],
        [0, -116],
        [36, -92],
        [34, -62],
        [0, -40],
      ]),
      red,
      { ...BODY, shade: 1 },
    );
    creatureFace(pen, mood, { x: -4, y: -84, apart: 16.2, size: 0.6, mouth: 18.3 });
    const up = mood === 'glad';
    for (const side of [-1, 1]) {
      pen.line(`M${side * 30} -60Q${side * 50} -58 ${side * 50} ${up ? -84 : -48}`, dark, 9);
      pen.at(
        side * 50,
        up ? -98 : -40,
        0.9,
        () => pen.shape('M0 16C-22 12 -24 -14 -8 -24Q-8 -10 0 -8Q10 -10 12 -26C26 -14 22 12 0 16Z', red, PART),
        up ? side * 12 : side * 172,
      );
    }
  });
  if (mood === 'calm') {
    pen.line('M-58 -182L-66 -188M-60 -168L-70 -168M2 -182L10 -188M2 -168L12 -168', '#ffffff', 3.6, { opacity: 0.8 });
    return;
  }
  pen.at(46, -4, 1, () => fishboneComb(pen));
  for (const [x, y, r] of [
    [30, -120, 8],
    [60, -96, 7],
  ] as const)
    pen.shape(sparkle(x, y, r), '#fff4c8', { material: 'glow', ink: 0 });
}

/** A front door in a stone, lower than feelers. */
function seaDoor(pen: Pen, x: number): void {
  pen.shape(
    curve(
      [
        [x - 40, -6],
        [x - 44, -76],
        [x - 14, -120],
        [x + 24, -116],
        [x + 43, -70],
        [x + 40, -6],
      ],
      true,
      0.12,
    ),
    '#8a86b0',
    { ...BODY, shade: 1 },
  );
  pen.shape(
    `M${x - 24} 0L${x - 24} -56Q${x - 22} -88 ${x + 2} -88Q${x + 26} -88 ${x + 28} -56L${x + 28} 0Z`,
    '#4f9a94',
    PART,
  );
  pen.line(`M${x - 8} -2L${x - 8} -78M${x + 11} -2L${x + 11} -78`, '#3a7a78', 3);
  pen.ellipse(x + 2, -66, 8, 8, '#cfeee8', BIT);
  pen.ellipse(x - 16, -38, 4, 4, '#f2d9a0', BIT);
}

function fishboneComb(pen: Pen): void {
  const bones = [-22, -10, 2, 14].map((x) => `M${x} ${num(-22 - x * 0.09)}L${x + 2} ${num(2 - x * 0.09)}`).join('');
  for (const [color, more] of [
    ['#7f7898', 3],
    ['#f6f2e4', 0],
  ] as const) {
    pen.line('M-34 -8L32 -14', color, 5.4 + more);
    pen.line(bones, color, 4 + more);
  }
  pen.shape('M24 -14Q38 -28 44 -12Q40 0 26 -6Z', '#f6f2e4', BIT);
  pen.ellipse(36, -15, 2.4, 2.4, INK, PLAIN);
}

function lobsterInBed(pen: Pen, red: string, dark: string): void {
  pen.shape(roundedRect(-86, -92, 18, 92, 8), '#a5744f', PART);
  pen.shape(roundedRect(-80, -32, 166, 24, 8), '#c08a5f', BODY);
  pen.shape(roundedRect(70, -56, 16, 56, 7), '#a5744f', PART);
  pen.shape(
    curve(
      [
        [-74, -34],
        [-72, -66],
        [-42, -74],
        [-16, -62],
        [-18, -34],
      ],
      true,
      0.14,
    ),
    '#fbf6ee',
    PART,
  );
  pen.line(
    'M-36 -88C-40 -120 -6 -124 10 -104C18 -92 38 -94 44 -78M-26 -86C-20 -104 -2 -104 8 -92C16 -80 24 -80 30 -72',
    dark,
    5,
  );
  pen.ellipse(-38, -66, 31, 30, red, BODY);
  creatureFace(pen, 'asleep', { x: -42, y: -68, apart: 14, size: 0.52, mouth: 13.8 });
  pen.shape(
    curve(
      [
        [-26, -30],
        [-22, -58],
        [4, -72],
        [44, -66],
        [78, -44],
        [78, -18],
        [0, -14],
      ],
      true,
      0.14,
    ),
    '#6fa8d8',
    { ...BODY, shade: 0.9 },
  );
  pen.shape(
    curve(
      [
        [-28, -34],
        [-24, -60],
        [-4, -68],
        [0, -58],
        [-12, -34],
        [-16, -22],
      ],
      true,
      0.14,
    ),
    '#fbf6ee',
    BIT,
  );
  for (const [x, y] of [
    [16, -50],
    [40, -50],
    [28, -32],
    [58, -36],
  ] as const)
    pen.ellipse(x, y, 5, 5, '#cfe8ff', PLAIN);
  bubbles(pen, -72, -112, 0.7);
}

/** Calm: all her stripes are black, and she scrubs. Glad: white and black and white. */
function angelfish(pen: Pen, mood: FigureMood): void {
  const calm = mood === 'calm';
  const [pale, ink] = calm ? ['#4f4a78', '#3a3560'] : ['#f6f4ff', '#4a4478'];
  const fin = calm ? '#45406c' : '#f2d890';
  if (mood === 'asleep') weedBed(pen);
  pen.at(calm ? -8 : 0, calm ? -92 : mood === 'asleep' ? -78 : -98, mood === 'asleep' ? 0.84 : 1, () => {
    pen.shape('M-8 -54Q14 -98 66 -96Q44 -74 34 -38Z', fin, PART);
    pen.shape('M-8 54Q14 98 66 94Q44 74 34 38Z', fin, PART);
    pen.shape('M44 -4Q68 -32 80 -26Q72 0 80 26Q66 30 44 6Z', fin, PART);
    const body = curve([
      [-72, 0],
      [-50, -34],
      [-10, -62],
      [28, -50],
      [54, 0],
      [28, 50],
      [-10, 62],
      [-50, 34],
    ]);
    pen.shape(body, pale, { ...BODY, shade: 1.1 });
    pen.clip(body, () => {
      for (const [x, width] of [
        [-14, 17],
        [20, 16],
        [48, 12],
      ] as const)
        pen.shape(`M${x} -70Q${x + 14} 0 ${x} 70L${x + width} 70Q${x + width + 14} 0 ${x + width} -70Z`, ink, {
          ...PLAIN,
          opacity: 0.95,
        });
    });
    if (calm)
      for (const [x, y, r] of [
        [-48, 8, 14],
        [-46, -10, 14],
      ] as const)
        pen.ellipse(x, y, r * 1.6, r * 1.2, '#5f5a8c', PLAIN);
    if (calm)
      for (const side of [-1, 1]) {
        pen.ellipse(-42 + side * 15, -6, 9, 10.4, '#ffffff', { material: 'eye', ink: 0 });
        pen.line(`M${-42 + side * 10} -23Q${-42 + side * 16} -23 ${-42 + side * 22} -18`, '#d8d2f0', 3, {
          material: 'eye',
        });
      }
    creatureFace(pen, mood, { x: -42, y: -6, apart: 15, size: 0.6, mouth: 15.9, calm: { eyes: 'open', mouth: 'o' } });
    pen.line('M-4 26Q8 34 20 30', fin, 6);
  });
  if (calm) {
    pen.shape(
      curve([
        [22, -84],
        [34, -104],
        [62, -100],
        [74, -80],
        [58, -62],
        [32, -64],
      ]),
      '#f6c860',
      PART,
    );
    for (const [x, y] of [
      [38, -86],
      [54, -90],
      [60, -76],
      [44, -74],
    ] as const)
      pen.ellipse(x, y, 3.4, 3, '#c8943a', PLAIN);
    for (const [x, y, r] of [
      [26, -58, 9],
      [70, -56, 7],
      [40, -50, 11],
      [56, -44, 7],
      [78, -70, 5],
    ] as const)
      pen.ellipse(x, y, r, r, '#ffffff', { material: 'glow', ink: 0.3, opacity: 0.85 });
    pen.line('M72 -106Q84 -98 84 -84M18 -108Q10 -98 12 -86', '#ffffff', 3.6, { opacity: 0.7 });
  } else bubbles(pen, -76, mood === 'asleep' ? -120 : -136, 0.8);
}

function weedBed(pen: Pen): void {
  for (const [x, bend, height] of [
    [-80, -8, 66],
    [-60, 10, 46],
    [62, -8, 60],
    [80, 8, 84],
  ] as const)
    pen.shape(
      `M${x - 8} 0Q${x + bend - 14} ${-height * 0.5} ${x + bend} ${-height}Q${x + bend + 10} ${-height * 0.4} ${x + 9} 0Z`,
      '#4f9a6a',
      PART,
    );
  pen.shape(
    polygon([
      [-86, -2],
      [-70, -16],
      [70, -16],
      [86, -2],
    ]),
    '#3f8260',
    PART,
  );
  pen.shape(
    curve([
      [-70, -4],
      [-54, -24],
      [0, -14],
      [54, -24],
      [70, -4],
      [0, 2],
    ]),
    '#6fb87a',
    PART,
  );
}

/** By the want of the being whose neighbors they are. */
export const underwaterNeighbors: Readonly<Record<string, Figure>> = {
  'neighbor.restless': { width: 180, height: 116, draw: flounder },
  'neighbor.wonder': { width: 180, height: 184, floats: true, draw: codfish },
  'neighbor.sound': { width: 180, height: 198, draw: lobster },
  'neighbor.shy': { width: 180, height: 196, floats: true, draw: angelfish },
};
