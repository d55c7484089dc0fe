// The files of finished pictures. A file never changes: a picture that is made again gets a new version.
import type { PictureDisk } from './picture-disk.ts';
import { isMissing, PictureStoreFailure } from './picture-store-failure.ts';

/** Widths of the two sizes of every picture: the canvas, and a phone's screen. */
export const PICTURE_WIDTHS = [1024, 640] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/webp' | 'image/avif' | 'image/png';
}
export type PaintedPicture = Readonly<Record<PictureWidth, PictureFile>> & {
  /** Who painted it; missing where it was our own illustrator. */
  readonly painter?: string;
};

/** Each throws PictureStoreFailure when what it is asked for cannot be done now. */
export interface PictureFiles {
  /** Throws when they cannot be stored; nothing half-stored is ever read, because the row names them afterwards. */
  store: (storyId: string, version: string, painted: PaintedPicture) => Promise<void>;
  /** Keeps what was converted beside its original. */
  storeConverted: (storyId: string, version: string, width: PictureWidth, file: PictureFile) => Promise<void>;
  /** The first type of these that is there; undefined when none is. */
  read: (
    storyId: string,
    version: string,
    width: PictureWidth,
    types: readonly PictureFile['type'][],
  ) => Promise<PictureFile | undefined>;
  removeVersion: (storyId: string, version: string) => Promise<void>;
  /** Removes every picture of a story. */
  remove: (storyId: string) => Promise<void>;
  /** Stories that have pictures. */
  stories: () => Promise<string[]>;
}

const ENDINGS = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/png': 'png' } as const;
const TYPES = ['image/webp', 'image/avif', 'image/png'] as const;

export function createPictureFiles({ disk, root }: PictureDisk): PictureFiles {
  const key = (storyId: string, version: string, width: PictureWidth, type: PictureFile['type']) =>
    `${root}${storyId}/${version}-${width}.${ENDINGS[type]}`;
  const put: PictureFiles['storeConverted'] = (storyId, version, width, { bytes, type }) =>
    attempt('stored', () => disk.put(key(storyId, version, width, type), bytes, { contentType: type }));
  return {
    store: async (storyId, version, painted) => {
      for (const width of PICTURE_WIDTHS) await put(storyId, version, width, painted[width]);
    },
    storeConverted: put,
    read: (storyId, version, width, types) =>
      attempt('read', async () => {
        for (const type of types) {
          const bytes = await disk.getBytes(key(storyId, version, width, type)).catch((thrown: unknown) => {
            if (isMissing(thrown)) return undefined;
            throw thrown;
          });
          if (bytes) return { bytes: new Uint8Array(bytes), type };
        }
        return undefined;
      }),
    removeVersion: (storyId, version) =>
      attempt('removed', async () => {
        for (const width of PICTURE_WIDTHS)
          for (const type of TYPES) await disk.delete(key(storyId, version, width, type));
      }),
    remove: (storyId) => attempt('removed', () => disk.deleteAll(`${root}${storyId}`)),
    stories: () => attempt('listed', () => foldersOf({ disk, root })),
  };
}

async function foldersOf({ disk, root }: PictureDisk): Promise<string[]> {
  const names: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(root || '/', { recursive: false, ...(paginationToken ? { paginationToken } : {}) });
    for (const entry of page.objects) if (entry.isDirectory) names.push(entry.name);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return names;
}

async function attempt<T>(done: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    throw new PictureStoreFailure(done, thrown);
  }
}
