import { useEffect, useRef, useState } from 'react';
import type { AdSlot } from '#contract/ads';
import type * as Ads from './house-ad.tsx';
import { readStored } from '../../lib/storage.ts';

/** What a page is for comes first. */
const FILL_AFTER_MS = 1000;

/** As the document began (index.html), and as what was learned since says. The build renders them, without a document. */
const hasRooms = () =>
  !('document' in globalThis) ||
  (navigator.onLine && !(readStored('ad-rooms') ?? document.documentElement.dataset['ads']));

/**
 * Room for an ad of ours, there from the first paint, so that nothing moves when it comes. Who sees none has no room either. A
 * room that turns out to stay empty goes while it is below the window; one that is seen stays, blank, until the next page.
 */
export function AdRoom({ slot }: { slot: AdSlot }) {
  const [ads, setAds] = useState<boolean | typeof Ads>(hasRooms);
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ads !== true) return;
    const fill = async () => {
      // Who turned out to see none meanwhile needs nothing of it.
      const part = hasRooms() && (await import('./house-ad.tsx').catch(() => false as const));
      if (part || (room.current?.getBoundingClientRect().top ?? 0) >= innerHeight) setAds(part);
    };
    const timer = setTimeout(() => void fill(), FILL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ads]);
  return (
    ads && (
      <div ref={room} className={`ad-room ad-${slot}`}>
        {ads !== true && <ads.HouseAd slot={slot} />}
      </div>
    )
  );
}
