import { useEffect } from 'react';
import type { DrawnFrom } from './use-drawn-picture.ts';

/** Has what a kept story's pictures are drawn with come to the device while there is a network. */
export function useIllustrator({ art }: Pick<DrawnFrom, 'art'>, isKept: boolean): void {
  useEffect(() => {
    const pictures = isKept && art ? Object.values(art) : [];
    if (pictures.length === 0 || !navigator.onLine) return;
    const leaving = new AbortController();
    import('./draw-on-device.ts')
      .then(({ loadIllustrator }) => loadIllustrator(pictures, leaving.signal))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isKept, art]);
}
