// Who may do what with which story (contract 5), cell by cell. Who may make a call at all: tests/server/who-may-call.test.ts.
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { GenerateAnswerSchema, StoryPageSchema, type Story } from '#contract/stories';
import { createTestApp, rowCounts, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import { loadEditorialStories, readEditorialStories } from './editorial-stories.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));

const CALLS = ['GET', 'status', 'PUT', 'DELETE', 'retry'] as const;
type Call = (typeof CALLS)[number];
const call = (ask: AskFor, id: string, what: Call) => {
  if (what === 'status') return ask(`/api/stories/${id}/status`);
  if (what === 'retry') return ask(`/api/stories/${id}/retry`, { method: 'POST' });
  return ask(`/api/stories/${id}`, { method: what, ...(what === 'PUT' ? { body: { visibility: 'unlisted' } } : {}) });
};

/** A story of a device and one of a user; each asked for by its owner and by three strangers. */
async function cast() {
  const app = await open();
  const [family, others] = [await app.signedIn(), await app.signedIn()];
  const [device, stranger] = [app.visitor(), app.visitor()];
  await stranger('/api/anonymous/status');
  const owners = { user: family.ask, device };
  const asking = {
    user: {
      owner: family.ask,
      anonymous: stranger,
      'signed out on its device': family.device,
      'other user': others.ask,
    },
    device: { owner: device, anonymous: stranger, 'another device': app.visitor(), 'other user': others.ask },
  };
  return { owners, asking };
}

const READABLE = { GET: 200, status: 200, PUT: 200, DELETE: 200, retry: 202 };
const STRANGER = { GET: 200, status: 200, PUT: 401, DELETE: 401, retry: 401 };
const OTHER_USER = { GET: 200, status: 200, PUT: 403, DELETE: 403, retry: 403 };
const NONE = { GET: 404, status: 404, PUT: 404, DELETE: 404, retry: 404 };
const CODES: Record<number, string> = { 401: 'auth_required', 403: 'not_owner', 404: 'story_not_found' };

describe('SRV-11 ROLE-17 the access matrix', () => {
  const cells = (['user', 'device'] as const).flatMap((whose) =>
    (['unlisted', 'public', 'private'] as const).flatMap((visibility) =>
      CALLS.map((what) => ({ whose, visibility, what })),
    ),
  );
  it.each(cells)('$what of a $visibility story of a $whose', async ({ whose, visibility, what }) => {
    const { owners, asking } = await cast();
    const made = await owners[whose]('/api/stories/generate', { method: 'POST', body: WISH });
    const { story_id } = v.parse(GenerateAnswerSchema, await made.json());
    // A story of a user is failed to be told again, and has its text to be read.
    await server.database
      .updateTable('stories')
      .set({ visibility, ...(what === 'retry' ? { status: 'failed', content: null } : {}) })
      .execute();
    const { owner, ...strangers } = asking[whose];
    const before = await rowCounts(server.database);
    for (const [who, ask] of Object.entries(strangers)) {
      const expected = visibility === 'private' ? NONE : who === 'other user' ? OTHER_USER : STRANGER;
      const answer = await call(ask, story_id, what);
      expect([who, answer.status]).toEqual([who, expected[what]]);
      if (answer.status >= 400) expect(await answer.json()).toMatchObject({ code: CODES[answer.status] });
    }
    expect({ ...(await rowCounts(server.database)), story_views: 0 }).toEqual({ ...before, story_views: 0 });
    expect((await call(owner, story_id, what)).status).toBe(READABLE[what]);
  });

  const reactions = (['user', 'device'] as const).flatMap((whose) =>
    (['unlisted', 'public', 'private'] as const).map((visibility) => ({ whose, visibility })),
  );
  it.each(reactions)('like and report of a $visibility story of a $whose', async ({ whose, visibility }) => {
    const { owners, asking } = await cast();
    const made = await owners[whose]('/api/stories/generate', { method: 'POST', body: WISH });
    const { story_id } = v.parse(GenerateAnswerSchema, await made.json());
    await server.database.updateTable('stories').set({ visibility }).execute();
    const like = visibility === 'public' ? 200 : 404;
    for (const [who, ask] of Object.entries(asking[whose])) {
      const before = await rowCounts(server.database);
      const report = visibility === 'private' && who !== 'owner' ? 404 : 202;
      for (const [method, what, expected, kept] of [
        ['PUT', 'like', like, { story_likes: like === 200 ? 1 : 0 }],
        ['DELETE', 'like', like, { story_likes: 0 }],
        ['POST', 'report', report, { story_reports: report === 202 && who !== 'owner' ? 1 : 0 }],
      ] as const) {
        const body = what === 'report' ? { body: { reason: 'other' } } : {};
        const answer = await ask(`/api/stories/${story_id}/${what}`, { method, ...body });
        expect([who, what, answer.status]).toEqual([who, what, expected]);
        if (expected === 404) expect(await answer.json()).toMatchObject({ code: 'story_not_found' });
        expect([who, method, await rowCounts(server.database)]).toEqual([who, method, { ...before, ...kept }]);
      }
      await server.database.deleteFrom('story_reports').execute();
    }
  });

  it.each(CALLS)('%s of an editorial story, which is nobody’s', async (what) => {
    const { asking } = await cast();
    await loadEditorialStories(server.database, server.clock);
    const id = readEditorialStories()[0]?.id ?? '';
    expect((await call(asking.user.anonymous, id, what)).status).toBe(STRANGER[what]);
    expect((await call(asking.user.owner, id, what)).status).toBe(OTHER_USER[what]);
  });

  it.each(CALLS)('%s of no story', async (what) => {
    const { asking } = await cast();
    for (const ask of Object.values(asking.user))
      for (const id of ['a'.repeat(22), 'x', "' or 1=1 --"]) expect((await call(ask, id, what)).status).toBe(404);
  });
});

describe('API-5 SRV-10 lists', () => {
  it('hold a family’s own stories and public ones, each parameter alone and all together, and never others’', async () => {
    const { signedIn, visitor, later } = await open();
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const write = async (ask: AskFor, visibility: Story['visibility']) => {
      later(1000);
      const body = { title: 'The Lamp', content: 'Mia lit the lamp.', visibility, confirm_public: true };
      const answer = await ask('/api/stories', { method: 'POST', body });
      return v.parse(v.object({ story_id: v.string() }), await answer.json()).story_id;
    };
    const own = [await write(mine.ask, 'unlisted'), await write(mine.ask, 'private'), await write(mine.ask, 'public')];
    const [, , shown = ''] = own;
    await write(theirs.ask, 'unlisted');
    await write(theirs.ask, 'private');
    const public_ = await write(theirs.ask, 'public');
    const list = async (query: string, ask = mine.ask) => {
      const answer = await ask(`/api/stories${query}`);
      expect(answer.status).toBe(200);
      const { stories, limit, last_key } = v.parse(StoryPageSchema, await answer.json());
      return { ids: stories.map(({ story_id }) => story_id), limit, last_key };
    };
    const newest = own.toReversed();
    expect(await list('')).toEqual({ ids: newest, limit: 20, last_key: null });
    expect((await list('?include_public=true')).ids).toEqual([public_, ...newest]);
    expect((await list('?visibility=public')).ids).toEqual([public_, shown]);
    const first = await list('?limit=2');
    expect(first).toMatchObject({ ids: newest.slice(0, 2), limit: 2, last_key: expect.any(String) });
    expect((await list(`?last_key=${first.last_key}`)).ids).toEqual(newest.slice(2));
    const both = await list('?limit=3&include_public=true');
    expect(both.ids).toEqual([public_, ...newest.slice(0, 2)]);
    const rest = await list(`?limit=3&include_public=true&last_key=${both.last_key}`);
    expect(rest).toEqual({ ids: newest.slice(2), limit: 3, last_key: null });
    // A family's cursor opens no other family's list, and no other list of its own.
    expect((await theirs.ask(`/api/stories?last_key=${first.last_key}`)).status).toBe(400);
    expect((await mine.ask(`/api/stories?include_public=true&last_key=${first.last_key}`)).status).toBe(400);
    // Signed out, the device has none of it.
    expect((await list('', mine.device)).ids).toEqual([]);
    expect((await list('?include_public=true', visitor())).ids).toEqual([public_, shown]);
  });
});
