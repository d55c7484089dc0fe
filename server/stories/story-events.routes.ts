import type { Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Story } from '#contract/stories';
import type { Identity, Viewer } from '../identity/identity.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { ApiFailure, retryAfter } from '../platform/errors.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { eventsBetween, isOver } from './story-events.ts';
import type { StoryNews } from './story-news.ts';
import type { Stories } from './stories.ts';

const HEARTBEAT_MS = 15_000;
const OPEN_FOR_MS = 900_000;
const RETRY_MS = 5000;
const MOST_OPEN = 4;
/** Ten families behind one address. Who takes ever new cookies is one address all the same, and each stream costs 90 kB. */
const MOST_FROM_ADDRESS = 40;

export interface EventNeeds {
  stories: Stories;
  identity: Identity;
  limits: RateLimits;
  news: StoryNews;
  /** Aborted when the server stops: a stream that stays open would hold it back for ever. */
  draining: AbortSignal;
  metrics: Pick<Metrics, 'streamOpened' | 'streamClosed'>;
}

export function storyEventsRoutes(
  app: Hono<AppEnv>,
  { stories, identity, limits, news, draining, metrics }: EventNeeds,
): void {
  const open = new Map<string, number>();
  const count = (key: string, change: 1 | -1) => {
    const now = (open.get(key) ?? 0) + change;
    if (now > 0) open.set(key, now);
    else open.delete(key);
  };
  const placesOf = ({ countedAs, address }: Viewer) => [
    { key: countedAs, most: MOST_OPEN },
    { key: `all of ${address}`, most: MOST_FROM_ADDRESS },
  ];
  /** Takes a place of the viewer and of his address; what it gives hands them back. Throws ApiFailure rate_limited. */
  const enter = (viewer: Viewer): (() => void) => {
    const places = placesOf(viewer);
    if (places.some(({ key, most }) => (open.get(key) ?? 0) >= limits.scaled(most)))
      throw new ApiFailure('rate_limited', { headers: retryAfter(RETRY_MS / 1000) });
    for (const { key } of places) count(key, 1);
    metrics.streamOpened();
    return () => {
      for (const { key } of places) count(key, -1);
      metrics.streamClosed();
    };
  };

  app.get('/api/stories/:id/events', async (c) => {
    const viewer = await identity.viewer(c);
    await limits.take('story', viewer);
    const id = c.req.param('id');
    const first = await stories.read(id, viewer);
    // Nobody reads what follows a head, so a stream behind it would be held up for ever, and its place taken.
    if (c.req.method === 'HEAD') return c.body(null, 200, { ...NO_STORE, 'Content-Type': 'text/event-stream' });
    const leave = enter(viewer);
    c.header('X-Accel-Buffering', 'no');
    const answer = streamSSE(c, async (stream) => {
      const end = performance.now() + OPEN_FOR_MS;
      let number = lastIdOf(c);
      let seen: Story | undefined;
      let now: Story = first;
      let spokeAt = performance.now();
      const closing = new AbortController();
      const gone = new Promise<void>((resolve) => {
        stream.onAbort(resolve);
        draining.addEventListener('abort', () => resolve(), { signal: closing.signal });
      });
      try {
        for (;;) {
          // Listened for before it is read, so that nothing falls between the two.
          const heard = news.next(id, news.lookAgainMs());
          if (seen) {
            // A session may end meanwhile: nothing more is told to who signed out.
            if (viewer.userId !== undefined) await identity.viewer(c);
            now = await stories.read(id, viewer);
          }
          for (const { event, data } of eventsBetween(seen, now)) {
            number += 1;
            await stream.writeSSE({ event, data: JSON.stringify(data), id: String(number), retry: RETRY_MS });
            spokeAt = performance.now();
          }
          seen = now;
          if (isOver(now)) return;
          if (performance.now() - spokeAt >= HEARTBEAT_MS) {
            await stream.write(': still here\n\n');
            spokeAt = performance.now();
          }
          await Promise.race([heard, gone]);
          if (stream.aborted || draining.aborted || performance.now() > end) return;
        }
      } catch {
        // It was removed, is not this viewer's any more, or his session is over: whoever listens asks again and is told so.
      } finally {
        closing.abort();
        leave();
      }
    });
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
  onlyMethods(app, '/api/stories/:id/events', ['GET']);
}

/** Where the numbers of events go on for who lost the connection; how the story stands is told anew, for it may have begun anew. */
function lastIdOf(c: Context): number {
  const given = Number(c.req.header('Last-Event-ID') ?? 0);
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}
