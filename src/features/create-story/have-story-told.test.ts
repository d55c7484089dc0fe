import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { createStory } from './create-story.queries.ts';
import { haveStoryTold, PATIENCE_MS, type Wish } from './have-story-told.ts';
import { tellHere } from './tell-here.ts';

vi.mock('./create-story.queries.ts', () => ({ createStory: vi.fn() }));
vi.mock('./tell-here.ts', () => ({ tellHere: vi.fn() }));
const wish = { payload: { theme: 'bedtime' }, key: 'press' } as unknown as Wish;
const tell = () => haveStoryTold(wish, { client: new QueryClient(), introduced: async () => undefined });
const never = () => new Promise<never>(() => {});
const cut = () => Promise.reject(new ApiError('No answer', 0));
const here = storyLike({ story_id: 'h'.repeat(22) });
const answer = { story_id: 's'.repeat(22) } as Awaited<ReturnType<typeof createStory>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(createStory).mockReset().mockResolvedValue(answer);
  vi.mocked(tellHere).mockReset().mockResolvedValue(here);
});
afterEach(() => void vi.useRealTimers());

it('the server tells where it answers', async () => {
  expect(await tell()).toEqual({ story_id: answer.story_id, isCounted: true });
  expect(tellHere).not.toHaveBeenCalled();
});

it('BEY-1, PWA-21: a server that cannot be reached is asked twice for the same press, then the device tells', async () => {
  vi.mocked(createStory).mockImplementation(cut);
  expect(await tell()).toEqual({ story_id: here.story_id, isCounted: false });
  expect(vi.mocked(createStory).mock.calls).toEqual([[wish], [wish]]);
});

it('BEY-1: a network that hangs is as good as none', async () => {
  vi.mocked(createStory).mockImplementation(never);
  const told = tell();
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(tellHere).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect((await told).story_id).toBe(here.story_id);
});

it('BEY-1: a network that goes while the server is asked is noticed at once', async () => {
  vi.mocked(createStory).mockImplementation(never);
  const told = tell();
  await vi.advanceTimersByTimeAsync(100);
  dispatchEvent(new Event('offline'));
  expect((await told).story_id).toBe(here.story_id);
});

it('PWA-21: where the device cannot tell, the server has the last word, also when it is late', async () => {
  vi.mocked(tellHere).mockRejectedValue(new Error('not on this device'));
  vi.mocked(createStory).mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 20_000, answer)));
  const told = tell();
  await vi.advanceTimersByTimeAsync(20_000);
  expect((await told).story_id).toBe(answer.story_id);
  vi.mocked(createStory).mockImplementation(cut);
  await expect(tell()).rejects.toMatchObject({ status: 0 });
});

it('GEN-16: a refusal is a refusal, and nobody tells', async () => {
  vi.mocked(createStory).mockRejectedValue(new ApiError('Too many', 429));
  await expect(tell()).rejects.toMatchObject({ status: 429 });
  expect(tellHere).not.toHaveBeenCalled();
});
