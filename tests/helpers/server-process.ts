import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOnPostgres, lendAddress } from './empty-database.ts';
import { TEMPLATE } from './test-app.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A data folder, a database and a build of its own, for one test. */
export async function temporaryHome() {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-test-'));
  const dist = join(folder, 'dist');
  const data = join(folder, 'data');
  mkdirSync(dist);
  for (const name of ['index.html', 'shell.html']) writeFileSync(join(dist, name), TEMPLATE);
  const { address, giveBack } = await lendAddress(data);
  return {
    folder,
    data,
    dist,
    /** Where its database is. */
    address,
    /** What tells a server of all three. */
    environment: {
      DATA_DIR: data,
      DIST_DIR: dist,
      ...(isOnPostgres() ? { DATABASE_URL: address } : {}),
    } satisfies Record<string, string>,
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await giveBack();
    },
  };
}
export type Home = Awaited<ReturnType<typeof temporaryHome>>;

export interface ServerProcess {
  child: ChildProcess;
  /** The address once it is ready; rejects with what was said when it ends before. */
  ready: Promise<string>;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; said: string }>;
}

/** Starts `server/main.ts` or a program of the tests with just this environment. */
export function startProcess(
  program: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [join(ROOT, program), ...options], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const ended: ServerProcess['ended'] = new Promise((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal, said })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /ready at (\S+)/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void ended.then(() => reject(new Error(said)));
  });
  // Tests of a start that fails look only at the end.
  ready.catch(() => {});
  return { child, ready, ended };
}
