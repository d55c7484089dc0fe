import '../tests/helpers/worker-globals.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KIT_CACHE, type Kit } from '#contract/kit';
import { removeOldCaches } from './caches.ts';
import { keepKit, kitNeeds, renewKit, tidyKit, type KitNeeds } from './kit.ts';
import { onMessage } from './messages.ts';
import { answerKitFile, isKitFile } from './routes/kit.ts';

const origin = 'http://t.example';
const names = (part: string, count: number) => Array.from({ length: count }, (_, at) => `/assets/${part}/m${at}-a.js`);
const TELLER = names('storyteller', 7);
const ILLUSTRATOR = names('illustrator', 3);
const ALL = [...TELLER, ...ILLUSTRATOR];
const KIT: Kit = {
  'storyteller/en': { files: TELLER, bytes: 7 },
  'storyteller/fr': { files: ['/assets/storyteller/fr-a.js'], bytes: 1 },
  illustrator: { files: ILLUSTRATOR, bytes: 3 },
};
const module = () => new Response('export {}', { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });

/** Cache Storage as far as the kit uses it; `room` is how many files fit. */
function storage(room = Infinity) {
  const all = new Map<string, Map<string, Response>>();
  const keyOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, origin).href;
  const cacheOf = (files: Map<string, Response>) => ({
    keys: async () => [...files.keys()].map((url) => new Request(url)),
    put: async (asked: RequestInfo, answer: Response) => {
      if (files.size >= room) throw new DOMException('full', 'QuotaExceededError');
      files.set(keyOf(asked), answer);
    },
    delete: async (asked: RequestInfo) => files.delete(keyOf(asked)),
  });
  const open = async (name: string) => {
    if (!all.has(name)) all.set(name, new Map());
    return cacheOf(all.get(name) ?? new Map());
  };
  const caches = {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(keyOf(asked))?.clone(),
  } as unknown as CacheStorage;
  const paths = () =>
    [...(all.get(KIT_CACHE)?.keys() ?? [])]
      .map((url) => new URL(url).pathname)
      .filter((path) => path.startsWith('/assets/'))
      .toSorted();
  return { caches, paths };
}
const fill = async ({ caches }: ReturnType<typeof storage>, files: readonly string[]) => {
  const cache = await caches.open(KIT_CACHE);
  for (const file of files) await cache.put(file, module());
};
let device = storage();
const asked: string[] = [];
type Fetch = (path: string, init: RequestInit) => Promise<Response>;
const needs = (fetch: Fetch = async () => module(), savesData = false): KitNeeds => ({
  list: async () => Response.json(KIT),
  caches: device.caches,
  fetch: (path, init) => {
    asked.push(path);
    return fetch(path, init);
  },
  savesData,
  isOnlyVersion: () => true,
});
/** The kit of the version after, in which every name has changed. */
const renamed = (kit: Kit): Kit =>
  Object.fromEntries(
    Object.entries(kit).map(([part, { files, bytes }]) => [
      part,
      { files: files.map((file) => file.replace('-a.js', '-b.js')), bytes },
    ]),
  );
const ofVersion = (kit: Kit): KitNeeds => ({ ...needs(), list: async () => Response.json(kit) });
const filesOf = (kit: Kit, ...parts: string[]) => parts.flatMap((part) => kit[part]?.files ?? []);
/** A network that never answers, until whoever asked gives up. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

beforeEach(() => {
  device = storage();
  asked.length = 0;
});
afterEach(() => void vi.restoreAllMocks());

describe('PWA-21 the kit of a language', () => {
  it('is fetched whole, four files at a time, first what tells', async () => {
    let open = 0;
    let most = 0;
    const slow = async () => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 2));
      open--;
      return module();
    };
    expect(await keepKit('en', needs(slow))).toBe(true);
    expect(device.paths()).toEqual(ALL.toSorted());
    expect(asked).toEqual(ALL);
    expect(most).toBe(4);
  });

  it('that is half here is completed, and nothing is asked for twice, by two pages neither', async () => {
    await fill(device, ALL.slice(0, 6));
    const both = await Promise.all([keepKit('en', needs()), keepKit('en', needs())]);
    expect(both).toEqual([true, true]);
    expect(asked).toEqual(ALL.slice(6));
  });

  it('that is cut off goes on later; what no kit names any more goes once it is whole', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const [older, french] = ['/assets/storyteller/older-z.js', '/assets/storyteller/fr-a.js'];
    await fill(device, [older, french]);
    const cut = (path: string) =>
      path === TELLER[5] ? Promise.reject(new TypeError('cut')) : Promise.resolve(module());
    expect(await keepKit('en', needs(cut))).toBe(false);
    expect(asked.length).toBeLessThan(ALL.length);
    expect(device.paths()).toContain(older);
    const before = device.paths().length;
    expect(before).toBeGreaterThan(4);
    expect(before).toBeLessThan(ALL.length + 2);
    asked.length = 0;
    expect(await keepKit('en', needs())).toBe(true);
    expect(asked).toHaveLength(ALL.length + 2 - before);
    expect(device.paths()).toEqual([...ALL, french].toSorted());
  });

  it.each([
    ['is gone', () => new Response('gone', { status: 404 })],
    ['is a page of some network', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ])('is not whole while a file %s, and has all others', async (_name, wrong) => {
    expect(
      await keepKit(
        'en',
        needs(async (path) => (path === TELLER[0] ? wrong() : module())),
      ),
    ).toBe(false);
    expect(device.paths()).toEqual(ALL.slice(1).toSorted());
  });

  it('is left as it is when the device is full', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    device = storage(6);
    expect(await keepKit('en', needs())).toBe(false);
    expect(device.paths()).toHaveLength(5);
    expect(asked.length).toBeLessThan(ALL.length);
    expect(warn).toHaveBeenCalled();
  });

  it('is none in a language without a bank, and none without a list', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await keepKit('de', needs())).toBe(false);
    expect(await keepKit('en', { ...needs(), list: async () => undefined })).toBe(false);
    expect(asked).toEqual([]);
  });

  it('is not fetched for a family that saves data', async () => {
    expect(await keepKit('en', needs(undefined, true))).toBe(false);
    await fill(device, ALL);
    expect(await keepKit('en', needs(undefined, true))).toBe(true);
    expect(asked).toEqual([]);
    const worker = (connection: unknown) =>
      ({ navigator: { connection }, fetch, caches: device.caches }) as unknown as ServiceWorkerGlobalScope;
    const saves = (connection: unknown) => kitNeeds(worker(connection), needs().list).savesData;
    expect([saves({ saveData: true }), saves({ saveData: false }), saves(undefined)]).toEqual([true, false, false]);
  });

  it('is brought up to a new version before that takes over, if it was begun, and what open pages use stays', async () => {
    expect(await renewKit(needs())).toBe(false);
    expect(asked).toEqual([]);
    const cut = () => Promise.reject(new TypeError('cut'));
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await keepKit('en', needs(cut))).toBe(false);
    asked.length = 0;
    await fill(device, ['/assets/storyteller/older-z.js', ...TELLER.slice(1)]);
    expect(await renewKit(needs())).toBe(true);
    expect(asked).toEqual(TELLER.slice(0, 1));
    expect(device.paths()).toContain('/assets/storyteller/older-z.js');
  });

  it.each([
    ['illustrator', '/assets/illustrator/older-z.js'],
    ['page', '/assets/rare/older-z.js'],
    ['storyteller/en', '/assets/storyteller/older-z.js'],
  ])('of which every name has changed is brought up to a new version by what was begun: %s', async (part, older) => {
    const kit: Kit = { ...KIT, page: { files: ['/assets/rare/look-a.js'], bytes: 1 } };
    delete kit['storyteller/fr'];
    await fill(device, [older]);
    expect(await renewKit(ofVersion(kit))).toBe(true);
    expect(asked).toEqual(filesOf(kit, part));
    expect(device.paths()).toEqual([older, ...filesOf(kit, part)].toSorted());
  });

  it('is brought up to a new version in the languages that were asked for', async () => {
    await keepKit('fr', needs());
    asked.length = 0;
    const next = renamed(KIT);
    await renewKit(ofVersion(next));
    expect(asked).toEqual(filesOf(next, 'storyteller/fr', 'illustrator'));
    // Whatever has gone meanwhile, the language is still known.
    await tidyKit(ofVersion(next));
    asked.length = 0;
    await renewKit(ofVersion(KIT));
    expect(asked).toEqual(filesOf(KIT, 'storyteller/fr', 'illustrator'));
  });

  it('holds up no new version: a network that hangs is waited for 20 seconds a file, and for two minutes in all', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const limits: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const limit = new AbortController();
      limits.push(limit);
      return limit.signal;
    });
    /** What is awaited until every limit that was set has passed. */
    const whenLate = async (asking: Promise<boolean>) => {
      let isOver = false;
      const over = asking.finally(() => (isOver = true));
      await vi.waitFor(() => {
        for (const limit of limits.splice(0)) limit.abort(new DOMException('late', 'TimeoutError'));
        expect(isOver).toBe(true);
      });
      return over;
    };
    await fill(device, TELLER.slice(1));
    expect(await whenLate(renewKit({ ...needs(), list: hang }))).toBe(false);
    expect(asked).toEqual([]);
    expect(await whenLate(renewKit(needs((_path, { signal }) => hang(signal))))).toBe(false);
    expect(asked.length).toBeGreaterThan(0);
    expect(timeout.mock.calls.every(([limit]) => limit === 20_000)).toBe(true);

    device = storage();
    await fill(device, ['/assets/storyteller/older-z.js', '/assets/illustrator/older-z.js']);
    asked.length = 0;
    let now = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const slow = async () => {
      now += 19_000;
      return module();
    };
    expect(await renewKit(needs(slow))).toBe(false);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(ALL.length);
  });

  it('that cannot be read does not keep a new version from its install', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const broken = { has: () => Promise.reject(new Error('no storage')) } as unknown as CacheStorage;
    expect(await renewKit({ ...needs(), caches: broken })).toBe(false);
  });

  it('BEY-17 loses nothing to the old version while a new one comes or waits, which has fetched its own', async () => {
    const next = renamed(KIT);
    await fill(device, filesOf(KIT, 'storyteller/en'));
    await renewKit(ofVersion({ 'storyteller/en': next['storyteller/en'] ?? { files: [], bytes: 0 } }));
    const both = [...filesOf(next, 'storyteller/en'), ...ALL].toSorted();
    expect(await keepKit('en', { ...needs(), isOnlyVersion: () => false })).toBe(true);
    await tidyKit({ ...needs(), isOnlyVersion: () => false });
    expect(device.paths()).toEqual(both);
    expect(await keepKit('en', needs())).toBe(true);
    expect(device.paths()).toEqual(ALL.toSorted());
  });

  it('BEY-17 knows whether another version comes or waits', () => {
    const registration: { installing: object | null; waiting: object | null } = { installing: null, waiting: null };
    const worker = { navigator: {}, registration, caches: device.caches } as unknown as ServiceWorkerGlobalScope;
    const { isOnlyVersion } = kitNeeds(worker, needs().list);
    const found = [isOnlyVersion()];
    registration.installing = {};
    found.push(isOnlyVersion());
    Object.assign(registration, { installing: null, waiting: {} });
    found.push(isOnlyVersion());
    expect(found).toEqual([true, false, false]);
  });

  it('is rid of what only older versions needed when a new one takes over, whole or not', async () => {
    expect(await tidyKit(needs())).toBe(false);
    await fill(device, ['/assets/storyteller/older-z.js', ...TELLER.slice(2)]);
    expect(await tidyKit(needs())).toBe(true);
    expect(device.paths()).toEqual(TELLER.slice(2).toSorted());
    expect(asked).toEqual([]);
  });

  it('BEY-8 leaves the face alone that a family has chosen: no list names it', async () => {
    const face = '/assets/faces/opendyslexic-a.woff2';
    const woff2 = async () => new Response('wOF2', { headers: { 'Content-Type': 'font/woff2' } });
    const { answer, done } = answerKitFile(new Request(origin + face), device.caches, woff2);
    await answer;
    await done;
    expect(isKitFile(new URL(face, origin))).toBe(true);
    await fill(device, ['/assets/storyteller/older-z.js']);
    expect(await tidyKit(needs())).toBe(true);
    expect(device.paths()).toEqual([face]);
  });

  it('survives a new version of the worker', async () => {
    await fill(device, ALL);
    await device.caches.open('tuckaway-illustrator');
    await removeOldCaches(device.caches);
    expect(await device.caches.keys()).toEqual([KIT_CACHE]);
  });

  it('is nothing that a page of another version can harm with its message', async () => {
    const worker = { fetch: vi.fn(), caches: device.caches, navigator: {} } as unknown as ServiceWorkerGlobalScope;
    await onMessage({ type: 'keep-kit', language: '../config' }, worker);
    expect(worker.fetch).not.toHaveBeenCalled();
  });
});

describe('PWA-21 a module of the kit', () => {
  const path = TELLER[0] ?? '';
  const ask = async (fetch: (request: Request) => Promise<Response>) => {
    const { answer, done } = answerKitFile(new Request(origin + path), device.caches, fetch);
    const text = await answer.then(
      (response) => response.text(),
      () => 'cut',
    );
    await done;
    return text;
  };
  const cut = () => Promise.reject(new TypeError('cut'));

  it('is known by its folder', () => {
    for (const file of ALL) expect(isKitFile(new URL(file, origin)), file).toBe(true);
    expect(isKitFile(new URL('/assets/story.js', origin))).toBe(false);
  });

  it('is answered from the device, fetched and kept where it is missing, and fails as the network fails', async () => {
    expect(await ask(cut)).toBe('cut');
    expect(await ask(async () => module())).toBe('export {}');
    const fetch = vi.fn(cut);
    expect(await ask(fetch)).toBe('export {}');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is never taken for a page of some network, and is there although nothing can be kept', async () => {
    const hotel = async () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
    await ask(hotel);
    expect(device.paths()).toEqual([]);
    device = storage(0);
    expect(await ask(async () => module())).toBe('export {}');
  });
});
