import type { ImageStyle } from '#contract/options';
import { anime } from './anime.ts';
import { cartoon } from './cartoon.ts';
import { comic } from './comic.ts';
import { fairytale } from './fairytale.ts';
import { popart } from './popart.ts';
import { realistic } from './realistic.ts';
import { sketch } from './sketch.ts';
import { storybook } from './storybook.ts';
import type { Style } from './style.ts';
import { watercolor } from './watercolor.ts';

export const STYLES: Readonly<Record<ImageStyle, Style>> = {
  watercolor,
  cartoon,
  storybook,
  realistic,
  comic,
  sketch,
  popart,
  fairytale,
  anime,
};
