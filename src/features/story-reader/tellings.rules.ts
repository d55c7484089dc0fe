// What is read stays as it is: a story that its teller begins anew is another text, and comes when the reader asks for it.
import { isFinished, type Story } from '#contract/stories';
import { readContent } from './story-content.rules.ts';

/**
 * How a story stands to what is shown of it. `on`: it goes on, or nothing of it was shown. `behind`: it was begun anew, and is
 * not yet where the reader is. `anew`: it is another text.
 */
export type Course = 'on' | 'behind' | 'anew';

export function courseOf(shown: Story, now: Story): Course {
  // What is whole is changed by hand alone.
  if (isFinished(shown.status)) return 'on';
  const before = readContent(shown)?.paragraphs ?? [];
  const after = readContent(now)?.paragraphs ?? [];
  if (before.length === 0) return 'on';
  if (before.some((text, at) => at < after.length && after[at] !== text)) return 'anew';
  const hasOtherTitle = shown.title !== null && now.title !== shown.title;
  if (!hasOtherTitle && after.length >= before.length) return 'on';
  return isFinished(now.status) || after.length > before.length ? 'anew' : 'behind';
}
