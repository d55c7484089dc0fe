// Paints pictures in processes of their own, at a lower priority: the server goes on answering while they do. Each has one
// picture on its easel, so one that kills its painter kills nothing else.
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Logger } from 'pino';
import type { Picture } from '#illustrator/composition';
import { causedByNobody } from '../platform/log-cause.ts';
import type { PaintedPicture, PictureFile } from './picture-files.ts';

/** Whose picture it is: for a painter who is paid, and who may not hear what the child is called. */
export interface Sitter {
  storyId: string;
  heroName: string;
}
/** A picture that nobody need try again. */
export class CannotPaint extends Error {
  /** `skipped`: what was to be painted was refused by a safety check. */
  readonly ends: 'failed' | 'skipped';
  constructor(ends: CannotPaint['ends'], options?: ErrorOptions) {
    super('this picture cannot be painted', options);
    this.name = 'CannotPaint';
    this.ends = ends;
  }
}

export interface Painter {
  /** Throws when the picture cannot be painted, takes too long, or is not wanted any more; CannotPaint when it never will be. */
  paint: (picture: Picture, signal?: AbortSignal, sitter?: Sitter) => Promise<PaintedPicture>;
  /** What somebody else painted, in our sizes and types, with nothing else that the file held. Throws when it is no picture. */
  fit: (given: Uint8Array, signal?: AbortSignal) => Promise<PaintedPicture>;
  /** The same picture for who cannot read how it is kept: for sharing, or an old browser. */
  convert: (kept: PictureFile, type: ConvertedType) => Promise<Uint8Array<ArrayBuffer>>;
  /** Whatever is on an easel is dropped. */
  close: () => void;
}
export type ConvertedType = 'image/png' | 'image/webp';

export type Order = { picture: Picture } | { given: Uint8Array } | { kept: PictureFile; type: ConvertedType };
export type Result =
  | { painted: PaintedPicture; missing?: readonly string[] }
  | { converted: Uint8Array<ArrayBuffer> }
  | { error: string };

interface Easel {
  child: ChildProcess;
  isBusy: boolean;
  /** Running while it has nothing to do. */
  rest?: NodeJS.Timeout;
}

/** The slowest style takes one second of a core; a machine that is busy may take many times as long. */
const PATIENCE_MS = 45_000;
/** A painter holds 300 MB; one that had nothing to do for so long goes home. */
const REST_MS = 60_000;
/** Two for the stories in the making, one for who wants another type; who comes then waits. */
const MAX_EASELS = 3;
/** The lowest third of what a process may be given: stories are read first. */
const NICE = 10;

export function createPainter(log: Logger): Painter {
  const easels = new Set<Easel>();
  const waiting: (() => void)[] = [];

  const dismiss = (easel: Easel) => {
    clearTimeout(easel.rest);
    easels.delete(easel);
    easel.child.kill('SIGKILL');
  };
  const hire = (): Easel => {
    const child = fork(new URL('painter-process.ts', import.meta.url), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // it needs none of the server's secrets
      env: { PATH: process.env['PATH'] },
    });
    const easel: Easel = { child, isBusy: false };
    try {
      if (child.pid !== undefined) setPriority(child.pid, NICE);
    } catch {
      // A machine that forbids it paints at the same priority.
    }
    child.stderr?.on('data', (said: Buffer) => log.warn({ said: String(said).slice(0, 500) }, 'a painter complains'));
    child.on('error', () => dismiss(easel));
    child.on('exit', () => easels.delete(easel));
    easels.add(easel);
    return easel;
  };

  /** An easel that is the caller's from now on. */
  const takeEasel = async (): Promise<Easel> => {
    for (;;) {
      const idle = [...easels].find(({ isBusy }) => !isBusy);
      // It stays for pictures of other stories.
      const easel = idle ?? (easels.size < MAX_EASELS ? causedByNobody(hire) : undefined);
      if (easel) {
        easel.isBusy = true;
        return easel;
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };

  const order = async (wanted: Order, signal?: AbortSignal): Promise<Result> => {
    const easel = await takeEasel();
    const { child } = easel;
    clearTimeout(easel.rest);
    const listening = new AbortController();
    const timer = setTimeout(() => dismiss(easel), PATIENCE_MS).unref();
    try {
      return await new Promise<Result>((done, failed) => {
        const onMessage = (answer: Result) => done(answer);
        const onExit = (code: number | null, by: string | null) =>
          failed(new Error(`the painter is gone (${by ?? code})`));
        child.on('message', onMessage).on('exit', onExit).on('error', failed);
        listening.signal.addEventListener('abort', () => {
          child.off('message', onMessage).off('exit', onExit).off('error', failed);
        });
        signal?.addEventListener('abort', () => failed(new Error('nobody wants this picture any more')), {
          signal: listening.signal,
        });
        child.send(wanted, (error) => error && failed(error));
      });
    } catch (error) {
      dismiss(easel);
      throw error;
    } finally {
      clearTimeout(timer);
      listening.abort();
      easel.isBusy = false;
      easel.rest = setTimeout(() => dismiss(easel), REST_MS).unref();
      waiting.shift()?.();
    }
  };

  const painted = async (wanted: Order, signal?: AbortSignal) => {
    const result = await order(wanted, signal);
    if (!('painted' in result)) throw new Error('error' in result ? result.error : 'not a picture');
    return result;
  };

  return {
    paint: async (picture, signal) => {
      const result = await painted({ picture }, signal);
      if (result.missing?.length)
        log.warn({ parts: result.missing }, 'the illustrator does not know a part of a picture');
      return result.painted;
    },
    fit: async (given, signal) => (await painted({ given }, signal)).painted,
    convert: async (kept, type) => {
      const result = await order({ kept, type });
      if (!('converted' in result)) throw new Error('error' in result ? result.error : 'not a picture');
      return result.converted;
    },
    close: () => {
      for (const easel of easels) dismiss(easel);
    },
  };
}
