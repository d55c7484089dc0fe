import { useEffect, useState } from 'react';
import { readShare } from './read-share.ts';

/** How much of the story is read, in whole percent; 0 before the first line is left. `bookShare` is known where pages are turned. */
export function useReadPercent(bookShare: number | undefined): number {
  const [measured, setMeasured] = useState(0);
  const isBook = bookShare !== undefined;
  useEffect(() => {
    if (isBook) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setMeasured(Math.round(100 * readShare()));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(measure);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [isBook]);
  return isBook ? Math.round(100 * bookShare) : measured;
}
