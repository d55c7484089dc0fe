import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { StoryCover } from '../../components/story-cover.tsx';
import { STORY_ID } from '../../../tests/helpers/stories.ts';
import { StoryCard } from './story-card.tsx';

const COVER = '/api/stories/x/images/cover?v=1';
const story = { story_id: STORY_ID, theme: 'bedtime', created_at: '2026-11-20T19:00:00.000Z' } as const;

async function showCard(cover: string | null) {
  const rootRoute = createRootRoute({
    component: () => <StoryCard story={story} title="The Sock" cover={cover} imageStyle="sketch" />,
  });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  await router.load();
  const view = render(<RouterProvider router={router} />);
  await act(async () => {});
  return view.container;
}

it('a book on the shelf shows the small cover, and fabric while it has none or it does not come', async () => {
  const container = await showCard(COVER);
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
  const container = await showCard(null);
  expect(container.querySelector('.story-card-cover .stitched')).not.toBeNull();
  expect(screen.getByText('The Sock')).toBeVisible();
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
