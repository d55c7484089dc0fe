// A PostgreSQL server of the tests' own, in a folder of its own. It ends with the process that started it, however that ends.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './find-postgres.ts';

/** Ends the server and removes its folder once nobody holds its standard input any more; `keep` leaves the folder. */
const WATCH = `"$@" & server=$!; read -r word; kill -QUIT $server; wait $server; [ "$word" = keep ] || rm -rf "$FOLDER"`;
/** Nothing of the tests is to outlive a crash of the machine. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'autovacuum=off',
  'max_connections=200',
];

export interface PostgresServer {
  /** The address of a database on it. */
  url: (database: string) => string;
  /** Ends it as a crash would; `keep` leaves its data for the next start. */
  stop: (keep?: 'keep') => Promise<void>;
}
interface Made {
  /** Starts it on its data. @param settings in the words of `postgresql.conf` */
  start: (settings?: readonly string[]) => Promise<PostgresServer>;
  folder: string;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it, and every machine has nobody. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (option: string) =>
    ['postgres', 'nobody']
      .map((name) => spawnSync('id', [option, name], { encoding: 'utf8' }))
      .filter(({ status }) => status === 0)
      .map(({ stdout }) => Number(stdout))[0];
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no other user');
  return { uid, gid };
}

/** An empty data folder. @param port listens there; else in the folder alone */
export function makePostgres(port?: number): Made {
  const programs = findPostgres();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), options, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb: ${made.stderr || String(made.error)}`);
  }
  const url = (database: string) =>
    port === undefined
      ? `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`
      : `postgres://postgres@127.0.0.1:${port}/${database}`;

  const start: Made['start'] = async (settings = []) => {
    const listening = port === undefined ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${port}`];
    const all = [...CARELESS, ...listening, `unix_socket_directories=${folder}`, ...settings];
    const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])];
    // A process group of its own: who ends the tests by Ctrl-C must not end the one that cleans up after them.
    const watch = spawn('/bin/sh', ['-c', WATCH, 'sh', join(programs, 'postgres'), ...args], {
      ...user,
      cwd: folder,
      env: { ...process.env, FOLDER: folder },
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    let said = '';
    watch.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
    let isOver = false;
    const ended = new Promise<void>((resolve) =>
      watch.once('close', () => {
        isOver = true;
        resolve();
      }),
    );
    const stop: PostgresServer['stop'] = async (keep) => {
      watch.stdin.end(`${keep ?? 'remove'}\n`);
      await ended;
    };
    try {
      await answering(url('postgres'), () => isOver);
    } catch (thrown) {
      await stop();
      throw new Error(`PostgreSQL does not start: ${said}`, { cause: thrown });
    }
    return { url, stop };
  };
  return { start, folder };
}

/** Resolves when it does; throws when it is over before. */
async function answering(url: string, isOver: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (thrown) {
      if (tries === 600 || isOver()) throw thrown;
      await pause(50);
    }
  }
}
