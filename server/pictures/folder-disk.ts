// Pictures in a folder of this machine.
import { rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { newRequestId } from '../platform/ids.ts';
import type { PictureDisk } from './picture-disk.ts';

/** A picture that is being stored just then may put a file into a folder that is being removed. */
const REMOVALS = 3;

/** A folder in which a file appears whole or not at all, as an object does in a store. */
class FolderDriver extends FSDriver {
  readonly #folder: string;
  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const draft = `${key}.${newRequestId()}.part`;
    try {
      await super.put(draft, contents);
      await rename(join(this.#folder, draft), join(this.#folder, key));
    } catch (error) {
      await this.delete(draft);
      throw error;
    }
  }
  /** The last file of a story takes its folder with it: an empty one is nobody's. */
  override async delete(key: string): Promise<void> {
    await super.delete(key);
    await rmdir(dirname(join(this.#folder, key))).catch(() => undefined);
  }
  override async deleteAll(prefix: string): Promise<void> {
    for (let again = 1; ; again++) {
      try {
        return await super.deleteAll(prefix);
      } catch (error) {
        if (again >= REMOVALS) throw error;
      }
    }
  }
}

/** @param folder made with the first picture */
export const folderDisk = (folder: string): PictureDisk => ({
  disk: new Disk(new FolderDriver(folder)),
  root: '',
});

/** Whether a file in the folder is one that was never finished. */
export const isUnfinished = (name: string): boolean => name.endsWith('.part');

/** The folder of pictures, wherever they are kept now. */
export const pictureFolder = (dataDir: string): string => join(dataDir, 'pictures');
