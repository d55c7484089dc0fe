import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../helpers/free-port.ts';
import { startObjectStore } from '../helpers/picture-stores.ts';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';

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
const start = (more: Record<string, string> = {}) => {
  const server = startProcess('server/main.ts', { ...home.environment, ...more });
  running.push(server);
  return server;
};

describe('the start of the server', () => {
  it('works on a fresh machine, makes a secret that only its owner reads, and keeps it', async () => {
    const first = start();
    const url = await first.ready;
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await (await fetch(`${url}/api/stories?visibility=public`)).json()).stories).toHaveLength(20);
    const cookie = (await fetch(`${url}/api/anonymous/status`)).headers.get('Set-Cookie')?.split(';')[0] ?? '';
    const file = join(home.data, 'secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const secret = readFileSync(file, 'utf8');
    expect(readdirSync(home.data).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });
    const again = await start().ready;
    expect(readFileSync(file, 'utf8')).toBe(secret);
    expect(
      (await fetch(`${again}/api/anonymous/status`, { headers: { Cookie: cookie } })).headers.get('Set-Cookie'),
    ).toBeNull();
  });

  it('ends soon although a browser keeps its connection', async () => {
    const server = start();
    await fetch(`${await server.ready}/api/health`, { headers: { Connection: 'keep-alive' } });
    const asked = Date.now();
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(Date.now() - asked).toBeLessThan(2000);
  });

  const refused = async (environment: Record<string, string>, line: string | RegExp) => {
    const { code, said } = await start(environment).ended;
    expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
    expect(said).toMatch(line);
  };

  it('says which port is in use', async () => {
    const port = new URL(await start().ready).port;
    await refused({ PORT: port, DATA_DIR: join(home.folder, 'other') }, `Port ${port} is in use`);
  });
  it('says that the page is not built', async () => {
    rmSync(join(home.dist, 'shell.html'));
    await refused({}, 'The page is not built');
  });
  it('says that the data folder cannot be written', async () => {
    writeFileSync(join(home.folder, 'file'), '');
    await refused({ DATA_DIR: join(home.folder, 'file') }, 'DATA_DIR cannot be written');
    expect(existsSync(home.data)).toBe(false);
  });
  it('says that PostgreSQL cannot be reached, without the password', async () => {
    const address = `postgres://teller:hush-hush@127.0.0.1:${await freePort()}/tuckaway`;
    await refused(
      { DATABASE_URL: address },
      /^Tuckaway cannot start: The database at 127\.0\.0\.1 cannot be opened: .*ECONNREFUSED/,
    );
    expect((await running.at(-1)?.ended)?.said).not.toContain('hush');
  });
  it('says that the file of the database cannot be opened', async () => {
    mkdirSync(home.data);
    writeFileSync(
      join(home.data, 'tuckaway.db'),
      'this is no database, but long enough to be looked at by one'.repeat(20),
    );
    await refused({ DATABASE_URL: '' }, 'cannot be opened');
  });
  it('says that production needs a secret', () => refused({ NODE_ENV: 'production' }, 'JWT_SECRET is required'));
  it('says which value is wrong', () => refused({ PORT: 'seven' }, 'PORT must be a whole number'));
  it('says that the store for pictures is set by half, or lets nobody in with its key', async () => {
    await refused({ S3_BUCKET: 'bedtime' }, 'S3_ACCESS_KEY_ID is required beside S3_BUCKET');
    const store = await startObjectStore(join(home.folder, 'store'));
    try {
      await refused({ ...store.environment(), S3_SECRET_ACCESS_KEY: 'not-the-secret' }, /\(SignatureDoesNotMatch\)$/m);
    } finally {
      await store.stop();
    }
  });
  it('starts in production with a secret', async () => {
    const url = await start({ NODE_ENV: 'production', JWT_SECRET: 's'.repeat(40) }).ready;
    expect((await fetch(`${url}/api/anonymous/status`)).headers.get('Set-Cookie')).toContain('Secure');
    expect(existsSync(join(home.data, 'secret'))).toBe(false);
  });
});

describe('over a real connection', () => {
  it('answers strange requests without falling over', async () => {
    const url = await start().ready;
    const big = await fetch(`${url}/api/stories/generate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: 'x'.repeat(500_000),
    });
    expect([big.status, await big.json()]).toMatchObject([413, { code: 'too_large' }]);
    const head = await fetch(`${url}/`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const path of ['/%00', '/api/stories/%E0%A4%A', '/%E0%A4%A', '/..%5c..%5c', `/${'a'.repeat(5000)}`]) {
      expect([path.slice(0, 20), (await fetch(url + path)).status]).toEqual([path.slice(0, 20), 404]);
    }
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});
