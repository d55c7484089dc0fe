import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StorySummary } from '#contract/stories';
import { forgetBroughtBack } from '#shelf/brought-back';
import { keepStory, removeStory } from '#shelf/packages';
import { readTotals } from '#shelf/totals';
import { ANNA, sessionOf } from '../../tests/helpers/session.ts';
import { storyLike } from '../../tests/helpers/stories.ts';
import { bringBack } from './bring-back.ts';
import { beginSession, endSession } from './session.ts';

const BEN = { ...ANNA, id: '7a2b1b0e-7a51-4f5e-9d2b-1f6f0f6f0b02', name: 'Ben' };
const idOf = (number: number) => `story-${number}`.padEnd(22, '_');
const worker = vi.hoisted(() => ({
  asked: [] as string[],
  isThere: true,
  keep: async (_id: string, _signal: AbortSignal): Promise<boolean> => true,
}));
vi.mock('./service-worker.ts', () => ({ hasWorker: () => worker.isThere }));
vi.mock('./rest.ts', () => ({ rest: async () => {} }));
vi.mock('./bring-story.ts', () => ({
  bringStory: (id: string, signal: AbortSignal, how: object) => {
    expect(how).toEqual({ isByItself: true });
    worker.asked.push(id);
    return worker.keep(id, signal);
  },
}));

/** The server's lists, newest first, by the user of the token; two to a page. */
const lists = new Map<string, StorySummary[]>();
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (url, init) => {
  const user = [ANNA, BEN].find(
    (each) => new Headers(init.headers).get('Authorization') === `Bearer ${tokens.get(each.id)}`,
  );
  const all = lists.get(user?.id ?? '') ?? [];
  const from = Number(new URL(url, location.href).searchParams.get('last_key') ?? 0);
  const last_key = from + 2 < all.length ? String(from + 2) : null;
  return Response.json({ stories: all.slice(from, from + 2), limit: 2, last_key });
});
const tokens = new Map<string, string>();
function signIn(user: typeof ANNA) {
  const { token } = sessionOf(user);
  tokens.set(user.id, token);
  beginSession({ token, user });
}
const listed = (number: number, change: Partial<StorySummary> = {}) => ({
  ...storyLike({ story_id: idOf(number) }),
  excerpt: null,
  ...change,
});
const kept: string[] = [];
async function keep(id: string) {
  await keepStory(storyLike({ story_id: id }), { now: 1 });
  kept.push(id);
  return true;
}

beforeEach(async () => {
  // Nothing is removed on purpose here: the ids of each test are its own.
  await forgetBroughtBack();
  worker.asked.length = 0;
  worker.isThere = true;
  worker.keep = keep;
  lists.clear();
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('BEY-10 a family that signs in on a new device', () => {
  it('gets every finished story that is not there, newest first, one after the other, and no other', async () => {
    lists.set(ANNA.id, [listed(5), listed(4, { status: 'processing' }), listed(3), listed(2), listed(1)]);
    await keep(idOf(3));
    await keep(idOf(2));
    await removeStory(idOf(2));
    let atOnce = 0;
    worker.keep = async (id) => {
      expect(++atOnce).toBe(1);
      await keep(id);
      atOnce--;
      return true;
    };
    signIn(ANNA);
    await bringBack();
    expect(worker.asked).toEqual([idOf(5), idOf(1)]);
  });

  it('gets them once a day, and again after it has signed out', async () => {
    lists.set(ANNA.id, [listed(11)]);
    const now = vi.spyOn(Date, 'now');
    signIn(ANNA);
    await bringBack();
    await bringBack();
    expect(fetch).toHaveBeenCalledTimes(1);
    now.mockReturnValue(Date.now() + 86_400_000);
    signIn(ANNA);
    await bringBack();
    await bringBack();
    expect(fetch).toHaveBeenCalledTimes(2);
    endSession();
    await bringBack();
    signIn(ANNA);
    await bringBack();
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(worker.asked).toEqual([idOf(11)]);
  });

  it.each([
    ['nobody is signed in', () => endSession()],
    ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    ['there is no worker', () => (worker.isThere = false)],
    ['the browser is to save data', () => Object.assign(navigator, { connection: { saveData: true } })],
  ])('asks for nothing while %s', async (_name, given) => {
    signIn(ANNA);
    given();
    await bringBack();
    expect(fetch).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('never gets so many that a story that is here would have to go', async () => {
    const { stories } = await readTotals();
    for (let at = stories; at < 48; at++) await keep(`here-${at}`.padEnd(22, '_'));
    lists.set(ANNA.id, [listed(31), listed(32), listed(33), listed(34), listed(35)]);
    signIn(ANNA);
    await bringBack();
    expect(worker.asked).toEqual([31, 32].map(idOf));
    expect((await readTotals()).stories).toBe(50);
    // It is not asked again and again.
    await bringBack();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('BEY-10 bringing back ends', () => {
  beforeEach(async () => {
    for (const id of kept.splice(0)) await removeStory(id);
  });

  it.each([
    ['the family signs out', () => endSession(), []],
    ['another family signs in', () => signIn(BEN), [idOf(49)]],
  ])('when %s, and what was missing comes the next time', async (_name, given, ofBen) => {
    lists.set(ANNA.id, [listed(41), listed(42)]);
    lists.set(BEN.id, [listed(49)]);
    worker.keep = async (_id, signal) => {
      worker.keep = async () => true;
      given();
      return !signal.aborted;
    };
    signIn(ANNA);
    await bringBack();
    expect(worker.asked).toEqual([idOf(41)]);
    await bringBack();
    expect(worker.asked.slice(1)).toEqual(ofBen);
    signIn(ANNA);
    await bringBack();
    expect(worker.asked.slice(1 + ofBen.length)).toEqual([41, 42].map(idOf));
  });

  it('when three did not come, and is tried again at the next start; one that never comes keeps none away', async () => {
    lists.set(
      ANNA.id,
      [51, 52, 53, 54].map((number) => listed(number)),
    );
    worker.keep = async () => false;
    signIn(ANNA);
    await bringBack();
    expect(worker.asked).toEqual([51, 52, 53].map(idOf));
    worker.keep = async (id) => id !== idOf(51);
    await bringBack();
    expect(worker.asked.slice(3)).toEqual([51, 52, 53, 54].map(idOf));
  });

  it('without a word to the page when the server does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('cut')));
    signIn(ANNA);
    await expect(bringBack()).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    await bringBack();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
