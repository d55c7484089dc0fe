import { useMatch } from '@tanstack/react-router';
import { categoryAddress } from '#contract/category-address';
import { BrowsePart } from '../features/browse/browse-part.tsx';

/** `/stories/age`, `/stories/characters`, `/stories/settings`: the browser at that group. */
export function GroupRoute() {
  // The route's own path: the location names the next page already while this one is still on the screen.
  const group = useMatch({ strict: false, select: ({ fullPath }) => categoryAddress(fullPath)?.type });
  return <BrowsePart key={group} initialTab={group ?? 'featured'} />;
}
