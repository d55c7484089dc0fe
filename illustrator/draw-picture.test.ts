import { describe, expect, it } from 'vitest';
import { CHARACTERS, IMAGE_STYLES, SETTINGS } from '#contract/options';
import { compose, HERO_POSES, type Picture } from './composition.ts';
import { drawPicture } from './draw-picture.ts';
import { drawHero, heroFrom } from './figures/hero.ts';
import { lookFromSeed } from './hero-look.ts';
import { Pen } from './pen.ts';
import { hashSamples, samplePictures } from './sample-pictures.ts';
import { SETTINGS_ART } from './settings/settings.ts';
import { STYLES } from './styles/styles.ts';

const PICTURE: Picture = {
  seed: 'mia',
  page: 1,
  style: 'storybook',
  setting: 'forest',
  theme: 'bedtime',
  character: 'animal',
  companion: 'moss',
  look: lookFromSeed('mia'),
  scene: { place: 'forest.pond', time: 'night', mood: 'glad', who: ['hero', 'moss'] },
  asleep: false,
};

describe('OPT-10 the illustrator', { timeout: 120_000 }, () => {
  it('draws every setting, character and style, the same bytes each time (also in Chromium: e2e/illustrator.spec.ts)', async () => {
    const sums = await hashSamples();
    expect(Object.keys(sums)).toEqual([...IMAGE_STYLES]);
    expect(IMAGE_STYLES).toHaveLength(9);
    await expect(`${JSON.stringify(sums, null, 2)}\n`).toMatchFileSnapshot('sample-hashes.json');
  });

  it('makes SVG without text, without an id twice, without a broken number or a color of three digits', async () => {
    let count = 0;
    for await (const picture of samplePictures()) {
      count++;
      const svg = await drawPicture(picture);
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, `${picture.style} ${picture.scene.place}`).toBe(ids.length);
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
      expect(/<text|NaN|undefined|Infinity|<image|href=/.exec(svg)?.[0]).toBeUndefined();
      expect(/ d="[^"]*[a-km-z][^"]*"/.exec(svg)?.[0].slice(0, 60)).toBeUndefined();
    }
    expect(count).toBe(IMAGE_STYLES.length * SETTINGS.length * CHARACTERS.length);
  });

  it('gives pictures of one page ids of their own', async () => {
    const idsOf = async (page: number) =>
      [...(await drawPicture({ ...PICTURE, page })).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
    const first = new Set(await idsOf(1));
    expect((await idsOf(2)).filter((id) => first.has(id))).toEqual([]);
  });

  it('has at least three different drawings for the places of every setting', async () => {
    for (const setting of SETTINGS) {
      const { pieces } = await SETTINGS_ART[setting]();
      const drawings = await Promise.all(
        Object.keys(pieces).map((place) =>
          drawPicture({ ...PICTURE, setting, scene: { ...PICTURE.scene, place: `${setting}.${place}` } }),
        ),
      );
      expect(drawings.length).toBeGreaterThanOrEqual(10);
      expect(new Set(drawings).size, setting).toBeGreaterThanOrEqual(5);
    }
  });

  it('BEY-12 draws the same hero on every page, and another one for another look', () => {
    const heroes = [0, 1, 2, 3].map(() => {
      const pen = new Pen(STYLES.storybook, 'same');
      drawHero(pen, heroFrom(PICTURE.look, PICTURE.seed), 'wave');
      return pen.take().body;
    });
    expect(new Set(heroes).size).toBe(1);
    const other = new Pen(STYLES.storybook, 'same');
    drawHero(other, heroFrom({ ...PICTURE.look, glasses: !PICTURE.look.glasses }, PICTURE.seed), 'wave');
    expect(other.take().body).not.toBe(heroes[0]);
  });

  it('has eleven poses, no two alike', () => {
    expect(HERO_POSES).toHaveLength(11);
    const drawn = new Set(
      HERO_POSES.map((pose) => {
        const pen = new Pen(STYLES.cartoon, 'pose');
        drawHero(pen, heroFrom(PICTURE.look, PICTURE.seed), pose);
        return pen.take().body;
      }),
    );
    expect(drawn.size).toBe(11);
  });

  it('lets the hero sleep in the last picture, and the companion too', () => {
    const last = compose({ ...PICTURE, asleep: true });
    expect([last.pose, last.mood, last.companion, last.others]).toEqual(['sleep', 'asleep', true, []]);
  });

  it('shows what the words say: the companion only where it is, the being where it is found', async () => {
    const alone = compose({ ...PICTURE, scene: { ...PICTURE.scene, who: ['hero'] } });
    const found = compose({ ...PICTURE, scene: { ...PICTURE.scene, who: ['hero', 'moss', 'owlet'] } });
    expect([alone.companion, found.companion, found.others]).toEqual([false, true, ['owlet']]);
    const bare = await drawPicture({ ...PICTURE, scene: { ...PICTURE.scene, who: ['hero', 'moss'] } });
    const met = await drawPicture({ ...PICTURE, scene: { ...PICTURE.scene, who: ['hero', 'moss', 'owlet'] } });
    expect(met.length).toBeGreaterThan(bare.length + 1000);
  });

  it('falls back where it does not know a part, and says which', async () => {
    const missing: string[] = [];
    const odd: object = { style: 'mosaic' };
    await drawPicture({ ...PICTURE, ...odd, scene: { ...PICTURE.scene, place: 'forest.volcano' } }, (part) =>
      missing.push(part),
    );
    expect(missing).toEqual(['mosaic', 'volcano']);
  });
});

describe('BEY-12 the look that a story chooses', () => {
  it('is the same for the same story, and every attribute has its own stream', () => {
    expect(lookFromSeed('a')).toEqual(lookFromSeed('a'));
    const looks = Array.from({ length: 200 }, (_, at) => lookFromSeed(`story ${at}`));
    for (const part of ['skin', 'hair', 'hair_color', 'glasses', 'pajamas'] as const)
      expect(new Set(looks.map((look) => look[part])).size).toBeGreaterThan(1);
  });

  it('gives deep skin dark hair unless somebody chooses otherwise', () => {
    const looks = Array.from({ length: 300 }, (_, at) => lookFromSeed(`story ${at}`));
    const deep = looks.filter(({ skin }) => ['skin-4', 'skin-5', 'skin-6'].includes(skin));
    expect(deep.length).toBeGreaterThan(100);
    expect(deep.filter(({ hair_color }) => !['black', 'brown', 'blue-black'].includes(hair_color))).toEqual([]);
  });
});
