import { Suspense, useRef } from 'react';
import { optionalPart } from '../../lib/optional-part.ts';
import { useNear } from '../../lib/use-near.ts';
import { useOnline } from '../../lib/use-online.ts';

// It does nothing without a network, so it comes with the kit.
const Reactions = optionalPart(async () => (await import('./reactions.tsx')).Reactions);

/** Where a public story has its heart: the room is kept from the beginning, what stands in it comes when the end is near. */
export function ReactionsSlot({ storyId }: { storyId: string }) {
  const room = useRef<HTMLDivElement>(null);
  const isNear = useNear(room);
  const isOnline = useOnline();
  return (
    <div ref={room} className="reactions-room">
      {isNear && isOnline ? (
        <Suspense fallback={null}>
          <Reactions storyId={storyId} />
        </Suspense>
      ) : null}
    </div>
  );
}
