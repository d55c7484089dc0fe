import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { GenerateAnswerSchema, StorySchema } from '#contract/stories';
import { createTestApp, quickTell, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import { eventsBetween } from './story-events.ts';
import type { Storyteller } from './storyteller.ts';

let server: TestApp;
afterEach(() => server.close());

const generate = async (ask: AskFor, change: object = {}) =>
  v.parse(
    GenerateAnswerSchema,
    await (await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, sync: false, ...change } })).json(),
  ).story_id;

/** Reads a stream one event at a time. */
function listenTo(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    /** The next event; undefined when the stream is closed. */
    next: async (): Promise<{ event: string; data: unknown; id: number } | undefined> => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const part = text.slice(0, end);
          text = text.slice(end + 2);
          const [, event = '', data = '', id = ''] = /^event: (.*)\ndata: (.*)\nid: (\d+)/.exec(part) ?? [];
          if (event !== '') return { event, data: JSON.parse(data), id: Number(id) };
        } else {
          const read = await reader?.read();
          if (!read || read.done) return undefined;
          text += read.value;
        }
      }
    },
    close: () => reader?.cancel(),
  };
}

/** A teller that goes on when it is told to. */
function steadyTeller() {
  const steps: (() => void)[] = [];
  const step = () => new Promise<void>((resolve) => steps.push(resolve));
  const tell: Storyteller['tell'] = async (request, seed, told, telling) => {
    await telling.report(2, 'The Lamp');
    for (const count of [1, 2]) {
      await step();
      await telling.show({ title: 'The Lamp', paragraphs: ['One.', 'Two.'].slice(0, count) });
    }
    await step();
    return { ...(await quickTell(request, seed, told, telling)), title: 'The Lamp' };
  };
  return {
    tell,
    goOn: async () => {
      await expect.poll(() => steps.length).toBeGreaterThan(0);
      steps.shift()?.();
    },
  };
}

describe('GET /api/stories/{id}/events', () => {
  it('BEY-2 tells how a story stands, then each paragraph within 300 ms of its being checked, and closes at the end', async () => {
    const { tell, goOn } = steadyTeller();
    server = await createTestApp({ tell });
    const id = await generate(server.ask);
    const answer = await server.ask(`/api/stories/${id}/events`);
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Accel-Buffering')).toBe('no');
    const { next } = listenTo(answer);
    const heard: { event: string; data: unknown; id: number }[] = [];
    const until = async (event: string) => {
      for (let told = await next(); told; told = await next()) {
        heard.push(told);
        if (told.event === event) return told.data;
      }
      return undefined;
    };
    expect(await until('title')).toEqual({ title: 'The Lamp' });
    for (const [index, text] of ['One.', 'Two.'].entries()) {
      await goOn();
      const shown = performance.now();
      expect(await until('paragraph')).toEqual({ index, text });
      expect(performance.now() - shown).toBeLessThan(300);
    }
    await goOn();
    // Another teller may have stepped in: what is otherwise now is told anew.
    expect(await until('paragraph')).toEqual({ index: 0, text: 'Mia lit the lamp.' });
    expect(await until('done')).toEqual({ status: 'complete' });
    expect(await next()).toBeUndefined();
    expect(heard[0]?.event).toBe('status');
    expect(heard.map(({ id: number }) => number)).toEqual(heard.map((_, at) => at + 1));
  });

  it('BEY-2 tells another telling from its first paragraph, with its title, to who heard of the one that broke off', async () => {
    const { tell, goOn } = steadyTeller();
    let tries = 0;
    const breaking: Storyteller['tell'] = async (...asked) => {
      tries += 1;
      if (tries > 1) return quickTell(...asked);
      await tell(...asked);
      throw new Error('it broke off');
    };
    server = await createTestApp({ tell: breaking });
    const id = await generate(server.ask);
    const { next } = listenTo(await server.ask(`/api/stories/${id}/events`));
    const heard: unknown[] = [];
    const until = async (text: string) => {
      for (let told = await next(); told; told = await next()) {
        if (['title', 'paragraph'].includes(told.event)) heard.push(told.data);
        if (JSON.stringify(told.data).includes(text)) return;
      }
    };
    await goOn();
    await until('One.');
    await goOn();
    await until('Two.');
    expect(heard).toEqual([{ title: 'The Lamp' }, { index: 0, text: 'One.' }, { index: 1, text: 'Two.' }]);
    heard.length = 0;
    await goOn();
    await until('"complete"}');
    expect(heard).toEqual([
      { title: 'Mia and the Lamp' },
      { index: 0, text: 'Mia lit the lamp.' },
      { index: 1, text: 'Hush, hush,\nsaid the lamp.' },
      { index: 2, text: 'Good night, Mia.' },
    ]);
  });

  it('tells all of a finished story at once, and goes on in its numbers for who was cut off', async () => {
    server = await createTestApp();
    const id = await generate(server.ask, { sync: true });
    const answer = await server.ask(`/api/stories/${id}/events`, { headers: { 'Last-Event-ID': '41' } });
    const told = await answer.text();
    expect(told).toMatch(/^event: status\n/);
    expect(told).toContain('id: 42\n');
    expect(told).toContain('"index":2');
    expect(told.trim()).toMatch(/event: done\ndata: \{"status":"complete"\}\nid: \d+\nretry: 5000$/);
  });

  it('is for who may read the story', async () => {
    server = await createTestApp();
    const id = await generate(server.ask, { sync: true });
    await server.database.updateTable('stories').set({ visibility: 'private' }).execute();
    expect((await server.visitor()(`/api/stories/${id}/events`)).status).toBe(404);
    expect((await server.ask(`/api/stories/${id}/events`)).status).toBe(200);
    expect((await server.ask('/api/stories/x/events')).status).toBe(404);
    expect((await server.ask(`/api/stories/${id}/events`, { method: 'POST', body: {} })).status).toBe(405);
  });

  it('is open four times at most for one viewer, and gives its place back when nobody listens any more', async () => {
    const { tell } = steadyTeller();
    server = await createTestApp({ tell, env: { RATE_LIMIT_SCALE: '1' } });
    const id = await generate(server.ask);
    const open = () => server.ask(`/api/stories/${id}/events`);
    const answers = [await open(), await open(), await open(), await open()];
    const refused = await open();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '5']);
    await listenTo(answers[0] ?? refused).close();
    await expect.poll(async () => (await open()).status).toBe(200);
  });

  it('is open forty times at most for one address, however many cookies it has', async () => {
    server = await createTestApp({ tell: steadyTeller().tell, env: { RATE_LIMIT_SCALE: '1' } });
    const id = await generate(server.ask);
    const open = async (address: string) => {
      const visitor = server.visitor();
      await visitor('/api/anonymous/status', { address });
      return visitor(`/api/stories/${id}/events`, { address });
    };
    for (let times = 0; times < 40; times++) expect((await open('203.0.113.9')).status).toBe(200);
    expect((await open('203.0.113.9')).status).toBe(429);
    expect((await open('203.0.113.10')).status).toBe(200);
  });

  it('gives a viewer who asks for its head alone no place, and none is lost', async () => {
    server = await createTestApp({ tell: steadyTeller().tell, env: { RATE_LIMIT_SCALE: '1' } });
    const id = await generate(server.ask);
    for (let asked = 0; asked < 5; asked++) {
      const head = await server.ask(`/api/stories/${id}/events`, { method: 'HEAD' });
      expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'text/event-stream']);
    }
    const { next, close } = listenTo(await server.ask(`/api/stories/${id}/events`));
    expect(await next()).toMatchObject({ event: 'status' });
    await close();
  });

  it('tells nothing more to who signed out meanwhile', async () => {
    const { tell, goOn } = steadyTeller();
    server = await createTestApp({ tell });
    const { ask } = await server.signedIn();
    const id = await generate(ask);
    const { next } = listenTo(await ask(`/api/stories/${id}/events`));
    while ((await next())?.event !== 'title');
    expect((await ask('/api/auth/logout', { method: 'POST' })).status).toBe(200);
    await goOn();
    expect(await next()).toBeUndefined();
  });

  it('closes when the server stops, so that nothing holds it back', async () => {
    const { tell } = steadyTeller();
    server = await createTestApp({ tell });
    const id = await generate(server.ask);
    const { next } = listenTo(await server.ask(`/api/stories/${id}/events`));
    await next();
    server.beginDraining();
    while (await next());
    expect(await next()).toBeUndefined();
  });

  it('says only what has changed', async () => {
    server = await createTestApp();
    const id = await generate(server.ask, { sync: true });
    const story = v.parse(StorySchema, await (await server.ask(`/api/stories/${id}`)).json());
    const running = { ...story, status: 'processing' as const, content: { title: 'x', paragraphs: ['One.'] } };
    expect(eventsBetween(running, running)).toEqual([]);
    const grown = { ...running, content: { title: 'x', paragraphs: ['One.', 'Two.'] } };
    expect(eventsBetween(running, grown)).toEqual([{ event: 'paragraph', data: { index: 1, text: 'Two.' } }]);
    const failed = { ...running, status: 'failed' as const, content: null, error: 'no' };
    expect(eventsBetween(running, failed)).toEqual([
      { event: 'status', data: { status: 'failed', error: 'no' } },
      { event: 'done', data: { status: 'failed' } },
    ]);
  });
});
