// What companions share who are not people: fur, whiskers, feet, knobs.
import { curve, num, type Point } from '../path.ts';
import type { Pen } from '../pen.ts';

/** A large part, a smaller one, a detail with a line, a detail without. */
export const BODY = { material: 'figure', shade: 0.9, rim: 0.8 } as const;
export const PART = { material: 'figure', shade: 0.5, rim: 0.6 } as const;
export const BIT = { material: 'figure', shade: 0.25, ink: 0.7 } as const;
export const PLAIN = { material: 'figure', ink: 0 } as const;

/** Three hairs to each side. */
export function whiskers(pen: Pen, x: number, y: number, from: number, to: number, color: string): void {
  for (const side of [-1, 1])
    for (const step of [-1, 0, 1])
      pen.line(
        `M${num(x + side * from)} ${num(y + step * 4)}Q${num(x + (side * (from + to)) / 2)} ${num(y + step * 8 - 3)} ${num(x + side * to)} ${num(y + step * 9)}`,
        color,
        2.2,
        { opacity: 0.7 },
      );
}

/**
 * A round coat of fur.
 * @param depth of the tufts, as a share of the radius @param floor what it never goes below @param soft 0.1 tufts, 0.2 wool
 */
export function fluffy(
  x: number,
  y: number,
  rx: number,
  ry: number,
  tufts: number,
  depth: number,
  floor = Infinity,
  soft = 0.1,
): string {
  const points = Array.from({ length: tufts * 2 }, (_, i): Point => {
    const angle = ((i * 180) / tufts - 90) * (Math.PI / 180);
    // every third tuft is a bit longer, so that it looks like hair and not like a cog
    const long = i % 6 === 0 ? 1 : i % 6 === 2 ? 0.95 : 0.97;
    const share = i % 2 ? 1 - depth : long;
    return [x + Math.cos(angle) * rx * share, Math.min(y + Math.sin(angle) * ry * share, floor)];
  });
  return curve(points, true, soft);
}

/** A foot with toes, seen from the front. */
export function foot(pen: Pen, x: number, y: number, rx: number, ry: number, color: string, nail?: string): void {
  pen.ellipse(x, y - ry, rx, ry, color, { ...BIT, ink: 1 });
  if (!nail) return;
  for (const toe of [-0.55, 0, 0.55])
    pen.ellipse(x + toe * rx, y - ry * (toe ? 0.62 : 0.5), rx * 0.19, ry * 0.3, nail, { ...PLAIN, opacity: 0.9 });
}

/** A sewn or screwed-on thing: a disc with a shine. */
export function knob(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.ellipse(x, y, radius, radius, color, BIT);
  pen.ellipse(x - radius * 0.28, y - radius * 0.32, radius * 0.3, radius * 0.26, '#ffffff', { ...PLAIN, opacity: 0.6 });
}

/** A neck, a tail: a round thing along points x, y, each with its own width. @returns its outline, and its left edge */
export function tube(along: readonly number[]): { path: string; edge: Point[] } {
  const points = inThrees(along);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y, width], i) => {
    const [fromX, fromY] = points[Math.max(0, i - 1)] ?? [x, y];
    const [toX, toY] = points[Math.min(points.length - 1, i + 1)] ?? [x, y];
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [nx, ny] = [((toY - fromY) / length) * (width / 2), (-(toX - fromX) / length) * (width / 2)];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  });
  return { path: curve([...left, ...right]), edge: left };
}

/** Round marks on a skin. @param at x, y and radius of each */
export function spots(pen: Pen, at: readonly number[], color: string, opacity: number): void {
  for (const [x, y, radius] of inThrees(at)) pen.ellipse(x, y, radius, radius * 0.88, color, { ...PLAIN, opacity });
}

/** x, y, x, y, ... as points. @param side -1: in the mirror */
export function pairs(flat: readonly number[], side = 1): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i): Point => [side * (flat[i * 2] ?? 0), flat[i * 2 + 1] ?? 0]);
}

function inThrees(flat: readonly number[]): [number, number, number][] {
  return Array.from({ length: flat.length / 3 }, (_, i) => [
    flat[i * 3] ?? 0,
    flat[i * 3 + 1] ?? 0,
    flat[i * 3 + 2] ?? 0,
  ]);
}
