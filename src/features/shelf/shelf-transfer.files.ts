// How a shelf's file leaves the page and is told of: the share sheet on phones, a download elsewhere.
import { exportShelf, shelfFileName } from '#shelf/export-shelf';
import { importShelf } from '#shelf/import-shelf';
import { TransferFailure, type ImportResult, type OnProgress, type TransferReason } from '#shelf/transfer-format';

export { downloadFile } from '../../lib/download-file.ts';

/** Why it did not work, or undefined for what is no failure of the file. */
export const reasonOf = (cause: unknown): TransferReason | undefined =>
  cause instanceof TransferFailure ? cause.reason : undefined;

/** The whole shelf as a file that carries the day's date in its name. Throws what exportShelf throws. */
export async function shelfAsFile(onProgress: OnProgress, signal: AbortSignal): Promise<File> {
  const packed = await exportShelf(onProgress, signal);
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return new File([packed], shelfFileName(day.join('-')), { type: packed.type });
}

/** Brings in a file. Resolves to what came of it; throws what importShelf throws. */
export async function bringInFile(file: File, onProgress: OnProgress, signal: AbortSignal): Promise<ImportResult> {
  return importShelf(file, onProgress, signal);
}
