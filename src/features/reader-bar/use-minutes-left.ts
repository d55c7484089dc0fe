import { useEffect, useMemo, useState } from 'react';
import type { OpenStory } from '../../lib/open-story.ts';
import { minutesLeft, wordsAfter } from './minutes-left.ts';
import { placeOnScreen } from './place-on-screen.ts';

/** Whole minutes of reading aloud from where the reader is; undefined where nothing is left. */
export function useMinutesLeft({ story, text, percent }: OpenStory): number | undefined {
  const after = useMemo(() => wordsAfter(text.paragraphs), [text]);
  const [at, setAt] = useState(0);
  // Where somebody is stands on the screen once the page is turned.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setAt(placeOnScreen(percent === 0)));
    return () => cancelAnimationFrame(frame);
  }, [percent]);
  return percent === 100 ? undefined : minutesLeft(after, at, story.parameters.age_group);
}
