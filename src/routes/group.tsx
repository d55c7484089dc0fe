import { useRouterState } from '@tanstack/react-router';
import { categoryAddress } from '#contract/category-address';
import { BrowsePart } from '../features/browse/browse-part.tsx';

/** `/stories/age`, `/stories/characters`, `/stories/settings`: the browser at that group. */
export function GroupRoute() {
  const group = useRouterState({ select: ({ location }) => categoryAddress(location.pathname)?.type });
  return (
    <main>
      <BrowsePart key={group} initialTab={group ?? 'featured'} />
    </main>
  );
}
