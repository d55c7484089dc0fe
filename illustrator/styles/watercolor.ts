import { adjust, mix } from '../color.ts';
import { curve, type Point } from '../path.ts';
import { HEIGHT, WIDTH, type View } from '../view.ts';
import { clipUrl, filter, noise, noiseSeed, sheet } from './effects.ts';
import type { Style } from './style.ts';

/** Washes that are darker at their edge, on paper with a ragged border. */
export const watercolor: Style = {
  id: 'watercolor',
  ink: { width: 1.5, color: (fill) => mix(fill, '#3a2a4a', 0.7), opacity: 0.5 },
  shade: { reach: 12, opacity: 0.2, color: (fill) => mix(fill, '#4a4a9a', 0.6) },
  rim: null,
  map: (color, material) => {
    if (material === 'eye') return color;
    if (material === 'glow') return adjust(color, { lightness: 0.9, lighter: 0.1 });
    return material === 'figure' || material === 'skin'
      ? adjust(color, { lightness: 0.88, lighter: 0.09, chroma: 0.95 })
      : adjust(color, { lightness: 0.74, lighter: 0.27, chroma: 1.2 });
  },
  gradients: true,
  glow: 'soft',
  wobble: 2.6,
  keyLight: true,
  wetEdge: { width: 9, opacity: 0.3, color: (fill) => mix(fill, '#2a2458', 0.55) },
  finish: (view, body) => {
    const [bloom, grain] = [view.pen.id(), view.pen.id()];
    const seed = noiseSeed(view);
    const white = (id: string, frequency: number, size: number, alpha: string) =>
      filter(id, `${noise(seed, frequency, size)}<feColorMatrix values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .95 ${alpha}"/>`);
    view.pen.define(white(bloom, 1 / 64, 512, '0 .75 0 0 -.4') + white(grain, 0.5, 256, '.7 0 0 0 -.36'));
    const clip = clipUrl(view, `<path d="${raggedBorder(view)}"/>`);
    const over = (id: string) => `<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${id})"/>`;
    return `${sheet('#fbf6ea')}<g clip-path="${clip}">${body}${over(bloom)}${over(grain)}</g>`;
  },
};

function raggedBorder({ stream }: View): string {
  const random = stream('border');
  const points: Point[] = [];
  for (let i = 0; i < 16; i++) points.push([44 + i * 62.4, 40 + random.between(-13, 11)]);
  for (let i = 0; i < 12; i++) points.push([984 + random.between(-12, 10), 54 + i * 58]);
  for (let i = 0; i < 16; i++) points.push([982 - i * 62.4, 728 + random.between(-10, 12)]);
  for (let i = 0; i < 12; i++) points.push([40 + random.between(-10, 12), 712 - i * 58]);
  return curve(points);
}
