// The rows of both databases in one form, so that they can be compared: whole numbers as bigint, bytes as bytes.
import { createHash } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { Client, types } from 'pg';

type Value = string | number | bigint | Uint8Array | null;
/** The values of a row, in the order of its table's columns. */
export type Row = readonly Value[];

export interface Table {
  name: string;
  columns: readonly string[];
  /** What its rows are told apart and ordered by. */
  key: readonly string[];
}

/** Kinds of whole numbers in PostgreSQL: int8, int2, int4. */
const WHOLE = [20, 21, 23];
/** PostgreSQL has no room for U+0000 in a text; the server writes this in its place as well. */
const NUL = '\0';
const REPLACEMENT = '\uFFFD';

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Every table of ours in the file, those that others refer to before those that refer to them. */
export function tablesIn(file: DatabaseSync): Table[] {
  const names = file
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name not like 'kysely%'`,
    )
    .all()
    .map((row) => String(row['name']));
  const tables: Table[] = [];
  const add = (name: string) => {
    if (tables.some((table) => table.name === name)) return;
    for (const row of file.prepare(`select "table" as name from pragma_foreign_key_list(?)`).all(name))
      add(String(row['name']));
    const columns = file.prepare('select name, pk from pragma_table_info(?)').all(name);
    const inKey = columns.filter((row) => Number(row['pk']) > 0).sort((a, b) => Number(a['pk']) - Number(b['pk']));
    tables.push({
      name,
      columns: columns.map((row) => String(row['name'])),
      key: inKey.map((row) => String(row['name'])),
    });
  };
  for (const name of names.toSorted()) add(name);
  return tables;
}

/** The rows after a key, in the order of keys, which is by bytes on both sides. @param limit at most so many */
export function rowsInFile(
  file: DatabaseSync,
  { name, columns, key }: Table,
  after: Row | undefined,
  limit: number,
): Row[] {
  const where = after ? `where (${quoted(key)}) > (${key.map(() => '?').join(', ')})` : '';
  const asked = file.prepare(
    `select ${quoted(columns)} from "${name}" ${where} order by ${quoted(key)} limit ${limit}`,
  );
  asked.setReadBigInts(true);
  asked.setReturnArrays(true);
  // With arrays asked for, a row is one.
  return asked.all(...((after ?? []) as SQLInputValue[])) as unknown as Row[];
}

/** The same of the other side. */
export async function rowsInPostgres(
  client: Client,
  { name, columns, key }: Table,
  after: Row | undefined,
  limit: number,
): Promise<Row[]> {
  const where = after ? `where (${quoted(key)}) > (${key.map((_, at) => `$${at + 1}`).join(', ')})` : '';
  const { rows } = await client.query<Value[]>({
    text: `select ${quoted(columns)} from "${name}" ${where} order by ${quoted(key)} limit ${limit}`,
    values: [...(after ?? [])],
    rowMode: 'array',
  });
  return rows;
}

/** Writes rows, all or none. */
export async function insertRows(client: Client, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const places = rows.map(
    (_, row) => `(${columns.map((_column, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
  );
  await client.query(`insert into "${name}" (${quoted(columns)}) values ${places.join(', ')}`, rows.flat());
}

/** A row as PostgreSQL can hold it. */
export const storableRow = (row: Row): Row =>
  row.map((value) => (typeof value === 'string' ? value.replaceAll(NUL, REPLACEMENT) : value));

/** What two rows have in common exactly when every value of them is the same. */
export function hashOf(row: Row): string {
  const hash = createHash('sha256');
  for (const value of row) {
    const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
    hash.update(`${value instanceof Uint8Array ? 'bytes' : value === null ? 'null' : typeof value} ${bytes.length}\n`);
    hash.update(bytes);
  }
  return hash.digest('base64url');
}

/** A key as text, and back; whole numbers keep all their digits. */
export const keyAsText = (key: Row): string =>
  JSON.stringify(key.map((value) => (typeof value === 'bigint' ? { whole: String(value) } : value)));
export const keyOfText = (text: string): Row =>
  JSON.parse(text, (_, value) =>
    typeof value === 'object' && value !== null && 'whole' in value ? BigInt(value.whole) : value,
  );

/** A connection of its own, whose whole numbers keep all their digits. */
export function connectionTo(url: string): Client {
  const client = new Client({
    connectionString: url,
    application_name: 'tuckaway data',
    types: {
      getTypeParser: (oid, format) => (WHOLE.includes(oid) ? BigInt : types.getTypeParser(oid, format)),
    },
  });
  // What it says by itself is said by the query that it breaks, too.
  client.on('error', () => {});
  return client;
}
