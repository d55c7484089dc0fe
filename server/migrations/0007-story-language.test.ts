import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../../tests/helpers/empty-database.ts';
import { insertStory, newStoryRow } from '../stories/stories.store.ts';
import { storyLanguage } from './0007-story-language.ts';

it('finds the language of every story that is there; one that names none is English', async () => {
  const database = await openEmptyDatabase();
  const told = { hindi: { story_language: 'hi' }, spanish: { story_language: 'es' }, old: {} };
  for (const [id, parameters] of Object.entries(told))
    await insertStory(
      database,
      newStoryRow({ id, owner: null, parameters: JSON.stringify(parameters), created_at: 1 }),
    );
  for (const which of ['', '_by_theme', '_by_character', '_by_setting', '_by_age_group'])
    await database.schema.dropIndex(`public_stories${which}_in_language`).execute();
  await database.schema.alterTable('stories').dropColumn('story_language').execute();
  await storyLanguage.up(database);
  const languages = await database.selectFrom('stories').select(['id', 'story_language']).orderBy('id').execute();
  expect(languages.map((row) => Object.values(row))).toEqual([
    ['hindi', 'hi'],
    ['old', 'en'],
    ['spanish', 'es'],
  ]);
  await database.destroy();
});
