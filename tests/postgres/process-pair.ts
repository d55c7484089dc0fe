// Two servers on one PostgreSQL, as two machines: each has a folder of its own, both know one database and nothing else.
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';

export interface Running extends ServerProcess {
  url: string;
}

export async function makePair() {
  const homes: Home[] = [await temporaryHome(), await temporaryHome()];
  const running = new Set<Running>();
  return {
    /** A folder that both may write into. */
    folder: homes[0]?.folder ?? '',
    address: homes[0]?.address ?? '',
    /** Starts one of the two; again after it was killed. */
    start: async (which: 0 | 1, more: Record<string, string> = {}): Promise<Running> => {
      const started = startProcess('tests/helpers/slow-server.ts', {
        ...homes[which]?.environment,
        DATABASE_URL: homes[0]?.address ?? '',
        SHOWCASE: 'off',
        RATE_LIMIT_SCALE: '0',
        SEED_STORIES: 'off',
        SHORT_LEASES: 'on',
        PLAIN_TELL: 'on',
        ...more,
      });
      const one = { ...started, url: await started.ready };
      running.add(one);
      void one.ended.then(() => running.delete(one));
      return one;
    },
    end: async () => {
      const last = [...running];
      for (const { child } of last) child.kill('SIGKILL');
      await Promise.all(last.map(({ ended }) => ended));
      for (const home of homes) await home.remove();
    },
  };
}
