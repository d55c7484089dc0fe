// Finished public stories in a server's database, and its lists page by page.
import * as v from 'valibot';
import { StoryPageSchema } from '#contract/stories';
import { insertStory, newStoryRow } from '../../server/stories/stories.store.ts';
import type { AskFor, TestApp } from './test-app.ts';

const PARAMETERS = {
  protagonist_name: 'Mia',
  age_group: 'preschool',
  theme: 'friendship',
  character: 'robot',
  setting: 'forest',
  length: 'short',
  moral: 'none',
  difficulty: 'simple',
  tone: 'calm',
  story_language: 'en',
  include_images: false,
  image_style: 'watercolor',
};
let ids = 0;
/** What a story has that others have not. */
export interface ListedStory {
  parameters?: Partial<typeof PARAMETERS>;
  row?: Partial<ReturnType<typeof newStoryRow>>;
}
/** Puts a finished public story in. Those of one moment stand beside one another in any order of their ids. */
export async function putListed(server: TestApp, { parameters, row }: ListedStory = {}): Promise<string> {
  ids += 1;
  const id = `${((ids * 7919) % 1000).toString().padStart(4, '0')}-${ids}`.padEnd(22, 'x');
  const begun = newStoryRow({
    id,
    owner: 'user:somebody',
    parameters: JSON.stringify({ ...PARAMETERS, ...parameters }),
    created_at: server.clock.now(),
  });
  const content = JSON.stringify({ title: 'The Lamp', paragraphs: ['Mia lit the lamp.'] });
  await insertStory(server.database, {
    ...begun,
    status: 'complete',
    title: 'The Lamp',
    content,
    visibility: 'public',
    ...row,
  });
  return id;
}
const Page = v.object({ ...StoryPageSchema.entries, stories: v.array(v.looseObject({ story_id: v.string() })) });
/** A page of a list: the ids on it, and the cursor of the next. */
export async function readPage(ask: AskFor, path: string): Promise<{ ids: string[]; last_key: string | null }> {
  const { stories, last_key } = v.parse(Page, await (await ask(path)).json());
  return { ids: stories.map(({ story_id }) => story_id), last_key };
}

/** The ids of all pages, with something that happens after each of them. */
export async function readPages(ask: AskFor, path: string, between: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(ask, next ? `${path}&last_key=${next}` : path);
    seen.push(...page.ids);
    next = page.last_key;
    await between();
  }
  return seen;
}

const CATEGORY = '/api/stories/category';
/** Every way to ask for a list. */
export const LISTS = [
  '/api/stories?limit=3',
  '/api/stories?include_public=true&limit=3',
  '/api/stories?visibility=public&limit=3',
  `${CATEGORY}/friendship?type=themes&limit=3`,
  `${CATEGORY}/school-age?type=ages&limit=3`,
  `${CATEGORY}/family?limit=3`,
  `${CATEGORY}/fantasy?limit=3`,
  `${CATEGORY}/forest?limit=3`,
  '/api/stories?visibility=public&language=es&limit=3',
  `${CATEGORY}/friendship?type=themes&language=es&limit=3`,
  `${CATEGORY}/school-age?type=ages&language=en&limit=3`,
  `${CATEGORY}/fantasy?language=pt&limit=3`,
  `${CATEGORY}/forest?language=hi&limit=3`,
] as const;
/** A story that stands in each of them, for its owner. */
export const STANDS_EVERYWHERE = {
  theme: 'friendship',
  age_group: 'elementary',
  character: 'fantasy',
  setting: 'forest',
};
