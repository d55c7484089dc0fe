// Brings in a shelf's file: first all of it is read and checked, then story by story is written. Whatever ends it midway,
// whole stories are here, and bringing in the same file again brings the rest.
import { checkFile, unpackStory } from './transfer-check.ts';
import { TransferFailure, type ImportResult, type OnProgress } from './transfer-format.ts';
import { bringIn } from './transfer-merge.ts';
import { whatFits } from './transfer-room.ts';

const isFull = (cause: unknown) => cause instanceof DOMException && cause.name === 'QuotaExceededError';

/**
 * Brings the stories of `file` onto the shelf, without any twice. Resolves to how many came, were completed, were here, or
 * were left out. Throws a TransferFailure (the shelf is untouched unless it is NoRoom), the reason of `signal` when that
 * ends, and what storage throws. `onProgress` counts every story twice: checked, then written.
 */
export async function importShelf(file: Blob, onProgress?: OnProgress, signal?: AbortSignal): Promise<ImportResult> {
  const checked = await checkFile(file, (done, of) => onProgress?.(done, 2 * of), signal);
  const all = checked.stories.length;
  const fitting = await whatFits(checked.stories);
  const result: ImportResult = { added: 0, updated: 0, known: 0, left_out: all - fitting.length };
  for (const [done, packed] of fitting.entries()) {
    signal?.throwIfAborted();
    onProgress?.(all + done, 2 * all);
    const unpacked = await unpackStory(checked, packed);
    try {
      result[await bringIn(unpacked)]++;
    } catch (cause) {
      if (!isFull(cause)) throw cause;
      throw new TransferFailure('NoRoom', 'the device is full', result);
    }
  }
  onProgress?.(2 * all, 2 * all);
  return result;
}
