import { fireEvent, render, screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { imageLike, storyLike } from '../../../tests/helpers/stories.ts';
import type { OpenStory } from '../../lib/open-story.ts';
import { TakeAlongRow } from './take-along-row.tsx';

const story = storyLike({ images: [imageLike({ status: 'complete', url: '/i/p1' })] });
const open: OpenStory = {
  story,
  text: { title: 'A Sock: a Moon', paragraphs: ['One.', 'Two.'] },
  summary: null,
  percent: 0,
  share: () => {},
  isBook: false,
  spot: () => ({ paragraph: 0, within: 0 }),
  showParagraph: () => {},
  turnPage: () => {},
};
const downloads: { name: string; url: string }[] = [];
const files: Blob[] = [];

beforeEach(() => {
  downloads.length = 0;
  files.length = 0;
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
      static override revokeObjectURL = () => {};
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push({ name: this.download, url: this.href });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const held = (share: (data: ShareData) => Promise<void>) => {
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === '(pointer: coarse)' }));
  Object.assign(navigator, { canShare: () => true, share });
};

it('BEY-15 the book is downloaded under its title, without the pictures that are out of reach', async () => {
  render(<TakeAlongRow open={open} />);
  press('Take it along (EPUB)');
  expect(screen.getByRole('status')).toHaveTextContent('Binding the book');
  await screen.findByText(/on its way to your files/);
  expect(downloads.map(({ name }) => name)).toEqual(['A Sock a Moon.epub']);
  const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer());
  const names = Object.keys(unzipSync(bytes));
  expect(names).toContain('book/story.xhtml');
  expect(names.filter((name) => name.includes('pictures'))).toEqual([]);
  expect(strFromU8(unzipSync(bytes)['book/story.xhtml'] ?? new Uint8Array())).toContain('<p>Two.</p>');
});

it('BEY-15 where a share sheet takes files the book is handed to it on a press, and downloaded where that fails', async () => {
  const shared: string[] = [];
  held(async ({ files: handed }) => void shared.push(handed?.[0]?.name ?? ''));
  render(<TakeAlongRow open={open} />);
  press('Take it along (EPUB)');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the book' }));
  await screen.findByText(/on its way to your files/);
  expect(shared).toEqual(['A Sock a Moon.epub']);
  expect(downloads).toEqual([]);
  expect(screen.getByRole('button', { name: 'Take it along (EPUB)' })).toHaveFocus();

  held(() => Promise.reject(new TypeError('refused')));
  press('Take it along (EPUB)');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the book' }));
  await vi.waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['A Sock a Moon.epub']));
});

it('BEY-15 a share sheet that is closed leaves the book ready', async () => {
  held(() => Promise.reject(new DOMException('closed', 'AbortError')));
  render(<TakeAlongRow open={open} />);
  press('Take it along (EPUB)');
  fireEvent.click(await screen.findByRole('button', { name: 'Send the book' }));
  await vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The book is ready.'));
  expect(downloads).toEqual([]);
});

it('BEY-15 a book that could not be made says so, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const broken = { ...open, story: { ...story, updated_at: 'some day' } };
  const { rerender } = render(<TakeAlongRow open={broken} />);
  press('Take it along (EPUB)');
  await screen.findByText('The book could not be made. Try again in a moment.');
  rerender(<TakeAlongRow open={open} />);
  press('Take it along (EPUB)');
  await screen.findByText(/on its way to your files/);
});

it('BEY-15 Print waits for the pictures, and says so', async () => {
  let come: () => void = () => {};
  const printed = vi.fn();
  vi.stubGlobal('print', printed);
  const image = Object.assign(document.createElement('img'), {
    decode: () => new Promise<void>((resolve) => (come = resolve)),
  });
  image.setAttribute('loading', 'lazy');
  const reader = document.createElement('main');
  reader.className = 'reader';
  reader.append(image);
  document.body.append(reader);
  render(<TakeAlongRow open={open} />);
  press('Print');
  expect(screen.getByRole('status')).toHaveTextContent('Getting the pictures ready for the printer');
  expect(image.loading).toBe('eager');
  await vi.waitFor(() => expect(printed).not.toHaveBeenCalled());
  come();
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  reader.remove();
});
