// What pages ask of the worker. Page and worker may be of different versions, so what is not understood is left alone.
import * as v from 'valibot';
import { matchPrecache } from 'workbox-precaching';
import { KIT_LIST } from '#contract/kit';
import { SEND_TAG, ToWorkerSchema, type FromWorker } from '#contract/worker-messages';
import { erasures } from '#shelf/erasures';
import { lackingStories } from '#shelf/pages';
import { keepStory } from '#shelf/packages';
import { keepKit, kitNeeds } from './kit.ts';
import { keepLanguages, keepLaterTexts } from './routes/locales.ts';
import { keepPictures } from './routes/pictures.ts';
import { isMadeHere } from './routes/stories.ts';

/** Does what a message asks; resolves when it is done. */
export async function onMessage(data: unknown, worker: ServiceWorkerGlobalScope): Promise<void> {
  const message = v.safeParse(ToWorkerSchema, data);
  if (!message.success) return;
  switch (message.output.type) {
    case 'SKIP_WAITING':
      return worker.skipWaiting();
    case 'keep-languages':
      return keepLanguages([message.output.first, ...message.output.rest], worker.caches);
    case 'keep-kit': {
      const { language } = message.output;
      const list = () => matchPrecache(KIT_LIST);
      await keepLaterTexts(language, worker.caches);
      if (await keepKit(language, kitNeeds(worker, list))) await tellPages({ type: 'kit-kept', language }, worker);
      return;
    }
    case 'keep-story': {
      const { story_id: id, token, by_itself: isByItself } = message.output;
      return keepPackage(id, worker, { token, isByItself });
    }
    case 'finish-packages':
      for (const id of await lackingStories().catch(() => []))
        await keepPackage(id, worker, { token: message.output.token, isKnownOnly: true });
  }
}

/**
 * The browser says that the network is back. Only a page knows who is signed in, so a page has to send what waits; without
 * one the browser is told to try again.
 */
export async function onSync(tag: string, worker: ServiceWorkerGlobalScope): Promise<void> {
  if (tag !== SEND_TAG) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('no page');
  await tellPages({ type: 'time-to-send' }, worker);
}

interface HowToKeepPackage {
  /** Whom the server answers; without one a visitor without an account. */
  token?: string | undefined;
  /** A story that was taken off the device meanwhile does not come back. */
  isKnownOnly?: boolean;
  /** Nothing that is on the device may go for it. */
  isByItself?: boolean;
}

/** Keeps a story with all its pictures, also when the page that asked is gone. */
async function keepPackage(
  id: string,
  worker: ServiceWorkerGlobalScope,
  { token, isKnownOnly = false, isByItself = false }: HowToKeepPackage,
): Promise<void> {
  const erased = await erasures();
  if (await isMadeHere(id)) return;
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const answer = await worker.fetch(`/api/stories/${id}`, { headers }).catch(() => undefined);
  const sent: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const kept = await keepStory(sent, { now: Date.now(), isKnownOnly, isByItself, erased });
  if (!kept) return;
  await tellPages({ type: 'story-kept', story_id: id }, worker);
  await keepPictures(
    kept,
    (path, init) => worker.fetch(path, init),
    isKnownOnly || isByItself ? 'nothing' : 'pictures',
  );
  await tellPages({ type: 'story-kept', story_id: id, is_done: true }, worker);
}

/** Tells every open page. */
export async function tellPages(message: FromWorker, worker: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
