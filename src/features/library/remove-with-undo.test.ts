import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepStory, readSummary, removeStory, starStory } from '#shelf/packages';
import { removedStories } from '#shelf/removed';
import { tokenFor } from '../../../tests/helpers/session.ts';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { hasRemovals } from '../../lib/removals.ts';
import { connectToaster, type ToastOptions } from '../../lib/toast.ts';
import { removeWithUndo, UNDO_MS } from './remove-with-undo.ts';
import { settleRemovals } from './settle-removals.ts';

const toasts: { text: string; options: ToastOptions }[] = [];
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const said = (text: string) => toasts.find((toast) => toast.text === text)?.options;
const onUndone = vi.fn<() => void>();
const client = new QueryClient();
let isOnline = true;

beforeEach(async () => {
  toasts.length = 0;
  isOnline = true;
  onUndone.mockReset();
  connectToaster((_kind, text, options) => toasts.push({ text, options }));
  localStorage.setItem('token', tokenFor());
  fetch.mockReset().mockImplementation(async () => Response.json({ deleted: true, story_id: STORY_ID }));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await keepStory(storyLike(), { now: 1 });
  await starStory(STORY_ID, true);
});
afterEach(() => removeStory(STORY_ID));

async function remove() {
  removeWithUndo(client, STORY_ID, onUndone);
  await vi.waitFor(async () => expect(await readSummary(STORY_ID)).toBeUndefined());
}

it('DECIDE-42: goes from the device at once, and from the server once the toast has gone', async () => {
  await remove();
  expect(fetch).not.toHaveBeenCalled();
  expect(said('Story removed')).toMatchObject({ duration: UNDO_MS, action: { label: 'Undo' } });
  expect(UNDO_MS).toBe(8000);
  said('Story removed')?.onAutoClose?.();
  await vi.waitFor(() => expect(hasRemovals()).toBe(false));
  expect(fetch.mock.calls.map(([url, { method }]) => [method, url])).toEqual([['DELETE', `/api/stories/${STORY_ID}`]]);
  expect(await readSummary(STORY_ID)).toBeUndefined();
});
it('DECIDE-42: comes back to the device as it was on Undo, and a toast that goes later sends nothing', async () => {
  await remove();
  said('Story removed')?.action?.onClick();
  await vi.waitFor(() => expect(onUndone).toHaveBeenCalledOnce());
  expect(await readSummary(STORY_ID)).toMatchObject({ starred: true });
  said('Story removed')?.onDismiss?.();
  await settleRemovals(client);
  expect(fetch).not.toHaveBeenCalled();
});
it('DECIDE-42: comes back, with a word, when the server refuses', async () => {
  fetch.mockImplementation(async () => Response.json({ error: 'No', code: 'not_owner' }, { status: 403 }));
  await remove();
  said('Story removed')?.onAutoClose?.();
  await vi.waitFor(() => expect(said('The story could not be removed. It is back in the list.')).toBeDefined());
  expect(await readSummary(STORY_ID)).toMatchObject({ starred: true });
  expect(hasRemovals()).toBe(false);
});
it('DECIDE-42: may come to the device again when the server refuses it after a reload', async () => {
  isOnline = false;
  await remove();
  said('Story removed')?.onAutoClose?.();
  expect(await removedStories()).toContain(STORY_ID);
  isOnline = true;
  fetch.mockImplementation(async () => Response.json({ error: 'No', code: 'not_owner' }, { status: 403 }));
  vi.resetModules();
  await (await import('./settle-removals.ts')).settleRemovals(client);
  expect(await removedStories()).not.toContain(STORY_ID);
});
it('DECIDE-42: waits for the network without one, and says that Undo comes too late', async () => {
  isOnline = false;
  await remove();
  said('Story removed')?.onAutoClose?.();
  said('Story removed')?.action?.onClick();
  expect(said('This story has already gone.')).toBeDefined();
  expect(onUndone).not.toHaveBeenCalled();
  expect(hasRemovals()).toBe(true);
  isOnline = true;
  await settleRemovals(client);
  expect(fetch).toHaveBeenCalledOnce();
  expect(hasRemovals()).toBe(false);
});
