// Hills and what grows on them.
import { mix } from '../../color.ts';
import { cloud, curve, ellipse, num, puff, ridge, roundedRect, type Point, type Ridge } from '../../path.ts';
import type { Pen } from '../../pen.ts';
import type { Random } from '../../random.ts';
import { WIDTH, type View } from '../../view.ts';

/** @param depth 0 here, 1 the horizon @param rim how strong the light on its crest is */
export function hill(
  view: View,
  random: Random,
  y: number,
  rise: number,
  wave: number,
  color: string,
  depth: number,
  options: { rough?: number; step?: number; bow?: number; rim?: number } = {},
): Ridge {
  const crest = ridge(random, y, rise, wave, options);
  view.pen.shape(crest.path, view.through(color, depth), {
    toward: view.through(mix(color, '#1a2050', 0.3), Math.max(0, depth - 0.2)),
    rim: options.rim ?? 0.6,
  });
  return crest;
}

/** The ground that everybody stands on. @param lower its color at the lower edge */
export function groundCurve(view: View, y: number, color: string, lower: string, rise = 16): Ridge {
  const ground = ridge(view.stream('ground'), y, rise, 360, { rough: 0.1, bow: 14 });
  view.pen.shape(ground.path, view.through(color, 0), { toward: view.through(lower, 0), rim: 1.2 });
  return ground;
}

/** A fir of four scalloped tiers. @param snow its color, when there is some on the branches */
export function pine(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  color: string,
  { snow, shade = 0.5, rim = 0.7 }: { snow?: string; shade?: number; rim?: number } = {},
): void {
  pen.shape(
    roundedRect(x - height * 0.035, y - height * 0.16, height * 0.07, height * 0.17, 2),
    mix(color, '#3a2430', 0.6),
  );
  for (let tier = 0; tier < 4; tier++) {
    const base = y - height * (0.1 + tier * 0.2);
    const wide = height * 0.42 * (1 - tier * 0.22);
    const top = base - height * 0.34;
    pen.shape(
      `M${num(x)} ${num(top)}Q${num(x + wide * 0.24)} ${num(base - height * 0.1)} ${num(x + wide * 0.5)} ${num(base)}` +
        `Q${num(x)} ${num(base + height * 0.05)} ${num(x - wide * 0.5)} ${num(base)}` +
        `Q${num(x - wide * 0.24)} ${num(base - height * 0.1)} ${num(x)} ${num(top)}Z`,
      tier % 2 ? mix(color, '#ffffff', 0.05) : color,
      { shade, rim },
    );
    if (snow) snowOn(pen, x, base, top, wide, height, snow);
  }
}

function snowOn(pen: Pen, x: number, base: number, top: number, wide: number, height: number, color: string): void {
  const [shoulder, hem] = [num(base - height * 0.12), num(base - height * 0.07)];
  pen.shape(
    `M${num(x)} ${num(top)}Q${num(x + wide * 0.2)} ${shoulder} ${num(x + wide * 0.34)} ${hem}` +
      `Q${num(x + wide * 0.12)} ${shoulder} ${num(x)} ${num(base - height * 0.05)}` +
      `Q${num(x - wide * 0.12)} ${shoulder} ${num(x - wide * 0.34)} ${hem}` +
      `Q${num(x - wide * 0.2)} ${shoulder} ${num(x)} ${num(top)}Z`,
    color,
    { ink: 0.5 },
  );
}

/** A tree with one round crown. */
export function roundTree(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  height: number,
  trunk: string,
  leaf: string,
): void {
  const h = height;
  pen.shape(
    `M${num(x - h * 0.06)} ${num(y)}Q${num(x - h * 0.03)} ${num(y - h * 0.3)} ${num(x - h * 0.05)} ${num(y - h * 0.55)}` +
      `L${num(x + h * 0.05)} ${num(y - h * 0.55)}Q${num(x + h * 0.03)} ${num(y - h * 0.3)} ${num(x + h * 0.07)} ${num(y)}Z`,
    trunk,
    { shade: 0.5 },
  );
  const crown = y - h * 0.66;
  pen.shape(puff(x, crown, h * 0.27, h * 0.26, 10, random), leaf, { shade: 1.6, rim: 1 });
  const marks: Point[] = [];
  for (let i = 0; i < 6; i++) {
    const angle = random.between(0, 6.28);
    const far = h * random.between(0.02, 0.2);
    marks.push([x + Math.cos(angle) * far, crown + Math.sin(angle) * far]);
  }
  leafMarks(pen, marks, 8, leaf);
}

/** Small arches that say leaves. */
function leafMarks(pen: Pen, points: readonly Point[], half: number, leaf: string): void {
  const path = points.map(
    ([x, y]) => `M${num(x - half)} ${num(y)}Q${num(x)} ${num(y - half)} ${num(x + half)} ${num(y)}`,
  );
  pen.line(path.join(''), mix(leaf, '#ffffff', 0.28), 3, { material: 'land', opacity: 0.6 });
}

/** A frond. @param angle degrees, 0 to the right @param far it is too far for shade */
export function palmLeaf(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string,
  far = false,
): void {
  pen.at(
    x,
    y,
    length / 100,
    () => {
      let path = 'M0 0Q46 -44 104 6';
      for (let i = 9; i >= 1; i--) {
        const t = i / 10;
        const [px, py] = [t * 104, -80 * t * (1 - t) + 6 * t * t];
        path += `L${num(px + 3)} ${num(py + 31 - t * 8)}L${num(px - 4)} ${num(py + 9)}`;
      }
      pen.shape(`${path}Z`, color, far ? { ink: 0.5 } : { ink: 0.5, shade: 0.3, rim: 0.6 });
      pen.line('M2 0Q46 -40 100 5', mix(color, '#ffffff', 0.25), 2.6, { material: 'land', opacity: 0.7 });
    },
    angle,
  );
}

/** A palm: a ringed, leaning stem and seven fronds. @param lean how far its head stands to the right of its foot */
export function palm(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  height: number,
  trunk: string,
  leaf: string,
  lean = 20,
  far = false,
): void {
  const [topX, topY] = [x + lean, y - height];
  const [w, midX] = [height * 0.05, x - lean * 0.2];
  pen.shape(
    `M${num(x - w)} ${num(y)}Q${num(midX - w * 0.7)} ${num(y - height * 0.5)} ${num(topX - w * 0.5)} ${num(topY)}` +
      `L${num(topX + w * 0.5)} ${num(topY)}Q${num(midX + w * 0.9)} ${num(y - height * 0.5)} ${num(x + w * 1.3)} ${num(y)}Z`,
    trunk,
    far ? {} : { shade: 0.6, rim: 0.5 },
  );
  let rings = '';
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    const at = (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * topX;
    const half = w * (1 - t * 0.5) * 0.8;
    const level = y - height * t;
    rings += `M${num(at - half)} ${num(level)}Q${num(at)} ${num(level + 5)} ${num(at + half)} ${num(level)}`;
  }
  pen.line(rings, mix(trunk, '#20142c', 0.35), 2.4, { material: 'land', opacity: 0.6 });
  const fronds = [-172, -140, -108, -68, -36, -4, 24] as const;
  for (const angle of fronds) {
    const length = height * random.between(0.34, 0.46);
    palmLeaf(
      pen,
      topX,
      topY,
      length,
      angle + random.between(-8, 8),
      angle < -90 ? mix(leaf, '#ffffff', 0.05) : leaf,
      far,
    );
  }
  for (const [dx, dy] of [
    [-6, 6],
    [7, 8],
  ] as const)
    pen.ellipse(topX + dx, topY + dy, height * 0.028, height * 0.03, mix(trunk, '#5a2f20', 0.5), { shade: 0.3 });
}

/** A simple large leaf. @param angle degrees, 0 to the right */
export function leaf(
  pen: Pen,
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string,
  vein = mix(color, '#ffffff', 0.25),
): void {
  pen.at(
    x,
    y,
    length / 100,
    () => {
      pen.shape('M0 0C20 -36 66 -40 102 -4C72 34 26 34 0 0Z', color, { shade: 0.8, rim: 0.8 });
      pen.line('M4 0Q50 -4 94 -3M26 -1L42 -20M26 -1L44 16M50 -2L66 -18M50 -2L66 14', vein, 2.2, {
        material: 'land',
        opacity: 0.7,
      });
    },
    angle,
  );
}

/** A leaf with deep notches. @param angle degrees, 0 to the right */
export function monstera(pen: Pen, x: number, y: number, length: number, angle: number, color: string): void {
  pen.at(
    x,
    y,
    length / 100,
    () => {
      pen.shape(
        'M0 0C6 -34 30 -52 52 -50L50 -30L66 -47C78 -42 86 -34 90 -26L70 -16L96 -14C100 -4 98 8 94 16L70 12L86 28' +
          'C78 38 70 42 62 44L50 24L46 48C24 46 6 28 0 0Z',
        color,
        { shade: 0.8, rim: 0.8 },
      );
      pen.line('M2 0Q50 -2 88 0M28 0L40 -26M30 0L38 24M52 0L64 -14M52 0L64 12', mix(color, '#ffffff', 0.22), 2.2, {
        material: 'land',
        opacity: 0.8,
      });
    },
    angle,
  );
}

/** A fern's frond. @param angle degrees, 0 to the right */
export function fern(pen: Pen, x: number, y: number, length: number, angle: number, color: string): void {
  pen.at(
    x,
    y,
    1,
    () => {
      pen.line(`M0 0Q${num(length * 0.3)} ${num(-length * 0.18)} ${num(length)} 0`, color, 4, { material: 'land' });
      let leaflets = '';
      for (let i = 1; i < 10; i++) {
        const t = i / 10;
        const [px, py] = [length * t, -length * 0.36 * t * (1 - t)];
        const size = length * 0.24 * (1 - t * 0.8);
        for (const side of [-1, 1])
          leaflets +=
            `M${num(px)} ${num(py)}Q${num(px + size * 0.2)} ${num(py + side * size * 0.8)} ${num(px + size * 0.9)} ${num(py + side * size)}` +
            `Q${num(px + size * 0.7)} ${num(py + side * size * 0.3)} ${num(px)} ${num(py)}Z`;
      }
      pen.shape(leaflets, color, { ink: 0.3 });
    },
    angle,
  );
}

/** Five blades of grass. */
export function tuft(pen: Pen, random: Random, x: number, y: number, scale: number, color: string): void {
  const s = scale;
  let path = '';
  for (let i = -2; i <= 2; i++) {
    const tall = random.between(0.7, 1.1);
    path +=
      `M${num(x + (i * 6 - 3) * s)} ${num(y)}Q${num(x + i * 8 * s)} ${num(y - 18 * s * tall)} ${num(x + i * 13 * s)} ${num(y - 32 * s * tall)}` +
      `Q${num(x + (i * 10 + 4) * s)} ${num(y - 14 * s)} ${num(x + (i * 6 + 3) * s)} ${num(y)}Z`;
  }
  pen.shape(path, color, { ink: 0.22 });
}

/** A toadstool with three dots, about 66 high. */
export function mushroom(pen: Pen, x: number, y: number, scale: number, cap: string): void {
  pen.at(x, y, scale, () => {
    pen.shape('M-9 0Q-6 -18 -8 -32L8 -32Q6 -18 10 0Z', '#fbeedd', { shade: 0.3 });
    pen.shape('M-26 -29Q0 -21 26 -29Q12 -33 0 -33Q-12 -33 -26 -29Z', '#f0d8c4', { ink: 0.5 });
    pen.shape('M-32 -28C-32 -58 -14 -66 0 -66C14 -66 32 -58 32 -28Q0 -20 -32 -28Z', cap, { shade: 0.5, rim: 0.8 });
    for (const [dx, dy, radius] of [
      [-14, -42, 5],
      [4, -52, 6],
      [17, -38, 4],
    ] as const)
      pen.ellipse(dx, dy, radius, radius, '#fff3e0', { ink: 0 });
  });
}

/** A low round bush. @param berry color of its berries, when it has some */
export function bush(
  pen: Pen,
  random: Random,
  x: number,
  y: number,
  width: number,
  color: string,
  berry?: string,
): void {
  const height = width * 0.42;
  pen.shape(
    puff(x - width * 0.24, y - height * 0.3, width * 0.28, height * 0.5, 9, random),
    mix(color, '#101838', 0.15),
    {
      shade: 0.8,
      rim: 0.5,
    },
  );
  pen.shape(puff(x + width * 0.1, y - height * 0.42, width * 0.38, height * 0.6, 11, random), color, {
    shade: 1.2,
    rim: 1,
  });
  const marks = Array.from({ length: 5 }, (): Point => [
    x + width * random.between(-0.16, 0.34),
    y - height * random.between(0.2, 0.8),
  ]);
  leafMarks(pen, marks, width * 0.04, color);
  if (!berry) return;
  for (let i = 0; i < 7; i++) {
    const [bx, by] = [x + width * random.between(-0.36, 0.42), y - height * random.between(0.1, 0.85)];
    pen.ellipse(bx, by, width * 0.03, width * 0.03, berry, { ink: 0.6 });
    pen.ellipse(bx - width * 0.008, by - width * 0.01, width * 0.009, width * 0.009, '#ffffff', {
      ink: 0,
      opacity: 0.7,
    });
  }
}

/** A dark roof of leaves along the upper edge, deepest in the corners. @param count of leaves */
export function canopy(view: View, color: string, count: number): void {
  const { pen, palette, moon } = view;
  const random = view.stream('canopy');
  const vein = mix(color, '#7fb0a0', 0.25);
  for (let i = 0; i < count; i++) {
    const left = i % 2 === 0;
    const x = left ? -20 + i * 13 : WIDTH + 20 - i * 13;
    const y = random.between(-30, 50) + (i < 4 ? 20 : -20);
    const angle = left ? random.between(10, 70) : random.between(110, 170);
    const length = random.between(110, 190);
    const turn = (angle * Math.PI) / 180;
    const tip = Math.hypot(x + Math.cos(turn) * length - moon.x, y + Math.sin(turn) * length - moon.y);
    leaf(pen, x, y, tip < 120 ? length * 0.6 : length, angle, mix(color, palette.near, random.between(0, 0.25)), vein);
  }
  pen.shape(
    curve(
      [
        [-20, -20],
        [WIDTH + 20, -20],
        [WIDTH + 20, 90],
        [900, 44],
        [760, 20],
        [520, 2],
        [280, 20],
        [120, 50],
        [-20, 100],
      ],
      true,
      0.14,
    ),
    color,
    { rim: 1 },
  );
}

/** Dark bushes in both lower corners. */
export function cornerBushes(view: View, color: string): void {
  const { pen, palette } = view;
  const random = view.stream('corner bushes', 'story');
  for (const side of [-1, 1] as const) {
    const edge = side < 0 ? 0 : WIDTH;
    for (let i = 0; i < 5; i++)
      leaf(
        pen,
        edge - side * random.between(0, 150),
        random.between(716, 760),
        random.between(60, 100),
        -90 + side * random.between(-50, 30),
        mix(color, palette.near, 0.25),
        mix(color, '#7fb0a0', 0.3),
      );
    pen.shape(cloud(edge - side * 40, 800, 360, 92, random), color, { rim: 1.4 });
    const marks = Array.from({ length: 5 }, (): Point => [
      edge - side * random.between(10, 130),
      random.between(736, 762),
    ]);
    leafMarks(pen, marks, 10, mix(color, palette.near, 0.6));
  }
}

/** A daisy on a stalk. */
export function flower(pen: Pen, x: number, y: number, scale: number, petal: string, heart = '#ffd95e'): void {
  pen.at(x, y, scale, () => {
    pen.line('M0 0Q-3 -14 0 -26', '#3f7f5a', 4, { material: 'land' });
    pen.shape('M0 -6Q10 -16 17 -14Q13 -5 0 -4Z', '#4f9a66', { ink: 0.4 });
    const ring: Point[] = [];
    for (let i = 0; i < 6; i++) ring.push([Math.cos((i * Math.PI) / 3) * 8.5, -32 + Math.sin((i * Math.PI) / 3) * 8.5]);
    pen.shape(ring.map(([px, py]) => ellipse(px, py, 6.4, 6.4)).join(''), petal, { ink: 0.4, rim: 0.5 });
    pen.ellipse(0, -32, 6, 6, heart, { ink: 0.3 });
  });
}
