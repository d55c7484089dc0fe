import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCategories, POPULAR_OPTIONS } from '../../../tests/helpers/categories.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { featuredCategoriesQuery, popularCategoriesQuery } from './browse.queries.ts';
import { FeaturedTab } from './featured-tab.tsx';

const NOTICE = /The other tabs open as always\.$/;
afterEach(() => vi.unstubAllGlobals());

it('BROWSE-10, DECIDE-36: what was stored stays when loading fails, with the notice, until an answer comes', async () => {
  let isDown = true;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (isDown) return Response.json({}, { status: 500 });
    const { pathname, search } = new URL(url, 'http://localhost');
    return answerCategories({ path: pathname.replace('/api', ''), query: search });
  });
  const client = createQueryClient();
  const stored = POPULAR_OPTIONS.slice(20, 22);
  const yesterday = { updatedAt: Date.now() - 80_000_000 };
  client.setQueryData(featuredCategoriesQuery('en').queryKey, stored, yesterday);
  client.setQueryData(popularCategoriesQuery('en').queryKey, stored, yesterday);
  const rootRoute = createRootRoute({ component: () => <FeaturedTab level={2} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const cards = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('link');
  expect(await screen.findByText(NOTICE)).toBeVisible();
  expect(asked).toHaveLength(4);
  expect(cards('Featured').map((link) => link.getAttribute('href'))).toEqual(stored.map(({ url }) => url));
  expect(cards('Often chosen')).toHaveLength(2);
  isDown = false;
  await act(async () => {
    dispatchEvent(new Event('offline'));
    dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(cards('Featured')).toHaveLength(8));
  await waitFor(() => expect(screen.queryByText(NOTICE)).not.toBeInTheDocument());
  expect(cards('Often chosen')).toHaveLength(10);
});
