import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { KeptSummary } from '#shelf/summary';
import { STORY_ID } from '../../../tests/helpers/stories.ts';
import { StoryCover } from '../../components/story-cover.tsx';
import { createQueryClient } from '../../lib/query-client.ts';
import { StoryCard } from './story-card.tsx';

const COVER = '/api/stories/x/images/cover?v=1';
const kept: KeptSummary = {
  story_id: STORY_ID,
  title: 'The Sock',
  protagonist_name: 'Mia',
  theme: 'bedtime',
  image_style: 'sketch',
  story_language: 'en',
  created_at: '2026-11-20T19:00:00.000Z',
  cover_image: null,
  made_here: false,
  sent: false,
  starred: false,
  kept_at: 1,
  read_at: 1,
  minutes: 5,
  place: null,
  text_bytes: 4000,
  picture_bytes: {},
  pictures: [],
  given_up: false,
};

async function showCard(change: Partial<KeptSummary> = {}) {
  const onMore = vi.fn<(story: KeptSummary) => void>();
  const story = { ...kept, ...change };
  const rootRoute = createRootRoute({ component: () => <StoryCard story={story} onMore={onMore} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {});
  return { container: view.container, onMore, story };
}

it('a book on the shelf shows the small cover, and fabric while it has none or it does not come', async () => {
  const { container } = await showCard({ cover_image: COVER });
  const image = container.querySelector('.story-card-cover img');
  expect(image).toHaveAttribute('src', `${COVER}&w=640`);
  expect(image?.parentElement).toHaveAttribute('data-style', 'sketch');
  if (image) fireEvent.error(image);
  expect(container.querySelector('.story-card-cover img')).toBeNull();
  expect(container.querySelector('.story-card-cover .stitched')).not.toBeNull();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(container.querySelector('.story-card-cover img')).not.toBeNull();
});
it('a book without a cover is made of fabric', async () => {
  const { container } = await showCard();
  expect(container.querySelector('.story-card-cover .stitched')).not.toBeNull();
  expect(screen.getByText('The Sock')).toBeVisible();
});
it('says the day of UTC, wherever it is read', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  onTestFinished(() => void vi.unstubAllEnvs());
  await showCard();
  expect(screen.getByText('Nov 20')).toBeVisible();
});
it('BEY-10: says when a package is not whole yet, and where a story was made', async () => {
  await showCard({ pictures: ['cover', 'p1', 'p2', 'p3', 'p4'], picture_bytes: { cover: 9, p1: 9 }, made_here: true });
  expect(screen.getByText('2 of 5 pictures here')).toBeVisible();
  expect(screen.getByText('Made on this device')).toBeVisible();
});
it('BEY-10: says nothing of a package that is whole', async () => {
  await showCard({ pictures: ['cover'], picture_bytes: { cover: 9 } });
  expect(screen.queryByText(/pictures? here/)).toBeNull();
  expect(screen.queryByText('Made on this device')).toBeNull();
});
it('BEY-10: the star tells whether it is on; it and More stand outside the link that opens the story', async () => {
  const { onMore, story } = await showCard({ starred: true });
  const link = screen.getByRole('link', { name: 'The Sock' });
  const star = screen.getByRole('button', { name: 'Always keep The Sock' });
  expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(link).not.toContainElement(star);
  expect(star).toHaveAccessibleDescription('');
  expect(screen.getByRole('button', { name: 'More about The Sock' })).toHaveAttribute('aria-haspopup', 'dialog');
  fireEvent.click(screen.getByRole('button', { name: 'More about The Sock' }));
  expect(onMore).toHaveBeenCalledWith(story);
});
it('a cover in a list does the same, and comes when it is near the screen', () => {
  const near: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const { container } = render(<StoryCover src={COVER} seed="x" />);
  expect(container.querySelector('img')).toBeNull();
  act(() => near[0]?.());
  const image = container.querySelector('img');
  expect(image).toHaveAttribute('src', `${COVER}&w=640`);
  if (image) fireEvent.error(image);
  expect(container.querySelector('.cover svg')).not.toBeNull();
});
