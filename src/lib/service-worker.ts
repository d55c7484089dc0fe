// Everything this page says to the service worker and hears from it.
import * as v from 'valibot';
import { INTERFACE_LANGUAGES, type LanguageCode } from '#contract/languages';
import { FromWorkerSchema, SEND_TAG, type FromWorker, type ToWorker } from '#contract/worker-messages';

interface WorkerEvents {
  /** A new version waits; `accept` takes it over and reloads. */
  onUpdate: (accept: () => void) => void;
}

function tell(worker: ServiceWorker | null | undefined, message: ToWorker): void {
  worker?.postMessage(message);
}

/** Registers the worker once the page has come to rest. Only built pages have one. */
export async function registerServiceWorker(language: LanguageCode, { onUpdate }: WorkerEvents): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox('/sw.js');
  workbox.addEventListener('waiting', () => {
    onUpdate(() => {
      workbox.addEventListener('controlling', (event) => {
        if (event.isUpdate) location.reload();
      });
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register().catch((cause: unknown) => console.warn('no service worker', cause));
  const rest = INTERFACE_LANGUAGES.filter((code) => code !== language);
  if (language !== 'en' || rest.length > 0) {
    const { active } = await navigator.serviceWorker.ready;
    tell(active, { type: 'keep-languages', first: language, rest });
  }
}

/** Asks the worker to keep a finished story. On a first visit the story was fetched before the worker was there. */
export async function keepStory(storyId: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'keep-story', story_id: storyId });
}

/** Asks the worker to fetch what kept stories still lack. */
export async function finishPackages(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !navigator.onLine) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, { type: 'finish-packages' });
}

/** Background Sync, which TypeScript's own library does not know. */
interface Syncing {
  sync: { register: (tag: string) => Promise<void> };
}
const canSync = (registration: object): registration is Syncing => 'sync' in registration;

/** Has the browser wake the worker when the network is back, where it does such things: also when no page is open. */
export async function askForSync(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.ready;
  if (canSync(registration)) await registration.sync.register(SEND_TAG).catch(() => undefined);
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
