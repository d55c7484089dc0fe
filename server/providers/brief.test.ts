import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { AGE_GROUPS, DIFFICULTIES, LENGTHS } from '#contract/options';
import { readConfig } from '../platform/config.ts';
import { briefOf, figuresOf, type Brief } from './brief.ts';

const request = {
  name: 'Mia',
  ageGroup: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: 'none',
  difficulty: 'simple',
  tone: 'calm',
  language: 'en',
  beside: 'de',
} as const;
const everyBrief: Brief[] = LANGUAGE_CODES.flatMap((language) =>
  AGE_GROUPS.flatMap((ageGroup) =>
    LENGTHS.flatMap((length) =>
      DIFFICULTIES.map((difficulty) => ({ ...briefOf(request), language, ageGroup, length, difficulty })),
    ),
  ),
);

describe('a brief', () => {
  it('BEY-3 has everything but the name', () => expect(JSON.stringify(briefOf(request))).not.toContain('Mia'));
  it('is of a language that the product speaks', () =>
    expect(() => briefOf({ ...request, language: 'tlh' })).toThrow('No language tlh'));

  it('asks for a story in figures that hold together, whatever was chosen', () => {
    for (const brief of everyBrief) {
      const { words, paragraphs, wordsAParagraph, wordsASentence } = figuresOf(brief);
      expect(paragraphs * wordsAParagraph).toBeGreaterThan(words.low);
      expect(paragraphs * wordsAParagraph).toBeLessThan(words.high);
      expect([paragraphs >= 10, paragraphs <= 60]).toEqual([true, true]);
      expect(wordsASentence[0]).toBeLessThan(wordsASentence[1]);
      expect(wordsASentence[0]).toBeGreaterThan(2);
    }
    expect(figuresOf(briefOf(request))).toMatchObject({ words: { low: 575, aim: 690, high: 805 }, paragraphs: 17 });
  });

  it('fits the ceiling of a story at the usual price of every provider, also when nothing of it comes back', () => {
    for (const STORY_PROVIDER of ['openai', 'anthropic', 'google']) {
      const { story, limits } = readConfig({ STORY_PROVIDER, STORY_MODEL: 'm', STORY_API_KEY: 'k' }).providers;
      const most =
        Math.max(...everyBrief.map((brief) => figuresOf(brief).tokens)) * ((story?.price.written ?? 0) / 1e6);
      // The plan and what is read come on top.
      expect(most).toBeLessThan(limits.storyUsd * 0.65);
    }
  });
});
