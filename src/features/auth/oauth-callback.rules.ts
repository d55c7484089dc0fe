import * as v from 'valibot';
import { UserSchema } from '#contract/user';
import { isLive, type Session } from '../../lib/session.ts';

/** An address may carry a long text; nobody reads more than this of it. */
export const MAX_ERROR_LENGTH = 300;

/** What the query of the callback says. */
export type CallbackAnswer =
  | { kind: 'success'; session: Session; isNew: boolean }
  | { kind: 'refused'; text: string }
  | { kind: 'invalid' }
  | { kind: 'unreadable' };

/** The user in a query, or undefined when it is not one. */
function readUser(text: string): Session['user'] | undefined {
  try {
    const user = v.safeParse(UserSchema, JSON.parse(text));
    return user.success ? user.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads `success`, `error`, `token`, `user` and `new_user`. An error wins over all else; then the answer has to be whole,
 * with a token that is live at `now` (milliseconds); then its user has to be one.
 */
export function readCallback(query: string, now: number): CallbackAnswer {
  const params = new URLSearchParams(query);
  const error = params.get('error')?.trim();
  if (error) return { kind: 'refused', text: Array.from(error).slice(0, MAX_ERROR_LENGTH).join('') };
  const [token, userText] = [params.get('token'), params.get('user')];
  const isWhole = !params.has('error') && params.get('success') === 'true';
  if (!isWhole || !token || !userText || !isLive(token, now)) return { kind: 'invalid' };
  const user = readUser(userText);
  if (!user) return { kind: 'unreadable' };
  return { kind: 'success', session: { token, user }, isNew: params.get('new_user') === 'true' };
}
