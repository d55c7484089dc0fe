import { useEffect, useMemo, useState } from 'react';
import type { OpenStory } from '../../lib/open-story.ts';
import { minutesLeft, wordsAfter } from './minutes-left.ts';

/** Whole minutes of reading aloud from where the reader is; undefined where nothing is left. */
export function useMinutesLeft({ story, text, percent, spot }: OpenStory): number | undefined {
  const after = useMemo(() => wordsAfter(text.paragraphs), [text]);
  const [at, setAt] = useState(0);
  // Where somebody is stands on the screen once the page is turned.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { paragraph, within } = spot();
      setAt(percent === 0 ? 0 : Math.max(0, paragraph + within));
    });
    return () => cancelAnimationFrame(frame);
  }, [percent, spot]);
  return percent === 100 ? undefined : minutesLeft(after, at, story.parameters);
}
