import { createMemoryHistory } from '@tanstack/react-router';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppRouter, type AppRouter } from '../router.tsx';
import { track } from './analytics.ts';
import { storyEnded } from './bedtime.ts';
import { countVisit } from './count-visit.ts';
import { createQueryClient } from './query-client.ts';

vi.mock('./analytics.ts', () => ({ track: vi.fn() }));
const counted = () => vi.mocked(track).mock.calls.map(([name, props]) => [name, ...Object.values(props ?? {})]);
const KEY = 'AbCdEfGhIjKlMnOpQrStUv';

let router: AppRouter;
let atFirst: unknown[];
/** What the visit hears of the window. */
let heard: readonly (readonly [type: string, listener: unknown])[];
beforeAll(async () => {
  const first = '/auth/oauth/callback?token=a.b.c&user=Mia';
  router = createAppRouter(createQueryClient(), createMemoryHistory({ initialEntries: [first] }));
  await router.load();
  vi.mocked(track).mockClear();
  const listen = vi.spyOn(window, 'addEventListener');
  countVisit(router);
  atFirst = counted();
  heard = listen.mock.calls.map(([type, listener]) => [type, listener]);
});

describe('ANL-4: a visit is counted', () => {
  it('by the patterns of addresses, one view for each page, without the key of a story or a search', async () => {
    for (const to of [`/story/${KEY}`, `/story/${KEY}?x=1`, `/story/${KEY.toLowerCase()}`, '/es/stories/mia', '/mia']) {
      router.history.push(to);
      await router.load();
    }
    expect([...atFirst, ...counted()]).toEqual([
      ['page_view', '/auth/oauth/callback'],
      ['page_view', '/story/$storyId'],
      ['page_view', '/story/$storyId'],
      ['page_view', '/stories/$slug'],
      ['page_view', 'not-found'],
    ]);
  });

  it('with its stories that came to The End and its languages', async () => {
    storyEnded.say(KEY);
    await i18next.changeLanguage('de');
    await i18next.changeLanguage('en');
    expect(counted()).toEqual([['story_finished'], ['language_changed', 'de'], ['language_changed', 'en']]);
  });

  it('with the kind and the place of a fault, and never its words or an address', async () => {
    const happen = (type: string, event: object) => {
      for (const [name, listener] of heard)
        if (name === type && typeof listener === 'function') listener(Object.assign(new Event(type), event));
    };
    const fault = (name: string, filename: string) =>
      happen('error', { error: Object.assign(new Error('no name: Mia'), { name }), filename, lineno: 3, colno: 14 });
    for (const _again of [1, 2]) fault('TypeError', 'https://tuckaway.example/assets/story-Ab3.js');
    fault('TypeError', `https://tuckaway.example/auth/oauth/callback?token=a.b.c`);
    fault('Mia was here', 'https://tuckaway.example/assets/story-Ab3.js');
    happen('error', { error: null, filename: '', message: 'ResizeObserver loop' });
    happen('unhandledrejection', { reason: new RangeError('Mia') });
    happen('unhandledrejection', { reason: 'Mia' });
    expect(counted()).toEqual([
      ['client_error', 'TypeError story-Ab3.js:3:14'],
      ['client_error', 'TypeError'],
      ['client_error', 'RangeError in a promise'],
    ]);
    for (let at = 0; at < 50; at++) fault('TypeError', `https://tuckaway.example/assets/story-${at}.js`);
    expect(counted()).toHaveLength(10);
  });
});
