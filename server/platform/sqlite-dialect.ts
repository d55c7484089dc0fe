// Kysely over node:sqlite. Kysely knows SQLite by better-sqlite3's shape, so a small shim stands between, and three of its
// habits are changed: migrations run in a transaction, transactions take the write lock when they begin, and a row that is
// locked for its change needs no word of it.
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type SelectModifierNode,
} from 'kysely';
import { bindable } from './bindable.ts';
import { ApiFailure, retryAfter } from './errors.ts';

/** SQLITE_BUSY, in the lowest byte of an error's number. */
const BUSY = 5;
const RETRY_SECONDS = 5;

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 5000 });
  // What is deleted is overwritten; how it leaves the log as well is told in tidying.ts.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;');
  return database;
}

/** Another process kept the file for longer than anybody waits: who asks is told to come back, as with PostgreSQL. */
function unlessBusy<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof Error && 'errcode' in thrown && (Number(thrown.errcode) & 0xff) === BUSY)
      throw new ApiFailure('unavailable', { headers: retryAfter(RETRY_SECONDS), cause: thrown });
    throw thrown;
  }
}

function shim(database: DatabaseSync) {
  // Kysely prepares anew for every call.
  const statements = new Map<string, ReturnType<typeof asked>>();
  return {
    close: () => database.close(),
    prepare: (sql: string) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = asked(unlessBusy(() => database.prepare(sql)));
      // What a pragma does it may do while it is prepared.
      if (!sql.startsWith('pragma')) statements.set(sql, statement);
      return statement;
    },
  };
}

/** A statement as Kysely asks it. */
const asked = (statement: StatementSync) => ({
  reader: statement.columns().length > 0,
  all: (values: readonly unknown[]) => unlessBusy(() => statement.all(...values.map(bindable))),
  run: (values: readonly unknown[]) => unlessBusy(() => statement.run(...values.map(bindable))),
  iterate: (values: readonly unknown[]) => statement.iterate(...values.map(bindable)),
});

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

/** There is one writer, so nobody can hold a row that somebody else would have to pass over. */
class OneWriterCompiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier !== 'ForUpdate' && node.modifier !== 'SkipLocked') super.visitSelectModifier(node);
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
  override createQueryCompiler(): SqliteQueryCompiler {
    return new OneWriterCompiler();
  }
  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}
