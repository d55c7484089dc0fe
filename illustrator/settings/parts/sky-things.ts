// What is found in the sky: cloud banks, balloons, islands, ladders and hanging stars.
import { mix } from '../../color.ts';
import { cloud, curve, num, puff, roundedRect, star, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import type { View } from '../../view.ts';
import { house } from './buildings.ts';
import { roundTree } from './plants.ts';

/** A flat cloud that one can stand on. @param y of its base */
export function bank(view: View, random: Random, x: number, y: number, width: number, height: number, depth = 0): void {
  view.pen.shape(cloud(x, y, width, height, random), view.through('#f8eff8', depth), {
    material: 'sky',
    toward: view.through('#d3c0ea', depth),
    rim: 1.2,
    shade: 1,
    ink: 0.8,
  });
}

/** A round cloud, puffed on all sides. */
export function tuftCloud(pen: Pen, random: Random, x: number, y: number, rx: number, ry: number, color: string): void {
  pen.shape(puff(x, y, rx, ry, 9, random), color, { shade: 0.8, rim: 1, ink: 0.8 });
}

/** A hot-air balloon with its basket, 200 high, around 0,-20. */
export function hotAirBalloon(pen: Pen, x: number, y: number, scale: number, color: string, stripe: string): void {
  const figure = { material: 'figure' } as const;
  pen.at(x, y, scale, () => {
    const bag = 'M0 34C-34 8 -62 -20 -62 -58C-62 -98 -34 -122 0 -122C34 -122 62 -98 62 -58C62 -20 34 8 0 34Z';
    pen.shape(bag, color, { ...figure, shade: 1.4, rim: 1.2 });
    pen.clip(bag, () => {
      for (const s of [-1, 1])
        pen.shape(
          `M${s * 16} -130C${s * 46} -80 ${s * 34} -10 ${s * 2} 40L${s * 20} 40C${s * 60} -10 ${s * 74} -80 ${s * 36} -130Z`,
          stripe,
          { ...figure, ink: 0.5 },
        );
      pen.line('M-64 -66Q0 -46 64 -66', mix(color, '#ffffff', 0.4), 5, { opacity: 0.7 });
    });
    pen.line('M-10 30L-14 54M10 30L14 54', '#6b4436', 2.6);
    pen.glow(0, 40, 40, '#ffd36b', 0.7);
    pen.shape(roundedRect(-18, 52, 36, 26, 7), '#b07a48', { ...figure, shade: 0.4 });
    pen.line('M-17 60L17 60M-17 69L17 69', '#8a5a34', 2.2, { opacity: 0.8 });
    pen.shape(roundedRect(-21, 50, 42, 8, 4), '#d09a5f', { ...figure, ink: 0.6 });
  });
}

/** Soil that floats, with grass on it. @param width half of it */
export function floatingSoil({ pen, through }: View, width: number): void {
  const w = width;
  const soil: Point[] = [
    [-w, 0],
    [w, 0],
    [w * 0.6, 46],
    [w * 0.2, 70],
    [0, 104],
    [-w * 0.3, 66],
    [-w * 0.7, 40],
  ];
  pen.shape(curve(soil, true, 0.12), through('#8a6a9a', 0.3), { shade: 1, rim: 0.6 });
  const grass: Point[] = [
    [-w * 1.05, 4],
    [-w * 0.6, -16],
    [0, -22],
    [w * 0.6, -16],
    [w * 1.05, 4],
    [w * 0.5, 18],
    [0, 12],
    [-w * 0.5, 20],
  ];
  pen.shape(curve(grass), through('#7fc09a', 0.25), { rim: 1 });
}

/** A floating island with a tree and a house. */
export function island(view: View, random: Random, x: number, y: number, scale: number): void {
  view.pen.at(x, y, scale, () => floatingSoil(view, 130));
  roundTree(
    view.pen,
    random,
    x - 70 * scale,
    y - 8,
    110 * scale,
    view.through('#7a5a5a', 0.3),
    view.through('#5fb08a', 0.3),
  );
  house(view, x + 30 * scale, y - 8, 90 * scale, 56 * scale, '#f0d3a8', '#c85a6a', random, 0.25);
}

/** A star on a thread from above. @param length of the thread */
export function hangingStar({ pen, palette }: View, x: number, length: number): void {
  pen.line(`M${num(x)} -10L${num(x)} ${num(length)}`, palette.lamp, 2.4, { material: 'glow', opacity: 0.7 });
  pen.glow(x, length + 14, 56, palette.lamp, 0.8);
  pen.shape(star(x, length + 14, 21), palette.lamp, { material: 'glow' });
}

/** A ladder that leans. @param foot,head its two ends @param rungs how many */
export function ladder(pen: Pen, foot: Point, head: Point, width: number, rungs: number, color = '#f6dca0'): void {
  const narrow = width * 0.8;
  const side = (s: number) =>
    `M${num(foot[0] + (s * width) / 2)} ${num(foot[1])}L${num(head[0] + (s * narrow) / 2)} ${num(head[1])}`;
  pen.line(side(-1) + side(1), mix(color, '#7a4a2a', 0.5), 9);
  for (let i = 1; i <= rungs; i++) {
    const t = i / (rungs + 1);
    const x = foot[0] + (head[0] - foot[0]) * t;
    const y = foot[1] + (head[1] - foot[1]) * t;
    const half = (width + (narrow - width) * t) / 2;
    pen.line(`M${num(x - half)} ${num(y)}L${num(x + half)} ${num(y)}`, color, 5.6);
  }
  pen.line(side(-1) + side(1), color, 5.6);
}

/** A toy balloon on a string. @param length of the string */
export function toyBalloon(pen: Pen, x: number, y: number, size: number, color: string, length = 90): void {
  pen.line(
    `M${num(x)} ${num(y + size * 1.2)}Q${num(x - 10)} ${num(y + size * 1.2 + length * 0.4)} ${num(x + 4)} ${num(y + size * 1.2 + length * 0.7)}Q${num(x + 8)} ${num(y + size * 1.2 + length * 0.85)} ${num(x)} ${num(y + size * 1.2 + length)}`,
    '#fff4e0',
    2,
    { opacity: 0.8 },
  );
  pen.shape(
    `M${num(x)} ${num(y + size * 1.14)}C${num(x - size * 0.5)} ${num(y + size * 0.9)} ${num(x - size)} ${num(y + size * 0.3)} ${num(x - size)} ${num(y - size * 0.2)}` +
      `C${num(x - size)} ${num(y - size * 0.8)} ${num(x - size * 0.5)} ${num(y - size * 1.1)} ${num(x)} ${num(y - size * 1.1)}` +
      `C${num(x + size * 0.5)} ${num(y - size * 1.1)} ${num(x + size)} ${num(y - size * 0.8)} ${num(x + size)} ${num(y - size * 0.2)}` +
      `C${num(x + size)} ${num(y + size * 0.3)} ${num(x + size * 0.5)} ${num(y + size * 0.9)} ${num(x)} ${num(y + size * 1.14)}Z`,
    color,
    { material: 'figure', shade: 0.8, rim: 1 },
  );
  pen.shape(
    `M${num(x)} ${num(y + size * 1.1)}L${num(x + size * 0.16)} ${num(y + size * 1.34)}L${num(x - size * 0.16)} ${num(y + size * 1.34)}Z`,
    mix(color, '#5a1f4a', 0.25),
    { material: 'figure', ink: 0.6 },
  );
  pen.ellipse(x - size * 0.4, y - size * 0.5, size * 0.17, size * 0.27, '#ffffff', { ink: 0, opacity: 0.65 });
}
