// A second deployment that costs no second build: a copy of the first whose scripts all have other names, and whose page
// and worker each say a word that the version before has never heard.
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** What the next version says to the one before. */
export const UNKNOWN_WORD = 'from-the-future';
const PAGE_SAYS = `;navigator.serviceWorker?.ready.then(({ active }) => active.postMessage({ type: '${UNKNOWN_WORD}' }));`;
const WORKER_SAYS = `;self.addEventListener('message', ({ source }) => source.postMessage({ type: '${UNKNOWN_WORD}' }));`;
/** How the scripts of the next build are called. */
const MARK = '-next';

/** The path of the next build; remove it with `removeNextBuild`. */
export function makeNextBuild(): string {
  const dist = mkdtempSync(join(tmpdir(), 'tuckaway-next-'));
  cpSync('dist', dist, { recursive: true });
  const assets = join(dist, 'assets');
  // The rare screens' scripts stand in a folder of their own and name the others; the workers' stay as they are.
  const scripts = ['', 'rare/'].flatMap((folder) =>
    readdirSync(join(assets, folder)).flatMap((name) => (name.endsWith('.js') ? [folder + name] : [])),
  );
  const names = scripts.map((path) => basename(path).replaceAll('.', '\\.'));
  const named = new RegExp(`(?<![\\w-])(?:${names.join('|')})`, 'g');
  const renamed = (text: string) => text.replace(named, nextName);
  const rewrite = (path: string, change: (text: string) => string) => {
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    for (const packed of ['.br', '.gz']) rmSync(path + packed, { force: true });
  };
  for (const name of scripts) {
    rewrite(join(assets, name), renamed);
    renameSync(join(assets, name), join(assets, nextName(name)));
  }
  for (const page of ['index.html', 'shell.html', 'kit.json']) rewrite(join(dist, page), renamed);
  // Every file without a hash in its name counts as changed.
  const anew = (text: string) => {
    let count = 0;
    const changed = renamed(text).replace(/"revision":"[\da-f]+"/g, () => {
      count++;
      return `"revision":"${crypto.randomUUID()}"`;
    });
    if (count === 0) throw new Error('the built worker names no file by its revision');
    return changed;
  };
  rewrite(join(dist, 'sw.js'), (text) => anew(text) + WORKER_SAYS);
  const main = /assets\/(?<name>index-[\w-]+\.js)/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.groups?.[
    'name'
  ];
  if (!main) throw new Error('the built index.html names no script');
  appendFileSync(join(assets, main), PAGE_SAYS);
  return dist;
}

/** The file's name in the next build. */
const nextName = (name: string) => name.replace(/\.js$/, `${MARK}.js`);

export function removeNextBuild(dist: string): void {
  rmSync(dist, { recursive: true, force: true });
}

/** Whether a script's address is one of the next build. */
export const isNext = (address: string): boolean => address.includes(`${MARK}.js`);
