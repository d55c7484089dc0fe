import { useEffect, useLayoutEffect, useRef } from 'react';
import { noteReading } from '#shelf/packages';
import type { KeptSummary, Place } from '#shelf/summary';
import { readShare } from './read-share.ts';

/** Reading that has hardly begun, or has come to its end, begins anew. */
const BEGUN = 0.02;
const ENDED = 0.97;
/** After the last movement; a page that is closed in a hurry loses no more than this. */
const REST_MS = 300;
/** Above the paragraph that reading goes on with. */
const HEADROOM_PIXELS = 24;

interface Reading {
  storyId: string;
  /** What is known of the story on this device; null while it is not there. */
  summary: KeptSummary | null;
  /** How far the open page of a book is, 0 to 1; undefined where the story is one long page. */
  bookShare: number | undefined;
  openBook: (share: number) => void;
}

const paragraphs = () => [...document.querySelectorAll('.story-text p')];

/** Where the reader is: the first paragraph that can still be seen. */
function placeNow(bookShare: number | undefined): Place {
  const share = bookShare ?? readShare();
  const all = paragraphs();
  const first = all.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > HEADROOM_PIXELS);
  return { share, paragraph: bookShare === undefined ? Math.max(0, first) : Math.round(share * (all.length - 1)) };
}

/** Keeps the place where reading stops with the story on the device, and goes on from there when it is opened again. */
export function useReadingPlace({ storyId, summary, bookShare, openBook }: Reading): void {
  const isResumed = useRef(false);
  const isKept = summary !== null;
  const place = summary?.place;
  useEffect(() => {
    if (!isKept || isResumed.current) return;
    isResumed.current = true;
    const isUntouched = bookShare === undefined ? scrollY < HEADROOM_PIXELS : bookShare === 0;
    if (!place || place.share < BEGUN || place.share > ENDED || !isUntouched) return;
    if (bookShare !== undefined) return openBook(place.share);
    const top = paragraphs()[place.paragraph]?.getBoundingClientRect().top;
    if (top !== undefined) scrollTo({ top: scrollY + top - HEADROOM_PIXELS, behavior: 'instant' });
  }, [isKept, place, bookShare, openBook]);

  // A layout effect ends while what it looks at is still on the page.
  useLayoutEffect(() => {
    if (!isKept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = undefined;
      void noteReading(storyId, placeNow(bookShare), Date.now());
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(note, REST_MS);
    };
    const now = () => {
      if (timer !== undefined) note();
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      removeEventListener('scroll', soon);
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [isKept, storyId, bookShare]);
}
