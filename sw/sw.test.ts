import '../tests/helpers/worker-globals.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;
const ROUTE = { condition: { not: { requestMethod: 'GET' } }, source: 'network' };

/** Runs the worker's script, and gives back what it listens with at `install`. */
async function installListeners(): Promise<Listener[]> {
  const listeners: Listener[] = [];
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    if (type === 'install') listeners.push(listener);
  });
  vi.resetModules();
  await import('./sw.ts');
  return listeners;
}
/** Installs the worker in a browser with these routes, or without any. */
async function install(addRoutes?: (route: object) => Promise<void>) {
  const waitUntil = vi.fn<(work: Promise<unknown>) => void>((work) => void work.catch(() => {}));
  for (const listener of await installListeners()) listener({ waitUntil, addRoutes });
  // An unhandled refusal is told after this turn.
  await new Promise((resolve) => setImmediate(resolve));
  return waitUntil;
}
const unhandled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('__WB_MANIFEST', []);
  vi.stubGlobal('location', new URL('http://t.example/sw.js'));
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  vi.stubGlobal('caches', {
    open: async () => ({ keys: async () => [] }),
    has: async () => false,
    keys: async () => [],
  });
  process.on('unhandledRejection', unhandled);
});
afterEach(() => {
  process.off('unhandledRejection', unhandled);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('the install of the worker', () => {
  it('leaves all but GET to the network where the browser knows routes', async () => {
    const addRoutes = vi.fn(async () => {});
    const waitUntil = await install(addRoutes);
    expect(addRoutes).toHaveBeenCalledExactlyOnceWith(ROUTE);
    expect(waitUntil).toHaveBeenCalled();
  });
  it('goes on where the browser knows routes, and not this condition', async () => {
    const waitUntil = await install(async () => {
      throw new TypeError('Failed to read the property condition');
    });
    expect(waitUntil).toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
  });
  it('goes on where it knows no routes', async () => {
    expect(await install()).toHaveBeenCalled();
  });
});
