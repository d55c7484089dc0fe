// What brought a line of the log about: a request, or a job. It follows the work through every call it waits for, so that
// nobody has to hand it on.
import { AsyncLocalStorage } from 'node:async_hooks';

export type LogCause = { request_id: string } | { story: string };

const causes = new AsyncLocalStorage<LogCause>();

/** Signs of a story's id that a line may show: enough to find it in the database, and not enough to open it. */
const SHOWN_OF_ID = 8;

/** Does work whose lines say that a request, or a job, brought them about. */
export const causedBy = <T>(cause: LogCause, work: () => T): T => causes.run(cause, work);

/** Does work that outlives whatever it was begun by. */
export const causedByNobody = <T>(work: () => T): T => causes.exit(work);

/** The cause of what runs now. */
export const currentCause = (): LogCause | undefined => causes.getStore();

/** A story as lines of the log name it. */
export const storyInLog = (storyId: string): { story: string } => ({ story: storyId.slice(0, SHOWN_OF_ID) });
