import { vi } from 'vitest';

type Hear = (event: { data: unknown }) => void;

/**
 * Lets `new Worker(…)` run a worker's module in this thread: what is posted is copied, as between threads.
 * @param load imports the module
 */
export async function runWorkerHere(load: () => Promise<unknown>): Promise<void> {
  let hear: Hear = () => {};
  const pages = new Set<StandIn>();
  class StandIn {
    onmessage: Hear | undefined;
    constructor() {
      pages.add(this);
    }
    postMessage(message: unknown) {
      hear({ data: structuredClone(message) });
    }
    terminate() {
      pages.delete(this);
    }
  }
  vi.stubGlobal('Worker', StandIn);
  vi.stubGlobal('addEventListener', (_type: string, listener: Hear) => (hear = listener));
  vi.stubGlobal('postMessage', (answer: unknown) => {
    for (const page of pages) page.onmessage?.({ data: structuredClone(answer) });
  });
  await load();
}
