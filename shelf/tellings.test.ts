import { expect, it } from 'vitest';
import { freshTab } from '../tests/helpers/shelf.ts';
import { STORY_ID, storyLike } from '../tests/helpers/stories.ts';

const TELLING = { story_language: 'de' as const, title: 'Socke', paragraphs: ['Eine schläft.'] };

it('BEY-11 a telling is kept with its story, by language, and goes with it', async () => {
  const tab = await freshTab();
  const { keepTelling, readTelling } = await import('./tellings.ts');
  await keepTelling(STORY_ID, TELLING);
  expect(await readTelling(STORY_ID, 'de')).toBeUndefined();
  await tab.keepStory(storyLike({ story_id: STORY_ID }), { now: 1 });
  await keepTelling(STORY_ID, TELLING);
  expect(await readTelling(STORY_ID, 'de')).toEqual(TELLING);
  expect(await readTelling(STORY_ID, 'fr')).toBeUndefined();
  await tab.removeStory(STORY_ID);
  expect(await readTelling(STORY_ID, 'de')).toBeUndefined();
});
