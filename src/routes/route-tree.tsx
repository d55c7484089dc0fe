import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadNamespaces } from 'i18next';
import type { QueryClient } from '@tanstack/react-query';
import { UnexpectedError } from '../components/unexpected-error.tsx';
import { NotFoundPage } from '../components/not-found-page.tsx';
import { Layout } from './layout.tsx';
import { HomeRoute } from './home.tsx';
import { readHomeSearch } from './home.search.ts';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Layout,
  notFoundComponent: NotFoundPage,
  errorComponent: UnexpectedError,
});

// A screen that waits for its texts would show a spinner in the place of the whole page.
const loadStoryTexts = () => loadNamespaces('stories');

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: readHomeSearch,
  component: HomeRoute,
});
const storyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/story/$storyId',
  loader: loadStoryTexts,
  component: lazyRouteComponent(() => import('./story.tsx'), 'StoryRoute'),
});
const storiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stories',
  loader: loadStoryTexts,
  component: lazyRouteComponent(() => import('./stories.tsx'), 'StoriesRoute'),
});
const storyAloneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/story',
  beforeLoad: () => {
    throw redirect({ to: '/stories', replace: true });
  },
});
const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth',
  component: lazyRouteComponent(() => import('./auth.tsx'), 'AuthRoute'),
});

export const routeTree = rootRoute.addChildren([homeRoute, storyRoute, storyAloneRoute, storiesRoute, authRoute]);
