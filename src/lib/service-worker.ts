// Everything this page says to the service worker and hears from it.
import * as v from 'valibot';
import { INTERFACE_LANGUAGES, type LanguageCode } from '#contract/languages';
import { FromWorkerSchema, type FromWorker, type ToWorker } from '#contract/worker-messages';
import { rest } from './rest.ts';

/** Whoever only looks in, and every first paint, is spared the kit. */
const KIT_WAIT_MS = 6000;

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

/** Asks the worker to keep all that stories of a language are told and drawn with, once the page has been at rest for a while. */
export async function keepKit(language: LanguageCode): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
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
