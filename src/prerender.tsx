// Renders the home page as a first-time visitor's first client render looks, for tools/build.ts to put into index.html.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import common from '../public/locales/en/common.json';
import errors from '../public/locales/en/errors.json';
import pages from '../public/locales/en/pages.json';
import { createQueryClient } from './lib/query-client.ts';
import { createAppRouter } from './router.tsx';

export async function renderHome(): Promise<string> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    defaultNS: 'common',
    resources: { en: { common, errors, pages } },
    interpolation: { escapeValue: false },
  });
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient, createMemoryHistory({ initialEntries: ['/'] }));
  await router.load();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Its timers would keep the build waiting for a day.
  queryClient.clear();
  return markup;
}
