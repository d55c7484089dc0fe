// What readers say of stories: views, likes and reports.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { LikeAnswerSchema, OkAnswerSchema, REPORT_REASONS } from '#contract/reactions';
import { GenerateAnswerSchema, StoryPageSchema, StorySchema, StoryStatusSchema } from '#contract/stories';
import {
  createTestApp,
  never,
  PASSWORD,
  rowCounts,
  WISH,
  type AskFor,
  type TestApp,
} from '../../tests/helpers/test-app.ts';
import { loadEditorialStories, readEditorialStories } from './editorial-stories.ts';
import { hideStory, listReported, releaseStory } from './reports.store.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));

const make = async (ask: AskFor): Promise<string> => {
  const answer = await ask('/api/stories/generate', { method: 'POST', body: WISH });
  return v.parse(GenerateAnswerSchema, await answer.json()).story_id;
};
/** A family, and a public story of it. */
async function published(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await open(options);
  const family = await app.signedIn();
  const id = await make(family.ask);
  const body = { visibility: 'public', confirm_public: true };
  expect((await family.ask(`/api/stories/${id}`, { method: 'PUT', body })).status).toBe(200);
  return { ...app, family, id };
}
const read = async (ask: AskFor, id: string) => v.parse(StorySchema, await (await ask(`/api/stories/${id}`)).json());
const like = (ask: AskFor, id: string, method = 'PUT', address?: string) =>
  ask(`/api/stories/${id}/like`, { method, ...(address === undefined ? {} : { address }) });
const likes = async (ask: AskFor, id: string, method = 'PUT') => {
  const answer = await like(ask, id, method);
  expect(answer.status).toBe(200);
  return v.parse(LikeAnswerSchema, await answer.json());
};
const report = (ask: AskFor, id: string, body: unknown = { reason: 'frightening' }, address?: string) =>
  ask(`/api/stories/${id}/report`, { method: 'POST', body, ...(address === undefined ? {} : { address }) });
const listed = async (ask: AskFor) => {
  const answer = await ask('/api/stories?visibility=public');
  return v.parse(StoryPageSchema, await answer.json()).stories.map(({ story_id }) => story_id);
};
const isHidden = async (id: string) => {
  const row = await server.database.selectFrom('stories').select('is_hidden').where('id', '=', id).executeTakeFirst();
  return row?.is_hidden === 1;
};
const reports = () => server.database.selectFrom('story_reports').selectAll().orderBy('created_at').execute();

describe('ENT-5 CAT-20 views', () => {
  it('count the first read of a finished story by each reader and UTC day, and never the owner’s', async () => {
    const { id, family, visitor, signedIn, later } = await published();
    const [reader, user] = [visitor(), await signedIn()];
    await reader('/api/anonymous/status');
    const views = async (ask: AskFor) => (await read(ask, id)).view_count;
    expect([await views(family.ask), await views(family.ask)]).toEqual([0, 0]);
    expect([await views(reader), await views(reader)]).toEqual([1, 1]);
    expect([await views(user.ask), await views(user.ask)]).toEqual([2, 2]);
    // From 20:00 to one minute before midnight it is the same day; then another one.
    later(4 * 3_600_000 - 60_000);
    expect(await views(reader)).toBe(2);
    later(60_000);
    expect([await views(reader), await views(user.ask), await views(family.ask)]).toEqual([3, 4, 4]);
  });

  it('count one of many reads that come at once', async () => {
    const { id, family, visitor } = await published();
    const reader = visitor();
    await reader('/api/anonymous/status');
    await Promise.all(Array.from({ length: 10 }, () => read(reader, id)));
    expect((await read(family.ask, id)).view_count).toBe(1);
  });

  it('count a reader once who came without a cookie first', async () => {
    const { id, visitor } = await published();
    const reader = visitor();
    const views = async () => (await read(reader, id)).view_count;
    expect(await views()).toBe(1);
    await reader('/api/anonymous/status');
    expect([await views(), await views()]).toEqual([1, 1]);
  });

  it('count five of one story from one address in a day, however many cookies come from it', async () => {
    const { id, visitor, family, later } = await published();
    const readers = async (count: number, address: string) => {
      for (let each = 0; each < count; each += 1) {
        const reader = visitor();
        await reader('/api/anonymous/status', { address });
        await reader(`/api/stories/${id}`, { address });
      }
      return (await read(family.ask, id)).view_count;
    };
    expect(await readers(8, '203.0.113.1')).toBe(5);
    expect(await readers(2, '203.0.113.2')).toBe(7);
    later(24 * 3_600_000);
    expect(await readers(1, '203.0.113.1')).toBe(8);
  });

  it('count neither polls nor a story in the making', async () => {
    const { ask, visitor, database } = await open({ tell: never, env: { GENERATE_SYNC_WAIT_MS: '40' } });
    const id = await make(ask);
    const reader = visitor();
    await reader('/api/anonymous/status');
    const status = async () =>
      v.parse(StoryStatusSchema, await (await reader(`/api/stories/${id}/status`)).json()).status;
    expect(['pending', 'processing']).toContain((await read(reader, id)).status);
    await status();
    await database.updateTable('stories').set({ status: 'failed' }).execute();
    await read(reader, id);
    expect(await rowCounts(database)).toMatchObject({ story_views: 0 });
    await database.updateTable('stories').set({ status: 'complete' }).execute();
    expect([await status(), await status()]).toEqual(['complete', 'complete']);
    expect(await rowCounts(database)).toMatchObject({ story_views: 0 });
    expect((await read(reader, id)).view_count).toBe(1);
  });
});

describe('ENT-5 CAT-20 PUT and DELETE /api/stories/{id}/like', () => {
  it('count one like of each reader, however often, and take it back', async () => {
    const { id, visitor, signedIn, database } = await published();
    const [one, two, user] = [visitor(), visitor(), await signedIn()];
    expect(await likes(one, id)).toEqual({ liked: true, like_count: 1 });
    expect(await likes(one, id)).toEqual({ liked: true, like_count: 1 });
    expect(await likes(two, id)).toEqual({ liked: true, like_count: 2 });
    expect(await likes(user.ask, id)).toEqual({ liked: true, like_count: 3 });
    expect(await likes(one, id, 'DELETE')).toEqual({ liked: false, like_count: 2 });
    expect(await likes(one, id, 'DELETE')).toEqual({ liked: false, like_count: 2 });
    expect(await rowCounts(database)).toMatchObject({ story_likes: 2 });
  });

  it('count right when a reader presses many times at once, and never fall below zero', async () => {
    const { id, visitor, signedIn, family } = await published();
    const [reader, user] = [visitor(), await signedIn()];
    await reader('/api/anonymous/status');
    await Promise.all(Array.from({ length: 8 }, () => Promise.all([like(reader, id), like(user.ask, id)])));
    expect((await read(family.ask, id)).like_count).toBe(2);
    await Promise.all(
      Array.from({ length: 8 }, () => Promise.all([like(reader, id, 'DELETE'), like(user.ask, id, 'DELETE')])),
    );
    expect((await read(family.ask, id)).like_count).toBe(0);
    expect(await likes(visitor(), id, 'DELETE')).toEqual({ liked: false, like_count: 0 });
  });

  it('are told to who likes it, in the story and in lists, and to nobody else', async () => {
    const { id, family, visitor } = await published();
    const [reader, other] = [visitor(), visitor()];
    await likes(reader, id);
    const inList = async (ask: AskFor) => {
      const page = v.parse(StoryPageSchema, await (await ask('/api/stories?visibility=public')).json());
      return page.stories.map(({ liked, like_count }) => ({ liked, like_count }));
    };
    expect(await read(reader, id)).toMatchObject({ liked: true, like_count: 1 });
    expect(await read(other, id)).toMatchObject({ liked: false, like_count: 1 });
    expect(await read(family.ask, id)).toMatchObject({ liked: false, like_count: 1 });
    expect(await inList(reader)).toEqual([{ liked: true, like_count: 1 }]);
    expect(await inList(other)).toEqual([{ liked: false, like_count: 1 }]);
    const category = await reader('/api/stories/category/friendship');
    expect(await category.json()).toMatchObject({ stories: [{ story_id: id, liked: false, like_count: 1 }] });
  });

  it('leave the story as old as it was, and make its tag a new one', async () => {
    const { id, family, visitor, later } = await published();
    const reader = visitor();
    await reader('/api/anonymous/status');
    await read(reader, id);
    const before = await read(family.ask, id);
    const tagOf = async (ask: AskFor) => (await ask(`/api/stories/${id}`)).headers.get('ETag') ?? '';
    const [mine, theirs] = [await tagOf(family.ask), await tagOf(reader)];
    later(5000);
    await likes(reader, id);
    expect((await read(family.ask, id)).updated_at).toBe(before.updated_at);
    const again = (ask: AskFor, tag: string) => ask(`/api/stories/${id}`, { headers: { 'If-None-Match': tag } });
    expect([(await again(family.ask, mine)).status, (await again(reader, theirs)).status]).toEqual([200, 200]);
    expect((await again(reader, await tagOf(reader))).status).toBe(304);
  });

  it('are for public stories alone, hidden ones among them', async () => {
    const { id, family, visitor, database } = await published();
    await database.updateTable('stories').set({ is_hidden: 1 }).execute();
    expect(await likes(visitor(), id)).toEqual({ liked: true, like_count: 1 });
    const refused = async (storyId: string) => {
      for (const ask of [visitor(), family.ask])
        for (const method of ['PUT', 'DELETE']) {
          const answer = await like(ask, storyId, method);
          expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'story_not_found' }]);
        }
    };
    for (const visibility of ['unlisted', 'private']) {
      await database.updateTable('stories').set({ visibility }).execute();
      await refused(id);
    }
    for (const none of ['a'.repeat(22), 'x', "' or 1=1 --"]) await refused(none);
    expect(await rowCounts(database)).toMatchObject({ story_likes: 1 });
  });

  it('answer in the ways of the service', async () => {
    const { id, visitor } = await published();
    const reader = visitor();
    const given = await like(reader, id);
    expect(given.headers.get('Cache-Control')).toBe('no-store');
    const wrong = await reader(`/api/stories/${id}/like`);
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'PUT, DELETE']);
    const stale = await reader(`/api/stories/${id}/like`, {
      method: 'PUT',
      headers: { Authorization: 'Bearer nonsense' },
    });
    expect([stale.status, await stale.json()]).toMatchObject([401, { code: 'token_invalid' }]);
  });

  it('are limited to thirty a minute, and of one story to thirty a day from one address without an account', async () => {
    const { id, visitor, signedIn } = await published({ env: { RATE_LIMIT_SCALE: '1' } });
    const user = await signedIn();
    const statuses = [];
    for (let call = 0; call < 31; call += 1) statuses.push((await like(user.ask, id)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    const dropping: number[] = [];
    for (let call = 0; call < 32; call += 1) {
      const reader = visitor();
      // A cookie of its own makes no difference.
      await reader('/api/anonymous/status');
      dropping.push((await like(reader, id)).status);
    }
    expect(dropping).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
    expect((await like(visitor(), id, 'PUT', '192.0.2.77')).status).toBe(200);
  });

  it('move with a device to the account that is signed in on it, and count once where both like a story', async () => {
    const { id, family, visitor, signedIn } = await published();
    const other = await make(family.ask);
    const body = { visibility: 'public', confirm_public: true };
    await family.ask(`/api/stories/${other}`, { method: 'PUT', body });
    const [device, user] = [visitor(), await signedIn()];
    await likes(device, id);
    await likes(device, other);
    expect(await likes(user.ask, id)).toMatchObject({ like_count: 2 });
    await report(device, id, { reason: 'other', details: 'of the device' });
    await report(user.ask, id, { reason: 'other', details: 'of the user' });
    const entered = await device('/api/auth/login', {
      method: 'POST',
      body: { email: 'family-2@example.com', password: PASSWORD },
    });
    expect(entered.status).toBe(200);
    expect(await read(user.ask, id)).toMatchObject({ liked: true, like_count: 1 });
    expect(await read(user.ask, other)).toMatchObject({ liked: true, like_count: 1 });
    expect(await read(device, id)).toMatchObject({ liked: false });
    expect(await reports()).toMatchObject([{ viewer: `user:${user.userId}`, details: 'of the user' }]);
  });

  it('go with the account of who gave them, and stand in its export until then', async () => {
    const { id, visitor, signedIn, family, database } = await published();
    const user = await signedIn();
    await likes(visitor(), id);
    await likes(user.ask, id);
    await report(user.ask, id, { reason: 'copyright', details: 'It is mine.' });
    const exported = await (await user.ask('/api/account/export')).json();
    const created_at = '2026-11-20T20:00:00.000Z';
    expect(exported).toMatchObject({
      likes: [{ story_id: id, created_at }],
      reports: [{ story_id: id, reason: 'copyright', details: 'It is mine.', created_at }],
    });
    const gone = await user.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } });
    expect(gone.status).toBe(200);
    expect((await read(family.ask, id)).like_count).toBe(1);
    expect(await rowCounts(database)).toMatchObject({ story_likes: 1, story_reports: 0 });
  });

  it('go with the story', async () => {
    const { id, visitor, family, database } = await published();
    await likes(visitor(), id);
    await report(visitor(), id);
    await family.ask(`/api/stories/${id}`, { method: 'DELETE' });
    expect(await rowCounts(database)).toMatchObject({ story_likes: 0, story_reports: 0 });
  });
});

describe('POST /api/stories/{id}/report', () => {
  it.each(REPORT_REASONS)('keeps the reason %s with what the reader says', async (reason) => {
    const { id, visitor } = await published();
    const answer = await report(visitor(), id, { reason, details: '  Look at the third page. ' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([202, 'no-store']);
    expect(v.parse(OkAnswerSchema, await answer.json())).toEqual({ ok: true });
    expect(await reports()).toMatchObject([{ story_id: id, reason, details: 'Look at the third page.' }]);
  });

  it('refuses what is no report', async () => {
    const { id, visitor, database } = await published();
    const reader = visitor();
    const wrong: [unknown, string][] = [
      [{}, 'reason'],
      [{ reason: 'boring' }, 'reason'],
      [{ reason: 7 }, 'reason'],
      [{ reason: 'other', details: 'x'.repeat(1001) }, 'details'],
      [{ reason: 'other', details: ['x'] }, 'details'],
    ];
    for (const [body, field] of wrong) {
      const answer = await report(reader, id, body);
      expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
    }
    expect((await report(reader, id, 'reason=other')).status).toBe(400);
    expect((await reader(`/api/stories/${id}/report`, { method: 'POST' })).status).toBe(415);
    const method = await reader(`/api/stories/${id}/report`);
    expect([method.status, method.headers.get('Allow')]).toEqual([405, 'POST']);
    for (const none of ['a'.repeat(22), 'x', "' or 1=1 --"]) expect((await report(reader, none)).status).toBe(404);
    expect((await report(reader, id, { reason: 'other', details: '🙂'.repeat(500) })).status).toBe(202);
    expect(await rowCounts(database)).toMatchObject({ story_reports: 1 });
  });

  it('SRV-10 takes a public story out of the lists after three different readers, and leaves it to who has the link', async () => {
    const { id, family, visitor, signedIn } = await published();
    const [user, other] = [await signedIn(), await signedIn()];
    await report(user.ask, id);
    await report(visitor(), id);
    expect([await listed(visitor()), await isHidden(id)]).toEqual([[id], false]);
    await report(other.ask, id);
    expect([await listed(visitor()), await isHidden(id)]).toEqual([[], true]);
    expect((await read(visitor(), id)).visibility).toBe('public');
    expect(await (await visitor()('/api/stories/category/friendship')).json()).toMatchObject({ stories: [] });
    expect(v.parse(StoryPageSchema, await (await family.ask('/api/stories')).json()).stories).toHaveLength(1);
  });

  it('counts one reader once and keeps his last words', async () => {
    const { id, visitor, later } = await published();
    const reader = visitor();
    await report(reader, id, { reason: 'other', details: 'First.' });
    for (const details of ['Second.', 'Third.', '']) {
      later(1000);
      await report(reader, id, { reason: 'frightening', details });
    }
    expect(await reports()).toMatchObject([{ reason: 'frightening', details: null }]);
    expect(await isHidden(id)).toBe(false);
  });

  it('takes a reader who drops his cookie, or carries it to other networks, for the same one', async () => {
    const { id, visitor } = await published();
    for (let time = 0; time < 5; time += 1) await report(visitor(), id);
    const traveller = visitor();
    for (let time = 0; time < 5; time += 1) await report(traveller, id, undefined, `203.0.113.${time}`);
    expect(await isHidden(id)).toBe(false);
    await report(visitor(), id, undefined, '203.0.113.9');
    expect(await isHidden(id)).toBe(true);
  });

  it('counts users of one address as one, on one day', async () => {
    const { id, signedIn } = await published();
    const users = [await signedIn(), await signedIn(), await signedIn(), await signedIn(), await signedIn()];
    for (const { ask } of users.slice(0, 3))
      await ask(`/api/stories/${id}/report`, {
        method: 'POST',
        body: { reason: 'other' },
        address: '203.0.113.7',
      });
    expect(await isHidden(id)).toBe(false);
    for (const { ask } of users.slice(3)) await report(ask, id);
    expect(await isHidden(id)).toBe(true);
  });

  it('forgets a report after thirty days', async () => {
    const { id, visitor, later } = await published();
    const day = 24 * 3_600_000;
    await report(visitor(), id, undefined, '203.0.113.1');
    later(30 * day);
    await report(visitor(), id, undefined, '203.0.113.2');
    await report(visitor(), id, undefined, '203.0.113.3');
    expect([await isHidden(id), (await reports()).length]).toEqual([false, 3]);
    await report(visitor(), id, undefined, '203.0.113.4');
    expect(await isHidden(id)).toBe(true);
  });

  it('can be looked at, and the story released or hidden', async () => {
    const { id, visitor, database, later } = await published();
    expect(await listReported(database)).toEqual([]);
    await report(visitor(), id, { reason: 'other', details: 'Page three.' }, '203.0.113.1');
    later(1000);
    await report(visitor(), id, undefined, '203.0.113.2');
    await hideStory(database, id);
    const words = [
      { reason: 'other', details: 'Page three.', created_at: Date.parse('2026-11-20T20:00:00.000Z') },
      { reason: 'frightening', details: null, created_at: Date.parse('2026-11-20T20:00:01.000Z') },
    ];
    expect(await listReported(database)).toEqual([{ id, title: 'Mia and the Lamp', is_hidden: 1, reports: words }]);
    expect(await listed(visitor())).toEqual([]);
    expect(await releaseStory(database, id)).toBe(true);
    expect([await isHidden(id), await reports(), await listed(visitor())]).toEqual([false, [], [id]]);
    expect([await releaseStory(database, 'x'), await hideStory(database, 'x')]).toEqual([false, false]);
    // Hidden by hand, or its reporters have gone.
    expect(await hideStory(database, id)).toBe(true);
    expect(await listReported(database)).toMatchObject([{ id, is_hidden: 1, reports: [] }]);
  });

  it('never hides a story that comes with the product, and keeps what is said of it', async () => {
    const { visitor, database, clock, lines } = await open();
    await loadEditorialStories(database, clock);
    const id = readEditorialStories()[0]?.id ?? '';
    for (let time = 0; time < 4; time += 1) await report(visitor(), id, undefined, `203.0.113.${time}`);
    expect([await isHidden(id), (await reports()).length]).toEqual([false, 4]);
    expect(lines.filter((line) => line.includes('a story was reported'))).toHaveLength(4);
  });

  it('keeps nothing that an owner says of his own story', async () => {
    const { id, family, database } = await published();
    expect((await report(family.ask, id)).status).toBe(202);
    expect(await rowCounts(database)).toMatchObject({ story_reports: 0 });
  });

  it('writes the story and the reason into the log, and never what the reader wrote or where he is', async () => {
    const { id, visitor, lines, later, sweeper } = await published();
    await report(visitor(), id, { reason: 'personal_data', details: 'Zoelie lives in Plum Street.' }, '203.0.113.50');
    const written = lines.filter((line) => line.includes('a story was reported'));
    expect(written.map((line): unknown => JSON.parse(line))).toMatchObject([
      { story: id.slice(0, 8), reason: 'personal_data', reporters: 1, is_hidden_now: false },
    ]);
    expect(lines.join('')).not.toMatch(/Zoelie|203\.0\.113\.50/);
    const [kept] = await reports();
    expect(kept?.address).toMatch(/^ip:[\w-]{22}$/);
    const addressAfter = async (ms: number) => {
      later(ms);
      await sweeper.sweep();
      return (await reports())[0]?.address;
    };
    expect(await addressAfter(30 * 86_400_000 - 1)).toBe(kept?.address);
    expect(await addressAfter(3_600_000)).toBeNull();
  });

  it('is limited to five an hour, and refused ones do not count', async () => {
    const { id, signedIn } = await published({ env: { RATE_LIMIT_SCALE: '1' } });
    const user = await signedIn();
    const statuses = [(await report(user.ask, id, {})).status];
    for (let call = 0; call < 6; call += 1) statuses.push((await report(user.ask, id)).status);
    expect(statuses).toEqual([400, 202, 202, 202, 202, 202, 429]);
    const refused = await report(user.ask, id);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  });

  it('stays hidden whatever the owner does', async () => {
    const { id, family, visitor } = await published();
    for (let time = 0; time < 3; time += 1) await report(visitor(), id, undefined, `203.0.113.${time}`);
    for (const visibility of ['unlisted', 'private', 'public']) {
      const body = { visibility, confirm_public: true };
      expect((await family.ask(`/api/stories/${id}`, { method: 'PUT', body })).status).toBe(200);
    }
    expect([await isHidden(id), await listed(visitor())]).toEqual([true, []]);
  });
});
