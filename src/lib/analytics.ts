// Counting what is used, never who used it: allowed names and fields only, no cookie, off where the browser asks for it.
import { ANALYTICS_EVENTS, MAX_ANALYTICS_TEXT, type AnalyticsEventName } from '#contract/analytics';
import { readStored, writeStored } from './storage.ts';

const BATCH = 10;
const FLUSH_MS = 5000;
const KEPT = 100;
const CLIENT_KEY = 'analytics_client';

interface TrackedEvent {
  id: string;
  name: AnalyticsEventName;
  ts: number;
  props: Record<string, string>;
}
const waiting: TrackedEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const isRefused = () =>
  navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

function clientId(): string {
  const known = readStored(CLIENT_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored(CLIENT_KEY, made);
  return made;
}

/** Sends what waits. By beacon, so that it also works while the page goes away; a failure is nobody's trouble. */
export function flushEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const body = JSON.stringify({ client_id: clientId(), events: waiting.splice(0, KEPT) });
  navigator.sendBeacon?.('/api/analytics/events', new Blob([body], { type: 'application/json' }));
}

/** Counts an event with the fields it may carry; others fall away. Sent in batches of ten, or after five seconds. */
export function track(name: AnalyticsEventName, props: Readonly<Record<string, string>> = {}): void {
  if (isRefused()) return;
  const allowed: readonly string[] = ANALYTICS_EVENTS[name];
  const kept = Object.entries(props)
    .filter(([key]) => allowed.includes(key))
    .map(([key, value]) => [key, value.slice(0, MAX_ANALYTICS_TEXT)] as const);
  waiting.push({ id: crypto.randomUUID(), name, ts: Date.now(), props: Object.fromEntries(kept) });
  waiting.splice(0, Math.max(0, waiting.length - KEPT));
  if (waiting.length >= BATCH) flushEvents();
  else timer ??= setTimeout(flushEvents, FLUSH_MS);
}

/** Sends what waits when the page is left. Called once by the page. */
export function flushOnLeave(): void {
  addEventListener('pagehide', flushEvents);
}
