import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, SMALL_BUILD } from '../../tests/helpers/test-app.ts';
import { createLog } from '../platform/log.ts';
import { buildIdOf, keepBuild } from './previous-builds.ts';

let root: string;
let lines: string[];
const log = createLog('debug', { write: (line: string) => void lines.push(line) });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tuckaway-builds-'));
  lines = [];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build of these hashed files, each with its own name in it. */
function built(name: string, ...files: string[]): string {
  const dist = join(root, name);
  for (const file of files) {
    mkdirSync(join(dist, 'assets', file, '..'), { recursive: true });
    writeFileSync(join(dist, 'assets', file), file);
    writeFileSync(join(dist, 'assets', `${file}.br`), `packed ${file}`);
  }
  return dist;
}
const folder = () => join(root, 'builds');
/** Starts a server with a build; one that was started before counts as older by an hour. */
function deploy(dist: string) {
  const earlier = keepBuild(dist, folder(), log);
  for (const name of readdirSync(folder())) {
    const path = join(folder(), name);
    const before = new Date(statSync(path).mtimeMs - 3_600_000);
    utimesSync(path, before, before);
  }
  return earlier;
}
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

describe('BEY-17 builds before this one', () => {
  it('answer for their files, packed copies and subfolders included, and for nothing else', () => {
    deploy(built('one', 'index-a.js', 'story-a.js', 'illustrator/pen-a.js'));
    const earlier = deploy(built('two', 'index-b.js', 'story-b.js'));
    const file = earlier('/assets/illustrator/pen-a.js');
    expect([text(file?.identity), text(file?.encoded.br), file?.type]).toEqual([
      'illustrator/pen-a.js',
      'packed illustrator/pen-a.js',
      'text/javascript; charset=utf-8',
    ]);
    for (const path of [
      '/assets/story-c.js',
      '/assets/story-a.js.br',
      '/assets/../two/assets/story-b.js',
      '/story-a.js',
    ])
      expect(earlier(path), path).toBeUndefined();
    expect(lines).toEqual([]);
  });

  it('are the last two; with this one three are kept, by when they were started last', () => {
    const dists = ['one', 'two', 'three', 'four'].map((name) => built(name, `index-${name}.js`));
    const [one = '', two = '', three = '', four = ''] = dists;
    for (const dist of [one, two, one, three]) deploy(dist);
    const earlier = deploy(four);
    expect(readdirSync(folder()).toSorted()).toEqual([one, three, four].map(buildIdOf).toSorted());
    expect(['one', 'two', 'three'].map((name) => earlier(`/assets/index-${name}.js`) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('are not there by half: what a crash left is removed in time, what another server copies is left alone', () => {
    mkdirSync(join(folder(), 'copying-crashed'), { recursive: true });
    mkdirSync(join(folder(), 'copying-now'));
    const longAgo = new Date(Date.now() - 7_200_000);
    utimesSync(join(folder(), 'copying-crashed'), longAgo, longAgo);
    const one = built('one', 'index-a.js');
    keepBuild(one, folder(), log);
    expect(readdirSync(folder()).toSorted()).toEqual([buildIdOf(one), 'copying-now'].toSorted());
  });

  it('may be missing on a disk that refuses: a line in the log, and the server starts', () => {
    writeFileSync(folder(), 'a file where the folder should be');
    const earlier = keepBuild(built('one', 'index-a.js'), folder(), log);
    expect(earlier('/assets/index-a.js')).toBeUndefined();
    expect(lines.join()).toContain('builds cannot be kept');
  });

  it('stay served while this one cannot be copied, and nothing is left of the attempt', () => {
    const one = built('one', 'index-a.js');
    deploy(one);
    const two = built('two', 'index-b.js');
    // What stands in the way of the last step: from here a full disk looks the same.
    symlinkSync('nowhere', join(folder(), buildIdOf(two)));
    const earlier = keepBuild(two, folder(), log);
    expect(earlier('/assets/index-a.js')).toBeDefined();
    expect(readdirSync(folder()).toSorted()).toEqual([one, two].map(buildIdOf).toSorted());
    expect(lines.join()).toContain('this build cannot be kept');
  });

  it('are answered as files of this build are, and an unknown name is a 404 that nobody keeps', async () => {
    deploy(built('one', 'index-a.js'));
    const earlier = deploy(built('two', 'index-b.js'));
    const server = await createTestApp({ staticFiles: { ...SMALL_BUILD, earlier } });
    const known = await server.ask('/assets/index-a.js', { headers: { 'Accept-Encoding': 'br' } });
    expect([known.status, known.headers.get('Cache-Control'), known.headers.get('Content-Encoding')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect(await known.text()).toBe('packed index-a.js');
    const unknown = await server.ask('/assets/index-c.js');
    expect([unknown.status, unknown.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    await server.close();
  });
});
