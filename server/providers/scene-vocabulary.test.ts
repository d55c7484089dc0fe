import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { CHARACTERS, SETTINGS } from '#contract/options';
import { planPictures } from '#illustrator/plan-pictures';
import { drawPicture } from '#illustrator/draw-picture';
import type { Brief } from './brief.ts';
import { MOODS, TIMES, vocabularyFor } from './scene-vocabulary.ts';

const brief = (change: Partial<Brief>): Brief => ({
  language: 'en',
  ageGroup: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: 'none',
  difficulty: 'simple',
  tone: 'calm',
  ...change,
});

describe('what a provider may show', () => {
  it.each(LANGUAGE_CODES)('has somebody to walk with, places and people for every choice in %s', async (language) => {
    for (const [at, setting] of [...SETTINGS, SETTINGS[0]].entries()) {
      const character = CHARACTERS[at] ?? 'robot';
      const { companion, people, places } = await vocabularyFor(brief({ language, setting, character }), 'seed');
      expect(companion.introduction.toLowerCase()).toContain(companion.called.toLowerCase());
      expect(companion.introduction).not.toMatch(/undefined|\{(?!name\})/);
      expect([people.length >= 3, places.length]).toEqual([true, 7]);
    }
  });

  it('is another choice for another seed, and the same for the same', async () => {
    const seen = await Promise.all(['a', 'b', 'c', 'd', 'a'].map((seed) => vocabularyFor(brief({}), seed)));
    expect(new Set(seen.map((vocabulary) => JSON.stringify(vocabulary))).size).toBe(4);
    expect(seen[4]).toEqual(seen[0]);
  });

  it('can be drawn, whatever it is', async () => {
    const missing: string[] = [];
    for (const setting of SETTINGS) {
      const { companion, people, places } = await vocabularyFor(brief({ setting }), setting);
      const who = ['hero', companion.id, ...people.map(({ id }) => id)];
      const scenes = places.map(({ id: place }, at) => ({
        place,
        time: TIMES[at % TIMES.length] ?? 'night',
        mood: MOODS[at % MOODS.length] ?? 'glad',
        who: ['hero', who[at % who.length] ?? 'hero'],
      }));
      const parameters = {
        ...({
          protagonist_name: 'Mia',
          age_group: 'preschool',
          theme: 'bedtime',
          character: 'robot',
          setting,
        } as const),
        ...({ length: 'short', moral: 'none', difficulty: 'simple', tone: 'calm', story_language: 'en' } as const),
        ...({ include_images: true, image_style: 'watercolor', hero_look: null } as const),
      };
      const tale = { paragraphs: scenes.map((scene) => ({ scene, picturable: 2 })), companion: companion.id };
      for (const { picture } of planPictures(parameters, 'seed', tale))
        expect(await drawPicture(picture)).toContain('<svg');
    }
    expect(missing).toEqual([]);
  });
});
