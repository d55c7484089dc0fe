import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WISH } from '../helpers/test-app.ts';
import { makePair, type Running } from './process-pair.ts';

/** A process that tells nothing itself, and one that looks for work only when somebody tells it to. */
const ANSWERS = { AT_ONCE: '0', POLL_MS: '600000' };
const WORKS = { AT_ONCE: '4', POLL_MS: '600000' };
const JSON_BODY = { 'Content-Type': 'application/json' };

let pair: Awaited<ReturnType<typeof makePair>>;
beforeEach(async () => {
  pair = await makePair();
});
afterEach(() => pair.end());

const generate = async ({ url }: Running, headers: Record<string, string> = {}) => {
  const body = JSON.stringify({ ...WISH, sync: false });
  const answer = await fetch(`${url}/api/stories/generate`, {
    method: 'POST',
    headers: { ...JSON_BODY, ...headers },
    body,
  });
  const { story_id: id } = await answer.json();
  return String(id);
};

describe('two processes on one database', { timeout: 60_000 }, () => {
  it('a story that one accepts is told by the other at once, and every step is heard where it is read', async () => {
    const [reader] = await Promise.all([pair.start(0, ANSWERS), pair.start(1, { ...WORKS, SLOW_TELL_MS: '1200' })]);
    const id = await generate(reader);
    const asked = performance.now();
    const events = await (await fetch(`${reader.url}/api/stories/${id}/events`)).text();
    expect(performance.now() - asked).toBeLessThan(10_000);
    expect(events).toMatch(/event: done/);
    // It takes little more than a second: who only looked again each second would see two of its steps, or three.
    const steps = [...events.matchAll(/"current_step":(\d+)/g)].map(([, step]) => step);
    expect(new Set(steps).size).toBeGreaterThan(3);
  });

  it('a session of one is a session at the other, though neither was given a secret', async () => {
    const [one, other] = await Promise.all([pair.start(0), pair.start(1)]);
    const body = JSON.stringify({ email: 'family@example.com', password: 'sleep tight' });
    const registered = await fetch(`${one.url}/api/auth/register`, { method: 'POST', headers: JSON_BODY, body });
    const { token } = await registered.json();
    const headers = { Authorization: `Bearer ${token}` };
    const id = await generate(one, headers);
    const read = await fetch(`${other.url}/api/stories/${id}`, { headers });
    expect(read.status).toBe(200);
    const out = await fetch(`${other.url}/api/auth/logout`, { method: 'POST', headers });
    expect(out.status).toBeLessThan(300);
    expect((await fetch(`${one.url}/api/stories/${id}`, { headers })).status).toBe(401);
  });

  it('SRV-15 a burst at both has the room of one', async () => {
    const [one, other] = await Promise.all([
      pair.start(0, { RATE_LIMIT_SCALE: '1' }),
      pair.start(1, { RATE_LIMIT_SCALE: '1' }),
    ]);
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async (_, at) => {
        const body = JSON.stringify({ email: `family-${at}@example.com`, password: 'sleep tight' });
        const { url } = at % 2 === 0 ? one : other;
        return (await fetch(`${url}/api/auth/register`, { method: 'POST', headers: JSON_BODY, body })).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(11);
  });

  it('one that stops ends its news too, with a story still being read there', async () => {
    const [one] = await Promise.all([pair.start(0, ANSWERS), pair.start(1, { ...WORKS, SLOW_TELL_MS: '60000' })]);
    const id = await generate(one);
    const events = await fetch(`${one.url}/api/stories/${id}/events`);
    one.child.kill('SIGTERM');
    expect(await one.ended).toMatchObject({ code: 0 });
    expect(await events.text()).toContain('event: status');
  });
});
