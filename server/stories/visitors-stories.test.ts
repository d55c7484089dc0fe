import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, rowCounts, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

const DAY_MS = 86_400_000;
let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const make = async (ask: AskFor, wish: object = {}): Promise<string> => {
  const answer = await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...wish } });
  const { story_id }: { story_id: string } = await answer.json();
  return story_id;
};
const statusAfter = async (ms: number, ask: AskFor, path: string) => {
  server.later(ms);
  await server.sweeper.sweep();
  return (await ask(path)).status;
};
const lastReadOf = async (id: string) =>
  (await server.database.selectFrom('stories').select('last_read_at').where('id', '=', id).executeTakeFirstOrThrow())
    .last_read_at;

describe('DECIDE-45 a story of a visitor without an account', () => {
  it('goes thirty days after it was told, with everything that belongs to it', async () => {
    const removed: string[] = [];
    const { filesInMemory } = await import('../../tests/helpers/test-app.ts');
    const { ask, visitor, database, sweeper, later } = await open({
      env: { SHOWCASE: 'on' },
      pictureFiles: { ...filesInMemory(), remove: async (id) => void removed.push(id) },
    });
    const empty = await rowCounts(database);
    const id = await make(ask, { include_images: true });
    await expect.poll(async () => (await (await ask(`/api/stories/${id}/status`)).json()).status).toBe('complete');
    const body = { reason: 'other', details: 'too loud' };
    expect((await visitor()(`/api/stories/${id}/report`, { method: 'POST', body })).status).toBe(202);
    later(30 * DAY_MS - 1);
    await sweeper.sweep();
    expect((await rowCounts(database))['stories']).toBe(1);
    expect(removed).toEqual([]);
    expect(await statusAfter(1, ask, `/api/stories/${id}`)).toBe(404);
    expect(removed).toEqual([id]);
    expect(await rowCounts(database)).toEqual(empty);
  });

  it.each(['', '/status'])('is kept for thirty days more when anybody asks for it at %j', async (suffix) => {
    const { ask, visitor } = await open();
    const id = await make(ask);
    expect(await statusAfter(29 * DAY_MS, visitor(), `/api/stories/${id}${suffix}`)).toBe(200);
    expect(await statusAfter(29 * DAY_MS, visitor(), `/api/stories/${id}${suffix}`)).toBe(200);
    expect(await statusAfter(30 * DAY_MS, visitor(), `/api/stories/${id}${suffix}`)).toBe(404);
  });

  it('is kept by who opens its page', async () => {
    const { ask, visitor } = await open();
    const id = await make(ask);
    expect(await statusAfter(29 * DAY_MS, visitor(), `/story/${id}`)).toBe(200);
    expect(await statusAfter(29 * DAY_MS, ask, `/api/stories/${id}`)).toBe(200);
  });

  it('is written to once a day, however often it is read', async () => {
    const { ask, clock, later } = await open();
    const id = await make(ask);
    const told = clock.now();
    later(DAY_MS - 1);
    await ask(`/api/stories/${id}`);
    expect(await lastReadOf(id)).toBe(told);
    later(1);
    await ask(`/api/stories/${id}`);
    expect(await lastReadOf(id)).toBe(told + DAY_MS);
  });

  it('goes also where there are more of them than go at once', async () => {
    const { ask, visitor, database } = await open();
    const id = await make(ask);
    const row = await database.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 120 }, (_, at) => ({ ...row, id: `copy-${at}` }));
    await database.insertInto('stories').values(copies).execute();
    expect(await statusAfter(30 * DAY_MS, visitor(), `/api/stories/${id}`)).toBe(404);
    expect((await rowCounts(database))['stories']).toBe(0);
  });
});

describe('a story that stays', () => {
  it('is one of an account, and one that was a visitor’s before', async () => {
    const { visitor, signedIn } = await open();
    const device = visitor();
    const before = await make(device);
    const { ask } = await signedIn('free', device);
    const after = await make(ask);
    for (const id of [before, after])
      expect(await statusAfter(400 * DAY_MS, visitor(), `/api/stories/${id}`)).toBe(200);
  });

  it('is one that came with the product', async () => {
    const { ask, database, clock } = await open();
    const { loadEditorialStories } = await import('./editorial-stories.ts');
    await loadEditorialStories(database, clock);
    const before = await rowCounts(database);
    expect(await statusAfter(400 * DAY_MS, ask, '/api/stories')).toBe(200);
    expect((await rowCounts(database))['stories']).toBe(before['stories']);
  });
});
