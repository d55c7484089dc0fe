import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { STORY_ID } from '../../../tests/helpers/stories.ts';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const openHanging = () => openPage(`/story/${STORY_ID}`, () => new Promise<never>(() => {}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('READ-15 has the way back from the first paint, where nothing that is busy hides it', async () => {
  const { router } = await openHanging();
  const back = screen.getByRole('link', { name: 'Back' });
  expect(back).toHaveAttribute('href', '/');
  for (const part of [back, screen.getByRole('status')]) expect(part.closest('[aria-busy]')).toBeNull();
  await act(async () => void fireEvent.click(back));
  await wait(0);
  expect(router.state.location.pathname).toBe('/');
});

it('READ-15 says after six seconds that it takes long, and leads to the saved stories', async () => {
  await openHanging();
  const status = screen.getByRole('status');
  await wait(5900);
  expect(status).toHaveTextContent('Opening the story');
  expect(screen.queryByRole('link', { name: 'Saved stories' })).toBeNull();
  await wait(200);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('This takes longer than usual.');
  expect(screen.getByRole('link', { name: 'Saved stories' })).toHaveAttribute('href', '/stories');
});
