// Kysely over PostgreSQL, with two habits of SQLite: there is one writer at a time, and text is sorted by its bytes.
import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  PostgresQueryCompiler,
  type ColumnDefinitionNode,
  type DatabaseConnection,
  type DataTypeNode,
  type PostgresDialectConfig,
  type PostgresPool,
} from 'kysely';

/** Any number will do, as long as every process of every release takes the same. */
const WRITERS = 7_325_100_417;
/** Longer than any transaction of ours takes with twenty before it: who waits so long is told to come back. */
const LOCK_MS = 10_000;
/** A process that froze in a transaction loses it, or nobody else would ever write again. */
const IDLE_MS = 15_000;

class OneWriterDriver extends PostgresDriver {
  // What a store reads in a transaction and then writes is right because nobody else writes meanwhile, as with SQLite's one
  // writer; a row lock here and a unique key there would have to be thought of anew with every change. One sentence to the
  // server, so that it costs no more than a plain begin.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(
      CompiledQuery.raw(
        `begin; set local lock_timeout = ${LOCK_MS}; set local idle_in_transaction_session_timeout = ${IDLE_MS}; select pg_advisory_xact_lock(${WRITERS})`,
      ),
    );
  }
}

class ByteOrderCompiler extends PostgresQueryCompiler {
  #isColumn = false;
  protected override visitColumnDefinition(node: ColumnDefinitionNode): void {
    this.#isColumn = true;
    super.visitColumnDefinition(node);
    this.#isColumn = false;
  }
  // The order of a database is chosen by whoever makes it; that of our columns is by bytes in both engines, or pages of a
  // list would come in another order and the move from one to the other could not be compared.
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node);
    if (this.#isColumn && node.dataType === 'text') this.append(' collate "C"');
  }
}

/** PostgreSQL 15 or newer, over the connections of `createPostgresPool`. */
export class OneWriterPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(pool: PostgresPool) {
    super({ pool });
    this.#config = { pool };
  }
  override createDriver(): PostgresDriver {
    return new OneWriterDriver(this.#config);
  }
  override createQueryCompiler(): PostgresQueryCompiler {
    return new ByteOrderCompiler();
  }
}
