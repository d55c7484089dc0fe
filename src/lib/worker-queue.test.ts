// Who ends a worker, and when: the worker is a stand-in.
import { beforeEach, describe, expect, it } from 'vitest';
import { createWorkerQueue, WorkerNotLoaded, type WorkerFailure } from './worker-queue.ts';

type Answer = { text: string } | WorkerFailure;
const workers: StandIn[] = [];
class StandIn {
  onmessage: ((event: { data: Answer }) => void) | undefined;
  onerror: (() => void) | undefined;
  onmessageerror: (() => void) | undefined;
  asked: unknown[] = [];
  isEnded = false;
  constructor() {
    workers.push(this);
  }
  postMessage(message: unknown) {
    if (typeof message === 'function') throw new DOMException('cannot be copied', 'DataCloneError');
    this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve));
const start = () => new StandIn() as unknown as Worker;
/** A question with an end of its own. */
function question(queue: ReturnType<typeof createWorkerQueue<unknown, Answer>>, message: unknown) {
  const leaving = new AbortController();
  const answered = queue.inTurn((ask) => ask(message), leaving.signal);
  answered.catch(() => undefined);
  return { answered, leave: () => leaving.abort(new Error('left')) };
}

beforeEach(() => void (workers.length = 0));

describe('BEY-1 a question that is over', () => {
  it.each<[string, (worker: StandIn | undefined) => void]>([
    ['answered', (worker) => worker?.onmessage?.({ data: { text: 'one' } })],
    ['answered with a failure', (worker) => worker?.onmessage?.({ data: { failure: 'no such setting' } })],
    ['lost with its worker', (worker) => worker?.onerror?.()],
    ['answered with what cannot be read', (worker) => worker?.onmessageerror?.()],
  ])('because it was %s does not end the worker of the next when it is let go late', async (_name, end) => {
    const queue = createWorkerQueue<unknown, Answer>(start);
    const first = question(queue, 'one');
    const second = question(queue, 'two');
    await settled();
    end(workers[0]);
    await settled();
    const now = workers.at(-1);
    expect(now?.asked.at(-1)).toBe('two');
    first.leave();
    expect(now?.isEnded).toBe(false);
    now?.onmessage?.({ data: { text: 'two' } });
    expect(await second.answered).toEqual({ text: 'two' });
  });

  it('because it could not be put does not either', async () => {
    const queue = createWorkerQueue<unknown, Answer>(start);
    const first = question(queue, () => {});
    const second = question(queue, 'two');
    await expect(first.answered).rejects.toThrow('cannot be copied');
    await settled();
    first.leave();
    expect(workers.at(-1)?.isEnded).toBe(false);
    workers.at(-1)?.onmessage?.({ data: { text: 'two' } });
    expect(await second.answered).toEqual({ text: 'two' });
  });
});

describe('a question', () => {
  it('fails when its worker cannot be loaded, and when the answer cannot be read', async () => {
    const queue = createWorkerQueue<unknown, Answer>(start);
    const first = question(queue, 'one');
    const second = question(queue, 'two');
    await settled();
    workers[0]?.onerror?.();
    await expect(first.answered).rejects.toThrow(WorkerNotLoaded);
    await settled();
    workers[1]?.onmessageerror?.();
    await expect(second.answered).rejects.toThrow('cannot be read');
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  });

  it('that is left ends its own worker, once, and the next has one of its own', async () => {
    const queue = createWorkerQueue<unknown, Answer>(start);
    const first = question(queue, 'one');
    const second = question(queue, 'two');
    await settled();
    first.leave();
    await expect(first.answered).rejects.toThrow('left');
    await settled();
    // What the ended one still says is no longer heard as the next one's end.
    workers[0]?.onerror?.();
    expect(workers.map(({ asked, isEnded }) => [asked, isEnded])).toEqual([
      [['one'], true],
      [['two'], false],
    ]);
    workers[1]?.onmessage?.({ data: { text: 'two' } });
    expect(await second.answered).toEqual({ text: 'two' });
  });

  it('that is left between two of its turns is not asked again', async () => {
    const queue = createWorkerQueue<unknown, Answer>(start);
    const leaving = new AbortController();
    const both = queue.inTurn(async (ask) => {
      await ask('one');
      leaving.abort(new Error('left'));
      return ask('two');
    }, leaving.signal);
    await settled();
    workers[0]?.onmessage?.({ data: { text: 'one' } });
    await expect(both).rejects.toThrow('left');
    expect(workers.map(({ asked }) => asked)).toEqual([['one']]);
  });
});
