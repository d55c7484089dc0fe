// Two processes on one data folder: one answers families, the other makes what they wish for.
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GenerateAnswerSchema } from '#contract/stories';
import { startProcess, temporaryHome, type Home, type ServerProcess } from '../helpers/server-process.ts';
import { WISH } from '../helpers/test-app.ts';

const TOKEN = 'a-token-of-the-watcher-01';

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

const start = async (role: 'web' | 'worker') => {
  const server = startProcess('tests/helpers/slow-server.ts', {
    ROLE: role,
    ...home.environment,
    SHORT_LEASES: 'on',
    QUICK_PAINT: 'on',
    SLOW_TELL_MS: '200',
    RATE_LIMIT_SCALE: '0',
    METRICS_TOKEN: TOKEN,
  });
  running.push(server);
  return { ...server, url: await server.ready };
};
const wish = async (url: string) => {
  const answer = await fetch(`${url}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...WISH, sync: false, include_images: true }),
  });
  return v.parse(GenerateAnswerSchema, await answer.json()).story_id;
};
const read = async (url: string, id: string) =>
  v.parse(
    v.object({
      status: v.string(),
      cover_image: v.nullable(v.string()),
      images: v.array(v.object({ status: v.string() })),
    }),
    await (await fetch(`${url}/api/stories/${id}`)).json(),
  );
const statusOf = async (address: string) => (await fetch(address)).status;
const metricsOf = async (url: string) =>
  (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();

describe('a process that answers and one that works', { timeout: 60_000 }, () => {
  it('begin a folder together, tell a story with its pictures, and the reader hears of it as it grows', async () => {
    const [web, worker] = await Promise.all([start('web'), start('worker')]);
    const id = await wish(web.url);
    const events = await (await fetch(`${web.url}/api/stories/${id}/events`)).text();
    // What the other process did was seen step by step, and not only at the end.
    expect(events.match(/^event: progress$/gm)?.length).toBeGreaterThan(1);
    expect(events).toMatch(/event: paragraph[^]*event: done/);
    const story = await read(web.url, id);
    expect([story.status, new Set(story.images.map(({ status }) => status))]).toEqual([
      'complete',
      new Set(['complete']),
    ]);
    expect(await statusOf(`${web.url}${story.cover_image}`)).toBe(200);
    const told = 'tuckaway_stories_ended_total{outcome="told",teller="builtin"} 1';
    const [ofWeb, ofWorker] = await Promise.all([metricsOf(web.url), metricsOf(worker.url)]);
    expect([ofWeb.includes(told), ofWorker.includes(told)]).toEqual([false, true]);
    expect(ofWorker).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(ofWorker).toMatch(/^tuckaway_info\{version="[\d.]+",node="v\d+[\d.]+",role="worker"\} 1$/m);
    expect(ofWorker).toMatch(/^process_resident_memory_bytes \d/m);
    for (const { child } of [web, worker]) child.kill('SIGTERM');
    expect((await Promise.all([web.ended, worker.ended])).map(({ code }) => code)).toEqual([0, 0]);
  });

  it('the one without readers answers those who watch it, and nobody else', async () => {
    const { url } = await start('worker');
    for (const path of ['/api/health', '/api/ready']) expect(await statusOf(url + path)).toBe(200);
    for (const path of ['/', '/api/config', '/api/stories', '/robots.txt', '/sandbox/payments'])
      expect([path, await statusOf(url + path)]).toEqual([path, 404]);
    const answer = await fetch(`${url}/api/stories/generate`, { method: 'POST', body: JSON.stringify(WISH) });
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('SRV-18: the one that answers is ready without the other, keeps what is wished for, and has it told by the next', async () => {
    const web = await start('web');
    const worker = await start('worker');
    worker.child.kill('SIGKILL');
    await worker.ended;
    const ready = await fetch(`${web.url}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { database: true, migrations: true, draining: false } },
    ]);
    const id = await wish(web.url);
    expect(await metricsOf(web.url)).toContain('tuckaway_queue_jobs{queue="stories",state="waiting"} 1');
    expect((await read(web.url, id)).status).toBe('pending');
    await start('worker');
    await expect.poll(async () => (await read(web.url, id)).status).toBe('complete');
  });
});
