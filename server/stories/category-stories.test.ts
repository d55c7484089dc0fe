import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { CategoryStoriesSchema, GenerateAnswerSchema } from '#contract/stories';
import { createTestApp, WISH, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

async function publicStory(change: object): Promise<string> {
  const answer = await server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change } });
  const { story_id } = v.parse(GenerateAnswerSchema, await answer.json());
  await server.database.updateTable('stories').set({ visibility: 'public' }).where('id', '=', story_id).execute();
  return story_id;
}
const ask = async (path: string) => v.parse(CategoryStoriesSchema, await (await server.ask(path)).json());
const ids = ({ stories }: v.InferOutput<typeof CategoryStoriesSchema>) => stories.map(({ story_id }) => story_id);

describe('GET /api/stories/category/{category}', () => {
  it('OPT-12, API-13, ENT-8 lists public stories of an idea under either spelling', async () => {
    server = await createTestApp();
    const adventure = await publicStory({ theme: 'adventure', setting: 'city' });
    const forest = await publicStory({ theme: 'family', setting: 'forest' });
    expect(ids(await ask('/api/stories/category/adventures'))).toEqual([adventure]);
    expect(ids(await ask('/api/stories/category/adventure'))).toEqual([adventure]);
    expect(ids(await ask('/api/stories/category/enchanted-forest?type=settings'))).toEqual([forest]);
    const [first] = (await ask('/api/stories/category/adventures')).stories;
    for (const key of ['story_id', 'title', 'cover_image', 'parameters', 'view_count', 'like_count', 'created_at']) {
      expect(first).toHaveProperty(key);
    }
  });
  it('tells apart by type what two groups call the same', async () => {
    server = await createTestApp();
    const theme = await publicStory({ theme: 'family', character: 'robot' });
    const character = await publicStory({ theme: 'science', character: 'family' });
    expect(ids(await ask('/api/stories/category/family?type=themes'))).toEqual([theme]);
    expect(ids(await ask('/api/stories/category/family?type=characters'))).toEqual([character]);
    expect(ids(await ask('/api/stories/category/family')).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [theme, character].toSorted((a, b) => a.localeCompare(b)),
    );
  });
  it('answers an empty list for an idea without stories, and shows none that is not public', async () => {
    server = await createTestApp();
    const id = await publicStory({ theme: 'science' });
    await server.database.updateTable('stories').set({ visibility: 'unlisted' }).where('id', '=', id).execute();
    expect((await ask('/api/stories/category/science')).stories).toEqual([]);
  });
  it('LIM-12 gives twelve unless asked otherwise, and the rest by its cursor', async () => {
    server = await createTestApp();
    expect((await ask('/api/stories/category/science')).limit).toBe(12);
    const made = [await publicStory({ theme: 'science' }), await publicStory({ theme: 'science' })];
    const first = await ask('/api/stories/category/science?limit=1');
    const second = await ask(`/api/stories/category/science?limit=1&last_key=${first.last_key}`);
    expect(new Set([...ids(first), ...ids(second)])).toEqual(new Set(made));
    expect((await server.ask(`/api/stories/category/bedtime?last_key=${first.last_key}`)).status).toBe(400);
  });
  it.each(['zzz', 'adventures?type=ages', '%22%25'])('refuses %s, which is no idea', async (category) => {
    server = await createTestApp();
    const answer = await server.ask(`/api/stories/category/${category}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'category_not_found' }]);
  });
});

describe('GET /api/stories/schema', () => {
  it('ENT-10, API-11 is the JSON Schema of a story written by hand, and no story', async () => {
    server = await createTestApp();
    const answer = await server.ask('/api/stories/schema');
    expect(answer.headers.get('content-type')).toBe('application/schema+json');
    expect(await answer.json()).toMatchObject({
      type: 'object',
      properties: {
        title: { type: 'string', maxLength: 120 },
        visibility: { enum: ['private', 'unlisted', 'public'] },
      },
      required: ['title', 'content'],
    });
  });
});
