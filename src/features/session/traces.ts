import { claimsOf, storedToken } from '../../lib/session.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { takeReturnPath } from './return-path.ts';
import { SUBSCRIPTION_KEY } from './subscription.rules.ts';

/** What names a family on this device, besides its stories: the form's choices, the children's names and their looks. */
const TRACES = [SUBSCRIPTION_KEY, 'story_choices', 'recent_names', 'hero_look'];
/** Local-storage key of the id of the user whom the traces belong to. */
const OWNER_KEY = 'traces_owner';

/** Forgets what names a family on this device, and the way back to the page that it asked for. */
export function clearTraces(): void {
  for (const key of [...TRACES, OWNER_KEY]) writeStored(key, null);
  takeReturnPath();
}

/** From now on the traces are this user's. Another user's are forgotten; a visitor without an account keeps his own. */
export function ownTraces(userId: string): void {
  const owner = readStored(OWNER_KEY) ?? claimsOf(storedToken() ?? '')?.sub ?? userId;
  if (owner !== userId) clearTraces();
  writeStored(OWNER_KEY, userId);
}
