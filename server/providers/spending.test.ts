import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase } from '../../tests/helpers/empty-database.ts';
import type { Database } from '../platform/database.ts';
import { newStoryRow } from '../stories/stories.store.ts';
import { createSpending } from './spending.ts';

let database: Database;
const EVENING = Date.parse('2026-11-20T23:59:00Z');
const time = { now: EVENING };
beforeEach(async () => {
  time.now = EVENING;
  database = await openEmptyDatabase();
  for (const id of ['a-story', 'another'])
    await database
      .insertInto('stories')
      .values({ ...newStoryRow({ id, owner: null, parameters: '{}', created_at: 0 }), story_language: 'en' })
      .execute();
});
afterEach(() => database.destroy());
const spendingOf = (dayUsd: number, storyUsd = 100) =>
  createSpending({ database, clock: { now: () => time.now }, limits: { dayUsd, storyUsd }, onSpent: () => {} });
const days = async () => database.selectFrom('provider_spending').selectAll().orderBy('day').execute();

describe('money for a provider', () => {
  it('is set aside before a call, so that many at once never spend more than the day has', async () => {
    const { purse } = spendingOf(5);
    let calls = 0;
    const pay = () =>
      purse('a-story').pay(1, async () => {
        calls += 1;
      });
    const ends = await Promise.allSettled(Array.from({ length: 20 }, pay));
    expect([calls, ends.filter(({ status }) => status === 'rejected').length]).toEqual([5, 15]);
    expect(await days()).toEqual([{ day: '2026-11-20', micro_usd: 5_000_000 }]);
  });

  it('comes back where a call cost less, and is gone where nobody knows what it cost', async () => {
    const purse = spendingOf(5, 2).purse('a-story');
    await purse.pay(1, async (cost) => cost(0.25));
    await expect(purse.pay(1, () => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
    expect(await days()).toEqual([{ day: '2026-11-20', micro_usd: 1_250_000 }]);
    await expect(purse.pay(1, async () => 1)).rejects.toMatchObject({ kind: 'ceiling' });
    expect(await purse.pay(0.75, async () => 1)).toBe(1);
  });

  it('is never less than nothing, whatever a call says', async () => {
    const purse = spendingOf(5).purse('a-story');
    await purse.pay(1, async (cost) => cost(-3));
    expect((await days())[0]?.micro_usd).toBe(0);
    await purse.pay(1, async (cost) => cost(Number.NaN));
    expect((await days())[0]?.micro_usd).toBe(1_000_000);
  });

  it('is counted on the day on which it was set aside', async () => {
    await spendingOf(5)
      .purse('a-story')
      .pay(1, async (cost) => {
        time.now += 120_000;
        cost(0.5);
      });
    expect(await days()).toEqual([{ day: '2026-11-20', micro_usd: 500_000 }]);
  });

  it('is counted for the story over everything that asks for it, also after a restart', async () => {
    await spendingOf(5, 2)
      .purse('a-story')
      .pay(1.5, async (cost) => cost(1.25));
    const purse = spendingOf(5, 2).purse('a-story');
    await expect(purse.pay(1, async () => 1)).rejects.toMatchObject({ kind: 'ceiling' });
    expect(
      await spendingOf(5, 2)
        .purse('another')
        .pay(1, async () => 1),
    ).toBe(1);
    expect(await purse.pay(0.75, async () => 1)).toBe(1);
    expect(await days()).toEqual([{ day: '2026-11-20', micro_usd: 3_000_000 }]);
  });

  it('is not set aside for a story that is gone, nor for one when the day has nothing left', async () => {
    await expect(
      spendingOf(5)
        .purse('gone')
        .pay(1, async () => 1),
    ).rejects.toMatchObject({ kind: 'ceiling' });
    await expect(
      spendingOf(0.5)
        .purse('a-story')
        .pay(1, async () => 1),
    ).rejects.toMatchObject({ kind: 'ceiling' });
    expect(await days()).toEqual([]);
    expect(
      await spendingOf(5, 1)
        .purse('a-story')
        .pay(1, async () => 1),
    ).toBe(1);
  });
});
