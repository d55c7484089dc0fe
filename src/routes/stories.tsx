import '../styles/shelf.css';
import { InstallSlot } from '../features/install/install-slot.tsx';
import { OfflineStrip } from '../features/offline/offline-strip.tsx';
import { ShelfPage } from '../features/shelf/shelf-page.tsx';

/** /stories. */
export function StoriesRoute() {
  return (
    <>
      <InstallSlot place="top" />
      <ShelfPage strip={<OfflineStrip />} />
    </>
  );
}
