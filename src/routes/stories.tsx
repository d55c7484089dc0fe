import '../styles/shelf.css';
import { OfflineStrip } from '../features/offline/offline-strip.tsx';
import { ShelfPage } from '../features/shelf/shelf-page.tsx';

/** /stories. */
export function StoriesRoute() {
  return <ShelfPage strip={<OfflineStrip />} />;
}
