// npm run load -- COMMAND…: what the server does under load on both engines, as ratios of one run beside the bounds that
// are asked for. Without a command, all of them. Ends with 1 where a bound does not hold.
import process from 'node:process';
import { createReport, type Report } from './load/report.ts';
import { ensureBuilt } from './setup.mjs';

interface Command {
  /** What it does, in a line. */
  what: string;
  run: (report: Report) => Promise<void>;
}
const COMMANDS: Record<string, Command> = {
  reads: {
    what: 'a story, a list and the home document beside a bare server',
    run: async (report) => (await import('./load/reads.ts')).reads(report),
  },
  generation: {
    what: 'stories accepted and told, and reads beside them',
    run: async (report) => (await import('./load/generation.ts')).generation(report),
  },
  'sign-in': {
    what: 'reads beside thirty logins at once',
    run: async (report) => (await import('./load/sign-in.ts')).signIn(report),
  },
  live: {
    what: 'a thousand readers of stories in the making',
    run: async (report) => (await import('./load/live.ts')).live(report),
  },
  growth: {
    what: 'lists, reads, library, search over 10, 1,000 and 100,000 stories',
    run: async (report) => (await import('./load/growth.ts')).growth(report),
  },
  processes: {
    what: '1, 2 and 4 processes on one PostgreSQL',
    run: async (report) => (await import('./load/processes.ts')).processes(report),
  },
  kill: {
    what: 'fifty processes killed while families use them',
    run: async (report) => (await import('./load/kill.ts')).kill(report),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(COMMANDS, name));
if (unknown.length > 0) {
  const lines = Object.entries(COMMANDS).map(([name, { what }]) => `  npm run load -- ${name.padEnd(12)} ${what}`);
  process.stderr.write(`There is no ${unknown.join(', ')}:\n${lines.join('\n')}\n`);
  process.exitCode = 2;
} else {
  // By itself a signal ends a process without a word to those that it started.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  ensureBuilt();
  const report = createReport();
  for (const [name, { run }] of Object.entries(COMMANDS))
    if (asked.length === 0 || asked.includes(name)) await run(report);
  process.exitCode = report.holds() ? 0 : 1;
}
