// Everything this page says to the service worker and hears from it.
import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import { FromWorkerSchema, SEND_TAG, type FromWorker, type ToWorker } from '#contract/worker-messages';
import { rest } from './rest.ts';
import { liveToken } from './session.ts';
import { whenCalm } from './unfinished-work.ts';

/** How long whoever pressed Reload still expects it. A worker that is busy for another tab gives way later. */
const EXPECTED_FOR_MS = 3000;

/** Whoever only looks in, and every first paint, is spared the kit. */
const KIT_WAIT_MS = 6000;

interface WorkerEvents {
  /** A new version waits; `accept` takes it over and reloads this page, and no other. */
  onUpdate: (accept: () => void) => void;
}

function tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
  worker?.postMessage(message);
}

/** Whether the server has retired the worker: its documents say so (server/pages/retire-worker.ts). */
const isRetired = () => document.querySelector('meta[name="worker"][content="retired"]') !== null;
/** Whether this page has to do with a worker at all. Only built pages have one. */
export const hasWorker = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && !isRetired();

/** Registers the worker once the page has come to rest. */
export async function registerServiceWorker(language: LanguageCode, { onUpdate }: WorkerEvents): Promise<void> {
  if (isRetired()) return askWorkerToLeave();
  if (!hasWorker()) return;
  // It comes with the kit; a page that has neither kit nor network has nothing to register either.
  const { Workbox } = (await import('workbox-window').catch(() => undefined)) ?? {};
  if (!Workbox) return;
  const workbox = new Workbox('/sw.js');
  let isOffered = false;
  workbox.addEventListener('waiting', () => {
    if (!isOffered) onUpdate(() => void acceptUpdate());
    isOffered = true;
  });
  await workbox.register().catch((cause: unknown) => console.warn('no service worker', cause));
  const rest = LANGUAGE_CODES.filter((code) => code !== language);
  if (language !== 'en' || rest.length > 0) {
    const { active } = await navigator.serviceWorker.ready;
    tell(active, { type: 'keep-languages', first: language, rest });
  }
}

/** A worker that is still there looks for its next version now, which is the one that takes its leave. */
async function askWorkerToLeave(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch((cause: unknown) => console.warn('the worker could not be asked', cause));
}

/** Another tab may have accepted already: then no worker waits any more, and this page need only begin anew. */
async function acceptUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload();
  const askedAt = Date.now();
  const reload = () => location.reload();
  const onTakenOver = () => (Date.now() - askedAt < EXPECTED_FOR_MS ? reload() : whenCalm(reload));
  navigator.serviceWorker.addEventListener('controllerchange', onTakenOver, { once: true });
  tell(registration.waiting, { type: 'SKIP_WAITING' });
}

/** The worker asks as whoever is signed in here: to the owner alone the server tells all of a story. */
const asUser = () => ({ token: liveToken() ?? undefined });

/**
 * Asks the worker to keep a finished story; with `isByItself` nobody has opened it, and nothing may go for it. On a first
 * visit the story was fetched before the worker was there.
 */
export async function keepStory(storyId: string, { isByItself = false } = {}): Promise<void> {
  if (!hasWorker()) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'keep-story', story_id: storyId, by_itself: isByItself, ...asUser() });
}

/** Asks the worker to fetch what kept stories still lack. */
export async function finishPackages(): Promise<void> {
  if (!hasWorker() || !navigator.onLine) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'finish-packages', ...asUser() });
}

/** Background Sync, which TypeScript's own library does not know. */
interface Syncing {
  sync: { register: (tag: string) => Promise<void> };
}
const canSync = (registration: object): registration is Syncing => 'sync' in registration;

/** Has the browser wake the worker when the network is back, where it does such things: also when no page is open. */
export async function askForSync(): Promise<void> {
  if (!hasWorker()) return;
  const registration = await navigator.serviceWorker.ready;
  if (canSync(registration)) await registration.sync.register(SEND_TAG).catch(() => undefined);
}

/** Asks the worker to keep all that stories of a language are told and drawn with, once the page has been at rest for a while. */
export async function keepKit(language: LanguageCode): Promise<void> {
  if (!hasWorker()) return;
  const { active } = await navigator.serviceWorker.ready;
  await rest(KIT_WAIT_MS);
  tell(active, { type: 'keep-kit', language });
}

/** Calls back for every message of the worker; the result ends it. */
export function onWorkerMessage(callback: (message: FromWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const listen = (event: MessageEvent) => {
    const message = v.safeParse(FromWorkerSchema, event.data);
    if (message.success) callback(message.output);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}
