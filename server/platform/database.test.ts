import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../tests/helpers/empty-database.ts';
import { insertStory, newStoryRow } from '../stories/stories.store.ts';
import type { Database } from './database.ts';

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.destroy());

const put = (id: string, given: object = {}) =>
  insertStory(database, newStoryRow({ id, owner: null, parameters: '{}', created_at: 1, ...given }));
const DAY = { subject: 'user:me', day: '2026-11-20' };

describe('either database', () => {
  it('sorts text by its bytes, whatever people would do', async () => {
    const ids = ['a', 'B', 'é', '_', 'a b', '🌙', 'ab', '-'];
    for (const id of ids) await put(id);
    const bytewise = [...ids].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const rows = await database.selectFrom('stories').select('id').orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual(bytewise);
    const after = await database.selectFrom('stories').select('id').where('id', '>', 'a').orderBy('id').execute();
    expect(after.map(({ id }) => id)).toEqual(bytewise.slice(bytewise.indexOf('a') + 1));
  });

  it('gives counts, sums and times as numbers, and refuses what none of them can hold', async () => {
    const time = Date.parse('2026-11-20T20:00:00.000Z');
    await put('one', { created_at: time, provider_micro_usd: Number.MAX_SAFE_INTEGER });
    const asked = database
      .selectFrom('stories')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('created_at').as('sum'),
        fn.max('provider_micro_usd').as('most'),
      ]);
    expect(await asked.execute()).toEqual([{ count: 1, sum: time, most: Number.MAX_SAFE_INTEGER }]);
    await database
      .updateTable('stories')
      .set({ provider_micro_usd: (eb) => eb('provider_micro_usd', '+', 2) })
      .execute();
    await expect(asked.execute()).rejects.toThrow(RangeError);
  });

  it('lets one transaction read and write after the other, and leaves nothing of one that failed', async () => {
    await database
      .insertInto('daily_usage')
      .values({ ...DAY, used: 0 })
      .execute();
    const one = (at: number) =>
      database.transaction().execute(async (transaction) => {
        const { used } = await transaction.selectFrom('daily_usage').select('used').executeTakeFirstOrThrow();
        await transaction
          .updateTable('daily_usage')
          .set({ used: used + 1 })
          .execute();
        if (at % 5 === 0) throw new Error('not this one');
      });
    const ends = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => one(at)));
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(await database.selectFrom('daily_usage').select('used').execute()).toEqual([{ used: 24 }]);
  });

  it('never writes down an object as something else', async () => {
    const odd = new Date() as unknown as string;
    await expect(put('odd', { title: odd })).rejects.toThrow(TypeError);
    expect(await database.selectFrom('stories').selectAll().execute()).toEqual([]);
  });
});
