// More places of the jungle: the ants' road, the lily pool, the mudbank, the steamboat, the night flower.
import { mix } from '../../color.ts';
import { curve, num, puff, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { river } from './jungle-places.ts';
import { fern, leaf, monstera, tuft } from './plants.ts';
import { beside } from './wayside.ts';

/** A road no wider than a belt: each ant holds a bit of leaf over its head, and one has a petal. */
export function antsRoad(view: View): void {
  const { pen, through } = view;
  const random = view.stream('ants', 'story');
  beside(view, 286, 652, () => {
    for (const [x, y, length, angle] of [
      [-30, -20, 190, -112],
      [10, -24, 220, -84],
      [60, -20, 200, -58],
      [110, -16, 170, -36],
    ] as const)
      monstera(pen, x, y, length, angle, through(x > 30 ? '#3f9a5a' : '#2f7f5a', 0.08));
    for (const [x, y] of [
      [-96, -16],
      [-70, -22],
    ] as const)
      fern(pen, x, y, 110, x < -80 ? -120 : -84, through('#5fb062', 0.06));
    const road: readonly Point[] = [
      [230, -44],
      [130, -22],
      [40, -14],
      [-60, 6],
      [-150, 12],
      [-210, 40],
    ];
    pen.line(curve(road, false), through('#b98f58', 0), 30, { material: 'land' });
    pen.line(curve(road, false), through('#e0bc82', 0), 22, { material: 'land' });
    for (const [x, y] of [
      [-8, 18],
      [44, 12],
    ] as const)
      pen.shape(
        curve([
          [x - 18, y + 6],
          [x - 10, y - 12],
          [x + 10, y - 12],
          [x + 18, y + 6],
          [x, y + 12],
        ]),
        through('#a8a090', 0.02),
        { shade: 0.5, rim: 0.8 },
      );
    const line: readonly Point[] = [
      [196, -36],
      [150, -26],
      [104, -20],
      [60, -16],
      [-96, 9],
      [-134, 12],
      [-172, 22],
    ];
    line.forEach(([x, y], i) => ant(view, x, y, i === 4 ? '#ff9fbe' : i % 2 ? '#7cc06a' : '#5aae5a', 1, i));
    ant(view, 4, -2, '#8fd06a', 1.7, 2);
    for (const [x, y] of [
      [-140, -10],
      [150, 10],
      [200, 20],
      [-40, 34],
    ] as const)
      tuft(pen, random, x, y, 0.7, through('#7fbf5a', 0.03));
  });
}

function ant({ pen }: View, x: number, y: number, carried: string, scale: number, turn: number): void {
  pen.at(x, y, 0.86, () => {
    const body = '#7a3a34';
    for (const dx of [-8, 0, 8]) pen.line(`M${dx} -3L${dx - 3} 5M${dx} -3L${dx + 4} 5`, body, 2.2);
    pen.ellipse(11, -6, 8, 6, body, { material: 'figure', ink: 0.4, rim: 0.5 });
    pen.ellipse(0, -6, 5, 4.4, body, { material: 'figure', ink: 0.4 });
    pen.ellipse(-10, -8, 6.4, 6, body, { material: 'figure', ink: 0.4, rim: 0.5 });
    pen.ellipse(-12, -9, 1.7, 2.2, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-10 -13L-3 -22', body, 2);
    leaf(pen, -18 * scale, -24 - scale * 3, 38 * scale, -16 + (turn % 3) * 12, carried);
  });
}

/** Giant lily leaves like plates on black water, a white flower and a pink one, and a bird at supper. */
export function lilyPool(view: View): void {
  const { pen, through, light } = view;
  beside(view, 276, 656, () => {
    for (const [x, angle] of [
      [-150, -100],
      [-116, -80],
      [150, -96],
      [186, -76],
      [60, -88],
    ] as const)
      leaf(pen, x, -26, 120, angle, through('#2f7f5a', 0.16));
    const shape: readonly Point[] = [
      [-236, 4],
      [-150, -36],
      [0, -48],
      [170, -40],
      [240, -2],
      [160, 42],
      [-30, 54],
      [-180, 40],
    ];
    pen.shape(curve(shape.map(([x, y]): Point => [x * 1.05, y * 1.12 + 3])), through('#3c5a3c', 0), { ink: 0.5 });
    const water = curve(shape);
    pen.shape(water, through('#2a5068', 0.06), { toward: through('#163048', 0), rim: 1 });
    pen.clip(water, () => pen.glow(30, -20, 110, light.moon, 0.7, 26));
    for (const [x, y, w] of [
      [-148, -4, 54],
      [-50, 18, 62],
      [64, 14, 66],
      [170, -2, 50],
      [16, -26, 40],
    ] as const)
      lilyPlate(view, x, y, w);
    waterLily(view, -96, -22, 1, '#fffaf2');
    waterLily(view, 118, -14, 1.1, '#ff9fc0');
    const brown = '#a8744e';
    pen.at(70, 6, 1, () => {
      pen.shape(
        curve([
          [-18, -10],
          [-8, -24],
          [8, -20],
          [28, -26],
          [16, -6],
          [0, -1],
        ]),
        brown,
        { material: 'figure', shade: 0.5, rim: 0.8, ink: 0.6 },
      );
      pen.ellipse(-12, -22, 9, 8.4, brown, { material: 'figure', rim: 0.5, ink: 0.6 });
      pen.ellipse(-14, -23, 2.2, 2.8, '#241a3f', { material: 'eye', ink: 0 });
      pen.shape('M-20 -22L-30 -18L-20 -17Z', '#f2b541', { material: 'figure', ink: 0.4 });
      pen.line('M-3 -2L-4 6M5 -2L6 6', '#f2b541', 2.2);
    });
    leaf(pen, -232, 18, 52, -30, through('#5aae5a', 0.03));
    leaf(pen, 236, 18, 52, -150, through('#5aae5a', 0.03));
  });
}

function lilyPlate({ pen, through }: View, x: number, y: number, w: number): void {
  const green = through('#6fb85a', 0.02);
  pen.ellipse(x, y + w * 0.1, w, w * 0.3, '#0f2238', { ink: 0, opacity: 0.4 });
  pen.ellipse(x, y + w * 0.05, w, w * 0.29, mix(green, '#b05a6a', 0.45), { shade: 0.4, ink: 0.8 });
  pen.ellipse(x, y - w * 0.03, w * 0.98, w * 0.27, mix(green, '#ffffff', 0.2), { rim: 0.8, ink: 0.5 });
  pen.ellipse(x, y, w * 0.9, w * 0.23, green, { ink: 0.4 });
  let veins = '';
  for (let i = 0; i < 8; i++) {
    const angle = (i / 8) * 6.2832 + 0.3;
    veins += `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * w * 0.8)} ${num(y + Math.sin(angle) * w * 0.2)}`;
  }
  pen.line(veins, mix(green, '#ffffff', 0.3), 2, { material: 'land', opacity: 0.6 });
}

function waterLily({ pen }: View, x: number, y: number, scale: number, color: string): void {
  pen.glow(x, y - 8, 46 * scale, color, 0.5);
  for (const angle of [-172, -150, -30, -8, -126, -54, -104, -76])
    leaf(pen, x, y, 30 * scale, angle, color, mix(color, '#ffffff', 0.5));
  pen.ellipse(x, y - 8 * scale, 6 * scale, 5 * scale, '#ffd95e', { ink: 0.4 });
}

/** Smooth warm mud that everybody has signed, and that has kept a shoe. */
export function mudbank(view: View): void {
  const { pen, through } = view;
  beside(view, 276, 640, () => {
    for (const [x, angle] of [
      [-60, -96],
      [0, -84],
      [70, -100],
      [130, -78],
      [190, -96],
    ] as const)
      leaf(pen, x, -30, 130, angle, through('#2f7f5a', 0.18));
    river(view, 150);
    const bank = curve(
      [
        [-236, 24],
        [-170, 2],
        [-60, 14],
        [60, 26],
        [180, 22],
        [260, 30],
        [260, 100],
        [120, 112],
        [-90, 96],
        [-220, 62],
      ],
      true,
      0.16,
    );
    pen.shape(bank, through('#a87a58', 0.03), { rim: 1.4, toward: through('#7a5444', 0) });
    const dark = through('#6a4638', 0);
    pen.clip(bank, () => {
      for (const [x, y] of [
        [-180, 26],
        [-158, 34],
        [-136, 28],
        [-114, 38],
      ] as const)
        pen.line(
          `M${x} ${y}L${x - 8} ${y - 6}M${x} ${y}L${x - 10} ${y}M${x} ${y}L${x - 8} ${y + 6}M${x} ${y}L${x + 5} ${y}`,
          dark,
          2.6,
          { material: 'land' },
        );
      for (const [x, y] of [
        [40, 44],
        [64, 52],
        [88, 44],
        [112, 54],
      ] as const)
        for (const dy of [-3.4, 3.4]) pen.ellipse(x, y + dy, 7, 2.8, dark, { ink: 0 });
      pen.line('M-190 62Q-160 48 -134 62Q-108 76 -82 62Q-56 50 -30 64Q-4 78 22 66', dark, 4, { material: 'land' });
      for (const [x, y, scale] of [
        [150, 70, 1],
        [182, 66, 0.8],
      ] as const)
        pen.at(x, y, scale, () => {
          pen.ellipse(0, 4, 11, 7, dark, { ink: 0 });
          for (const [dx, dy] of [
            [-13, -4],
            [-6, -9],
            [3, -10],
            [11, -6],
            [15, 2],
          ] as const)
            pen.ellipse(dx, dy, 3.4, 3, dark, { ink: 0 });
        });
    });
    pen.at(-30, 34, 1, () => {
      pen.ellipse(0, 6, 40, 11, dark, { ink: 0, opacity: 0.8 });
      pen.shape('M-24 4C-26 -16 -22 -30 -6 -30L12 -28C12 -16 22 -14 32 -8Q38 0 32 6Z', '#e8635a', {
        material: 'figure',
        shade: 0.6,
        rim: 1,
      });
      pen.ellipse(3, -29, 10, 4, '#5a2f3f', { material: 'figure', ink: 0.5 });
      pen.line('M10 -20L20 -24M14 -13L24 -16', '#fff4e0', 3);
      pen.line('M-34 6Q0 16 36 7', through('#b98a66', 0), 5, { material: 'land' });
    });
    leaf(pen, -214, 36, 60, -60, through('#5aae5a', 0.03));
    leaf(pen, -204, 40, 52, -14, through('#3f9a5a', 0.03));
    monstera(pen, 232, 34, 120, -120, through('#3f9a5a', 0.04));
  });
}

/** A white flower on a trunk, as wide as a plate, and moths who stand in line. */
export function nightFlower(view: View): void {
  const { pen, through } = view;
  const random = view.stream('night flower', 'story');
  beside(view, 300, 648, () => {
    const bark = through('#6f5a4c', 0.06);
    pen.shape(puff(-60, -306, 90, 46, 11, random), through('#35805a', 0.12), { shade: 1.4, rim: 0.8 });
    pen.shape(
      curve(
        [
          [-66, 14],
          [-30, -40],
          [-16, -160],
          [-30, -300],
          [84, -300],
          [74, -160],
          [80, -40],
          [120, 14],
        ],
        true,
        0.14,
      ),
      bark,
      { shade: 1.2, rim: 1 },
    );
    pen.shape(puff(40, -318, 136, 54, 13, random), through('#4a9f66', 0.08), { shade: 1.6, rim: 1 });
    for (const path of ['M10 -280Q0 -200 8 -60', 'M50 -280Q60 -180 50 -40', 'M-20 -30Q-30 -6 -48 6'])
      pen.line(path, through('#443640', 0), 4, { material: 'land', opacity: 0.5 });
    for (const [x, y, angle] of [
      [-30, -60, 150],
      [-14, -230, 170],
      [84, -90, 10],
      [76, -230, -20],
      [80, -30, 30],
    ] as const)
      leaf(pen, x, y, 60, angle, through('#5aae5a', 0.03));
    pen.glow(16, -148, 150, '#fff6e6', 0.7);
    for (const ring of [0, 1] as const)
      for (let i = 0; i < 7; i++) {
        const angle = i * (360 / 7) + ring * 25.7;
        leaf(pen, 16, -148, ring ? 62 : 82, angle, ring ? '#fffdf6' : '#efe6f4', '#e0cfe8');
      }
    pen.ellipse(16, -148, 17, 17, '#ffe9a8', { shade: 0.3, ink: 0.5 });
    for (let i = 0; i < 7; i++) {
      const angle = (i / 7) * 6.2832;
      pen.ellipse(16 + Math.cos(angle) * 10, -148 + Math.sin(angle) * 10, 3, 3, '#f2a541', { ink: 0 });
    }
    for (const [x, y, scale] of [
      [-86, -132, 1],
      [-126, -108, 0.9],
      [-160, -78, 0.85],
      [-180, -40, 0.8],
      [120, -178, 0.8],
    ] as const)
      moth(view, x, y, scale);
    tuft(pen, random, -90, 16, 0.8, through('#6fb35a', 0.03));
    fern(pen, 120, 18, 80, -50, through('#5fb062', 0.03));
  });
}

function moth({ pen }: View, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    for (const side of [-1, 1]) {
      pen.shape(
        `M0 -4C${side * 8} -28 ${side * 30} -30 ${side * 30} -12C${side * 30} 0 ${side * 12} 4 0 2Z`,
        '#e8d8b8',
        { material: 'figure', shade: 0.4, rim: 0.6, ink: 0.6 },
      );
      pen.shape(`M0 2C${side * 12} 0 ${side * 22} 8 ${side * 16} 16C${side * 10} 20 ${side * 2} 14 0 8Z`, '#d8bf9a', {
        material: 'figure',
        ink: 0.5,
      });
      pen.ellipse(side * 18, -13, 4.4, 4.4, '#b98a6a', { material: 'figure', ink: 0 });
      pen.line(`M${side * 2} -14Q${side * 6} -26 ${side * 12} -28`, '#8a6a5a', 2.2);
    }
    pen.ellipse(0, 0, 6, 14, '#c9a884', { material: 'figure', ink: 0.5, rim: 0.4 });
    for (const side of [-1, 1]) pen.ellipse(side * 2.6, -8, 1.8, 2.4, '#241a3f', { material: 'eye', ink: 0 });
  });
}
