// The reader with what the device knows of its story.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteReading, readSummary } from '#shelf/packages';
import { summaryOf, type Place } from '#shelf/summary';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { stubMedia } from '../../../tests/helpers/render-route.tsx';
import { imageLike, STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { BOOK_WIDTHS } from '../../lib/reading-settings.ts';

vi.mock('#shelf/packages', async (original) => ({
  ...(await original<object>()),
  readSummary: vi.fn(),
  noteReading: vi.fn(async () => {}),
}));

const story = storyLike({ images: [imageLike({ status: 'complete', url: '/i/p1?v=1' })] });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const openBook = async (place: Place | null) => {
  const known = summaryOf(story, { known: undefined, isMadeHere: false, textBytes: 1, now: 0 });
  vi.mocked(readSummary).mockResolvedValue({ ...known, place });
  stubMedia((query) => query === BOOK_WIDTHS);
  await openPage(`/story/${STORY_ID}`, (call) => (call === `GET /stories/${STORY_ID}` ? { body: story } : undefined));
  await wait(1000);
};
const noted = () => vi.mocked(noteReading).mock.calls.map(([, place]) => place);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(noteReading).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('BEY-10 a book that is opened where it was left keeps that place until a page is turned', async () => {
  const place = { paragraph: 0, share: 0.4 };
  await openBook(place);
  expect(screen.getByText('Page 2 of 4')).toBeInTheDocument();
  expect(noted()).toEqual([place]);
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await wait(300);
  expect(noted()).toEqual([place, { paragraph: 1, share: 2 / 3 }]);
});

it('BEY-10 a book that is closed at its title is left there', async () => {
  await openBook({ paragraph: 0, share: 0.4 });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await wait(300);
  expect(noted().at(-1)).toEqual({ paragraph: 0, share: 0 });
});
