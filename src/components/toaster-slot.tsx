import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from '../lib/toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

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
