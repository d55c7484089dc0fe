import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { GenerateAnswerSchema, StoryPageSchema, StorySchema, type Story } from '#contract/stories';
import { createTestApp, never, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const make = async (ask: AskFor, change: object = {}) =>
  v.parse(
    GenerateAnswerSchema,
    await (await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change } })).json(),
  ).story_id;
const put = (ask: AskFor, id: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(`/api/stories/${id}`, { method: 'PUT', body, headers });
const story = async (answer: Response) => v.parse(StorySchema, await answer.json());
const read = async (ask: AskFor, id: string) => story(await ask(`/api/stories/${id}`));

describe('PUT /api/stories/{id}', () => {
  it('API-9 changes the title, here and in the text, and when it was changed', async () => {
    const { ask, later } = await open();
    const id = await make(ask);
    const before = await read(ask, id);
    later(5000);
    const answer = await put(ask, id, { title: '  The  Quiet Lamp ' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const after = await story(answer);
    expect(after).toMatchObject({ title: 'The Quiet Lamp', updated_at: '2026-11-20T20:00:05.000Z' });
    expect(after.content).toEqual({ ...Object(before.content), title: 'The Quiet Lamp' });
    expect(await read(ask, id)).toEqual(after);
  });

  it.each([
    ['paragraphs', { content: { paragraphs: ['One.', 'Two.'] } }, 'Mia and the Lamp'],
    ['paragraphs with a title', { content: { title: 'New', paragraphs: ['One.', 'Two.'] } }, 'New'],
    ['paragraphs with an empty title', { content: { title: ' ', paragraphs: ['One.', 'Two.'] } }, 'Mia and the Lamp'],
    ['Markdown', { content: 'One.\n\nTwo.' }, 'Mia and the Lamp'],
    ['Markdown with a heading', { content: '# New\n\nOne.\n\nTwo.' }, 'New'],
    ['Markdown and a title', { title: 'Newest', content: '# New\n\nOne.\n\nTwo.' }, 'Newest'],
  ])('API-9 changes the text: %s', async (_what, change, title) => {
    const { ask, database } = await open();
    const id = await make(ask);
    const changed = await story(await put(ask, id, change));
    expect(changed).toMatchObject({ title, content: { title, paragraphs: ['One.', 'Two.'] } });
    const row = await database.selectFrom('stories').select(['plan', 'told']).executeTakeFirstOrThrow();
    expect(row).toEqual({ plan: null, told: '["themes/lamp"]' });
  });

  it('API-9 refuses a change of nothing, and ignores what is not for it', async () => {
    const { ask } = await open();
    const id = await make(ask);
    const before = await read(ask, id);
    for (const body of [
      {},
      { owner: 'user:x', is_seed: true, status: 'failed', view_count: 9 },
      { confirm_public: true },
    ])
      expect((await put(ask, id, body)).status).toBe(400);
    const same = await put(ask, id, {
      visibility: 'unlisted',
      owner: 'x',
      is_seed: true,
      view_count: 9,
      like_count: 9,
    });
    expect(await story(same)).toEqual({ ...before, updated_at: expect.any(String) });
  });

  it.each(['pending', 'processing'])('API-9 leaves a %s story alone', async (status) => {
    const { ask } = await open({
      tell: never,
      isWorking: status === 'processing',
      env: { GENERATE_SYNC_WAIT_MS: '60' },
    });
    const id = await make(ask);
    expect((await read(ask, id)).status).toBe(status);
    for (const body of [{ title: 'New' }, { content: 'One.' }, { visibility: 'private' }]) {
      const refused = await put(ask, id, body);
      expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'story_busy' }]);
    }
  });

  it('lets a failed story be hidden, and has no text to change in it', async () => {
    const { ask, database } = await open({ isWorking: false });
    const id = await make(ask, { sync: false });
    await database.updateTable('stories').set({ status: 'failed', error: 'Story generation failed' }).execute();
    expect((await put(ask, id, { title: 'New' })).status).toBe(409);
    expect(await story(await put(ask, id, { visibility: 'private' }))).toMatchObject({
      status: 'failed',
      visibility: 'private',
    });
  });

  it('API-9 SRV-10 makes public with a word and an account, and private again', async () => {
    const { signedIn, visitor } = await open();
    const { ask } = await signedIn();
    const id = await make(ask);
    const listed = async () =>
      v.parse(StoryPageSchema, await (await visitor()('/api/stories?visibility=public')).json()).stories.length;
    const refused = await put(ask, id, { visibility: 'public' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { fields: { confirm_public: 'required' } }]);
    expect((await put(ask, id, { visibility: 'public', confirm_public: false })).status).toBe(400);
    expect(await listed()).toBe(0);
    expect((await story(await put(ask, id, { visibility: 'public', confirm_public: true }))).visibility).toBe('public');
    expect(await listed()).toBe(1);
    expect((await visitor()(`/api/stories/${id}`)).headers.has('X-Robots-Tag')).toBe(false);
    await put(ask, id, { visibility: 'private' });
    expect(await listed()).toBe(0);
    expect((await visitor()(`/api/stories/${id}`)).status).toBe(404);
  });

  it('API-9 publishes no story that failed, and takes a public one back', async () => {
    const { signedIn, database } = await open();
    const { ask } = await signedIn();
    const id = await make(ask);
    const publish = { visibility: 'public', confirm_public: true };
    const setStatus = (status: string) => database.updateTable('stories').set({ status }).execute();
    await setStatus('failed');
    const refused = await put(ask, id, publish);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'story_busy' }]);
    expect((await read(ask, id)).visibility).toBe('unlisted');
    await setStatus('complete');
    expect((await story(await put(ask, id, publish))).visibility).toBe('public');
    expect((await story(await put(ask, id, { visibility: 'unlisted' }))).visibility).toBe('unlisted');
    const listed = await ask('/api/stories?visibility=public');
    expect(v.parse(StoryPageSchema, await listed.json()).stories).toEqual([]);
  });

  it('API-9 a device hides its stories and shows them again by link, and publishes none', async () => {
    const { ask, visitor } = await open();
    const id = await make(ask);
    const answer = await put(ask, id, { visibility: 'public', confirm_public: true });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'auth_required' }]);
    await put(ask, id, { visibility: 'private' });
    expect((await visitor()(`/api/stories/${id}`)).status).toBe(404);
    await put(ask, id, { visibility: 'unlisted' });
    expect((await visitor()(`/api/stories/${id}`)).status).toBe(200);
  });

  it('signs the addresses of pictures of a story that was public', async () => {
    const { signedIn, visitor } = await open({ env: { SHOWCASE: 'on' } });
    const { ask } = await signedIn();
    const id = await make(ask, { include_images: true });
    const coverUrl = async () => (await read(ask, id)).images[0]?.url ?? '';
    await expect.poll(coverUrl).not.toBe('');
    const cover = await coverUrl();
    expect((await visitor()(cover)).status).toBe(200);
    const hidden = await story(await put(ask, id, { visibility: 'private' }));
    expect(hidden.images[0]?.url).toMatch(/&exp=\d+&sig=/);
    expect((await visitor()(cover)).status).toBe(404);
  });
  it('API-9 takes a change made from the story as it is, and no other', async () => {
    const { ask } = await open();
    const id = await make(ask);
    for (const encoding of ['identity', 'gzip', 'br']) {
      const tag =
        (await ask(`/api/stories/${id}`, { headers: { 'Accept-Encoding': encoding } })).headers.get('ETag') ?? '';
      expect((await put(ask, id, { title: `As ${encoding}` }, { 'If-Match': tag })).status).toBe(200);
      const late = await put(ask, id, { title: 'Too late' }, { 'If-Match': tag });
      expect([late.status, await late.json()]).toMatchObject([412, { code: 'precondition_failed' }]);
      expect((await read(ask, id)).title).toBe(`As ${encoding}`);
    }
    expect((await put(ask, id, { title: 'Whatever it is' }, { 'If-Match': '*' })).status).toBe(200);
    expect((await put(ask, id, { title: 'x' }, { 'If-Match': '"nonsense"' })).status).toBe(412);
  });

  it('API-9 lets one of two changes from the same story through', async () => {
    const { ask } = await open();
    const id = await make(ask);
    const tag = (await ask(`/api/stories/${id}`)).headers.get('ETag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put(ask, id, { title: `Title ${at}` }, { 'If-Match': tag })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(7);
  });

  it('API-10 ROLE-17 is for a family’s stories until they are removed', async () => {
    const { ask } = await (await open()).signedIn();
    const id = await make(ask);
    expect((await ask(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await put(ask, id, { title: 'New' })).status).toBe(404);
    expect((await ask(`/api/stories/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await ask(`/api/stories/${id}`)).status).toBe(404);
  });

  describe('BEY-14 hides pictures', () => {
    const pictured = async () => {
      const app = await open({ env: { SHOWCASE: 'on' } });
      const family = await app.signedIn();
      const id = await make(family.ask, { include_images: true });
      await expect.poll(async () => (await read(family.ask, id)).status).toBe('complete');
      return { ...app, ask: family.ask, id, before: await read(family.ask, id) };
    };
    const idsOf = ({ images }: Story) => images.map((image) => image.id);
    const hiddenIn = ({ images }: Story) => images.filter(({ hidden }) => hidden).map(({ id }) => id);

    it('tells the owner which, leaves them out for everybody else, and shows them again', async () => {
      const { ask, visitor, id, before } = await pictured();
      const hidden = idsOf(before).slice(1, 2);
      expect(hidden).toHaveLength(1);
      const changed = await story(await put(ask, id, { hidden_images: hidden }));
      expect([hiddenIn(changed), idsOf(changed)]).toEqual([hidden, idsOf(before)]);
      expect(await read(ask, id)).toEqual(changed);
      const seen = await read(visitor(), id);
      expect(idsOf(seen)).toEqual(idsOf(before).filter((each) => !hidden.includes(each)));
      expect(seen.cover_image).toBe(before.cover_image);
      // Another change leaves them hidden.
      expect(hiddenIn(await story(await put(ask, id, { title: 'New' })))).toEqual(hidden);
      expect(hiddenIn(await story(await put(ask, id, { hidden_images: [] })))).toEqual([]);
      expect(idsOf(await read(visitor(), id))).toEqual(idsOf(before));
    });

    it('a hidden cover stands in no list, no card and no head of a page', async () => {
      const { ask, visitor, id, before } = await pictured();
      const asked = before.parameters.theme;
      await put(ask, id, { visibility: 'public', confirm_public: true });
      const covers = async () => {
        const lists = [
          await ask('/api/stories'),
          await visitor()('/api/stories?visibility=public'),
          await visitor()(`/api/stories/category/${asked}?type=themes`),
        ];
        const pages = await Promise.all(
          lists.map(async (answer) =>
            v.parse(v.object({ stories: StoryPageSchema.entries.stories }), await answer.json()),
          ),
        );
        return pages.map(({ stories }) => stories.find(({ story_id }) => story_id === id)?.cover_image);
      };
      const page = async () => (await visitor()(`/story/${id}`)).text();
      expect(await covers()).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
      expect(await page()).toContain(`/images/cover`);
      await put(ask, id, { hidden_images: ['cover'] });
      expect(await covers()).toEqual([null, null, null]);
      expect(await page()).not.toContain(`/images/cover`);
      expect((await read(ask, id)).cover_image).toBeNull();
    });

    it('refuses what is no list of pictures, and no stranger hides one', async () => {
      const { ask, signedIn, visitor, id, before } = await pictured();
      for (const hidden_images of ['cover', [1], ['../x'], Array.from({ length: 101 }, () => 'p1')])
        expect((await put(ask, id, { hidden_images })).status).toBe(400);
      expect((await put((await signedIn()).ask, id, { hidden_images: ['cover'] })).status).toBe(403);
      expect((await put(visitor(), id, { hidden_images: ['cover'] })).status).toBe(401);
      expect(await read(ask, id)).toEqual(before);
    });

    it('takes a change made from the story as it was, and none when a picture was hidden meanwhile', async () => {
      const { ask, id } = await pictured();
      const tag = (await ask(`/api/stories/${id}`)).headers.get('ETag') ?? '';
      expect((await put(ask, id, { hidden_images: ['cover'] }, { 'If-Match': tag })).status).toBe(200);
      expect((await put(ask, id, { title: 'New' }, { 'If-Match': tag })).status).toBe(412);
    });

    it('no picture takes the place of another when the paragraphs between them go', async () => {
      const { ask, id, before } = await pictured();
      const { paragraphs } = v.parse(v.object({ paragraphs: v.array(v.string()) }), before.content);
      const places = ({ images }: Story) => images.flatMap(({ paragraph_index }) => paragraph_index ?? []);
      expect(places(before).length).toBeGreaterThan(1);
      const apart = paragraphs.flatMap((paragraph, at) => [paragraph, `And then, ${at}.`]);
      await put(ask, id, { content: { paragraphs: apart } });
      const rest = apart.filter((each) => !paragraphs.includes(each)).slice(0, places(before).length);
      const after = places(await story(await put(ask, id, { content: { paragraphs: rest } })));
      expect(after.toSorted((one, other) => one - other)).toEqual(rest.map((_, at) => at));
    });

    it('a picture stays with its paragraph when one is added or removed before it', async () => {
      const { ask, id, before } = await pictured();
      const { paragraphs } = v.parse(v.object({ paragraphs: v.array(v.string()) }), before.content);
      const places = ({ images }: Story) => images.map(({ paragraph_index }) => paragraph_index);
      const more = await story(await put(ask, id, { content: { paragraphs: ['One evening.', ...paragraphs] } }));
      expect(places(more)).toEqual(places(before).map((at) => (at === null ? null : at + 1)));
      expect(places(await story(await put(ask, id, { content: { paragraphs } })))).toEqual(places(before));
    });
  });
});
