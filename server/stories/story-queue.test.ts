import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, never, WISH, type TestApp } from '../../tests/helpers/test-app.ts';
import { createRights } from '../usage/rights.ts';
import { createUsage } from '../usage/usage.ts';
import { createStoryQueue, type StoryQueue } from './story-queue.ts';
import { STORY_WAITS } from './story-waits.ts';

let server: TestApp;
let queue: StoryQueue;
const time = { now: Date.parse('2026-11-20T20:00:00.000Z') };
const clock = { now: () => time.now };

beforeEach(async () => {
  server = await createTestApp({ tell: never, isWorking: false });
  time.now = Date.parse('2026-11-20T20:00:00.000Z');
  const scaled = (limit: number) => limit;
  const rightsOf = createRights({ showcase: false, anonymousDailyLimit: 5, scaled });
  const usage = createUsage({ clock, showcase: false, rightsOf, scaled });
  queue = createStoryQueue({
    database: server.database,
    clock,
    usage,
    waits: STORY_WAITS,
    pictures: { plan: async () => {} },
  });
});
afterEach(() => server.close());

const make = () => server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false } });
const story = () => server.database.selectFrom('stories').selectAll().executeTakeFirstOrThrow();
const tale = (title: string) => ({
  text: { title, paragraphs: ['Good night.'] },
  plan: {},
  told: [],
});
const take = async (worker: string) => {
  const taken = await queue.take(worker);
  if (!taken) throw new Error('nothing to take');
  return taken.lease;
};

describe('the queue of stories', () => {
  it('gives each story to one worker', async () => {
    for (let at = 0; at < 5; at++) await make();
    const taken = await Promise.all(Array.from({ length: 12 }, (_, at) => queue.take(`worker-${at}`)));
    const ids = taken.flatMap((one) => (one ? [one.lease.story_id] : []));
    expect([ids.length, new Set(ids).size]).toEqual([5, 5]);
  });

  it('lets nobody write who lost the lease', async () => {
    await make();
    const lost = await take('first');
    expect(await queue.take('second')).toBeUndefined();
    time.now += STORY_WAITS.leaseMs + 1;
    const held = await take('second');
    expect(held.attempts).toBe(2);
    const before = await story();
    await queue.report(lost, 5, 'From the dead');
    expect(await queue.keep(lost)).toBe(false);
    expect(await queue.finish(lost, tale('From the dead'))).toBe(false);
    await queue.stumble(lost);
    await queue.putBack(lost);
    expect(await story()).toEqual(before);
    expect(await queue.take('third')).toBeUndefined();
    expect(await queue.finish(held, tale('The right one'))).toBe(true);
    expect(await story()).toMatchObject({ status: 'complete', title: 'The right one' });
    expect(await queue.finish(held, tale('Twice'))).toBe(false);
  });

  it('tells the same worker apart from itself after its lease was lost', async () => {
    await make();
    const lost = await take('one');
    time.now += STORY_WAITS.leaseMs + 1;
    await take('one');
    expect(await queue.finish(lost, tale('Too late'))).toBe(false);
  });

  it('cannot be fooled by a worker that claims the same attempt', async () => {
    await make();
    const held = await take('one');
    expect(await queue.finish({ ...held, worker: 'other' }, tale('Not mine'))).toBe(false);
    expect(await queue.keep({ ...held, worker: 'other' })).toBe(false);
  });

  it('keeps a story as long as its lease is renewed', async () => {
    await make();
    const lease = await take('first');
    for (let at = 0; at < 5; at++) {
      time.now += 40_000;
      expect(await queue.keep(lease)).toBe(true);
      expect(await queue.take('second')).toBeUndefined();
    }
  });

  it('moves updated_at with every visible change', async () => {
    await make();
    time.now += 1000;
    const lease = await take('first');
    expect((await story()).updated_at).toBe(time.now);
    time.now += 1000;
    await queue.report(lease, 2, 'A Title');
    expect(await story()).toMatchObject({ updated_at: time.now, current_step: 2, title: 'A Title' });
  });

  it('waits a little before another attempt, and not after a stop', async () => {
    await make();
    await queue.stumble(await take('first'));
    expect(await queue.take('first')).toBeUndefined();
    time.now += STORY_WAITS.retryMs;
    const second = await take('first');
    await queue.putBack(second);
    expect((await take('first')).attempts).toBe(2);
  });
});
