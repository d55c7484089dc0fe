// A device that is full: writes of texts and pictures fail in the three ways that browsers have.
import { vi } from 'vitest';

/** `call`: put throws. `request`: its request fails. `commit`: all goes well until the end of the transaction. */
export const WAYS_TO_FAIL = ['call', 'request', 'commit'] as const;
export type WayToFail = (typeof WAYS_TO_FAIL)[number];

/** What fake-indexeddb's transactions have besides what the standard says. */
interface FakeTransaction extends IDBTransaction {
  _abort(name: string): void;
  _execRequestAsync(request: { source: IDBObjectStore; operation: () => never }): IDBRequest<IDBValidKey>;
}

const full = () => new DOMException('no room', 'QuotaExceededError');

/** Lets the first `howMany` writes into these stores fail; tells how many have. Ends with vi.restoreAllMocks(). */
export function fillDevice(howMany: number, way: WayToFail, stores: readonly string[] = ['bodies', 'pictures']) {
  const failed = { writes: 0 };
  const doomed = new WeakSet<IDBTransaction>();
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const transaction = this.transaction as FakeTransaction;
    const fails = stores.includes(this.name) && failed.writes < howMany;
    if (fails) failed.writes++;
    if (fails && way === 'call') throw full();
    if (fails && way === 'request') {
      const operation = () => {
        throw full();
      };
      return transaction._execRequestAsync({ source: this, operation });
    }
    if (fails) doomed.add(transaction);
    const request = put.apply(this, given);
    // Totals are written last.
    if (this.name === 'notes' && doomed.has(transaction))
      request.addEventListener('success', () => transaction._abort('QuotaExceededError'));
    return request;
  });
  return failed;
}
