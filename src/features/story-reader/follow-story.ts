// Hears of a story while it is being written, and puts what it hears where polling puts its answers. Polling is the floor: it
// goes on by itself five seconds after the last word, whatever becomes of this.
import type { QueryClient } from '@tanstack/react-query';
import { ANONYMOUS_BEARER } from '#contract/user';
import { liveToken } from '../../lib/session.ts';
import { createEventReader, type StreamEvent } from './event-stream.ts';
import { afterEvent, isOver } from './story-growth.rules.ts';
import { storyQuery } from './story-reader.queries.ts';

/** The server asks for as much between two tries. */
const AGAIN_MS = 5000;
/** So often in a row it may hear nothing; then polling alone has the word until the network or the visitor comes back. */
const MOST_TRIES = 3;
/** The server says every 15 seconds that it is still there. */
const SILENT_MS = 40_000;

type End = 'over' | 'heard' | 'nothing';

/** Resolves at the first of these events, after a time where one is given, and when nobody waits any more. */
function until(signal: AbortSignal, events: readonly (readonly [EventTarget, string])[], ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const all = [...events, [signal, 'abort'] as const];
    const done = () => {
      clearTimeout(timer);
      for (const [target, name] of all) target.removeEventListener(name, done);
      resolve();
    };
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    for (const [target, name] of all) target.addEventListener(name, done);
    if (signal.aborted) done();
  });
}

const isSeen = () => document.visibilityState === 'visible';
const seen = [document, 'visibilitychange'] as const;
const online = [window, 'online'] as const;

/** Puts an event into the cache; says whether more is to be heard. */
async function take(client: QueryClient, storyId: string, event: StreamEvent): Promise<boolean> {
  const { queryKey } = storyQuery(storyId);
  const story = client.getQueryData(queryKey);
  if (!story || isOver(story)) return false;
  const after = afterEvent(story, event);
  if (after === story) return true;
  if (typeof after === 'object') {
    // An answer that is on its way is older than this word.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, after);
    return true;
  }
  const asked = client.refetchQueries({ queryKey, exact: true });
  if (after === 'over') return false;
  await asked;
  return true;
}

/** Listens once, until the story is over or `line` is cut, which a long silence does too. */
async function listen(client: QueryClient, storyId: string, line: AbortController): Promise<End> {
  const cut = () => line.abort();
  let timer = setTimeout(cut, SILENT_MS);
  let end: End = 'nothing';
  try {
    // Not by EventSource: that could not say who asks, and a private story is for its owner alone.
    const answer = await fetch(`/api/stories/${encodeURIComponent(storyId)}/events`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${liveToken() ?? ANONYMOUS_BEARER}` },
      cache: 'no-store',
      signal: line.signal,
    });
    if (!answer.body || !answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return end;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const eventsIn = createEventReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(cut, SILENT_MS);
      for (const event of eventsIn(read.value)) {
        if (line.signal.aborted) return end;
        end = 'heard';
        if (!(await take(client, storyId, event))) return 'over';
      }
    }
    return end;
  } catch {
    return end;
  } finally {
    clearTimeout(timer);
    line.abort();
  }
}

/** Follows a story in the making until it is over or `left`; only while the page is looked at. */
export async function followStory(client: QueryClient, storyId: string, left: AbortSignal): Promise<void> {
  for (let tries = 0; ;) {
    while (!isSeen() && !left.aborted) await until(left, [seen]);
    if (left.aborted) return;
    const line = new AbortController();
    const look = () => {
      if (!isSeen() || left.aborted) line.abort();
    };
    document.addEventListener('visibilitychange', look);
    left.addEventListener('abort', look);
    const end = await listen(client, storyId, line);
    document.removeEventListener('visibilitychange', look);
    left.removeEventListener('abort', look);
    if (end === 'over') return;
    tries = end === 'heard' ? 0 : tries + 1;
    if (tries >= MOST_TRIES) await until(left, [seen, online]);
    else if (isSeen()) await until(left, [online], AGAIN_MS);
  }
}
