// What stands in rooms, and in front of houses: walls, floors, shelves, pots. Shared by home, school and city.
import { mix } from '../../color.ts';
import { curve, ellipse, num, polygon, roundedRect, star, type Point } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import { HEIGHT, WIDTH, type View } from '../../view.ts';

/**
 * Draws around 0,0 what stands at a distance from the hero: positive on the moon's side. It is drawn as if the moon were on
 * the right, and mirrored where it is not.
 */
export function standing(view: View, distance: number, y: number, draw: (pen: Pen) => void, scale = 1): void {
  const { pen, hero, side } = view;
  pen.at(hero.x + side * distance, y, scale, () => draw(pen), 0, side < 0);
}

/** A block with round corners, its lower left corner at x,y. */
export function block(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  { radius = 6, shade = 0.5, rim = 0.7 }: { radius?: number; shade?: number; rim?: number } = {},
): void {
  pen.shape(roundedRect(x, y - height, width, height, radius), color, { shade, rim });
}

/** A round window. @param frame how wide its frame is @param inside draws what is to be seen in it beside the moon */
export function roundWindow(
  view: View,
  x: number,
  y: number,
  radius: number,
  frame: number,
  [moonX, moonY]: Point,
  inside: () => void,
): void {
  const { pen, sky, light } = view;
  pen.glow(x, y, radius * 2.2, light.halo, 0.6);
  pen.ellipse(x, y, radius, radius, view.through('#c98d5a', 0), { shade: 0.6, rim: 1 });
  const glass = ellipse(x, y, radius - frame, radius - frame);
  pen.shape(glass, sky[1], { material: 'sky', ink: 0.7, toward: sky[3] });
  pen.clip(glass, () => {
    pen.glow(x + moonX, y + moonY, 110, light.moon, 0.8);
    pen.ellipse(x + moonX, y + moonY, 35, 35, light.moon, { material: 'glow', ink: 0.5 });
    inside();
  });
}

/** A wall papered with small stars, down to a height; the whole picture when left out. */
export function wall(view: View, top: string, bottom: string, to = HEIGHT + 10): void {
  const { pen } = view;
  pen.shape(roundedRect(-10, -10, WIDTH + 20, to + 10, 0), view.through(top, 0), {
    // hatched from edge to edge, a wall would be darker than anybody before it
    material: pen.style.pencil ? 'sky' : 'land',
    ink: 0,
    toward: view.through(bottom, 0),
  });
  const print = pen.color(view.through(mix(top, '#ffffff', 0.3), 0));
  for (let row = 0; row < 8; row++)
    for (let i = 0; i < 11; i++) {
      const [x, y] = [i * 104 + (row % 2) * 52, 40 + row * 78];
      if (y > to - 20) continue;
      const shape = (i + row) % 3 ? star(x, y, 8) : ellipse(x, y, 4, 4);
      pen.add(`<path d="${shape}" fill="${print}" opacity=".4"/>`);
    }
}

/** Floorboards that run away from the viewer, and the skirting over them. */
export function boards(view: View, y: number): void {
  const { pen, palette } = view;
  pen.shape(roundedRect(-10, y, WIDTH + 20, 200, 0), view.through(palette.ground, 0), {
    toward: view.through(palette.lower, 0),
  });
  const gap = view.through(mix(palette.ground, '#5a2f2a', 0.35), 0);
  for (let i = -8; i < 20; i++)
    pen.line(`M${num(512 + (i - 6) * 92)} ${y}L${num(512 + (i - 6) * 150)} 780`, gap, 3, {
      material: 'land',
      opacity: 0.45,
    });
  pen.shape(roundedRect(-10, y - 18, WIDTH + 20, 22, 0), view.through('#f2e2cf', 0), { rim: 1 });
}

/** A floor of light and dark tiles. */
export function tiles(view: View, y: number, light: string, dark: string): void {
  const { pen } = view;
  pen.shape(roundedRect(-10, y, WIDTH + 20, 200, 0), view.through(light, 0), {
    toward: view.through(mix(light, dark, 0.5), 0),
  });
  const rows = [y, y + 26, y + 58, y + 98, y + 146, y + 204];
  const at = (i: number, row: number) => 512 + i * (86 + (((rows[row] ?? y) - y) / 204) * 74);
  for (let row = 0; row + 1 < rows.length; row++)
    for (let i = -7; i < 7; i++) {
      if ((i + row) % 2) continue;
      const corners: Point[] = [
        [at(i, row), rows[row] ?? y],
        [at(i + 1, row), rows[row] ?? y],
        [at(i + 1, row + 1), rows[row + 1] ?? y],
        [at(i, row + 1), rows[row + 1] ?? y],
      ];
      pen.shape(polygon(corners), view.through(dark, 0), { ink: 0.3, opacity: 0.55 });
    }
  pen.shape(roundedRect(-10, y - 18, WIDTH + 20, 22, 0), view.through('#f2e2cf', 0), { rim: 1 });
}

/** A round rug of rings. */
export function rug(view: View, x: number, y: number, rx: number, outer: string, inner: string): void {
  const { pen } = view;
  const ring = (share: number, color: string, finish: object) =>
    pen.ellipse(x, y - (1 - share) * 6, rx * share, rx * share * 0.19, view.through(color, 0), finish);
  ring(1, outer, { shade: 0.5 });
  ring(0.82, inner, { ink: 0.7 });
  ring(0.62, outer, { ink: 0.7 });
  ring(0.36, mix(outer, inner, 0.5), { ink: 0.7 });
}

const SPINES = ['#e8635a', '#f2b541', '#5bb8a8', '#b48be0', '#4f9bdc', '#f6e0b0'] as const;

/** A row of books from left to right. @returns where it ends */
export function bookRow(view: View, x: number, y: number, width: number, tall: number, stream: string): number {
  const random = view.stream(stream, 'story');
  let at = x;
  while (at < x + width - 24) {
    const [wide, high] = [random.between(15, 25), tall * random.between(0.68, 1)];
    const color = random.pick(SPINES);
    view.pen.shape(roundedRect(at, y - high, wide, high, 3), color, { material: 'figure', shade: 0.3 });
    const band = mix(color, '#fff2d0', 0.6);
    view.pen.line(`M${num(at + 4)} ${num(y - high * 0.78)}L${num(at + wide - 4)} ${num(y - high * 0.78)}`, band, 3);
    at += wide + 2;
  }
  return at;
}

/** A board on the wall with books and a little globe. @param x its middle */
export function bookShelf(view: View, x: number, y: number, width: number): void {
  bookRow(view, x - width / 2 + 14, y, width - 74, 74, 'shelf');
  littleGlobe(view.pen, x + width / 2 - 34, y - 2, 0.7);
  view.pen.shape(roundedRect(x - width / 2, y, width, 15, 5), view.through('#b5784a', 0), { rim: 1, shade: 0.3 });
  for (const s of [-1, 1])
    view.pen.shape(roundedRect(x + s * width * 0.36 - 5, y + 13, 10, 18, 4), view.through('#8f5a38', 0), {
      shade: 0.2,
    });
}

/** A globe on a foot. @param y of its foot */
export function littleGlobe(pen: Pen, x: number, y: number, scale: number): void {
  pen.at(x, y, scale, () => {
    pen.shape(roundedRect(-24, -9, 48, 10, 5), '#a5683f', { material: 'figure', shade: 0.3 });
    pen.line('M0 -8L0 -22', '#e0a94e', 6);
    const ball = ellipse(0, -56, 34, 34);
    pen.shape(ball, '#5aa5dc', { material: 'figure', shade: 0.9, rim: 1 });
    pen.clip(ball, () => {
      pen.shape(
        curve([
          [-30, -76],
          [-8, -82],
          [0, -66],
          [-14, -56],
          [-20, -40],
          [-34, -50],
        ]),
        '#7fc08a',
        { material: 'figure', ink: 0.4 },
      );
      pen.shape(
        curve([
          [10, -62],
          [26, -70],
          [36, -54],
          [24, -36],
          [12, -44],
        ]),
        '#7fc08a',
        { material: 'figure', ink: 0.4 },
      );
    });
    pen.line('M-26 -88C-56 -60 -40 -26 0 -20', '#e0a94e', 5);
  });
}

/** Leaves in a pot. @param y of its foot @param dark color of all of it, in the frame */
export function pottedPlant(view: View, x: number, y: number, scale: number, dark?: string): void {
  const { pen } = view;
  const green = dark ? mix(dark, '#3f8a78', 0.25) : view.through('#4fa070', 0.04);
  const vein = mix(green, '#ffffff', 0.3);
  pen.at(x, y, scale, () => {
    for (const [turn, length] of [
      [-150, 56],
      [-120, 74],
      [-92, 86],
      [-62, 74],
      [-32, 56],
    ] as const) {
      const color = dark ? mix(green, dark, 0.3) : mix(green, '#ffffff', Math.abs(turn + 90) / 500);
      potLeaf(pen, length, turn, color, vein);
    }
    pen.shape(
      polygon([
        [-32, -54],
        [32, -54],
        [24, 0],
        [-24, 0],
      ]),
      dark ?? view.through('#d8785a', 0),
      { shade: 0.7, rim: 1 },
    );
    pen.shape(roundedRect(-37, -62, 74, 16, 5), dark ?? view.through('#e08f6b', 0), { rim: 1 });
  });
}

function potLeaf(pen: Pen, length: number, turn: number, color: string, vein: string): void {
  pen.at(
    0,
    -46,
    length / 100,
    () => {
      pen.shape('M0 0C20 -36 66 -40 102 -4C72 34 26 34 0 0Z', color, { shade: 0.8, rim: 0.8 });
      pen.line('M4 0Q50 -4 94 -3M26 -1L42 -20M26 -1L44 16M50 -2L66 -18M50 -2L66 14', vein, 2.2, {
        material: 'land',
        opacity: 0.7,
      });
    },
    turn,
  );
}

/** A lamp with a cloth shade that hangs or stands. @param y of the lower edge of its shade */
export function lampShade(view: View, x: number, y: number, width: number, height: number): void {
  const { pen, palette } = view;
  pen.glow(x, y - height * 0.2, width * 2.2, palette.lamp, 0.7);
  pen.shape(
    polygon([
      [x - width * 0.26, y - height],
      [x + width * 0.26, y - height],
      [x + width / 2, y],
      [x - width / 2, y],
    ]),
    palette.lamp,
    { material: 'glow', shade: 0.5 },
  );
  pen.line(
    `M${num(x - width * 0.46)} ${num(y - 7)}L${num(x + width * 0.46)} ${num(y - 7)}`,
    mix(palette.lamp, '#e0904e', 0.5),
    4,
    {
      material: 'glow',
      opacity: 0.7,
    },
  );
}

/** A door with panels, closed. @param x its middle @param y of its foot */
export function panelDoor(view: View, x: number, y: number, width: number, height: number, color: string): void {
  const { pen } = view;
  const paint = view.through(color, 0);
  const groove = view.through(mix(color, '#2a1a4a', 0.3), 0);
  pen.shape(roundedRect(x - width / 2 - 14, y - height - 14, width + 28, height + 14, 8), view.through('#f2e2cf', 0), {
    shade: 0.4,
    rim: 0.8,
  });
  pen.shape(roundedRect(x - width / 2, y - height, width, height, 5), paint, { shade: 0.8, rim: 0.6 });
  for (const [top, tall] of [
    [0.08, 0.36],
    [0.54, 0.36],
  ] as const)
    for (const left of [-0.4, 0.06])
      pen.shape(roundedRect(x + width * left, y - height * (1 - top), width * 0.34, height * tall, 5), groove, {
        shade: 0.3,
        ink: 0.6,
      });
  pen.ellipse(x + width * 0.38, y - height * 0.48, 7, 7, '#ffd95e', { material: 'figure', shade: 0.2 });
}
