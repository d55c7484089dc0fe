// Outlines as SVG path data. Only absolute M L C Q Z with "x y" pairs and one decimal: so a path can be shifted, mirrored and
// measured without being parsed. Units are those of the canvas, 1024 x 768.
import type { Random } from './random.ts';

export type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** A number as it stands in a path: one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);
const pair = (x: number, y: number) => `${num(x)} ${num(y)}`;

/** Share of a radius at which a cubic curve is a quarter of a circle. */
const ROUND = 0.5523;

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  const [a, b] = [rx * ROUND, ry * ROUND];
  return (
    `M${pair(cx - rx, cy)}C${pair(cx - rx, cy - b)} ${pair(cx - a, cy - ry)} ${pair(cx, cy - ry)}` +
    `C${pair(cx + a, cy - ry)} ${pair(cx + rx, cy - b)} ${pair(cx + rx, cy)}` +
    `C${pair(cx + rx, cy + b)} ${pair(cx + a, cy + ry)} ${pair(cx, cy + ry)}` +
    `C${pair(cx - a, cy + ry)} ${pair(cx - rx, cy + b)} ${pair(cx - rx, cy)}Z`
  );
}

export function roundedRect(x: number, y: number, width: number, height: number, radius = 8): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  return (
    `M${pair(x + r, y)}L${pair(right - r, y)}Q${pair(right, y)} ${pair(right, y + r)}L${pair(right, bottom - r)}` +
    `Q${pair(right, bottom)} ${pair(right - r, bottom)}L${pair(x + r, bottom)}Q${pair(x, bottom)} ${pair(x, bottom - r)}` +
    `L${pair(x, y + r)}Q${pair(x, y)} ${pair(x + r, y)}Z`
  );
}

/** Straight lines from point to point; `close: false` leaves it an open line. */
export function polygon(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => pair(x, y)).join('L')}${close ? 'Z' : ''}`;
}

/** A smooth line through all points (Catmull-Rom). @param tension 1/6 is round, less is tighter */
export function curve(points: readonly Point[], close = true, tension = 1 / 6): string {
  const count = points.length;
  const at = (i: number): Point => {
    const index = close ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] ?? [0, 0];
  };
  let path = `M${pair(...at(0))}`;
  for (let i = 0; i < (close ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${pair(from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension)} ` +
      `${pair(to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension)} ${pair(...to)}`;
  }
  return path + (close ? 'Z' : '');
}

/** @param inner share of the radius between two points of the star @param turn degrees of the first point */
export function star(cx: number, cy: number, radius: number, points = 5, inner = 0.45, turn = -90): string {
  return polygon(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = ((turn + (i * 180) / points) * Math.PI) / 180;
      const r = i % 2 ? radius * inner : radius;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    }),
  );
}

/** A four-pointed glint. */
export function sparkle(cx: number, cy: number, radius: number): string {
  const q = radius * 0.13;
  return (
    `M${pair(cx, cy - radius)}Q${pair(cx + q, cy - q)} ${pair(cx + radius, cy)}Q${pair(cx + q, cy + q)} ${pair(cx, cy + radius)}` +
    `Q${pair(cx - q, cy + q)} ${pair(cx - radius, cy)}Q${pair(cx - q, cy - q)} ${pair(cx, cy - radius)}Z`
  );
}

/** A scalloped crown, as of a tree. @param bumps how many @param bulge how far they stand out, 1 is flat */
export function puff(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  random: Random,
  bulge = 1.24,
): string {
  const start = random.between(0, 6.28);
  const rim = Array.from({ length: bumps }, (_, i): Point => {
    const angle = start + ((i + random.between(-0.16, 0.16)) / bumps) * 6.2832;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });
  const [first = [cx, cy]] = rim;
  let path = `M${pair(...first)}`;
  rim.forEach(([x, y], i) => {
    const [nextX, nextY] = rim[(i + 1) % bumps] ?? first;
    const outX = ((x + nextX) / 2 - cx) * bulge * 1.14;
    const outY = ((y + nextY) / 2 - cy) * bulge * 1.14;
    path += `Q${pair(cx + outX, cy + outY)} ${pair(nextX, nextY)}`;
  });
  return `${path}Z`;
}

/** A cloud that lies flat. @param y of its base */
export function cloud(cx: number, y: number, width: number, height: number, random: Random): string {
  const bumps = Math.max(4, Math.round(width / 55));
  const left = cx - width / 2;
  const top = Array.from({ length: bumps + 1 }, (_, i): Point => {
    const t = i / bumps;
    // sin of pi is not quite 0 everywhere, and a negative base has no root
    const rise = Math.max(0, Math.sin(Math.PI * t)) ** 0.8;
    return [left + width * t, y - rise * height * random.between(0.75, 1.05)];
  });
  let path = `M${pair(left, y)}`;
  for (let i = 0; i < bumps; i++) {
    const [[ax, ay], [bx, by]] = [top[i] ?? [left, y], top[i + 1] ?? [left, y]];
    const [nx, ny] = [by - ay, ax - bx];
    const length = Math.hypot(nx, ny) || 1;
    const up = (width / bumps) * 0.75;
    path += `Q${pair((ax + bx) / 2 + (nx / length) * up, (ay + by) / 2 + (ny / length) * up)} ${pair(bx, by)}`;
  }
  const right = cx + width / 2;
  return (
    `${path}Q${pair(right + 16, y + 13)} ${pair(right - 12, y + 15)}L${pair(left + 12, y + 15)}` +
    `Q${pair(left - 16, y + 13)} ${pair(left, y)}Z`
  );
}

export interface Ridge {
  path: string;
  /** Height of the ridge at any x. */
  at: (x: number) => number;
}

/**
 * A line of hills across the picture, filled to its lower edge.
 * @param rise how far it goes up and down @param wave how wide a hill is @param bow lifts (-) or lowers (+) the edges
 */
export function ridge(
  random: Random,
  y: number,
  rise: number,
  wave: number,
  { rough = 0.25, step = 40, bow = 0 }: { rough?: number; step?: number; bow?: number } = {},
): Ridge {
  const coarse = Array.from({ length: 64 }, () => random.between(-1, 1));
  const fine = Array.from({ length: 256 }, () => random.between(-1, 1));
  const at = (x: number) =>
    y + rise * (noise(coarse, x / wave + 9) + rough * noise(fine, (x / wave) * 3.1 + 3)) + bow * ((x - 512) / 512) ** 2;
  const points: Point[] = [];
  for (let x = -step; x <= 1024 + step; x += step) points.push([x, at(x)]);
  return { path: `${curve(points, false)}L1090 820L-66 820Z`, at };
}

function noise(values: readonly number[], x: number): number {
  const i = Math.floor(x);
  const t = x - i;
  const f = t * t * (3 - 2 * t);
  const value = (at: number) => values[((at % values.length) + values.length) % values.length] ?? 0;
  return value(i) * (1 - f) + value(i + 1) * f;
}

const PAIRS = /(-?[\d.]+) (-?[\d.]+)/g;

/** The same path elsewhere. */
export const shift = (path: string, dx: number, dy: number): string =>
  path.replace(PAIRS, (_, x: string, y: string) => pair(Number(x) + dx, Number(y) + dy));

/** The same path in a mirror that stands at x = `cx`. */
export const reflect = (path: string, cx = 0): string =>
  path.replace(PAIRS, (_, x: string, y: string) => pair(2 * cx - Number(x), Number(y)));

/** The same path drawn by an unsteady hand: neighbors stray together, so shapes that touch go on touching. @param reach in units */
export const wobble = (path: string, reach: number): string =>
  path.replace(PAIRS, (_, first: string, second: string) => {
    const [x, y] = [Number(first), Number(second)];
    const dx = Math.sin(y / 23 + x / 61) + 0.5 * Math.sin(y / 7.3);
    const dy = Math.sin(x / 29 + 1.7) + 0.5 * Math.sin(x / 8.1 + y / 37);
    return pair(x + reach * dx, y + reach * dy);
  });

/** What a path covers, its control points taken for points. */
export function boundsOf(path: string): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, x, y] of path.matchAll(PAIRS)) {
    left = Math.min(left, Number(x));
    right = Math.max(right, Number(x));
    top = Math.min(top, Number(y));
    bottom = Math.max(bottom, Number(y));
  }
  return [left, top, right, bottom];
}

/**
 * Printer's dots over a box. They are rows of round caps: a rotated `<pattern>` costs the rasterizer a minute a picture.
 * @param gap between two dots of a row @param size of a dot
 */
export function dotScreen(
  [left, top, right, bottom]: Box,
  gap: number,
  size: number,
  color: string,
  opacity = 1,
): string {
  const half = gap / 2;
  let path = '';
  for (let row = Math.floor(top / half); row * half < bottom; row++) {
    const x = Math.floor(left / gap) * gap + (row % 2 ? half : 0);
    path += `M${num(x)} ${num(row * half)}H${num(right)}`;
  }
  return (
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${size}" stroke-linecap="round"` +
    ` stroke-dasharray="0 ${gap}" opacity="${num2(opacity)}"/>`
  );
}

/** Slanted pencil lines over a box. */
export function hatchScreen(
  [left, top, right, bottom]: Box,
  gap: number,
  width: number,
  color: string,
  opacity = 1,
): string {
  const slant = (bottom - top) * 0.7;
  let path = '';
  for (let x = Math.floor((left - slant) / gap) * gap; x < right; x += gap)
    path += `M${pair(x + slant, top)}L${pair(x, bottom)}`;
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${num2(opacity)}"/>`;
}

/** Opacities and scales: two decimals are plenty. */
export const num2 = (value: number): string => String(Math.round(value * 100) / 100);
