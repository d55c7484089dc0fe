// Connections to PostgreSQL, as Kysely asks for them. A database that is away is a refusal that callers are told about, and
// a connection that showed it is never used again.
import { DatabaseError, Pool, types, type CustomTypesConfig } from 'pg';
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { bindable } from './bindable.ts';
import { ApiFailure, retryAfter } from './errors.ts';

/** PostgreSQL serves a hundred connections unless told otherwise: room for several processes, a backup and a person. */
const CONNECTIONS = 10;
/** As long as SQLite waits for another process: who waits longer for a connection is better told to come back. */
const CONNECT_MS = 5000;
/** A network that went away without a word would hold a request for hours. No query of ours takes a tenth of this. */
const ANSWER_MS = 30_000;
const RETRY_SECONDS = 5;

/**
 * Connection lost, login refused, no such database (while one is put back), out of room, statement stopped or transaction ended
 * from outside, and two that waited for each other: all of them may go well a moment later.
 */
const AWAY_STATES = /^(08|28|3D|53|57|58)|^(25P03|40001|40P01|55P03)$/;
/** What the driver says by itself, without a code. */
const AWAY_WORDS = /terminated|timeout|not queryable|connection error/i;

/** A whole number as SQLite gives it back. Throws RangeError where a number cannot hold it. */
function toNumber(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError('an integer of the database is too large');
  return number;
}
/** What pg gives as text: counts and sums are numbers here, as in SQLite. */
const { INT8, NUMERIC } = types.builtins;
const asNumbers: CustomTypesConfig = {
  getTypeParser: (kind, format) => (kind === INT8 || kind === NUMERIC ? toNumber : types.getTypeParser(kind, format)),
};

function isAway(thrown: unknown): boolean {
  if (thrown instanceof DatabaseError) return AWAY_STATES.test(thrown.code ?? '');
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return /^E(?!RR_)[A-Z_]+$/.test(code) || AWAY_WORDS.test(thrown.message);
}

const away = (cause: unknown): ApiFailure =>
  new ApiFailure('unavailable', { headers: retryAfter(RETRY_SECONDS), cause });

/** PostgreSQL has no room for U+0000 in a text. It becomes the sign that both engines store for half a surrogate pair. */
const storable = (value: unknown) => {
  // Kysely's questions about tables have such.
  if (Array.isArray(value) || typeof value === 'boolean') return value;
  const bound = bindable(value);
  return typeof bound === 'string' ? bound.replaceAll('\0', '\uFFFD') : bound;
};

/** A connection whose failures say whether the database was away. */
class GuardedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  #failure: ApiFailure | undefined;
  constructor(client: PostgresPoolClient) {
    this.#client = client;
  }
  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text === 'string') return this.#ask<R>(text, values);
    throw new TypeError('nothing here reads by a cursor');
  }
  release(isDiscarded = false): void {
    this.#client.release(this.#failure !== undefined || isDiscarded);
  }
  async #ask<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    // The transaction ends with its connection: behind what is not answered a rollback would wait as long once more.
    if (this.#failure) throw this.#failure;
    try {
      return await this.#client.query<R>(text, values.map(storable));
    } catch (thrown) {
      if (!isAway(thrown)) throw thrown;
      throw (this.#failure = away(thrown));
    }
  }
}

/**
 * Connections to `postgres://user:password@host:5432/name`; none is opened before it is needed.
 * @param answerMs how long a query may take; 0 for as long as it takes
 */
export function createPostgresPool(url: string, answerMs = ANSWER_MS): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'tuckaway',
    types: asNumbers,
  });
  // A connection that ends by itself says so, idle or not, and nobody listening would end the process. Whoever uses it is
  // told by his query, and the pool opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    connect: async () => {
      try {
        return new GuardedClient(await pool.connect());
      } catch (thrown) {
        throw isAway(thrown) ? away(thrown) : thrown;
      }
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
