import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../platform/database.ts';

it('what belongs to an account is not looked at to find what visitors read long ago', async () => {
  const database = await openDatabase(':memory:');
  const plan = await sql<{ detail: string }>`explain query plan
    select id from stories where substr(owner, 1, 5) = 'anon:' and last_read_at <= ${1} limit 50`.execute(database);
  expect(plan.rows.map(({ detail }) => detail)).toEqual([expect.stringContaining('visitors_stories_by_reading')]);
  await database.destroy();
});
