// Has stories told, a few at a time.
import type { Logger } from 'pino';
import type { StoryText } from '#contract/stories';
import { planPictures } from '#illustrator/plan-pictures';
import { storyRequest } from '#storyteller/story-request';
import type { Metrics } from '../metrics/metrics.ts';
import { createLeasedWorker, type LeasedWorker } from '../platform/leased-worker.ts';
import type { Tracing } from '../platform/tracing.ts';
import type { StoryNews } from './story-news.ts';
import type { StoryQueue, TakenStory } from './story-queue.ts';
import { MAX_ATTEMPTS, type StoryWaits } from './story-waits.ts';
import { CannotTell, textOf, type Storyteller } from './storyteller.ts';

/** Title known; text told and being looked over (contract 7). A teller that writes in parts reports those between. */
const PLANNED_STEP = 2;
const CHECKED_STEP = 6;

/** What our own storyteller is called where others are counted, too. */
export const BUILTIN = 'builtin';

interface WorkerNeeds {
  name: string;
  queue: StoryQueue;
  news: StoryNews;
  storyteller: Storyteller;
  waits: StoryWaits;
  /** A text is stored, and its pictures may be begun. */
  onTold: () => void;
  metrics: Metrics;
  /** Who is asked for stories first, for what is counted. */
  asked: string;
  tracing: Tracing;
  log: Logger;
}

export function createStoryWorker(needs: WorkerNeeds): LeasedWorker {
  const { name, queue, news, storyteller, waits, onTold, metrics, asked, tracing, log } = needs;
  const tellOne = async ({ lease, parameters, seed, told }: TakenStory, signal: AbortSignal) => {
    const start = performance.now();
    let reached = 0;
    const report = async (step: number, title?: string) => {
      if (signal.aborted || step <= reached) return;
      reached = step;
      await queue.report(lease, step, title);
      news.tell(lease.story_id);
    };
    const show = async (text: StoryText) => {
      if (signal.aborted) return;
      await queue.show(lease, text);
      news.tell(lease.story_id);
    };
    const storyId = lease.story_id;
    const tale = await storyteller.tell(storyRequest(parameters), seed, told, { storyId, report, show, signal });
    if (signal.aborted) return;
    await report(PLANNED_STEP, tale.title);
    await report(CHECKED_STEP);
    const pictures = parameters.include_images ? plannedPictures(parameters, lease.story_id, tale) : undefined;
    if (!(await queue.finish(lease, { text: textOf(tale), pictures, plan: tale.plan, told: tale.told }))) return;
    metrics.storyTold(tale.teller ?? BUILTIN, (performance.now() - start) / 1000);
    onTold();
  };

  /** A story whose pictures cannot be planned is a story without pictures. */
  const plannedPictures = (...planned: Parameters<typeof planPictures>) => {
    try {
      return planPictures(...planned);
    } catch (error) {
      log.error(
        { err: withoutName(error, planned[0].protagonist_name) },
        'the pictures of a story could not be planned',
      );
      return undefined;
    }
  };

  const worker = createLeasedWorker<TakenStory>({
    what: 'stories',
    storyOf: ({ lease }) => lease.story_id,
    take: () => queue.take(name),
    keep: ({ lease }) => queue.keep(lease),
    putBack: ({ lease }) => queue.putBack(lease),
    work: tellOne,
    stumble: async ({ lease, parameters }, error) => {
      log.warn(
        { err: withoutName(error, parameters.protagonist_name), attempt: lease.attempts },
        'a story could not be told',
      );
      metrics.jobStumbled('stories');
      if (error instanceof CannotTell || lease.attempts >= MAX_ATTEMPTS) metrics.storiesEnded('failed', asked);
      if (error instanceof CannotTell) return queue.giveUp(lease, error.words);
      await queue.stumble(lease);
      setTimeout(() => worker.wake(), waits.retryMs * lease.attempts).unref();
    },
    onChange: ({ lease }) => news.tell(lease.story_id),
    waits,
    tracing,
    log,
  });
  return worker;
}

/** What was thrown, in other words where they quote the child's name: whatever tells a story is handed it. */
function withoutName(thrown: unknown, name: string): unknown {
  if (!(thrown instanceof Error) || !`${thrown.message}${thrown.stack}`.includes(name)) return thrown;
  const words = (text: string) => text.replaceAll(name, '{name}');
  return Object.assign(new Error(words(thrown.message)), { name: thrown.name, stack: words(thrown.stack ?? '') });
}
