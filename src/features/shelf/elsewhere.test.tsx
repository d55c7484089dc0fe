import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { keepStory, removeStory } from '#shelf/packages';
import { storyLike } from '../../../tests/helpers/stories.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { Elsewhere } from './elsewhere.tsx';

const FAILED = 'It could not be brought here. Try again in a moment.';
const [SOCK, HAT, SHOE] = ['AbCdEfGhIjKlMnOpQrStUv', 'BbCdEfGhIjKlMnOpQrStUv', 'CbCdEfGhIjKlMnOpQrStUv'].map(
  (story_id, at) => storyLike({ story_id, title: ['The Sock', 'The Hat', 'The Shoe'][at] ?? null }),
) as [ReturnType<typeof storyLike>, ReturnType<typeof storyLike>, ReturnType<typeof storyLike>];

const { asked } = vi.hoisted(() => ({
  asked: [] as { id: string; signal: AbortSignal; end: (isHere: boolean) => void }[],
}));
vi.mock('../../lib/bring-story.ts', () => ({
  bringStory: (id: string, signal: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      signal.addEventListener('abort', () => resolve(false));
      asked.push({ id, signal, end: resolve });
    }),
}));
afterEach(async () => {
  vi.unstubAllGlobals();
  asked.length = 0;
  for (const { story_id } of [SOCK, HAT, SHOE]) await removeStory(story_id);
});

async function showElsewhere() {
  const stories = [SOCK, HAT, SHOE].map(({ content: _content, images: _images, ...story }) => story);
  vi.stubGlobal('fetch', async () => Response.json({ stories, limit: 50, last_key: null }));
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <h1 id="shelf-here" tabIndex={-1}>
          On this device
        </h1>
        <Elsewhere />
      </>
    ),
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Bring 3 to this device' });
  return view;
}
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });
const askedFor = () => asked.map(({ id }) => id);
const said = () => within(screen.getByRole('region', { name: 'My stories elsewhere' })).getByRole('status').textContent;
/** The worker keeps the story that was asked for last, or does not. */
const end = async (isHere: boolean) => {
  const last = asked.at(-1);
  const story = [SOCK, HAT, SHOE].find(({ story_id }) => story_id === last?.id);
  if (isHere) await keepStory(story, { now: 1 });
  await act(async () => last?.end(isHere));
};

it('BEY-10: says in words that a story could not be brought, and it can be tried again', async () => {
  await showElsewhere();
  expect(said()).toBe('');
  await press('Bring The Hat to this device');
  const coming = screen.getByRole('button', { name: 'The Hat is on its way' });
  expect(coming).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(coming);
  expect(askedFor()).toEqual([HAT.story_id]);
  await end(false);
  expect(said()).toBe(FAILED);
  expect(screen.getByRole('button', { name: 'Bring The Hat to this device' })).toHaveFocus();
  await press('Bring The Hat to this device');
  expect(said()).toBe('');
  expect(askedFor()).toEqual([HAT.story_id, HAT.story_id]);
  await end(true);
  expect(await screen.findByRole('button', { name: 'Bring 2 to this device' })).toBeVisible();
  expect(said()).toBe('');
});
it('BEY-10: brings all one after the other, with the focus on the heading, and stops at the first that fails', async () => {
  await showElsewhere();
  await press('Bring 3 to this device');
  expect(screen.getByRole('heading', { name: 'My stories elsewhere' })).toHaveFocus();
  expect(askedFor()).toEqual([SOCK.story_id]);
  await end(true);
  await vi.waitFor(() => expect(askedFor()).toEqual([SOCK.story_id, HAT.story_id]));
  await end(false);
  expect(said()).toBe(FAILED);
  expect(askedFor()).toEqual([SOCK.story_id, HAT.story_id]);
  expect(screen.getByRole('button', { name: 'Bring 2 to this device' })).toBeVisible();
});
it.each([
  ['while a story is on its way', false],
  ['just when a story has come', true],
])('stops bringing all when the page is left %s', async (_, isHere) => {
  const { unmount } = await showElsewhere();
  await press('Bring 3 to this device');
  if (isHere) asked[0]?.end(true);
  unmount();
  expect(asked[0]?.signal.aborted).toBe(true);
  await act(async () => void (await new Promise((resolve) => setImmediate(resolve))));
  expect(askedFor()).toEqual([SOCK.story_id]);
});
it('the focus goes from a story that has come to the one beside it, and from the last to the shelf', async () => {
  await showElsewhere();
  await press('Bring The Hat to this device');
  await end(true);
  await vi.waitFor(() => expect(screen.queryByText('The Hat')).toBeNull());
  expect(screen.getByRole('button', { name: 'Bring The Shoe to this device' })).toHaveFocus();
  for (const title of ['The Shoe', 'The Sock']) {
    await press(`Bring ${title} to this device`);
    await end(true);
    await vi.waitFor(() => expect(screen.queryByText(title)).toBeNull());
  }
  expect(screen.getByRole('heading', { name: 'On this device' })).toHaveFocus();
});
