// The kit on this device. A file of it never changes under its name, so what is here is never asked for again, and a worker
// that was stopped in the middle goes on where it was with the next message.
import * as v from 'valibot';
import { KIT_CACHE, kitFiles, KitSchema, type Kit } from '#contract/kit';

const AT_ONCE = 4;
/** A network that hangs is given up: nothing that comes after may wait for it. */
const FILE_LIMIT_MS = 20_000;
/** Browsers give up an install that takes five minutes, and with it the new version. What is left comes with the next message. */
const RENEW_LIMIT_MS = 120_000;
/** Beside the files the cache notes which languages were asked for. */
const ASKED_FOR = '/kit/';
const TELLER = 'storyteller/';

export interface KitNeeds {
  /** The list of this version of the worker. */
  list: (signal: AbortSignal) => Promise<Response | undefined>;
  caches: CacheStorage;
  fetch: (path: string, init: RequestInit) => Promise<Response>;
  /** Whether the family asked for as little traffic as can be. */
  savesData: boolean;
  /** Whether no other version comes or waits. One that does may have fetched files of its own already. */
  isOnlyVersion: () => boolean;
}

/** The kit's needs as a worker has them. */
export const kitNeeds = (worker: ServiceWorkerGlobalScope, list: KitNeeds['list']): KitNeeds => ({
  list,
  caches: worker.caches,
  fetch: (path, init) => worker.fetch(path, init),
  savesData: savesData(worker.navigator),
  isOnlyVersion: () => !worker.registration.installing && !worker.registration.waiting,
});

function savesData(navigator: object): boolean {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** Whether an answer is a module, a style sheet or a face, and not a page of some hotel's network. */
export const isModule = (answer: Response): boolean =>
  answer.ok && !answer.redirected && /javascript|css|font/.test(answer.headers.get('Content-Type') ?? '');

let last: Promise<unknown> = Promise.resolve();
/** Two pages ask for the same at the same time. Never rejects: without a kit everything else still works. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const done = last.then(work).catch((cause: unknown) => {
    console.warn('kit not kept', cause);
    return false;
  });
  last = done;
  return done;
}

/**
 * Keeps what stories of a language need; once it is whole, removes what only older versions needed.
 * @returns whether all of it is on the device now
 */
export function keepKit(language: string, needs: KitNeeds): Promise<boolean> {
  return inTurn(async () => {
    const kit = await readList(needs);
    const files = kitFiles(kit, language);
    if (files.length === 0) return false;
    const cache = await needs.caches.open(KIT_CACHE);
    // A full device may have no room even for this.
    await cache.put(`${ASKED_FOR}${TELLER}${language}`, new Response()).catch(() => undefined);
    if (!(await keepFiles(files, cache, needs))) return false;
    await removeUnneeded(kit, cache, needs);
    return true;
  });
}

/**
 * Before a new version takes over, brings what the family has of the kit up to it: the next start may be without a network.
 * Removes nothing, for pages of the older version are open.
 */
export function renewKit(needs: KitNeeds): Promise<boolean> {
  return inTurn(async () => {
    if (!(await needs.caches.has(KIT_CACHE))) return false;
    const cache = await needs.caches.open(KIT_CACHE);
    const files = filesBegun(await readList(needs), await pathsIn(cache));
    return keepFiles(files, cache, needs, Date.now() + RENEW_LIMIT_MS);
  });
}

/** Removes what only older versions needed, when a new one has taken over. Resolves to whether there was a kit at all. */
export function tidyKit(needs: KitNeeds): Promise<boolean> {
  return inTurn(async () => {
    if (!(await needs.caches.has(KIT_CACHE))) return false;
    await removeUnneeded(await readList(needs), await needs.caches.open(KIT_CACHE), needs);
    return true;
  });
}

/** A version may change every name, so a part is begun where its folder holds anything; a language also has to be asked for. */
function filesBegun(kit: Kit, here: ReadonlySet<string>): readonly string[] {
  const paths = [...here];
  const isAnyNoted = paths.some((path) => path.startsWith(ASKED_FOR));
  const isBegun = (part: string) =>
    paths.some((path) => path.startsWith(folderOf(part))) &&
    (!part.startsWith(TELLER) || !isAnyNoted || here.has(`${ASKED_FOR}${part}`));
  const begun = Object.entries(kit).filter(([part]) => isBegun(part));
  return [...new Set(begun.flatMap(([, { files }]) => files))];
}

/** A face is on no list: whoever chose it keeps it. */
const isChosen = (path: string) => path.startsWith('/assets/faces/');
/** As tools/write-kit.ts names them. */
const folderOf = (part: string) => (part === 'page' ? '/assets/rare/' : `/assets/${part.split('/')[0]}/`);

async function removeUnneeded(kit: Kit, cache: Cache, { isOnlyVersion }: KitNeeds): Promise<void> {
  const named = new Set(Object.values(kit).flatMap(({ files }) => files));
  for (const request of await cache.keys()) {
    if (!isOnlyVersion()) return;
    const path = pathOf(request);
    if (!named.has(path) && !path.startsWith(ASKED_FOR) && !isChosen(path)) await cache.delete(request);
  }
}

async function readList({ list }: KitNeeds): Promise<Kit> {
  const answer = await list(AbortSignal.timeout(FILE_LIMIT_MS));
  if (!answer?.ok) throw new Error('no answer');
  return v.parse(KitSchema, await answer.json());
}

const pathOf = ({ url }: Request) => new URL(url).pathname;
const pathsIn = async (cache: Cache) => new Set((await cache.keys()).map(pathOf));

/** Resolves to whether all are here. No network, no room, or no time ends it; a file that is not there is left out. */
async function keepFiles(
  files: readonly string[],
  cache: Cache,
  { fetch, savesData }: KitNeeds,
  until = Infinity,
): Promise<boolean> {
  const here = await pathsIn(cache);
  const missing = files.filter((file) => !here.has(file));
  if (savesData) return missing.length === 0;
  const left = missing.values();
  let lacking = missing.length;
  let isStopped = false;
  const keepSome = async () => {
    for (const file of left) {
      if (isStopped || Date.now() > until) return;
      try {
        const answer = await fetch(file, { priority: 'low', signal: AbortSignal.timeout(FILE_LIMIT_MS) });
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
