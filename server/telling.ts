// Wires what tells stories: the pictures, the queue, the workers, what sweeps behind them, and the stories themselves.
import type { Logger } from 'pino';
import type { Sessions } from './accounts/sessions.ts';
import type { CategoryCounts } from './categories/category-counts.ts';
import type { createErasing } from './erasing.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { StaticFiles } from './pages/static-files.ts';
import type { Painter } from './pictures/painter.ts';
import type { PictureFiles } from './pictures/picture-files.ts';
import type { PictureWaits } from './pictures/picture-waits.ts';
import { createPictures } from './pictures/pictures.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database.ts';
import type { RandomBytes } from './platform/ids.ts';
import type { ProcessNews } from './platform/process-news.ts';
import { forgetCountsBefore } from './platform/rate-counters.ts';
import type { Signer } from './platform/signing.ts';
import type { Tracing } from './platform/tracing.ts';
import { createStories, storyMover } from './stories/stories.ts';
import { createStoryNews } from './stories/story-news.ts';
import { createStoryQueue, heroNamer } from './stories/story-queue.ts';
import { createStorySweeper } from './stories/story-sweeper.ts';
import type { StoryWaits } from './stories/story-waits.ts';
import { BUILTIN, createStoryWorker } from './stories/story-worker.ts';
import type { Storyteller } from './stories/storyteller.ts';
import type { Analytics } from './usage/analytics.ts';
import type { RightsOf, Usage } from './usage/usage.ts';

interface TellingNeeds {
  config: Pick<Config, 'generateSyncWaitMs' | 'providers'>;
  database: Database;
  clock: Clock;
  random: RandomBytes;
  signer: Signer;
  log: Logger;
  tracing: Tracing;
  metrics: Metrics;
  storyteller: Storyteller;
  waits: StoryWaits;
  pictures: { files: PictureFiles; painter: Painter; waits: PictureWaits };
  processNews: ProcessNews;
  workerName: string;
  usage: Usage;
  rightsOf: RightsOf;
  sessions: Sessions;
  analytics: Analytics;
  categoryCounts: CategoryCounts;
  erasing: ReturnType<typeof createErasing>;
  staticFiles: StaticFiles;
  /** Told once a story stands in the public lists no more. */
  onUnlisted: () => void;
}

/** What makes stories: `worker`, `pictures.worker` and `sweeper` are to be started and drained. */
export function createTelling(needs: TellingNeeds) {
  const { database, clock, random, signer, usage, waits, storyteller, sessions, staticFiles, metrics, tracing, log } =
    needs;
  const { processNews } = needs;
  const asked = needs.config.providers.story?.kind ?? BUILTIN;
  const news = createStoryNews(processNews);
  const pictures = createPictures({
    ...needs.pictures,
    database,
    clock,
    signer,
    workerName: needs.workerName,
    moveStory: storyMover(clock),
    heroNameOf: heroNamer(database),
    tellNews: news.tell,
    metrics,
    tracing,
    log,
  });
  const queue = createStoryQueue({ database, clock, usage, waits, pictures });
  const worker = createStoryWorker({
    name: needs.workerName,
    queue,
    news,
    storyteller,
    waits,
    onTold: () => {
      pictures.worker.wake();
      processNews.send('work');
    },
    metrics,
    asked,
    tracing,
    log,
  });
  processNews.hear('work', () => {
    worker.wake();
    pictures.worker.wake();
  });
  const sweeper = createStorySweeper({
    database,
    clock,
    queue,
    usage,
    news,
    pictures,
    forgetSessions: sessions.forget,
    // By the clock of the library that counts.
    forgetCounts: () => forgetCountsBefore(database, Date.now()),
    forgetCategoryCounts: needs.categoryCounts.forget,
    forgetEvents: needs.analytics.forget,
    retention: needs.erasing.retentionOf(pictures),
    everyMs: waits.sweepMs,
    onLate: (count) => metrics.storiesEnded('late', asked, count),
    log,
  });
  const stories = createStories({
    database,
    clock,
    random,
    signer,
    usage,
    news,
    waits,
    storyLanguages: storyteller.languages,
    tellBeside: storyteller.tellBeside,
    syncWaitMs: needs.config.generateSyncWaitMs,
    rightsOf: needs.rightsOf,
    assertCurrent: sessions.assertCurrent,
    countChoices: needs.categoryCounts.countChoices,
    pictures,
    editorialCover: (storyId) => {
      const cover = staticFiles.files.get(`/covers/${storyId}.webp`);
      return cover && `/covers/${storyId}.webp?v=${cover.etag.replaceAll(/\W/g, '').slice(0, 8)}`;
    },
    wake: () => {
      worker.wake();
      processNews.send('work');
    },
    onUnlisted: needs.onUnlisted,
    noteErased: needs.erasing.noteErased,
  });
  return { news, pictures, worker, sweeper, stories };
}
