import { adjust, mix } from '../color.ts';
import { num } from '../path.ts';
import { HEIGHT, WIDTH, type View } from '../view.ts';
import { sheet } from './effects.ts';
import type { Style } from './style.ts';

/** Thick outlines, flat colors, rings of light round the moon. */
export const cartoon: Style = {
  id: 'cartoon',
  ink: { width: 4, color: () => '#231942' },
  shade: { reach: 9, opacity: 0.26, color: (fill) => adjust(fill, { lightness: 0.62, hue: -8 }) },
  rim: { width: 5, opacity: 0.45 },
  map: (color, material) =>
    material === 'skin' || material === 'eye' ? color : adjust(color, { lightness: 0.92, lighter: 0.1, chroma: 1.28 }),
  gradients: false,
  glow: 'soft',
  keyLight: true,
  sky: (view) => {
    const { pen, sky, moon } = view;
    pen.add(sheet(pen.color(sky[1], 'sky')));
    for (const [radius, share] of DISCS) {
      const color =
        share <= 1 ? mix(sky[1], sky[2], share) : mix(sky[2], mix(sky[3], '#ffffff', 0.2), (share - 1) * 1.3);
      pen.add(`<circle cx="${num(moon.x)}" cy="${num(moon.y)}" r="${radius}" fill="${pen.color(color, 'sky')}"/>`);
    }
    pen.add(`<rect y="380" width="${WIDTH}" height="${HEIGHT - 468}" fill="${horizon(view)}"/>`);
  },
  finish: (_, body) => body,
};

/** Radius, and how far from the upper sky (0) over the lower sky (1) toward the moon's own light. */
const DISCS = [
  [720, 0.25],
  [560, 0.5],
  [410, 0.75],
  [270, 1.1],
  [150, 1.5],
] as const;

const horizon = ({ pen, sky }: View) =>
  pen.linear(
    [
      [0, sky[3], 0],
      [1, sky[3], 0.7],
    ],
    'sky',
  );
