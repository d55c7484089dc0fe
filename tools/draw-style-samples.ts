// The nine styles of pictures, each shown by a small picture of the same scene, for the page to carry.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGE_STYLES } from '#contract/options';
import { drawPicture } from '#illustrator/draw-picture';
import sharp from 'sharp';
import { STYLE_SAMPLES } from './style-samples.ts';

const WIDTH = 160;
const MAX_BYTES = 4000;
/** The first whose file is light enough is taken. */
const QUALITIES = [70, 60, 50, 40, 30, 20, 10] as const;
/** The part of the picture that is shown: near enough for a face to be seen at this size. */
const DETAIL = { left: 112, top: 96, width: 832, height: 624 };

/** Draws them into STYLE_SAMPLES, one file a style. */
export async function drawStyleSamples(): Promise<void> {
  mkdirSync(STYLE_SAMPLES, { recursive: true });
  for (const style of IMAGE_STYLES) {
    const svg = await drawPicture({
      seed: 'style sample',
      page: 0,
      style,
      setting: 'forest',
      theme: 'bedtime',
      character: 'dinosaur',
      companion: 'gus',
      look: { skin: 'skin-4', hair: 'pigtails', hair_color: 'black', glasses: false, pajamas: 'red' },
      scene: { place: 'forest.home', time: 'night', mood: 'glad', who: ['hero'] },
      asleep: false,
    });
    const small = await sharp(Buffer.from(svg)).extract(DETAIL).resize(WIDTH).removeAlpha().png().toBuffer();
    for (const quality of QUALITIES) {
      const file = await sharp(small).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
      if (file.byteLength > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
      if (file.byteLength > MAX_BYTES) throw new Error(`the sample of ${style} weighs ${file.byteLength} bytes`);
      writeFileSync(join(STYLE_SAMPLES, `${style}.webp`), file);
      break;
    }
  }
}
