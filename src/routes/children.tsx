import { Suspense } from 'react';
import { ChildrenPage } from '../features/childrens-shelf/children-page.tsx';
import { optionalPart } from '../lib/optional-part.ts';

const NightFall = optionalPart(async () => (await import('../features/sleep-timer/night-fall.tsx')).NightFall);

/** /children: the shelf in children's hands. An evening that fades goes on here. */
export function ChildrenRoute() {
  return (
    <>
      <ChildrenPage />
      <Suspense fallback={null}>
        <NightFall />
      </Suspense>
    </>
  );
}
