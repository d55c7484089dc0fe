// Why pictures could not be read or kept, in words that may stand in a log: a file's name tells of a story, and an answer of
// a store may repeat the key it was asked with.
export class PictureStoreFailure extends Error {
  /** @param done what could not be done with them: read, stored */
  constructor(done: string, thrown: unknown) {
    const { reason, status } = whyFailed(thrown);
    super(`pictures cannot be ${done}: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'PictureStoreFailure';
  }
}

/** @returns the name of what went wrong (`ENOSPC`, `AccessDenied`), and the status where a store answered */
export function whyFailed(thrown: unknown): { reason: string; status: number | undefined } {
  let reason = 'unknown';
  let status: number | undefined;
  // What went wrong stands in the innermost of them.
  for (let error = thrown; error instanceof Error; error = error.cause) {
    reason = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
    status = statusOf(error) ?? status;
  }
  return { reason, status };
}

/** Whether there is no such file. */
export const isMissing = (thrown: unknown): boolean =>
  ['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound'].includes(whyFailed(thrown).reason);

function statusOf(error: Error): number | undefined {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return undefined;
  const status = 'httpStatusCode' in error.$metadata ? error.$metadata.httpStatusCode : undefined;
  return typeof status === 'number' ? status : undefined;
}
