// What the server counts of itself, in the form that Prometheus reads. Labels are words of ours alone (a route's pattern, a
// kind, an outcome), so that series are few and nobody is in them: never an id, a name, an address or a path as it was asked for.
import { collectDefaultMetrics } from 'prom-client';
import { createProviderMetrics } from './provider-metrics.ts';
import { ANSWER_SECONDS, createSeries, type Series } from './series.ts';
import { createWorkMetrics, type QueueStates } from './work-metrics.ts';

export type { CircuitState, ProviderCall } from './provider-metrics.ts';

/** Any other word that a caller may put there is one and the same. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Counters of one server, in a registry of their own.
 * @param isWatchingProcess also memory, processor, event loop and garbage collection of the process; it has a price
 */
export function createMetrics({ isWatchingProcess = false }: { isWatchingProcess?: boolean } = {}) {
  const series = createSeries();
  const { registry } = series;
  if (isWatchingProcess) collectDefaultMetrics({ register: registry });
  const { queuesStand, ...work } = createWorkMetrics(series);
  return {
    ...createRequestMetrics(series),
    ...work,
    ...createProviderMetrics(series),
    /** What runs where: a series that is always 1. */
    describe: (labels: { version: string; node: string; role: string }) =>
      series.gauge('info', 'What runs here', ['version', 'node', 'role']).set(labels, 1),
    /**
     * Everything as text for Prometheus, with the queues as they stand.
     * @param queues asks the database; where it does not answer, nothing is said of the queues
     */
    read: async (queues: () => Promise<QueueStates>): Promise<string> => {
      queuesStand(await queues().catch(() => undefined));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function createRequestMetrics({ counter, gauge, histogram }: Series) {
  const requests = histogram(
    'http_request_duration_seconds',
    'Until the head of an answer was ready, by method, pattern of the route and class of the status',
    ['method', 'route', 'status'],
    ANSWER_SECONDS,
  );
  const rateLimited = counter('rate_limited_total', 'Calls refused for having come too often', ['limit']);
  const streams = gauge('event_streams', 'Open streams of events about stories', []);
  const cache = counter('cache_reads_total', 'Reads of what the server keeps for a while', ['cache', 'result']);
  return {
    requestAnswered: (method: string, route: string, status: number, seconds: number) =>
      requests.observe(
        { method: METHODS.includes(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` },
        seconds,
      ),
    rateLimited: (limit: string) => rateLimited.inc({ limit }),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    cacheRead: (name: 'prices' | 'public_stories' | 'sitemap' | 'ad_feed', isHit: boolean) =>
      cache.inc({ cache: name, result: isHit ? 'hit' : 'miss' }),
  };
}
