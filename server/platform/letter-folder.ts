// Letters of a machine that knows no mail server: they fall into a folder, and do not lie there for long.
import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newRequestId } from './ids.ts';

export interface LetterFolder {
  put: (to: string, message: Buffer) => Promise<void>;
  /** Removes what was put in before a time. */
  forgetBefore: (time: number) => Promise<void>;
  /** Removes what was sent to an address. */
  forgetTo: (to: string) => Promise<void>;
}

/** Stands in a file's name for whom it is to. */
const markOf = (to: string): string =>
  createHash('sha256').update(to.normalize('NFC').toLowerCase()).digest('hex').slice(0, 16);

/** @param folder made with the first letter */
export function createLetterFolder(folder: string): LetterFolder {
  const removeThose = async (isOver: (name: string) => boolean) => {
    for (const name of (await namesIn(folder)).filter(isOver)) await rm(join(folder, name), { force: true });
  };
  return {
    put: async (to, message) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${Date.now()}-${markOf(to)}-${newRequestId()}`);
      // Whoever looks into the folder finds whole letters only.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, `${file}.eml`);
    },
    // The name tells when: a copy that was put back has another time of its own.
    forgetBefore: (time) => removeThose((name) => Number(/^(?<at>\d+)-/.exec(name)?.groups?.['at'] ?? time) < time),
    forgetTo: (to) => removeThose((name) => name.includes(`-${markOf(to)}-`)),
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return [];
    throw thrown;
  }
}
