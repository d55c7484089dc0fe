import { Suspense, useSyncExternalStore } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { useOnline } from '../../lib/use-online.ts';
import { installWay, onInstallWay } from './install-offer.ts';
import type { OfferPlace } from './install.rules.ts';

const InstallBanner = optionalPart(async () => (await import('./install-banner.tsx')).InstallBanner);

/** Where the installing is offered, once there is something to offer; that comes after the first load. */
export function InstallSlot({ place }: { place: OfferPlace }) {
  const way = useSyncExternalStore(onInstallWay, installWay, () => 'none' as const);
  const isOnline = useOnline();
  if (way === 'none' || !isOnline) return null;
  return (
    <Suspense fallback={null}>
      <InstallBanner place={place} way={way} />
    </Suspense>
  );
}
