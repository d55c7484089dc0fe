import { useEffect, useState } from 'react';
import type { AdSlot } from '#contract/ads';
import type * as Ads from './house-ad.tsx';
import { readStored } from '../../lib/storage.ts';

/** What a page is for comes first. */
const FILL_AFTER_MS = 1000;

/** As the document began (index.html), and as what was learned since says. The build renders them, without a document. */
const hasRooms = () => !(readStored('ad-rooms') ?? globalThis.document?.documentElement.dataset['ads']);

/**
 * Room for an ad of ours, there from the first paint, so that nothing moves when it comes. Who sees none has no room either; who
 * turns out to be one of them has a blank one until the next page.
 */
export function AdRoom({ slot }: { slot: AdSlot }) {
  const [ads, setAds] = useState<boolean | typeof Ads>(hasRooms);
  useEffect(() => {
    if (ads !== true) return;
    // Who turned out to see none meanwhile needs nothing of it.
    const fill = async () => {
      if (hasRooms()) setAds(await import('./house-ad.tsx'));
    };
    // What does not come leaves the room blank.
    const timer = setTimeout(() => void fill().catch(() => undefined), FILL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [ads]);
  return ads && <div className={`ad-room ad-${slot}`}>{ads !== true && <ads.HouseAd slot={slot} />}</div>;
}
