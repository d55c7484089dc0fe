import { pino, type DestinationStream, type Logger } from 'pino';
import { ApiFailure } from './errors.ts';
import { currentCause } from './log-cause.ts';

/** To write one line costs as much as to read a story. They go out together, and when the process ends all that are left. */
const LATEST_MS = 100;

/**
 * Structured lines, one a thing that happened, each with the request or the story that brought it about. Neither names, tokens
 * nor addresses of stories ever stand in one.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  // pino writes into what it is given.
  const options = { level, serializers: { err: describeError }, mixin: () => ({ ...currentCause() }) };
  return pino(options, destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: LATEST_MS }));
}

/** What JSON.parse and Valibot throw. */
const QUOTING = ['SyntaxError', 'ValiError'];

/** What stands behind a refusal: that the database did not answer says nobody why. */
const reasonBehind = (error: unknown): unknown =>
  error instanceof ApiFailure && error.cause !== undefined ? error.cause : error;

/** An error without its other properties: a schema's issues, for one, hold what was refused, a child's name among it. */
function describeError(given: unknown): object {
  const error = reasonBehind(given);
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  // Of these even the message repeats what could not be read.
  const isQuoting = QUOTING.includes(error.name);
  const stack = isQuoting ? error.stack?.split('\n').filter((line) => /^ +at /.test(line)) : [error.stack];
  return {
    type: error.name,
    message: isQuoting ? 'what was read is not what was expected' : error.message,
    stack: stack?.join('\n'),
    ...code,
  };
}
