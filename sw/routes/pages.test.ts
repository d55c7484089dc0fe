import 'fake-indexeddb/auto';
import '../../tests/helpers/worker-globals.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORY_ID, storyLike } from '../../tests/helpers/stories.ts';
import { NAMESPACES } from '#contract/languages';
import { keepStory } from '#shelf/packages';
import { keepLanguages, localeStrategy } from './locales.ts';
import { answerPage, isPage, type PageSources } from './pages.ts';

const origin = 'http://t.example';
const SHELL = '<html lang="en"><head><!--head--></head><body><div id="root"></div><!--data--></body></html>';
const cut = () => Promise.reject(new TypeError('cut'));
const sources = (change: Partial<PageSources> = {}): PageSources => ({
  precached: async (path) =>
    new Response(path === '/index.html' ? 'home' : SHELL, {
      headers: { 'Content-Security-Policy': "default-src 'self'", ETag: '"1"' },
    }),
  locale: async (path) =>
    path === '/locales/en/stories.json' ? Response.json({ reader: { starring: 'Starring {{name}}' } }) : undefined,
  fetch: cut,
  ...change,
});
const open = async (path: string, change: Partial<PageSources> = {}) => {
  const url = new URL(path, origin);
  return answerPage(new Request(url), url, sources(change));
};

describe('PWA-5 pages', () => {
  it.each(['/', '/stories', '/stories/adventures', `/story/${STORY_ID}`, '/nope/x', '/apiary', '/auth'])(
    '%s is one',
    (path) => expect(isPage(new URL(path, origin))).toBe(true),
  );
  it.each([
    '/api',
    '/api/config',
    '/api/stories/x',
    '/sandbox/sign-in/auth',
    '/operator',
    '/auth/oauth/callback',
    '/locales/en/common.json',
    '/sw.js',
    '/assets/a-1.js',
  ])('%s is none', (path) => {
    expect(isPage(new URL(path, origin))).toBe(false);
  });
});

describe('PWA-3 without a network', () => {
  it('the home page is the prerendered one', async () => expect(await (await open('/')).text()).toBe('home'));
  it('any page is the shell, with a name', async () => {
    const html = await (await open('/stories')).text();
    expect(html).toContain('<title>Tuckaway</title>');
    expect(html).toContain('<div id="root"></div>');
    expect(html).not.toContain('<!--');
  });
  it('PWA-6 a kept story is HTML with its text, under the policies of the shell', async () => {
    await keepStory(storyLike(), { now: 1 });
    const answer = await open(`/story/${STORY_ID}`);
    const html = await answer.text();
    expect(html).toContain('Mia was in bed.');
    expect(html).toContain('Starring Mia');
    expect(html).toContain('id="story"');
    expect([
      answer.headers.get('Content-Type'),
      answer.headers.get('Content-Security-Policy'),
      answer.headers.get('ETag'),
    ]).toEqual(['text/html; charset=utf-8', "default-src 'self'", null]);
  });
});

describe('a story that is not kept', () => {
  const path = `/story/${'Q'.repeat(22)}`;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  it('comes from the server', async () => {
    expect(await (await open(path, { fetch: async () => new Response('from the server') })).text()).toBe(
      'from the server',
    );
  });
  it.each([
    ['cut', cut],
    ['broken', async () => new Response('x', { status: 502 })],
  ])('is the shell when the network is %s', async (_name, fetch) => {
    expect(await (await open(path, { fetch })).text()).toContain('<div id="root"></div>');
  });
  it('is the shell when the network takes too long', async () => {
    const fetch = vi.fn<() => Promise<Response>>(() => new Promise(() => {}));
    const answer = open(path, { fetch });
    await vi.waitUntil(() => fetch.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await (await answer).text()).toContain('<div id="root"></div>');
  });
});

describe('translations', () => {
  it('answer 404 at once when they are neither kept nor reachable', async () => {
    const plugin = localeStrategy.plugins.find((each) => each.handlerDidError);
    const answer = await plugin?.handlerDidError?.({
      request: new Request(`${origin}/locales/fr/common.json`),
      event: {} as ExtendableEvent,
      error: new Error('cut'),
    });
    expect(answer?.status).toBe(404);
  });
  it('PWA-4 keep every file of a language, and leave one that fails for later', async () => {
    const asked: string[] = [];
    const cache = {
      addAll: async (paths: string[]) => {
        asked.push(...paths);
        if (paths[0]?.includes('/fr/')) throw new TypeError('cut');
      },
    };
    await keepLanguages(['fr', 'de'], { open: async () => cache } as unknown as CacheStorage);
    expect(asked.filter((path) => path.startsWith('/locales/de/'))).toHaveLength(NAMESPACES.length);
  });
});
