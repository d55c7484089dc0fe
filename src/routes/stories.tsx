import '../styles/shelf.css';
import { InstallSlot } from '../features/install/install-slot.tsx';
import { OfflineStrip } from '../features/offline/offline-strip.tsx';
import { ShelfPage } from '../features/shelf/shelf-page.tsx';
import { ShelfTransfer } from '../features/shelf/shelf-transfer.tsx';

/** /stories. */
export function StoriesRoute() {
  return (
    <>
      <InstallSlot place="top" />
      <ShelfPage strip={<OfflineStrip />} transfer={<ShelfTransfer />} />
    </>
  );
}
