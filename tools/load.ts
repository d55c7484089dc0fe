// npm run load -- kill: the test that kills one of two processes, fifty times instead of ten.
import { spawnSync } from 'node:child_process';

const [what] = process.argv.slice(2);
if (what !== 'kill') {
  console.error('npm run load -- kill');
  process.exit(2);
}
const { status } = spawnSync('vitest', ['run', '--project', 'postgres', 'tests/postgres/kills.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: process.env['KILLS'] ?? '50' },
});
process.exitCode = status ?? 1;
