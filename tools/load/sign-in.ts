// How much longer a story read takes while thirty families sign in at once. Rounds with and without logins take turns, so
// that what else the machine does falls on both.
import { setTimeout as pause } from 'node:timers/promises';
import { closedLoop, createAsker, median, quantile, type Asker } from './asking.ts';
import { ENGINES, onEngines } from './engines.ts';
import { startServer, whileRunning, type LoadedServer } from './loaded-server.ts';
import { publicStory } from './reads.ts';
import type { Report } from './report.ts';

const ROUNDS = 10;
const READS = 150;
const LOGINS = 30;
const BOUND = 2;
/** Sooner than who is sent away is told to: people press again. */
const AGAIN_MS = 1000;

const family = (at: number) => ({
  method: 'POST',
  body: { email: `family-${at}@example.com`, password: 'sleep tight' },
});

/** Thirty are always under way until `isOver`: how many came through, and how many were told to come again. */
async function logins(asker: Asker, { url }: LoadedServer, isOver: () => boolean) {
  let [done, sentAway] = [0, 0];
  const one = async (at: number) => {
    while (!isOver()) {
      const { status } = await asker.ask(`${url}/api/auth/login`, family(at));
      if (status === 200) done += 1;
      else if (status === 503) sentAway += 1;
      else throw new Error(`a login answered ${status}`);
      if (status === 503) await pause(AGAIN_MS);
    }
  };
  await Promise.all(Array.from({ length: LOGINS }, (_, at) => one(at)));
  return { done, sentAway };
}

/** Reads beside logins, as ratios to reads alone. */
export async function signIn(report: Report): Promise<void> {
  report.begin(`sign-in: a story read beside ${LOGINS} logins at once, to one alone`);
  await onEngines(ENGINES, async (engine) => {
    const server = await startServer(await engine.newPlace());
    const asker = createAsker();
    await whileRunning([server], async () => {
      for (let at = 0; at < LOGINS; at++) await asker.said(`${server.url}/api/auth/register`, family(at));
      const address = server.url + (await publicStory(asker, server.url));
      const readTimes = () => closedLoop(READS, 1, () => asker.said(address));
      await readTimes();
      const all = { alone: [] as number[], beside: [] as number[] };
      const came = { done: 0, sentAway: 0 };
      let [cpu, ms] = [0, 0];
      for (let round = 0; round < ROUNDS; round++) {
        all.alone.push(...(await readTimes()));
        let isOver = false;
        const [used, begun] = [server.cpu(), performance.now()];
        const reading = readTimes().finally(() => {
          isOver = true;
        });
        const [times, { done, sentAway }] = await Promise.all([reading, logins(asker, server, () => isOver)]);
        all.beside.push(...times);
        came.done += done;
        came.sentAway += sentAway;
        cpu += server.cpu() - used;
        ms += performance.now() - begun;
      }
      report.add(engine.name, 'a story read', {
        values: {
          p50: median(all.beside) / median(all.alone),
          p90: quantile(all.beside, 0.9) / quantile(all.alone, 0.9),
        },
        bound: { of: 'p50', atMost: BOUND },
      });
      report.note(
        `            of ${came.done + came.sentAway} logins ${came.sentAway} were told to come back; the server on ${(cpu / ms).toFixed(2)} cores`,
      );
    });
    asker.close();
  });
}
