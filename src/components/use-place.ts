import { useRouterState } from '@tanstack/react-router';

/** The search of the address that leads to the browser. */
export const BROWSE = { part: 'browse' } as const;
/** `/stories` itself, and neither its other parts nor the pages below it. */
export const EXACT = { exact: true } as const;

/** Which part of `/stories` but the shelf one is in: the family's own list, or the browser with the pages of categories. */
export const usePlace = (): 'mine' | 'browse' | undefined =>
  useRouterState({
    select: ({ location: { pathname, search } }) => {
      const [, root, below] = pathname.split('/');
      if (root !== 'stories') return undefined;
      const part = 'part' in search ? search.part : undefined;
      return below || part === BROWSE.part ? 'browse' : part === 'mine' ? part : undefined;
    },
  });
/** What a link says of itself where one is. */
export const lit = (isHere: boolean): 'active' | undefined => (isHere ? 'active' : undefined);
