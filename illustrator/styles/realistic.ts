import { adjust, mix } from '../color.ts';
import { num } from '../path.ts';
import { WIDTH } from '../view.ts';
import { filter, vignette } from './effects.ts';
import type { Style } from './style.ts';

/** Soft and round, with depth of field and beams from the moon. */
export const realistic: Style = {
  id: 'realistic',
  ink: null,
  shade: null,
  rim: { width: 2.4, opacity: 0.5 },
  map: (color, material) =>
    material === 'sky' || material === 'land'
      ? adjust(color, { lightness: 0.97, lighter: 0.02, chroma: 0.88 })
      : adjust(color, { chroma: 0.95 }),
  gradients: true,
  glow: 'soft',
  volume: true,
  keyLight: true,
  tintSky: ([zenith, upper, lower, horizon]) => [
    mix(zenith, '#06122a', 0.3),
    upper,
    lower,
    mix(horizon, '#e8c49a', 0.22),
  ],
  air: ({ pen, sky, side, moon, setting }) => {
    const haze = pen.linear(
      [
        [0, sky[3], 0],
        [0.6, sky[3], 0.34],
        [1, sky[3], 0],
      ],
      'sky',
    );
    pen.add(`<rect y="330" width="${WIDTH}" height="330" fill="${haze}"/>`);
    if (setting === 'home' || setting === 'school' || setting === 'underwater') return;
    const beam = pen.linear(
      [
        [0, '#fff6dc', 0.3],
        [1, '#fff6dc', 0],
      ],
      'glow',
    );
    for (const [from, width] of BEAMS) {
      const foot = (at: number) => num(moon.x - side * (180 + at * 2.4));
      pen.add(
        `<path d="M${num(moon.x)} ${num(moon.y)}L${foot(from)} 690L${foot(from + width)} 690Z" fill="${beam}" opacity=".8"/>`,
      );
    }
  },
  filters: ({ pen }) => {
    const [far, near] = [pen.id(), pen.id()];
    const blur = (id: string, by: number) => filter(id, `<feGaussianBlur stdDeviation="${by}"/>`);
    return {
      definitions: blur(far, 2.6) + blur(near, 4.5),
      of: (layer, depth) => {
        if (layer === 'front') return near;
        return layer === 'back' && depth > 0.6 ? far : undefined;
      },
    };
  },
  finish: (view, body) => body + vignette(view, 1),
};

/** Where a beam meets the ground, and how wide. */
const BEAMS = [
  [-40, 50],
  [60, 70],
  [170, 60],
] as const;
