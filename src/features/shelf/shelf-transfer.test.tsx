import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OnProgress } from '#shelf/transfer-format';
import { TransferFailure } from '#shelf/transfer-format';
import { ShelfTransfer } from './shelf-transfer.tsx';

const storage = vi.hoisted(() => ({ exportShelf: vi.fn(), importShelf: vi.fn() }));
vi.mock('#shelf/export-shelf', () => ({
  exportShelf: storage.exportShelf,
  shelfFileName: (day: string) => `${day}.zip`,
}));
vi.mock('#shelf/totals', () => ({ readTotals: async () => ({ stories: 1, bytes: 1 }) }));
vi.mock('#shelf/pages', () => ({ readTotals: async () => ({ stories: 1, bytes: 1 }) }));
vi.mock('#shelf/import-shelf', () => ({ importShelf: storage.importShelf }));

beforeEach(() => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <a href="#elsewhere">Elsewhere</a>
      <ShelfTransfer />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});
const choose = () =>
  act(async () => {
    const files = [new File(['x'], 'shelf.zip')];
    fireEvent.change(screen.getByLabelText('Bring a shelf in', { selector: 'input' }), { target: { files } });
  });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const said = () => screen.getByRole('status').textContent;

it('BEY-10: says in words what came in, what was here and what was left out', async () => {
  storage.importShelf.mockResolvedValue({ added: 7, updated: 1, known: 2, left_out: 3 });
  await choose();
  await waitFor(() =>
    expect(said()).toBe(
      '7 stories came in. 1 was brought up to date. 2 were here already. 3 were left out, because the shelf is full.',
    ),
  );
});

it.each([
  ['DamagedFile', 'This file is damaged. Nothing has changed.'],
  ['NotAShelf', 'This is not a shelf file. Nothing has changed.'],
  ['NewerFormat', 'A newer version packed this file. Reload the app and try again.'],
  ['NoRoom', 'This device is full. Free some space and bring the file in again. What came in is safe.'],
] as const)('BEY-10: says in words what is wrong: %s', async (reason, words) => {
  storage.importShelf.mockRejectedValue(new TransferFailure(reason, 'x'));
  await choose();
  await waitFor(() => expect(said()).toBe(words));
});

it('shows how far it is, and ends when that is asked, with the focus where it began', async () => {
  let ended = false;
  storage.importShelf.mockImplementation(
    (_: File, onProgress: OnProgress, signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        onProgress(1, 4);
        signal.addEventListener('abort', () => {
          ended = true;
          reject(signal.reason);
        });
      }),
  );
  await choose();
  expect(await screen.findByRole('progressbar', { name: 'Unpacking the stories' })).toHaveValue(25);
  await press('Cancel');
  expect(ended).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Bring a shelf in' })).toHaveFocus();
  expect(said()).toBe('');
});

/** An answer of the storage that comes when the test says so. */
function later<T>() {
  let resolve: (answer: T) => void = () => {};
  let reject: (cause: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve: (answer: T) => resolve(answer), reject: (cause: Error) => reject(cause) };
}
const focusOn = (name: string) => act(async () => screen.getByRole('button', { name }).focus());
it.each([
  ['unpacking ends', { added: 1, updated: 0, known: 0, left_out: 0 }, '1 story came in.'],
  ['unpacking fails', new TransferFailure('DamagedFile', 'x'), 'This file is damaged. Nothing has changed.'],
])('where %s by itself, the focus goes from Cancel to what began it', async (_, end, words) => {
  const { promise, resolve, reject } = later<object>();
  storage.importShelf.mockReturnValue(promise);
  await choose();
  await focusOn('Cancel');
  await act(async () => (end instanceof Error ? reject(end) : resolve(end)));
  expect(said()).toBe(words);
  expect(screen.getByRole('button', { name: 'Bring a shelf in' })).toHaveFocus();
});
it('where packing ends by itself, the focus goes from Cancel to what began it, and stays where else it is', async () => {
  URL.createObjectURL = () => 'blob:shelf';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const pack = async (focus: () => void) => {
    const { promise, resolve } = later<Blob>();
    storage.exportShelf.mockReturnValue(promise);
    await press('Take the shelf along');
    act(focus);
    await act(async () => resolve(new Blob(['x'], { type: 'application/zip' })));
    await waitFor(() => expect(said()).toBe('The file is on its way. Keep it where you will find it.'));
  };
  await pack(() => screen.getByRole('button', { name: 'Cancel' }).focus());
  expect(screen.getByRole('button', { name: 'Take the shelf along' })).toHaveFocus();
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  await pack(() => elsewhere.focus());
  expect(elsewhere).toHaveFocus();
});
it('a packed file does not take the focus from what is done elsewhere on the page', async () => {
  Object.assign(navigator, { share: vi.fn(), canShare: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { promise, resolve } = later<Blob>();
  storage.exportShelf.mockReturnValue(promise);
  await press('Take the shelf along');
  const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await act(async () => resolve(new Blob(['x'], { type: 'application/zip' })));
  expect(await screen.findByRole('button', { name: 'Share the file' })).toBeVisible();
  expect(elsewhere).toHaveFocus();
});

it('a phone offers the share sheet for the packed file, and closing it loses nothing', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('closed', 'AbortError')).mockResolvedValue(undefined);
  Object.assign(navigator, { share, canShare: () => true });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  storage.exportShelf.mockResolvedValue(new Blob(['x'], { type: 'application/zip' }));
  await press('Take the shelf along');
  const send = await screen.findByRole('button', { name: 'Share the file' });
  expect(send).toHaveFocus();
  await press('Share the file');
  expect(send).toBeVisible();
  await press('Share the file');
  expect(share).toHaveBeenLastCalledWith({ files: [expect.objectContaining({ type: 'application/zip' })] });
  await waitFor(() => expect(said()).toBe('The file is on its way. Keep it where you will find it.'));
  expect(screen.getByRole('button', { name: 'Take the shelf along' })).toHaveFocus();
});
