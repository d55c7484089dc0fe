// The child as the pictures will show it, and its hair alone. Comes with the illustrator, so only when a look is chosen.
import type { HeroLook } from '#contract/hero-look';
import { drawHero, heroFrom } from '#illustrator/figures/hero';
import { drawHairBehind } from '#illustrator/figures/rig/hair';
import { drawHead } from '#illustrator/figures/rig/head';
import { STANCES } from '#illustrator/figures/rig/poses';
import { Pen } from '#illustrator/pen';
import { storybook } from '#illustrator/styles/storybook';

/** Print, eyes and freckles are the story's own; here they are always the same, so that only the choice shows. */
const SEED = 'portrait';

function svg(pen: Pen, box: string): string {
  const { body, definitions } = pen.take();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true"><defs>${definitions}</defs>${body}</svg>`;
}

/** @param prefix starts every id: the drawings of one page must not share any @returns SVG that holds no text */
export function drawPortrait(look: HeroLook, prefix: string): string {
  const pen = new Pen(storybook, prefix);
  drawHero(pen, heroFrom(look, SEED), 'wave');
  return svg(pen, '-140 -338 280 346');
}

/** The head alone. */
export function drawHair(look: HeroLook, prefix: string): string {
  const pen = new Pen(storybook, prefix);
  const { person } = heroFrom(look, SEED);
  drawHairBehind(pen, person);
  drawHead(pen, person, STANCES.stand);
  return svg(pen, '-124 -136 248 264');
}
