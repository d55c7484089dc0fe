// Fifty processes killed while families use them: the test of the kills, longer than the gate has time for.
import { spawnSync } from 'node:child_process';
import type { Report } from './report.ts';

/** Throws where something that was promised is lost, told twice, or over its quota. */
export async function kill(report: Report): Promise<void> {
  report.begin('kill: one of two processes, fifty times');
  const { status } = spawnSync('vitest', ['run', '--project', 'postgres', 'tests/postgres/kills.test.ts'], {
    stdio: 'inherit',
    env: { ...process.env, KILLS: process.env['KILLS'] ?? '50' },
  });
  report.add('PostgreSQL', 'promises broken', {
    values: { runs: status === 0 ? 0 : 1 },
    bound: { of: 'runs', atMost: 0 },
  });
}
