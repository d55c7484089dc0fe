// One database for the whole shelf: what belongs together is written in one transaction, so a crash leaves no half package.
// The page and its worker both open it, perhaps in different versions; the older one gives way.
import type { UseStore } from 'idb-keyval';

const NAME = 'tuckaway';
const VERSION = 1;

/**
 * `summaries`: what lists show. `bodies`: whole stories. `pictures`: by their address without the query. `outbox`: stories
 * that wait to be sent. `notes`: totals and other small things by name.
 */
export type StoreName = 'summaries' | 'bodies' | 'pictures' | 'outbox' | 'notes';
/** Orders of a shelf: last read first, newest first, by title. Ties are in the order of ids. */
export type ShelfOrder = 'read' | 'made' | 'title';
/** Stories that lack a picture; others have no such key. */
export const LACKING = 'lacking';
/** Stories that may be given up, in the order in which they go; starred ones have no such key. */
export const LEAVING = 'leaving';

/** The stores of one transaction. */
export type Stores = (name: StoreName) => IDBObjectStore;

let opened: Promise<IDBDatabase> | undefined;

function build(database: IDBDatabase): void {
  const summaries = database.createObjectStore('summaries', { keyPath: 'story_id' });
  for (const order of ['read', 'made', 'title'] satisfies ShelfOrder[])
    summaries.createIndex(order, [`sort.${order}`, 'story_id']);
  summaries.createIndex(LACKING, 'sort.lacking');
  summaries.createIndex(LEAVING, 'sort.leaving');
  for (const name of ['bodies', 'pictures', 'outbox', 'notes'] satisfies StoreName[]) database.createObjectStore(name);
}

function open(): Promise<IDBDatabase> {
  if (opened) return opened;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => build(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => {
        database.close();
        forget();
      });
      database.addEventListener('close', forget);
      resolve(database);
    });
  });
  // Another one may have been opened since.
  const forget = () => {
    if (opened === opening) opened = undefined;
  };
  opening.catch(forget);
  opened = opening;
  return opening;
}

/** Resolves when all is written, rejects with what kept it from being written. Listens, because idb-keyval sets `on…`. */
function endOf(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not written')));
  });
}

/** Safari lets go of a database that was left alone for long, and says so only when it is used again. */
async function begin(mode: IDBTransactionMode, names: readonly StoreName[]): Promise<IDBTransaction> {
  try {
    return (await open()).transaction(names, mode);
  } catch (cause) {
    if (!(cause instanceof DOMException) || cause.name !== 'InvalidStateError') throw cause;
    opened = undefined;
    return (await open()).transaction(names, mode);
  }
}

/**
 * Does `work` in one transaction over these stores and gives its result once everything is written. `work` may await
 * requests of these stores only. Throws what failed, for instance a DOMException named QuotaExceededError; nothing is
 * written then.
 */
export async function transact<T>(
  mode: 'readonly' | 'readwrite',
  names: readonly StoreName[],
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  const transaction = await begin(mode, names);
  const end = endOf(transaction);
  // Whoever awaits hears of it below; until then it must not count as a failure that nobody handles.
  end.catch(() => undefined);
  try {
    const result = await work((name) => transaction.objectStore(name));
    await end;
    return result;
  } catch (cause) {
    try {
      transaction.abort();
    } catch {
      // It has ended already. Requests that were under way know only that; the transaction knows why.
    }
    throw transaction.error ?? cause;
  }
}

/** One store as idb-keyval takes it. */
export function storeOf(name: StoreName): UseStore {
  return (mode, work) =>
    transact(mode === 'readonly' ? mode : 'readwrite', [name], async (stores) => work(stores(name)));
}
