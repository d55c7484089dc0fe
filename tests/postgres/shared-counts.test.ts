import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agreeOnSecret } from '../../server/identity/secret.store.ts';
import type { Database } from '../../server/platform/database.ts';
import { OneWriterPostgresDialect } from '../../server/platform/postgres-dialect.ts';
import { createPostgresPool } from '../../server/platform/postgres-pool.ts';
import { forgetCountsBefore } from '../../server/platform/rate-counters.ts';
import { createRateLimits } from '../../server/platform/rate-limits.ts';
import { createSigner } from '../../server/platform/signing.ts';
import { openEmptyDatabase } from '../helpers/empty-database.ts';

let database: Database;
beforeEach(async () => {
  database = await openEmptyDatabase();
});
afterEach(() => database.destroy());

/** As each of several processes has them. */
const limitsOfOne = () =>
  createRateLimits({ scale: 1, database, signer: createSigner(['one secret of two processes, of 32 bytes']) });
const REFUSED = expect.objectContaining({ code: 'rate_limited', headers: { 'Retry-After': expect.any(String) } });

describe('SRV-15 limits of several processes', () => {
  it('are counted together: a burst at two has the room of one', async () => {
    const [one, other] = [limitsOfOne(), limitsOfOne()];
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? one : other).take('register', { address: 'ip:one' })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const answer of asked) if (answer.status === 'rejected') expect(answer.reason).toEqual(REFUSED);
  });

  it('give back at one process what was taken at the other', async () => {
    const [one, other] = [limitsOfOne(), limitsOfOne()];
    for (let times = 0; times < 25; times++) {
      const { giveBack } = await (times % 2 === 0 ? one : other).attempt('loginFailure', 'ip:one a@example.com');
      await giveBack();
    }
  });

  it('are kept under keys that say nobody, and no longer than they last', async () => {
    const limits = limitsOfOne();
    await limits.attempt('passwordLetterTo', 'mia.family@example.com');
    await limits.take('generate', { visitor: 'user:mia', address: 'ip:one' });
    const kept = await database.selectFrom('rate_limits').selectAll().execute();
    expect(kept).toHaveLength(5);
    expect(JSON.stringify(kept)).not.toMatch(/mia|example|user:|ip:/);
    await forgetCountsBefore(database, Date.now());
    expect(await database.selectFrom('rate_limits').selectAll().execute()).toHaveLength(5);
    await forgetCountsBefore(database, Date.now() + 3_600_001);
    expect(await database.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  it('go on in each process while the database cannot be asked', async () => {
    const pool = createPostgresPool('postgres://nobody@127.0.0.1:1/nothing');
    const away: Database = new Kysely({ dialect: new OneWriterPostgresDialect(pool) });
    const limits = createRateLimits({ scale: 1, database: away, signer: createSigner(['x'.repeat(32)]) });
    for (let times = 0; times < 5; times++) await limits.take('register', { address: 'ip:one' });
    await expect(limits.take('register', { address: 'ip:one' })).rejects.toEqual(REFUSED);
    await away.destroy();
  });
});

it('processes that were given no secret agree on that of whoever came first', async () => {
  const agreed = await Promise.all(['a', 'b', 'c', 'd'].map((sign) => agreeOnSecret(database, sign.repeat(32))));
  expect(new Set(agreed).size).toBe(1);
  expect(await agreeOnSecret(database, 'e'.repeat(32))).toBe(agreed[0]);
});
