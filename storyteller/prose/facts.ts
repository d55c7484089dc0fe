import type { StoryRequest } from '../plan/story-plan.ts';
import type { Role } from '../plan/catalogue.ts';

/** What holds all through a story, for passages that test a fact. The state of the plan is added as it grows. */
export function standingFacts({ setting, tone, ageGroup }: StoryRequest, role: Role): string[] {
  return [
    setting,
    tone,
    ageGroup,
    role,
    ...(setting === 'home' || setting === 'school' ? ['indoors'] : []),
    ...(setting === 'space' ? ['weightless'] : []),
  ];
}

/** Every fact a passage may test; anything else is a slip of the pen. */
export const STATE_FACTS = [
  'indoors',
  'weightless',
  'helped',
  'companion',
  'want',
  'sign',
  'promise',
  'plant',
  'quirk',
  'found',
  'tried',
  'why',
  'chosen',
  'settled',
  'clue1',
  'clue2',
  'clue3',
  'thread1',
  'thread2',
  'thread3',
] as const;
