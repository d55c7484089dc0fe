import '../styles/shelf.css';
import { useSearch } from '@tanstack/react-router';
import { loadNamespaces } from 'i18next';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { InstallSlot } from '../features/install/install-slot.tsx';
import { LibraryParts } from '../features/library/library-parts.tsx';
import { OfflineStrip } from '../features/offline/offline-strip.tsx';
import { ShelfPage } from '../features/shelf/shelf-page.tsx';
import { optionalPart } from '../lib/optional-part.ts';
import { useUser } from '../lib/session.ts';

// It comes with the kit; until then it needs the network.
const ShelfTransfer = optionalPart(async () => (await import('../features/shelf/shelf-transfer.tsx')).ShelfTransfer);

const ShelfEvening = optionalPart(async () => {
  const [{ ShelfEvening }] = await Promise.all([import('./shelf-evening.tsx'), loadNamespaces('bedtime')]);
  return ShelfEvening;
});
const PickCard = optionalPart(async () => (await import('../features/tonight/pick-card.tsx')).PickCard);

/** A part that comes with the kit as well; where it cannot be fetched, it says so in its place. */
const rarePart = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await load().catch(
      async (): Promise<ComponentType<Props>> => (await import('../components/needs-network.tsx')).NeedsNetwork,
    ),
  }));
const FamilyStories = rarePart(async () => (await import('../features/library/family-stories.tsx')).FamilyStories);
const BrowsePart = rarePart(async () => (await import('../features/browse/browse-part.tsx')).BrowsePart);

function Shelf() {
  const [picked, setPicked] = useState<readonly string[]>();
  return (
    <ShelfPage
      strip={<OfflineStrip />}
      evening={
        <div className="shelf-evening-room">
          <Suspense fallback={null}>
            <ShelfEvening picked={picked} onPick={setPicked} />
          </Suspense>
        </div>
      }
      renderCard={
        picked &&
        ((story) => (
          <Suspense fallback={null}>
            <PickCard story={story} picked={picked} onPick={setPicked} />
          </Suspense>
        ))
      }
      transfer={
        <Suspense fallback={null}>
          <ShelfTransfer />
        </Suspense>
      }
    />
  );
}

/** /stories: what is on this device, what this family has, and what there is for everybody. */
export function StoriesRoute() {
  const { part } = useSearch({ from: '/stories' });
  const user = useUser();
  return (
    <>
      <InstallSlot place="top" />
      <LibraryParts />
      <Suspense fallback={<main className="shelf skeleton" aria-busy="true" />}>
        {part === undefined ? <Shelf /> : null}
        {part === 'mine' ? <FamilyStories key={user?.id} userId={user?.id} /> : null}
        {part === 'browse' ? <BrowsePart /> : null}
      </Suspense>
    </>
  );
}
