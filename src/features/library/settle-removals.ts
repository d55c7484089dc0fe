import type { QueryClient } from '@tanstack/react-query';
import { loadNamespaces, t } from 'i18next';
import { removeStory } from '#shelf/packages';
import { letComeBack, putBack, type SetAside } from '#shelf/set-aside';
import { sendRemovals } from '../../lib/removals.ts';
import { shelfChanged } from '../../lib/shelf.ts';
import { storyKey } from '../../lib/story-key.ts';
import { toast } from '../../lib/toast.ts';

/** What this page took off the device and may have to put back, by the story's id. */
const aside = new Map<string, Promise<SetAside | undefined>>();

/** Notes what lay on the device of a story that is being removed. */
export function noteAside(storyId: string, lay: Promise<SetAside | undefined>): void {
  aside.set(storyId, lay);
}

/** Puts a story back onto the device as it lay there, or lets it come again where another page took it off. Never throws. */
export async function returnToDevice(client: QueryClient, storyId: string): Promise<void> {
  const lay = await aside.get(storyId);
  aside.delete(storyId);
  await (lay ? putBack(lay) : letComeBack(storyId)).catch((cause: unknown) =>
    console.warn('a story could not be put back', cause),
  );
  await shelfChanged(client);
}

async function forget(client: QueryClient, storyId: string): Promise<void> {
  aside.delete(storyId);
  client.removeQueries({ queryKey: storyKey(storyId) });
  // It may have come to the device again while the server still had it.
  await removeStory(storyId).catch((cause: unknown) => console.warn('a story could not be removed', cause));
}

/**
 * Tells the server of every removal that cannot be undone any more. What it takes is forgotten here too; what it refuses is
 * to be seen again, and a toast says so. Never throws.
 */
export async function settleRemovals(client: QueryClient): Promise<void> {
  const ended = await sendRemovals();
  if (ended.length === 0) return;
  const refused = ended.filter(({ isGone }) => !isGone);
  for (const { storyId, isGone } of ended) await (isGone ? forget(client, storyId) : returnToDevice(client, storyId));
  await Promise.all([shelfChanged(client), client.invalidateQueries({ queryKey: ['stories'] })]);
  if (refused.length === 0) return;
  await loadNamespaces('library');
  toast('error', t('removeRefused', { ns: 'library' }));
}
