// A session as a sign-in would have left it on the device. The token is signed by nobody: only the page looks at it.
import { type User, UserSchema } from '../../contract/user.ts';
import * as v from 'valibot';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const HOUR_SECONDS = 3600;

export const ANNA: User = v.parse(UserSchema, {
  id: '6f1c1b0e-7a51-4f5e-9d2b-1f6f0f6f0a01',
  name: 'Anna',
  email: 'anna@example.com',
  created_at: '2026-11-01T20:00:00.000Z',
  updated_at: '2026-11-01T20:00:00.000Z',
});

/** A token of this shape; `claims` are added to those of a user, undefined leaves one out. */
export function tokenFor(user: User = ANNA, claims: Readonly<Record<string, unknown>> = {}): string {
  const exp = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  const all = { sub: user.id, email: user.email, name: user.name, exp, ...claims };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(all)}.c2lnbmF0dXJl`;
}

/** What lies in local storage while somebody is signed in. */
export const sessionOf = (user: User = ANNA, claims: Readonly<Record<string, unknown>> = {}) => ({
  token: tokenFor(user, claims),
  user: JSON.stringify(user),
});
