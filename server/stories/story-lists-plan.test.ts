import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { LISTS, putListed, readPage, STANDS_EVERYWHERE } from '../../tests/helpers/listed-stories.ts';
import { createTestApp, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

it('lists of stories walk an index, whatever is asked: nothing is scanned, nothing is sorted', async () => {
  server = await createTestApp({ isWorking: false });
  const { ask, signedIn, database } = server;
  const family = await signedIn();
  for (let at = 0; at < 4; at++)
    await putListed(server, { parameters: STANDS_EVERYWHERE, row: { owner: `user:${family.userId}`, created_at: at } });
  const prepared: string[] = [];
  const prepare = DatabaseSync.prototype.prepare;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text, ...rest) {
    prepared.push(text);
    return prepare.call(this, text, ...rest);
  });
  for (const path of LISTS) {
    const asking = path.startsWith('/api/stories/category') ? ask : family.ask;
    const { last_key } = await readPage(asking, path);
    if (last_key) await readPage(asking, `${path}&last_key=${last_key}`);
  }
  await ask('/api/categories/stats');
  const lists = new Set(prepared.filter((text) => /from "stories"/.test(text) && !/where "id" = /.test(text)));
  // Own, public, and theme, age, character and setting, each with its next page; all but the own ones in a language too; and the count.
  expect(lists.size).toBe(23);
  for (const text of lists) {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(database);
    const steps = rows.map(({ detail }) => detail);
    const column = /"(theme|character|setting|age_group)" = /.exec(text)?.[1];
    const index = text.includes('"owner" = ')
      ? 'SEARCH stories USING INDEX stories_by_owner'
      : `USING ${text.includes('count(') ? 'COVERING ' : ''}INDEX public_stories${column ? `_by_${column}` : ''}` +
        (text.includes('"story_language" = ') ? '_in_language' : '');
    expect([text, steps]).toEqual([text, [expect.stringMatching(new RegExp(`${index}( |$)`))]]);
  }
});
