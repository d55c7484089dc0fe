import { Kysely, SqliteAdapter, type Dialect, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { jsonExtract } from '../migrations/0000-json-extract.ts';
import { beginnings } from '../migrations/0001-beginnings.ts';
import { pictures } from '../migrations/0002-pictures.ts';
import { accounts } from '../migrations/0003-accounts.ts';
import { browse } from '../migrations/0004-browse.ts';
import { payments } from '../migrations/0005-payments.ts';
import { hiddenPictures } from '../migrations/0006-hidden-pictures.ts';
import { storyLanguage } from '../migrations/0007-story-language.ts';
import { analyticsByDay } from '../migrations/0008-analytics-by-day.ts';
import { retention } from '../migrations/0009-retention.ts';
import { providerSpending } from '../migrations/0010-provider-spending.ts';
import { storySpending } from '../migrations/0011-story-spending.ts';
import { severalProcesses } from '../migrations/0012-several-processes.ts';
import { oneCheckout } from '../migrations/0013-one-checkout.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** The database itself or a transaction on it. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

const MIGRATIONS: Record<string, Migration> = {
  '0000-json-extract': jsonExtract,
  '0001-beginnings': beginnings,
  '0002-pictures': pictures,
  '0003-accounts': accounts,
  '0004-browse': browse,
  '0005-payments': payments,
  '0006-hidden-pictures': hiddenPictures,
  '0007-story-language': storyLanguage,
  '0008-analytics-by-day': analyticsByDay,
  '0009-retention': retention,
  '0010-provider-spending': providerSpending,
  '0011-story-spending': storySpending,
  '0012-several-processes': severalProcesses,
  '0013-one-checkout': oneCheckout,
};

/** Whether an address is one of PostgreSQL; all others are files. */
export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** @param isMigrating a change of every row takes as long as it takes; anything else is to be answered soon */
async function dialectOf(address: string, isMigrating: boolean): Promise<Dialect> {
  if (!isPostgres(address)) return new NodeSqliteDialect(address);
  // Who has SQLite loads nothing of the other.
  const [{ OneWriterPostgresDialect }, { createPostgresPool }] = await Promise.all([
    import('./postgres-dialect.ts'),
    import('./postgres-pool.ts'),
  ]);
  return new OneWriterPostgresDialect(createPostgresPool(address, isMigrating ? 0 : undefined));
}

/**
 * Opens the database and brings it up to date: a file of SQLite, `:memory:` for an empty one of its own, or PostgreSQL at
 * `postgres://…`. Throws when it cannot be reached or written, or a migration fails; a failed migration leaves nothing behind.
 */
export async function openDatabase(address: string): Promise<Database> {
  const migrating = new Kysely<Tables>({ dialect: await dialectOf(address, true) });
  try {
    await migrate(migrating);
  } catch (error) {
    await migrating.destroy();
    throw error;
  }
  if (!isPostgres(address)) return migrating;
  await migrating.destroy();
  return new Kysely<Tables>({ dialect: await dialectOf(address, false) });
}

async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    // Work that is done side by side may arrive in another order than its numbers; no migration counts on one before it
    // that came later.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => MIGRATIONS },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether it is the file beside the server, which the server tidies itself. */
export const isEmbedded = (db: Connection): boolean => db.getExecutor().adapter instanceof SqliteAdapter;
