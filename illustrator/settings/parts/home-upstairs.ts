// The top of the house: the attic and the bathroom.
import { curve, num, polygon, roundedRect, star } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { WIDTH, type View } from '../../view.ts';
import { window } from './buildings.ts';
import { block, lampShade, roundWindow, standing, tiles, wall } from './rooms.ts';

/** The roof comes down on both sides; a rocking horse looks out of the small window; somebody tall stands in a sheet. */
export function attic(view: View): void {
  const { pen, moon, side } = view;
  const slope = view.through('#8a5a48', 0);
  wall(view, '#7a6a9a', '#64548c', 588);
  for (const s of [-1, 1]) {
    const edge = s < 0 ? -20 : WIDTH + 20;
    const high = 512 + s * 190;
    pen.shape(
      polygon([
        [edge, -20],
        [high, -20],
        [edge, 560],
      ]),
      slope,
      { shade: 0.5, rim: 1 },
    );
    for (let i = 1; i < 6; i++) {
      const share = i / 6;
      pen.line(
        `M${num(high + (edge - high) * share)} ${num(-20 + 580 * share)}L${num(high + (edge - high) * share)} -20`,
        view.through('#6a4040', 0),
        4,
        { material: 'land', opacity: 0.5 },
      );
    }
    pen.line(`M${num(high)} -20L${edge} 560`, view.through('#b5784a', 0), 18, { material: 'land' });
  }
  atticWindow(view, 512 + side * 96, 190, 84);
  pen.glow(512 + side * 96, 640, 240, view.light.moon, 0.35, 70);
  standing(view, 250, 650, () => rockingHorse(view));
  standing(view, -312, 640, () => sheetMirror(view));
  standing(view, 408, 652, () => trunk(view));
  pen.glow(moon.x, 700, 120, view.palette.lamp, 0.2, 40);
}

/** With a cross in it. */
function atticWindow(view: View, x: number, y: number, radius: number): void {
  const { pen } = view;
  roundWindow(view, x, y, radius, 15, [16, -10], () => {
    for (const [dx, dy] of [
      [-42, -30],
      [-30, 30],
      [46, 40],
      [-52, 6],
    ] as const)
      pen.shape(star(x + dx, y + dy, 6), '#fff1c0', { material: 'glow', ink: 0 });
  });
  pen.line(
    `M${x} ${y - radius + 12}L${x} ${y + radius - 12}M${num(x - radius + 12)} ${y}L${num(x + radius - 12)} ${y}`,
    view.through('#c98d5a', 0),
    8,
    { material: 'land' },
  );
}

/** He looks up at the window, as he has done since somebody grew up. */
function rockingHorse(view: View): void {
  const { pen } = view;
  const coat = '#e6d0b0';
  const mane = '#8a5a4a';
  pen.line('M-96 -14Q0 34 100 -14', view.through('#e8635a', 0), 12, { material: 'land' });
  for (const [x, to] of [
    [-46, -62],
    [-30, -34],
    [40, 34],
    [56, 68],
  ] as const)
    pen.limb(
      [
        [x, -76],
        [(x + to) / 2, -40],
        [to, 0],
      ],
      17,
      coat,
    );
  pen.shape(
    curve([
      [66, -118],
      [104, -104],
      [100, -52],
      [86, -46],
      [84, -86],
      [64, -92],
    ]),
    mane,
    { material: 'figure', shade: 0.4 },
  );
  pen.shape(
    curve([
      [-70, -96],
      [-44, -124],
      [20, -122],
      [74, -126],
      [80, -82],
      [50, -62],
      [-46, -62],
    ]),
    coat,
    { material: 'figure', shade: 1, rim: 1 },
  );
  pen.shape(
    curve([
      [-82, -178],
      [-58, -188],
      [-30, -150],
      [-22, -110],
      [-62, -84],
      [-74, -110],
    ]),
    coat,
    { material: 'figure', shade: 0.6, rim: 0.8 },
  );
  pen.shape(
    curve([
      [-52, -206],
      [-26, -190],
      [-6, -132],
      [-14, -108],
      [-36, -138],
      [-54, -176],
    ]),
    mane,
    { material: 'figure', shade: 0.4 },
  );
  pen.shape(
    curve([
      [-58, -204],
      [-42, -184],
      [-58, -160],
      [-96, -150],
      [-112, -162],
      [-104, -180],
    ]),
    coat,
    { material: 'figure', shade: 0.5, rim: 1 },
  );
  pen.shape(
    curve(
      [
        [-58, -198],
        [-58, -220],
        [-46, -198],
      ],
      true,
      0.1,
    ),
    coat,
    { material: 'figure', ink: 0.8 },
  );
  pen.ellipse(-72, -182, 4.4, 5.6, '#241a3f', { material: 'eye', ink: 0 });
  pen.ellipse(-73.5, -184, 1.7, 1.9, '#ffffff', { material: 'eye', ink: 0 });
  pen.line('M-106 -164Q-102 -160 -98 -161M-92 -192L-92 -152M-92 -176Q-56 -150 -38 -128', '#c85a4a', 4);
  pen.shape(
    curve([
      [-24, -124],
      [-18, -132],
      [34, -132],
      [40, -124],
      [34, -92],
      [-18, -92],
    ]),
    '#e8635a',
    { material: 'figure', shade: 0.5, rim: 1 },
  );
  pen.line('M-20 -100L38 -100', '#ffe6a0', 5);
}

function sheetMirror(view: View): void {
  const { pen } = view;
  for (const x of [-42, -14, 16, 42]) pen.ellipse(x, -2, 12, 7, view.through('#b5784a', 0), { shade: 0.3 });
  pen.shape(
    curve(
      [
        [-34, -250],
        [0, -268],
        [34, -250],
        [52, -150],
        [72, -10],
        [40, -20],
        [16, -8],
        [-14, -20],
        [-40, -8],
        [-70, -14],
        [-52, -150],
      ],
      true,
      0.14,
    ),
    view.through('#efeaf8', 0),
    { shade: 1.2, rim: 1 },
  );
  for (const [a, b] of [
    [-20, -34],
    [4, 2],
    [26, 40],
  ] as const)
    pen.line(`M${a} -228Q${a - 4} -120 ${b} -36`, view.through('#b8aed4', 0), 4, { material: 'land', opacity: 0.6 });
}

function trunk(view: View): void {
  const { pen } = view;
  block(pen, -70, 0, 150, 78, view.through('#8a5a3f', 0), { radius: 8, shade: 0.8, rim: 0.8 });
  pen.shape('M-74 -74C-70 -124 82 -124 84 -74Z', view.through('#a56f4a', 0), { shade: 0.7, rim: 1 });
  for (const x of [-46, 40]) block(pen, x, 0, 16, 112, view.through('#e0b07a', 0), { radius: 3, shade: 0.2, rim: 0.4 });
  block(pen, -8, -56, 28, 30, '#ffd95e', { radius: 5, shade: 0.4 });
}

/** The tub on its four paws, a duck that waits for Saturday, and toothbrushes with their heads together. */
export function bathroom(view: View): void {
  const { pen } = view;
  wall(view, '#4f86a0', '#4f86a0', 410);
  pen.shape(roundedRect(-10, 400, WIDTH + 20, 210, 0), view.through('#8fc4d0', 0), {
    toward: view.through('#6fa8bc', 0),
  });
  const joint = view.through('#d8f0f2', 0);
  for (const y of [452, 504, 556])
    pen.line(`M-10 ${y}L${WIDTH + 10} ${y}`, joint, 3, { material: 'land', opacity: 0.5 });
  for (let i = 0; i < 18; i++) pen.line(`M${i * 60} 402L${i * 60} 600`, joint, 3, { material: 'land', opacity: 0.5 });
  pen.shape(roundedRect(-10, 390, WIDTH + 20, 20, 4), view.through('#e8f6f4', 0), { rim: 1, shade: 0.2 });
  tiles(view, 604, '#e6e0ee', '#7f9ac8');
  window(view, view.moon.x, 224, 180, 200, { curtain: '#5bb8a8' });
  standing(view, 310, 644, () => bathTub(view));
  standing(view, -318, 470, () => washStand(view));
  pen.ellipse(view.hero.x, 682, 250, 44, view.through('#f6d0e0', 0), { shade: 0.5, rim: 0.6 });
  pen.ellipse(view.hero.x, 680, 214, 34, view.through('#fff0f4', 0), { ink: 0.5 });
}

function bathTub(view: View): void {
  const { pen } = view;
  for (const s of [-1, 1])
    pen.shape(
      curve([
        [s * 86, -42],
        [s * 112, -30],
        [s * 106, -10],
        [s * 124, 2],
        [s * 90, 6],
        [s * 76, -26],
      ]),
      '#e0a94e',
      { material: 'figure', shade: 0.5, rim: 1 },
    );
  for (const s of [-1, 1]) for (const dx of [96, 108, 118]) pen.line(`M${s * dx} -2L${s * dx} 5`, '#9a6a30', 2.6);
  pen.line('M104 -132L104 -184Q104 -200 84 -200Q70 -200 70 -186', '#c8d0e8', 10);
  pen.ellipse(104, -170, 12, 6, '#e8635a', { material: 'figure' });
  pen.shape('M-142 -128C-140 -40 -112 -18 -70 -18L70 -18C112 -18 140 -40 142 -128Z', view.through('#f4f4fc', 0), {
    shade: 1.3,
    rim: 0.8,
  });
  pen.shape(roundedRect(-156, -142, 312, 24, 12), view.through('#ffffff', 0), { shade: 0.4, rim: 1 });
  pen.line('M-96 -142L-96 -92', '#b8b0d0', 3);
  pen.ellipse(-96, -86, 9, 6, '#4a4468', { material: 'figure' });
  duck(pen, -34, -140);
  pen.shape(
    curve([
      [40, -140],
      [44, -152],
      [84, -152],
      [90, -140],
      [88, -96],
      [66, -88],
      [44, -98],
    ]),
    '#f6b0c0',
    { material: 'figure', shade: 0.5, rim: 0.8 },
  );
  pen.line('M46 -112L86 -112', '#fff0f4', 6);
}

function duck(pen: Pen, x: number, y: number): void {
  pen.at(x, y, 1, () => {
    pen.shape(
      curve([
        [-34, -18],
        [-44, -34],
        [-24, -28],
        [8, -28],
        [28, -14],
        [16, 2],
        [-20, 2],
      ]),
      '#ffd24e',
      { material: 'figure', shade: 0.6, rim: 1 },
    );
    pen.ellipse(14, -42, 20, 19, '#ffd95e', { material: 'figure', shade: 0.5, rim: 1 });
    pen.shape(
      curve(
        [
          [30, -42],
          [46, -40],
          [44, -33],
          [28, -34],
        ],
        true,
        0.12,
      ),
      '#f2843f',
      { material: 'figure', ink: 0.8 },
    );
    pen.ellipse(20, -46, 3.4, 4.2, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(19, -47.5, 1.4, 1.5, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-16 -16Q-4 -8 8 -14', '#e0a030', 3.4);
  });
}

function washStand(view: View): void {
  const { pen } = view;
  pen.ellipse(0, -190, 64, 78, view.through('#e0b07a', 0), { shade: 0.5, rim: 1 });
  pen.ellipse(0, -190, 51, 64, view.through('#b8d4f0', 0), { ink: 0.7, shade: 0.3 });
  pen.line('M-24 -206L4 -234M-20 -180L22 -222', '#ffffff', 6, { material: 'glow', opacity: 0.6 });
  lampShade(view, 0, -276, 70, 34);
  block(pen, -24, 150, 48, 140, view.through('#e8e8f6', 0), { radius: 10, shade: 0.6, rim: 0.6 });
  pen.shape('M-84 -28C-80 24 -36 34 0 34C36 34 80 24 84 -28Z', view.through('#f6f6fe', 0), { shade: 0.9, rim: 0.8 });
  pen.shape(roundedRect(-94, -42, 188, 20, 10), '#ffffff', { shade: 0.3, rim: 1 });
  pen.line('M0 -42L0 -66Q0 -78 16 -76Q24 -74 24 -66', '#b8c4e0', 9);
  for (const [x, lean, color] of [
    [-62, -12, '#5bb87a'],
    [-54, 4, '#e8635a'],
    [-46, 14, '#5aa5dc'],
  ] as const) {
    pen.line(`M${x} -56L${x + lean} -106`, color, 5);
    pen.line(`M${x + lean * 0.8} -98L${x + lean} -108`, '#ffffff', 9);
  }
  pen.shape(
    polygon([
      [-74, -76],
      [-34, -76],
      [-38, -42],
      [-70, -42],
    ]),
    '#f2b541',
    { material: 'figure', shade: 0.5 },
  );
}
