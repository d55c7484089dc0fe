// The steamboat that a flood has left in a tree.
import { mix } from '../../color.ts';
import { curve, num, polygon, puff, roundedRect } from '../../path.ts';
import type { View } from '../../view.ts';
import { porthole } from './jungle-places.ts';
import { fern, leaf } from './plants.ts';
import { beside } from './wayside.ts';

/** A steamboat that a flood has left in a tree; a fig grows out of its funnel. */
export function steamboat(view: View): void {
  const { pen, palette, through } = view;
  const random = view.stream('steamboat', 'story');
  beside(
    view,
    292,
    644,
    () => {
      const bark = through('#80604a', 0.06);
      pen.shape(puff(0, -190, 190, 70, 14, random), through('#35866a', 0.14), { shade: 1.6, rim: 0.8 });
      pen.shape(
        curve(
          [
            [-66, 10],
            [-34, -40],
            [-30, -150],
            [34, -150],
            [36, -40],
            [76, 10],
            [0, 16],
          ],
          true,
          0.14,
        ),
        bark,
        { shade: 1, rim: 1 },
      );
      pen.limb(
        [
          [-10, -100],
          [-70, -140],
          [-130, -156],
        ],
        24,
        bark,
        'land',
      );
      pen.limb(
        [
          [10, -100],
          [80, -142],
          [150, -160],
        ],
        26,
        bark,
        'land',
      );
      pen.shape(
        'M-164 -206L150 -206C150 -168 126 -136 92 -134L-90 -134C-128 -136 -154 -168 -164 -206Z',
        through('#c85a4f', 0.03),
        { shade: 1.3, rim: 1 },
      );
      pen.shape('M-160 -192L148 -192L147 -206L-164 -206Z', through('#fff0dc', 0.03), { ink: 0.6 });
      for (const x of [-96, -48, 0, 48, 96]) porthole(view, x, -166, 12);
      pen.shape(roundedRect(-92, -262, 176, 58, 8), through('#f6e2c2', 0.03), { shade: 0.9, rim: 0.8 });
      for (const x of [-66, -22, 22]) {
        pen.shape(roundedRect(x - 12, -250, 26, 32, 8), palette.lamp, { material: 'glow', ink: 0.7 });
        pen.line(`M${x + 1} -250L${x + 1} -218`, through('#8a5a44', 0), 2.6, { material: 'land' });
      }
      pen.glow(-22, -234, 110, palette.lamp, 0.4);
      pen.shape(roundedRect(-108, -272, 208, 14, 5), through('#5f8fa8', 0.02), { rim: 0.8 });
      pen.shape(roundedRect(24, -334, 36, 64, 5), through('#4a4460', 0.02), { shade: 0.6, rim: 0.8 });
      pen.shape(roundedRect(20, -318, 44, 12, 3), through('#f2b541', 0), { ink: 0.6 });
      for (const [angle, length] of [
        [-160, 44],
        [-126, 46],
        [-58, 46],
        [-22, 44],
      ] as const)
        leaf(pen, 42, -330, length, angle, through('#6fbf5a', 0.02));
      wheel(view, 126, -166);
      let chain = '';
      for (let y = -196; y < -36; y += 15) chain += `M-152 ${y}Q-144 ${y + 6} -152 ${y + 12}Q-160 ${y + 6} -152 ${y}Z`;
      pen.line(chain, through('#8a8aa0', 0), 3.4, { material: 'land' });
      pen.line('M-152 -36L-152 2M-164 -24L-140 -24M-176 -12Q-172 8 -152 8Q-132 8 -128 -12', through('#7a7a92', 0), 7, {
        material: 'land',
      });
      for (const [y, angle] of [
        [-150, 30],
        [-110, 150],
        [-76, 20],
      ] as const)
        fern(pen, -152, y, 32, angle, through('#6fbf5a', 0.02));
      for (const [x, y, rx, ry] of [
        [-120, -124, 60, 26],
        [110, -122, 72, 28],
        [0, -118, 50, 22],
      ] as const)
        pen.shape(puff(x, y, rx, ry, 9, random), through('#4f9f62', 0.05), { shade: 1, rim: 1 });
    },
    0.98,
  );
}

function wheel({ pen, through }: View, x: number, y: number): void {
  const wood = through('#f2c46a', 0.02);
  pen.line(
    curve([
      [x - 30, y],
      [x, y - 30],
      [x + 30, y],
      [x, y + 30],
    ]),
    wood,
    6,
    { material: 'land' },
  );
  let spokes = '';
  for (let i = 0; i < 4; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 4) * 36, Math.sin((i * Math.PI) / 4) * 36];
    spokes += `M${num(x - dx)} ${num(y - dy)}L${num(x + dx)} ${num(y + dy)}`;
  }
  pen.line(spokes, wood, 5, { material: 'land' });
  pen.shape(
    polygon([
      [x - 5, y - 5],
      [x + 5, y - 5],
      [x + 5, y + 5],
      [x - 5, y + 5],
    ]),
    mix(wood, '#5a2f3f', 0.5),
  );
}
