// Where finished pictures are kept. A file never changes: a picture that is made again gets a new version.
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

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
/** A picture that is being stored just then may put a file into a folder that is being removed. */
const REMOVALS = 3;

/** @param folder where they are kept on this machine's disk */
export function createPictureFiles(folder: string): PictureFiles {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const key = (storyId: string, version: string, width: PictureWidth, type: PictureFile['type']) =>
    `${storyId}/${version}-${width}.${ENDINGS[type]}`;
  const put: PictureFiles['storeConverted'] = (storyId, version, width, { bytes, type }) =>
    disk.put(key(storyId, version, width, type), bytes);
  return {
    store: async (storyId, version, painted) => {
      for (const width of PICTURE_WIDTHS) await put(storyId, version, width, painted[width]);
    },
    storeConverted: put,
    read: async (storyId, version, width, types) => {
      for (const type of types) {
        const name = key(storyId, version, width, type);
        if (await disk.exists(name)) return { bytes: new Uint8Array(await disk.getBytes(name)), type };
      }
      return undefined;
    },
    removeVersion: async (storyId, version) => {
      for (const width of PICTURE_WIDTHS)
        for (const type of TYPES) await disk.delete(key(storyId, version, width, type));
    },
    remove: async (storyId) => {
      for (let again = 1; ; again++) {
        try {
          return await disk.deleteAll(storyId);
        } catch (error) {
          if (again >= REMOVALS) throw error;
        }
      }
    },
    stories: async () => {
      if (!existsSync(folder)) return [];
      const entries = await readdir(folder, { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },
  };
}
