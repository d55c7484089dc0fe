/** How long a slow network may keep a child waiting before the kept copy is shown. */
export const NETWORK_LIMIT_MS = 3000;

export interface NetworkFirst {
  request: Request;
  fetch: (request: Request) => Promise<Response>;
  /** The copy on the device, if there is one. */
  kept: () => Promise<Response | undefined>;
  /** Whether the device alone can know: then nobody else is asked. */
  isOurs: () => Promise<boolean>;
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

const NOT_HERE = () => Response.json({ error: 'Not found', code: 'not_found' }, { status: 404 });

/**
 * Network first: a good answer in time wins and is kept. No answer, a refusal or a slow one give way to the copy on the
 * device, which outlives what the server forgets; without a copy the network has the last word.
 */
export function networkFirst({ isOurs, kept, ...rest }: NetworkFirst): Answering {
  const begun = isOurs().then((ours): Answering => {
    if (ours) return { answer: kept().then((copy) => copy ?? NOT_HERE()), done: Promise.resolve() };
    return fromNetwork({ kept, ...rest });
  });
  return { answer: begun.then(({ answer }) => answer), done: begun.then(({ done }) => done) };
}

function fromNetwork({
  request,
  fetch,
  kept,
  isRight,
  keep,
  limitMs = NETWORK_LIMIT_MS,
}: Omit<NetworkFirst, 'isOurs'>): Answering {
  const sent = fetch(request);
  const done = sent.then(
    (answer) => (answer.ok && isRight(answer) ? keep(answer.clone()) : undefined),
    () => undefined,
  );
  const answer = (async () => {
    const inTime = await Promise.race([
      sent.catch(() => undefined),
      new Promise<undefined>((resolve) => setTimeout(resolve, limitMs)),
    ]);
    if (inTime?.ok && isRight(inTime)) return inTime;
    return (await kept()) ?? sent;
  })();
  return { answer, done };
}
