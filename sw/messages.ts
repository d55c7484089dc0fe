// What pages ask of the worker. Page and worker may be of different versions, so what is not understood is left alone.
import * as v from 'valibot';
import { matchPrecache } from 'workbox-precaching';
import { KIT_LIST } from '#contract/kit';
import { SEND_TAG, ToWorkerSchema, type FromWorker } from '#contract/worker-messages';
import { lackingStories } from '#shelf/pages';
import { keepStory } from '#shelf/packages';
import { keepKit, kitNeeds } from './kit.ts';
import { keepLanguages } from './routes/locales.ts';
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
      if (await keepKit(language, kitNeeds(worker, list))) await tellPages({ type: 'kit-kept', language }, worker);
      return;
    }
    case 'keep-story':
      return keepPackage(message.output.story_id, worker);
    case 'finish-packages':
      for (const id of await lackingStories().catch(() => []))
        await keepPackage(id, worker, { isKnownOnly: true, price: 'nothing' });
  }
}

/**
 * The browser says that the network is back. Only a page knows who is signed in, so a page has to send what waits; without
 * one the browser is told to try again.
 */
export async function onSync(tag: string, worker: ServiceWorkerGlobalScope): Promise<void> {
  if (tag !== SEND_TAG) return;
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('no page is open');
  await tellPages({ type: 'time-to-send' }, worker);
}

interface HowToKeepPackage {
  /** A story that was taken off the device meanwhile does not come back. */
  isKnownOnly?: boolean;
  /** What may go for its pictures on a device that is full. */
  price?: 'nothing' | 'pictures';
}

/** Keeps a story with all its pictures, also when the page that asked is gone. */
async function keepPackage(
  id: string,
  worker: ServiceWorkerGlobalScope,
  { isKnownOnly = false, price }: HowToKeepPackage = {},
): Promise<void> {
  if (await isMadeHere(id)) return;
  const answer = await worker.fetch(`/api/stories/${id}`).catch(() => undefined);
  const sent: unknown = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const kept = await keepStory(sent, { now: Date.now(), isKnownOnly });
  if (!kept) return;
  await tellPages({ type: 'story-kept', story_id: id }, worker);
  await keepPictures(kept, (path, init) => worker.fetch(path, init), price);
  await tellPages({ type: 'story-kept', story_id: id }, worker);
}

/** Tells every open page. */
export async function tellPages(message: FromWorker, worker: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
