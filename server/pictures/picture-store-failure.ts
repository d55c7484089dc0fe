// Why pictures could not be read or kept, in words that may stand in a log: a file's name tells of a story, and an answer of
// a store may repeat the key it was asked with.
export class PictureStoreFailure extends Error {
  /** Whether a store did not answer, or not now. What a disk or a store refuses, it refuses again. */
  readonly isAway: boolean;
  /** @param done what could not be done with them: read, stored */
  constructor(done: string, thrown: unknown) {
    const { reason, status } = whyFailed(thrown);
    super(`pictures cannot be ${done}: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'PictureStoreFailure';
    this.isAway = isAway(thrown);
  }
}

/**
 * @returns the name of what went wrong (`ENOSPC`, `AccessDenied`), the status where a store answered, and whether it was a disk
 * of this machine
 */
export function whyFailed(thrown: unknown): { reason: string; status: number | undefined; isOnDisk: boolean } {
  let reason = 'unknown';
  let isOnDisk = false;
  let status: number | undefined;
  // What went wrong stands in the innermost of them.
  for (let error = thrown; error instanceof Error; error = error.cause) {
    reason = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
    status = statusOf(error) ?? status;
    // Only a disk has paths.
    isOnDisk ||= 'path' in error;
  }
  return { reason, status, isOnDisk };
}

/** Whether nobody answered for a store, or it said that it cannot now. */
export function isAway(thrown: unknown): boolean {
  const { status, isOnDisk } = whyFailed(thrown);
  return !isOnDisk && (status === undefined || status >= 500);
}

/** Whether there is no such file. */
export const isMissing = (thrown: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound'].includes(whyFailed(thrown).reason);

function statusOf(error: Error): number | undefined {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return undefined;
  const status = 'httpStatusCode' in error.$metadata ? error.$metadata.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
