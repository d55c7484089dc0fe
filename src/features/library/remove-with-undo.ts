import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { setAside } from '#shelf/set-aside';
import { beginRemoval, commitRemoval, undoRemoval } from '../../lib/removals.ts';
import { shelfChanged } from '../../lib/shelf.ts';
import { toast } from '../../lib/toast.ts';
import { noteAside, returnToDevice, settleRemovals } from './settle-removals.ts';

/** How long the way back stands on the screen; the toaster waits longer while the page is not looked at. */
export const UNDO_MS = 8000;

/**
 * Removes a story: it goes from every list and from the device at once, and a toast offers the way back. The server hears of
 * it when the toast has gone, or the page. `onUndone` comes after the story is back.
 */
export function removeWithUndo(client: QueryClient, storyId: string, onUndone: () => void): void {
  beginRemoval(storyId);
  const lay = setAside(storyId).catch((cause: unknown) => {
    console.warn('a story could not be taken off the device', cause);
    return undefined;
  });
  noteAside(storyId, lay);
  void lay.then(() => shelfChanged(client));

  const undo = async () => {
    if (!undoRemoval(storyId)) return toast('message', t('tooLate', { ns: 'library' }));
    await returnToDevice(client, storyId);
    onUndone();
  };
  const end = () => {
    commitRemoval(storyId);
    void settleRemovals(client);
  };
  toast('message', t('removed', { ns: 'library' }), {
    duration: UNDO_MS,
    action: { label: t('undo', { ns: 'library' }), onClick: () => void undo() },
    onAutoClose: end,
    onDismiss: end,
  });
}
