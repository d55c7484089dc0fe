import { Kysely, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
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
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** The database itself or a transaction on it. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

/**
 * Opens the database and brings it up to date. `:memory:` gives an empty one of its own.
 * Throws when the file cannot be written or a migration fails; a failed migration leaves nothing behind.
 */
export async function openDatabase(path: string): Promise<Database> {
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(path) });
  const migrator = new Migrator({
    db: database,
    // Work that is done side by side may arrive in another order than its numbers; no migration counts on one before it
    // that came later.
    allowUnorderedMigrations: true,
    provider: {
      getMigrations: async () => ({
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
      }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await database.destroy();
    throw error;
  }
  return database;
}
