import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movedTo } from '#shelf/moved';
import { waitingStories } from '#shelf/outbox';
import { keepPicture, keepStory, readPicture, readStory, readSummary, starStory } from '#shelf/packages';
import { pictureKey } from '#shelf/picture-key';
import { imageLike, storyLike } from '../../tests/helpers/stories.ts';
import { sendWaiting } from './outbox.ts';

const HERE = 'h'.repeat(22);
const SENT = 's'.repeat(22);
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const accepted = async () => Response.json(storyLike({ story_id: SENT }), { status: 201 });
const refused = (status: number) => async () => Response.json({ error: 'No', code: 'no' }, { status });

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('token', 'a.b.c');
  fetch.mockReset().mockImplementation(accepted);
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const url = pictureKey(HERE, 'cover');
  const images = [imageLike({ id: 'cover', status: 'complete', url })];
  await keepStory(storyLike({ story_id: HERE, images, cover_image: url }), {
    now: 1,
    isMadeHere: true,
    sendAs: 'one-press-of-generate',
  });
  await keepPicture(url, { type: 'image/webp', bytes: new ArrayBuffer(7) });
});

describe('PWA-21 a story that was told here', () => {
  it('is sent once with its key, and keeps star, pictures and place under the id of the server', async () => {
    await starStory(HERE, true);
    expect(await sendWaiting()).toBe(true);
    expect(await sendWaiting()).toBe(false);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method]).toEqual(['/api/stories', 'POST']);
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('one-press-of-generate');
    expect(JSON.parse(typeof init?.body === 'string' ? init.body : '')).toMatchObject({
      title: 'Tup & <Tup>',
      parameters: { theme: 'bedtime' },
    });
    expect((await readStory(HERE))?.story_id).toBe(SENT);
    expect(await movedTo(HERE)).toBe(SENT);
    expect(await readSummary(SENT)).toMatchObject({ starred: true, cover_image: pictureKey(SENT, 'cover') });
    expect((await readPicture(pictureKey(SENT, 'cover')))?.bytes.byteLength).toBe(7);
  });

  it.each([
    ['nobody is signed in', () => localStorage.removeItem('token')],
    ['there is no network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('stays here and is not sent while %s', async (_name, given) => {
    given();
    expect(await sendWaiting()).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
    expect(await waitingStories()).toHaveLength(1);
  });

  it.each([
    ['no answer', () => Promise.reject(new TypeError('cut')), 1],
    ['a server in trouble', refused(503), 1],
    ['too many', refused(429), 1],
    ['a mishap with this one', refused(500), 1],
    ['a refusal for good', refused(422), 0],
  ])('after %s it is still on the shelf', async (_name, answer, waiting) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetch.mockImplementation(answer);
    expect(await sendWaiting()).toBe(false);
    expect(await waitingStories()).toHaveLength(waiting);
    expect(await readStory(HERE)).toBeDefined();
  });
});
