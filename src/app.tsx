import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { AppRouter } from './router.tsx';

/** The whole page: cache, routes, and a quiet spinner where translations of another screen are still on their way. */
export function App({ router, queryClient }: { router: AppRouter; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<div className="spinner" role="status" aria-label="Tuckaway" />}>
        <RouterProvider router={router} />
      </Suspense>
    </QueryClientProvider>
  );
}
