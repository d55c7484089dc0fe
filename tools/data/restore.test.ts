// What is put back is whole, is what was there, and is not what a family had removed since.
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/helpers/free-port.ts';
import { PICTURE_PLACES } from '../../tests/helpers/picture-stores.ts';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../../tests/helpers/server-process.ts';
import { WISH } from '../../tests/helpers/test-app.ts';
import { readConfig } from '../../server/platform/config.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import { createPictureFiles } from '../../server/pictures/picture-files.ts';
import { sha256 } from './copy-pictures.ts';
import { inspectDatabase } from './database-copy.ts';
import { restore } from './restore.ts';

let home: Home;
let running: ServerProcess[] = [];
beforeEach(async () => {
  home = await temporaryHome();
});
afterEach(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  running = [];
  await home.remove();
});

async function start(environment: Record<string, string>) {
  const server = startProcess('tests/helpers/slow-server.ts', {
    ...environment,
    DIST_DIR: home.dist,
    PORT: String(await freePort()),
    SHORT_LEASES: 'on',
    QUICK_PAINT: 'on',
    PLAIN_TELL: 'on',
    SLOW_TELL_MS: '0',
    RATE_LIMIT_SCALE: '0',
    SEED_STORIES: 'off',
  });
  running.push(server);
  const url = await server.ready;
  let cookie = '';
  const ask = async (path: string, method = 'GET', body?: object) => {
    const headers = { ...(cookie ? { Cookie: cookie } : {}), ...(body ? { 'Content-Type': 'application/json' } : {}) };
    const answer = await fetch(new URL(path, url), {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  const read = async (id: string) => (await ask(`/api/stories/${id}`)).json();
  return {
    ask,
    read,
    status: async (id: string) => (await ask(`/api/stories/${id}`)).status,
    tell: async () => {
      const made = await ask('/api/stories/generate', 'POST', { ...WISH, include_images: true });
      const { story_id: id }: { story_id: string } = await made.json();
      await expect.poll(async () => (await read(id)).status, { timeout: 10_000 }).toBe('complete');
      return id;
    },
    stop: async () => {
      server.child.kill('SIGTERM');
      await server.ended;
    },
  };
}
const command = async (environment: Record<string, string>, ...args: string[]) => {
  const { code, said } = await startProcess('tools/data.ts', environment, args).ended;
  return { code, said: said.trim() };
};

describe.each(PICTURE_PLACES)('a backup, its pictures kept %s,', { timeout: 60_000 }, (_, openPlace) => {
  const place = openPlace();
  const environment = () => ({ ...place.environment(), DATA_DIR: home.data });
  const files = async () => createPictureFiles(await openPictureDisk(readConfig(environment())));

  it('comes back with its pictures, and without what was removed since', async () => {
    const first = await start(environment());
    const [kept, removed] = [await first.tell(), await first.tell()];
    const folder = join(home.folder, 'backup');
    // The server runs on.
    expect(await command(environment(), 'backup', folder)).toEqual({
      code: 0,
      said: expect.stringMatching(/: 2 stories, 0 accounts, \d+ pictures\. The secret of the server is in it/),
    });
    expect((await first.ask(`/api/stories/${removed}`, 'DELETE')).status).toBe(200);
    const later = await first.tell();
    expect(await command(environment(), 'restore', folder, '--replace')).toMatchObject({
      code: 1,
      said: expect.stringContaining('stop it first'),
    });
    await first.stop();
    await (await files()).remove(kept);

    expect(await command(environment(), 'restore', folder)).toMatchObject({
      code: 1,
      said: expect.stringContaining('--replace'),
    });
    expect(await command(environment(), 'restore', folder, '--replace')).toEqual({
      code: 0,
      said: expect.stringMatching(/^2 stories, 0 accounts and \d+ pictures of .* in the place of what was there\./),
    });
    expect((await (await files()).stories()).toSorted()).toEqual([kept, removed, later].toSorted());
    const second = await start(environment());
    expect([await second.status(kept), await second.status(removed), await second.status(later)]).toEqual([
      200, 404, 404,
    ]);
    const { images } = await second.read(kept);
    for (const { url } of images) expect(await (await second.ask(url)).text()).toBe('large');
    await expect.poll(async () => (await files()).stories(), { timeout: 10_000 }).toEqual([kept]);
    await second.stop();
  });

  it('says what pictures are missing, and is not made where none of them is where it looks', async () => {
    const server = await start(environment());
    const [one, other] = [await server.tell(), await server.tell()];
    const folder = join(home.folder, 'backup');
    await (await files()).remove(one);
    expect(await command(environment(), 'backup', folder)).toEqual({
      code: 0,
      said: expect.stringContaining('The pictures of 1 of the stories were not there to be copied.'),
    });
    await (await files()).remove(other);
    expect(await command(environment(), 'backup', `${folder}-2`)).toEqual({
      code: 1,
      said: expect.stringMatching(/^None of the pictures of 2 stories is in .*: set S3_BUCKET .* as for the server$/),
    });
    expect(existsSync(`${folder}-2`)).toBe(false);
    await server.stop();
  });

  it('comes back on another machine, with the newest ledger beside it', async () => {
    const first = await start(environment());
    const [kept, removed] = [await first.tell(), await first.tell()];
    const folder = join(home.folder, 'backup');
    expect((await command(environment(), 'backup', folder)).code).toBe(0);
    expect((await first.ask(`/api/stories/${removed}`, 'DELETE')).status).toBe(200);
    await first.stop();
    const ledger = join(home.folder, 'erased.jsonl');
    renameSync(join(home.data, 'erased.jsonl'), ledger);
    for (const story of await (await files()).stories()) await (await files()).remove(story);
    rmSync(home.data, { recursive: true });

    expect(await command(environment(), 'restore', folder, '--ledger', `${ledger}.no`)).toMatchObject({ code: 1 });
    expect(existsSync(home.data)).toBe(false);
    expect(await command(environment(), 'restore', folder, '--ledger', ledger)).toMatchObject({ code: 0 });
    const second = await start(environment());
    expect([await second.status(kept), await second.status(removed)]).toEqual([200, 404]);
    const { cover_image: cover } = await second.read(kept);
    expect(await (await second.ask(cover)).text()).toBe('large');
    await second.stop();
  });
});

describe('a restore', { timeout: 60_000 }, () => {
  it('replaces nothing before it knows that the backup is whole and may be read', async () => {
    const environment = { DATA_DIR: home.data };
    const server = await start(environment);
    const story = await server.tell();
    const whole = join(home.folder, 'backup');
    expect((await command(environment, 'backup', whole)).code).toBe(0);
    await server.stop();
    const there = () =>
      ['tuckaway.db', 'secret'].map((name) => sha256(readFileSync(join(home.data, name)))).join(' ') +
      readdirSync(home.data).toSorted().join(' ');
    // Whoever looks whether it is in use writes its log into it.
    await expect(restore({ args: [whole], config: readConfig(environment), say: () => {} })).rejects.toThrow(
      '--replace',
    );
    const before = there();

    const refused = async (spoil: (copy: string) => void, line: string, more: Record<string, string> = {}) => {
      const copy = join(home.folder, 'copy');
      rmSync(copy, { recursive: true, force: true });
      cpSync(whole, copy, { recursive: true });
      spoil(copy);
      const order = { args: [copy, '--replace'], config: readConfig({ ...environment, ...more }), say: () => {} };
      await expect(restore(order)).rejects.toThrow(line);
      expect(there()).toBe(before);
    };
    const change = (file: string, with_: (text: string) => string) =>
      writeFileSync(file, with_(readFileSync(file, 'utf8')));
    const picture = `pictures/${story}/${readdirSync(join(whole, 'pictures', story))[0]}`;
    await refused((copy) => rmSync(join(copy, picture)), `${picture} is missing`);
    await refused((copy) => appendFileSync(join(copy, picture), 'x'), `${picture} is not what was written`);
    await refused((copy) => appendFileSync(join(copy, 'tuckaway.db'), 'x'), 'tuckaway.db is not what was written');
    await refused((copy) => rmSync(join(copy, 'manifest.json')), 'manifest.json cannot be read');
    await refused((copy) => change(join(copy, 'manifest.json'), (text) => text.slice(0, -9)), 'cannot be read');
    await refused(
      (copy) => change(join(copy, 'manifest.json'), (text) => text.replace('"stories": 1', '"stories": 2')),
      'its tables have other rows',
    );
    await refused(
      (copy) => change(join(copy, 'manifest.json'), (text) => text.replace('"pictures/', '"../pictures/')),
      'is missing',
    );
    await refused(() => {}, 'another secret', { JWT_SECRET: 'of-another-server-altogether-and-long' });
    writeFileSync(join(home.data, 'secret'), 'of-another-machine-which-began-anew-0000000');
    writeFileSync(join(home.data, 'erased.jsonl'), '{}\n');
    await expect(
      restore({ args: [whole, '--replace'], config: readConfig(environment), say: () => {} }),
    ).rejects.toThrow('JWT_SECRET_PREVIOUS');
    rmSync(join(home.data, 'erased.jsonl'));
    await restore({ args: [whole, '--replace'], config: readConfig(environment), say: () => {} });
    expect(readFileSync(join(home.data, 'secret'), 'utf8')).toBe(readFileSync(join(whole, 'secret'), 'utf8'));
  });

  it.each([
    ['is broken', (path: string) => writeFileSync(path, 'this is no database, but long enough to be one'.repeat(30))],
    [
      'is lost, all but its log',
      (path: string) => {
        const database = new DatabaseSync(path);
        database.exec(
          'pragma journal_mode = wal; create table of_another_time (n); insert into of_another_time values (1)',
        );
        copyFileSync(`${path}-wal`, `${path}.kept`);
        database.close();
        rmSync(path);
        renameSync(`${path}.kept`, `${path}-wal`);
      },
    ],
  ])('takes the place of a database that %s', async (_, spoil) => {
    const environment = { DATA_DIR: home.data };
    const server = await start(environment);
    const story = await server.tell();
    const folder = join(home.folder, 'backup');
    expect((await command(environment, 'backup', folder)).code).toBe(0);
    await server.stop();
    const path = join(home.data, 'tuckaway.db');
    spoil(path);
    expect(await command(environment, 'restore', folder, '--replace')).toMatchObject({ code: 0 });
    expect(readdirSync(home.data).filter((name) => name.startsWith('tuckaway'))).toEqual(['tuckaway.db']);
    expect(Object.keys(inspectDatabase(path).rows)).not.toContain('of_another_time');
    const second = await start(environment);
    expect(await second.status(story)).toBe(200);
    await second.stop();
  });
});
