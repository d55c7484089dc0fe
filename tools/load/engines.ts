// Where the servers under load keep their data: files of SQLite, or databases of a PostgreSQL of the load's own. Both wait
// for the disk, as they do where families' stories are.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { makePostgres } from '../../tests/postgres/start-postgres.ts';

/** What the PostgreSQL of the tests leaves out. The last word of a setting holds. */
const CAREFUL = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'autovacuum=on'];

export const ENGINES = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A database and a folder that nobody has used yet. */
export interface Place {
  address: string;
  /** What tells a server of both. */
  environment: Record<string, string>;
}
export interface Engine {
  name: EngineName;
  newPlace: () => Promise<Place>;
}

/** Does `work` on each of these engines, one after the other, and leaves nothing behind. */
export async function onEngines(names: readonly EngineName[], work: (engine: Engine) => Promise<void>): Promise<void> {
  for (const name of names) {
    const folder = mkdtempSync(join(tmpdir(), 'tuckaway-load-'));
    const postgres = name === 'PostgreSQL' ? await makePostgres().start(CAREFUL) : undefined;
    let places = 0;
    const newPlace = async (): Promise<Place> => {
      places += 1;
      const data = join(folder, String(places));
      mkdirSync(data);
      if (!postgres) return { address: join(data, 'tuckaway.db'), environment: { DATA_DIR: data } };
      const database = `place_${places}`;
      await say(postgres.url('postgres'), `create database ${database}`);
      const address = postgres.url(database);
      return { address, environment: { DATA_DIR: data, DATABASE_URL: address } };
    };
    try {
      await work({ name, newPlace });
    } finally {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function say(url: string, sentence: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sentence);
  await client.end();
}
