import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { routeTree } from './routes/route-tree.tsx';

/** The routes of the page. Tests and the prerender hand in a history of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
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
