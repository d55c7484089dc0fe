// A web worker that does one thing at a time: started when it is needed, ended when there is nothing left to do.

/** The script of a worker did not come, or is broken. */
export class WorkerNotLoaded extends Error {
  override name = 'WorkerNotLoaded';
}

type Ask<To, From> = (message: To) => Promise<From>;
/** What every worker of ours answers when something goes wrong in it. */
export interface WorkerFailure {
  failure: string;
}

export interface WorkerQueue<To, From> {
  /** Does `work` after all that was asked for before it. An end of `signal` ends it, also halfway. */
  inTurn: <T>(work: (ask: Ask<To, From>) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Lets the worker stay while it has nothing to do, until the result is called. */
  hold: () => () => void;
}

/** @param start makes the worker; called anew whenever the one before it has been ended */
export function createWorkerQueue<To, From extends object>(
  start: () => Worker,
): WorkerQueue<To, Exclude<From, WorkerFailure>> {
  let worker: Worker | undefined;
  let needs = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = (ended: Worker | undefined) => {
    ended?.terminate();
    if (worker === ended) worker = undefined;
  };
  const letGo = () => {
    needs--;
    if (needs === 0) end(worker);
  };
  const ask = (message: To, signal: AbortSignal | undefined) => {
    let onAbort = () => {};
    return new Promise<Exclude<From, WorkerFailure>>((resolve, reject) => {
      signal?.throwIfAborted();
      const asked = (worker ??= start());
      const stop = (cause: unknown) => {
        // What it still does would be taken for the answer to the next question.
        end(asked);
        reject(cause instanceof Error ? cause : new Error(String(cause)));
      };
      onAbort = () => stop(signal?.reason);
      asked.onmessage = ({ data }: MessageEvent<Exclude<From, WorkerFailure> | WorkerFailure>) => {
        if ('failure' in data) reject(new Error(data.failure));
        else resolve(data);
      };
      asked.onmessageerror = () => stop(new Error("a worker's answer cannot be read"));
      asked.onerror = () => stop(new WorkerNotLoaded('a worker cannot be loaded'));
      signal?.addEventListener('abort', onAbort, { once: true });
      asked.postMessage(message);
      // However it ended: a late end of `signal` must not take the worker from the next question.
    }).finally(() => signal?.removeEventListener('abort', onAbort));
  };

  return {
    inTurn: (work, signal) => {
      needs++;
      const done = last
        .then(() => {
          signal?.throwIfAborted();
          return work((message) => ask(message, signal));
        })
        .finally(letGo);
      last = done.catch(() => undefined);
      return done;
    },
    hold: () => {
      needs++;
      let isHeld = true;
      return () => {
        if (isHeld) letGo();
        isHeld = false;
      };
    },
  };
}
