// The life of a picture from its story's text to its file (contract 8). Each move is one transaction, and the story moves
// with its pictures: it is complete when the last of them has settled, also when every one failed.
import * as v from 'valibot';
import { PICTURE_FAILED } from '#contract/errors';
import type { Picture } from '#illustrator/composition';
import { COVER } from '#illustrator/plan-pictures';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { PictureWaits } from './picture-waits.ts';
import {
  changeHeldPicture,
  claimPicture,
  countUnsettled,
  failLatePictures,
  freeDeadPictures,
  MAX_PICTURE_ATTEMPTS,
  type PictureLease,
} from './pictures.store.ts';

export interface TakenPicture {
  lease: PictureLease;
  /** Throws when the row does not hold a picture. */
  readPicture: () => Picture;
}

export interface PictureQueue {
  take: (worker: string) => Promise<TakenPicture | undefined>;
  keep: (lease: PictureLease) => Promise<boolean>;
  /** @param file the version its files are kept under @returns false when the picture is nobody's any more */
  finish: (lease: PictureLease, file: string) => Promise<boolean>;
  /** An attempt went wrong: another one later, or the end. @returns milliseconds until the next */
  stumble: (lease: PictureLease) => Promise<number>;
  /** Another attempt would end no better. */
  giveUp: (lease: PictureLease, ends: 'failed' | 'skipped') => Promise<void>;
  /** The server stops: whoever comes next may take it at once. */
  putBack: (lease: PictureLease) => Promise<void>;
  /** Ends what nobody will end any more; gives the ids of the stories. */
  sweep: () => Promise<string[]>;
}

// What is read back is what was planned, so only its presence is checked.
const PictureSchema = v.custom<Picture>((value) => typeof value === 'object' && value !== null && 'scene' in value);

/** Tells whoever keeps the stories that a picture of a story changed its state, within the same transaction. */
export type MoveStory = (
  db: Connection,
  storyId: string,
  pictures: { all: number; open: number; cover?: string },
) => Promise<void>;

interface QueueNeeds {
  database: Database;
  clock: Clock;
  waits: PictureWaits;
  moveStory: MoveStory;
}

export function createPictureQueue({ database, clock, waits, moveStory }: QueueNeeds): PictureQueue {
  const settleStory = async (db: Connection, storyId: string, change: { cover?: string } = {}) =>
    moveStory(db, storyId, { ...(await countUnsettled(db, storyId)), ...change });

  return {
    take: (worker) =>
      database.transaction().execute(async (transaction) => {
        const taken = await claimPicture(transaction, worker, clock.now(), waits.leaseMs);
        if (!taken) return undefined;
        const { picture, ...lease } = taken;
        await settleStory(transaction, lease.story_id);
        return { lease, readPicture: () => v.parse(PictureSchema, JSON.parse(picture)) };
      }),
    keep: (lease) => changeHeldPicture(database, lease, { lease_until: clock.now() + waits.leaseMs }),
    finish: (lease, file) =>
      database.transaction().execute(async (transaction) => {
        if (!(await changeHeldPicture(transaction, lease, { status: 'complete', file, worker: null }))) return false;
        await settleStory(transaction, lease.story_id, lease.id === COVER ? { cover: file } : {});
        return true;
      }),
    stumble: (lease) =>
      database.transaction().execute(async (transaction) => {
        const isLast = lease.attempts >= MAX_PICTURE_ATTEMPTS;
        const wait = waits.retryMs * 4 ** (lease.attempts - 1);
        const changed = await changeHeldPicture(
          transaction,
          lease,
          isLast
            ? { status: 'failed', error: PICTURE_FAILED, worker: null }
            : { status: 'pending', not_before: clock.now() + wait, worker: null },
        );
        if (changed) await settleStory(transaction, lease.story_id);
        return isLast ? 0 : wait;
      }),
    giveUp: (lease, ends) =>
      database.transaction().execute(async (transaction) => {
        const error = ends === 'failed' ? PICTURE_FAILED : null;
        if (await changeHeldPicture(transaction, lease, { status: ends, error, worker: null }))
          await settleStory(transaction, lease.story_id);
      }),
    putBack: async (lease) => {
      await changeHeldPicture(database, lease, { status: 'pending', worker: null, attempts: lease.attempts - 1 });
    },
    sweep: () =>
      database.transaction().execute(async (transaction) => {
        const now = clock.now();
        const moved = new Set([
          ...(await freeDeadPictures(transaction, now, PICTURE_FAILED)),
          ...(await failLatePictures(transaction, now - waits.deadlineMs, PICTURE_FAILED)),
        ]);
        for (const storyId of moved) await settleStory(transaction, storyId);
        return [...moved];
      }),
  };
}
