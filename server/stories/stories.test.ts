import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { lookFromSeed } from '#illustrator/hero-look';
import { GenerateAnswerSchema, StoryPageSchema, StorySchema, StoryStatusSchema } from '#contract/stories';
import {
  createTestApp,
  never,
  quickTell,
  rowCounts,
  WISH,
  type AskFor,
  type TestApp,
} from '../../tests/helpers/test-app.ts';
import { loadEditorialStories, readEditorialStories } from './editorial-stories.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const make = async (ask: AskFor, change: object = {}) =>
  v.parse(
    GenerateAnswerSchema,
    await (await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change } })).json(),
  ).story_id;
const page = async (answer: Response) => v.parse(StoryPageSchema, await answer.json());
const setVisibility = (id: string, visibility: string) =>
  server.database.updateTable('stories').set({ visibility }).where('id', '=', id).execute();

describe('GET /api/stories/{id}', () => {
  it('API-6 ENT-1 ENT-2 ENT-3 ENT-4 ENT-5 answers the whole story', async () => {
    const { ask } = await open();
    const id = await make(ask);
    const answer = await ask(`/api/stories/${id}`);
    expect(answer.status).toBe(200);
    const body: unknown = await answer.json();
    expect(Object.keys(Object(body)).sort()).toEqual([
      'art',
      'content',
      'cover_image',
      'created_at',
      'error',
      'images',
      'is_owner',
      'is_seed',
      'like_count',
      'liked',
      'parameters',
      'progress',
      'status',
      'story_data',
      'story_id',
      'title',
      'updated_at',
      'view_count',
      'visibility',
    ]);
    const content = {
      title: 'Mia and the Lamp',
      paragraphs: ['Mia lit the lamp.', 'Hush, hush,\nsaid the lamp.', 'Good night, Mia.'],
    };
    expect(v.parse(StorySchema, body)).toEqual({
      story_id: id,
      title: 'Mia and the Lamp',
      status: 'complete',
      created_at: '2026-11-20T20:00:00.000Z',
      updated_at: '2026-11-20T20:00:00.000Z',
      content,
      story_data: {
        content,
        markdown: '# Mia and the Lamp\n\nMia lit the lamp.\n\nHush, hush,  \nsaid the lamp.\n\nGood night, Mia.',
      },
      parameters: {
        protagonist_name: 'Mia',
        theme: 'friendship',
        character: 'robot',
        setting: 'forest',
        age_group: 'preschool',
        length: 'short',
        moral: 'none',
        difficulty: 'simple',
        tone: 'calm',
        story_language: 'en',
        include_images: false,
        image_style: 'watercolor',
        hero_look: lookFromSeed(id),
      },
      images: [],
      art: null,
      progress: { current_step: 10, total_steps: 10 },
      error: null,
      cover_image: null,
      view_count: 0,
      like_count: 0,
      visibility: 'unlisted',
      is_owner: true,
      is_seed: false,
      liked: false,
    });
  });

  it('keeps the plan and what was told with the story, and never answers them', async () => {
    const { ask, database } = await open();
    const id = await make(ask);
    const row = await database
      .selectFrom('stories')
      .select(['plan', 'told'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ plan: '{"arc":"lamp"}', told: '["themes/lamp"]' });
    expect(await (await ask(`/api/stories/${id}`)).text()).not.toContain('themes/lamp');
  });

  it('answers 304 to who has it, says that it depends on the caller, and keeps it out of search engines', async () => {
    const { ask } = await open();
    const id = await make(ask);
    const answer = await ask(`/api/stories/${id}`);
    const etag = answer.headers.get('ETag') ?? '';
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: 'Authorization, Cookie, Accept-Encoding',
      'x-robots-tag': 'noindex',
    });
    const again = await ask(`/api/stories/${id}`, { headers: { 'If-None-Match': `W/${etag}` } });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect((await ask(`/api/stories/${id}`, { headers: { 'If-None-Match': '"else"' } })).status).toBe(200);
    const head = await ask(`/api/stories/${id}`, { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', etag]);
  });

  it('is compressed on the way for who can read that, each form with a tag of its own', async () => {
    const { ask } = await open({
      tell: async (...given) => ({
        ...(await quickTell(...given)),
        paragraphs: [{ text: 'Hush, said the lamp. '.repeat(200) }],
      }),
    });
    const path = `/api/stories/${await make(ask)}`;
    const plain = await ask(path);
    const br = await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect([plain.headers.get('Content-Encoding'), br.headers.get('Content-Encoding')]).toEqual([null, 'br']);
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(await plain.text());
    const tag = br.headers.get('ETag') ?? '';
    expect(tag).not.toBe(plain.headers.get('ETag'));
    expect((await ask(path, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': tag } })).status).toBe(304);
  });

  it('ENT-2 has no content before there is a text', async () => {
    const { ask } = await open({ tell: never });
    const id = await make(ask, { sync: false });
    expect(await (await ask(`/api/stories/${id}`)).json()).toMatchObject({
      content: null,
      story_data: null,
      title: null,
      images: [],
    });
  });

  it('lets others read an unlisted story but not own it, and hides a private one from them', async () => {
    const { ask, visitor } = await open();
    const id = await make(ask);
    expect(await (await visitor()(`/api/stories/${id}`)).json()).toMatchObject({ is_owner: false });
    await setVisibility(id, 'private');
    for (const path of [`/api/stories/${id}`, `/api/stories/${id}/status`]) {
      expect((await visitor()(path)).status).toBe(404);
      expect((await ask(path)).status).toBe(200);
    }
  });

  it.each([
    'x',
    'generate1',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    `${'a'.repeat(21)}!`,
    'a'.repeat(22),
    'a'.repeat(500),
    '%00',
    "' or 1=1 --",
  ])('answers 404 for the id %j', async (id) => {
    const { ask } = await open();
    for (const rest of ['', '/status']) {
      const answer = await ask(`/api/stories/${id}${rest}`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('Content-Type')).toContain('application/json');
      expect(await answer.json()).toHaveProperty('error');
    }
  });

  it('counts a view once a day for each reader who is not the owner, and none for looking ahead', async () => {
    const { ask, visitor, later } = await open();
    const id = await make(ask);
    const reader = visitor();
    const views = async (who: AskFor, method = 'GET') => {
      const answer = await who(`/api/stories/${id}`, { method });
      return method === 'HEAD' ? undefined : v.parse(StorySchema, await answer.json()).view_count;
    };
    await reader('/api/anonymous/status');
    await views(reader, 'HEAD');
    expect(await views(ask)).toBe(0);
    expect([await views(reader), await views(reader)]).toEqual([1, 1]);
    later(86_400_000);
    expect(await views(reader)).toBe(2);
    // Who keeps no cookie is known by the address only.
    expect([await views(visitor()), await views(visitor())]).toEqual([3, 3]);
  });
});

describe('GET /api/stories/{id}/status', () => {
  it('API-8 ENT-6 always has status and error', async () => {
    const { ask } = await open();
    const answer = await ask(`/api/stories/${await make(ask)}/status`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const body: unknown = await answer.json();
    expect(v.parse(StoryStatusSchema, body)).toEqual({
      status: 'complete',
      error: null,
      progress: { current_step: 10, total_steps: 10 },
      images_pending: 0,
      updated_at: '2026-11-20T20:00:00.000Z',
    });
  });
});

describe('GET /api/stories', () => {
  const walk = async (ask: AskFor, query: string, between: () => Promise<unknown> = async () => {}) => {
    const seen: string[] = [];
    let lastKey: string | null = '';
    while (lastKey !== null) {
      const found: { stories: { story_id: string }[]; last_key: string | null } = await page(
        await ask(`/api/stories?${query}${lastKey ? `&last_key=${encodeURIComponent(lastKey)}` : ''}`),
      );
      seen.push(...found.stories.map(({ story_id }) => story_id));
      lastKey = found.last_key;
      await between();
    }
    return seen;
  };

  it('ENT-7 SRV-12 gives every story once, newest first, while new ones arrive', async () => {
    const { ask, later } = await open({ env: { SHOWCASE: 'on' } });
    const made: string[] = [];
    for (let at = 0; at < 7; at++) {
      made.push(await make(ask));
      if (at % 3 === 0) later(1);
    }
    const seen = await walk(ask, 'limit=2', () => make(ask));
    expect(seen.length).toBe(new Set(seen).size);
    expect(new Set(seen.filter((id) => made.includes(id)))).toEqual(new Set(made));
    const { limit, last_key } = await page(await ask('/api/stories'));
    expect([limit, last_key]).toEqual([20, null]);
  });

  it("shows a visitor's own stories, public ones on wish, and never others' unlisted ones", async () => {
    const { ask, visitor } = await open();
    const other = visitor();
    const [mine, theirs, shown] = [await make(ask), await make(other), await make(other)];
    await setVisibility(shown, 'public');
    const ids = async (query: string) =>
      (await page(await ask(`/api/stories${query}`))).stories.map(({ story_id }) => story_id).sort();
    expect(await ids('')).toEqual([mine]);
    expect(await ids('?include_public=true')).toEqual([mine, shown].sort());
    expect(await ids('?include_public=yes')).toEqual([mine]);
    expect(await ids('?visibility=public')).toEqual([shown]);
    expect(await ids('?include_public=true')).not.toContain(theirs);
  });

  it('answers the head of each story and the beginning of its text', async () => {
    const { ask } = await open();
    const answer = await make(ask).then(() => ask('/api/stories'));
    const body: unknown = await answer.clone().json();
    expect((await page(answer)).stories[0]?.excerpt).toBe('Mia lit the lamp.');
    expect(JSON.stringify(body)).not.toContain('content');
    expect(answer.headers.get('Vary')).toBe('Authorization, Cookie, Accept-Encoding');
  });

  it.each(['0', '51', '-1', '1.5', 'ten', '', '1e1'])('refuses limit=%s', async (limit) => {
    const { ask } = await open();
    const answer = await ask(`/api/stories?limit=${limit}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid_limit', error: 'limit must be between 1 and 50' },
    ]);
  });

  it('SRV-12 refuses a cursor that is made up, changed, of another list or of another visitor', async () => {
    const { ask, visitor } = await open();
    await make(ask);
    await make(ask);
    const { last_key: key } = await page(await ask('/api/stories?limit=1'));
    const keys = ['x', '', 'a.b', `${key}x`, `x${key}`, `${key}.${key}`, key?.slice(0, -2)];
    for (const bad of keys) {
      const answer = await ask(`/api/stories?limit=1&last_key=${bad}`);
      expect([bad, answer.status, await answer.json()]).toMatchObject([bad, 400, { code: 'invalid_last_key' }]);
    }
    expect((await ask(`/api/stories?include_public=true&last_key=${key}`)).status).toBe(400);
    expect((await visitor()(`/api/stories?last_key=${key}`)).status).toBe(400);
    expect((await ask(`/api/stories?last_key=${key}`)).status).toBe(200);
  });
});

describe('the editorial stories', () => {
  it('are public, the golden tales first, and the same after a second start', async () => {
    const { ask, database } = await open();
    await loadEditorialStories(database, { now: () => 1000 });
    await database.updateTable('stories').set({ view_count: 7 }).execute();
    await loadEditorialStories(database, { now: () => 2000 });
    expect(await rowCounts(database)).toMatchObject({ stories: readEditorialStories().length, story_jobs: 0 });
    const { stories } = await page(await ask('/api/stories?visibility=public'));
    expect(stories.slice(0, 6).map(({ title }) => title)).toEqual([
      'Tup, Tup, Tup',
      'All the Way to the Tail',
      'The Night Plum Street Stopped Humming',
      'Twenty Minutes of Dark',
      'One of Everything',
      'One Verse Short',
    ]);
    expect(
      stories.every(
        (story) => story.is_seed && story.visibility === 'public' && story.view_count === 7 && !story.is_owner,
      ),
    ).toBe(true);
    const first = v.parse(StorySchema, await (await ask(`/api/stories/${stories[0]?.story_id}`)).json());
    expect(first.parameters.protagonist_name).toBe('Noor');
    expect(JSON.stringify(first.content)).not.toMatch(/[*#]/);
    expect(first.story_data?.content?.paragraphs).toContain('Tup. Tup. Tup.\nSmall and soft and near.');
  });
});
