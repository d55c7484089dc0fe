import { currentUser, onSessionChange } from './session.ts';

/**
 * Hears when another user, or nobody, has taken the place of `since` (an id, null for nobody): at once if that has
 * happened already. A fresh token of the same user is no change. Returns what ends the hearing.
 */
export function onUserChange(listener: () => void, since: string | null): () => void {
  let last = since;
  const look = () => {
    const now = currentUser()?.id ?? null;
    if (now === last) return;
    last = now;
    listener();
  };
  look();
  return onSessionChange(look);
}
