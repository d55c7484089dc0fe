// /assets/{illustrator,storyteller,rare}/{module}: too much to precache; and faces that few choose. Cache first, for their names say what is in them.
import { KIT_CACHE } from '#contract/kit';
import { isModule } from '../kit.ts';
import type { Answering } from '../network-first.ts';

export const isKitFile = (url: URL): boolean => /^\/assets\/(illustrator|storyteller|rare|faces)\//.test(url.pathname);

/** Answers for a module of the kit, and keeps one that had to be fetched. */
export function answerKitFile(
  request: Request,
  caches: CacheStorage,
  fetch: (request: Request) => Promise<Response>,
): Answering {
  const keep = async (answer: Response) => {
    const cache = await caches.open(KIT_CACHE);
    await cache.put(request.url, answer);
  };
  let kept: Promise<void> | undefined;
  const answer = (async () => {
    // Storage that is out of reach has nothing.
    const here = await caches.match(request.url, { cacheName: KIT_CACHE, ignoreVary: true }).catch(() => undefined);
    if (here) return here;
    const fetched = await fetch(request);
    if (isModule(fetched)) kept = keep(fetched.clone()).catch(() => undefined);
    return fetched;
  })();
  return {
    answer,
    done: answer.then(
      () => kept,
      () => undefined,
    ),
  };
}
