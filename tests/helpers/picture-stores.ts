// Both kinds of places that pictures are kept in, for tests that hold for each.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readConfig } from '../../server/platform/config.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import type { PictureDisk } from '../../server/pictures/picture-disk.ts';
import { createPictureFiles, type PictureFiles } from '../../server/pictures/picture-files.ts';
import { startProcess } from './server-process.ts';

const BUCKET = 'bedtime';

/** Starts a store of its own on a port. */
export async function startObjectStore(folder: string, port = '0') {
  const { child, ready, ended } = startProcess('tests/helpers/object-store-server.ts', {
    FOLDER: folder,
    BUCKET,
    PORT: port,
  });
  const endpoint = await ready;
  return {
    /** The environment of a server that keeps its pictures there, under a prefix of its own. */
    environment: (): Record<string, string> => ({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_PREFIX: `tests/${randomUUID()}`,
    }),
    port: new URL(endpoint).port,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;

/** A folder of the machine's own that goes with the tests of a file. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-pictures-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** For each kind of place: to be called where the tests are described; gives an empty one for each test. */
export const PICTURE_PLACES: readonly (readonly [string, () => PicturePlace])[] = [
  ['in a folder', () => eachTest(async () => ({}))],
  [
    'in a store that speaks S3',
    () => {
      const folder = temporaryFolder();
      let store: ObjectStore | undefined;
      beforeAll(async () => {
        store = await startObjectStore(folder);
      });
      afterAll(async () => store?.stop());
      return eachTest(async () => store?.environment() ?? {});
    },
  ],
];

interface PicturePlace {
  /** What the environment says of it. */
  environment: () => Record<string, string>;
  disk: () => PictureDisk;
  files: () => PictureFiles;
}

function eachTest(environmentOf: () => Promise<Record<string, string>>): PicturePlace {
  const folder = temporaryFolder();
  let opened: { environment: Record<string, string>; disk: PictureDisk } | undefined;
  beforeEach(async () => {
    const environment = { DATA_DIR: join(folder, randomUUID()), ...(await environmentOf()) };
    opened = { environment, disk: await openPictureDisk(readConfig(environment)) };
  });
  const now = () => {
    if (!opened) throw new Error('only a test may ask for it');
    return opened;
  };
  return {
    environment: () => now().environment,
    disk: () => now().disk,
    files: () => createPictureFiles(now().disk),
  };
}
