import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { imageLike, STORY_ID, storyLike } from '../tests/helpers/stories.ts';
import {
  keepPicture,
  keepStory,
  noteReading,
  readPicture,
  readStory,
  readSummary,
  removeStory,
  starStory,
} from './packages.ts';
import { pictureKey } from './picture-key.ts';
import { removedStories } from './removed.ts';
import { putBack, setAside } from './set-aside.ts';
import { readTotals } from './totals.ts';

const COVER = pictureKey(STORY_ID, 'cover');
afterEach(() => removeStory(STORY_ID));

async function keepWhole() {
  await keepStory(storyLike({ images: [imageLike({ id: 'cover', status: 'complete', url: COVER })] }), { now: 1 });
  await keepPicture(COVER, { type: 'image/webp', bytes: new ArrayBuffer(7) });
  await starStory(STORY_ID, true);
  await noteReading(STORY_ID, { paragraph: 1, share: 0.5 }, 2);
}

it('takes a whole story off the device, and puts it back with its place, its star and its pictures', async () => {
  await keepWhole();
  const [before, totals] = [await readSummary(STORY_ID), await readTotals()];
  const aside = await setAside(STORY_ID);
  expect(await readStory(STORY_ID)).toBeUndefined();
  expect(await readPicture(COVER)).toBeUndefined();
  expect(await readTotals()).toEqual({ stories: totals.stories - 1, bytes: 0 });
  expect(await removedStories()).toContain(STORY_ID);
  await putBack(aside);
  expect(await readSummary(STORY_ID)).toEqual(before);
  expect(before).toMatchObject({ starred: true, place: { share: 0.5 } });
  expect((await readPicture(COVER))?.bytes.byteLength).toBe(7);
  expect((await readStory(STORY_ID))?.title).toBe('Tup & <Tup>');
  expect(await readTotals()).toEqual(totals);
  expect(await removedStories()).not.toContain(STORY_ID);
});

it('leaves a story that has come again meanwhile as it is', async () => {
  await keepWhole();
  const aside = await setAside(STORY_ID);
  await keepStory(storyLike({ title: 'Newer' }), { now: 5 });
  await putBack(aside);
  expect((await readSummary(STORY_ID))?.title).toBe('Newer');
  expect((await readTotals()).stories).toBe(1);
});

it('a story that was not here, and was taken off before, goes on not coming back by itself', async () => {
  await keepWhole();
  await removeStory(STORY_ID);
  await putBack(await setAside(STORY_ID));
  expect(await readSummary(STORY_ID)).toBeUndefined();
  expect(await removedStories()).toContain(STORY_ID);
});
