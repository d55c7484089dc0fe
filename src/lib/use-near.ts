import { useEffect, useState, type RefObject } from 'react';

/** A little before it can be seen; a browser's own lazy loading begins two screens early. */
const MARGIN = '160px';

/** Whether an element has come near the screen; true where a browser cannot tell. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
