// A shelf for tests: IndexedDB in memory, tabs of their own, and writes that fail.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { pictureKey } from '#shelf/picture-key';
import { imageLike, storyLike } from './stories.ts';

/** The `number`-th id of a story. */
export const idOf = (number: number): string => `story-${number}`.padEnd(22, '_');

/** The `number`-th story: Story 7, of Mia, as somebody reads it who does not own it. */
export const numbered = (number: number, images: readonly string[] = []) =>
  storyLike({
    story_id: idOf(number),
    title: `Story ${number}`,
    is_owner: false,
    images: images.map((id) => imageLike({ id, status: 'complete', url: pictureKey(idOf(number), id) })),
  });

/** A picture of this many bytes. */
export const pictureOf = (size: number) => ({ type: 'image/webp', bytes: new ArrayBuffer(size) });

/** A picture that says it has this many bytes, and has none. */
export const pictureAsIf = (size: number) => ({
  type: 'image/webp',
  bytes: { byteLength: size } as unknown as ArrayBuffer,
});

/** The whole of `shelf/` as one tab has it: with a connection of its own. */
export async function openTab() {
  vi.resetModules();
  const [database, packages, pages, room, outbox, moved, told, erase, removed] = await Promise.all([
    import('#shelf/database'),
    import('#shelf/packages'),
    import('#shelf/pages'),
    import('#shelf/room'),
    import('#shelf/outbox'),
    import('#shelf/moved'),
    import('#shelf/told'),
    import('#shelf/erase-shelf'),
    import('#shelf/removed'),
  ]);
  return { ...database, ...packages, ...pages, ...room, ...outbox, ...moved, ...told, ...erase, ...removed };
}
export type Tab = Awaited<ReturnType<typeof openTab>>;

/** A tab on a device that has kept nothing yet. */
export async function freshTab(): Promise<Tab> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return openTab();
}

/** All stored in one store, as it lies there. */
export const allIn = (tab: Tab, name: Parameters<Tab['storeOf']>[0]): Promise<unknown[]> =>
  tab.transact(
    'readonly',
    [name],
    (stores) =>
      new Promise((resolve, reject) => {
        const request: IDBRequest<unknown[]> = stores(name).getAll();
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('no answer')));
      }),
  );

/** Puts something into a store as another version of the product would. */
export const putRaw = (tab: Tab, name: Parameters<Tab['storeOf']>[0], value: unknown, key?: string): Promise<void> =>
  tab.transact('readwrite', [name], async (stores) => void stores(name).put(value, key));

/** The numbers of the stories on the shelf, last read first. */
export async function numbersOn(tab: Tab): Promise<number[]> {
  const summaries = await tab.readShelfPage('read', 0, 1000);
  return summaries.map(({ story_id }) => Number(/\d+/.exec(story_id)?.[0]));
}

/** Another connection that asks for a higher version, as a newer version of the product does. */
export const openNewer = (): Promise<IDBDatabase> =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tuckaway', 2);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')));
    request.addEventListener('blocked', () => reject(new Error('blocked')));
  });
