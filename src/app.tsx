import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import type { QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import { persistence } from './lib/query-client.ts';
import type { AppRouter } from './router.tsx';

/** The whole page: cache, routes, and a quiet spinner where translations of another screen are still on their way. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  return (
    <PersistQueryClientProvider client={queryClient} persistOptions={persistence(__BUILD_ID__)}>
      <Suspense fallback={<div className="spinner" role="status" aria-label="Tuckaway" />}>
        <RouterProvider router={router} />
      </Suspense>
    </PersistQueryClientProvider>
  );
}
