/** How long a slow network may keep a child waiting before the kept copy is shown. */
export const NETWORK_LIMIT_MS = 3000;

export interface NetworkFirst {
  request: Request;
  fetch: (request: Request) => Promise<Response>;
  /** The copy on the device, if there is one. */
  kept: () => Promise<Response | undefined>;
  /** Whether an answer is what was asked for, and not a page of some hotel's network. */
  isRight: (answer: Response) => boolean;
  /** Called with every good answer, also when it comes too late to be shown; resolves when it is kept. */
  keep: (answer: Response) => Promise<void>;
  limitMs?: number;
}

/** The answer to give now, and the promise that keeps the worker alive until everything is written. */
export interface Answering {
  answer: Promise<Response>;
  done: Promise<void>;
}

/**
 * Network first: a good answer in time wins and is kept. No answer, a broken server or a slow one give way to the copy on
 * the device; without a copy the network has the last word.
 */
export function networkFirst({
  request,
  fetch,
  kept,
  isRight,
  keep,
  limitMs = NETWORK_LIMIT_MS,
}: NetworkFirst): Answering {
  const fromNetwork = fetch(request);
  const done = fromNetwork.then(
    (answer) => (answer.ok && isRight(answer) ? keep(answer.clone()) : undefined),
    () => undefined,
  );
  const answer = (async () => {
    const inTime = await Promise.race([
      fromNetwork.catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, limitMs)),
    ]);
    // That it is gone is an answer; every other refusal says more about this moment than about the story.
    if (inTime && ((inTime.ok && isRight(inTime)) || inTime.status === 404)) return inTime;
    return (await kept()) ?? fromNetwork;
  })();
  return { answer, done };
}
