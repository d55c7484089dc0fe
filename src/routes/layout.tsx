import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { AppBoundary } from '../components/app-boundary.tsx';
import { Breadcrumbs } from '../components/breadcrumbs.tsx';
import { Dock } from '../components/dock.tsx';
import { Footer } from '../components/footer.tsx';
import { SomethingWrong } from '../components/something-wrong.tsx';
import { ToasterSlot } from '../components/toaster-slot.tsx';
import { TopBar } from '../components/top-bar.tsx';
import { configQuery } from '../features/session/session.queries.ts';

/** The frame around every screen. The reader has none of it: that page belongs to the child. */
export function Layout() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { data: config } = useQuery(configQuery);
  const isReader = /^\/story\/./.test(path);
  return (
    <>
      {isReader ? null : <TopBar />}
      {isReader || path === '/' ? null : <Breadcrumbs className="px-5 py-3 md:px-10" />}
      <AppBoundary key={path} fallback={<SomethingWrong />}>
        <Outlet />
      </AppBoundary>
      {isReader ? null : <Footer support={config?.support_contact} />}
      {isReader ? null : <Dock />}
      <ToasterSlot />
    </>
  );
}
