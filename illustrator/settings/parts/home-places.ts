// The bottom of the house: the kitchen, the cupboard under the stairs, the pantry.
import { mix } from '../../color.ts';
import { curve, num, polygon, roundedRect } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';
import { window } from './buildings.ts';
import { block, lampShade, standing, tiles, wall } from './rooms.ts';

/** The moon lies on the floor in squares; the pans hang from the father down to the baby; bread rises under a cloth. */
export function kitchen(view: View): void {
  const { pen, moon, light } = view;
  wall(view, '#6f9a7a', '#527f70', 588);
  tiles(view, 604, '#d8b89a', '#a86a5a');
  window(view, moon.x, 260, 220, 240, { curtain: '#f2b541' });
  for (const [distance, y] of [
    [190, 668],
    [262, 668],
    [176, 708],
    [258, 708],
  ] as const)
    standing(view, distance, y, () =>
      pen.shape(
        polygon([
          [0, -26],
          [60, -26],
          [54, 4],
          [-10, 4],
        ]),
        light.moon,
        { material: 'glow', ink: 0, opacity: 0.4 },
      ),
    );
  standing(view, -30, 168, () => panRack(view));
  standing(view, -322, 622, () => stove(view));
  standing(view, 326, 634, () => breadTable(view));
}

function panRack(view: View): void {
  const { pen } = view;
  block(pen, -232, 0, 410, 12, view.through('#8f5a38', 0), { radius: 6, shade: 0.2, rim: 1 });
  for (const [x, size, color] of [
    [-186, 42, '#4a4468'],
    [-92, 34, '#c9783f'],
    [-14, 27, '#5a6a98'],
    [50, 21, '#d9904e'],
    [102, 16, '#6a7aa8'],
    [144, 12, '#e0a94e'],
  ] as const) {
    pen.line(`M${x} 0L${x} ${num(size * 0.9)}`, mix(color, '#1a1440', 0.3), size * 0.2);
    pen.ellipse(x, size * 1.8, size, size, color, { material: 'figure', shade: 0.8, rim: 1 });
    pen.ellipse(x, size * 1.8, size * 0.74, size * 0.74, mix(color, '#1a1440', 0.25), { material: 'figure', ink: 0.6 });
  }
}

function stove(view: View): void {
  const { pen } = view;
  block(pen, -94, 0, 176, 172, view.through('#e4e0f0', 0), { radius: 10, shade: 1, rim: 0.8 });
  block(pen, -104, -168, 196, 18, view.through('#4a4468', 0), { radius: 5, shade: 0.2, rim: 1 });
  pen.glow(-6, -62, 90, '#ff9a4e', 0.6);
  pen.shape(roundedRect(-66, -96, 120, 68, 12), '#4a3450', { material: 'figure', shade: 0.3 });
  pen.shape(roundedRect(-54, -86, 96, 48, 8), '#ffb860', { material: 'glow', ink: 0.5 });
  pen.line('M-60 -112L48 -112', '#b8b0d0', 7);
  for (const x of [-62, -20, 22, 60])
    pen.ellipse(x, -138, 9, 9, '#e8635a', { material: 'figure', shade: 0.3, ink: 0.7 });
  pen.shape(
    curve(
      [
        [-64, -186],
        [-72, -216],
        [-50, -236],
        [4, -236],
        [26, -216],
        [18, -186],
      ],
      true,
      0.14,
    ),
    '#e8635a',
    { material: 'figure', shade: 0.8, rim: 1 },
  );
  pen.shape(
    curve(
      [
        [22, -216],
        [44, -232],
        [54, -228],
        [24, -194],
      ],
      true,
      0.12,
    ),
    '#e8635a',
    { material: 'figure', ink: 0.8 },
  );
  pen.line('M-58 -232C-56 -274 12 -274 14 -232', '#4a3450', 7);
  pen.ellipse(-22, -240, 9, 6, '#ffd95e', { material: 'figure', ink: 0.7 });
}

function breadTable(view: View): void {
  const { pen } = view;
  for (const x of [-116, 104]) block(pen, x, 20, 20, 118, view.through('#8f5a38', 0), { radius: 4 });
  block(pen, -136, -88, 290, 26, view.through('#c98d5a', 0), { radius: 7, shade: 0.3, rim: 1 });
  pen.shape(
    curve(
      [
        [-66, -164],
        [-52, -124],
        [-34, -114],
        [34, -114],
        [52, -124],
        [66, -164],
      ],
      true,
      0.13,
    ),
    '#5aa5dc',
    { material: 'figure', shade: 0.8, rim: 1 },
  );
  pen.line('M-56 -140L56 -140', '#dff2ff', 5);
  const cloth = curve([
    [-82, -150],
    [-62, -186],
    [0, -204],
    [62, -186],
    [82, -150],
    [44, -158],
    [0, -150],
    [-44, -158],
  ]);
  pen.shape(cloth, '#fff4ea', { material: 'figure', shade: 0.6, rim: 0.8 });
  pen.clip(cloth, () => {
    for (let i = -4; i <= 4; i++) pen.line(`M${i * 20} -210L${i * 24} -140`, '#e8635a', 5, { opacity: 0.6 });
    for (const y of [-192, -172, -154])
      pen.line(`M-90 ${y + 8}Q0 ${y - 12} 90 ${y + 8}`, '#e8635a', 5, { opacity: 0.6 });
  });
  for (const x of [96, 128]) {
    pen.shape(
      polygon([
        [x - 14, -114],
        [x + 14, -114],
        [x + 10, -142],
        [x - 10, -142],
      ]),
      x > 100 ? '#f2b541' : '#5bb8a8',
      { material: 'figure', shade: 0.5 },
    );
    pen.line(`M${x + 11} -124Q${x + 22} -130 ${x + 10} -137`, x > 100 ? '#f2b541' : '#5bb8a8', 4);
  }
}

/** Under the stairs: skates, a drum, a tent that sighs, boots, and the vacuum cleaner with its trunk around its feet. */
export function cupboard(view: View): void {
  const { pen, palette } = view;
  wall(view, '#7a5a78', '#5f4870', 588);
  standing(view, 0, 0, () => {
    for (let i = 7; i >= 0; i--)
      block(pen, -860, 116 + i * 36, 930 - i * 58, 60, view.through(i % 2 ? '#b07a58' : '#c08a66', 0), {
        radius: 3,
        shade: 0.2,
        rim: 0.6,
      });
  });
  standing(view, 150, 0, () => {
    pen.line('M-20 90L-20 190', view.through('#3a2a58', 0), 4, { material: 'land' });
    pen.glow(-20, 208, 230, palette.lamp, 0.8);
    pen.shape(
      curve([
        [-26, 190],
        [-14, 190],
        [-4, 210],
        [-20, 228],
        [-36, 210],
      ]),
      palette.lamp,
      { material: 'glow', ink: 0.7 },
    );
  });
  standing(view, 300, 640, () => tent(view));
  standing(view, 196, 668, drum);
  standing(view, -330, 650, () => vacuumCleaner(view));
  standing(view, -318, 420, () => skates(view));
  standing(view, 404, 700, boots);
}

function tent(view: View): void {
  const { pen } = view;
  pen.shape(
    polygon([
      [-66, 4],
      [44, -150],
      [190, -140],
      [236, 4],
    ]),
    view.through('#4f9a78', 0),
    { shade: 0.9, rim: 1 },
  );
  pen.shape(
    polygon([
      [-66, 4],
      [44, -150],
      [112, 4],
    ]),
    view.through('#6fb88f', 0),
    { shade: 0.5, rim: 0.8 },
  );
  pen.shape('M0 4Q42 -60 44 -128Q58 -50 66 4Z', view.through('#2f4a5a', 0), { ink: 0.8 });
  pen.shape('M44 -128Q66 -60 90 4L66 4Q58 -50 44 -128Z', view.through('#8fd0a8', 0), { ink: 0.6 });
  pen.line('M44 -150L44 -166M-66 4L-92 14', '#e0b07a', 5);
}

function drum(pen: Pen): void {
  pen.shape('M-50 -64L-46 -6Q0 12 46 -6L50 -64Z', '#e8635a', { material: 'figure', shade: 0.8, rim: 1 });
  pen.line('M-44 -54L-24 -4L-4 -50L18 -2L40 -54', '#ffe6a0', 4);
  pen.ellipse(0, -66, 51, 15, '#fff4e2', { material: 'figure', shade: 0.3 });
  pen.line('M-40 -84L18 -68M44 -92L-8 -66', '#a5683f', 6);
  for (const [x, y] of [
    [20, -68],
    [-10, -65],
  ] as const)
    pen.ellipse(x, y, 6, 6, '#d9a060', { material: 'figure' });
}

/** Asleep, as it is unplugged. */
function vacuumCleaner(view: View): void {
  const { pen } = view;
  pen.line('M40 -46C110 -70 116 8 40 8C-20 10 -90 12 -96 -14', '#5a5f98', 15);
  pen.shape(
    curve([
      [-64, -8],
      [-74, -60],
      [-36, -98],
      [24, -92],
      [58, -52],
      [52, -8],
    ]),
    '#7f9ae0',
    { material: 'figure', shade: 1, rim: 1 },
  );
  pen.shape(
    curve(
      [
        [-62, -16],
        [-66, -34],
        [52, -34],
        [52, -12],
      ],
      true,
      0.1,
    ),
    '#4f5fa8',
    { material: 'figure', ink: 0.7 },
  );
  for (const x of [-40, 30]) pen.ellipse(x, -6, 19, 19, view.through('#3a3560', 0), { shade: 0.4, rim: 0.8 });
  pen.line('M-44 -60Q-36 -54 -28 -60M-14 -62Q-6 -56 2 -62', '#241a4a', 4, { material: 'eye' });
  pen.line('M-34 -94Q-10 -124 18 -92', '#4f5fa8', 8);
  pen.shape(roundedRect(-116, -18, 40, 24, 8), '#4f5fa8', { material: 'figure', shade: 0.4 });
}

function skates(view: View): void {
  const { pen } = view;
  pen.line('M-10 -60Q10 -90 34 -60', '#e0a94e', 5);
  pen.ellipse(12, -74, 7, 7, '#b8b0d0', { shade: 0.2 });
  for (const x of [-26, 24]) {
    pen.shape(
      curve(
        [
          [x - 12, -58],
          [x + 14, -58],
          [x + 14, -30],
          [x + 38, -16],
          [x + 38, -2],
          [x - 12, -2],
        ],
        true,
        0.1,
      ),
      '#f4f0fa',
      { material: 'figure', shade: 0.6, rim: 0.8 },
    );
    pen.line(`M${x - 8} -46L${x + 12} -46M${x - 8} -36L${x + 12} -36`, '#e8635a', 3.4);
    pen.line(
      `M${x - 16} 10L${x + 36} 10Q${x + 46} 10 ${x + 44} 2M${x - 6} 0L${x - 6} 10M${x + 28} 0L${x + 28} 10`,
      '#b8c4e6',
      4.6,
    );
  }
}

function boots(pen: Pen): void {
  for (const x of [-34, 14]) {
    pen.shape(
      curve(
        [
          [x - 14, -66],
          [x + 14, -66],
          [x + 14, -26],
          [x + 34, -16],
          [x + 34, 0],
          [x - 16, 0],
        ],
        true,
        0.1,
      ),
      '#f2b541',
      { material: 'figure', shade: 0.7, rim: 1 },
    );
    pen.line(`M${x - 13} -54L${x + 13} -54M${x - 14} -4L${x + 32} -4`, '#c9783f', 5);
  }
}

/** All last summer stands in jars, and the potatoes have their eyes open. */
export function pantry(view: View): void {
  const { pen } = view;
  wall(view, '#7f6a86', '#6a5078', 588);
  standing(view, 300, 0, () => shelves(view));
  standing(view, -340, 0, () => shelves(view));
  standing(view, 214, 690, () => potatoBox(view));
  standing(view, -20, 0, () => {
    pen.line('M0 20L0 150', view.through('#3a2a58', 0), 4, { material: 'land' });
    lampShade(view, 0, 214, 120, 62);
  });
  standing(view, -214, 300, () => {
    pen.line('M0 -60L0 0', '#c9a070', 4);
    for (const [x, y] of [
      [-9, 0],
      [9, 8],
      [-7, 24],
      [10, 34],
      [0, 52],
    ] as const)
      pen.ellipse(x, y, 13, 13, '#f4e0d8', { material: 'figure', shade: 0.4, rim: 0.7 });
  });
}

const JARS = ['#c8304a', '#6a3a8a', '#e88a3a', '#7fa83f', '#e8b84e', '#8a2a5a'] as const;

function shelves(view: View): void {
  const { pen } = view;
  block(pen, -150, 616, 300, 420, view.through('#7a4a3f', 0), { radius: 6, shade: 0.4, rim: 0.6 });
  block(pen, -136, 606, 272, 400, view.through('#4f3048', 0), { radius: 4, shade: 0.2, rim: 0 });
  for (let row = 0; row < 4; row++) {
    const y = 300 + row * 96;
    for (let i = 0; i < 5; i++)
      jar(pen, -108 + i * 54, y, JARS[(i + row * 2) % JARS.length] ?? JARS[0], (i + row) % 3 === 0);
    block(pen, -150, y + 14, 300, 15, view.through('#b5784a', 0), { radius: 4, shade: 0.2, rim: 1 });
  }
}

/** Fruit with its eyes shut, under a cloth cap. */
function jar(pen: Pen, x: number, y: number, fruit: string, tall: boolean): void {
  const height = tall ? 62 : 50;
  pen.shape(roundedRect(x - 20, y - height, 40, height, 9), mix(fruit, '#d8e8f8', 0.4), {
    material: 'figure',
    shade: 0.4,
    rim: 1,
    ink: 0.8,
  });
  for (const [dx, dy] of [
    [-9, -10],
    [9, -10],
    [0, -24],
    [-10, -34],
    [10, -34],
  ] as const)
    if (dy > 14 - height) pen.ellipse(x + dx, y + dy, 8.6, 8.6, fruit, { material: 'figure', ink: 0.4, shade: 0.2 });
  pen.shape(roundedRect(x - 11, y - 27, 22, 14, 3), '#fff6e2', { material: 'figure', ink: 0.4 });
  pen.line(`M${x - 7} ${y - 20}L${x + 6} ${y - 20}`, '#8a7a98', 2);
  pen.shape(
    curve(
      [
        [x - 23, y - height + 4],
        [x - 15, y - height - 11],
        [x + 15, y - height - 11],
        [x + 23, y - height + 4],
        [x, y - height],
      ],
      true,
      0.12,
    ),
    tall ? '#e8a0a8' : '#a8c8e8',
    { material: 'figure', ink: 0.6, shade: 0.2 },
  );
}

function potatoBox(view: View): void {
  const { pen } = view;
  for (const [x, y, size] of [
    [-42, -68, 27],
    [4, -76, 30],
    [46, -66, 25],
    [-20, -56, 24],
    [26, -54, 24],
  ] as const) {
    pen.shape(
      curve([
        [x - size, y],
        [x - size * 0.5, y - size * 0.8],
        [x + size * 0.6, y - size * 0.7],
        [x + size, y + 2],
        [x + size * 0.4, y + size * 0.7],
        [x - size * 0.7, y + size * 0.6],
      ]),
      '#d0a468',
      { material: 'figure', shade: 0.5, rim: 0.8 },
    );
    if (size > 24)
      for (const dx of [-8, 8]) {
        pen.ellipse(x + dx, y - 4, 3, 4, '#3a2440', { material: 'eye', ink: 0 });
        pen.ellipse(x + dx - 1, y - 5.5, 1.2, 1.3, '#ffffff', { material: 'eye', ink: 0 });
      }
  }
  for (const y of [0, -30]) block(pen, -78, y, 156, 28, view.through('#c98d5a', 0), { radius: 3, shade: 0.4, rim: 1 });
  for (const x of [-70, 58]) block(pen, x, 4, 12, 68, view.through('#8f5a38', 0), { radius: 3, shade: 0.2 });
}
