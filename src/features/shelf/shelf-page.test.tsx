import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepStory, removeStory } from '#shelf/packages';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ShelfPage } from './shelf-page.tsx';

afterEach(async () => {
  vi.unstubAllGlobals();
  await removeStory(STORY_ID);
});

async function showShelf(page: object = { stories: [], limit: 50, last_key: null }) {
  vi.stubGlobal('fetch', async () => Response.json(page));
  const rootRoute = createRootRoute({ component: () => <ShelfPage strip={null} transfer={<p>Take along</p>} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {});
}

it('ROUTE-16: an empty shelf says what will be kept here, and can still bring one in', async () => {
  await showShelf();
  expect(await screen.findByText('Nothing tucked away yet')).toBeVisible();
  expect(screen.getByText('Take along')).toBeVisible();
});
it('PWA-9: lists what is on the device, and says how much and for how long', async () => {
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  await showShelf();
  expect(await screen.findByRole('link', { name: 'The Sock' })).toHaveAttribute('href', `/story/${STORY_ID}`);
  expect(screen.getByText(/^1 story, \d+ kB\./)).toBeVisible();
  expect(screen.getByText('The 50 stories read last are kept, starred ones always.')).toBeVisible();
  expect(screen.getByText('Take along')).toBeVisible();
});
it('says so where the browser lets nothing be kept', async () => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('no', 'SecurityError');
    },
  });
  const { ShelfPage: Page } = await import('./shelf-page.tsx');
  vi.stubGlobal('fetch', async () => Response.json({ stories: [], limit: 50, last_key: null }));
  const rootRoute = createRootRoute({ component: () => <Page strip={null} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(/This browser does not let Tuckaway keep stories/)).toBeVisible();
  vi.unstubAllGlobals();
});
it('asks the browser to keep stories when a parent presses for it, and shows its answer', async () => {
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persisted: async () => false, persist: async () => true },
  });
  await showShelf();
  expect(await screen.findByText('This browser may clear stories when space runs out.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ask it to keep them' }));
  expect(await screen.findByText('This browser keeps them until you remove them.')).toBeVisible();
  Reflect.deleteProperty(navigator, 'storage');
});
it('BEY-10: a story of this visitor that is not here is offered, one that is here is not', async () => {
  const here = storyLike({ title: 'The Sock' });
  await keepStory(here, { now: 1 });
  const away = storyLike({ story_id: 'ZbCdEfGhIjKlMnOpQrStUv', title: 'The Hat' });
  const listed = [here, away].map(({ content: _content, images: _images, ...story }) => story);
  await showShelf({ stories: listed, limit: 50, last_key: null });
  expect(await screen.findByRole('button', { name: 'Bring The Hat to this device' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring The Sock to this device' })).toBeNull();
});
