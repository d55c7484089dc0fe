import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { shelfChanged } from '../../lib/shelf.ts';
import { canShareFile, shareFile } from '../../lib/share-file.ts';

/** What came of bringing a shelf in. */
interface Arrived {
  added: number;
  updated: number;
  known: number;
  left_out: number;
}
type FailedTransfer = 'NotAShelf' | 'DamagedFile' | 'NewerFormat' | 'TooLarge' | 'NoRoom' | 'NotHere' | 'Other';
export type Transfer =
  | { step: 'idle' }
  | { step: 'packing' | 'unpacking'; percent: number }
  /** Packed, and a press away from the share sheet: browsers open it only on a press. */
  | { step: 'packed'; file: File }
  | { step: 'taken' }
  | { step: 'arrived'; result: Arrived }
  | { step: 'failed'; reason: FailedTransfer; isImport: boolean };

const percentOf = (done: number, of: number) => (of === 0 ? 100 : Math.floor((done / of) * 100));
const loadFiles = () => import('./shelf-transfer.files.ts');

/** Taking the shelf along and bringing one in: where it stands, and what can be done. One at a time. */
export function useShelfTransfer() {
  const [transfer, setTransfer] = useState<Transfer>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  const client = useQueryClient();
  // Leaving the page ends it: whole stories have come in, and the rest can come later.
  useEffect(() => () => running.current?.abort(), []);

  async function run(
    isImport: boolean,
    work: (signal: AbortSignal, files: Awaited<ReturnType<typeof loadFiles>>) => Promise<Transfer>,
  ) {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    setTransfer({ step: isImport ? 'unpacking' : 'packing', percent: 0 });
    let files: Awaited<ReturnType<typeof loadFiles>> | undefined;
    let end: Transfer;
    try {
      files = await loadFiles();
      end = await work(control.signal, files);
    } catch (cause) {
      end = { step: 'failed', reason: files ? (files.reasonOf(cause) ?? 'Other') : 'NotHere', isImport };
      if (end.reason === 'Other' && !control.signal.aborted) console.warn('a shelf could not be carried', cause);
    }
    if (isImport) void shelfChanged(client);
    if (running.current === control && !control.signal.aborted) setTransfer(end);
  }

  const show = (step: 'packing' | 'unpacking', signal: AbortSignal) => (done: number, of: number) => {
    if (!signal.aborted) setTransfer({ step, percent: percentOf(done, of) });
  };

  /** Packs the shelf; a phone then offers to share it, anything else downloads it. */
  const takeAlong = () =>
    run(false, async (signal, { shelfAsFile, downloadFile }) => {
      const file = await shelfAsFile(show('packing', signal), signal);
      if (canShareFile(file)) return { step: 'packed', file };
      downloadFile(file);
      return { step: 'taken' };
    });

  const bringIn = (chosen: File) =>
    run(true, async (signal, { bringInFile }) => ({
      step: 'arrived',
      result: await bringInFile(chosen, show('unpacking', signal), signal),
    }));

  /** Hands the packed file to the share sheet; where that fails it is downloaded. */
  async function send(file: File) {
    const sent = await shareFile(file);
    if (sent === 'cancelled') return;
    if (sent === 'failed') (await loadFiles()).downloadFile(file);
    setTransfer({ step: 'taken' });
  }

  function cancel() {
    running.current?.abort();
    running.current = undefined;
    setTransfer({ step: 'idle' });
  }

  return { transfer, takeAlong, bringIn, send, cancel };
}
