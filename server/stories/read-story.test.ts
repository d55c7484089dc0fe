// Answers that are kept are told apart by who asks, and are never older than the story. What another process on the same
// database does is played by its rows alone: this process hears nothing of it.
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { GenerateAnswerSchema, StorySchema } from '#contract/stories';
import { createTestApp, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import { addLike } from './reactions.store.ts';
import { createRead } from './read-story.ts';
import { removeStory, updateStory } from './stories.store.ts';

let server: TestApp;
afterEach(() => server.close());

/** A story that its owner and a stranger have read before. */
async function readBefore(env: Record<string, string> = {}, wish: object = {}) {
  server = await createTestApp({ env });
  const [owner, stranger] = [await server.signedIn(), server.visitor()];
  const made = await owner.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...wish } });
  const { story_id: id } = v.parse(GenerateAnswerSchema, await made.json());
  const read = async (ask: AskFor) => v.parse(StorySchema, await (await ask(`/api/stories/${id}`)).json());
  for (const ask of [owner.ask, stranger, owner.ask, stranger]) await read(ask);
  return { id, owner, stranger, read };
}

describe('a story that was read before', () => {
  it('API-6: is told with what another process has changed of it', async () => {
    const { id, owner, stranger, read } = await readBefore();
    const { updated_at: before } = await read(stranger);
    await updateStory(server.database, id, { title: 'Another night', updated_at: Date.parse(before) + 1 });
    for (const ask of [owner.ask, stranger]) expect((await read(ask)).title).toBe('Another night');
  });

  it('SRV-11: is none at once for whoever may not read it, and for all when it is gone', async () => {
    const { id, owner, stranger, read } = await readBefore();
    await server.database.updateTable('stories').set({ visibility: 'private' }).execute();
    expect((await stranger(`/api/stories/${id}`)).status).toBe(404);
    expect((await read(owner.ask)).visibility).toBe('private');
    await server.database.updateTable('stories').set({ visibility: 'unlisted' }).execute();
    expect((await read(stranger)).visibility).toBe('unlisted');
    await removeStory(server.database, id);
    for (const ask of [owner.ask, stranger]) expect((await ask(`/api/stories/${id}`)).status).toBe(404);
  });

  it('is its owner’s for its owner alone, and another’s when it was taken over', async () => {
    const { owner, stranger, read } = await readBefore();
    const others = await server.signedIn();
    const own = async (ask: AskFor) => {
      const { is_owner: isOwner, parameters } = await read(ask);
      return [isOwner, parameters.hero_look !== null];
    };
    expect([await own(owner.ask), await own(stranger), await own(others.ask)]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await server.database
      .updateTable('stories')
      .set({ owner: `user:${others.userId}` })
      .execute();
    expect([await own(owner.ask), await own(others.ask)]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('is not kept as a stranger’s when it became his own while it was read', async () => {
    const { id } = await readBefore();
    const { database, clock } = server;
    let isOwner = true;
    const story = v.parse(StorySchema, await (await server.ask(`/api/stories/${id}`)).json());
    const read = createRead({ database, clock, wholeStory: async () => ({ ...story, is_owner: isOwner }) });
    await read(id, { owner: 'anon:somebody' });
    isOwner = false;
    expect(JSON.parse((await read(id, { owner: 'anon:somebody' })).text)).toMatchObject({ is_owner: false });
  });

  it('says to each reader what he likes, and to all how many do', async () => {
    const { id, owner, stranger, read } = await readBefore();
    const fan = await server.signedIn();
    await server.database.transaction().execute((db) => addLike(db, id, `user:${fan.userId}`, server.clock.now()));
    for (const ask of [stranger, fan.ask, owner.ask, stranger])
      expect(await read(ask)).toMatchObject({ liked: ask === fan.ask, like_count: 1 });
  });

  it('says of every view that was counted', async () => {
    const { read } = await readBefore();
    const views = [];
    for (let at = 2; at < 5; at++) {
      const reader: AskFor = (path) => server.visitor()(path, { address: `192.0.2.${at}` });
      views.push((await read(reader)).view_count, (await read(reader)).view_count);
    }
    expect(views).toEqual([2, 2, 3, 3, 4, 4]);
  });

  it('shows private pictures at addresses that are good for another half hour', async () => {
    const { owner, read } = await readBefore({ SHOWCASE: 'on' }, { include_images: true });
    await server.database.updateTable('stories').set({ visibility: 'private' }).execute();
    await expect.poll(async () => (await read(owner.ask)).status).toBe('complete');
    const { cover_image: first } = await read(owner.ask);
    server.later(3_600_000);
    const { cover_image: next } = await read(owner.ask);
    expect([first, next]).toEqual([expect.stringContaining('sig='), expect.stringContaining('sig=')]);
    expect(next).not.toBe(first);
  });

  it('SRV-10: goes out with all the headers of any answer, and the same bytes in every encoding', async () => {
    const { id, stranger } = await readBefore({ PUBLIC_URL: 'https://tuckaway.example' });
    const ask = (headers: Record<string, string>) => stranger(`/api/stories/${id}`, { headers });
    const plain = await ask({ 'Accept-Encoding': 'identity' });
    const packed = await ask({ 'Accept-Encoding': 'br' });
    const text = await plain.text();
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
    const same = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': packed.headers.get('ETag') ?? '' });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const usual = await stranger('/api/anonymous/status');
    for (const answer of [plain, packed, same]) {
      for (const [name, value] of usual.headers)
        if (!/cache-control|content-type|x-request-id|set-cookie/.test(name))
          expect([name, answer.headers.get(name)]).toEqual([name, value]);
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
      expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
      expect(answer.headers.get('Vary')).toBe('Authorization, Cookie, Accept-Encoding');
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    }
    expect(packed.headers.get('Content-Encoding')).toBe('br');
    expect(packed.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    server.beginDraining();
    expect((await ask({})).headers.get('Connection')).toBe('close');
  });
});
