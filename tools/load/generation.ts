// Stories accepted and told as fast as one process can, beside our storyteller alone; and what that does to who reads.
import { tellStory } from '#storyteller/tell-story';
import { requestOf } from '../../tests/helpers/provider-tale.ts';
import { WISH } from '../../tests/helpers/test-app.ts';
import { createAsker, median, quantile, type Asker } from './asking.ts';
import { ENGINES, onEngines } from './engines.ts';
import { startServer, whileRunning } from './loaded-server.ts';
import { publicStory } from './reads.ts';
import type { Report } from './report.ts';
import { tellStories } from './wishes.ts';

const ROUNDS = 5;
const STORIES = 80;
const IDLE_READS = 300;

/** What the same stories cost where nobody asks for them and nothing is kept: CPU and time of one, in milliseconds. */
async function tellAlone(): Promise<{ cpu: number; ms: number }> {
  const request = requestOf({ ...WISH, length: 'medium' });
  const [used, begun] = [process.cpuUsage(), performance.now()];
  for (let at = 0; at < STORIES; at++) await tellStory(request, `alone ${Math.random()}`);
  const { user, system } = process.cpuUsage(used);
  return { cpu: (user + system) / 1000 / STORIES, ms: (performance.now() - begun) / STORIES };
}

/** Milliseconds of each read, one after the other, until it is over. */
async function readUntil(asker: Asker, address: string, isOver: (reads: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    await asker.said(address);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Acceptance, telling, and reads beside them, as ratios of the same rounds. */
export async function generation(report: Report): Promise<void> {
  report.begin('generation, to our storyteller alone; acceptance and reads to reads of an idle server');
  await onEngines(ENGINES, async (engine) => {
    const server = await startServer(await engine.newPlace());
    const asker = createAsker();
    await whileRunning([server], async () => {
      const address = server.url + (await publicStory(asker, server.url));
      await tellAlone();
      await tellStories(asker, [server.url], STORIES);
      const seen = { cpu: [] as number[], rate: [] as number[] };
      const all = { idle: [] as number[], beside: [] as number[], accepted: [] as number[] };
      for (let round = 0; round < ROUNDS; round++) {
        const alone = await tellAlone();
        const used = server.cpu();
        const { toldMs } = await tellStories(asker, [server.url], STORIES);
        seen.cpu.push((server.cpu() - used) / STORIES / alone.cpu);
        seen.rate.push(alone.ms / (toldMs / STORIES));
        all.idle.push(...(await readUntil(asker, address, (reads) => reads >= IDLE_READS)));
        let isOver = false;
        const telling = tellStories(asker, [server.url], STORIES).finally(() => {
          isOver = true;
        });
        const [{ accepted }, times] = await Promise.all([telling, readUntil(asker, address, () => isOver)]);
        all.accepted.push(...accepted);
        all.beside.push(...times);
      }
      const toIdle = (times: readonly number[]) => ({
        p50: median(times) / median(all.idle),
        p99: quantile(times, 0.99) / quantile(all.idle, 0.99),
      });
      report.add(engine.name, 'a story told', {
        values: { CPU: median(seen.cpu), 'stories a second': median(seen.rate) },
      });
      report.add(engine.name, `accepted, ${STORIES} wished for at once`, { values: toIdle(all.accepted) });
      report.add(engine.name, 'a story read beside them', { values: toIdle(all.beside) });
    });
    asker.close();
  });
}
