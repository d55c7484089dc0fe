// A store that refuses, is away, or falls silent.
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tests/helpers/free-port.ts';
import { startObjectStore, temporaryFolder, type ObjectStore } from '../../tests/helpers/picture-stores.ts';
import { createTestApp, WISH } from '../../tests/helpers/test-app.ts';
import { readConfig } from '../platform/config.ts';
import { StartFailure } from '../platform/environment-values.ts';
import { openObjectDisk, type ObjectWaits } from './object-disk.ts';
import { createPictureFiles, type PictureFiles } from './picture-files.ts';

const QUICK: ObjectWaits = { connectMs: 500, answerMs: 200, attempts: 2, restMs: 60_000 };
const SECRET = 'wJalrXUtnFEMI7MDENG';
const settingsOf = (environment: Record<string, string>) => {
  const { objectStore } = readConfig(environment);
  if (!objectStore) throw new Error('no store is set');
  return objectStore;
};

const folder = temporaryFolder();
let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore(folder);
});
afterAll(() => store.stop());

describe('a store that cannot be used', () => {
  const refused = async (change: Record<string, string>) => {
    const thrown: unknown = await openObjectDisk(settingsOf({ ...store.environment(), ...change }), QUICK).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(StartFailure);
    const { message } = thrown as StartFailure;
    expect(message).not.toMatch(/\n|wJalr/);
    return message;
  };

  it('ends the start when it does not know the key, or not its secret', async () => {
    expect(await refused({ S3_SECRET_ACCESS_KEY: SECRET })).toMatch(
      /^S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: .* \(SignatureDoesNotMatch\)$/,
    );
    expect(await refused({ S3_ACCESS_KEY_ID: 'SOMEBODY' })).toMatch(/\(InvalidAccessKeyId\)$/);
  });
  it('ends the start when it has no such bucket', async () =>
    expect(await refused({ S3_BUCKET: 'no-such-bucket' })).toMatch(
      /^S3_BUCKET: there is no bucket no-such-bucket at 127/,
    ));
  it('ends the start when nobody is there', async () =>
    expect(await refused({ S3_ENDPOINT: `http://${SECRET}:${SECRET}@127.0.0.1:${await freePort()}` })).toMatch(
      /^S3_ENDPOINT: the store at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)$/,
    ));
  it('leaves nothing behind of the trial at a start', async () => {
    const { disk, root } = await openObjectDisk(settingsOf(store.environment()), QUICK);
    expect([...(await disk.listAll(root)).objects]).toEqual([]);
  });
});

describe('a store that is away for a while', () => {
  const another = temporaryFolder();

  it('costs no story its text, and its pictures, painted once, come when it is back', async () => {
    let away = await startObjectStore(another);
    const settings = settingsOf(away.environment());
    const disk = await openObjectDisk(settings, { ...QUICK, restMs: 0 });
    const picture = { bytes: new TextEncoder().encode('picture'), type: 'image/webp' } as const;
    let painted = 0;
    let stores = 0;
    const kept = createPictureFiles(disk);
    const files: PictureFiles = {
      ...kept,
      store: (...given) => {
        stores += 1;
        return kept.store(...given);
      },
    };
    const server = await createTestApp({
      env: { SHOWCASE: 'on' },
      pictureFiles: files,
      pictureWaits: { storeAgainMs: 20 },
      paint: async () => {
        painted += 1;
        return { 1024: picture, 640: picture };
      },
    });
    onTestFinished(async () => {
      await server.close();
      await away.stop();
    });
    const { ask } = server;
    const make = async (): Promise<string> =>
      (await (await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, include_images: true } })).json())
        .story_id;
    const story = async (id: string) => (await ask(`/api/stories/${id}`)).json();
    const first = await make();
    await expect.poll(async () => (await story(first)).status).toBe('complete');
    const { cover_image: cover } = await story(first);

    await away.stop();
    const answer = await ask(cover);
    expect([answer.status, answer.headers.get('Retry-After'), (await answer.json()).code]).toEqual([
      503,
      '10',
      'unavailable',
    ]);
    const before = { painted, stores };
    const second = await make();
    expect((await story(second)).content.paragraphs.length).toBeGreaterThan(0);
    await expect.poll(() => server.lines.join('')).toContain('pictures cannot be stored: ECONNREFUSED');
    // More often than two pictures would be painted.
    await expect.poll(() => stores - before.stores).toBeGreaterThan(8);
    expect(painted - before.painted).toBe(2);
    const said = server.lines.filter((line) => JSON.parse(line).level >= 40).join('');
    for (const word of ['S3RVER', first, second, 'Mia']) expect(said).not.toContain(word);
    expect((await ask(`/api/stories/${first}`, { method: 'DELETE' })).status).toBe(200);

    away = await startObjectStore(another, away.port);
    await expect
      .poll(async () => {
        server.pictureWorker.wake();
        return (await story(second)).status;
      })
      .toBe('complete');
    await expect.poll(async () => (await ask((await story(second)).cover_image)).text()).toBe('picture');
    expect(painted).toBe(2 * (await story(second)).images.length);
    server.later(3_600_000);
    await server.sweeper.sweep();
    expect(await files.stories()).toEqual([second]);
  });
});

describe('a store that falls silent', () => {
  const silent = async () => {
    let mode: 'works' | 'never answers' | 'stops in the middle' = 'works';
    let asked = 0;
    const headers = new Set<string>();
    const open = new Set<ServerResponse>();
    const server = createServer((request, response) => {
      asked++;
      for (const name of Object.keys(request.headers)) headers.add(name);
      if (mode === 'never answers') return void open.add(response);
      if (mode === 'stops in the middle') return void response.writeHead(200, { 'Content-Length': '100' }).write('RI');
      request.resume();
      response.end(request.url?.includes('list-type') ? '<ListBucketResult></ListBucketResult>' : 'x');
    });
    const port = await freePort();
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    onTestFinished(() => server.closeAllConnections());
    onTestFinished(() => void server.close());
    const settings = settingsOf({ ...store.environment(), S3_ENDPOINT: `http://127.0.0.1:${port}` });
    const files = createPictureFiles(await openObjectDisk(settings, QUICK));
    return {
      read: () => files.read('a-story', 'v1', 640, ['image/webp']),
      become: (next: typeof mode) => (mode = next),
      asked: () => asked,
      headers,
    };
  };

  it('is waited for so long and no longer, and then left alone', async () => {
    const { read, become, asked } = await silent();
    become('never answers');
    const before = asked();
    await expect(read()).rejects.toThrow('pictures cannot be read: ETIMEDOUT');
    expect(asked() - before).toBe(QUICK.attempts);
    await expect(read()).rejects.toThrow('pictures cannot be read: Resting');
    expect(asked() - before).toBe(QUICK.attempts);
  });
  it('is not sent the checksums that Amazon alone is sure to know', async () => {
    const { headers } = await silent();
    expect([...headers]).toContain('x-amz-content-sha256');
    expect([...headers].filter((name) => /checksum|trailer|decoded/.test(name))).toEqual([]);
  });
  it('gives no half of a picture', async () => {
    const { read, become } = await silent();
    become('stops in the middle');
    await expect(read()).rejects.toThrow('pictures cannot be read');
  });
});
