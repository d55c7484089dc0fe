import { pino, type DestinationStream, type Logger } from 'pino';

/** Structured lines, one a thing that happened. Neither names, tokens nor addresses of stories ever stand in one. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}

/** An error without its other properties: a schema's issues, for one, hold what was refused, a child's name among it. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...code };
}
