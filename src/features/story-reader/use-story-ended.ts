import { useEffect, useRef, type RefObject } from 'react';
import { storyEnded, voiceIsOn } from '../../lib/bedtime.ts';
import { readShare } from './read-share.ts';

/** The End has been seen, not only passed. */
const SEEN_MS = 1500;
/** Who stays before this share of the text has gone back to read, and comes to The End anew. */
const READ_AGAIN = 0.5;

interface Ending {
  storyId: string;
  /** The heading of The End. */
  heading: RefObject<HTMLElement | null>;
  /** Whether there is one: not below a text that still grows. */
  hasEnd: boolean;
  /** Whether a book is open there; undefined on one long page. */
  isOpen: boolean | undefined;
  /** How far the open page of a book is, 0 to 1; undefined on one long page. */
  bookShare: number | undefined;
}

/**
 * Says once for each reading that the story has come to its end, when The End has stood on the screen for a moment. While a
 * voice reads, the voice says it. Who goes back well into the text reads once more.
 */
export function useStoryEnded({ storyId, heading, hasEnd, isOpen, bookShare }: Ending): void {
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
    // What only slides by on the way to The End is not stayed at.
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if ((bookShare ?? readShare()) < READ_AGAIN) isSaid.current = false;
      }, SEEN_MS);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', look);
    };
  }, [bookShare]);
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
    if (hasEnd && heading.current) observer?.observe(heading.current);
    see(isOpen);
    return () => {
      clearTimeout(timer);
      observer?.disconnect();
    };
  }, [storyId, heading, hasEnd, isOpen]);
}
