// What becomes of the pictures of a story on the screen.
import { act, fireEvent, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IMAGE_STATUSES, type Story } from '#contract/stories';
import { openPage } from '../../../tests/helpers/open-page.tsx';
import { stubMedia } from '../../../tests/helpers/render-route.tsx';
import { imageLike, STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { BOOK_WIDTHS } from '../../lib/reading-settings.ts';

const open = (...answers: Story[]) =>
  openPage(`/story/${STORY_ID}`, (call) =>
    call === `GET /stories/${STORY_ID}` ? { body: answers.length > 1 ? answers.shift() : answers[0] } : undefined,
  );
const cover = imageLike({ id: 'cover', paragraph_index: null, status: 'complete', url: '/i/cover?v=1', alt: 'Mia' });
const sock = imageLike({ status: 'complete', url: '/i/p1?v=1' });
const picture = () => screen.getByRole('img', { name: sock.alt });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a picture', () => {
  it('IMG-4, READ-1 that is ready is shown in the width that fits, with its words for who cannot see it', async () => {
    await open(storyLike({ images: [cover, sock] }));
    for (const [name, url] of [
      ['Mia', '/i/cover?v=1'],
      [sock.alt, '/i/p1?v=1'],
    ] as const) {
      const image = screen.getByRole('img', { name });
      expect(image).toHaveAttribute('src', url);
      expect(image).toHaveAttribute('srcset', `${url}&w=640 640w, ${url} 1024w`);
      expect(image).toHaveAttribute('sizes');
    }
    expect(screen.queryByText('Ready')).toBeNull();
  });

  it('IMG-2, IMG-3, IMG-4, IMG-5, IMG-6 has a label for every status', () => {
    const labels = IMAGE_STATUSES.map((status) => i18next.t(`picture.status.${status}`, { ns: 'stories' }));
    expect(labels).toEqual(['Waiting', 'Creating', 'Ready', 'Failed', 'Skipped']);
  });

  it('IMG-4, IMG-8 that comes while it is waited for fades in over its place', async () => {
    const at = (change: object) =>
      storyLike({ status: 'story_complete', images: [imageLike(change), imageLike({ id: 'p2', paragraph_index: 2 })] });
    const { container } = await open(at({ status: 'generating' }), at(sock));
    const frame = container.querySelector('.picture');
    expect(frame).toHaveTextContent('Creating');
    await act(() => vi.advanceTimersByTimeAsync(5010));
    expect(container.querySelector('.picture')).toBe(frame);
    expect(frame).toHaveTextContent('Ready');
    expect(picture()).toHaveAttribute('data-arrival', 'awaited');
    fireEvent.load(picture());
    expect(picture()).toHaveAttribute('data-arrival', 'arriving');
    // jsdom knows no animations by their standard name.
    fireEvent(picture(), new Event('webkitAnimationEnd', { bubbles: true }));
    expect(frame?.textContent).toBe('');
    expect(picture()).not.toHaveAttribute('data-arrival');
  });

  it('that was there from the start does not fade', async () => {
    await open(storyLike({ images: [sock] }));
    expect(picture()).not.toHaveAttribute('data-arrival');
  });

  it('whose file does not come leaves a calm line, and is asked for again when the network is back', async () => {
    const { container } = await open(storyLike({ images: [cover, sock] }));
    fireEvent.error(picture());
    fireEvent.error(screen.getByRole('img', { name: 'Mia' }));
    expect(screen.queryByRole('img', { name: sock.alt })).toBeNull();
    expect(container.querySelector('.picture')).toHaveTextContent('This picture can’t be reached just now.');
    expect(container.querySelector('.reader-cover .reader-moon')).not.toBeNull();
    await act(async () => void dispatchEvent(new Event('online')));
    expect(picture()).toHaveAttribute('src', '/i/p1?v=1');
    expect(screen.getByRole('img', { name: 'Mia' })).toBeVisible();
  });

  it('IMG-5 that failed says so in one line, and the words stay', async () => {
    const { container } = await open(storyLike({ images: [imageLike({ status: 'failed', error: 'No' })] }));
    expect(container.querySelector('.picture')).toHaveTextContent(
      'FailedThis picture didn’t turn out. The words are all here.',
    );
    expect(container.querySelectorAll('.story-text p')).toHaveLength(3);
  });

  it.each([
    ['pending', 'Waiting'],
    ['generating', 'Creating'],
    ['failed', 'Failed'],
  ] as const)('IMG-2, IMG-3, IMG-5 a cover that is %s says %s', async (status, label) => {
    const { container } = await open(storyLike({ images: [{ ...cover, status, url: null }] }));
    expect(container.querySelector('.reader-cover')).toHaveTextContent(label);
  });

  it('says on the page in which style it is painted, for the light of the room', async () => {
    const { container } = await open(storyLike({ images: [cover, sock] }));
    expect(container.querySelector('main')).toHaveAttribute('data-style', 'watercolor');
    expect(container.querySelector('.picture-ground')).toBeNull();
  });

  it('IMG-7 a cover that was skipped says nothing', async () => {
    const { container } = await open(storyLike({ images: [{ ...cover, status: 'skipped', url: null }] }));
    expect(container.querySelector('.reader-cover')?.textContent).toBe('');
    expect(container.querySelector('main')).not.toHaveAttribute('data-book');
  });
});

describe('the book of a tablet and of a desktop', () => {
  beforeEach(() => stubMedia((query) => query === BOOK_WIDTHS));
  const seen = (container: HTMLElement) =>
    container.querySelector('.story-part[data-now] p')?.textContent?.slice(0, 4) ??
    (container.querySelector('.story-end[data-now]') ? 'The End' : 'title');

  it('READ-7 opens at the title and is turned by its arrows and by keys', async () => {
    const { container } = await open(storyLike({ images: [cover, sock] }));
    expect(seen(container)).toBe('title');
    expect(screen.getByText('Page 1 of 4')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(seen(container)).toBe('Mia ');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(seen(container)).toBe('Tup.');
    expect(container.querySelector('.story-part[data-now] .picture img')).toHaveAttribute('alt', sock.alt);
    expect(container.querySelector('.reader-cover')).toHaveAttribute('data-now', 'false');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    expect(seen(container)).toBe('The End');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
    fireEvent.keyDown(window, { key: 'ArrowLeft' });
    expect(seen(container)).toBe('Tup.');
    fireEvent.keyDown(window, { key: 'ArrowLeft', ctrlKey: true });
    expect(seen(container)).toBe('Tup.');
  });

  it('is turned by a finger, and closed by reading again', async () => {
    const { container } = await open(storyLike({ images: [cover] }));
    const swipe = (from: number, to: number) => {
      const words = screen.getByRole('heading', { level: 1 });
      fireEvent.pointerDown(words, { clientX: from, pointerType: 'touch' });
      fireEvent.pointerUp(words, { clientX: to, pointerType: 'touch' });
    };
    swipe(400, 380);
    expect(seen(container)).toBe('title');
    swipe(400, 200);
    swipe(400, 200);
    expect(seen(container)).toBe('The End');
    fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
    expect(seen(container)).toBe('title');
  });

  it('fills the pages of its pictures with their colors, which nobody hears of', async () => {
    const { container } = await open(storyLike({ images: [cover, sock] }));
    const grounds = [...container.querySelectorAll<HTMLElement>('.picture-ground')];
    expect(grounds.map(({ style }) => style.backgroundImage)).toEqual([
      'url("/i/cover?v=1&w=640")',
      'url("/i/p1?v=1&w=640")',
    ]);
    for (const ground of grounds) expect(ground).toHaveAttribute('aria-hidden', 'true');
  });

  it('is none without pictures', async () => {
    const { container } = await open(storyLike());
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    expect(container.querySelector('main')).not.toHaveAttribute('data-book');
  });
});
