import { Suspense, useEffect, useState } from 'react';
import { optionalPart } from '../lib/optional-part.ts';
import { onFirstToast } from '../lib/toast.ts';

const Toaster = optionalPart(async () => (await import('./toaster.tsx')).Toaster);

/** Keeps a place for the toaster and fetches it when there is something to say. */
export function ToasterSlot() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
