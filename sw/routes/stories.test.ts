import 'fake-indexeddb/auto';
import '../../tests/helpers/worker-globals.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseShelf } from '#shelf/erase-shelf';
import { keepPicture, keepStory, readPicture, readStory, readSummary } from '#shelf/packages';
import { imageLike, STORY_ID, storyLike, unfinished } from '../../tests/helpers/stories.ts';
import { onMessage } from '../messages.ts';
import { answerPicture, isPicture } from './pictures.ts';
import { answerStory, askedStory } from './stories.ts';

const origin = 'http://t.example';
const asking = (path: string, init?: RequestInit) => {
  const url = new URL(path, origin);
  return [new Request(url, init), url] as const;
};
const PATH = `/api/stories/${STORY_ID}`;
const cut = () => Promise.reject(new TypeError('cut'));
const other = 'Zz'.repeat(11);
async function ask(fetch: () => Promise<Response>, id = STORY_ID) {
  const heard: string[] = [];
  const { answer, done } = answerStory(new Request(`${origin}/api/stories/${id}`), id, fetch, (kept) =>
    heard.push(kept),
  );
  const response = await answer.catch(() => undefined);
  await done;
  return { response, heard };
}
afterEach(() => void vi.restoreAllMocks());

describe('which requests are stories', () => {
  it('API-8 takes an id, and never a word of the API', () => {
    expect(askedStory(...asking(PATH))).toBe(STORY_ID);
    expect(askedStory(...asking(`${PATH}?x=1`))).toBe(STORY_ID);
    for (const path of [
      '/api/stories',
      '/api/stories/generate',
      '/api/stories/schema',
      '/api/stories/category/themes',
      `${PATH}/status`,
      // A stream is neither held back nor kept.
      `${PATH}/events`,
      `${PATH}/retry`,
    ]) {
      expect(askedStory(...asking(path)), path).toBeUndefined();
    }
    expect(askedStory(...asking(PATH, { method: 'PUT' }))).toBeUndefined();
    expect(askedStory(...asking(`${PATH}?fresh`))).toBeUndefined();
  });
  it('knows pictures by their path', () => {
    expect(isPicture(...asking(`${PATH}/images/cover?w=640`))).toBe(true);
    expect(isPicture(...asking(PATH))).toBe(false);
  });
});

describe('PWA-6, PWA-8 a story', () => {
  it('is kept when it is finished, and opens without a network', async () => {
    const { heard } = await ask(async () => Response.json(storyLike()));
    expect(heard).toEqual([STORY_ID]);
    const { response } = await ask(cut);
    expect(response?.headers.get('X-Kept')).toBe('device');
    expect(await response?.json()).toEqual(storyLike({ is_owner: false }));
    expect(await readSummary(STORY_ID)).toMatchObject({
      title: 'Tup & <Tup>',
      theme: 'bedtime',
    });
  });
  it.each([
    ['unfinished', () => Response.json(unfinished({ story_id: other }))],
    ['no story', () => new Response('<html>')],
    ['refused', () => Response.json({ error: 'x' }, { status: 404 })],
  ])('is not kept when it is %s', async (_name, answer) => {
    const { response, heard } = await ask(async () => answer(), other);
    expect(response).toBeDefined();
    expect(heard).toEqual([]);
    expect(await readStory(other)).toBeUndefined();
  });
  it('PWA-11 of one family is nobody’s own when it is read from the device by another', async () => {
    await ask(async () => Response.json(storyLike({ is_owner: true, liked: true })));
    const { response } = await ask(async () => Response.json({ error: 'x' }, { status: 404 }));
    expect(await response?.json()).toMatchObject({ story_id: STORY_ID, is_owner: false, liked: false });
  });
  it('DECIDE-59 that comes after the shelf was erased is read, and not kept', async () => {
    const { response, heard } = await ask(async () => {
      await eraseShelf();
      return Response.json(storyLike({ story_id: other }));
    }, other);
    expect(await response?.json()).toMatchObject({ story_id: other });
    expect(heard).toEqual([]);
    expect(await readStory(other)).toBeUndefined();
  });
  it('is read all the same when the device is full', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { response, heard } = await ask(async () => Response.json(storyLike({ story_id: other })), other);
    expect(await response?.json()).toMatchObject({ story_id: other });
    expect(heard).toEqual([]);
  });
  it('fails as the network failed when it is not on the device', async () => {
    expect((await ask(cut, 'N'.repeat(22))).response).toBeUndefined();
  });
});

describe('PWA-7 a picture', () => {
  beforeEach(async () => void (await keepStory(storyLike({ images: [imageLike({ id: 'cover' })] }), { now: 1 })));
  const COVER = `${PATH}/images/cover`;
  const passes = async (query: string, bytes: string, type: string) => {
    const [request, url] = asking(COVER + query);
    const { answer, done } = answerPicture(
      request,
      url,
      async () => new Response(bytes, { headers: { 'Content-Type': type } }),
    );
    await Promise.all([answer, done]);
  };
  const offline = async (query: string) => {
    const answer = await answerPicture(...asking(COVER + query), cut).answer;
    return [answer.headers.get('Content-Type'), await answer.text()];
  };
  it('opens without a network, whatever its query', async () => {
    await passes('?v=2&w=640', 'small', 'image/webp');
    for (const query of ['', '?v=1', '?v=2&w=640']) expect(await offline(query)).toEqual(['image/webp', 'small']);
  });
  it.each([
    ['in another width', '?v=2', 'image/webp'],
    ['that is shared as PNG', '?v=2&w=640&format=png', 'image/png'],
    ['in a type that the server does not keep', '?v=2&w=640', 'image/png'],
    ['that is a page of some network', '?v=2&w=640', 'text/html'],
  ])('%s never takes the place of what is kept', async (_name, query, type) => {
    await passes('?w=640', 'kept', 'image/avif');
    await passes(query, 'other', type);
    expect(await offline('')).toEqual(['image/avif', 'kept']);
  });
  it('of the server takes the place of one that the device drew offline', async () => {
    await keepPicture(COVER, { type: 'image/webp', bytes: new TextEncoder().encode('drawn').buffer });
    expect(await offline('?v=2')).toEqual(['image/webp', 'drawn']);
    await passes('?v=2&w=640', 'painted', 'image/webp');
    expect(await offline('?v=2')).toEqual(['image/webp', 'painted']);
  });
});

describe('messages of a page', () => {
  const posted: unknown[] = [];
  const worker = (fetch: (path: string, init?: RequestInit) => Promise<Response>) =>
    ({
      fetch,
      skipWaiting: vi.fn(async () => {}),
      caches: undefined,
      clients: { matchAll: async () => [{ postMessage: (message: unknown) => posted.push(message) }] },
    }) as unknown as ServiceWorkerGlobalScope;
  it('PWA-8 keep a story with its pictures, and hear of it', async () => {
    const id = 'K'.repeat(22);
    const url = `/api/stories/${id}/images/p1`;
    const story = storyLike({
      story_id: id,
      images: [imageLike({ status: 'complete', url: `${url}?v=1` }), imageLike({ id: 'p2' })],
    });
    const asked: string[] = [];
    const webp = () => new Response('p', { headers: { 'Content-Type': 'image/webp' } });
    await onMessage(
      { type: 'keep-story', story_id: id },
      worker(async (path) => {
        asked.push(path);
        return path.includes('/images/') ? webp() : Response.json(story);
      }),
    );
    expect(asked).toEqual([`/api/stories/${id}`, `${url}?v=1&w=640`]);
    expect((await readStory(id))?.story_id).toBe(id);
    expect((await readPicture(url))?.bytes.byteLength).toBe(1);
    const kept = { type: 'story-kept', story_id: id };
    expect(posted).toEqual([kept, { ...kept, is_done: true }]);
  });
  it('BEY-10 have it ask as the user who is signed in, and give up nothing where they say so', async () => {
    const told: [string, string | null][] = [];
    const each = (id: string) =>
      worker(async (path, init) => {
        told.push([path, new Headers(init?.headers).get('Authorization')]);
        return Response.json(storyLike({ story_id: id }));
      });
    const ids = Array.from({ length: 51 }, (_, at) => `room-${at}`.padEnd(22, '_'));
    const ask = (id: string, how: object) => onMessage({ type: 'keep-story', story_id: id, ...how }, each(id));
    for (const id of ids.slice(0, 50)) await keepStory(storyLike({ story_id: id }), { now: 1 });
    const last = ids[50] ?? '';
    await ask(last, { token: 'a-token', by_itself: true });
    expect(await readSummary(last)).toBeUndefined();
    await ask(last, {});
    expect(await readSummary(last)).toBeDefined();
    expect(told).toEqual([
      [`/api/stories/${last}`, 'Bearer a-token'],
      [`/api/stories/${last}`, null],
    ]);
  });
  it('DECIDE-59 bring nothing back that was asked for before the shelf was erased', async () => {
    const id = 'E'.repeat(22);
    const keep = (meanwhile: () => Promise<void>) =>
      onMessage(
        { type: 'keep-story', story_id: id, by_itself: true },
        worker(async () => {
          await meanwhile();
          return Response.json(storyLike({ story_id: id }));
        }),
      );
    await keep(eraseShelf);
    expect(await readSummary(id)).toBeUndefined();
    // What is asked for afterwards comes.
    await keep(async () => {});
    expect(await readSummary(id)).toBeDefined();
  });
  it('leave the worker alone when they are of another version, or name no story', async () => {
    const fetch = vi.fn(cut);
    for (const message of [{ type: 'new-thing' }, 'x', null, { type: 'keep-story', story_id: '../config' }])
      await onMessage(message, worker(fetch));
    expect(fetch).not.toHaveBeenCalled();
  });
  it('accept a new version', async () => {
    const each = worker(cut);
    await onMessage({ type: 'SKIP_WAITING' }, each);
    expect(each.skipWaiting).toHaveBeenCalled();
  });
});
