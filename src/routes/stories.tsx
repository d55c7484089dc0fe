import '../styles/reader.css';
import { OfflineStrip } from '../features/offline/offline-strip.tsx';
import { ShelfPage } from '../features/shelf/shelf-page.tsx';
import { ShelfTransfer } from '../features/shelf/shelf-transfer.tsx';

/** /stories. */
export function StoriesRoute() {
  return (
    <>
      <ShelfPage strip={<OfflineStrip />} />
      <ShelfTransfer />
    </>
  );
}
