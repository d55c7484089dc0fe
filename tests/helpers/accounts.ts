// Accounts of the server under test.
import * as v from 'valibot';
import { type User, UserSchema } from '../../contract/user.ts';
import type { AskFor } from './test-app.ts';

export const ANNA_WISH = { email: 'anna@example.com', password: 'sleep tight', name: 'Anna' };
const AnswerSchema = v.object({ token: v.string(), user: UserSchema });

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Opens an account; throws when the server does not. */
export async function register(ask: AskFor, given: object = ANNA_WISH): Promise<{ token: string; user: User }> {
  const answer = await ask('/api/auth/register', { method: 'POST', body: given });
  if (answer.status !== 201) throw new Error(`register was answered with ${answer.status}`);
  return v.parse(AnswerSchema, await answer.json());
}

export const login = (ask: AskFor, given: object = ANNA_WISH): Promise<Response> =>
  ask('/api/auth/login', { method: 'POST', body: given });

/** Token and user of an answer that begins a session. */
export const sessionIn = async (answer: Response): Promise<{ token: string; user: User }> =>
  v.parse(AnswerSchema, await answer.json());
