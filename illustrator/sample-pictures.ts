// Pictures of every setting, character and style, for tests in Node and in a browser.
import { CHARACTERS, IMAGE_STYLES, SETTINGS, THEMES } from '#contract/options';
import { companionsOf } from './companions/companions.ts';
import type { Picture } from './composition.ts';
import { drawPicture } from './draw-picture.ts';
import { lookFromSeed } from './hero-look.ts';
import { TIMES } from './palette.ts';
import { hash } from './random.ts';
import { SETTINGS_ART } from './settings/settings.ts';

const MOODS = ['curious', 'busy', 'worried', 'brave', 'glad', 'sleepy'] as const;

/** One picture for each setting, character and style; places, figures, times and moods take turns. */
export async function* samplePictures(): AsyncGenerator<Picture> {
  let number = 0;
  for (const style of IMAGE_STYLES)
    for (const [at, setting] of SETTINGS.entries()) {
      const { pieces, figures } = await SETTINGS_ART[setting]();
      const [places, others] = [Object.keys(pieces), Object.keys(figures)];
      for (const character of CHARACTERS) {
        number++;
        const turn = <T>(of: readonly T[]): T[] => of.slice(number % of.length).slice(0, 1);
        const [place = 'way'] = turn(places);
        const look = lookFromSeed(`sample ${number}`);
        const [companion = ''] = turn(Object.keys(await companionsOf(character, { seed: 'sample', look })));
        yield {
          seed: `sample ${at}`,
          page: number % 7,
          style,
          setting,
          theme: THEMES[number % THEMES.length] ?? 'bedtime',
          character,
          companion,
          look,
          scene: {
            place: `${setting}.${place}`,
            time: TIMES[number % TIMES.length] ?? 'night',
            mood: MOODS[number % MOODS.length] ?? 'glad',
            who: ['hero', companion, ...turn(others)],
          },
          asleep: number % 7 === 6,
        };
      }
    }
}

/** The bytes of all sample pictures of a style in one number, by style: the same in every engine. */
export async function hashSamples(): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for await (const picture of samplePictures())
    sums[picture.style] = hash(`${sums[picture.style] ?? ''}${await drawPicture(picture)}`).toString(16);
  return sums;
}
