import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, sessionOf, tokenFor } from '../../tests/helpers/session.ts';
import { remember } from '../../tests/helpers/render-route.tsx';
import { keepQueries } from './keep-queries.ts';
import { QUERIES_KEY, restoreQueries } from './kept-queries.ts';
import { createQueryClient } from './query-client.ts';
import { beginSession, currentUser, endSession } from './session.ts';

const BEN = { ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', name: 'Ben', email: 'ben@example.com' };
const LIST = ['stories', 'list'];
const ANNAS = { stories: ['The moon over Anna’s house'] };
const CONFIG = { showcase: false };
const copy = () => localStorage.getItem(QUERIES_KEY) ?? '';

const clients: QueryClient[] = [];
const stops: (() => void)[] = [];
/** A page as it begins: with what the one before has left. */
function newPage(): QueryClient {
  const client = createQueryClient();
  clients.push(client);
  const userId = currentUser()?.id ?? null;
  restoreQueries(client);
  stops.push(keepQueries(client, userId));
  return client;
}
/** Longer than writing waits. */
const written = () => vi.advanceTimersByTimeAsync(2000);
const fill = (client: QueryClient, queryKey: readonly unknown[], data: unknown, meta = { persist: true }) =>
  client.fetchQuery({ queryKey, queryFn: () => data, meta });
/** Anna’s page has asked for what everybody sees and for what is hers. */
async function annasPage() {
  remember(sessionOf());
  const client = newPage();
  await fill(client, ['config'], CONFIG);
  await fill(client, LIST, ANNAS);
  await written();
  return client;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const client of clients.splice(0)) client.clear();
  vi.useRealTimers();
});

describe('the copy of the cache', () => {
  it('PWA-10: is taken up by the next page of the same user, and kept by it in turn', async () => {
    await annasPage();
    const client = newPage();
    expect(client.getQueryData(LIST)).toEqual(ANNAS);
    expect(client.getQueryState(LIST)).toMatchObject({ status: 'success', fetchStatus: 'idle' });
    await written();
    expect(newPage().getQueryData(LIST)).toEqual(ANNAS);
  });
  it('PWA-11: holds what is marked for it, and no token', async () => {
    const client = await annasPage();
    await fill(client, ['story', 'x'], { text: 'Once' }, { persist: false });
    await written();
    expect(copy()).toContain('Anna’s house');
    expect(copy()).not.toContain('Once');
    expect(copy()).not.toContain(localStorage.getItem('token'));
  });
  it('PWA-11: holds what was answered before anybody kept it', async () => {
    const client = createQueryClient();
    clients.push(client);
    await fill(client, ['config'], CONFIG);
    stops.push(keepQueries(client, null));
    await written();
    expect(newPage().getQueryData(['config'])).toEqual(CONFIG);
  });
  it.each([
    ['another user', () => remember(sessionOf(BEN))],
    ['nobody', () => localStorage.removeItem('token')],
    ['a day later', () => vi.setSystemTime(Date.now() + 86_400_000)],
    ['another build', () => localStorage.setItem(QUERIES_KEY, copy().replace(__BUILD_ID__, 'another'))],
    ['a damaged copy', () => localStorage.setItem(QUERIES_KEY, copy().slice(0, -3))],
    ['a copy of another kind', () => localStorage.setItem(QUERIES_KEY, 'null')],
  ])('PWA-11: is not taken up by %s, and goes', async (_name, change) => {
    await annasPage();
    for (const stop of stops.splice(0)) stop();
    change();
    const client = createQueryClient();
    clients.push(client);
    restoreQueries(client);
    expect(client.getQueryCache().getAll()).toEqual([]);
    expect(localStorage.getItem(QUERIES_KEY)).toBeNull();
  });
});

describe('another user on the same page', () => {
  it('PWA-11: finds nothing of the one before, on the page or in the copy; what is the same for all stays', async () => {
    const client = await annasPage();
    endSession();
    expect(client.getQueryData(LIST)).toBeUndefined();
    expect(client.getQueryData(['config'])).toEqual(CONFIG);
    expect(copy()).not.toContain('Anna');
    await written();
    expect(copy()).not.toContain('Anna');
    beginSession({ token: tokenFor(BEN), user: BEN });
    await written();
    expect(newPage().getQueryData(LIST)).toBeUndefined();
    expect(newPage().getQueryData(['config'])).toEqual(CONFIG);
  });
  it('PWA-11: is not given what was on its way to the copy when the user changed', async () => {
    const client = await annasPage();
    client.setQueryData(LIST, { stories: ['Anna’s newest'] });
    beginSession({ token: tokenFor(BEN), user: BEN });
    await written();
    expect(copy()).not.toContain('Anna');
    expect(newPage().getQueryData(LIST)).toBeUndefined();
  });
  it('PWA-11: has come before anybody listened, and finds nothing all the same', async () => {
    const client = createQueryClient();
    clients.push(client);
    await fill(client, LIST, { stories: ['of nobody'] });
    remember(sessionOf());
    stops.push(keepQueries(client, null));
    await written();
    expect(client.getQueryData(LIST)).toBeUndefined();
    expect(copy()).not.toContain('of nobody');
  });
  it('sees the screen ask anew, but an open story stays as it is', async () => {
    const client = await annasPage();
    const asked = vi.fn(() => Promise.resolve({ of: currentUser()?.name ?? 'nobody' }));
    const told = vi.fn(() => Promise.resolve('Once upon a time'));
    const list = new QueryObserver(client, { queryKey: ['stories', 'shown'], queryFn: asked });
    const story = new QueryObserver(client, { queryKey: ['story', 'open'], queryFn: told });
    const leaveStory = story.subscribe(() => {});
    stops.push(
      list.subscribe(() => {}),
      leaveStory,
    );
    await written();
    expect(list.getCurrentResult().data).toEqual({ of: 'Anna' });
    endSession();
    expect(list.getCurrentResult().data).toBeUndefined();
    expect(story.getCurrentResult().data).toBe('Once upon a time');
    await written();
    expect(list.getCurrentResult().data).toEqual({ of: 'nobody' });
    expect(told).toHaveBeenCalledTimes(1);
    leaveStory();
    await written();
    expect(client.getQueryData(['story', 'open'])).toBeUndefined();
  });
  it('a fresh token of the same user changes nothing', async () => {
    const client = await annasPage();
    beginSession({ token: tokenFor(ANNA, { exp: 4_000_000_000 }), user: ANNA });
    expect(client.getQueryData(LIST)).toEqual(ANNAS);
  });
});
