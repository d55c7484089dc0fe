// What several styles finish a picture with.
import { HEIGHT, WIDTH, type View } from '../view.ts';

const WHOLE = 'x="0" y="0" width="1024" height="768" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"';

/** A filter over the whole canvas. */
export const filter = (id: string, inside: string): string => `<filter id="${id}" ${WHOLE}>${inside}</filter>`;

/**
 * Noise over the whole canvas, made once for a tile that repeats without a seam: a twelfth of the work for the finest.
 * @param frequency how fine, 1 / units @param size of the tile; its side times the frequency should be a whole number
 */
export const noise = (seed: number, frequency: number, size: number): string =>
  `<feTurbulence x="0" y="0" width="${size}" height="${size}" type="fractalNoise" baseFrequency="${frequency}"` +
  ` numOctaves="1" stitchTiles="stitch" seed="${seed}"/><feTile/>`;

/** Paper grain and the like come from the story, so they lie still from page to page. */
export const noiseSeed = ({ stream }: View): number => stream('paper', 'story').int(0, 96);

export function vignette({ pen }: View, strength: number): string {
  const id = pen.id();
  pen.define(
    `<radialGradient id="${id}" cx=".5" cy=".56" r=".78"><stop offset=".55" stop-color="#0a0828" stop-opacity="0"/>` +
      '<stop offset="1" stop-color="#0a0828" stop-opacity=".55"/></radialGradient>',
  );
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id})" opacity="${strength}"/>`;
}

export const sheet = (color: string): string => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${color}"/>`;

/** A clip path of this picture. @returns its url */
export function clipUrl({ pen }: View, inside: string): string {
  const id = pen.id();
  pen.define(`<clipPath id="${id}">${inside}</clipPath>`);
  return `url(#${id})`;
}
