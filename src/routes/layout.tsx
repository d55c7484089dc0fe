import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { AppBoundary } from '../components/app-boundary.tsx';
import { Dock } from '../components/dock.tsx';
import { Footer } from '../components/footer.tsx';
import { ToasterSlot } from '../components/toaster-slot.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { configQuery } from '../features/session/session.queries.ts';
import { useLeave } from '../features/session/use-leave.ts';
import { optionalPart } from '../lib/optional-part.ts';

// The first page of most visits has none.
const Breadcrumbs = optionalPart(async () => (await import('../components/breadcrumbs.tsx')).Breadcrumbs);

const SomethingWrong = lazy(() =>
  import('../components/something-wrong.tsx').then((module) => ({ default: module.SomethingWrong })),
);

/** The frame around every screen. The reader and the children's shelf have none of it: those pages belong to the child. */
export function Layout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { data: config } = useQuery(configQuery);
  const leave = useLeave();
  const isReader = /^\/(story\/.|children)/.test(path);
  return (
    <>
      {isReader ? null : <TopBar onLogOut={() => void leave()} />}
      {isReader || path === '/' ? null : (
        <Suspense fallback={<div className="min-h-12" />}>
          <Breadcrumbs className="min-h-12 px-5 py-3 md:px-10" />
        </Suspense>
      )}
      <AppBoundary
        key={path}
        fallback={
          <Suspense fallback={null}>
            <SomethingWrong />
          </Suspense>
        }
      >
        <Outlet />
      </AppBoundary>
      {isReader ? null : <Footer support={config?.support_contact} />}
      {isReader ? null : <Dock onLogOut={() => void leave()} />}
      <ToasterSlot />
    </>
  );
}
