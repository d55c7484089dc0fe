import { useEffect, useState, type RefObject } from 'react';

/** The lower edge of a phone's window has the dock, in px; wider ones have none. */
const dockHeight = () => document.querySelector('.dock')?.getBoundingClientRect().height ?? 0;

/** Whether at least this part of an element is on the screen, of a page that is looked at. */
export function useSeen(element: RefObject<Element | null>, ratio: number): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  const [isLookedAt, setLookedAt] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => setOnScreen((entries.at(-1)?.intersectionRatio ?? 0) >= ratio),
      { threshold: ratio, rootMargin: `0px 0px -${dockHeight()}px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, ratio]);
  return isOnScreen && isLookedAt;
}
