import {
  ILLUSTRATING_FROM,
  READER_POLL_MS,
  WRITING_FROM,
  type ImageStatus,
  type Progress,
  type Story,
  type StoryStatus,
} from '#contract/stories';

export const STAGES = ['planning', 'writing', 'illustrating', 'finalizing'] as const;
export type Stage = (typeof STAGES)[number];
/** Seconds a stage usually takes. They word the time that is left and never move the stage. */
export const STAGE_SECONDS: Record<Stage, number> = { planning: 15, writing: 45, illustrating: 30, finalizing: 10 };
const PERCENT_OF_STAGE: Record<Stage, number> = { planning: 15, writing: 45, illustrating: 75, finalizing: 95 };
export const KEYWORD_MS = 2000;
/** How long the end of the making stays on the screen (DECIDE-17). */
export const FINISHING_MS = 1000;

interface Making {
  status: StoryStatus;
  progress?: Progress | null | undefined;
}

/** Part of the way, 0 to 1; undefined when nothing is known. */
function ratioOf({ progress }: Making): number | undefined {
  if (!progress || !(progress.total_steps > 0)) return undefined;
  return Math.min(1, Math.max(0, progress.current_step / progress.total_steps));
}

/** The stage that a story in the making is in. */
export function stageOf(making: Making): Stage {
  switch (making.status) {
    case 'pending':
      return 'planning';
    case 'story_complete':
      return 'illustrating';
    case 'processing': {
      const ratio = ratioOf(making);
      if (ratio === undefined) return 'writing';
      if (ratio >= ILLUSTRATING_FROM) return 'illustrating';
      return ratio >= WRITING_FROM ? 'writing' : 'planning';
    }
    default:
      return 'finalizing';
  }
}

/** Whole percent of the way; without information, one fixed value for each stage. */
export function percentOf(making: Making): number {
  const ratio = ratioOf(making);
  return ratio === undefined ? PERCENT_OF_STAGE[stageOf(making)] : Math.round(ratio * 100);
}

/** Roughly how many seconds are left from the beginning of a stage. */
export function secondsFrom(stage: Stage): number {
  return STAGES.slice(STAGES.indexOf(stage)).reduce((sum, each) => sum + STAGE_SECONDS[each], 0);
}

const isUnderway = (status: ImageStatus) => status === 'pending' || status === 'generating';

/** Whether a story may still change by itself. */
export function isInTheMaking({ status, images }: Pick<Story, 'status' | 'images'>): boolean {
  if (status === 'pending' || status === 'processing') return true;
  return status === 'story_complete' && images.some((image) => isUnderway(image.status));
}

/** When to ask again: in five seconds while the story is in the making, never after an answer that failed. */
export function nextPoll(story: Story | undefined, hasFailed: boolean): number | false {
  return story !== undefined && !hasFailed && isInTheMaking(story) ? READER_POLL_MS : false;
}
