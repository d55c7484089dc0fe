// A cover for every editorial story, drawn once with the build: they come with the product, so nobody has to wait for them.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '#illustrator/draw-picture';
import { lookFromSeed } from '#illustrator/hero-look';
import { modulesOf, read } from '#storyteller/languages/shelf';
import { loadBank } from '#storyteller/languages/registry';
import { FALLBACK_LANGUAGE } from '#contract/languages';
import { DEFAULT_IMAGE_STYLE } from '#contract/stories';
import sharp from 'sharp';
import { readEditorialStories, type EditorialStory } from '../server/stories/editorial-stories.ts';

/** A book on a shelf is at most so wide, on a dense screen. */
const WIDTH = 768;
const QUALITY = 68;
/** What was drawn before need not be drawn again. */
const KEPT = 'node_modules/.cache/tuckaway/covers';

/** The companion that the story has by its id, or names in English; none for a story with a friend of its own. */
async function companionOf({ character, companion, language, text }: EditorialStory): Promise<string> {
  if (companion !== undefined || language !== FALLBACK_LANGUAGE) return companion ?? '';
  const bank = await loadBank(FALLBACK_LANGUAGE);
  const words = text.paragraphs.join(' ');
  for (const [folder, load] of modulesOf(bank)) {
    if (!folder.startsWith(`characters/${character}/`)) continue;
    const id = folder.split('/').at(-1) ?? '';
    const noun = (await read(folder, load)).nouns.get(folder);
    if (words.includes(noun?.['the'] ?? id)) return id;
  }
  return '';
}

/** @param folder that the files are written to, `<story id>.webp` */
export async function drawEditorialCovers(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(KEPT, { recursive: true });
  for (const story of readEditorialStories()) {
    const { id, setting, theme, character } = story;
    const svg = await drawPicture({
      seed: id,
      page: 0,
      style: DEFAULT_IMAGE_STYLE,
      setting,
      theme,
      character,
      companion: await companionOf(story),
      look: lookFromSeed(id),
      scene: { place: `${setting}.home`, time: 'night', mood: 'brave', who: ['hero'] },
      asleep: false,
    });
    const kept = join(KEPT, `${createHash('sha256').update(`${WIDTH} ${QUALITY} ${svg}`).digest('base64url')}.webp`);
    if (!existsSync(kept))
      writeFileSync(
        kept,
        await sharp(Buffer.from(svg)).resize(WIDTH).removeAlpha().webp({ quality: QUALITY }).toBuffer(),
      );
    copyFileSync(kept, join(folder, `${id}.webp`));
  }
}
