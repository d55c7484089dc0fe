// One, two and four processes on one PostgreSQL: what they read and tell together, and what each answer costs them.
import { availableParallelism } from 'node:os';
import { closedLoop, createAsker, median, type Asker } from './asking.ts';
import { onEngines, type Place } from './engines.ts';
import { startServer, whileRunning, type LoadedServer } from './loaded-server.ts';
import { publicStory } from './reads.ts';
import type { Report } from './report.ts';
import { tellStories } from './wishes.ts';

const COUNTS = [1, 2, 4] as const;
const ROUNDS = 3;
const READS = 2000;
const AT_ONCE = 16;
const WARM_UP = 600;
const STORIES = 40;

/** Reads and stories a second, and the CPU of all processes for one of each in milliseconds. */
interface Done {
  reads: number;
  readCpu: number;
  told: number;
  toldCpu: number;
}

async function startMany(place: Place, count: number): Promise<LoadedServer[]> {
  const servers: LoadedServer[] = [];
  while (servers.length < count) servers.push(await startServer(place));
  return servers;
}

async function measure(asker: Asker, place: Place, count: number): Promise<Done> {
  const servers = await startMany(place, count);
  return whileRunning(servers, async () => {
    const urls = servers.map(({ url }) => url);
    const paths = [await publicStory(asker, urls[0] ?? ''), '/api/stories?visibility=public&limit=12'];
    const read = (at: number) => asker.said(`${urls[at % count]}${paths[Math.floor(at / count) % paths.length]}`);
    const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
    await closedLoop(WARM_UP, AT_ONCE, read);
    await tellStories(asker, urls, STORIES);
    const [readFrom, readAt] = [cpu(), performance.now()];
    await closedLoop(READS, AT_ONCE, read);
    const [readTo, readMs] = [cpu(), performance.now() - readAt];
    const { toldMs } = await tellStories(asker, urls, STORIES);
    return {
      reads: READS / readMs,
      readCpu: (readTo - readFrom) / READS,
      told: STORIES / toldMs,
      toldCpu: (cpu() - readTo) / STORIES,
    };
  });
}

/** Throughput and CPU, as ratios to one process. */
export async function processes(report: Report): Promise<void> {
  report.begin(`processes: 2 and 4 on one PostgreSQL to one, with its clients on ${availableParallelism()} cores`);
  await onEngines(['PostgreSQL'], async (engine) => {
    const place = await engine.newPlace();
    const asker = createAsker();
    const rounds: Done[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const done: Done[] = [];
      for (const count of COUNTS) done.push(await measure(asker, place, count));
      rounds.push(done);
    }
    for (const [at, count] of COUNTS.entries()) {
      if (count === 1) continue;
      const toOne = (name: keyof Done) =>
        median(rounds.map((done) => (done[at]?.[name] ?? NaN) / (done[0]?.[name] ?? NaN)));
      report.add(engine.name, `${count} processes, reads`, {
        values: { 'a second': toOne('reads'), CPU: toOne('readCpu') },
      });
      report.add(engine.name, `${count} processes, stories told`, {
        values: { 'a second': toOne('told'), CPU: toOne('toldCpu') },
      });
    }
    asker.close();
  });
}
