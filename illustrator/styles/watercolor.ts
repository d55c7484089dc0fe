import { adjust, mix } from '../color.ts';
import { curve, type Point } from '../path.ts';
import type { View } from '../view.ts';
import { clipUrl, filter, noiseSeed, sheet } from './effects.ts';
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
  keyLight: true,
  filters: ({ pen }) => {
    const edge = pen.id();
    return {
      definitions: filter(
        edge,
        '<feGaussianBlur in="SourceAlpha" stdDeviation="5" result="b"/>' +
          '<feComposite in="SourceAlpha" in2="b" operator="arithmetic" k1="0" k2="1" k3="-1.05" k4="0" result="ring"/>' +
          '<feColorMatrix in="ring" values="0 0 0 0 .16 0 0 0 0 .14 0 0 0 0 .34 0 0 0 .62 0" result="dark"/>' +
          '<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/></feMerge>',
      ),
      of: (layer) => (layer === 'sky' ? undefined : edge),
    };
  },
  finish: (view, body) => {
    const wash = view.pen.id();
    const seed = noiseSeed(view);
    view.pen.define(
      filter(
        wash,
        `<feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="2" seed="${seed}" result="n"/>` +
          '<feDisplacementMap in="SourceGraphic" in2="n" scale="13" xChannelSelector="R" yChannelSelector="G" result="d"/>' +
          '<feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 .99 0 0 0 0 .96 0 .75 0 0 -.4" result="bloom"/>' +
          '<feComposite in="bloom" in2="d" operator="in" result="wet"/>' +
          `<feTurbulence type="fractalNoise" baseFrequency=".55" numOctaves="2" seed="${seed + 5}" result="p"/>` +
          '<feColorMatrix in="p" values="0 0 0 0 1 0 0 0 0 .98 0 0 0 0 .94 .7 0 0 0 -.36" result="grain"/>' +
          '<feComposite in="grain" in2="d" operator="in" result="paper"/>' +
          '<feMerge><feMergeNode in="d"/><feMergeNode in="wet"/><feMergeNode in="paper"/></feMerge>',
      ),
    );
    const clip = clipUrl(view, `<path d="${raggedBorder(view)}"/>`);
    return `${sheet('#fbf6ea')}<g filter="url(#${wash})"><g clip-path="${clip}">${body}</g></g>`;
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
