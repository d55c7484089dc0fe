// Contact sheets of the illustrator, to be looked at: npm run gallery [-- --setting forest,city] [--sheet places,figures] [--style comic]
// Writes PNG files to node_modules/.cache/gallery (or --out) and prints their names.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { HAIR_STYLES, SKIN_TONES } from '#contract/hero-look';
import { CHARACTERS, IMAGE_STYLES, SETTINGS, THEMES, type ImageStyle, type Setting } from '#contract/options';
import { companionsOf } from '#illustrator/companions/companions';
import { HERO_POSES, type Picture, type Pose } from '#illustrator/composition';
import { drawPicture } from '#illustrator/draw-picture';
import type { Figure, FigureMood } from '#illustrator/figures/figure';
import { drawHero, heroFrom } from '#illustrator/figures/hero';
import { lookFromSeed } from '#illustrator/hero-look';
import { TIMES } from '#illustrator/palette';
import { Pen } from '#illustrator/pen';
import { SETTINGS_ART } from '#illustrator/settings/settings';
import { STYLES } from '#illustrator/styles/styles';
import { catalogue } from '#storyteller/plan/catalogue';
import sharp from 'sharp';

const TILE = { width: 400, height: 300 };
const MOODS: readonly FigureMood[] = ['calm', 'glad', 'asleep'];

const { values } = parseArgs({
  options: {
    setting: { type: 'string' },
    sheet: { type: 'string' },
    style: { type: 'string', default: 'storybook' },
    out: { type: 'string', default: 'node_modules/.cache/gallery' },
  },
});
const wanted = values.setting?.split(',') ?? [...SETTINGS];
const settings = SETTINGS.filter((setting) => wanted.includes(setting));
const style = IMAGE_STYLES.find((id) => id === values.style) ?? 'storybook';

const pictureOf = (setting: Setting, change: Partial<Picture> & { place?: string } = {}): Picture => {
  const at = SETTINGS.indexOf(setting);
  const character = CHARACTERS[at % CHARACTERS.length] ?? 'animal';
  const companion = Object.keys(catalogue.characters[character])[0] ?? '';
  const { place = 'way', ...more } = change;
  return {
    seed: `gallery ${setting}`,
    page: 2,
    style,
    setting,
    theme: THEMES[at % THEMES.length] ?? 'bedtime',
    character,
    companion,
    look: lookFromSeed(`gallery ${setting}`),
    scene: { place: `${setting}.${place}`, time: 'night', mood: 'curious', who: ['hero', companion] },
    asleep: false,
    ...more,
  };
};

type Sheet = [name: string, tiles: string[], columns: number];
const drawAll = (pictures: Picture[]) => Promise.all(pictures.map((picture) => drawPicture(picture)));
const forSettings = (sheet: (setting: Setting) => Promise<Sheet>) => () => Promise.all(settings.map(sheet));

const SHEETS: Record<string, () => Promise<Sheet[]>> = {
  places: forSettings(async (setting) => {
    const { pieces } = await SETTINGS_ART[setting]();
    const [being] = Object.values(catalogue.settings[setting].beings);
    const pictures = Object.keys(pieces).map((place, page): Picture => {
      const picture = pictureOf(setting, { place, page: page + 1 });
      const who = place === 'being' && being ? [...picture.scene.who, being] : picture.scene.who;
      return { ...picture, scene: { ...picture.scene, who } };
    });
    return [`places-${setting}-${style}`, await drawAll(pictures), 3];
  }),
  figures: forSettings(async (setting) => {
    const { figures } = await SETTINGS_ART[setting]();
    return [`figures-${setting}-${style}`, Object.values(figures).flatMap(portraits), 6];
  }),
  companions: async () => {
    const hero = { seed: 'gallery', look: lookFromSeed('gallery') };
    const all = await Promise.all(CHARACTERS.map((character) => companionsOf(character, hero)));
    return [[`companions-${style}`, all.flatMap((folk) => Object.values(folk).flatMap(portraits)), 9]];
  },
  hero: async () => [
    [
      `hero-${style}`,
      [
        ...HERO_POSES.map((pose, at) => heroTile(`pose ${at}`, pose)),
        ...HAIR_STYLES.map((hair, at) =>
          heroTile('hair', 'stand', {
            hair,
            skin: SKIN_TONES[at % SKIN_TONES.length] ?? 'skin-1',
            glasses: at % 3 === 0,
          }),
        ),
      ],
      6,
    ],
  ],
  styles: forSettings(async (setting) => [
    `styles-${setting}`,
    await drawAll(IMAGE_STYLES.map((id) => pictureOf(setting, { style: id, place: 'home' }))),
    3,
  ]),
  times: forSettings(async (setting) => [
    `times-${setting}-${style}`,
    await drawAll(
      TIMES.map((time, page) => {
        const picture = pictureOf(setting, { page: page + 1, asleep: time === 'deep', place: 'home' });
        return { ...picture, scene: { ...picture.scene, time, mood: 'sleepy' } };
      }),
    ),
    2,
  ]),
};

const portraits = (figure: Figure): string[] => MOODS.map((mood) => portrait(figure, mood, style));

function heroTile(seed: string, pose: Pose, change: object = {}): string {
  const hero = heroFrom({ ...lookFromSeed(seed), ...change }, seed);
  return portrait({ width: 240, height: 310, draw: (pen) => drawHero(pen, hero, pose) }, 'calm', style);
}

/** A figure on a plain ground, with the box it says it needs. */
function portrait(figure: Figure, mood: FigureMood, id: ImageStyle): string {
  const pen = new Pen(STYLES[id], 'f');
  pen.at(200, 280, 0.8, () => figure.draw(pen, mood));
  const { body, definitions } = pen.take();
  const [w, h] = [figure.width * 0.8, figure.height * 0.8];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"><defs>${definitions}</defs>` +
    `<rect width="400" height="300" fill="#3f5a9a"/><rect x="${200 - w / 2}" y="${280 - h}" width="${w}" height="${h}" fill="none" stroke="#fff" opacity=".35"/>${body}</svg>`
  );
}

const only = values.sheet?.split(',') ?? Object.keys(SHEETS);
mkdirSync(values.out, { recursive: true });
for (const [name, sheet] of Object.entries(SHEETS)) {
  if (!only.includes(name)) continue;
  for (const [file, tiles, columns] of await sheet()) {
    const images = await Promise.all(
      tiles.map(async (svg) => sharp(Buffer.from(svg)).resize(TILE.width, TILE.height).png().toBuffer()),
    );
    const target = path.join(values.out, `${file}.png`);
    await sharp({
      create: {
        width: columns * (TILE.width + 8),
        height: Math.max(1, Math.ceil(tiles.length / columns)) * (TILE.height + 8),
        channels: 3,
        background: '#221f33',
      },
    })
      .composite(
        images.map((input, at) => ({
          input,
          left: (at % columns) * (TILE.width + 8) + 4,
          top: Math.floor(at / columns) * (TILE.height + 8) + 4,
        })),
      )
      .png({ palette: true })
      .toFile(target);
    console.log(target);
  }
}
