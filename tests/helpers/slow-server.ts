// The real server with a storyteller that takes its time, as a program of its own: for tests that kill it, stop it, or
// watch a story being made. Takes the server's environment and besides:
//   SLOW_TELL_MS     how long a story takes (default 3000), with the steps of contract 7 on the way
//   FAIL_TELL=on     every attempt fails at the end of that time
//   QUICK_PAINT=on  pictures are a few bytes, there at once
//   TOLD_FILE        where each telling leaves a line
//   SHORT_LEASES=on  a killed worker is noticed within a second instead of a minute
//   LEASE_MS         ... or within so long, where several are busy at once
//   POLL_MS          how often an idle worker looks for what nobody told it of
//   AT_ONCE          how many stories it tells at once; with 0 it leaves them to others
//   TOLD_BY=on       each line of TOLD_FILE says which process told
import { appendFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { tellStory } from '#storyteller/tell-story';
import { readConfig } from '../../server/platform/config.ts';
import { startServer, type Overrides } from '../../server/start-server.ts';
import type { StoryWaits } from '../../server/stories/story-waits.ts';

const duration = Number(process.env['SLOW_TELL_MS'] ?? 3000);
const STEPS = [2, 3, 4, 5] as const;
const SHORT_LEASES: Partial<StoryWaits> = {
  leaseMs: 800,
  renewMs: 200,
  pollMs: 50,
  sweepMs: 200,
  retryMs: 50,
  drainMs: 1500,
};

const tell: Overrides['tell'] = async (request, seed, told, { report, signal }) => {
  if (process.env['TOLD_FILE'])
    appendFileSync(process.env['TOLD_FILE'], `${seed}${process.env['TOLD_BY'] === 'on' ? ` ${process.pid}` : ''}\n`);
  for (const step of STEPS) {
    await pause(duration / STEPS.length, undefined, { signal });
    await report(step);
  }
  if (process.env['FAIL_TELL'] === 'on') throw new Error('this storyteller always fails');
  return process.env['PLAIN_TELL'] === 'on'
    ? { title: 'A Plain Tale', paragraphs: [{ text: `Good night, ${request.name}.` }], plan: {}, told: [] }
    : tellStory(request, seed, told);
};

const bytes = (text: string) => ({ bytes: new TextEncoder().encode(text), type: 'image/webp' }) as const;
const painter: Overrides['painter'] = {
  paint: async () => ({ 1024: bytes('large'), 640: bytes('small') }),
  fit: async () => ({ 1024: bytes('large'), 640: bytes('small') }),
  convert: async () => bytes('other').bytes,
  close: () => {},
};

const given = (name: string, wait: 'leaseMs' | 'pollMs' | 'atOnce') =>
  process.env[name] === undefined ? {} : { [wait]: Number(process.env[name]) };
const asked = { ...given('LEASE_MS', 'leaseMs'), ...given('POLL_MS', 'pollMs'), ...given('AT_ONCE', 'atOnce') };
const isShort = process.env['SHORT_LEASES'] === 'on';
const server = await startServer(readConfig(process.env), {
  tell,
  ...(process.env['QUICK_PAINT'] === 'on' ? { painter } : {}),
  waits: { ...(isShort ? SHORT_LEASES : {}), ...asked },
  pictureWaits: isShort ? { leaseMs: 600, renewMs: 100, pollMs: 100, drainMs: 300 } : {},
});
process.stdout.write(`Tuckaway is ready at ${server.url}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
