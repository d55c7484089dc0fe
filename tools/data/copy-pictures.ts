// Copies pictures from one place they are kept in to another: a folder or a store. What is there already and is the same is
// left as it is, so a copy that broke off goes on where it was.
import { createHash } from 'node:crypto';
import { isUnfinished } from '../../server/pictures/folder-disk.ts';
import type { PictureDisk } from '../../server/pictures/picture-disk.ts';
import { isMissing, whyFailed } from '../../server/pictures/picture-store-failure.ts';

interface CopiedPicture {
  /** `<story>/<file>` */
  name: string;
  bytes: number;
  sha256: string;
}
interface CopyResult {
  /** All that is in the other place now. */
  pictures: CopiedPicture[];
  copied: number;
  /** Was there, with the same bytes. */
  wasThere: number;
  /** Names with what went wrong. */
  failed: string[];
}

/** Stories at once; a store answers each call after a while, and most of a copy is waiting. */
const AT_ONCE = 4;

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * @param stories whose pictures are copied
 * Each picture is read back from the other place and compared.
 */
export async function copyPictures(
  from: PictureDisk,
  to: PictureDisk,
  stories: readonly string[],
): Promise<CopyResult> {
  const result: CopyResult = { pictures: [], copied: 0, wasThere: 0, failed: [] };
  const waiting = [...stories];
  const copyNext = async (): Promise<void> => {
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift())
      try {
        for (const name of await namesOf(from, story)) await copyOne(from, to, name, result);
      } catch (thrown) {
        result.failed.push(lineOf(story, thrown));
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
  return result;
}

async function copyOne(from: PictureDisk, to: PictureDisk, name: string, result: CopyResult): Promise<void> {
  try {
    const bytes = await bytesOf(from, name);
    // A story may go while it is copied.
    if (!bytes) return;
    const hash = sha256(bytes);
    const isSame = async () => {
      const there = await bytesOf(to, name);
      return there !== undefined && sha256(there) === hash;
    };
    if (await isSame()) result.wasThere += 1;
    else {
      await to.disk.put(`${to.root}${name}`, bytes);
      if (!(await isSame()))
        throw Object.assign(new Error('something else was read back'), { name: 'NotWhatWasWritten' });
      result.copied += 1;
    }
    result.pictures.push({ name, bytes: bytes.byteLength, sha256: hash });
  } catch (thrown) {
    result.failed.push(lineOf(name, thrown));
  }
}

const lineOf = (name: string, thrown: unknown): string => `${name}: ${whyFailed(thrown).reason}`;

async function bytesOf({ disk, root }: PictureDisk, name: string): Promise<Uint8Array | undefined> {
  return disk.getBytes(`${root}${name}`).catch((thrown: unknown) => {
    if (isMissing(thrown)) return undefined;
    throw thrown;
  });
}

async function namesOf({ disk, root }: PictureDisk, story: string): Promise<string[]> {
  // A story has some dozens of files at most, and a store lists a thousand at once.
  const { objects } = await disk.listAll(`${root}${story}`, { recursive: false });
  return [...objects]
    .filter(({ isFile, name }) => isFile && !isUnfinished(name))
    .map(({ name }) => `${story}/${name}`)
    .toSorted();
}
