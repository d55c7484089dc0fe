import { expect, it } from 'vitest';
import { allIn, freshTab, idOf, numbered, pictureOf } from '../tests/helpers/shelf.ts';
import { PACKAGE_STORES } from './erase-story.ts';
import { pictureKey } from './picture-key.ts';

it('DECIDE-59 erases every package, what waits to be sent and all notes but that it was done, and keeps what comes after', async () => {
  const tab = await freshTab();
  await tab.keepStory(numbered(1, ['cover']), { now: 1000 });
  await tab.keepPicture(pictureKey(idOf(1), 'cover'), pictureOf(10));
  await tab.starStory(idOf(1), true);
  await tab.keepStory(numbered(2), { now: 2000, isMadeHere: true, sendAs: 'key' });
  await tab.rememberTold(['passage']);
  for (const name of PACKAGE_STORES) expect(await allIn(tab, name), name).not.toEqual([]);
  await tab.eraseShelf();
  for (const name of PACKAGE_STORES) expect(await allIn(tab, name), name).toEqual(name === 'notes' ? [1] : []);
  expect(await tab.readTotals()).toEqual({ stories: 0, bytes: 0 });
  await tab.keepStory(numbered(3), { now: 3000 });
  expect(await tab.readTotals()).toMatchObject({ stories: 1 });
});
