import { useRouterState } from '@tanstack/react-router';

/** The search of the address that leads to the browser. */
export const BROWSE = { part: 'browse' } as const;
/** `/stories` itself, and none of the pages below it. */
export const EXACT = { exact: true } as const;

type Lit = 'active' | undefined;
/** Which way through the product one is on below /stories: the browser with the pages of categories, or the shelf. */
export function usePlace(): { browse: Lit; shelf: Lit } {
  const place = useRouterState({
    select: ({ location: { pathname, search } }) => {
      const [, root, below] = pathname.split('/');
      if (root !== 'stories') return undefined;
      return below || ('part' in search && search.part === BROWSE.part) ? 'browse' : 'shelf';
    },
  });
  return { browse: place === 'browse' ? 'active' : undefined, shelf: place === 'shelf' ? 'active' : undefined };
}
