// What people build: houses, windows, lamps, strings of lights and curtains.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star, type Point } from '../../path.ts';
import type { Random } from '../../random.ts';
import { drawMoon } from '../../sky.ts';
import { HEIGHT, WIDTH, type View } from '../../view.ts';

/**
 * A house with a bowed roof, seen from the front.
 * @param y of its foot @param height of the wall up to the eaves @param depth 0 here .. 1 at the horizon
 */
export function house(
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
  random: Random,
  depth: number,
): void {
  const { pen } = view;
  const color = (of: string) => view.through(of, depth);
  const eaves = y - height;
  pen.shape(roundedRect(x - width * 0.3, eaves - width * 0.42, width * 0.14, width * 0.36, 3), color('#a5604f'), {
    shade: 0.3,
  });
  const front: Point[] = [
    [x - width / 2, y],
    [x - width / 2, eaves],
    [x, eaves - width * 0.38],
    [x + width / 2, eaves],
    [x + width / 2, y],
  ];
  pen.shape(polygon(front), color(wall), { shade: 1.2, rim: 0.6 });
  const gable: Point[] = [
    [x - width * 0.62, eaves + 8],
    [x - width * 0.3, eaves - width * 0.2],
    [x, eaves - width * 0.5],
    [x + width * 0.3, eaves - width * 0.2],
    [x + width * 0.62, eaves + 8],
    [x + width * 0.5, eaves + 12],
    [x, eaves - width * 0.3],
    [x - width * 0.5, eaves + 12],
  ];
  pen.shape(curve(gable, true, 0.1), color(roof), { shade: 0.7, rim: 1 });
  const bars = color(mix(roof, '#3a2440', 0.5));
  const upper = y - height * 0.62;
  litWindow(view, x - width * 0.22, upper, width * 0.2, random.chance(0.8), bars, depth);
  litWindow(view, x + width * 0.22, upper, width * 0.2, random.chance(0.8), bars, depth);
  litWindow(view, x, eaves - width * 0.12, width * 0.15, random.chance(0.6), bars, depth);
  const [left, right] = [x - width * 0.11, x + width * 0.11];
  pen.shape(
    `M${num(left)} ${num(y)}L${num(left)} ${num(y - height * 0.34)}Q${num(x)} ${num(y - height * 0.5)} ` +
      `${num(right)} ${num(y - height * 0.34)}L${num(right)} ${num(y)}Z`,
    color(mix(roof, '#2a2a60', 0.35)),
    { shade: 0.3 },
  );
  pen.ellipse(x + width * 0.06, y - height * 0.2, 3, 3, '#ffd95e', { material: 'glow', ink: 0 });
}

/** A small window of four panes. @param x,y its middle @param lit somebody is in @param bars color of the cross */
export function litWindow(
  view: View,
  x: number,
  y: number,
  width: number,
  lit: boolean,
  bars: string,
  depth = 0,
): void {
  const { pen, palette } = view;
  const half = width * 0.6;
  if (lit) pen.glow(x, y, width * 1.9, palette.lamp, 0.6);
  pen.shape(
    roundedRect(x - width / 2, y - half, width, half * 2, width * 0.28),
    lit ? palette.lamp : view.through('#4a5a98', depth),
    { material: lit ? 'glow' : 'land', ink: 0.8 },
  );
  pen.line(
    `M${num(x)} ${num(y - half)}L${num(x)} ${num(y + half)}M${num(x - width / 2)} ${num(y)}L${num(x + width / 2)} ${num(y)}`,
    bars,
    2.6,
    { material: 'land' },
  );
}

/** @param y of its foot @param color of the iron */
export function streetlamp(view: View, x: number, y: number, height: number, color: string): void {
  const { pen, palette } = view;
  const top = y - height;
  pen.glow(x, top, height * 0.75, palette.lamp, 0.7);
  const post: Point[] = [
    [x - 5, y],
    [x - 3, top + 18],
    [x + 3, top + 18],
    [x + 5, y],
  ];
  pen.shape(polygon(post), color);
  pen.shape(roundedRect(x - 13, y - 14, 26, 15, 4), color);
  const glass: Point[] = [
    [x - 11, top + 18],
    [x - 17, top - 16],
    [x + 17, top - 16],
    [x + 11, top + 18],
  ];
  pen.shape(polygon(glass), palette.lamp, { material: 'glow', ink: 0.8 });
  const lid: Point[] = [
    [x - 21, top - 15],
    [x, top - 34],
    [x + 21, top - 15],
  ];
  pen.shape(polygon(lid), color);
  pen.ellipse(x, top - 35, 4, 4, color);
}

const FLAGS = ['#e8635a', '#f2b541', '#5bb8a8', '#b48be0', '#4f9bdc'] as const;

/** A string of lamps, flags or stars between two points. @param sag how far its middle hangs down */
export function bunting(
  view: View,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  kind: 'lamp' | 'flag' | 'star',
): void {
  const { pen, palette } = view;
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  pen.line(
    `M${num(x1)} ${num(y1)}Q${num(middleX)} ${num(middleY)} ${num(x2)} ${num(y2)}`,
    mix(palette.frame, '#000000', 0.1),
    3,
    { material: 'land' },
  );
  const count = Math.max(5, Math.round(Math.abs(x2 - x1) / 66));
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middleX + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middleY + t * t * y2;
    if (kind === 'flag') pen.shape(pennant(x, y), FLAGS[i % 5] ?? FLAGS[0], { material: 'figure', shade: 0.3 });
    else {
      pen.glow(x, y + 15, 46, palette.lamp, 0.75);
      if (kind === 'star') pen.shape(star(x, y + 17, 14), palette.lamp, { material: 'glow' });
      else pen.shape(bulb(x, y), palette.lamp, { material: 'glow', ink: 0.7 });
    }
  }
}

const pennant = (x: number, y: number) =>
  polygon([
    [x - 15, y],
    [x + 15, y + 1],
    [x, y + 30],
  ]);
const bulb = (x: number, y: number) =>
  curve([
    [x - 5, y + 4],
    [x + 5, y + 4],
    [x + 10, y + 18],
    [x, y + 27],
    [x - 10, y + 18],
  ]);

/**
 * A large window with the night behind it and curtains on both sides.
 * @param x,y its middle @param curtain its color; left out: none @param outside what is seen through it; left out: hills
 */
export function window(
  view: View,
  x: number,
  y: number,
  width: number,
  height: number,
  {
    curtain,
    outside = hillsOutside,
  }: { curtain?: string; outside?: (view: View, x: number, y: number, width: number, height: number) => void } = {},
): void {
  const { pen, light } = view;
  const frame = windowOutline(x, y, width, height);
  const wood = view.through('#f6ead8', 0);
  pen.glow(x, y, width * 1.1, light.halo, 0.4);
  pen.shape(frame, wood);
  pen.clip(windowOutline(x, y, width * 0.88, height * 0.88), () => {
    nightOutside(view, x, y, width, height);
    outside(view, x, y, width, height);
  });
  pen.line(
    `M${num(x)} ${num(y - height * 0.5)}L${num(x)} ${num(y + height / 2)}` +
      `M${num(x - width / 2)} ${num(y + 10)}L${num(x + width / 2)} ${num(y + 10)}`,
    wood,
    9,
    { material: 'land', cap: 'butt' },
  );
  pen.shape(roundedRect(x - width / 2 - 18, y + height / 2 - 4, width + 36, 20, 6), view.through('#fff4e2', 0), {
    shade: 0.3,
    rim: 1,
  });
  if (curtain) windowCurtains(view, x, y, width, height, curtain);
}

function windowOutline(x: number, y: number, width: number, height: number): string {
  const [left, right] = [num(x - width / 2), num(x + width / 2)];
  const bottom = num(y + height / 2);
  return (
    `M${left} ${bottom}L${left} ${num(y - height * 0.2)}C${left} ${num(y - height * 0.62)} ` +
    `${right} ${num(y - height * 0.62)} ${right} ${num(y - height * 0.2)}L${right} ${bottom}Z`
  );
}

/** Sky, the story's stars and the moon, behind a window. */
function nightOutside(view: View, x: number, y: number, width: number, height: number): void {
  const { pen, sky } = view;
  const fill = pen.linear(
    [
      [0, sky[0]],
      [0.5, sky[1]],
      [1, sky[3]],
    ],
    'sky',
  );
  pen.add(`<path d="${roundedRect(x - width / 2, y - height * 0.6, width, height * 1.2, 1)}" fill="${fill}"/>`);
  const random = view.stream('window', 'story');
  for (let i = 0; i < 26; i++) {
    const [dx, dy] = [random.between(-width / 2, width / 2), random.between(-height / 2, height / 2)];
    pen.add(
      `<path d="${ellipse(x + dx, y + dy, random.between(1, 3))}" fill="${pen.style.pencil ? '#666666' : '#ffffff'}" opacity=".8"/>`,
    );
  }
  drawMoon(view, x, y - height * 0.1, Math.min(46, width * 0.18));
}

function hillsOutside(view: View, x: number, y: number, width: number, height: number): void {
  const hills = (lift: number, color: string, depth: number) =>
    view.pen.shape(
      curve(
        [
          [x - width, y + height * (0.34 - lift)],
          [x - width * 0.3, y + height * (0.22 + lift)],
          [x + width * 0.1, y + height * (0.34 - lift)],
          [x + width * 0.5, y + height * (0.26 + lift / 2)],
          [x + width, y + height * 0.4],
          [x + width, y + height],
          [x - width, y + height],
        ],
        true,
        0.12,
      ),
      view.through(color, depth),
      { ink: 0.5, rim: 0.5 },
    );
  hills(0.08, '#6f9ab8', 0.45);
  hills(0, '#4f7f9a', 0.2);
}

/** Two curtains, tied back, on a rod. */
function windowCurtains(view: View, x: number, y: number, width: number, height: number, color: string): void {
  const { pen } = view;
  for (const s of [-1, 1]) {
    const cloth: Point[] = [
      [x + s * (width / 2 + 44), y - height * 0.62],
      [x + s * width * 0.2, y - height * 0.6],
      [x + s * width * 0.34, y - height * 0.2],
      [x + s * (width / 2 - 2), y + 20],
      [x + s * (width / 2 + 8), y + height * 0.52],
      [x + s * (width / 2 + 58), y + height * 0.52],
    ];
    pen.shape(curve(cloth, true, 0.13), view.through(color, 0), { shade: 1, rim: 1 });
    const fold = (from: number, to: number) =>
      pen.line(
        `M${num(x + s * (width * 0.34 + from))} ${num(y - height * 0.56)}Q${num(x + s * (width / 2 + to))} ${num(y - height * 0.1)} ` +
          `${num(x + s * (width / 2 + to))} ${num(y + 10)}`,
        view.through(mix(color, '#3a1030', 0.4), 0),
        3,
        { material: 'land', opacity: 0.4 },
      );
    fold(0, 14);
    fold(26, 30);
    pen.shape(
      roundedRect(x + s * (width / 2 + 18) - 24, y + 12, 48, 13, 6),
      view.through(mix(color, '#ffe0a0', 0.55), 0),
      {
        shade: 0.2,
      },
    );
  }
  const rod = view.through('#c98a4a', 0);
  pen.shape(roundedRect(x - width / 2 - 60, y - height * 0.66, width + 120, 12, 6), rod, { rim: 1 });
  for (const s of [-1, 1]) pen.ellipse(x + s * (width / 2 + 62), y - height * 0.66 + 6, 10, 10, rod, { shade: 0.3 });
}

/** A dark frame for a room: a curtain at each edge and a valance over them. @param color mixed into the frame's own */
export function curtains(view: View, color: string): void {
  const { pen, palette } = view;
  const cloth = mix(palette.frame, color, 0.35);
  for (const s of [-1, 1]) {
    const edge = s < 0 ? 0 : WIDTH;
    const side: Point[] = [
      [edge + s * 40, -20],
      [edge - s * 120, -20],
      [edge - s * 96, 140],
      [edge - s * 50, 300],
      [edge - s * 44, 460],
      [edge - s * 72, 640],
      [edge - s * 80, 800],
      [edge + s * 40, 800],
    ];
    pen.shape(curve(side, true, 0.12), cloth, { rim: 1.6, shade: 1 });
    for (const share of [0.3, 0.62])
      pen.line(
        `M${num(edge - s * 100 * share)} -10Q${num(edge - s * 60 * share)} 300 ${num(edge - s * 64 * share)} ${HEIGHT + 22}`,
        mix(palette.frame, '#000000', 0.3),
        4,
        { material: 'land', opacity: 0.4 },
      );
  }
  const valance: Point[] = [
    [-20, -20],
    [WIDTH + 20, -20],
    [WIDTH + 20, 66],
    [860, 34],
    [700, 58],
    [512, 28],
    [330, 58],
    [160, 34],
    [-20, 66],
  ];
  pen.shape(curve(valance, true, 0.14), mix(palette.frame, color, 0.45), { rim: 1.4 });
}
