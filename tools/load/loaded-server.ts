// A program under load, seen from outside: the product's server as a process of its own, or the bare one beside it.
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { startProcess } from '../../tests/helpers/server-process.ts';
import type { Place } from './engines.ts';

/** Calls are counted as in production, and nobody is ever refused. */
const SETTINGS = { RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' };

/** None outlives the load, however that ends. */
const alive = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});

export interface LoadedServer {
  url: string;
  /** CPU that all its threads have used so far, in milliseconds. */
  cpu: () => number;
  /** What it has in memory, in megabytes. */
  memory: () => number;
  end: () => Promise<void>;
}

/** Starts the product at a place. @param more what its environment has besides */
export const startServer = (
  place: Place,
  more: Record<string, string> = {},
  program = 'server/main.ts',
): Promise<LoadedServer> => startLoaded(program, { ...SETTINGS, ...place.environment, ...more });

/** Starts a program that says where it is ready. */
export async function startLoaded(program: string, environment: Record<string, string>): Promise<LoadedServer> {
  const { child, ready, ended } = startProcess(program, environment);
  alive.add(child);
  void ended.then(() => alive.delete(child));
  const url = (await ready).replace('localhost', '127.0.0.1');
  const about = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    url,
    cpu: () => {
      const threads = readdirSync(`/proc/${child.pid}/task`);
      return threads.reduce((sum, thread) => sum + Number(about(`task/${thread}/schedstat`).split(' ')[0]) / 1e6, 0);
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(about('status'))?.[1]) / 1024,
    end: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Does `work` with what was started, and ends it however that goes. */
export async function whileRunning<T>(servers: readonly LoadedServer[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await Promise.all(servers.map((server) => server.end()));
  }
}
