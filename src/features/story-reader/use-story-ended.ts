import { useEffect, useRef, type RefObject } from 'react';
import { storyEnded, voiceIsOn } from '../../lib/bedtime.ts';

/** The End has been seen, not only passed. */
const SEEN_MS = 1500;

interface Ending {
  storyId: string;
  /** The heading of The End. */
  heading: RefObject<HTMLElement | null>;
  /** Whether a book is open there; undefined on one long page. */
  isOpen: boolean | undefined;
}

/**
 * Says once for each opening that the story has come to its end, when The End has stood on the screen for a moment. While a
 * voice reads, the voice says it.
 */
export function useStoryEnded({ storyId, heading, isOpen }: Ending): void {
  const isSaid = useRef(false);
  useEffect(
    () =>
      storyEnded.on((id) => {
        if (id === storyId) isSaid.current = true;
      }),
    [storyId],
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const see = (isSeen: boolean | undefined) => {
      clearTimeout(timer);
      if (!isSeen) return;
      timer = setTimeout(() => {
        if (!isSaid.current && !voiceIsOn.read()) storyEnded.say(storyId);
      }, SEEN_MS);
    };
    const isPage = isOpen === undefined && typeof IntersectionObserver !== 'undefined';
    const observer = isPage
      ? new IntersectionObserver((entries) => see(entries.at(-1)?.isIntersecting), { threshold: 0.5 })
      : undefined;
    if (heading.current) observer?.observe(heading.current);
    see(isOpen);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [storyId, heading, isOpen]);
}
