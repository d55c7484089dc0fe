import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GenerateAnswerSchema, StoryStatusSchema, type StoryStatusAnswer } from '#contract/stories';
import {
  createTestApp,
  never,
  quickTell,
  rowCounts,
  WISH,
  type AskFor,
  type TestApp,
} from '../../tests/helpers/test-app.ts';
import type { Storyteller } from './storyteller.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const make = async (ask: AskFor, change: object = {}) =>
  v.parse(
    GenerateAnswerSchema,
    await (await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change } })).json(),
  ).story_id;
const status = async (ask: AskFor, id: string) =>
  v.parse(StoryStatusSchema, await (await ask(`/api/stories/${id}/status`)).json());
const usage = async (ask: AskFor) => (await ask('/api/anonymous/status')).json();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const until = async (ask: AskFor, id: string, done: (answer: StoryStatusAnswer) => boolean) => {
  const seen: StoryStatusAnswer[] = [];
  for (let at = 0; at < 5000; at++) {
    const now = await status(ask, id);
    seen.push(now);
    if (done(now)) return seen;
    await pause(2);
  }
  throw new Error(`still ${JSON.stringify(seen.at(-1))}`);
};
const broken: Storyteller['tell'] = async () => {
  throw new Error('no idea today, says the provider');
};

describe('the life of a story', () => {
  it('SRV-6 POLL-1 moves only forward: pending, processing, complete', async () => {
    const seen: StoryStatusAnswer[] = [];
    const stepsSeen = () => seen.map((now) => now.progress?.current_step ?? -1);
    // Goes on once each step was looked at, however busy the machine is.
    const slow: Storyteller['tell'] = async (request, seed, told, telling) => {
      for (const step of [3, 4, 5]) {
        await vi.waitFor(() => expect(stepsSeen()).toContain(step === 3 ? 1 : step - 1), {
          timeout: 10_000,
          interval: 1,
        });
        await telling.report(step);
      }
      return quickTell(request, seed, told, telling);
    };
    const { ask, worker } = await open({ tell: slow, isWorking: false });
    const id = await make(ask, { sync: false });
    seen.push(await status(ask, id));
    worker.start();
    while (seen.at(-1)?.status !== 'complete') {
      seen.push(await status(ask, id));
      // A database in this process answers before any timer may fire.
      await pause(1);
    }
    const order = ['pending', 'processing', 'complete'];
    const places = seen.map((now) => order.indexOf(now.status));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(seen.map((now) => now.status))).toEqual(new Set(order));
    expect(stepsSeen()).toEqual([...stepsSeen()].sort((a, b) => a - b));
    expect(stepsSeen()).toEqual(expect.arrayContaining([0, 1, 3, 4, 10]));
  });

  it('SRV-4 gives the place of the day back when a story fails after three attempts, and says nothing of the reason', async () => {
    let calls = 0;
    const { ask, database, lines } = await open({
      tell: (...given) => {
        calls += 1;
        return broken(...given);
      },
    });
    const before = await usage(ask);
    const id = await make(ask);
    const last = (await until(ask, id, (now) => now.status === 'failed')).at(-1);
    expect(last).toMatchObject({ status: 'failed', error: 'Story generation failed' });
    expect(calls).toBe(3);
    expect(await usage(ask)).toEqual(before);
    expect(await rowCounts(database)).toMatchObject({ stories: 1, story_jobs: 0, used: 0 });
    expect(await (await ask(`/api/stories/${id}`)).text()).not.toContain('provider');
    expect(lines.join('')).not.toContain('Mia');
  });

  it('survives an attempt that fails', async () => {
    let calls = 0;
    const { ask } = await open({ tell: (...given) => (++calls < 3 ? broken(...given) : quickTell(...given)) });
    await until(ask, await make(ask), (now) => now.status === 'complete');
    expect(calls).toBe(3);
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a title that is too long', { title: 'x'.repeat(121) }],
    ['no text', { paragraphs: [] }],
    ['an empty paragraph', { paragraphs: [{ text: '' }] }],
  ])('SRV-1 never shows a tale with %s, and logs no name about it', async (_what, change) => {
    const { ask, lines } = await open({ tell: async (...given) => ({ ...(await quickTell(...given)), ...change }) });
    await until(ask, await make(ask, { sync: false }), (now) => now.status === 'failed');
    expect(lines.join('')).toContain('a story could not be told');
    expect(lines.join('')).not.toContain('Mia');
  });

  it('SRV-1 logs what a teller fell over, and not the name that it was handed', async () => {
    const tell: Storyteller['tell'] = async ({ name }) => {
      throw new RangeError(`${name} is nowhere in the bank`);
    };
    const { ask, lines } = await open({ tell });
    await until(ask, await make(ask, { sync: false }), (now) => now.status === 'failed');
    expect(lines.join('')).toContain('"type":"RangeError","message":"{name} is nowhere in the bank"');
    expect(lines.join('')).toContain('story-life.test.ts');
    expect(lines.join('')).not.toContain('Mia');
  });

  it('SRV-8 ends a stuck story after ten minutes, frees its place, and drops what comes too late', async () => {
    let finish: (() => void) | undefined;
    const { ask, database, sweeper, later } = await open({
      waits: { renewMs: 5 },
      tell: async (...given) => {
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        return quickTell(...given);
      },
    });
    const id = await make(ask, { sync: false });
    await until(ask, id, (now) => now.status === 'processing');
    later(599_000);
    await sweeper.sweep();
    expect((await status(ask, id)).status).toBe('processing');
    later(1000);
    await sweeper.sweep();
    expect(await status(ask, id)).toMatchObject({
      status: 'failed',
      error: 'The story took too long. Please try again.',
    });
    expect(await rowCounts(database)).toMatchObject({ used: 0, story_jobs: 0 });
    finish?.();
    await pause(20);
    expect(await status(ask, id)).toMatchObject({ status: 'failed' });
  });

  it('SRV-8 ends a story that nobody took within ten minutes', async () => {
    const { ask, sweeper, later } = await open({ isWorking: false });
    const id = await make(ask, { sync: false });
    later(600_000);
    await sweeper.sweep();
    expect((await status(ask, id)).status).toBe('failed');
  });

  it('frees the worker from tellers that never answer', async () => {
    const { ask, sweeper, later } = await open({
      waits: { renewMs: 5, atOnce: 1 },
      tell: (request, ...rest) => (request.name === 'Stuck' ? never() : quickTell(request, ...rest)),
    });
    await make(ask, { sync: false, protagonist_name: 'Stuck' });
    await pause(20);
    later(600_000);
    await sweeper.sweep();
    await until(ask, await make(ask, { sync: false }), (now) => now.status === 'complete');
  });

  it('takes a story again whose worker died, and lets only the new one write', async () => {
    const { ask, later, database } = await open({
      tell: (_request, _seed, _told, telling) => telling.report(4).then(() => never()),
      waits: { renewMs: 1e6, pollMs: 10 },
    });
    const id = await make(ask, { sync: false });
    await until(ask, id, (now) => now.progress?.current_step === 4);
    later(60_001);
    await pause(60);
    expect((await database.selectFrom('story_jobs').select('attempts').executeTakeFirstOrThrow()).attempts).toBe(2);
  });

  it('remembers what the family was told in its last ten stories, oldest first', async () => {
    const heard: (readonly string[])[] = [];
    let count = 0;
    const { ask, visitor, later } = await open({
      env: { SHOWCASE: 'on' },
      tell: async (request, seed, told, telling) => {
        heard.push(told);
        later(1);
        return { ...(await quickTell(request, seed, told, telling)), told: [`story-${++count}`] };
      },
    });
    for (let at = 0; at < 12; at++) await make(ask);
    await make(visitor());
    expect(heard[0]).toEqual([]);
    expect(heard[3]).toEqual(['story-1', 'story-2', 'story-3']);
    expect(heard[11]).toEqual(Array.from({ length: 10 }, (_, at) => `story-${at + 2}`));
    expect(heard[12]).toEqual([]);
  });

  it('hands the story id to the storyteller as its seed', async () => {
    let heard = '';
    const { ask } = await open({
      tell: (...given) => {
        heard = given[1];
        return quickTell(...given);
      },
    });
    expect(await make(ask)).toBe(heard);
  });
});

describe('the sweeper', () => {
  it('forgets counts of days gone by, and keeps those of today', async () => {
    const { ask, visitor, sweeper, later, database } = await open();
    const id = await make(ask);
    await visitor()(`/api/stories/${id}`);
    await sweeper.sweep();
    expect(await rowCounts(database)).toMatchObject({ daily_usage: 2, story_views: 2 });
    later(3 * 86_400_000);
    await sweeper.sweep();
    expect(await rowCounts(database)).toMatchObject({ daily_usage: 0, story_views: 0, stories: 1 });
  });
});

describe('POST /api/stories/{id}/retry', () => {
  const retry = (ask: AskFor, id: string) => ask(`/api/stories/${id}/retry`, { method: 'POST' });

  it('tells a failed story again under its id, at no cost, three times', async () => {
    const { ask } = await open({ tell: broken });
    const id = await make(ask, { sync: false });
    for (let at = 0; at < 3; at++) {
      await until(ask, id, (now) => now.status === 'failed');
      const answer = await retry(ask, id);
      expect(answer.status).toBe(202);
      expect(await answer.json()).toMatchObject({
        story_id: id,
        status: 'pending',
        progress: { current_step: 0 },
        current_usage: 0,
      });
    }
    await until(ask, id, (now) => now.status === 'failed');
    const refused = await retry(ask, id);
    expect([refused.status, refused.headers.has('Retry-After')]).toEqual([429, true]);
    expect(await usage(ask)).toMatchObject({ current_usage: 0 });
  });

  it('has ten minutes of its own', async () => {
    const { ask, later, sweeper } = await open({ isWorking: false });
    const id = await make(ask, { sync: false });
    later(600_000);
    await sweeper.sweep();
    await retry(ask, id);
    await sweeper.sweep();
    expect((await status(ask, id)).status).toBe('pending');
  });

  it('refuses a story that runs, one that is told, and one that is not there', async () => {
    const { ask } = await open({
      tell: (request, ...rest) => (request.name === 'Stuck' ? never() : quickTell(request, ...rest)),
    });
    const stuck = await retry(ask, await make(ask, { sync: false, protagonist_name: 'Stuck' }));
    expect([stuck.status, await stuck.json()]).toMatchObject([409, { code: 'story_busy' }]);
    const told = await retry(ask, await make(ask));
    expect([told.status, await told.json()]).toMatchObject([409, { code: 'not_failed' }]);
    for (const id of ['x', 'a'.repeat(22)]) expect((await retry(ask, id)).status).toBe(404);
  });

  it('is for the device that asked for the story', async () => {
    const { ask, visitor, database } = await open({ tell: broken });
    const id = await make(ask, { sync: false });
    await until(ask, id, (now) => now.status === 'failed');
    const refused = await retry(visitor(), id);
    expect([refused.status, await refused.json()]).toMatchObject([
      401,
      { code: 'auth_required', error: 'Authentication required' },
    ]);
    await database.updateTable('stories').set({ visibility: 'private' }).execute();
    expect((await retry(visitor(), id)).status).toBe(404);
  });
});
