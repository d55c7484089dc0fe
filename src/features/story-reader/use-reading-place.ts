import { useEffect, useLayoutEffect, useRef } from 'react';
import { noteReading } from '#shelf/packages';
import type { KeptSummary, Place } from '#shelf/summary';
import { openParagraphs } from '../../lib/open-story.ts';
import { readShare, scrollForShare } from './read-share.ts';
import { firstSeen, HEADROOM_PIXELS } from './scroll-spot.ts';

/** Reading that has hardly begun, or has come to its end, begins anew. */
const BEGUN = 0.02;
const ENDED = 0.97;
/** After the last movement; a page that is closed in a hurry loses no more than this. */
const REST_MS = 300;
/** A page that has come to lie anew by less than this was not scrolled. */
const STILL_PIXELS = 2;

interface Reading {
  storyId: string;
  /** What is known of the story on this device now; null while it is not there. */
  summary: KeptSummary | null;
  /** How far the open page of a book is, 0 to 1; undefined where the story is one long page. */
  bookShare: number | undefined;
  /** The first paragraph on the open page of a book. */
  bookParagraph: number;
  /** How often the reader has turned a page of the book. */
  turns: number;
  openBook: (place: Place) => void;
}

/** Where the reader is: the first paragraph that can still be seen. */
function placeNow(bookShare: number | undefined, bookParagraph: number): Place {
  const all = openParagraphs();
  const first = bookShare === undefined ? firstSeen(all) : bookParagraph;
  return { share: bookShare ?? readShare(), paragraph: Math.max(0, Math.min(first, all.length - 1)) };
}

/** How far a page is scrolled that shows a place: by the share of the text, and never outside the paragraph. */
function scrollForPlace({ share, paragraph }: Place): number | undefined {
  const all = openParagraphs();
  const here = all[paragraph]?.getBoundingClientRect();
  const exact = scrollForShare(share);
  if (!here) return exact;
  const above = scrollY - HEADROOM_PIXELS;
  if (exact === undefined) return above + here.top;
  const before = all[paragraph - 1]?.getBoundingClientRect().bottom ?? Number.NEGATIVE_INFINITY;
  return Math.min(Math.max(exact, above + before), above + here.bottom - 1);
}

/**
 * Keeps the place where reading stops with the story on the device, and goes on from there when it is opened again. Only a
 * movement of the reader changes the place; opening does not.
 */
export function useReadingPlace({ storyId, summary, bookShare, bookParagraph, turns, openBook }: Reading): void {
  const isOpened = useRef(false);
  /** Where the page came to lie when it was opened; undefined once the reader has moved it. */
  const restsAt = useRef<number | undefined>(0);
  const turnsNoted = useRef(0);
  const isKept = summary !== null;
  const place = summary?.place ?? null;
  useEffect(() => {
    if (!isKept || isOpened.current) return;
    isOpened.current = true;
    const isUntouched = bookShare === undefined ? scrollY < HEADROOM_PIXELS : bookShare === 0;
    if (!isUntouched) restsAt.current = undefined;
    // Of a story that has just come to the device the reader may be in the middle.
    void noteReading(storyId, isUntouched ? place : (place ?? placeNow(bookShare, bookParagraph)), Date.now());
    if (!place || place.share < BEGUN || place.share > ENDED || !isUntouched) return;
    if (bookShare !== undefined) return openBook(place);
    const top = scrollForPlace(place);
    if (top === undefined) return;
    scrollTo({ top, behavior: 'instant' });
    restsAt.current = scrollY;
  }, [isKept, storyId, place, bookShare, bookParagraph, openBook]);

  // A layout effect ends while what it looks at is still on the page.
  useLayoutEffect(() => {
    if (!isKept) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      clearTimeout(timer);
      timer = undefined;
      void noteReading(storyId, placeNow(bookShare, bookParagraph), Date.now());
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(note, REST_MS);
    };
    const now = () => {
      if (timer !== undefined) note();
    };
    const onScroll = () => {
      if (bookShare !== undefined) return;
      if (restsAt.current !== undefined && Math.abs(scrollY - restsAt.current) < STILL_PIXELS) return;
      restsAt.current = undefined;
      soon();
    };
    if (bookShare !== undefined && turns !== turnsNoted.current) soon();
    turnsNoted.current = turns;
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [isKept, storyId, bookShare, bookParagraph, turns]);
}
