import { useRouterState } from '@tanstack/react-router';

/** The search of the address that leads to the browser. */
export const BROWSE = { part: 'browse' } as const;
/** `/stories` itself, and neither its other parts nor the pages below it. */
export const EXACT = { exact: true } as const;

/** `active` in the browser and on the pages of categories, all of them below /stories; the shelf is `/stories` itself. */
export const usePlace = (): 'active' | undefined =>
  useRouterState({
    select: ({ location: { pathname, search } }) => {
      const [, root, below] = pathname.split('/');
      const isBrowsing = root === 'stories' && (below || ('part' in search && search.part === BROWSE.part));
      return isBrowsing ? 'active' : undefined;
    },
  });
