import { isFinished, type Story } from '#contract/stories';
import { readContent } from './story-content.rules.ts';
import { isInTheMaking } from './story-progress.rules.ts';

type Screen = 'loading' | 'progress' | 'reading' | 'failed' | 'not-found';

interface Known {
  story: Story | undefined;
  /** HTTP status of the last call if it failed; 0 when nothing answered. */
  failure: number | undefined;
  /** The visitor comes from pressing Generate. */
  isGenerating: boolean;
  /** The story was finished under the visitor's eyes a moment ago. */
  isFinishing: boolean;
}

/** What the story page shows. What the server said wins over what the visitor came with. */
export function screenFor({ story, failure, isGenerating, isFinishing }: Known): Screen {
  if (!story) {
    if (failure === 404) return 'not-found';
    if (isGenerating) return 'progress';
    return failure === undefined ? 'loading' : 'not-found';
  }
  if (story.status === 'failed') return 'failed';
  if (isFinishing) return 'progress';
  // What is there can be read, also while the rest is being written.
  if (readContent(story)) return 'reading';
  return isFinished(story.status) ? 'not-found' : 'progress';
}

/** Whether to say that the connection is lost: only where something was still to come. */
export function isLost({ story, failure, isGenerating }: Omit<Known, 'isFinishing'>): boolean {
  if (failure === undefined || failure === 404) return false;
  return story ? isInTheMaking(story) : isGenerating;
}

/** Whether to ask again at once when the network or the visitor comes back: something is still to come. */
export function canResume(story: Story | undefined, failure: number | undefined): boolean {
  if (failure === 404) return false;
  return story ? isInTheMaking(story) : failure !== undefined;
}
