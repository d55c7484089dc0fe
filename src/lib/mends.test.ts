import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { eraseShelf } from '#shelf/erase-shelf';
import { hasMends, readMend, type Telling } from '#shelf/mended';
import { waitingOf } from '#shelf/outbox';
import { keepStory, readStory, readSummary } from '#shelf/packages';
import { searchShelf } from '#shelf/pages';
import { putBack, setAside } from '#shelf/set-aside';
import { forgetMend, isKeptAsOwners, MendOfAnother, tellingOf } from '#shelf/waiting-mends';
import { ANNA, tokenFor } from '../../tests/helpers/session.ts';
import { imageLike, STORY_ID, storyLike } from '../../tests/helpers/stories.ts';
import { mendStory, settleMends } from './mends.ts';
import { sendWaiting } from './outbox.ts';

const BEN = { ...ANNA, id: '7a2b1b0e-7a51-4f5e-9d2b-1f6f0f6f0b02', name: 'Ben' };
const IMAGES = [imageLike({ id: 'cover', paragraph_index: null, status: 'complete', url: '/cover' }), imageLike()];
const told = storyLike({ images: IMAGES, cover_image: '/cover' });
const base = tellingOf(told);
const mineWith = (change: Partial<Telling>): Telling => ({ ...base, ...change });
const firstChanged = (text: string) => mineWith({ paragraphs: [text, ...base.paragraphs.slice(1)] });

/** A server with one story, as several devices change it. */
const server = {
  story: told,
  version: 1,
  puts: new Array<unknown>(),
  fails: undefined as number | 'cut' | undefined,
  holds: undefined as Promise<void> | undefined,
};
const tag = () => `"v${server.version}"`;
function change(next: Partial<Story>) {
  server.story = { ...server.story, ...next };
  server.version++;
}
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
const bodyOf = (init: RequestInit | undefined) => JSON.parse(typeof init?.body === 'string' ? init.body : '');
const refuse = (status: number, error: string) => Response.json({ error, code: 'no' }, { status });
const fetch = vi.fn(async (url: string, init: RequestInit) => {
  if (server.fails === 'cut') throw new TypeError('cut');
  const method = init.method ?? 'GET';
  if (method === 'POST') return Response.json(server.story, { status: 201 });
  if (server.fails !== undefined && method === 'PUT') return refuse(server.fails, 'Not this one');
  if (method === 'GET') {
    await server.holds;
    expect(url).toMatch(/\?fresh$/);
    return Response.json(server.story, { headers: { ETag: tag() } });
  }
  if (new Headers(init.headers).get('If-Match') !== tag()) return refuse(412, 'The story was changed meanwhile');
  const body = bodyOf(init);
  server.puts.push(body);
  const { content = server.story.content, hidden_images: hidden } = body;
  const images = server.story.images.map((image) => ({ ...image, hidden: hidden.includes(image.id) }));
  change({ content, title: content.title, images, cover_image: hidden.includes('cover') ? null : '/cover' });
  return Response.json(server.story);
});

let client: QueryClient;
let isOnline = true;
const settle = () => settleMends(client);
const mend = async (mine: Telling, from = base) => {
  await mendStory(client, { storyId: STORY_ID, base: from, mine });
  await settle();
};
const textOf = (story: Story | undefined) => story && tellingOf(story).paragraphs;

beforeEach(async () => {
  await eraseShelf();
  localStorage.clear();
  localStorage.setItem('token', tokenFor());
  Object.assign(server, { story: told, version: 1, puts: [], fails: undefined, holds: undefined });
  isOnline = true;
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(console, 'info').mockImplementation(() => {});
  client = new QueryClient();
  client.setQueryData(['story', STORY_ID], told);
  await keepStory(told, { now: 1 });
});

describe('BEY-14 a story that is mended', () => {
  it('reads so at once on the page, on the shelf and in its search, and the server hears of it', async () => {
    isOnline = false;
    await mend(mineWith({ title: 'The Quiet Sock', hidden: ['cover'] }));
    expect(client.getQueryData(['story', STORY_ID])).toMatchObject({ title: 'The Quiet Sock', cover_image: null });
    expect(await readSummary(STORY_ID)).toMatchObject({ title: 'The Quiet Sock', cover_image: null });
    expect(await searchShelf('quiet', 5)).toHaveLength(1);
    expect(await searchShelf('tup', 5)).toEqual([]);
    expect((await readStory(STORY_ID))?.images.map(({ hidden }) => hidden)).toEqual([true, false]);
    expect(server.puts).toEqual([]);
    isOnline = true;
    await settle();
    expect(server.story).toMatchObject({ title: 'The Quiet Sock', cover_image: null });
    expect(await hasMends()).toBe(false);
  });

  it('several of one story go out as one, made from what the first was made from', async () => {
    isOnline = false;
    await mend(firstChanged('Once.'));
    await mend(mineWith({ ...firstChanged('Twice.'), title: 'New' }), firstChanged('Once.'));
    isOnline = true;
    await settle();
    expect(server.puts).toEqual([
      { content: { title: 'New', paragraphs: firstChanged('Twice.').paragraphs }, hidden_images: [] },
    ]);
  });

  it('hides a picture without a word about the text', async () => {
    await mend(mineWith({ hidden: ['p1'] }));
    expect(server.puts).toEqual([{ hidden_images: ['p1'] }]);
  });

  it('keeps reading so when the server’s own version comes to the device before it is sent', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    await keepStory(told, { now: 2 });
    expect(textOf(await readStory(STORY_ID))?.[0]).toBe('Mine.');
  });

  it('is sent although somebody has read and liked the story meanwhile', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    change({ view_count: 7, like_count: 2 });
    isOnline = true;
    await settle();
    expect(textOf(server.story)?.[0]).toBe('Mine.');
  });

  it('is kept before the server has answered, and what is mended meanwhile is sent after it', async () => {
    const held = gate();
    server.holds = held.opened;
    const first = await mendStory(client, { storyId: STORY_ID, base, mine: firstChanged('Once.') });
    const second = await mendStory(client, { storyId: STORY_ID, base, mine: firstChanged('Twice.') });
    expect(server.puts).toEqual([]);
    expect(textOf(await readStory(STORY_ID))?.[0]).toBe('Twice.');
    held.open();
    expect(await Promise.all([first.sent, second.sent])).toEqual(['sent', 'sent']);
    expect(textOf(server.story)?.[0]).toBe('Twice.');
    expect(await hasMends()).toBe(false);
  });

  it('waits for another tab that sends, and goes after it', async () => {
    const free = gate();
    const requested = vi.fn(async (_name: string, send: () => Promise<void>) => {
      await free.opened;
      await send();
    });
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request: requested } } }));
    const { sent } = await mendStory(client, { storyId: STORY_ID, base, mine: firstChanged('Mine.') });
    expect([requested.mock.calls.length, server.puts]).toEqual([1, []]);
    free.open();
    expect(await sent).toBe('sent');
    vi.unstubAllGlobals();
  });

  it.each([409, 429, 500, 503])(
    'is tried again by itself after %i, each time later, until it is taken',
    async (status) => {
      const later = vi.spyOn(globalThis, 'setTimeout');
      const waits = () => later.mock.calls.filter(([, wait = 0]) => wait >= 5000);
      server.fails = status;
      const { sent } = await mendStory(client, { storyId: STORY_ID, base, mine: firstChanged('Mine.') });
      expect(await sent).toBe('waiting');
      await vi.waitFor(() => expect(waits().map(([, wait]) => wait)).toEqual([5000]));
      waits()[0]?.[0]();
      await vi.waitFor(() => expect(waits().map(([, wait]) => wait)).toEqual([5000, 30_000]));
      server.fails = undefined;
      waits()[1]?.[0]();
      await vi.waitFor(async () => expect(await hasMends()).toBe(false));
      expect([textOf(server.story)?.[0], waits().length]).toEqual(['Mine.', 2]);
    },
  );

  it('that the server cannot take now does not keep back those behind it', async () => {
    isOnline = false;
    const other = 'a'.repeat(22);
    await keepStory(storyLike({ story_id: other }), { now: 1 });
    await mendStory(client, {
      storyId: other,
      base: tellingOf(storyLike()),
      mine: { ...firstChanged('Other.'), hidden: [] },
    });
    await mend(firstChanged('Mine.'));
    isOnline = true;
    server.fails = 500;
    fetch.mockClear();
    await settle();
    expect(new Set(fetch.mock.calls.map(([url]) => url.includes(STORY_ID)))).toEqual(new Set([true, false]));
  });

  it('of one family is neither overwritten nor sent by another on the same device', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    localStorage.setItem('token', tokenFor(BEN));
    await expect(mend(firstChanged('Ben’s.'))).rejects.toThrow(MendOfAnother);
    expect(await readMend(STORY_ID)).toMatchObject({ owner: ANNA.id, base, mine: firstChanged('Mine.') });
    expect(textOf(await readStory(STORY_ID))?.[0]).toBe('Mine.');
  });

  it('by a visitor goes on as whoever signs in and mends it further', async () => {
    isOnline = false;
    localStorage.clear();
    await mend(firstChanged('Mine.'));
    localStorage.setItem('token', tokenFor());
    await mend(firstChanged('Mine too.'), firstChanged('Mine.'));
    expect(await readMend(STORY_ID)).toMatchObject({ owner: ANNA.id, base, mine: firstChanged('Mine too.') });
  });

  it('waits while the server does not answer, and where nobody is signed in who may change it', async () => {
    server.fails = 'cut';
    await mend(firstChanged('Mine.'));
    server.fails = 503;
    await settle();
    server.fails = 401;
    await settle();
    expect(await readMend(STORY_ID)).toMatchObject({ state: 'waiting' });
    server.fails = undefined;
    localStorage.setItem('token', tokenFor());
    await settle();
    expect(textOf(server.story)?.[0]).toBe('Mine.');
  });

  it('is never sent as another user’s', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    isOnline = true;
    localStorage.setItem('token', tokenFor(BEN));
    fetch.mockClear();
    await settle();
    expect(fetch).not.toHaveBeenCalled();
    localStorage.setItem('token', tokenFor());
    await settle();
    expect(server.puts).toHaveLength(1);
  });

  it('is not sent twice when the answer was lost', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    change({ content: { title: base.title, paragraphs: firstChanged('Mine.').paragraphs } });
    isOnline = true;
    await settle();
    expect([server.puts, await hasMends()]).toEqual([[], false]);
  });

  it('that was changed somewhere else as well waits for the parent’s choice, and loses nothing until then', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    change({ content: { title: 'Theirs', paragraphs: ['Theirs.', ...base.paragraphs.slice(1)] }, title: 'Theirs' });
    isOnline = true;
    await settle();
    await settle();
    expect(server.puts).toEqual([]);
    const waiting = await readMend(STORY_ID);
    expect(waiting).toMatchObject({ state: 'conflict', theirs: { title: 'Theirs' }, mine: firstChanged('Mine.') });
    expect(textOf(await readStory(STORY_ID))?.[0]).toBe('Mine.');
    const theirs = waiting?.theirs ?? base;
    const mine = { ...theirs, paragraphs: firstChanged('Mine.').paragraphs };
    await mendStory(client, { storyId: STORY_ID, base: theirs, mine, isSettled: true });
    await settle();
    expect(server.story.content).toEqual({ title: 'Theirs', paragraphs: mine.paragraphs });
    expect(await hasMends()).toBe(false);
  });

  it.each([400, 403, 404, 422])('that is refused with %i reads as before, and its words stay', async (status) => {
    server.fails = status;
    await mend(firstChanged('Mine.'));
    expect(textOf(await readStory(STORY_ID))).toEqual(base.paragraphs);
    expect(textOf(client.getQueryData(['story', STORY_ID]))).toEqual(base.paragraphs);
    expect(await readMend(STORY_ID)).toMatchObject({
      state: 'refused',
      reason: 'Not this one',
      mine: firstChanged('Mine.'),
    });
    fetch.mockClear();
    await settle();
    expect(fetch).not.toHaveBeenCalled();
    await forgetMend(STORY_ID);
    expect(await hasMends()).toBe(false);
  });

  it('that is deleted is not sent any more, unless the deletion is taken back', async () => {
    isOnline = false;
    await mend(firstChanged('Mine.'));
    const aside = await setAside(STORY_ID);
    expect(await hasMends()).toBe(false);
    await putBack(aside);
    isOnline = true;
    await settle();
    expect(textOf(server.story)?.[0]).toBe('Mine.');
  });

  it('is the owner’s also where the device answers', async () => {
    expect(await isKeptAsOwners(STORY_ID)).toBe(true);
    await keepStory(storyLike({ story_id: 'o'.repeat(22), is_owner: false }), { now: 1 });
    expect(await isKeptAsOwners('o'.repeat(22))).toBe(false);
  });
});

describe('BEY-14 a story that was told here and waits to be sent', () => {
  const HERE = 'h'.repeat(22);
  it('is sent as it was told, under its key, and as it was mended after that', async () => {
    await keepStory(storyLike({ story_id: HERE }), { now: 1, isMadeHere: true, sendAs: 'key', toldBy: ANNA.id });
    isOnline = false;
    await mendStory(client, {
      storyId: HERE,
      base: tellingOf(storyLike()),
      mine: { ...firstChanged('Mine.'), hidden: [] },
    });
    server.story = storyLike();
    isOnline = true;
    await settle();
    expect(server.puts).toEqual([]);
    fetch.mockClear();
    expect(await sendWaiting()).toBe(true);
    const [, post] = fetch.mock.calls[0] ?? [];
    expect(bodyOf(post).content.paragraphs).toEqual(base.paragraphs);
    expect(await waitingOf(ANNA.id)).toEqual([]);
    expect(textOf(await readStory(HERE))?.[0]).toBe('Mine.');
    await settle();
    expect(textOf(server.story)?.[0]).toBe('Mine.');
    expect(textOf(await readStory(HERE))?.[0]).toBe('Mine.');
    expect(await hasMends()).toBe(false);
  });
});
