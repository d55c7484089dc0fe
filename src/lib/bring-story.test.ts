import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromWorker } from '#contract/worker-messages';
import { STORY_ID } from '../../tests/helpers/stories.ts';
import { bringStory } from './bring-story.ts';

const worker = vi.hoisted(() => ({
  keepStory: vi.fn<(storyId: string, how: object) => Promise<void>>(async () => {}),
  listeners: new Set<(message: FromWorker) => void>(),
}));
vi.mock('./service-worker.ts', () => ({
  keepStory: worker.keepStory,
  onWorkerMessage: (listener: (message: FromWorker) => void) => {
    worker.listeners.add(listener);
    return () => worker.listeners.delete(listener);
  },
}));
const tell = (storyId: string, isDone = false) => {
  for (const listen of worker.listeners) listen({ type: 'story-kept', story_id: storyId, is_done: isDone });
};
const begin = (signal: AbortSignal = new AbortController().signal, how?: { isByItself: boolean }) => {
  const ended = vi.fn<(isHere: boolean) => void>();
  void bringStory(STORY_ID, signal, how).then(ended);
  return ended;
};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(worker.listeners.size, 'nobody listens on').toBe(0);
  vi.useRealTimers();
});

it('BEY-10: a story is here once the worker has kept it, and no other one', async () => {
  const ended = begin();
  expect(worker.keepStory).toHaveBeenCalledWith(STORY_ID, { isByItself: false });
  tell('ZbCdEfGhIjKlMnOpQrStUv');
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  tell(STORY_ID);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(true);
});
it('gives up after ten seconds without a word', async () => {
  const ended = begin();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(false);
});
it('ends at once when nobody waits any more', async () => {
  const control = new AbortController();
  const ended = begin(control.signal);
  control.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(false);
});

it('BEY-10: one that comes by itself pushes out none, and is waited for with its pictures', async () => {
  const ended = begin(undefined, { isByItself: true });
  expect(worker.keepStory).toHaveBeenLastCalledWith(STORY_ID, { isByItself: true });
  await vi.advanceTimersByTimeAsync(9_999);
  tell(STORY_ID);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ended).not.toHaveBeenCalled();
  tell(STORY_ID, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledWith(true);
});
it('its text is here, however long its pictures take, or when nobody waits any more', async () => {
  const ended = begin(undefined, { isByItself: true });
  tell(STORY_ID);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ended).toHaveBeenCalledWith(true);
});
