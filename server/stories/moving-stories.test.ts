// What a device made before its family signed in is the family's from then on, also what is still in the making.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionAnswerSchema } from '#contract/accounts';
import { GenerateAnswerSchema, StoryPageSchema, StorySchema } from '#contract/stories';
import { breakTable } from '../../tests/helpers/broken-table.ts';
import {
  createTestApp,
  PASSWORD,
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
const generate = (ask: AskFor, change: object = {}, headers: Record<string, string> = {}) =>
  ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false, ...change }, headers });
const parse = async (answer: Response) => v.parse(GenerateAnswerSchema, await answer.json());
const read = async (ask: AskFor, id: string) => v.parse(StorySchema, await (await ask(`/api/stories/${id}`)).json());
const list = async (ask: AskFor) =>
  v.parse(StoryPageSchema, await (await ask('/api/stories')).json()).stories.map(({ story_id }) => story_id);
const usedBy = async (ask: AskFor) => {
  const answer = await (await ask('/api/anonymous/status')).json();
  return v.parse(v.object({ current_usage: v.number() }), answer).current_usage;
};
/** Tells when the test lets it. */
function heldTell() {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const tell: Storyteller['tell'] = async (...given) => {
    await gate;
    return quickTell(...given);
  };
  return { tell, letGo: () => letGo() };
}

describe('signing in', () => {
  it('DECIDE-45 takes a story along that is being told, and it is told to its end', async () => {
    const { tell, letGo } = heldTell();
    const { visitor, signedIn } = await open({ tell });
    const device = visitor();
    const { story_id: id } = await parse(await generate(device));
    await expect.poll(async () => (await read(device, id)).status).toBe('processing');
    const { ask } = await signedIn('free', device);
    expect(await read(ask, id)).toMatchObject({ status: 'processing', is_owner: true });
    expect((await read(device, id)).is_owner).toBe(false);
    letGo();
    await expect.poll(async () => (await read(ask, id)).status).toBe('complete');
    expect(await list(ask)).toEqual([id]);
    expect(await list(device)).toEqual([]);
    expect(await rowCounts(server.database)).toMatchObject({ stories: 1, story_jobs: 0 });
  });

  it('SRV-4 gives a place back where it was taken, when the story fails afterwards', async () => {
    const { visitor, signedIn, sweeper, later, database } = await open({ isWorking: false });
    const device = visitor();
    await generate(device);
    const { ask } = await signedIn('free', device);
    expect([await usedBy(device), await rowCounts(database)]).toMatchObject([1, { used: 2 }]);
    later(600_000);
    await sweeper.sweep();
    expect([await usedBy(device), await rowCounts(database)]).toMatchObject([0, { used: 0, stories: 1 }]);
    expect(await (await ask('/api/payments/subscription')).json()).toMatchObject({ current_usage: 0 });
  });

  it('counts what is in the making for its new owner, and lets the device begin another', async () => {
    const { tell } = heldTell();
    const { visitor, signedIn } = await open({ tell, env: { RATE_LIMIT_SCALE: '1' } });
    const device = visitor();
    await generate(device);
    expect((await generate(device)).status).toBe(429);
    const { ask } = await signedIn('free', device);
    const refused = await generate(ask);
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too_many_running' }]);
    expect((await generate(device)).status).toBe(202);
  });

  it('lets the family try a failed story again, and the device no more', async () => {
    const { visitor, signedIn, sweeper, later } = await open({ isWorking: false });
    const device = visitor();
    const { story_id: id } = await parse(await generate(device));
    later(600_000);
    await sweeper.sweep();
    const { ask } = await signedIn('free', device);
    const retry = (who: AskFor) => who(`/api/stories/${id}/retry`, { method: 'POST' });
    expect((await retry(device)).status).toBe(401);
    const again = await retry(ask);
    expect([again.status, await again.json()]).toMatchObject([
      202,
      { story_id: id, status: 'pending', daily_limit: 5 },
    ]);
    server.worker.start();
    await expect.poll(async () => (await read(ask, id)).status).toBe('complete');
  });

  it('SRV-5 makes one story of a press that is sent again afterwards', async () => {
    const { visitor, signedIn, database } = await open();
    const device = visitor();
    await device('/api/anonymous/status');
    const key = { 'Idempotency-Key': 'press-0001' };
    const first = await parse(await generate(device, {}, key));
    const { ask } = await signedIn('free', device);
    const again = await generate(ask, {}, key);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect((await parse(again)).story_id).toBe(first.story_id);
    expect(await rowCounts(database)).toMatchObject({ stories: 1 });
  });

  it('keeps a family’s own answer where a device has one under the same key', async () => {
    const { visitor, signedIn } = await open();
    const { ask } = await signedIn();
    const key = { 'Idempotency-Key': 'press-0001' };
    const own = await parse(await generate(ask, {}, key));
    const device = visitor();
    await device('/api/anonymous/status');
    await generate(device, {}, key);
    const body = { email: 'family-1@example.com', password: PASSWORD };
    expect((await device('/api/auth/login', { method: 'POST', body })).status).toBe(200);
    expect((await parse(await generate(ask, {}, key))).story_id).toBe(own.story_id);
    expect(await list(ask)).toHaveLength(2);
  });

  it('takes pictures along, and hidden stories', async () => {
    const { visitor, signedIn } = await open({ env: { SHOWCASE: 'on' } });
    const device = visitor();
    const { story_id: id } = await parse(await generate(device, { include_images: true }));
    const { ask } = await signedIn('free', device);
    await expect.poll(async () => (await read(ask, id)).status).toBe('complete');
    expect((await read(ask, id)).images[0]).toMatchObject({ status: 'complete', url: expect.any(String) });
    const other = visitor();
    const { story_id: hidden } = await parse(await generate(other, { sync: true }));
    await other(`/api/stories/${hidden}`, { method: 'PUT', body: { visibility: 'private' } });
    const family = await signedIn('free', other);
    expect((await other(`/api/stories/${hidden}`)).status).toBe(404);
    expect((await read(family.ask, hidden)).visibility).toBe('private');
  });

  it('changes nothing at all when it cannot be done to its end', async () => {
    const { visitor, database } = await open();
    const device = visitor();
    const { story_id: id } = await parse(await generate(device, { sync: true }, { 'Idempotency-Key': 'press-0001' }));
    const body = { email: 'anna@example.com', password: PASSWORD };
    const before = await rowCounts(database);
    // Fails at the last of what moves, as when the server dies there.
    const mend = await breakTable(database, 'update of viewer', 'idempotent_answers');
    expect((await device('/api/auth/register', { method: 'POST', body })).status).toBe(500);
    expect(await rowCounts(database)).toEqual(before);
    expect(await list(device)).toEqual([id]);
    await mend();
    const registered = await device('/api/auth/register', { method: 'POST', body });
    const { token } = v.parse(SessionAnswerSchema, await registered.json());
    const mine = await device('/api/stories', { headers: { Authorization: `Bearer ${token}` } });
    expect(v.parse(StoryPageSchema, await mine.json()).stories).toHaveLength(1);
  });
});
