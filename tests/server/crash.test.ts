import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';
import { WISH } from '../helpers/test-app.ts';

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

const start = async (more: Record<string, string> = {}) => {
  const server = startProcess('tests/helpers/slow-server.ts', {
    ...home.environment,
    SHORT_LEASES: 'on',
    PLAIN_TELL: 'on',
    SLOW_TELL_MS: '400',
    RATE_LIMIT_SCALE: '0',
    SEED_STORIES: 'off',
    SHOWCASE: 'off',
    ...more,
  });
  running.push(server);
  return { ...server, url: await server.ready };
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const statusOf = async (url: string, id: string) => (await fetch(`${url}/api/stories/${id}/status`)).json();
const wish = async (url: string, change: object = {}) => {
  const answer = await fetch(`${url}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...WISH, sync: false, ...change }),
  });
  return { ...(await answer.json()), cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
};
const until = async (url: string, id: string, wanted: string[]) => {
  for (let at = 0; at < 1500; at++) {
    const now = await statusOf(url, id);
    if (wanted.includes(now.status)) return now;
    await pause(20);
  }
  throw new Error(`still ${JSON.stringify(await statusOf(url, id))}`);
};

describe('SRV-7 a server that is killed', { timeout: 60_000 }, () => {
  it('finishes after its restart what was pending and what was being told', async () => {
    const first = await start({ SLOW_TELL_MS: '60000' });
    const ids: string[] = [];
    // Four are told at once; the rest waits.
    for (let at = 0; at < 6; at++) ids.push((await wish(first.url)).story_id);
    await until(first.url, ids[0] ?? '', ['processing']);
    expect((await statusOf(first.url, ids[5] ?? '')).status).toBe('pending');
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start();
    for (const id of ids) expect((await until(second.url, id, ['complete', 'failed'])).status).toBe('complete');
  });

  it('fails a story whose every attempt was killed, and gives its place back', async () => {
    let id = '';
    let cookie = '';
    for (let attempt = 0; attempt < 3; attempt++) {
      const server = await start({ SLOW_TELL_MS: '60000' });
      if (attempt === 0) ({ story_id: id, cookie } = await wish(server.url));
      else await pause(900);
      await until(server.url, id, ['processing']);
      server.child.kill('SIGKILL');
      await server.ended;
    }
    const last = await start();
    expect(await until(last.url, id, ['complete', 'failed'])).toMatchObject({
      status: 'failed',
      error: 'Story generation failed',
    });
    expect(
      await (await fetch(`${last.url}/api/anonymous/status`, { headers: { Cookie: cookie } })).json(),
    ).toMatchObject({ current_usage: 0 });
  });
});

describe('a server that is killed while it paints', { timeout: 120_000 }, () => {
  it('paints the picture after its restart, and the story is whole', async () => {
    const first = await start({ SHOWCASE: 'on', SLOW_TELL_MS: '10' });
    const { story_id: id } = await wish(first.url, { include_images: true, image_style: 'sketch' });
    await until(first.url, id, ['story_complete']);
    const images = async (url: string): Promise<string[]> =>
      (await (await fetch(`${url}/api/stories/${id}`)).json()).images.map(({ status }: { status: string }) => status);
    await expect.poll(() => images(first.url), { interval: 10 }).toContain('generating');
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await start({ SHOWCASE: 'on' });
    await expect.poll(() => images(second.url), { timeout: 90_000, interval: 100 }).toEqual(['complete', 'complete']);
    expect((await statusOf(second.url, id)).status).toBe('complete');
    const { cover_image } = await (await fetch(`${second.url}/api/stories/${id}`)).json();
    expect((await fetch(`${second.url}${cover_image}`)).headers.get('Content-Type')).toBe('image/webp');
  });
});

describe('a server that is asked to stop', () => {
  it('lets a running story end, is not ready meanwhile, and is gone soon after', async () => {
    const server = await start({ SLOW_TELL_MS: '800' });
    const { story_id: id } = await wish(server.url);
    await until(server.url, id, ['processing']);
    const asked = Date.now();
    server.child.kill('SIGTERM');
    await pause(50);
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect(await server.ended).toMatchObject({ code: 0 });
    expect(Date.now() - asked).toBeLessThan(3000);
    const next = await start();
    expect((await statusOf(next.url, id)).status).toBe('complete');
  });

  it('puts back what takes too long, so that the next server takes it at once', async () => {
    const server = await start({ SLOW_TELL_MS: '60000' });
    const { story_id: id } = await wish(server.url);
    await until(server.url, id, ['processing']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0 });
    const next = await start({ SLOW_TELL_MS: '100' });
    expect((await until(next.url, id, ['complete', 'failed'])).status).toBe('complete');
  });
});
