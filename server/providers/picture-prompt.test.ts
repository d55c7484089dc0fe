import { describe, expect, it } from 'vitest';
import { HAIR_STYLES } from '#contract/hero-look';
import { CHARACTERS, IMAGE_STYLES, SETTINGS, type Character } from '#contract/options';
import { compose, type Picture } from '#illustrator/composition';
import { lookFromSeed } from '#illustrator/hero-look';
import { catalogue, ROLES } from '#storyteller/plan/catalogue';
import { HOSTILE_WISHES } from '../../tests/helpers/hostile-wishes.ts';
import { COMPANION_LOOKS } from './companion-looks.ts';
import { promptFor } from './picture-prompt.ts';
import { isForbidden } from './own-rules.ts';

const PICTURE: Picture = {
  seed: 'a story',
  page: 1,
  style: 'storybook',
  setting: 'forest',
  theme: 'bedtime',
  character: 'animal',
  companion: 'moss',
  look: { skin: 'skin-5', hair: 'braids', hair_color: 'black', glasses: true, pajamas: 'teal' },
  scene: { place: 'forest.pond', time: 'dusk', mood: 'glad', who: ['hero', 'moss', 'hedgehog'] },
  asleep: false,
};
const promptOf = async (change: object = {}) => (await promptFor({ ...PICTURE, ...change })).prompt;

describe('the words for a picture', () => {
  it('say who is there, where, in which light, how the child looks, and in which style', async () => {
    const prompt = await promptOf();
    for (const words of [
      'Gouache',
      'in the forest at dusk, with a small brown mole in a vest with one button and a hedgehog.',
      'The place: the pond.',
      'dark brown skin, black hair in two braids, round glasses, teal pajamas',
      'No letters, no words',
      'Nothing frightening',
    ])
      expect(prompt).toContain(words);
  });

  it('BEY-12 say the same of the child in every picture of a story, and the same again when asked again', async () => {
    const looks = async (change: object) => /The child, about five.*/.exec(await promptOf(change))?.[0];
    const pages = await Promise.all([0, 1, 2, 3].map((page) => looks({ page, asleep: page === 3 })));
    expect(new Set(pages).size).toBe(1);
    expect(await promptOf()).toBe(await promptOf());
    const heads = await Promise.all(HAIR_STYLES.map((hair) => looks({ look: { ...PICTURE.look, hair } })));
    expect(new Set(heads).size).toBe(HAIR_STYLES.length);
    expect(await looks({ look: { ...PICTURE.look, hair: 'hijab' } })).not.toContain('black');
  });

  it('know every companion, place and being that a picture may show', async () => {
    for (const character of CHARACTERS)
      expect(Object.keys(COMPANION_LOOKS[character])).toEqual(Object.keys(catalogue.characters[character]));
    for (const setting of SETTINGS) {
      const { places, helpers, beings } = catalogue.settings[setting];
      const people = ['tiny', ...Object.keys(helpers), ...ROLES.flatMap((role) => [beings[role], `neighbor.${role}`])];
      for (const id of people) {
        const scene = { ...PICTURE.scene, who: ['hero', id] };
        const picture = { ...PICTURE, setting, scene };
        expect(compose(picture).others).toEqual([id]);
        expect(await promptOf({ setting, scene }), `${setting} ${id}`).toMatch(/, with (?:an?|the|some|one) /);
      }
      for (const place of places) {
        const scene = { ...PICTURE.scene, place: `${setting}.${place}` };
        expect(await promptOf({ setting, scene }), `${setting} ${place}`).toMatch(/The place: [a-z]/);
      }
    }
  });

  it('pass our own rules, whatever is chosen', async () => {
    for (const setting of SETTINGS)
      for (const style of IMAGE_STYLES)
        for (const character of CHARACTERS)
          for (const companion of Object.keys(COMPANION_LOOKS[character])) {
            const look = lookFromSeed(`${setting} ${style} ${companion}`);
            const scene = { ...PICTURE.scene, who: ['hero', companion] };
            const prompt = await promptOf({ setting, style, character, companion, look, scene });
            expect(isForbidden(prompt, 'en'), prompt).toBe(false);
            expect(prompt).not.toMatch(/undefined|\{|\}|\bnull\b/);
            expect(prompt.length).toBeLessThan(2500);
          }
  });
});

describe('what stands in a row that somebody else wrote', () => {
  const texts = HOSTILE_WISHES.map((wish) => Object.values(wish)[0] ?? '');
  it.each(texts)('BEY-3 is no word for a painter: %o', async (text) => {
    const character = text as Character;
    for (const change of [
      { companion: text },
      { character },
      { style: text },
      { theme: text },
      { seed: text },
      { look: { skin: text, hair: text, hair_color: text, glasses: false, pajamas: text } },
      { scene: { place: `forest.${text}`, time: text, mood: text, who: ['hero', text, 'constructor'] } },
    ]) {
      const prompt = await promptOf(change);
      expect(prompt).not.toContain(text);
      expect(prompt).not.toMatch(/undefined|function|\[object/);
    }
    await expect(promptOf({ setting: text })).rejects.toThrow('no such setting');
  });
});
