// Kysely over node:sqlite. Kysely knows SQLite by better-sqlite3's shape, so a small shim stands between, and two of its
// habits are changed: migrations run in a transaction, and transactions take the write lock when they begin.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';

/** node:sqlite would take a leading object for named parameters and store nothing else, without an error. */
function bindable(value: unknown): SQLInputValue {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'bigint' ||
    value instanceof Uint8Array
  )
    return value;
  throw new TypeError(`A ${typeof value} cannot be stored as it is`);
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  // What is deleted is overwritten; how it leaves the log as well is told in tidying.ts.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  return database;
}

function shim(database: DatabaseSync) {
  // Kysely prepares anew for every call.
  const statements = new Map<string, StatementSync>();
  return {
    close: () => database.close(),
    prepare: (sql: string) => {
      const statement = statements.get(sql) ?? database.prepare(sql);
      // What a pragma does it may do while it is prepared.
      if (!sql.startsWith('pragma')) statements.set(sql, statement);
      return {
        reader: statement.columns().length > 0,
        all: (values: readonly unknown[]) => statement.all(...values.map(bindable)),
        run: (values: readonly unknown[]) => statement.run(...values.map(bindable)),
        iterate: (values: readonly unknown[]) => statement.iterate(...values.map(bindable)),
      };
    },
  };
}

class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ImmediateDriver extends SqliteDriver {
  // A deferred transaction that reads before it writes fails as "locked" in spite of the timeout when another process writes.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite in a file, or in memory for `:memory:`. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: ReturnType<typeof shim>;
  constructor(path: string) {
    const database = shim(openDatabase(path));
    super({ database });
    this.#database = database;
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalDdlAdapter();
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}
