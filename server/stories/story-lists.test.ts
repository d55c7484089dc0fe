import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoryStoriesSchema } from '#contract/stories';
import {
  LISTS,
  putListed,
  readPage,
  readPages,
  STANDS_EVERYWHERE,
  type ListedStory,
} from '../../tests/helpers/listed-stories.ts';
import { createTestApp, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import { listPublicAddresses } from './story-lists.store.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async () => (server = await createTestApp({ isWorking: false }));

const put = (given?: ListedStory) => putListed(server, given);
const pageOf = (path: string, ask: AskFor = server.ask) => readPage(ask, path);

const CATEGORY = '/api/stories/category';
describe('lists of stories', () => {
  it.each(LISTS)('SRV-12 %s gives every story once, newest first, while new ones arrive', async (path) => {
    const { signedIn, later } = await open();
    const family = await signedIn();
    const arrive = () =>
      put({
        parameters: { ...STANDS_EVERYWHERE, ...(path.includes('/family') ? { character: 'family' } : {}) },
        row: { owner: `user:${family.userId}` },
      });
    const made: string[] = [];
    for (let at = 0; at < 10; at++) {
      made.push(await arrive());
      // Four stories share a moment: within it the greater id comes first.
      if (at % 4 === 3) later(1);
    }
    later(1);
    const groups = [made.slice(8), made.slice(4, 8), made.slice(0, 4)];
    const newestFirst = groups.flatMap((group) => group.toSorted().toReversed());
    expect(await readPages(family.ask, path, arrive)).toEqual(newestFirst);
  });

  it('gives a story once that several of its values stand for', async () => {
    const { later } = await open();
    const both = await put({ parameters: { theme: 'family', character: 'family' } });
    later(1);
    const theme = await put({ parameters: { theme: 'family' } });
    later(1);
    const character = await put({ parameters: { character: 'family' } });
    expect(await pageOf(`${CATEGORY}/family?limit=3`)).toEqual({ ids: [character, theme, both], last_key: null });
    const first = await pageOf(`${CATEGORY}/family?limit=2`);
    expect((await pageOf(`${CATEGORY}/family?limit=2&last_key=${first.last_key}`)).ids).toEqual([both]);
    expect((await pageOf(`${CATEGORY}/family?type=themes`)).ids).toEqual([theme, both]);
  });

  it('API-5 gives a family its own stories and public ones on wish, its own public one once', async () => {
    const { signedIn, later } = await open();
    const family = await signedIn();
    const owner = `user:${family.userId}`;
    const own = await put({ row: { owner, visibility: 'unlisted' } });
    later(1);
    const shown = await put({ row: { owner } });
    later(1);
    const theirs = await put();
    expect((await pageOf('/api/stories', family.ask)).ids).toEqual([shown, own]);
    expect((await pageOf('/api/stories?limit=1', family.ask)).ids).toEqual([shown]);
    expect((await pageOf('/api/stories?include_public=true', family.ask)).ids).toEqual([theirs, shown, own]);
    const first = await pageOf('/api/stories?include_public=true&limit=2', family.ask);
    expect(first.ids).toEqual([theirs, shown]);
    const rest = await pageOf(`/api/stories?include_public=true&limit=2&last_key=${first.last_key}`, family.ask);
    expect(rest).toEqual({ ids: [own], last_key: null });
    // A visitor without stories sees what is everybody's.
    expect((await pageOf('/api/stories?include_public=true')).ids).toEqual([theirs, shown]);
  });

  const PUBLIC_LISTS = LISTS.slice(1).filter((path) => !path.includes('/family'));
  it.each([
    ['unlisted', { visibility: 'unlisted' }],
    ['private', { visibility: 'private' }],
    ['hidden', { is_hidden: 1 }],
    ['unfinished', { status: 'processing' }],
    ['failed', { status: 'failed' }],
  ] as const)('SRV-10 show no %s story to others; its owner has it in his list', async (_what, row) => {
    const { signedIn } = await open();
    const family = await signedIn();
    const id = await put({ parameters: STANDS_EVERYWHERE, row: { ...row, owner: `user:${family.userId}` } });
    const shown = await put({ parameters: STANDS_EVERYWHERE });
    for (const path of PUBLIC_LISTS) expect([path, (await pageOf(path)).ids]).toEqual([path, [shown]]);
    expect((await pageOf('/api/stories', family.ask)).ids).toEqual([id]);
    expect((await pageOf('/api/stories?include_public=true', family.ask)).ids.toSorted()).toEqual(
      [id, shown].toSorted(),
    );
  });
  it('SRV-10 name the newest public stories for the sitemap, and no other', async () => {
    const { database, later } = await open();
    const made: string[] = [];
    for (let at = 0; at < 3; at++) {
      made.push(await put({ row: { updated_at: at } }));
      await put({ row: { visibility: 'unlisted' } });
      await put({ row: { visibility: 'private' } });
      await put({ row: { is_hidden: 1 } });
      await put({ row: { status: 'failed' } });
      later(1);
    }
    const [oldest = '', older = '', newest = ''] = made;
    expect(await listPublicAddresses(database, 2)).toEqual([
      { id: newest, updated_at: 2 },
      { id: older, updated_at: 1 },
    ]);
    expect((await listPublicAddresses(database, 10)).map(({ id }) => id)).toEqual([newest, older, oldest]);
  });
  it('leave a hidden story readable by its link', async () => {
    const { ask } = await open();
    const id = await put({ row: { is_hidden: 1 } });
    expect((await ask(`/api/stories/${id}`)).status).toBe(200);
  });
});

describe('GET /api/stories/category/{category}', () => {
  it('API-13 gives each item its keys and as many as asked for', async () => {
    const { ask, later } = await open();
    for (let at = 0; at < 14; at++) {
      await put();
      later(1);
    }
    const said = v.parse(CategoryStoriesSchema, await (await ask(`${CATEGORY}/friendship?limit=12`)).json());
    expect(said.stories).toHaveLength(12);
    for (const story of said.stories)
      for (const key of ['story_id', 'title', 'cover_image', 'parameters', 'view_count', 'like_count', 'created_at'])
        expect(Object.keys(story)).toContain(key);
    expect([said.category, said.limit, typeof said.last_key]).toEqual(['friendship', 12, 'string']);
    expect((await pageOf(`${CATEGORY}/friendship?limit=5`)).ids).toHaveLength(5);
  });
  it('LIM-12 gives twelve when nobody says how many', async () => {
    const { later } = await open();
    for (let at = 0; at < 14; at++) {
      await put();
      later(1);
    }
    const first = await pageOf(`${CATEGORY}/friendship`);
    expect(first.ids).toHaveLength(12);
    expect((await pageOf(`${CATEGORY}/friendship?last_key=${first.last_key}`)).ids).toHaveLength(2);
  });
  it.each(['0', '51', '-1', '1.5', 'ten', '', '1e1', '9'.repeat(10_000)])('refuses limit=%s', async (limit) => {
    const { ask } = await open();
    const answer = await ask(`${CATEGORY}/friendship?limit=${limit}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_limit' }]);
  });
  it('SRV-12 refuses a cursor that is made up, changed, or of another list', async () => {
    const { ask, later } = await open();
    for (let at = 0; at < 3; at++) {
      await put();
      later(1);
    }
    const path = `${CATEGORY}/friendship?type=themes&limit=1`;
    const { last_key: key } = await pageOf(path);
    const { last_key: ofAll } = await pageOf('/api/stories?visibility=public&limit=1');
    const keys = ['x', '', 'a.b', `${key}x`, `x${key}`, key?.slice(0, -2), ofAll, 'x'.repeat(10_000), '%00', '🦆'];
    for (const bad of keys) {
      const answer = await ask(`${path}&last_key=${bad}`);
      expect([bad, answer.status, await answer.json()]).toMatchObject([bad, 400, { code: 'invalid_last_key' }]);
    }
    expect((await ask(`${CATEGORY}/bedtime?type=themes&last_key=${key}`)).status).toBe(400);
    expect((await ask(`${CATEGORY}/friendship?last_key=${key}`)).status).toBe(400);
    expect((await ask(`${path}&last_key=${key}`)).status).toBe(200);
  });
  it.each([
    'zzz',
    'friendship?type=zzz',
    'friendship?type=',
    'friendship?type=stats',
    'forest?type=themes',
    'constructor',
    '__proto__',
    '%00',
    'দুঃখ',
    'x'.repeat(10_000),
  ])('answers 404 for %s', async (category) => {
    const { ask } = await open();
    const answer = await ask(`${CATEGORY}/${category}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'category_not_found' }]);
  });
  it('looks at no token and is kept five minutes by everyone', async () => {
    const { ask } = await open();
    const answer = await ask(`${CATEGORY}/friendship`, { headers: { Authorization: 'Bearer nonsense' } });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const again = await ask(`${CATEGORY}/friendship`, {
      headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});
