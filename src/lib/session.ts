// Who is signed in on this device: the token and its user lie in local storage (DECIDE-48). This module knows no toasts and
// no routes; what the end of a session means for a screen stands in features/session.
import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { type User, UserSchema } from '#contract/user';
import { readStored, writeStored } from './storage.ts';

const TOKEN_KEY = 'token';
const USER_KEY = 'user';

const ClaimsSchema = v.object({
  sub: v.string(),
  email: v.string(),
  name: v.optional(v.nullable(v.string()), null),
  exp: v.number(),
  iat: v.optional(v.number()),
});
type Claims = v.InferOutput<typeof ClaimsSchema>;

export interface Session {
  token: string;
  user: User;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What a token says of itself; undefined for what is no token of ours, one without an expiry among them. Proves nothing. */
export function claimsOf(token: string): Claims | undefined {
  const [, part = ''] = token.split('.');
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const claims = v.safeParse(ClaimsSchema, parsed(new TextDecoder().decode(bytes)));
    return claims.success ? claims.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a token's time is not over at `now`, in milliseconds. */
export function isLive(token: string, now = Date.now()): boolean {
  const claims = claimsOf(token);
  return claims !== undefined && claims.exp * 1000 > now;
}

/** The token as it lies there, expired or broken ones too. */
export const storedToken = (): string | null => readStored(TOKEN_KEY);

/** The token to ask with; null when there is none or its time is over. */
export function liveToken(): string | null {
  const token = storedToken();
  return token !== null && isLive(token) ? token : null;
}

/** The user as the server described him at the last sign-in, else as the token names him. */
function userOf(token: string | null, storedUser: string | null): User | null {
  const claims = token === null ? undefined : claimsOf(token);
  if (!claims) return null;
  const stored = v.safeParse(UserSchema, parsed(storedUser ?? ''));
  if (stored.success && stored.output.id === claims.sub) return stored.output;
  return v.parse(UserSchema, { ...claims, id: claims.sub });
}

// A screen that looks again must find the same object as long as nothing has changed.
let last: { token: string | null; storedUser: string | null; user: User | null } | undefined;

/** Who is signed in; null for a visitor without an account. */
export function currentUser(): User | null {
  const [token, storedUser] = [liveToken(), readStored(USER_KEY)];
  if (last?.token !== token || last.storedUser !== storedUser)
    last = { token, storedUser, user: userOf(token, storedUser) };
  return last.user;
}

const listeners = new Set<() => void>();
function changed(): void {
  for (const listener of listeners) listener();
}

/** Hears of every sign-in, sign-out and change of the user, in other tabs too. Returns what ends the hearing. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStored);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStored);
  };
}
const onStored = ({ key }: StorageEvent) => {
  if (key === null || key === TOKEN_KEY || key === USER_KEY) changed();
};

/** Somebody signed in, or the same user got a fresh token. */
export function beginSession({ token, user }: Session): void {
  writeStored(TOKEN_KEY, token);
  writeStored(USER_KEY, JSON.stringify(user));
  changed();
}

/** From now on this device asks as a visitor without an account. */
export function endSession(): void {
  writeStored(TOKEN_KEY, null);
  writeStored(USER_KEY, null);
  changed();
}

/** Who is signed in, for screens. */
export const useUser = (): User | null => useSyncExternalStore(onSessionChange, currentUser, () => null);
