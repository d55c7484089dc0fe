import type { ComponentType } from 'react';
import type { OpenStory } from '../../lib/open-story.ts';
import { ReadingMoon } from './reading-moon.tsx';
import { useReadPercent } from './use-read-percent.ts';

interface StorySurroundingsProps extends Omit<OpenStory, 'percent'> {
  /** How far the open page of a book is, 0 to 1; undefined where the story is one long page. */
  bookShare: number | undefined;
  around: ComponentType<{ open: OpenStory }> | undefined;
}

/** What knows how much is read, apart from the story: its words need not be looked at again with each line. */
export function StorySurroundings({ bookShare, around: Around, ...open }: StorySurroundingsProps) {
  const percent = useReadPercent(bookShare);
  return (
    <>
      <ReadingMoon percent={percent} />
      {Around ? <Around open={{ ...open, percent }} /> : null}
    </>
  );
}
