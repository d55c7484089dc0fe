import { useState } from 'react';
import type { ImageStatus } from '#contract/stories';

type Arrival = 'awaited' | 'arriving' | 'over';

/** How a picture that comes while it is waited for fades in. One that was there from the start simply stands there. */
export function useArrival(status: ImageStatus) {
  const [arrival, setArrival] = useState<Arrival>(status === 'complete' ? 'over' : 'awaited');
  const isOver = arrival === 'over';
  const attributes = isOver
    ? {}
    : {
        'data-arrival': arrival,
        onLoad: () => setArrival('arriving'),
        onAnimationEnd: () => setArrival('over'),
      };
  return { isOver, attributes };
}
