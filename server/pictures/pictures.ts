// The pictures of stories: planned with the text, painted after it, kept on disk, shown at an address of their own.
import * as v from 'valibot';
import type { Logger } from 'pino';
import { IMAGE_STATUSES, type StoryImage, type StoryParameters, type StoryText } from '#contract/stories';
import { picturePlaces } from '#contract/picture-places';
import { planPictures, type PlannedPicture } from '#illustrator/plan-pictures';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from '../platform/clock.ts';
import type { Connection, Database } from '../platform/database.ts';
import type { Signer } from '../platform/signing.ts';
import type { PicturesTable } from '../platform/tables.ts';
import type { Tracing } from '../platform/tracing.ts';
import type { Painter } from './painter.ts';
import type { PictureFiles } from './picture-files.ts';
import { createPictureQueue, type MoveStory } from './picture-queue.ts';
import type { PictureWaits } from './picture-waits.ts';
import { createPictureWorker, type HeroNameOf } from './picture-worker.ts';
import { imageUrl } from './picture-url.ts';
import { countUnsettled, hasPictures, insertPictures, picturesOf, placePicture } from './pictures.store.ts';

export type { MoveStory } from './picture-queue.ts';
export type { HeroNameOf } from './picture-worker.ts';
export { CannotPaint, type Painter, type Sitter } from './painter.ts';

interface PicturesNeeds {
  database: Database;
  clock: Clock;
  signer: Signer;
  painter: Painter;
  files: PictureFiles;
  waits: PictureWaits;
  workerName: string;
  moveStory: MoveStory;
  heroNameOf: HeroNameOf;
  tellNews: (storyId: string) => void;
  metrics: Metrics;
  tracing: Tracing;
  log: Logger;
}
export type Pictures = ReturnType<typeof createPictures>;

const StatusSchema = v.picklist(IMAGE_STATUSES);

/** What is to be seen on a cover that comes with the product. */
export function describeCover(parameters: StoryParameters, seed: string): Pick<StoryImage, 'description' | 'alt'> {
  const [cover] = planPictures(parameters, seed, { paragraphs: [] });
  return { description: cover?.description ?? '', alt: cover?.alt ?? '' };
}

export function createPictures(needs: PicturesNeeds) {
  const { database, clock, signer, files, tellNews } = needs;
  const queue = createPictureQueue(needs);
  const worker = createPictureWorker({ ...needs, name: needs.workerName, queue });
  const address = (storyId: string, id: string, version: string, isPrivate: boolean) =>
    imageUrl(signer, clock.now(), { storyId, id, version, isPrivate });

  const imageOf = (row: PicturesTable, isPrivate: boolean): StoryImage => ({
    id: row.id,
    paragraph_index: row.paragraph_index,
    status: v.parse(StatusSchema, row.status),
    url: row.status === 'complete' && row.file ? address(row.story_id, row.id, row.file, isPrivate) : null,
    description: row.description,
    alt: row.alt,
    error: row.error,
  });

  return {
    worker,
    address,
    /** Writes down what a story's pictures will show, with the story's own transaction. */
    plan: (db: Connection, storyId: string, planned: readonly PlannedPicture[]) =>
      insertPictures(db, storyId, planned, clock.now()),
    /** A story's pictures in the order of the story, and by their ids what they are drawn from. */
    of: async (
      storyId: string,
      isPrivate: boolean,
    ): Promise<{ images: StoryImage[]; art: Record<string, unknown> }> => {
      const rows = await picturesOf(database, storyId);
      return {
        images: rows.map((row) => imageOf(row, isPrivate)),
        art: Object.fromEntries(rows.map((row): [string, unknown] => [row.id, JSON.parse(row.picture)])),
      };
    },
    /** A text was changed by hand: each picture goes where contract/picture-places.ts says, as on the device. */
    followText: async (db: Connection, storyId: string, before: StoryText | null, after: StoryText | null) => {
      const rows = await picturesOf(db, storyId);
      const images = rows.map((row) => ({ ...row, status: v.parse(StatusSchema, row.status) }));
      const places = picturePlaces(before?.paragraphs ?? [], after?.paragraphs ?? [], images);
      for (const { id, paragraph_index: at } of rows) {
        const to = places[id];
        if (to !== undefined && to !== at) await placePicture(db, storyId, id, to);
      }
    },
    /** How many are still to come. */
    countOpen: async (storyId: string) => (await countUnsettled(database, storyId)).open,
    /** Ends what nobody will end any more. */
    sweep: async () => {
      for (const storyId of await queue.sweep()) tellNews(storyId);
      worker.wake();
    },
    /** Removes the files of a story that is gone; its rows went with it. What cannot be removed now goes at the next start. */
    removeFiles: async (storyId: string) => {
      try {
        await files.remove(storyId);
      } catch (error) {
        needs.log.error({ err: error }, 'the pictures of a removed story could not be removed');
      }
    },
    /** Removes what a crash left behind: files of stories that are gone. */
    removeOrphans: async () => {
      for (const storyId of await files.stories())
        if (!(await hasPictures(database, storyId))) await files.remove(storyId);
    },
  };
}
