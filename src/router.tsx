import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { inLanguage, splitLanguage } from '#contract/languages';
import { routeTree } from './routes/route-tree.tsx';

/** The routes know no languages: an address may begin with one, and the pages of categories keep it (`/es/stories/animals`). */
const rewrite = {
  input: ({ url }: { url: URL }) => {
    url.pathname = splitLanguage(url.pathname).path;
    return url;
  },
  output: ({ url }: { url: URL }) => {
    const { language } = splitLanguage(globalThis.location?.pathname ?? '/');
    if (language && url.pathname.startsWith('/stories/')) url.pathname = inLanguage(url.pathname, language);
    return url;
  },
};

/** The routes of the page. Tests and the prerender hand in a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    rewrite,
    context: { queryClient },
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultPendingMs: 0,
    ...(history ? { history } : {}),
  });
}
export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface HistoryState {
    /** A story was just asked for; used for the first paint only, the server's answer always wins (DECIDE-29). */
    isGenerating?: boolean;
    storyParams?: Readonly<Record<string, unknown>>;
  }
}
