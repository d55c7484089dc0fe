// What many settings under the sky share: a stage beside the hero, a path, water.
import { mix } from '../../color.ts';
import { curve, num, type Point } from '../../path.ts';
import type { View } from '../../view.ts';

/**
 * Draws a set piece around 0,0 on the moon's side. In it, right is always away from the hero and the light always comes from
 * the right.
 * @param offset from the hero, toward the moon; a negative one is on the other side
 */
export function beside(view: View, offset: number, y: number, draw: () => void, scale = 1): void {
  view.pen.at(view.hero.x + view.side * offset, y, scale, draw, 0, view.side < 0);
}

/** A path from the lower edge, past the hero, to the set piece. */
export function footpath(view: View, color: string): void {
  const { pen, hero, side } = view;
  const x = hero.x;
  pen.shape(
    `M${num(x - 190)} 790C${num(x - 150)} 720 ${num(x - 30)} 690 ${num(x + side * 90)} 650` +
      `C${num(x + side * 170)} 626 ${num(x + side * 220)} 618 ${num(x + side * 262)} 606L${num(x + side * 300)} 608` +
      `C${num(x + side * 270)} 630 ${num(x + side * 240)} 650 ${num(x + side * 200)} 672` +
      `C${num(x + 150)} 710 ${num(x + 170)} 740 ${num(x + 210)} 790Z`,
    color,
    { ink: 0.7, opacity: 0.85 },
  );
  const random = view.stream('pebbles');
  for (let i = 0; i < 9; i++) {
    const t = random.next();
    const across = random.between(-1, 1);
    const [px, py] = [x + side * 150 * t + across * (120 - 100 * t), 752 - 116 * t];
    const size = 9 - 5 * t;
    pen.ellipse(px, py, size, size * 0.5, mix(color, '#5a4a5a', 0.3), { ink: 0.3, opacity: 0.6 });
  }
}

/** Still water with the moon's light on it, around 0,0 of a stage. */
export function pool(view: View, width: number, height: number, color: string, deep: string): void {
  const { pen, light } = view;
  const [a, b] = [width / 2, height / 2];
  const rim: Point[] = [
    [-a, 0],
    [-a * 0.66, -b * 0.8],
    [0, -b],
    [a * 0.74, -b * 0.84],
    [a, 0],
    [a * 0.62, b * 0.8],
    [-a * 0.16, b],
    [-a * 0.74, b * 0.7],
  ];
  const shore = rim.map(([x, y]): Point => [x * 1.05, y * 1.14 + 3]);
  pen.shape(curve(shore), mix(view.through(view.palette.lower, 0), '#101a38', 0.25), { ink: 0.5 });
  const outline = curve(rim);
  pen.shape(outline, color, { rim: 1, toward: deep });
  pen.clip(outline, () => {
    pen.glow(20, -4, width * 0.2, light.moon, 0.9, height * 0.42);
    for (const [x, y, wide] of [
      [0, -0.38, 60],
      [10, -0.04, 84],
      [-4, 0.3, 56],
    ] as const)
      pen.line(`M${num(20 + x - wide / 2)} ${num(y * b)}L${num(20 + x + wide / 2)} ${num(y * b)}`, light.moon, 5, {
        material: 'glow',
        opacity: 0.7,
      });
    for (const side of [-1, 1])
      pen.line(
        `M${num(side * a * 0.5 - 36)} ${num(b * 0.3)}Q${num(side * a * 0.5)} ${num(b * 0.2)} ${num(side * a * 0.5 + 40)} ${num(b * 0.32)}`,
        mix(color, '#ffffff', 0.35),
        3,
        { material: 'land', opacity: 0.6 },
      );
  });
}
