// What pages ask of the worker. Page and worker may be of different versions, so what is not understood is left alone.
import * as v from 'valibot';
import { matchPrecache } from 'workbox-precaching';
import { KIT_LIST } from '#contract/kit';
import { ToWorkerSchema, type FromWorker } from '#contract/worker-messages';
import { keepStory } from './kept-stories.ts';
import { keepKit, kitNeeds } from './kit.ts';
import { keepLanguages } from './routes/locales.ts';
import { keepPictures } from './routes/pictures.ts';

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
    case 'keep-story': {
      const answer = await worker.fetch(`/api/stories/${message.output.story_id}`).catch(() => undefined);
      const kept = answer?.ok ? await keepStory(await answer.json().catch(() => undefined), Date.now()) : undefined;
      if (!kept) return;
      await tellPages({ type: 'story-kept', story_id: kept.story_id }, worker);
      await keepPictures(kept, (path, init) => worker.fetch(path, init));
    }
  }
}

/** Tells every open page. */
export async function tellPages(message: FromWorker, worker: ServiceWorkerGlobalScope): Promise<void> {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
