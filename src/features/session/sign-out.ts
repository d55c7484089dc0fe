import type { QueryClient } from '@tanstack/react-query';
import { loadNamespaces, t } from 'i18next';
import * as v from 'valibot';
import { request } from '../../lib/api.ts';
import { sendAllNow } from '../../lib/removals.ts';
import { endSession, liveToken } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { clearTraces } from './traces.ts';

/** Says how a session came to its end, once the words are there. */
export async function sayEnd(how: 'expired' | 'refused' | 'loggedOut'): Promise<void> {
  await loadNamespaces('errors');
  toast(how === 'loggedOut' ? 'success' : 'error', t(`session.${how}`, { ns: 'errors' }));
}

/** POST /auth/logout: nobody waits for it, not even the page, and the device has signed out whether or not it arrives. */
const revoke = () => request('/auth/logout', v.object({}), { method: 'POST', skipUnauthorized: true, keepalive: true });

/**
 * Signs out on this device at once (DECIDE-59). Kept stories stay, unless `removeStories`: then everything on the shelf
 * goes too. `isSilent` where something else is to be said. Resolves when it has gone, or when it was said that it could not.
 */
export async function signOut(client: QueryClient, { removeStories = false, isSilent = false } = {}): Promise<void> {
  // Asked first: both go out with the token of this moment, and what was removed before the token ends.
  sendAllNow();
  if (liveToken() !== null) revoke().catch(() => undefined);
  // The form begins anew with the end of the session, so its choices go before. The cache is emptied by what keeps it.
  clearTraces();
  endSession();
  if (!isSilent) void sayEnd('loggedOut');
  if (!removeStories) return;
  try {
    // The shelf comes when it is needed: what else is here is on the page from its first paint on.
    const { eraseShelf } = await import('#shelf/erase-shelf');
    await eraseShelf();
  } catch (cause) {
    console.warn('the shelf could not be erased', cause);
    toast('error', t('session.storiesStay', { ns: 'errors' }));
  }
  await client.resetQueries({ queryKey: ['shelf'] });
}
