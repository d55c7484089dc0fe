import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { adoptSent } from '#shelf/outbox';
import { keepStory, noteReading, removeStory } from '#shelf/packages';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { ShelfPage } from './shelf-page.tsx';

const OTHER_ID = 'ZbCdEfGhIjKlMnOpQrStUv';
const worker = new EventTarget();
const tell = (message: object) =>
  act(async () => void worker.dispatchEvent(new MessageEvent('message', { data: message })));

Object.defineProperty(navigator, 'serviceWorker', { value: worker });
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const id of [STORY_ID, OTHER_ID]) await removeStory(id);
});

async function showShelf(page: object = { stories: [], limit: 50, last_key: null }) {
  const client = createQueryClient();
  vi.stubGlobal('fetch', async () => Response.json(page));
  const rootRoute = createRootRoute({ component: () => <ShelfPage strip={null} transfer={<p>Take along</p>} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return client;
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
  const ask = await screen.findByRole('button', { name: 'Ask it to keep them' });
  expect(screen.getByText('This browser may clear stories when space runs out.')).toBeVisible();
  await userEvent.click(ask);
  expect(await screen.findByText('This browser keeps them until you remove them.')).toBeVisible();
  Reflect.deleteProperty(navigator, 'storage');
});
it('BEY-10: a story of this visitor that is not here is offered, one that is here is not', async () => {
  const here = storyLike({ title: 'The Sock' });
  await keepStory(here, { now: 1 });
  const away = storyLike({ story_id: OTHER_ID, title: 'The Hat' });
  const listed = [here, away].map(({ content: _content, images: _images, ...story }) => story);
  await showShelf({ stories: listed, limit: 50, last_key: null });
  expect(await screen.findByRole('button', { name: 'Bring The Hat to this device' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Bring The Sock to this device' })).toBeNull();
});
it('BEY-10: says of a story that was told here that it was made on this device', async () => {
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1, isMadeHere: true });
  await keepStory(storyLike({ story_id: OTHER_ID, title: 'The Hat' }), { now: 2 });
  await showShelf();
  const told = await screen.findByRole('link', { name: 'The Sock' });
  expect(within(told.parentElement!).getByText('Made on this device')).toBeVisible();
  expect(screen.getAllByText('Made on this device')).toHaveLength(1);
});
it('BEY-10: warns that removing loses a story that is only here, and not once the server has it', async () => {
  const told = storyLike({ title: 'The Sock' });
  await keepStory(told, { now: 1, isMadeHere: true, sendAs: 'key' });
  const user = userEvent.setup();
  const askToRemove = async () => {
    await user.click(await screen.findByRole('button', { name: 'More about The Sock' }));
    const isMarked = screen.queryByText('Made on this device, and only here.') !== null;
    await user.click(screen.getByRole('button', { name: 'Remove from this device' }));
    return { isMarked, warning: (await screen.findByRole('alertdialog')).textContent };
  };
  await showShelf();
  expect(await askToRemove()).toMatchObject({
    isMarked: true,
    warning: expect.stringContaining('Removing it loses it.'),
  });
  cleanup();
  await adoptSent(STORY_ID, told, storyLike({ story_id: OTHER_ID, title: 'The Sock' }));
  await showShelf();
  expect(await screen.findByText('Made on this device')).toBeVisible();
  expect(await askToRemove()).toMatchObject({
    isMarked: false,
    warning: expect.stringContaining('Whoever has its link can still open it online.'),
  });
});
it('BEY-10: where reading stopped has a card of its own once the shelf holds a second story', async () => {
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  await noteReading(STORY_ID, { paragraph: 1, share: 0.5 }, 2);
  await showShelf();
  expect(await screen.findByRole('link', { name: 'The Sock' })).toBeVisible();
  expect(screen.queryByText('Where you stopped')).toBeNull();
  await keepStory(storyLike({ story_id: OTHER_ID, title: 'The Hat' }), { now: 3 });
  await tell({ type: 'story-kept', story_id: OTHER_ID });
  expect(await screen.findByText('Where you stopped')).toBeVisible();
});
it('reads the shelf again when a story was kept, and for no other word of the worker', async () => {
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  const client = await showShelf();
  await screen.findByRole('link', { name: 'The Sock' });
  const readAgain = vi.spyOn(client, 'invalidateQueries');
  await tell({ type: 'time-to-send' });
  await tell({ type: 'kit-kept', language: 'en' });
  expect(readAgain).not.toHaveBeenCalled();
  await tell({ type: 'story-kept', story_id: STORY_ID });
  expect(readAgain).toHaveBeenCalledOnce();
});
it('what brings a shelf in goes on when the first story comes, and while something is searched', async () => {
  await showShelf();
  await screen.findByText('Nothing tucked away yet');
  const transfer = screen.getByText('Take along');
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  await tell({ type: 'story-kept', story_id: STORY_ID });
  await screen.findByRole('link', { name: 'The Sock' });
  await userEvent.click(screen.getByRole('button', { name: 'Search the shelf' }));
  expect(screen.getByText('Take along')).not.toBeVisible();
  expect(transfer.isConnected).toBe(true);
});
it('Escape leads from the menu of a story, and from its question, back to the button that opened it', async () => {
  await keepStory(storyLike({ title: 'The Sock' }), { now: 1 });
  await showShelf();
  const more = await screen.findByRole('button', { name: 'More about The Sock' });
  await userEvent.click(more);
  await screen.findByRole('dialog', { name: 'The Sock' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from this device' }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(more).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
