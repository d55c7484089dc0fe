import { adjust, mix } from '../color.ts';
import { HEIGHT, WIDTH } from '../view.ts';
import { filter, noise, noiseSeed, vignette } from './effects.ts';
import type { Style } from './style.ts';

/** Layers of cut paper, with grain. */
export const storybook: Style = {
  id: 'storybook',
  ink: null,
  shade: { reach: 9, opacity: 0.2, color: (fill) => mix(fill, '#241a55', 0.75) },
  rim: { width: 3.4, opacity: 0.55 },
  map: (color, material) =>
    material === 'land' || material === 'sky'
      ? adjust(color, { lightness: 1.04, lighter: 0.012, chroma: 1.12 })
      : color,
  gradients: true,
  glow: 'soft',
  papercut: true,
  keyLight: true,
  finish: (view, body) => {
    const grain = view.pen.id();
    view.pen.define(
      filter(
        grain,
        noise(noiseSeed(view), 0.75, 256) + '<feColorMatrix values="0 0 0 0 1 0 0 0 0 .97 0 0 0 0 .9 .5 .5 0 0 -.42"/>',
      ),
    );
    return `${body}${vignette(view, 0.42)}<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#${grain})" opacity=".22"/>`;
  },
};
