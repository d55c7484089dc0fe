import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { movedTo } from '#shelf/moved';
import { waitingOf } from '#shelf/outbox';
import { keepPicture, keepStory, readPicture, readStory, readSummary, removeStory, starStory } from '#shelf/packages';
import { pictureKey } from '#shelf/picture-key';
import { ANNA, tokenFor } from '../../tests/helpers/session.ts';
import { imageLike, storyLike } from '../../tests/helpers/stories.ts';
import { sendWaiting } from './outbox.ts';
import { claimsOf } from './session.ts';

const HERE = 'h'.repeat(22);
const SENT = 's'.repeat(22);
const NEXT = 'n'.repeat(22);
const OTHER = 'o'.repeat(22);
const BEN = { ...ANNA, id: '7a2b1b0e-7a51-4f5e-9d2b-1f6f0f6f0b02', name: 'Ben' };
const signIn = (user: typeof ANNA) => localStorage.setItem('token', tokenFor(user));
const tell = (story_id: string, toldBy?: string) =>
  keepStory(storyLike({ story_id }), { now: 2, isMadeHere: true, sendAs: `key-${story_id}`, toldBy });
const keysSent = () => fetch.mock.calls.map(([, init]) => new Headers(init.headers).get('Idempotency-Key'));
const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const accepted = async () => Response.json(storyLike({ story_id: SENT }), { status: 201 });
const refused = (status: number) => async () => Response.json({ error: 'No', code: 'no' }, { status });

beforeEach(async () => {
  localStorage.clear();
  for (const id of [HERE, NEXT, OTHER, SENT]) await removeStory(id);
  localStorage.setItem('token', tokenFor());
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
    expect(await waitingOf(ANNA.id)).toHaveLength(1);
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
    expect(await waitingOf(ANNA.id)).toHaveLength(waiting);
    expect(await readStory(HERE)).toBeDefined();
  });
});

describe('PWA-11, PWA-21 families on one device', () => {
  it('what one family told is never sent as another’s, and waits until that family is back', async () => {
    await tell(NEXT, BEN.id);
    expect(await sendWaiting()).toBe(true);
    expect(keysSent()).toEqual(['one-press-of-generate']);
    expect(await waitingOf(BEN.id)).toHaveLength(1);
    signIn(BEN);
    expect(await sendWaiting()).toBe(true);
    expect(keysSent()).toEqual(['one-press-of-generate', `key-${NEXT}`]);
  });

  it('what was told while nobody was signed in is nobody’s until the server has taken it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError('cut')));
    await sendWaiting();
    signIn(BEN);
    expect(await sendWaiting()).toBe(true);
    expect(keysSent()).toEqual(['one-press-of-generate', 'one-press-of-generate']);
  });

  it('what the server has taken is that family’s, also when it could not be put in its place here', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...stored) {
      if (this.name === 'bodies') throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, stored);
    });
    expect(await sendWaiting()).toBe(false);
    vi.mocked(IDBObjectStore.prototype.put).mockRestore();
    signIn(BEN);
    expect(await sendWaiting()).toBe(false);
    signIn(ANNA);
    expect(await sendWaiting()).toBe(true);
    expect(keysSent()).toEqual(['one-press-of-generate', 'one-press-of-generate']);
  });

  it('when another family signs in while stories are sent, none of the first goes out as its own', async () => {
    await tell(NEXT, ANNA.id);
    await tell(OTHER, BEN.id);
    fetch.mockImplementation(async () => {
      signIn(BEN);
      return accepted();
    });
    expect(await sendWaiting()).toBe(true);
    const askedAs = fetch.mock.calls.map(
      ([, init]) => claimsOf(new Headers(init.headers).get('Authorization') ?? '')?.sub,
    );
    expect(keysSent()).toEqual(['one-press-of-generate', `key-${OTHER}`]);
    expect(askedAs).toEqual([ANNA.id, BEN.id]);
    expect(await waitingOf(ANNA.id)).toHaveLength(1);
  });

  it('nothing more goes out once nobody is signed in', async () => {
    await tell(NEXT, ANNA.id);
    fetch.mockImplementation(async () => {
      localStorage.removeItem('token');
      return accepted();
    });
    await sendWaiting();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
