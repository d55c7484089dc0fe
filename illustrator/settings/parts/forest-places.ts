// What stands at the places of the forest.
import { mix } from '../../color.ts';
import { curve, num, polygon, puff, roundedRect, type Point } from '../../path.ts';
import type { View } from '../../view.ts';
import { fern, flower, leaf, mushroom, pine, tuft } from './plants.ts';
import { beside, footpath } from './wayside.ts';

/** The house where the road stops: a kitchen lamp on the ferns, a fir at the window, a green gate to the forest. */
export function cottage(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through('#ecd19a', 0.02));
  beside(view, 292, 634, () => {
    const random = view.stream('cottage', 'story');
    pine(pen, -104, 2, 250, through('#2a6a62', 0.22));
    pine(pen, 148, 0, 290, through('#24605c', 0.2));
    chimney(view);
    pen.shape(roundedRect(-88, -104, 176, 104, 8), through('#f0d3a8', 0.03), { shade: 1.3, rim: 0.6 });
    for (let i = 0; i < 7; i++)
      pen.ellipse(-78 + i * 26, -5 + (i % 2) * 2, 15, 9, through(i % 2 ? '#8a8a9a' : '#9c96a2', 0.05), {
        shade: 0.3,
        ink: 0.6,
      });
    thatch(view);
    litWindow(view, -44, -58, 44);
    litWindow(view, 0, -144, 30);
    pen.shape('M30 0L30 -52Q52 -78 74 -52L74 0Z', through('#4f8a5f', 0.02), { shade: 0.5, rim: 0.6 });
    pen.line('M45 -2L45 -60M59 -2L59 -60', through('#2f5f4a', 0), 2.4, { material: 'land', opacity: 0.7 });
    pen.ellipse(66, -26, 3.4, 3.4, '#ffd95e', { material: 'glow', ink: 0 });
    pen.glow(84, -66, 56, palette.lamp, 0.8);
    pen.shape(roundedRect(80, -74, 12, 17, 4), palette.lamp, { material: 'glow', ink: 0.6 });
    pen.glow(-44, -4, 120, palette.lamp, 0.45, 46);
    for (const [x, angle] of [
      [-92, -132],
      [-84, -104],
      [-78, -70],
      [-30, -120],
      [-22, -84],
      [-12, -52],
    ] as const)
      fern(pen, x, 10, 44, angle, through('#9ad47a', 0));
    greenGate(view);
    tuft(pen, random, 98, 12, 0.8, through('#6fb07a', 0.04));
  });
}

function chimney({ pen, sky, through }: View): void {
  for (const [x, y, radius] of [
    [-50, -228, 14],
    [-40, -258, 19],
    [-22, -294, 26],
  ] as const)
    pen.ellipse(x, y, radius, radius * 0.86, mix(sky[3], '#ffffff', 0.45), { material: 'sky', opacity: 0.4, ink: 0 });
  pen.shape(roundedRect(-66, -206, 30, 70, 4), through('#a5604f', 0.05), { shade: 0.5, rim: 0.4 });
  pen.shape(roundedRect(-71, -212, 40, 12, 4), through('#c47a64', 0.05), { shade: 0.3 });
}

function thatch({ pen, through }: View): void {
  const roof = through('#b8524a', 0.03);
  pen.shape(
    curve(
      [
        [-116, -92],
        [-74, -140],
        [-22, -196],
        [22, -196],
        [74, -140],
        [116, -92],
        [96, -84],
        [0, -98],
        [-96, -84],
      ],
      true,
      0.13,
    ),
    roof,
    { shade: 1.4, rim: 1.1 },
  );
  for (const [y, half] of [
    [-112, 84],
    [-138, 60],
    [-164, 36],
  ] as const)
    for (let x = -half; x < half - 8; x += 24)
      pen.line(`M${num(x)} ${y}Q${num(x + 12)} ${y + 11} ${num(x + 24)} ${y}`, mix(roof, '#2a1840', 0.25), 2.6, {
        material: 'land',
        opacity: 0.75,
      });
}

/** A round window with a cross, and somebody's lamp behind it. */
function litWindow({ pen, palette, through }: View, x: number, y: number, size: number): void {
  pen.glow(x, y, size * 1.7, palette.lamp, 0.6);
  pen.ellipse(x, y, size * 0.58, size * 0.58, through('#8a5a44', 0), { ink: 0.8 });
  pen.ellipse(x, y, size * 0.48, size * 0.48, palette.lamp, { material: 'glow', ink: 0.4 });
  pen.line(
    `M${num(x)} ${num(y - size * 0.48)}L${num(x)} ${num(y + size * 0.48)}M${num(x - size * 0.48)} ${num(y)}L${num(x + size * 0.48)} ${num(y)}`,
    through('#8a5a44', 0),
    3,
    { material: 'land' },
  );
}

function greenGate({ pen, through }: View): void {
  const green = through('#5fae72', 0.02);
  for (let i = 0; i < 5; i++) {
    const x = 108 + i * 17;
    const top = -46 - Math.max(0, 2 - Math.abs(i - 2)) * 6;
    pen.shape(
      polygon([
        [x - 6, 12],
        [x - 6, top + 7],
        [x, top],
        [x + 6, top + 7],
        [x + 6, 12],
      ]),
      green,
      { shade: 0.4, ink: 0.7 },
    );
  }
  pen.line('M104 -30L182 -30M104 -4L182 -4', mix(green, '#20402f', 0.3), 5, { material: 'land' });
}

/** The path itself, and a house up in the branches of the tree beside it. */
export function treehouse(view: View): void {
  const { pen, palette, through } = view;
  footpath(view, through('#ecd19a', 0.02));
  beside(
    view,
    290,
    634,
    () => {
      pen.shape(
        curve(
          [
            [-78, 6],
            [-40, -60],
            [-36, -200],
            [-40, -330],
            [40, -330],
            [36, -200],
            [42, -60],
            [84, 6],
          ],
          true,
          0.14,
        ),
        through('#7a5548', 0.06),
        { shade: 1, rim: 1 },
      );
      for (const [x, y] of [
        [-16, -40],
        [14, -70],
        [4, -20],
      ] as const)
        pen.line(`M${x} ${y}Q${x + 7} ${y + 16} ${x - 2} ${y + 34}`, through('#4f343c', 0), 3, {
          material: 'land',
          opacity: 0.6,
        });
      const random = view.stream('treehouse', 'story');
      pen.shape(puff(-70, -330, 92, 66, 11, random), through('#35806a', 0.1), { shade: 1.4, rim: 0.8 });
      pen.shape(puff(20, -350, 140, 92, 13, random), through('#3f8f6f', 0.06), { shade: 2, rim: 1.2 });
      pen.glow(0, -190, 150, palette.lamp, 0.5);
      pen.shape(roundedRect(-84, -144, 168, 16, 5), through('#a5703f', 0), { shade: 0.3, rim: 1 });
      pen.shape(roundedRect(-62, -232, 124, 90, 8), through('#e0b47a', 0.02), { shade: 1, rim: 0.8 });
      pen.line('M-60 -206L60 -206M-60 -182L60 -182', through('#c08f58', 0), 2.2, { material: 'land', opacity: 0.6 });
      pen.shape(
        polygon([
          [-82, -226],
          [0, -290],
          [82, -226],
        ]),
        through('#c85a52', 0),
        { shade: 0.8, rim: 1 },
      );
      pen.ellipse(26, -192, 19, 19, through('#8a5a44', 0), { ink: 0.8 });
      pen.ellipse(26, -192, 15, 15, palette.lamp, { material: 'glow', ink: 0.4 });
      pen.shape(roundedRect(-46, -206, 38, 64, 16), palette.lamp, { material: 'glow', ink: 0.8 });
      const rope = through('#c99a5f', 0);
      for (const x of [-36, -6]) pen.line(`M${x} -130L${x - 14} 6`, rope, 6, { material: 'land' });
      for (let i = 0; i < 6; i++)
        pen.line(`M${num(-37 - i * 2.4)} ${-110 + i * 20}L${num(-8 - i * 2.4)} ${-110 + i * 20}`, rope, 5, {
          material: 'land',
        });
      for (const x of [-74, 74]) {
        pen.line(`M${x} -130L${x} -108`, '#6b4436', 3, { material: 'land' });
        pen.glow(x, -96, 50, palette.lamp, 0.8);
        pen.shape(roundedRect(x - 9, -108, 18, 24, 7), palette.lamp, { material: 'glow' });
      }
    },
    0.84,
  );
}

/** A fallen tree whose roots stand up like a fan, with the path going in below. */
export function rootTunnel(view: View): void {
  const { pen, through } = view;
  footpath(view, through('#ecd19a', 0.02));
  beside(view, 286, 636, () => {
    const bark = through('#7a5548', 0.05);
    pen.shape(
      curve(
        [
          [60, -20],
          [150, -34],
          [290, -30],
          [430, -44],
          [430, -170],
          [290, -164],
          [150, -170],
          [60, -186],
        ],
        true,
        0.12,
      ),
      through('#6a4a48', 0.08),
      { shade: 1.4, rim: 1 },
    );
    for (const y of [-140, -108, -72])
      pen.line(`M110 ${y}Q200 ${y + 10} 330 ${y - 4}`, through('#4a3440', 0), 3, { material: 'land', opacity: 0.5 });
    const roots: readonly (readonly Point[])[] = [
      [
        [10, -150],
        [-60, -220],
        [-116, -232],
      ],
      [
        [30, -170],
        [-10, -256],
        [-40, -300],
      ],
      [
        [60, -180],
        [64, -262],
        [40, -318],
      ],
      [
        [90, -170],
        [126, -240],
        [170, -268],
      ],
      [
        [0, -130],
        [-96, -140],
        [-146, -120],
      ],
    ];
    for (const root of roots) pen.limb(root, 22, bark, 'land');
    pen.shape(
      curve(
        [
          [-128, 8],
          [-118, -70],
          [-74, -150],
          [14, -200],
          [104, -178],
          [158, -104],
          [172, 8],
        ],
        true,
        0.16,
      ),
      bark,
      { shade: 1.4, rim: 1.2 },
    );
    pen.shape('M-70 8C-74 -66 -38 -128 20 -130C80 -128 116 -66 112 8Z', through('#4f343c', 0), { ink: 0.6 });
    pen.shape('M-54 8C-56 -56 -26 -112 22 -114C70 -112 98 -56 96 8Z', '#17142f', { ink: 0.5 });
    // acorn hats in a row: whoever lives in there is tidy
    for (const [x, y] of [
      [-16, -62],
      [12, -66],
      [40, -64],
    ] as const)
      pen.shape(`M${x - 9} ${y}Q${x} ${y - 15} ${x + 9} ${y}Z`, '#b98a52', { ink: 0.4, opacity: 0.55 });
    for (const [x, y, a] of [
      [-96, -60, -150],
      [-88, -40, -170],
      [140, -60, -30],
      [134, -36, -8],
      [30, -196, -60],
      [0, -196, -120],
    ] as const)
      leaf(pen, x, y, 38, a, through('#5fae72', 0.03));
    pen.shape(
      curve([
        [-126, 0],
        [-96, -26],
        [-58, -12],
        [-52, 12],
        [-120, 14],
      ]),
      through('#5aa868', 0.03),
      { rim: 0.7, shade: 0.5 },
    );
    mushroom(pen, 146, 12, 0.6, '#f2a541');
    mushroom(pen, 172, 16, 0.42, '#e8635a');
  });
}

/** Birches around a patch of moonlight, and nothing in its middle: somebody stands there. */
export function clearing(view: View): void {
  const { pen, light } = view;
  beside(view, 270, 668, () => {
    birch(view, -128, -62, 262, 0.3);
    birch(view, 20, -72, 280, 0.34);
    birch(view, 96, -68, 250, 0.3);
    birch(view, 182, -50, 296, 0.16);
    pen.glow(0, -4, 230, light.moon, 0.55, 70);
    pen.ellipse(0, 4, 168, 34, mix(light.moon, '#a8d89a', 0.55), { ink: 0, opacity: 0.38 });
    pen.ellipse(0, 4, 112, 21, light.moon, { material: 'glow', ink: 0, opacity: 0.3 });
    const random = view.stream('clearing');
    for (let i = 0; i < 8; i++) {
      const x = -170 + i * 48;
      if (Math.abs(x) < 90) continue;
      flower(pen, x, 22 + random.between(-6, 10), random.between(0.5, 0.75), '#fff4ea');
    }
  });
}

/** @param depth how much air is before it */
export function birch({ pen, through, stream }: View, x: number, y: number, height: number, depth: number): void {
  const bark = through('#efe9e0', depth);
  const random = stream(`birch ${num(x)}`, 'story');
  const w = height * 0.035;
  const top = y - height;
  const crown = through('#6fb08a', depth);
  pen.shape(
    puff(x - height * 0.12, top + height * 0.12, height * 0.15, height * 0.13, 9, random),
    mix(crown, '#20405a', 0.18),
    { shade: 0.8, rim: 0.5 },
  );
  pen.shape(
    `M${num(x - w * 1.3)} ${num(y)}Q${num(x - w * 0.5)} ${num(y - height * 0.5)} ${num(x - w * 0.5)} ${num(top + 20)}` +
      `L${num(x + w * 0.5)} ${num(top + 20)}Q${num(x + w * 0.7)} ${num(y - height * 0.5)} ${num(x + w * 1.5)} ${num(y)}Z`,
    bark,
    { shade: 0.6, rim: 0.5 },
  );
  for (let i = 0; i < 7; i++) {
    const at = y - height * (0.08 + i * 0.1);
    const left = i % 2 === 0;
    pen.line(
      left
        ? `M${num(x - w)} ${num(at)}Q${num(x - w * 0.4)} ${num(at + 4)} ${num(x)} ${num(at)}`
        : `M${num(x)} ${num(at)}Q${num(x + w * 0.4)} ${num(at + 4)} ${num(x + w * 0.8)} ${num(at)}`,
      through('#4a4558', depth),
      3,
      { material: 'land', opacity: 0.7 },
    );
  }
  pen.shape(puff(x + height * 0.05, top + height * 0.02, height * 0.2, height * 0.17, 11, random), crown, {
    shade: 1.2,
    rim: 0.9,
  });
}
