import type { Disk } from 'flydrive';

/** Where the files of pictures lie. One name means the same in a folder and in a store. */
export interface PictureDisk {
  disk: Disk;
  /** Stands before every name: empty, or a path that ends with a slash. */
  root: string;
}
