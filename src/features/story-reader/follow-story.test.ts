import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Story } from '#contract/stories';
import { STORY_ID, storyLike, unfinished } from '../../../tests/helpers/stories.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { followStory } from './follow-story.ts';
import { storyQuery } from './story-reader.queries.ts';

const GET = `/api/stories/${STORY_ID}`;
const EVENTS = `${GET}/events`;
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const written = (...paragraphs: string[]): Story =>
  unfinished({ status: 'processing', title: 'Tup', content: { title: 'Tup', paragraphs } });

/** One open answer of the server's events. */
function createLine() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (it) => void (controller = it) });
  const say = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    body,
    say,
    tell: (event: string, data: unknown) => say(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    cut: () => controller?.error(new TypeError('network error')),
    close: () => controller?.close(),
  };
}
type Line = ReturnType<typeof createLine>;

let ending: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
});
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that looks at the story and follows it, beside a server that answers what the test has it answer. */
async function follow({ refused }: { refused?: () => Response } = {}) {
  const server = { story: written('One.'), held: undefined as Promise<void> | undefined };
  const asked: string[] = [];
  const lines: Line[] = [];
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(path);
    if (path !== EVENTS) {
      const answer = Response.json(server.story);
      await server.held;
      return answer;
    }
    signals.push(init?.signal);
    if (refused) return refused();
    const line = createLine();
    init?.signal?.addEventListener('abort', () => line.cut());
    lines.push(line);
    return new Response(line.body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  const client = createQueryClient();
  const stop = new QueryObserver(client, storyQuery(STORY_ID)).subscribe(() => {});
  ending.signal.addEventListener('abort', stop);
  await wait(0);
  const over = vi.fn();
  void followStory(client, STORY_ID, ending.signal).then(over);
  await wait(0);
  return {
    server,
    over,
    signals,
    lines,
    line: () => lines.at(-1) as Line,
    count: (path: string) => asked.filter((each) => each === path).length,
    story: () => client.getQueryData(storyQuery(STORY_ID).queryKey),
    text: () => {
      const content = client.getQueryData(storyQuery(STORY_ID).queryKey)?.content;
      return typeof content === 'object' ? content?.paragraphs : content;
    },
  };
}
const look = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a story that is followed', () => {
  it('BEY-2 has each paragraph in the cache as soon as it is told, and is asked for once at its end', async () => {
    const { line, text, server, count, story, over, signals } = await follow();
    line().tell('paragraph', { index: 0, text: 'One.' });
    line().tell('paragraph', { index: 1, text: 'Two.' });
    await wait(0);
    expect(text()).toEqual(['One.', 'Two.']);
    expect(count(GET)).toBe(1);
    server.story = storyLike();
    line().tell('status', { status: 'complete', error: null });
    line().tell('done', { status: 'complete' });
    await wait(0);
    expect(story()?.status).toBe('complete');
    expect(over).toHaveBeenCalled();
    expect(signals[0]?.aborted).toBe(true);
    await wait(60_000);
    expect([count(GET), count(EVENTS)]).toEqual([2, 1]);
  });
  it('POLL-8 is not polled while words come, and every five seconds where none come', async () => {
    const { line, count, text } = await follow();
    for (const index of [1, 2, 3]) {
      await wait(4000);
      line().tell('paragraph', { index, text: `${index}` });
    }
    await wait(4000);
    expect(count(GET)).toBe(1);
    await wait(1100);
    expect(count(GET)).toBe(2);
    await wait(5000);
    expect(count(GET)).toBe(3);
    // The server of this test has told more than it answers.
    expect(text()).toEqual(['One.']);
  });
  it('goes on after the connection was cut, and what is told again changes nothing', async () => {
    const { line, lines, text, story, server } = await follow();
    line().tell('paragraph', { index: 1, text: 'Two.' });
    await wait(0);
    line().say('event: paragraph\ndata: {"index":2,"te');
    line().cut();
    await wait(4900);
    expect(lines).toHaveLength(1);
    await wait(200);
    expect(lines).toHaveLength(2);
    server.story = written('One.', 'Two.');
    await wait(5000);
    const before = story();
    line().tell('paragraph', { index: 0, text: 'One.' });
    line().tell('paragraph', { index: 1, text: 'Two.' });
    await wait(0);
    expect(story()).toBe(before);
    line().tell('paragraph', { index: 2, text: 'Three.' });
    await wait(0);
    expect(text()).toEqual(['One.', 'Two.', 'Three.']);
  });
  it.each([
    ['no JSON', (line: Line) => line.say('event: paragraph\ndata: {"index"\n\n')],
    ['a paragraph too early', (line: Line) => line.tell('paragraph', { index: 4, text: 'Five.' })],
  ])('is asked for after %s, and followed on', async (_what, speak) => {
    const { line, server, count, text } = await follow();
    server.story = written('One.', 'Two.', 'Three.', 'Four.', 'Five.');
    speak(line());
    line().tell('paragraph', { index: 5, text: 'Six.' });
    await wait(0);
    expect(count(GET)).toBe(2);
    expect(text()).toHaveLength(6);
  });
  it('keeps a paragraph that is newer than an answer on its way', async () => {
    const { line, server, text, count } = await follow();
    let arrive = () => {};
    server.held = new Promise((resolve) => {
      arrive = resolve;
    });
    await wait(5010);
    expect(count(GET)).toBe(2);
    line().tell('paragraph', { index: 1, text: 'Two.' });
    await wait(0);
    arrive();
    await wait(0);
    expect(text()).toEqual(['One.', 'Two.']);
  });
  it('is left alone when polling has heard of the end first', async () => {
    const { line, server, story, over, count } = await follow();
    server.story = storyLike();
    await wait(5010);
    expect(story()?.status).toBe('complete');
    line().tell('paragraph', { index: 1, text: 'Late.' });
    await wait(0);
    expect(story()).toEqual(storyLike());
    expect(over).toHaveBeenCalled();
    expect(count(GET)).toBe(2);
  });
  it.each([
    ['429', () => Response.json({ error: 'Too many requests', code: 'rate_limited' }, { status: 429 })],
    ['a page of some network', () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ])(
    'POLL-8 is polled as ever where the events answer with %s, and they are asked for three times',
    async (_what, refused) => {
      const { count } = await follow({ refused });
      await wait(60_100);
      expect(count(EVENTS)).toBe(3);
      expect(count(GET)).toBe(13);
      dispatchEvent(new Event('online'));
      await wait(0);
      expect(count(EVENTS)).toBe(4);
    },
  );
  it('asks anew after a silence that is too long to be true', async () => {
    const { line, lines } = await follow();
    for (const _ of [1, 2, 3]) {
      await wait(15_000);
      line().say(': still here\n\n');
    }
    await wait(39_000);
    expect(lines).toHaveLength(1);
    await wait(6100);
    expect(lines).toHaveLength(2);
  });
  it('is not followed in a page that nobody looks at', async () => {
    const { count, signals, line, text } = await follow();
    look('hidden');
    await wait(0);
    expect(signals[0]?.aborted).toBe(true);
    await wait(60_000);
    expect(count(EVENTS)).toBe(1);
    look('visible');
    await wait(0);
    expect(count(EVENTS)).toBe(2);
    line().tell('paragraph', { index: 1, text: 'Two.' });
    await wait(0);
    expect(text()).toEqual(['One.', 'Two.']);
  });
  it('POLL-16 is not followed when its page is left', async () => {
    const { signals, count, over } = await follow();
    ending.abort();
    await wait(60_000);
    expect(signals[0]?.aborted).toBe(true);
    expect([count(EVENTS), count(GET)]).toEqual([1, 1]);
    expect(over).toHaveBeenCalled();
  });
});
