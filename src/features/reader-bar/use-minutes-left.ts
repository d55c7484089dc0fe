import { useEffect, useMemo, useState } from 'react';
import { isFinished } from '#contract/stories';
import { useBesideTelling } from '../../lib/beside.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { minutesEach } from '../../lib/reading-minutes.ts';
import { minutesAfter, minutesLeft } from './minutes-left.ts';

/** Whole minutes of reading aloud from where the reader is; undefined where nothing is left or more is being written. */
export function useMinutesLeft({ story, text, percent, spot }: OpenStory): number | undefined {
  const beside = useBesideTelling(story.story_id);
  const after = useMemo(
    () => minutesAfter(minutesEach(text.paragraphs, story.parameters, beside)),
    [text, story.parameters, beside],
  );
  const [at, setAt] = useState(0);
  // Where somebody is stands on the screen once the page is turned.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { paragraph, within } = spot();
      setAt(percent === 0 ? 0 : Math.max(0, paragraph + within));
    });
    return () => cancelAnimationFrame(frame);
  }, [percent, spot]);
  return percent === 100 || !isFinished(story.status) ? undefined : minutesLeft(after, at);
}
