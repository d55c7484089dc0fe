// What a fresh machine needs before anything can run. Plain JavaScript: it runs on whatever Node is there (20 or newer).
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const cache = join(root, 'node_modules', '.cache', 'tuckaway');
const isWindows = process.platform === 'win32';

/** Ends with one clear line. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** The environment in which every tool runs on the project's own Node, which compiles a module once for all of its runs. */
export function environment(extra = {}) {
  const bin = join(root, 'node_modules', '.bin');
  return {
    ...process.env,
    PATH: `${bin}${isWindows ? ';' : ':'}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
    ...extra,
  };
}

/** Runs a command of node_modules/.bin, or npm; its failure is ours. */
export function run(command, args, env = environment()) {
  const done = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: isWindows });
  if (done.status !== 0) process.exit(done.status ?? 1);
}

/** A fingerprint of files and folders, by their paths from the root. */
export function digest(paths) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
      return;
    }
    hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) add(join(root, path));
  return hash.digest('hex');
}

function onlyWhenChanged(name, paths, missing, work) {
  const mark = join(cache, name);
  const now = digest(paths);
  if (!missing && existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  work();
  mkdirSync(cache, { recursive: true });
  writeFileSync(mark, now);
}

/** Installs the locked dependencies, the pinned Node among them, when they are missing or were changed. */
export function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Tuckaway needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);
  const runtime = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  onlyWhenChanged('installed', ['package-lock.json', 'tools/node-runtime/package.json'], !existsSync(runtime), () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env),
  );
}

/** Builds the page and its worker when their sources changed since the last build. */
export function ensureBuilt() {
  const sources = [
    'src',
    'sw',
    'shell',
    'illustrator',
    'operator',
    'contract',
    'public',
    'index.html',
    'vite.config.ts',
    'package-lock.json',
    'tools',
  ];
  onlyWhenChanged('built', sources, !existsSync(join(root, 'dist', 'index.html')), () =>
    run('node', ['tools/build.ts']),
  );
}

/** The path of a Chromium: the one named, the system's, Debian's package, else Playwright's own (undefined). */
export function ensureChromium() {
  const find = () => {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']) {
      const found = spawnSync(isWindows ? 'where' : 'which', [name], { encoding: 'utf8' });
      if (found.status === 0) return found.stdout.trim().split('\n')[0];
    }
    return undefined;
  };
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const there = find();
  if (there) return there;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    try {
      execFileSync('apt-get', ['update', '-qq'], quiet);
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet);
    } catch {
      console.error('Debian has no chromium to install; taking the browser that comes with Playwright.');
    }
    const installed = find();
    if (installed) return installed;
  }
  run('playwright', ['install', 'chromium']);
  return undefined;
}
