import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorFiguresSchema } from '#contract/operator';
import type { AnalyticsEventName } from '#contract/analytics';
import { createTestApp, SMALL_BUILD, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import { documentOf } from '../pages/answer-bytes.ts';

const TOKEN = 'a-token-of-the-operator-1';
const FIGURES = '/api/operator/figures';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const html = '<!doctype html><title>Figures</title>';
const fileOf = (text: string) => documentOf(new TextEncoder().encode(text), 'text/html; charset=utf-8');
const staticFiles = {
  ...SMALL_BUILD,
  operator: html,
  files: new Map([...SMALL_BUILD.files, ['/operator/main-a1.js', fileOf('draw()')]]),
};

let server: TestApp;
afterEach(() => server.close());
const open = async (env: Record<string, string> = { OPERATOR_TOKEN: TOKEN }) =>
  (server = await createTestApp({ env, staticFiles, isWorking: false }));

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const read = async (query = '') => {
  const answer = await server.ask(FIGURES + query, bearer(TOKEN));
  return v.parse(OperatorFiguresSchema, await answer.json());
};
/** Sends events of one device, each at once or so many milliseconds ago. */
async function send(device: number, ...events: (readonly [name: AnalyticsEventName, props?: object, ago?: number])[]) {
  const client_id = `device-${String(device).padStart(16, '0')}`;
  const body = {
    client_id,
    events: events.map(([name, props = {}, ago = 0]) => ({ name, props, ts: server.clock.now() - ago })),
  };
  expect((await server.ask('/api/analytics/events', { method: 'POST', body })).status).toBe(202);
}
const home = ['page_view', { path: '/' }] as const;
const opened = ['page_view', { path: '/story/$storyId' }] as const;

describe('who may see the figures', () => {
  it('nobody where no token is set: page, script and call answer as any address that there is not', async () => {
    const { ask } = await open({});
    const said = async (path: string) => {
      const answer = await ask(path, bearer(TOKEN));
      return [answer.status, (await answer.text()).replaceAll(/"request_id":"[^"]*"|operator|figures|nothing/g, '')];
    };
    expect(await said(FIGURES)).toEqual(await said('/api/nothing/nothing'));
    expect(await said('/operator')).toEqual(await said('/nothing'));
    expect(await said('/operator/main-a1.js')).toEqual(await said('/nothing.js'));
    expect((await ask('/operator')).status).toBe(404);
  });

  it('who has the token, and nothing keeps the answer', async () => {
    const { ask } = await open();
    const answer = await ask(FIGURES, bearer(TOKEN));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect([answer.headers.get('Set-Cookie'), (await ask(FIGURES, { method: 'POST' })).status]).toEqual([null, 405]);
  });

  it.each([
    ['none', {}],
    ['a wrong one', bearer('a-token-of-the-operator-2')],
    ['one that goes on', bearer(`${TOKEN}1`)],
    ['the beginning of it', bearer(TOKEN.slice(0, -1))],
    ['it in another scheme', { headers: { Authorization: `Basic ${TOKEN}` } }],
  ])('is refused without the token: %s', async (_what, asked) => {
    const { ask } = await open();
    const answer = await ask(`${FIGURES}?token=${TOKEN}`, asked);
    expect([answer.status, answer.headers.get('WWW-Authenticate'), answer.headers.get('Cache-Control')]).toEqual([
      401,
      'Bearer',
      'no-store',
    ]);
  });

  it('ten wrong tokens close an address for a quarter of an hour, to the right one too; right ones close nothing', async () => {
    await open({ OPERATOR_TOKEN: TOKEN, RATE_LIMIT_SCALE: '1' });
    const status = async (token: string, address: string, ask: AskFor = server.ask) =>
      (await ask(FIGURES, { ...bearer(token), address })).status;
    for (let at = 0; at < 12; at++) expect(await status(TOKEN, '192.0.2.1')).toBe(200);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => status('wrong', '192.0.2.1')));
    expect(wrong.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect([await status(TOKEN, '192.0.2.1'), await status(TOKEN, '192.0.2.2')]).toEqual([429, 200]);
  });

  it('the page itself has nothing in it, is listed nowhere and runs under the policy of every page', async () => {
    const { ask } = await open();
    const answer = await ask('/operator');
    expect([answer.status, await answer.text()]).toEqual([200, html]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': (await ask('/pricing')).headers.get('Content-Security-Policy'),
    });
    for (const path of ['/sitemap.xml', '/robots.txt'])
      expect(await (await ask(path)).text()).not.toContain('operator');
  });
});

describe('what is asked for', () => {
  it.each(['0', '91', '-1', '1.5', '1e1', '007', 'all', ''])('refuses %o days', async (days) => {
    const { ask } = await open();
    const answer = await ask(`${FIGURES}?days=${days}`, bearer(TOKEN));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { days: 'invalid' } },
    ]);
  });

  it('is thirty days unless told otherwise, with today, each there though nothing happened', async () => {
    await open();
    const { days, from, to } = await read();
    expect([days.length, days[0]?.day, from, days.at(-1)?.day, to]).toEqual([
      30,
      '2026-10-22',
      '2026-10-22',
      '2026-11-20',
      '2026-11-20',
    ]);
    expect((await read('?days=1')).days).toEqual([{ day: '2026-11-20', events: {}, devices: {} }]);
    expect((await read('?days=90')).days).toHaveLength(90);
  });

  it('says when nothing is counted here', async () => {
    await open();
    expect((await read()).is_counting).toBe(true);
    await server.close();
    await open({ OPERATOR_TOKEN: TOKEN, ANALYTICS: 'off' });
    expect((await read()).is_counting).toBe(false);
  });
});

describe('the figures', () => {
  it('count events by the UTC day on which they happened', async () => {
    await open();
    await send(1, home, home, ['client_error', { message: 'No' }], ['story_shared', {}, 20 * HOUR + 1]);
    const { days } = await read('?days=3');
    expect(days.map(({ day, events }) => [day, events])).toEqual([
      ['2026-11-18', {}],
      ['2026-11-19', { story_shared: 1 }],
      ['2026-11-20', { page_view: 2, client_error: 1 }],
    ]);
  });

  it('leave out what happened before the first day, though it came later', async () => {
    await open();
    await send(1, ['story_shared', {}, 2 * DAY], ['install_shown', {}, 2 * DAY], ['page_view', { path: '/' }, 2 * DAY]);
    const { days, installs, funnel } = await read('?days=2');
    expect(days.map(({ events }) => events)).toEqual([{}, {}]);
    expect([installs.shown, funnel[0]?.devices]).toEqual([0, 0]);
    expect((await read('?days=3')).days[0]?.events).toMatchObject({ story_shared: 1 });
  });

  it('follow devices from the quilt to The End, each counted once a day and once in all', async () => {
    await open();
    const started = ['story_generate_started', { theme: 'space' }] as const;
    const succeeded = ['story_generate_succeeded'] as const;
    const finished = ['story_finished'] as const;
    const pricing = ['page_view', { path: '/pricing' }] as const;
    await send(1, home, home, started, succeeded, opened, finished, finished);
    await send(2, home, started, started);
    await send(3, home, pricing);
    // Came by a link to a story: read to its end and saw no quilt.
    await send(4, opened, finished);
    // The quilt on one day, The End on the next.
    await send(5, ['page_view', { path: '/' }, DAY], started, succeeded, opened, finished);
    const { days, funnel } = await read('?days=2');
    expect(days.map(({ devices }) => devices)).toEqual([
      { home: 1 },
      { home: 3, started: 3, succeeded: 2, opened: 3, finished: 3 },
    ]);
    expect(funnel).toEqual([
      { step: 'home', devices: 4, all_the_way: 4 },
      { step: 'started', devices: 3, all_the_way: 3 },
      { step: 'succeeded', devices: 2, all_the_way: 2 },
      { step: 'opened', devices: 3, all_the_way: 2 },
      { step: 'finished', devices: 3, all_the_way: 2 },
    ]);
  });

  it('group failures by code and message, the most frequent first, twenty at most', async () => {
    await open();
    const failed = (code: string, message: string, ago = 0): [AnalyticsEventName, object, number] => [
      'story_generate_failed',
      { code, message },
      ago,
    ];
    await send(1, failed('busy', 'No answer', HOUR), failed('busy', 'No answer', 2 * HOUR), failed('busy', 'unknown'));
    await send(2, failed('busy', 'No answer'), failed('internal', 'No answer'), [
      'client_error',
      { message: 'TypeError in a promise' },
    ]);
    const { failures } = await read();
    expect(failures).toHaveLength(4);
    expect(failures[0]).toEqual({
      event: 'story_generate_failed',
      code: 'busy',
      message: 'No answer',
      count: 3,
      last_at: '2026-11-20T20:00:00.000Z',
    });
    expect(failures).toContainEqual(expect.objectContaining({ event: 'client_error', code: '', count: 1 }));
    await send(3, ...Array.from({ length: 30 }, (_, at) => failed('internal', `HTTP error! status: ${500 + at}`)));
    expect((await read()).failures).toHaveLength(20);
  });

  it('add up languages, installs, ads by slot and plans begun', async () => {
    await open();
    await send(
      1,
      ['language_changed', { language: 'hi' }],
      ['language_changed', { language: 'de' }],
      ['language_changed', { language: 'de' }],
      ['install_shown'],
      ['install_shown'],
      ['install_accepted'],
      ['checkout_started', { plan: 'basic' }],
      ['ad_impression', { slot: 'bottom' }],
      ['ad_impression', { slot: 'bottom' }],
      ['ad_impression', { slot: 'bottom' }],
      ['ad_impression', { slot: 'bottom' }],
      ['ad_click', { slot: 'bottom' }],
      ['ad_click', { slot: 'inline' }],
    );
    expect(await read()).toMatchObject({
      languages: [
        { name: 'de', count: 2 },
        { name: 'hi', count: 1 },
      ],
      installs: { shown: 2, accepted: 1, dismissed: 0 },
      plans: [{ name: 'basic', count: 1 }],
      ads: [
        { slot: 'bottom', impressions: 4, clicks: 1, click_rate: 0.25 },
        { slot: 'inline', impressions: 0, clicks: 1, click_rate: null },
      ],
    });
  });
});
