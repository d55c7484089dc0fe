// The kit on this device. A file of it never changes under its name, so what is here is never asked for again, and a worker
// that was stopped in the middle goes on where it was with the next message.
import * as v from 'valibot';
import { KIT_CACHE, KIT_LIST, kitFiles, KitSchema, type Kit } from '#contract/kit';

const AT_ONCE = 4;

export interface KitNeeds {
  /** The list of this version of the worker. */
  list: () => Promise<Response | undefined>;
  caches: CacheStorage;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Whether the family asked for as little traffic as can be. */
  savesData: boolean;
}

/** The kit's needs as a worker has them. */
export const kitNeeds = (worker: ServiceWorkerGlobalScope, list: KitNeeds['list']): KitNeeds => ({
  list,
  caches: worker.caches,
  fetch: (path, init) => worker.fetch(path, init),
  savesData: savesData(worker.navigator),
});

function savesData(navigator: object): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** Whether an answer is a module, and not a page of some hotel's network. */
export const isModule = (answer: Response): boolean =>
  answer.ok && !answer.redirected && /javascript/.test(answer.headers.get('Content-Type') ?? '');

let last: Promise<unknown> = Promise.resolve();
/** Two pages ask for the same at the same time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/**
 * Keeps what stories of a language need, and removes what only older versions needed once it is whole.
 * @returns whether all of it is on the device now
 */
export function keepKit(language: string, needs: KitNeeds): Promise<boolean> {
  return inTurn(() =>
    guarded(async () => {
      const kit = await readList(needs);
      const files = kitFiles(kit, language);
      const cache = await needs.caches.open(KIT_CACHE);
      if (files.length === 0 || !(await keepFiles(files, cache, needs))) return false;
      const named = new Set(Object.values(kit).flatMap((part) => part.files));
      for (const request of await cache.keys()) if (!named.has(pathOf(request))) await cache.delete(request);
      return true;
    }),
  );
}

/**
 * Before a new version takes over, brings what the family has of the kit up to it: the next start may be without a network.
 * Removes nothing, for pages of the older version are open.
 */
export function renewKit(needs: KitNeeds): Promise<boolean> {
  return inTurn(() =>
    guarded(async () => {
      if (!(await needs.caches.has(KIT_CACHE))) return false;
      const cache = await needs.caches.open(KIT_CACHE);
      const here = await pathsIn(cache);
      const begun = Object.values(await readList(needs)).filter(({ files }) => files.some((file) => here.has(file)));
      return keepFiles(
        begun.flatMap(({ files }) => files),
        cache,
        needs,
      );
    }),
  );
}

async function guarded(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (cause) {
    console.warn('the kit could not be kept', cause);
    return false;
  }
}

async function readList({ list }: KitNeeds): Promise<Kit> {
  const answer = await list();
  if (!answer?.ok) throw new Error(`no ${KIT_LIST}`);
  return v.parse(KitSchema, await answer.json());
}

const pathOf = ({ url }: Request) => new URL(url).pathname;
const pathsIn = async (cache: Cache) => new Set((await cache.keys()).map(pathOf));

/** Resolves to whether all are here. No network, or no room, ends it; a file that is not there is left out. */
async function keepFiles(files: readonly string[], cache: Cache, { fetch, savesData }: KitNeeds): Promise<boolean> {
  const here = await pathsIn(cache);
  const missing = files.filter((file) => !here.has(file));
  if (savesData) return missing.length === 0;
  const left = missing.values();
  let lacking = missing.length;
  let isStopped = false;
  const keepSome = async () => {
    for (const file of left) {
      if (isStopped) return;
      try {
        const answer = await fetch(file, { priority: 'low' });
        if (!isModule(answer)) continue;
        await cache.put(file, answer);
        lacking--;
      } catch (cause) {
        isStopped = true;
        throw cause;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepSome));
  return lacking === 0;
}
