import '../styles/shelf.css';
import { Suspense } from 'react';
import { InstallSlot } from '../features/install/install-slot.tsx';
import { OfflineStrip } from '../features/offline/offline-strip.tsx';
import { ShelfPage } from '../features/shelf/shelf-page.tsx';
import { optionalPart } from '../lib/optional-part.ts';

// It comes with the kit; until then it needs the network.
const ShelfTransfer = optionalPart(async () => (await import('../features/shelf/shelf-transfer.tsx')).ShelfTransfer);

/** /stories. */
export function StoriesRoute() {
  return (
    <>
      <InstallSlot place="top" />
      <ShelfPage
        strip={<OfflineStrip />}
        transfer={
          <Suspense fallback={null}>
            <ShelfTransfer />
          </Suspense>
        }
      />
    </>
  );
}
