import { adjust, mix } from '../color.ts';
import { num } from '../path.ts';
import { WIDTH, type View } from '../view.ts';
import { vignette } from './effects.ts';
import type { Style } from './style.ts';

/** A glowing sky with towering clouds, cel shade, large eyes. */
export const anime: Style = {
  id: 'anime',
  ink: { width: 2, color: (fill) => mix(fill, '#2a1038', 0.72) },
  shade: { reach: 11, opacity: 0.42, color: (fill) => adjust(mix(fill, '#5a3fae', 0.55), { lightness: 0.85 }) },
  rim: { width: 3.5, opacity: 0.9 },
  map: (color, material) => {
    if (material === 'skin' || material === 'eye') return color;
    return material === 'sky'
      ? adjust(color, { chroma: 1.45, lightness: 0.95, lighter: 0.05 })
      : adjust(color, { chroma: 1.28, lightness: 0.98, lighter: 0.02 });
  },
  gradients: true,
  glow: 'soft',
  largeEyes: true,
  keyLight: true,
  clouds: { width: 1.35, height: 0.34, opacity: 0.92, shade: 1.4 },
  tintSky: (sky, underwater) =>
    underwater
      ? sky
      : [sky[0], mix(sky[1], '#5a3ff0', 0.3), mix(sky[2], '#d05ae0', 0.34), mix(sky[3], '#ff9ec0', 0.55)],
  overMoon: (view) => {
    if (!underOpenSky(view)) return;
    const x = WIDTH - view.moon.x;
    view.pen.add(
      `<path d="M${num(x - 40)} 70L${num(x + 120)} 20" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/>` +
        `<path d="M${num(x - 10)} 190L${num(x + 70)} 165" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".6"/>`,
    );
  },
  finish: (view, body) => body + (underOpenSky(view) ? flare(view) : '') + vignette(view, 0.6),
};

/** Shooting stars and a flare belong under a sky: not in a room, not under water. */
const underOpenSky = ({ setting }: View) => !['home', 'school', 'underwater'].includes(setting);

function flare({ pen, moon }: View): string {
  const id = pen.id();
  pen.define(
    `<radialGradient id="${id}"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`,
  );
  const disc = (way: number, radius: number, color: string) =>
    `<circle cx="${num(moon.x + (512 - moon.x) * way * 1.3)}" cy="${num(moon.y + (430 - moon.y) * way * 1.2)}" r="${radius}" fill="${color}" opacity=".16"/>`;
  return (
    `<g style="mix-blend-mode:screen"><circle cx="${num(moon.x)}" cy="${num(moon.y)}" r="300" fill="url(#${id})"/>` +
    `${disc(0.22, 26, '#9fd8ff')}${disc(0.4, 44, '#ffb8e0')}</g>`
  );
}
