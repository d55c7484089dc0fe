import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api.ts';
import { ANNA, sessionOf, tokenFor } from '../../../tests/helpers/session.ts';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { createStory } from './create-story.queries.ts';
import { haveStoryTold, PATIENCE_MS, userHere, type Wish } from './have-story-told.ts';
import { tellHere } from './tell-here.ts';

vi.mock('./create-story.queries.ts', () => ({ createStory: vi.fn() }));
vi.mock('./tell-here.ts', () => ({ tellHere: vi.fn() }));
const wish = { payload: { theme: 'bedtime' }, key: 'press' } as unknown as Wish;
const BEN = { ...ANNA, id: '7a2b1b0e-7a51-4f5e-9d2b-1f6f0f6f0b02', name: 'Ben' };
const client = new QueryClient();
const tell = (asked = wish, introduced = async () => {}) => haveStoryTold(asked, { client, introduced });
const signIn = (user: typeof ANNA) => localStorage.setItem('token', tokenFor(user));
const never = () => new Promise<never>(() => {});
const cut = () => Promise.reject(new ApiError('No answer', 0));
const here = storyLike({ story_id: 'h'.repeat(22) });
const answer = { story_id: 's'.repeat(22) } as Awaited<ReturnType<typeof createStory>>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
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

describe('PWA-11 on a device of several families, a wish', () => {
  const annas = () => ({ ...wish, user: userHere() });

  it('is told by the server as long as its own family is signed in', async () => {
    signIn(ANNA);
    expect(await tell(annas())).toMatchObject({ story_id: answer.story_id });
  });

  it('never goes to the server as another family’s, at once or when it is tried again', async () => {
    signIn(ANNA);
    await expect(tell(annas(), async () => signIn(BEN))).rejects.toThrow('Somebody else');
    expect(createStory).not.toHaveBeenCalled();
    signIn(ANNA);
    vi.mocked(createStory).mockImplementation(async () => {
      signIn(BEN);
      return cut();
    });
    await expect(tell(annas())).rejects.toThrow('Somebody else');
    expect(createStory).toHaveBeenCalledTimes(1);
    expect(tellHere).not.toHaveBeenCalled();
  });

  it('is told by the device for the family that pressed, also when another signs in meanwhile', async () => {
    signIn(ANNA);
    const asked = annas();
    vi.mocked(createStory).mockImplementation(never);
    const told = tell(asked);
    await vi.advanceTimersByTimeAsync(100);
    signIn(BEN);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    await told;
    expect(vi.mocked(tellHere).mock.calls).toEqual([[asked.payload, client, ANNA.id]]);
  });

  it('is told by the server also when the token has just run out and nobody has noticed yet', async () => {
    localStorage.setItem('token', sessionOf(ANNA, { exp: 1 }).token);
    expect(await tell(annas())).toMatchObject({ story_id: answer.story_id });
  });

  it('is told for the family whose token ran out while there was no network', async () => {
    localStorage.setItem('token', sessionOf(ANNA, { exp: 1 }).token);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    await tell(annas());
    expect(vi.mocked(tellHere).mock.calls).toEqual([[wish.payload, client, ANNA.id]]);
    localStorage.clear();
    expect(userHere()).toBeUndefined();
  });
});
