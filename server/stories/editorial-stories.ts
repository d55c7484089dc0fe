// The stories everybody finds at the first start (DECIDE-39): public, told of children who do not exist. In English six
// golden tales, and one for every landing page; in each other language a golden tale and two more. What is no golden tale
// was told by the storyteller and edited by hand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES } from '#contract/languages';
import { PROGRESS_TOTAL_STEPS, StoryParametersSchema, type StoryText } from '#contract/stories';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { listedBy, newStoryRow } from './stories.store.ts';

const FOLDER = join(import.meta.dirname, 'editorial');

const FrontMatterSchema = v.object({
  title: v.pipe(v.string(), v.minLength(1)),
  /** The landing page that the story was told for, `themes/bedtime`; the golden tales stand wherever their options do. */
  page: v.optional(v.string()),
  language: v.optional(v.picklist(LANGUAGE_CODES), FALLBACK_LANGUAGE),
  name: v.string(),
  /** Who stands beside the hero on the cover, by its id; nobody where the story has a friend of its own. */
  companion: v.optional(v.string()),
  ...v.pick(StoryParametersSchema, [
    'age_group',
    'theme',
    'character',
    'setting',
    'length',
    'moral',
    'difficulty',
    'tone',
  ]).entries,
});

export interface EditorialStory extends v.InferOutput<typeof FrontMatterSchema> {
  id: string;
  text: StoryText;
}

/** All of them, in the order of their files: front matter of `field: value` lines, then paragraphs. Throws for a broken file. */
export function readEditorialStories(): EditorialStory[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const [, front = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(FOLDER, file), 'utf8')) ?? [];
      const fields = front
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
      const matter = v.parse(FrontMatterSchema, Object.fromEntries(fields));
      const paragraphs = body.trim().split(/\n{2,}/);
      return { ...matter, id: idOf(basename(file, '.md')), text: { title: matter.title, paragraphs } };
    });
}

/** The same id for the same file on every machine, so that links to these stories can be shared. */
const idOf = (file: string): string =>
  createHash('sha256').update(`editorial ${file}`).digest('base64url').slice(0, 22);

/** Puts the editorial stories in; again is no harm: changed texts are renewed, withdrawn ones go, what readers counted stays. */
export async function loadEditorialStories(database: Database, clock: Clock): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const stories = readEditorialStories();
    const now = clock.now();
    await transaction
      .deleteFrom('stories')
      .where('is_seed', '=', 1)
      .where(
        'id',
        'not in',
        stories.map(({ id }) => id),
      )
      .execute();
    for (const [at, story] of stories.entries()) {
      const { id, text, page: _page, title: _title, companion: _companion, name, language, ...options } = story;
      const parameters = {
        ...options,
        protagonist_name: name,
        story_language: language,
        include_images: false,
        image_style: 'watercolor',
      };
      // The first file stands first in a list that shows the newest first.
      const told = { title: text.title, parameters: JSON.stringify(parameters), content: JSON.stringify(text) };
      const row = newStoryRow({
        ...told,
        id,
        owner: null,
        created_at: now - at,
        status: 'complete',
        current_step: PROGRESS_TOTAL_STEPS,
        visibility: 'public',
        is_seed: 1,
      });
      await transaction
        .insertInto('stories')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('id')
            // Whoever has kept the text of before is to see that it is another.
            .doUpdateSet({ ...told, ...listedBy(told.parameters), updated_at: now })
            .where((eb) =>
              eb.or([
                eb('stories.title', '!=', told.title),
                eb('stories.parameters', '!=', told.parameters),
                eb('stories.content', '!=', told.content),
              ]),
            ),
        )
        .execute();
    }
  });
}
