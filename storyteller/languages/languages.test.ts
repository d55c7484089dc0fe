// What holds for every language but English, whose bank is larger and has tests of its own.
import { AGE_GROUPS, CHARACTERS, DIFFICULTIES, LENGTHS, MORALS, SETTINGS, THEMES, TONES } from '#contract/options';
import { LANGUAGE_CODES } from '#contract/languages';
import { describe, expect, it } from 'vitest';
import { checkTale } from '../checks.ts';
import { measureBank } from '../prose/measure.ts';
import { mean, meanOverlap, statisticsOf } from '../prose-statistics.ts';
import { sampleRequest } from '../sample-requests.ts';
import { STORY_LANGUAGES, tellBeside, tellStory, type Tale } from '../tell-story.ts';
import { reportOn } from './bank-faults.ts';
import { loadBank } from './registry.ts';

const OTHERS = STORY_LANGUAGES.filter((language) => language !== 'en');
const VALUES = Object.entries({
  ageGroup: AGE_GROUPS,
  theme: THEMES,
  character: CHARACTERS,
  setting: SETTINGS,
  length: LENGTHS,
  moral: MORALS,
  difficulty: DIFFICULTIES,
  tone: TONES,
}).flatMap(([field, values]) => values.map((value): [string, string] => [field, value]));

it('GEN-9, I18N-17 every language of the interface has a bank', () => {
  expect([...STORY_LANGUAGES].toSorted()).toEqual([...LANGUAGE_CODES].toSorted());
});

describe.each(OTHERS)('the bank of %s', (language) => {
  it('lacks nothing of a first release, and tells every passage without a fault', async () => {
    const bank = await loadBank(language);
    const { faults } = await reportOn(bank, await bank.guards());
    expect(faults.map(({ key, fault }) => `${key}: ${fault}`)).toEqual([]);
  });

  it('has measured sizes that are up to date (if not: npm run story:measure)', async () => {
    const bank = await loadBank(language);
    expect(await measureBank(bank)).toEqual(await bank.sizes());
  });

  it('GEN-9, OPT-6 tells a whole story for every value of every option', async () => {
    const faults: string[] = [];
    for (const [at, [field, value]] of VALUES.entries())
      for (let number = 0; number < 3; number++) {
        const request = sampleRequest(at * 3 + number, { [field]: value, language });
        for (const fault of await checkTale(await tellStory(request, `${field} ${number}`), request))
          faults.push(`${field} ${value} ${number}: ${fault}`);
      }
    expect(faults).toEqual([]);
  });

  it('has longer sentences on every rung of difficulty', async () => {
    const means: number[] = [];
    for (const difficulty of DIFFICULTIES) {
      const tales = await Promise.all(
        Array.from({ length: 24 }, (_, number) => tellStory(sampleRequest(number, { difficulty, language }), 'rung')),
      );
      means.push(mean(tales.map((tale) => statisticsOf(tale).sentenceMean)));
    }
    expect(means.toSorted((a, b) => a - b)).toEqual(means);
    expect(new Set(means).size).toBe(3);
  });

  it('shares little between stories of other parameters', async () => {
    const tales = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        tellStory(sampleRequest(number, { length: 'medium', name: 'Mia', language }), String(number)),
      ),
    );
    expect(meanOverlap(tales)).toBeLessThanOrEqual(0.12);
  });

  it('BEY-11 tells an English story that was planned for both, paragraph by paragraph', async () => {
    for (let number = 0; number < 12; number++) {
      const tale: Tale = await tellStory(sampleRequest(number, { beside: language }), 'both');
      const telling = await tellBeside(tale.plan, language);
      expect(telling?.paragraphs).toHaveLength(tale.paragraphs.length);
      expect(telling?.paragraphs.at(-1)).toContain(tale.plan.request.name);
      // The whole telling stands there, in its order, each passage beside its own.
      const own = await tellStory({ ...tale.plan.request, language, beside: 'en' }, 'both');
      expect(telling?.paragraphs.filter((paragraph) => paragraph !== '').length).toBeGreaterThan(
        own.paragraphs.length / 4,
      );
    }
  });
});
