import { useState } from 'react';
import { useUnfinished } from '../../lib/unfinished-work.ts';
import type { StoryForm } from './story-form.rules.ts';

/** Nothing that can wait interrupts a parent who has changed the quilt since the page was opened. */
export function useUnfinishedQuilt(form: StoryForm, wasTyped: boolean): void {
  const now = JSON.stringify(form);
  const [opened] = useState(now);
  useUnfinished('quilt', wasTyped || now !== opened);
}
