import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { AppBoundary } from '../components/app-boundary.tsx';
import { Dock } from '../components/dock.tsx';
import { Footer } from '../components/footer.tsx';
import { SomethingWrong } from '../components/something-wrong.tsx';
import { ToasterSlot } from '../components/toaster-slot.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { configQuery } from '../features/session/session.queries.ts';

// The first page of most visits has none.
const Breadcrumbs = lazy(() =>
  import('../components/breadcrumbs.tsx').then((module) => ({ default: module.Breadcrumbs })),
);

/** The frame around every screen. The reader has none of it: that page belongs to the child. */
export function Layout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { data: config } = useQuery(configQuery);
  const isReader = /^\/story\/./.test(path);
  return (
    <>
      {isReader ? null : <TopBar />}
      {isReader || path === '/' ? null : (
        <Suspense fallback={<div className="min-h-12" />}>
          <Breadcrumbs className="min-h-12 px-5 py-3 md:px-10" />
        </Suspense>
      )}
      <AppBoundary key={path} fallback={<SomethingWrong />}>
        <Outlet />
      </AppBoundary>
      {isReader ? null : <Footer support={config?.support_contact} />}
      {isReader ? null : <Dock />}
      <ToasterSlot />
    </>
  );
}
