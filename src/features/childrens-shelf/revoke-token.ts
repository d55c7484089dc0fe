import * as v from 'valibot';
import { request } from '../../lib/api.ts';

/** Ends the session that a password was checked with: nobody has signed in with it. Nobody waits for it. */
export function revokeToken(token: string): void {
  request('/auth/logout', v.object({}), {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    skipUnauthorized: true,
    keepalive: true,
  }).catch(() => undefined);
}
