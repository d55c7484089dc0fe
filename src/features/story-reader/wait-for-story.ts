import { STORY_FAILED } from '#contract/errors';
import {
  HELPER_POLL_MS,
  HELPER_TIMEOUT_MS,
  isFinished,
  StoryStatusSchema,
  type StoryStatusAnswer,
} from '#contract/stories';
import { request } from '../../lib/api.ts';

export const TIMED_OUT = 'Story generation timed out';

interface WaitOptions {
  intervalMs?: number;
  timeoutMs?: number;
  signal?: AbortSignal;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** Resolves when a story has its text. Throws the story's own error, or that the waiting took too long. */
export async function waitForStory(
  storyId: string,
  { intervalMs = HELPER_POLL_MS, timeoutMs = HELPER_TIMEOUT_MS, signal }: WaitOptions = {},
): Promise<StoryStatusAnswer> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await request(
      `/stories/${encodeURIComponent(storyId)}/status`,
      StoryStatusSchema,
      signal ? { signal } : {},
    );
    if (isFinished(answer.status)) return answer;
    if (answer.status === 'failed') throw new Error(answer.error ?? STORY_FAILED);
    if (Date.now() + intervalMs > end) throw new Error(TIMED_OUT);
    await pause(intervalMs, signal);
  }
}
