import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { StorySchema, StoryTextSchema } from '#contract/stories';
import { storyRequest } from '#storyteller/story-request';
import { tellStory } from '#storyteller/tell-story';
import { createTestApp, WISH, type TestApp } from '../helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());

describe('the server with the built-in storyteller', () => {
  it('PROD-2 has a story ready when its page opens, and tells the same story to whoever has its id', async () => {
    server = await createTestApp({ tell: tellStory, env: { SHOWCASE: 'on' } });
    const answer = await server.ask('/api/stories/generate', { method: 'POST', body: WISH });
    expect(answer.status).toBe(201);
    const { story_id: id } = await answer.json();
    const story = v.parse(StorySchema, await (await server.ask(`/api/stories/${id}`)).json());
    const text = v.parse(StoryTextSchema, story.content);
    expect(text.paragraphs.at(-1)).toContain('Mia');
    const again = await tellStory(storyRequest(story.parameters), id);
    expect(text).toEqual({ title: again.title, paragraphs: again.paragraphs.map((paragraph) => paragraph.text) });
  });

  it('tells the same wish differently the next evening', async () => {
    server = await createTestApp({ tell: tellStory, env: { SHOWCASE: 'on' } });
    const titles = new Set<string>();
    const texts = new Set<string>();
    for (let evening = 0; evening < 3; evening++) {
      const { story_id: id } = await (await server.ask('/api/stories/generate', { method: 'POST', body: WISH })).json();
      const story = v.parse(StorySchema, await (await server.ask(`/api/stories/${id}`)).json());
      titles.add(story.title ?? '');
      texts.add(v.parse(StoryTextSchema, story.content).paragraphs.join('\n'));
      server.later(86_400_000);
    }
    expect([titles.size, texts.size]).toEqual([3, 3]);
  });
});
