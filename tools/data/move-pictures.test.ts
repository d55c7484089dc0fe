import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProcess } from '../../tests/helpers/server-process.ts';
import { startObjectStore, temporaryFolder, type ObjectStore } from '../../tests/helpers/picture-stores.ts';
import { readConfig } from '../../server/platform/config.ts';
import { folderDisk, pictureFolder } from '../../server/pictures/folder-disk.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import type { PictureDisk } from '../../server/pictures/picture-disk.ts';
import { createPictureFiles, type PaintedPicture } from '../../server/pictures/picture-files.ts';
import { movePictures } from './move-pictures.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const painted = (story: string): PaintedPicture => ({
  1024: { bytes: bytes(`large ${story}`), type: 'image/avif' },
  640: { bytes: bytes(`small ${story}`), type: 'image/webp' },
});
const STORIES = ['one', 'two', 'three', 'four', 'five', 'six'];

const storeFolder = temporaryFolder();
let store: ObjectStore;
beforeAll(async () => {
  store = await startObjectStore(storeFolder);
});
afterAll(() => store.stop());

let environment: Record<string, string>;
let there: PictureDisk;
beforeEach(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-move-'));
  environment = { ...store.environment(), DATA_DIR: dataDir };
  const here = createPictureFiles(folderDisk(pictureFolder(dataDir)));
  for (const story of STORIES) await here.store(story, 'v1', painted(story));
  there = await openPictureDisk(readConfig(environment));
  return () => rmSync(dataDir, { recursive: true });
});

const move = async () => {
  const said: string[] = [];
  await movePictures({ args: [], config: readConfig(environment), say: (line) => said.push(line) });
  return said.join('\n');
};

describe('moving the pictures to a store', () => {
  it('copies all of them, says how many, and leaves the files', async () => {
    expect(await move()).toMatch(/^6 stories, 12 pictures, \d+ bytes: 12 copied, 0 there already, 0 failed\./);
    const files = createPictureFiles(there);
    expect((await files.stories()).toSorted()).toEqual(STORIES.toSorted());
    for (const story of STORIES)
      expect(await files.read(story, 'v1', 1024, ['image/avif'])).toEqual(painted(story)[1024]);
    expect((await there.disk.getMetaData(`${there.root}one/v1-640.webp`)).contentType).toBe('image/webp');
    const { dataDir } = readConfig(environment);
    expect((await createPictureFiles(folderDisk(pictureFolder(dataDir))).stories()).length).toBe(6);
  });

  it('goes on where it broke off, and puts right what is not whole', async () => {
    await there.disk.put(`${there.root}one/v1-1024.avif`, bytes('large one'));
    await there.disk.put(`${there.root}two/v1-1024.avif`, bytes('LARGE two'));
    // What was never finished stays where it is.
    writeFileSync(join(environment['DATA_DIR'] ?? '', 'pictures/one/v1-640.webp.12.part'), 'sma');
    expect(await move()).toContain('11 copied, 1 there already, 0 failed');
    expect(await move()).toContain('0 copied, 12 there already, 0 failed');
    expect(await there.disk.get(`${there.root}two/v1-1024.avif`)).toBe('large two');
  });

  it('says which could not be copied, and fails', async () => {
    const said: string[] = [];
    writeFileSync(join(environment['DATA_DIR'] ?? '', 'pictures/three/a copy (1).webp'), 'of somebody’s own');
    await expect(
      movePictures({ args: [], config: readConfig(environment), say: (line) => said.push(line) }),
    ).rejects.toThrow('Not every picture was copied');
    expect(said.join('\n')).toMatch(/^three: E_UNALLOWED_CHARACTERS\n.*10 copied, 0 there already, 1 failed/);
  });

  it('is a command of the project, and needs a store', async () => {
    const { DATA_DIR = '' } = environment;
    const { code, said } = await startProcess('tools/data.ts', { DATA_DIR }, ['move-pictures']).ended;
    expect([code, said]).toEqual([1, expect.stringContaining('There is no store to move to: set S3_BUCKET.')]);
    const done = await startProcess('tools/data.ts', environment, ['move-pictures']).ended;
    expect([done.code, done.said]).toEqual([0, expect.stringContaining('12 copied')]);
    const unknown = await startProcess('tools/data.ts', environment, ['constructor']).ended;
    expect([unknown.code, unknown.said]).toEqual([
      1,
      expect.stringContaining('npm run data -- move-pictures   copies'),
    ]);
  });
});
