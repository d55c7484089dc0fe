// Paints pictures in a process of its own, at a lower priority: the server goes on answering while it does, and a picture that
// kills its painter kills nothing else.
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import type { Picture } from '#illustrator/composition';
import type { PaintedPicture } from './picture-files.ts';

export interface Painter {
  /** Throws when the picture cannot be drawn, or takes too long. */
  paint: (picture: Picture) => Promise<PaintedPicture>;
  /** Whatever is on the easel is dropped. */
  close: () => void;
}

export interface PaintOrder {
  id: number;
  picture: Picture;
}
export type PaintResult = { id: number } & (
  | { painted: PaintedPicture; missing: readonly string[] }
  | { error: string }
);

/** The slowest style takes one second of a core; a machine that is busy may take many times as long. */
const PATIENCE_MS = 45_000;
/** The lowest third of what a process may be given: stories are read first. */
const NICE = 10;

interface Waiting {
  done: (painted: PaintedPicture) => void;
  failed: (error: Error) => void;
  timer: NodeJS.Timeout;
}

export function createPainter(log: Logger): Painter {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let orders = 0;

  const settle = (id: number, how: (waiting: Waiting) => void) => {
    const order = waiting.get(id);
    if (!order) return;
    clearTimeout(order.timer);
    waiting.delete(id);
    how(order);
  };
  const dismiss = () => {
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
    for (const id of waiting.keys()) settle(id, ({ failed }) => failed(new Error('the painter is gone')));
  };
  const hire = (): ChildProcess => {
    if (child) return child;
    const hired = fork(new URL('painter-process.ts', import.meta.url), { serialization: 'advanced', stdio: 'ignore' });
    try {
      if (hired.pid !== undefined) setPriority(hired.pid, NICE);
    } catch {
      // A machine that forbids it paints at the same priority.
    }
    hired.on('message', (result: PaintResult) => {
      settle(result.id, ({ done, failed }) =>
        'painted' in result ? done(result.painted) : failed(new Error(result.error)),
      );
      if ('missing' in result && result.missing.length > 0)
        log.warn({ parts: result.missing }, 'the illustrator does not know a part of a picture');
    });
    hired.on('exit', dismiss);
    hired.on('error', dismiss);
    // It must not keep alive a server that has nothing else to do.
    hired.unref();
    child = hired;
    return hired;
  };

  return {
    paint: (picture) =>
      new Promise((done, failed) => {
        const id = orders++;
        const timer = setTimeout(() => dismiss(), PATIENCE_MS).unref();
        waiting.set(id, { done, failed, timer });
        const order: PaintOrder = { id, picture };
        hire().send(order, (error) => error && settle(id, ({ failed: fail }) => fail(error)));
      }),
    close: dismiss,
  };
}
