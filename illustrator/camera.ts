// How near a picture comes. Far layers move less than near ones, so a close picture has depth.
import { num } from './path.ts';
import type { View } from './view.ts';

export type Shot = 'wide' | 'medium' | 'close';

/** How much larger the cast is drawn, and how far it is lifted. */
export const CAST: Record<Shot, { scale: number; lift: number }> = {
  wide: { scale: 0.82, lift: 30 },
  medium: { scale: 1.06, lift: 0 },
  close: { scale: 1.06, lift: 0 },
};
const ZOOM = 1.34;
/** What a close picture looks at: the hero's face, and where it comes to lie. */
const FACE = 150;
const FOCUS_Y = 500;

/** @param depth 0 here, 1 the horizon @param factor the frame in front comes nearer still @returns an SVG attribute, or nothing */
export function cameraAt(view: View, shot: Shot, depth: number, factor = 1): string {
  if (shot !== 'close') return '';
  const near = 1 - 0.75 * depth;
  const zoom = (1 + (ZOOM - 1) * near) * factor;
  const [fromX, fromY] = [view.hero.x, view.hero.y - FACE];
  const x = fromX + (512 - view.side * 70 - fromX) * near;
  const y = fromY + (FOCUS_Y - fromY) * near;
  return ` transform="translate(${num(x)} ${num(y)}) scale(${zoom.toFixed(3)}) translate(${num(-fromX)} ${num(-fromY)})"`;
}
