// Counting what is used, never who used it: allowed names and fields only, no cookie, no token, nothing where the browser or
// the deployment says no, and nothing while a child holds the device.
import * as v from 'valibot';
import {
  ANALYTICS_BATCH,
  ANALYTICS_BATCH_MS,
  ANALYTICS_EVENTS,
  AnalyticsEventsSchema,
  MAX_ANALYTICS_EVENTS,
  MAX_ANALYTICS_TEXT,
  type AnalyticsBatch,
  type AnalyticsEventName,
} from '#contract/analytics';
import { isChildrensMode } from './childrens-mode.ts';
import { readStored, writeStored } from './storage.ts';

/** A server that could not take them is left alone for so long, or until the network is back. */
const PAUSE_MS = 60_000;
/** Where the random id of this device lies that events carry. */
export const CLIENT_KEY = 'analytics_client';
const KEPT_KEY = 'analytics_waiting';

type Events = AnalyticsBatch['events'];

let waiting: Events = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let pausedUntil = 0;
let isCounting: () => boolean | undefined = () => undefined;

const isRefused = () =>
  isCounting() === false ||
  navigator.doNotTrack === '1' ||
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

/** Nothing of it stays where it is refused, not even the number of the device. */
function forget(): void {
  waiting = [];
  for (const key of [KEPT_KEY, CLIENT_KEY]) writeStored(key, null);
}

function clientId(): string {
  const known = readStored(CLIENT_KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  writeStored(CLIENT_KEY, made);
  return made;
}

function readKept(): Events {
  try {
    return v.parse(AnalyticsEventsSchema, JSON.parse(readStored(KEPT_KEY) ?? ''));
  } catch {
    return [];
  }
}
const keep = (events: Events) => writeStored(KEPT_KEY, JSON.stringify(events.slice(-MAX_ANALYTICS_EVENTS)));

/** Goes out even when the page is left. What the server refuses for good is not sent again; all else waits. */
async function send(events: Events): Promise<void> {
  const answer = await fetch('/api/analytics/events', {
    method: 'POST',
    keepalive: true,
    // Neither the visitor's cookie nor the address of the story goes with it.
    credentials: 'omit',
    referrerPolicy: 'origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: clientId(), events }),
  }).catch(() => undefined);
  if (answer && answer.status < 500 && answer.status !== 429) return;
  pausedUntil = Date.now() + PAUSE_MS;
  keep([...events, ...readKept()]);
}

/** Sends what waits; where that cannot be now it is kept on the device. A failure is nobody's trouble. */
export function flushEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (isRefused()) return forget();
  const events = [...readKept(), ...waiting].slice(-MAX_ANALYTICS_EVENTS);
  waiting = [];
  if (events.length === 0) return;
  const canSend = isCounting() === true && navigator.onLine && !isChildrensMode() && Date.now() >= pausedUntil;
  if (!canSend) return keep(events);
  writeStored(KEPT_KEY, null);
  void send(events);
}

/** Counts an event with the fields it may carry; others fall away. Sent in batches of ten, or after five seconds. */
export function track(name: AnalyticsEventName, props: Readonly<Record<string, string>> = {}): void {
  if (isRefused()) return forget();
  if (isChildrensMode()) return;
  const allowed: readonly string[] = ANALYTICS_EVENTS[name];
  const kept = Object.entries(props)
    .filter(([key]) => allowed.includes(key))
    .map(([key, value]) => [key, value.slice(0, MAX_ANALYTICS_TEXT)] as const);
  waiting.push({ id: crypto.randomUUID(), name, ts: Date.now(), props: Object.fromEntries(kept) });
  if (waiting.length >= ANALYTICS_BATCH) flushEvents();
  else timer ??= setTimeout(flushEvents, ANALYTICS_BATCH_MS);
}

/**
 * From now on events are sent: also when the page is left, and those that were kept when the network is back.
 * `isCountingHere` says whether this deployment counts; as long as that is not known nothing is sent.
 */
export function beginSending(isCountingHere: () => boolean | undefined): void {
  isCounting = isCountingHere;
  addEventListener('pagehide', flushEvents);
  // A telephone that is locked may never show the page again.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushEvents();
  });
  addEventListener('online', () => {
    pausedUntil = 0;
    flushEvents();
  });
}
