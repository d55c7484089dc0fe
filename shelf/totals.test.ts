import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { allIn, freshTab, idOf, numbered, pictureAsIf, type Tab } from '../tests/helpers/shelf.ts';
import { pictureKey } from './picture-key.ts';
import { bytesOf } from './summary.ts';

const IMAGES = ['cover', 'p1', 'p2'];
const number = fc.nat(5);
const image = fc.constantFrom(...IMAGES);
const now = fc.nat(1000);
type Step = (tab: Tab) => Promise<unknown>;

const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  fc.record({ number, now, isMadeHere: fc.boolean(), images: fc.subarray(IMAGES) }).map((given): [string, Step] => {
    const { images, ...how } = given;
    return [`keep ${JSON.stringify(given)}`, (tab) => tab.keepStory(numbered(given.number, images), how)];
  }),
  fc
    .record({ number, image, size: fc.integer({ min: 1, max: 120 }), isSecondBest: fc.boolean() })
    .map((given): [string, Step] => [
      `picture ${JSON.stringify(given)}`,
      (tab) =>
        // Up to 120 MB, so that some push out others.
        tab.keepPicture(pictureKey(idOf(given.number), given.image), pictureAsIf(given.size * 1_000_000), given),
    ]),
  fc
    .tuple(number, fc.boolean())
    .map(([at, isStarred]): [string, Step] => [`star ${at} ${isStarred}`, (tab) => tab.starStory(idOf(at), isStarred)]),
  fc
    .tuple(number, now)
    .map(([at, time]): [string, Step] => [`read ${at} ${time}`, (tab) => tab.noteReading(idOf(at), null, time)]),
  number.map((at): [string, Step] => [`remove ${at}`, (tab) => tab.removeStory(idOf(at))]),
  fc
    .tuple(number, number)
    .map(([from, to]): [string, Step] => [
      `adopt ${from} as ${to}`,
      (tab) => tab.adoptSent(idOf(from), numbered(from, IMAGES), numbered(to)),
    ]),
);

it('DECIDE-80 totals are the sum of all packages, whatever was done', async () => {
  const tab = await freshTab();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      for (const [, doIt] of steps) await doIt(tab);
      const summaries = await tab.readShelfPage('read', 0, 99);
      const bytes = summaries.reduce((sum, summary) => sum + bytesOf(summary), 0);
      expect(await tab.readTotals()).toEqual({ stories: summaries.length, bytes });
      expect(await allIn(tab, 'bodies')).toHaveLength(summaries.length);
      const pictures = summaries.flatMap(({ picture_bytes }) => Object.values(picture_bytes));
      expect(await allIn(tab, 'pictures')).toHaveLength(pictures.length);
      for (const { story_id } of summaries) await tab.removeStory(story_id);
      expect(await tab.readTotals()).toEqual({ stories: 0, bytes: 0 });
    }),
    { numRuns: 300 },
  );
});
