import { createRootRouteWithContext, createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadNamespaces } from 'i18next';
import type { ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { GROUP_SEGMENT } from '#contract/category-groups';
import { awayFrom, CHILDREN_PATH } from '../lib/childrens-mode.ts';
import { UnexpectedError } from '../components/unexpected-error.tsx';
import { Layout } from './layout.tsx';
import { HomeRoute } from './home.tsx';
import { readAuthSearch } from './auth.search.ts';
import { loadBrowseTexts, loadCategory } from './category.loader.ts';
import { readHomeSearch } from './home.search.ts';
import { readPaymentSearch } from './payment.search.ts';
import { readProfileSearch } from './profile.search.ts';
import { readStoriesSearch } from './stories.search.ts';

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Layout,
  // Whatever a link, the back button or an address asks for: a child's device opens its stories alone.
  beforeLoad: ({ location }) => {
    const to = awayFrom(location.pathname);
    if (to) throw redirect({ to, replace: true });
  },
  notFoundComponent: lazyRouteComponent(() => import('../components/not-found-page.tsx'), 'NotFoundPage'),
  errorComponent: UnexpectedError,
});

// A screen that waits for its texts would show a spinner in the place of the whole page.
const loadStoryTexts = () => loadNamespaces('stories');
const loadAuthTexts = () => loadNamespaces(['auth', 'errors']);

/** A screen that comes with the kit rather than with the worker: a device may be without it. */
const rareScreen = (load: () => Promise<() => ReactNode>) => ({
  component: lazyRouteComponent(async () => ({
    default: await load().catch(async () => (await import('../components/needs-network.tsx')).NeedsNetwork),
  })),
});

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
  validateSearch: readStoriesSearch,
  loader: loadStoryTexts,
  component: lazyRouteComponent(() => import('./stories.tsx'), 'StoriesRoute'),
});
// `/stories/{theme}`, and the groups of the others with their categories.
const themeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/stories/$slug',
  loader: ({ params, context }) => loadCategory({ type: 'themes', slug: params.slug }, context.queryClient),
  ...rareScreen(async () => (await import('./category.tsx')).CategoryRoute),
});
const groupRoutes = (['ages', 'characters', 'settings'] as const).flatMap((type) => {
  const path = `/stories/${GROUP_SEGMENT[type]}` as const;
  return [
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      loader: loadBrowseTexts,
      ...rareScreen(async () => (await import('./group.tsx')).GroupRoute),
    }),
    createRoute({
      getParentRoute: () => rootRoute,
      path: `${path}/$slug`,
      loader: ({ params, context }) => loadCategory({ type, slug: params.slug }, context.queryClient),
      ...rareScreen(async () => (await import('./category.tsx')).CategoryRoute),
    }),
  ];
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
  validateSearch: readAuthSearch,
  loader: loadAuthTexts,
  ...rareScreen(async () => (await import('./auth.tsx')).AuthRoute),
});
const oauthCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/oauth/callback',
  loader: loadAuthTexts,
  ...rareScreen(async () => (await import('./oauth-callback.tsx')).OAuthCallbackRoute),
});
// Where the end of a session sends people (DECIDE-47).
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: () => {
    throw redirect({ to: '/auth', replace: true });
  },
});
const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  beforeLoad: () => {
    throw redirect({ to: '/auth', search: { mode: 'register' }, replace: true });
  },
});
const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/profile',
  validateSearch: readProfileSearch,
  loader: () => loadNamespaces(['auth', 'errors', 'pricing']),
  ...rareScreen(async () => (await import('./profile.tsx')).ProfileRoute),
});
const childrenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: CHILDREN_PATH,
  loader: () => loadNamespaces(['stories', 'bedtime']),
  ...rareScreen(async () => (await import('./children.tsx')).ChildrenRoute),
});
const loadPlanTexts = () => loadNamespaces(['pricing', 'errors']);
const pricingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/pricing',
  loader: loadPlanTexts,
  ...rareScreen(async () => (await import('./pricing.tsx')).PricingRoute),
});
const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy',
  loader: () => loadNamespaces('privacy'),
  ...rareScreen(async () => (await import('./privacy.tsx')).PrivacyRoute),
});
const paymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/payment',
  validateSearch: readPaymentSearch,
  loader: loadPlanTexts,
  ...rareScreen(async () => (await import('./payment.tsx')).PaymentRoute),
});

export const routeTree = rootRoute.addChildren([
  homeRoute,
  storyRoute,
  storyAloneRoute,
  storiesRoute,
  themeRoute,
  ...groupRoutes,
  authRoute,
  oauthCallbackRoute,
  loginRoute,
  registerRoute,
  profileRoute,
  childrenRoute,
  pricingRoute,
  paymentRoute,
  privacyRoute,
]);
