// What stands and lives in the desert.
import { mix } from '../../color.ts';
import { curve, num, roundedRect, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { View } from '../../view.ts';

/** A table mountain far off. */
export function mesa(view: View, x: number, y: number, scale: number): void {
  const { pen } = view;
  pen.at(x, y, scale, () => {
    pen.shape(
      curve(
        [
          [-110, 20],
          [-84, -90],
          [-80, -150],
          [-30, -160],
          [40, -154],
          [76, -150],
          [82, -86],
          [116, 20],
        ],
        true,
        0.08,
      ),
      view.through('#b8687a', 0.42),
      { shade: 2.4, rim: 1 },
    );
    for (const layer of [-116, -74, -30])
      pen.line(
        `M${num(-80 - (layer + 116) * 0.16)} ${layer}Q0 ${layer + 12} ${num(80 + (layer + 116) * 0.18)} ${layer}`,
        view.through('#8f4f6a', 0.42),
        4,
        { material: 'land', opacity: 0.5 },
      );
  });
}

/** A camel on a far dune on the side away from the light, who walks toward the hero. */
export function farCamel(view: View, x: number, y: number, scale: number): void {
  const { pen, side } = view;
  const color = view.through('#7a4a5a', 0.2);
  const draw = () => {
    for (const leg of [-50, -26, 30, 54])
      pen.limb(
        [
          [leg, -60],
          [leg, 0],
        ],
        12,
        color,
        'land',
      );
    pen.shape(
      curve([
        [-74, -60],
        [-66, -104],
        [-30, -112],
        [-8, -150],
        [20, -116],
        [46, -148],
        [70, -104],
        [78, -64],
        [0, -50],
      ]),
      color,
    );
    pen.limb(
      [
        [-66, -86],
        [-104, -92],
        [-112, -146],
      ],
      19,
      color,
      'land',
    );
    pen.ellipse(-124, -150, 24, 13, color);
    pen.line('M74 -92Q84 -80 88 -60', color, 6, { material: 'land' });
  };
  pen.at(x, y, scale, draw, 0, side > 0);
}

/** A cactus with two arms and a flower. */
export function cactus(pen: Pen, x: number, y: number, height: number, color: string, bloom: string): void {
  const h = height;
  const w = h * 0.16;
  const arms: readonly (readonly Point[])[] = [
    [
      [x, y - h * 0.42],
      [x - h * 0.24, y - h * 0.42],
      [x - h * 0.25, y - h * 0.66],
    ],
    [
      [x, y - h * 0.3],
      [x + h * 0.22, y - h * 0.3],
      [x + h * 0.23, y - h * 0.52],
    ],
  ];
  for (const arm of arms) pen.limb(arm, w * 0.8, color, 'land');
  pen.shape(roundedRect(x - w * 0.6, y - h, w * 1.2, h + 2, w * 0.6), color, { shade: 0.7, rim: 1 });
  for (const share of [-0.25, 0.1])
    pen.line(
      `M${num(x + share * w)} ${num(y - h * 0.9)}L${num(x + share * w)} ${num(y - 8)}`,
      mix(color, '#ffffff', 0.22),
      2.4,
      { material: 'land' },
    );
  for (const [dx, dy, size] of [
    [0, -h - 2, 1],
    [-h * 0.25, -h * 0.68, 0.7],
  ] as const) {
    for (const side of [-1, 0, 1])
      pen.ellipse(
        x + dx + side * w * 0.22 * size,
        y + dy - (side === 0 ? w * 0.16 : 0) * size,
        w * 0.2 * size,
        w * 0.24 * size,
        bloom,
        { ink: 0.5, rim: 0.4 },
      );
    pen.ellipse(x + dx, y + dy + 1, w * 0.13 * size, w * 0.12 * size, '#ffe9a0', { ink: 0.3 });
  }
}

/** A striped tent with a light in it, around 0,0. */
export function tent(view: View, color: string): void {
  const { pen, palette } = view;
  pen.glow(0, -50, 170, palette.lamp, 0.55);
  pen.shape('M-120 0Q-40 -70 0 -156Q40 -70 120 0Z', color, { shade: 1.4, rim: 1 });
  for (const side of [-1, 1])
    pen.shape(
      `M0 -156Q${side * 26} -66 ${side * 78} 0L${side * 52} 0Q${side * 12} -66 0 -156Z`,
      mix(color, '#ffffff', 0.5),
      { ink: 0.5 },
    );
  pen.shape('M-36 0Q-10 -60 0 -106Q10 -60 36 0Z', palette.lamp, { material: 'glow' });
  pen.shape('M-36 0Q-12 -56 0 -106Q-22 -50 -58 0Z', mix(color, '#ffffff', 0.25), { ink: 0.6, rim: 0.8 });
  pen.shape('M-24 0Q-20 -14 0 -14Q20 -14 24 0Z', '#e8635a', { ink: 0.5 });
  pen.line('M-100 -16L-138 4M100 -16L138 4', '#f7e6c4', 2.6, { material: 'land' });
  pen.line('M0 -156L0 -178', '#6b4436', 4);
  pen.shape('M0 -178L26 -170L0 -162Z', palette.accent, { material: 'figure' });
}

/** A fire in a ring of stones, around 0,0. */
export function campfire(view: View): void {
  const { pen } = view;
  pen.glow(0, -20, 120, '#ffb04f', 0.75);
  for (const [x, y] of [
    [-30, -2],
    [-14, -7],
    [14, -7],
    [30, -2],
  ] as const)
    pen.ellipse(x, y, 13, 9, view.through('#8f6a60', 0), { shade: 0.3, rim: 0.5 });
  pen.line('M-22 -2L18 -14M22 -2L-18 -14', view.through('#6b4436', 0), 9, { material: 'land' });
  pen.shape(
    curve([
      [-17, -6],
      [-12, -28],
      [0, -58],
      [6, -40],
      [14, -30],
      [17, -6],
    ]),
    '#ff9a3f',
    { material: 'glow' },
  );
  pen.shape(
    curve([
      [-9, -6],
      [-2, -34],
      [8, -20],
      [9, -6],
    ]),
    '#ffe07a',
    { material: 'glow', ink: 0 },
  );
  for (const [x, y, rx] of [
    [-24, 4, 14],
    [0, 8, 15],
    [25, 4, 13],
  ] as const)
    pen.ellipse(x, y, rx, 9, view.through('#a5745f', 0), { shade: 0.3, rim: 0.6 });
}

/** A lizard that looks to the left, about 70 long. @param turn degrees: -90 climbs up */
export function lizard(pen: Pen, x: number, y: number, scale: number, color: string, turn = 0): void {
  const draw = () => {
    pen.line('M14 -8Q42 0 62 -12', color, 7);
    pen.line('M-10 -6L-20 6M-4 -6L-10 8M16 -6L10 6M20 -6L26 8', color, 5);
    pen.shape('M-22 -10C-16 -20 6 -20 22 -10C14 -2 -12 0 -22 -10Z', color, {
      material: 'figure',
      shade: 0.4,
      rim: 0.8,
    });
    pen.ellipse(-28, -13, 14, 9.5, color, { material: 'figure', shade: 0.3, rim: 0.8 });
    for (const dx of [-4, 6, 15]) pen.ellipse(dx, -11, 2.6, 2, mix(color, '#fff3c0', 0.6), { ink: 0 });
    pen.ellipse(-30, -19, 5.6, 5.6, mix(color, '#ffffff', 0.6), { material: 'eye', ink: 0.5 });
    pen.ellipse(-31, -19, 3, 3.6, '#241a3f', { material: 'eye', ink: 0 });
    pen.ellipse(-32, -20.4, 1.1, 1.1, '#ffffff', { material: 'eye', ink: 0 });
    pen.line('M-40 -10Q-34 -7 -28 -9', '#241a3f', 2, { material: 'eye', opacity: 0.8 });
  };
  pen.at(x, y, scale, draw, turn);
}

/** A frog that looks to the viewer, about 40 high. */
export function frog(pen: Pen, x: number, y: number, scale: number, color = '#7fb86a'): void {
  pen.at(x, y, scale, () => {
    for (const side of [-1, 1])
      pen.ellipse(side * 22, -5, 14, 8, mix(color, '#1f5a4a', 0.25), { material: 'figure', shade: 0.3 });
    pen.shape('M-26 -2C-32 -24 -18 -34 0 -34C18 -34 32 -24 26 -2Q0 6 -26 -2Z', color, {
      material: 'figure',
      shade: 0.6,
      rim: 1,
    });
    pen.ellipse(0, -8, 15, 9, mix(color, '#fff6d0', 0.6), { material: 'figure', ink: 0.3 });
    for (const side of [-1, 1]) {
      pen.ellipse(side * 13, -34, 9, 9, color, { material: 'figure', ink: 0.8, rim: 0.6 });
      pen.ellipse(side * 13, -35, 4.6, 5.4, '#241a3f', { material: 'eye', ink: 0 });
      pen.ellipse(side * 13 - 1.4, -37, 1.8, 1.8, '#ffffff', { material: 'eye', ink: 0 });
    }
    pen.line('M-14 -20Q0 -11 14 -20', '#2f4a3a', 2.6, { material: 'eye' });
  });
}

/** A round boulder of sandstone. */
export function boulder(view: View, x: number, y: number, width: number, depth = 0.04): void {
  const { pen } = view;
  const w = width;
  const color = view.through('#c4826a', depth);
  pen.shape(
    `M${num(x - w)} ${num(y + 4)}C${num(x - w * 1.1)} ${num(y - w * 0.5)} ${num(x - w * 0.5)} ${num(y - w * 0.9)} ${num(x)} ${num(y - w * 0.84)}` +
      `C${num(x + w * 0.6)} ${num(y - w * 0.86)} ${num(x + w * 1.05)} ${num(y - w * 0.4)} ${num(x + w)} ${num(y + 4)}Z`,
    color,
    { shade: 1, rim: 1 },
  );
  pen.line(
    `M${num(x - w * 0.6)} ${num(y - w * 0.4)}Q${num(x - w * 0.1)} ${num(y - w * 0.52)} ${num(x + w * 0.3)} ${num(y - w * 0.42)}` +
      `M${num(x - w * 0.2)} ${num(y - w * 0.2)}Q${num(x + w * 0.2)} ${num(y - w * 0.28)} ${num(x + w * 0.6)} ${num(y - w * 0.2)}`,
    mix(color, '#7a3f4a', 0.4),
    3.4,
    { material: 'land', opacity: 0.6 },
  );
}

/** Dry grass. */
export function dryGrass(view: View, x: number, y: number, scale: number): void {
  const color = view.through('#c9a860', 0.03);
  let path = '';
  for (const [dx, height] of [
    [-20, 26],
    [-11, 40],
    [0, 46],
    [12, 38],
    [21, 24],
  ] as const)
    path += `M${num(x + dx * 0.24 * scale)} ${y}Q${num(x + dx * 0.4 * scale)} ${num(y - height * 0.6 * scale)} ${num(x + dx * scale)} ${num(y - height * scale)}`;
  view.pen.line(path, color, 3.6 * scale, { material: 'land' });
}
