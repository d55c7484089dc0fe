import { WORK_SECONDS, type Series } from './series.ts';

/** How a queue stands: how many wait and run, and the seconds that the oldest of those waiting has waited. */
export interface QueueState {
  waiting: number;
  running: number;
  oldestSeconds: number;
}
export type QueueStates = Record<'stories' | 'pictures', QueueState>;

/** What is counted of stories and pictures in the making. */
export function createWorkMetrics({ counter, gauge, histogram }: Series) {
  const stories = counter('stories_ended_total', 'Stories told, failed, or late (nobody ended them)', [
    'outcome',
    'teller',
  ]);
  const telling = histogram('story_seconds', 'From taking up a story to its text', ['teller'], WORK_SECONDS);
  const pictures = counter('pictures_ended_total', 'Pictures painted, failed or skipped', ['outcome']);
  const painting = histogram('picture_seconds', 'To paint one picture', ['painter'], WORK_SECONDS);
  const stumbles = counter('job_stumbles_total', 'Attempts that went wrong, also those another one made good', [
    'queue',
  ]);
  const jobs = gauge('queue_jobs', 'Jobs that wait and that run', ['queue', 'state']);
  const age = gauge('queue_oldest_waiting_seconds', 'How long the oldest waiting job has waited; 0 with none', [
    'queue',
  ]);
  return {
    storyTold: (teller: string, seconds: number) => {
      stories.inc({ outcome: 'told', teller });
      telling.observe({ teller }, seconds);
    },
    /** @param teller who was asked */
    storiesEnded: (outcome: 'failed' | 'late', teller: string, count = 1) => stories.inc({ outcome, teller }, count),
    picturePainted: (painter: string, seconds: number) => painting.observe({ painter }, seconds),
    pictureEnded: (outcome: 'painted' | 'failed' | 'skipped') => pictures.inc({ outcome }),
    jobStumbled: (queue: 'stories' | 'pictures') => stumbles.inc({ queue }),
    /** How the queues stand; nothing is said of them where that is not known. */
    queuesStand: (states: QueueStates | undefined) => {
      jobs.reset();
      age.reset();
      for (const [queue, { waiting, running, oldestSeconds }] of Object.entries(states ?? {})) {
        jobs.set({ queue, state: 'waiting' }, waiting);
        jobs.set({ queue, state: 'running' }, running);
        age.set({ queue }, oldestSeconds);
      }
    },
  };
}
