import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../platform/database.ts';

it.each(['external_identities', 'password_resets'])(
  'the end of an account looks through no other rows of %s',
  async (table) => {
    const database = await openDatabase(':memory:');
    const plan = await sql<{ detail: string }>`
    explain query plan delete from ${sql.table(table)} where user_id = 'me'`.execute(database);
    expect(plan.rows).toEqual([
      expect.objectContaining({ detail: expect.stringContaining(`${table}_user (user_id=?)`) }),
    ]);
    await database.destroy();
  },
);
