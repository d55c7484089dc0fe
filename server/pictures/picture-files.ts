// Where finished pictures are kept. A file never changes: a picture that is made again gets a new version.
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Widths of the two sizes of every picture: the canvas, and a phone's screen. */
export const PICTURE_WIDTHS = [1024, 640] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: 'image/webp' | 'image/avif';
}
export type PaintedPicture = Readonly<Record<PictureWidth, PictureFile>>;

export interface PictureFiles {
  /** Throws when they cannot be stored; nothing half-stored is ever read, because the row names them afterwards. */
  store: (storyId: string, version: string, painted: PaintedPicture) => Promise<void>;
  /** Undefined when the file is not there. */
  read: (storyId: string, version: string, width: PictureWidth) => Promise<PictureFile | undefined>;
  /** Removes every picture of a story. */
  remove: (storyId: string) => Promise<void>;
}

const ENDINGS = { 'image/webp': 'webp', 'image/avif': 'avif' } as const;

/** @param folder where they are kept on this machine's disk */
export function createPictureFiles(folder: string): PictureFiles {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const key = (storyId: string, version: string, width: PictureWidth, type: PictureFile['type']) =>
    `${storyId}/${version}-${width}.${ENDINGS[type]}`;
  return {
    store: async (storyId, version, painted) => {
      for (const width of PICTURE_WIDTHS) {
        const { bytes, type } = painted[width];
        await disk.put(key(storyId, version, width, type), bytes);
      }
    },
    read: async (storyId, version, width) => {
      for (const type of ['image/webp', 'image/avif'] as const) {
        const name = key(storyId, version, width, type);
        if (await disk.exists(name)) return { bytes: new Uint8Array(await disk.getBytes(name)), type };
      }
      return undefined;
    },
    remove: (storyId) => disk.deleteAll(storyId),
  };
}
