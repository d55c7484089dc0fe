import { AGE_GROUPS, CHARACTERS, DIFFICULTIES, LENGTHS, MORALS, SETTINGS, THEMES, TONES } from '#contract/options';
import { describe, expect, it } from 'vitest';
import { checkTale } from './checks.ts';
import { sentencesOf } from './prose/words.ts';
import { mean, meanOverlap, statisticsOf } from './prose-statistics.ts';
import { sampleRequest } from './sample-requests.ts';
import { STORY_LANGUAGES, tellStory, type StoryRequest, type Tale } from './tell-story.ts';

async function faultsOf(request: StoryRequest, seed: string): Promise<string[]> {
  const faults = await checkTale(await tellStory(request, seed), request);
  return faults.map((fault) => `${JSON.stringify(request)} ${seed}: ${fault}`);
}

describe('tellStory', () => {
  const values = Object.entries({
    ageGroup: AGE_GROUPS,
    theme: THEMES,
    character: CHARACTERS,
    setting: SETTINGS,
    length: LENGTHS,
    moral: MORALS,
    difficulty: DIFFICULTIES,
    tone: TONES,
  }).flatMap(([field, allowed]) => allowed.map((value): [string, string] => [field, value]));

  it.each(values)('OPT-6 tells a whole story inside its word band for every %s: %s', async (field, value) => {
    for (let number = 0; number < 20; number++)
      expect(await faultsOf(sampleRequest(number, { [field]: value }), `${field} ${number}`)).toEqual([]);
  });

  it.each(LENGTHS.flatMap((length) => AGE_GROUPS.map((ageGroup) => ({ length, ageGroup }))))(
    'OPT-6 a $length story for $ageGroup keeps its word band at every difficulty',
    async (given) => {
      for (const difficulty of DIFFICULTIES) {
        for (let number = 0; number < 20; number++)
          expect(await faultsOf(sampleRequest(number, { ...given, difficulty }), 'band')).toEqual([]);
      }
    },
  );

  it('OPT-6 six hundred mixed requests give six hundred whole stories', async () => {
    for (let number = 0; number < 600; number++)
      expect(await faultsOf(sampleRequest(number), `mixed ${number}`)).toEqual([]);
  });

  it('tells the same story for the same request, seed and memory, and another for another seed', async () => {
    const request = sampleRequest(5);
    expect(await tellStory(request, '5', ['a'])).toEqual(await tellStory(request, '5', ['a']));
    expect((await tellStory(request, '5')).paragraphs).not.toEqual((await tellStory(request, '6')).paragraphs);
  });

  it('refuses a language that has no bank', async () => {
    expect(STORY_LANGUAGES).toContain('en');
    await expect(tellStory(sampleRequest(1, { language: 'tlh' }), '1')).rejects.toThrow(RangeError);
  });

  it('has longer sentences on every rung of difficulty', async () => {
    const means: number[] = [];
    for (const difficulty of DIFFICULTIES) {
      const tales = await Promise.all(
        Array.from({ length: 80 }, (_, number) => tellStory(sampleRequest(number, { difficulty }), 'rung')),
      );
      const counted = tales.map(statisticsOf);
      means.push(mean(counted.map(({ sentenceMean }) => sentenceMean)));
      if (difficulty !== 'advanced') continue;
      const narrated = mean(counted.map(({ narrativeMean }) => narrativeMean));
      expect(narrated).toBeGreaterThanOrEqual(12);
      expect(narrated).toBeLessThanOrEqual(18);
    }
    const [simple = 0, moderate = 0, advanced = 0] = means;
    expect(simple).toBeLessThanOrEqual(9);
    expect(moderate).toBeGreaterThanOrEqual(9);
    expect(moderate).toBeLessThanOrEqual(13);
    expect(advanced).toBeGreaterThanOrEqual(11);
    expect(advanced).toBeLessThanOrEqual(16);
    expect(means.toSorted((a, b) => a - b)).toEqual(means);
  });

  it('shares next to nothing between stories of other parameters', async () => {
    const tales = await Promise.all(
      Array.from({ length: 80 }, (_, number) =>
        tellStory(sampleRequest(number, { length: 'medium', name: 'Mia' }), String(number)),
      ),
    );
    expect(meanOverlap(tales)).toBeLessThanOrEqual(0.06);
  });

  it.each(LENGTHS)('remembers a family: ten %s nights of the same choices, for three families', async (length) => {
    const overlaps: number[] = [];
    for (const family of [9, 21, 34]) {
      const told: string[] = [];
      const nights: Tale[] = [];
      for (let night = 0; night < 10; night++) {
        const tale = await tellStory(sampleRequest(family, { name: 'Mia', length }), `night ${night}`, told);
        nights.push(tale);
        told.push(...tale.told);
      }
      const firstSentences = nights.map((tale) => sentencesOf(tale.paragraphs[0]?.text ?? '')[0]);
      expect(new Set(firstSentences).size).toBe(10);
      overlaps.push(meanOverlap(nights));
    }
    expect(mean(overlaps)).toBeLessThanOrEqual(0.12);
  });

  it.each([
    [
      'forest-bedtime-toddler',
      sampleRequest(1, {
        name: 'Mia',
        ageGroup: 'toddler',
        theme: 'bedtime',
        setting: 'forest',
        character: 'animal',
        length: 'short',
        moral: 'kindness',
        difficulty: 'simple',
        tone: 'cozy',
      }),
    ],
    [
      'space-mystery-silly',
      sampleRequest(2, {
        name: 'Leo',
        ageGroup: 'early-elementary',
        theme: 'mystery',
        setting: 'space',
        character: 'robot',
        length: 'medium',
        moral: 'none',
        difficulty: 'moderate',
        tone: 'silly',
      }),
    ],
    [
      'sky-friendship-long',
      sampleRequest(3, {
        name: 'Noor',
        ageGroup: 'elementary',
        theme: 'friendship',
        setting: 'sky',
        character: 'pirate',
        length: 'long',
        moral: 'courage',
        difficulty: 'advanced',
        tone: 'inspiring',
      }),
    ],
  ])('reads as it did: %s', async (name, request) => {
    const tale = await tellStory(request, '7');
    const text = [`# ${tale.title}`, ...tale.paragraphs.map((paragraph) => paragraph.text)].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`__snapshots__/${name}.md`);
  });
});
