// Files that are on the disk before anything counts on them.
import { chmod, copyFile, open, rename } from 'node:fs/promises';

/** Resolves once what was written to a file or folder has reached the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Readable by its owner alone: what a family told us stands in it. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const draft = `${path}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, path);
}

/** The same for a copy of a file. */
export async function copyPrivate(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  await chmod(to, 0o600);
  await flush(to);
}
