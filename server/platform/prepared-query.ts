import type { Compilable, CompiledQuery } from 'kysely';
import type { Connection } from './database.ts';

/**
 * A query that is put together once for each database: that costs several times what asking it does, which counts where a
 * query is asked with every request.
 * @param build puts it together, with `place(name)` wherever a value will stand
 */
export function preparedQuery<Name extends string, Row>(
  build: (db: Connection, place: (name: Name) => string) => Compilable<Row>,
): (db: Connection, values: Readonly<Record<Name, string>>) => Promise<Row[]> {
  interface Prepared {
    query: CompiledQuery<Row>;
    valuesOf: (values: Readonly<Record<Name, string>>) => unknown[];
  }
  const known = new WeakMap<Connection, Prepared>();
  const prepare = (db: Connection): Prepared => {
    const places = new Map<unknown, Name>();
    const query = build(db, (name) => {
      places.set(`:${name}`, name);
      return `:${name}`;
    }).compile();
    const given = query.parameters.map((value) => ({ name: places.get(value), value }));
    const prepared: Prepared = {
      query,
      valuesOf: (values) => given.map(({ name, value }) => (name === undefined ? value : values[name])),
    };
    // Whoever follows queries is told of each as it is put together.
    if (db.getExecutor().plugins.length === 0) known.set(db, prepared);
    return prepared;
  };
  return async (db, values) => {
    const { query, valuesOf } = known.get(db) ?? prepare(db);
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: valuesOf(values) });
    return rows;
  };
}
