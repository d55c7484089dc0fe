import type { Config } from '../platform/config.ts';
import { folderDisk, pictureFolder } from './folder-disk.ts';
import type { PictureDisk } from './picture-disk.ts';

/** What the configuration names. Throws StartFailure when it is a store that cannot be used. */
export async function openPictureDisk({
  dataDir,
  objectStore,
}: Pick<Config, 'dataDir' | 'objectStore'>): Promise<PictureDisk> {
  if (!objectStore) return folderDisk(pictureFolder(dataDir));
  // Nine megabytes of code that a folder does not need.
  const { openObjectDisk } = await import('./object-disk.ts');
  return openObjectDisk(objectStore);
}
