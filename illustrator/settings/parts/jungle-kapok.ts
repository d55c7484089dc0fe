// The kapok tree.
import { mix } from '../../color.ts';
import { curve, num, puff } from '../../path.ts';
import type { View } from '../../view.ts';
import { leaf } from './plants.ts';
import { beside } from './wayside.ts';

/** Roots like walls, each higher than a door, and fluff coming down. */
export function kapok(view: View): void {
  const { pen, through } = view;
  const random = view.stream('kapok', 'story');
  beside(view, 306, 646, () => {
    const bark = through('#a08a74', 0.08);
    for (const [x, y, rx, ry, tint] of [
      [-120, -322, 120, 50, '#3a8a5c'],
      [126, -318, 126, 54, '#3a8a5c'],
      [0, -340, 150, 54, '#4fa062'],
    ] as const)
      pen.shape(puff(x, y, rx, ry, 12, random), through(tint, 0.1), { shade: 1.5, rim: 1 });
    pen.limb(
      [
        [-20, -250],
        [-70, -286],
        [-120, -300],
      ],
      24,
      bark,
      'land',
    );
    pen.limb(
      [
        [26, -250],
        [80, -288],
        [130, -296],
      ],
      26,
      bark,
      'land',
    );
    pen.shape(
      curve(
        [
          [-46, 10],
          [-48, -160],
          [-44, -300],
          [46, -300],
          [50, -160],
          [50, 10],
        ],
        true,
        0.1,
      ),
      bark,
      { shade: 1.4, rim: 1 },
    );
    for (const [foot, high, tint] of [
      [-196, -130, 0.12],
      [196, -140, 0.1],
      [-120, -190, 0.04],
      [122, -200, 0.02],
      [-44, -150, 0],
      [50, -160, 0],
    ] as const) {
      const inner = foot < 0 ? -10 : 14;
      pen.shape(
        `M${inner} ${high - 40}Q${num(inner + (foot - inner) * 0.22)} ${num(high * 0.5)} ${foot} 12Q${num(foot * 0.8)} 22 ${num(foot * 0.62)} 16` +
          `Q${num(inner + (foot - inner) * 0.1)} ${num(high * 0.3)} ${inner} 14Z`,
        mix(bark, '#2a2a4a', tint + 0.04),
        { shade: 0.9, rim: 0.9 },
      );
    }
    pen.shape('M-86 14Q-72 -40 -52 -58Q-50 -20 -58 16Z', '#2a2440', { ink: 0.4, opacity: 0.75 });
    pen.shape('M92 14Q80 -44 60 -64Q60 -20 68 16Z', '#2a2440', { ink: 0.4, opacity: 0.75 });
    pen.shape(puff(4, -316, 116, 46, 12, random), through('#5cae66', 0.07), { shade: 1.4, rim: 1.1 });
    for (let i = 0; i < 18; i++) {
      const [x, y, radius] = [random.between(-190, 200), random.between(-250, 14), random.between(3.4, 7.5)];
      pen.glow(x, y, radius * 2.2, '#fff6e6', 0.5);
      pen.ellipse(x, y, radius, radius * 0.8, '#fffaf0', { ink: 0.3 });
    }
    for (const [x, y, angle] of [
      [-176, 16, -30],
      [150, 20, -150],
      [20, 22, -20],
    ] as const)
      leaf(pen, x, y, 40, angle, through('#6fae5a', 0.03));
  });
}
