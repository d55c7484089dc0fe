import i18next from 'i18next';
import { useIsMutating } from '@tanstack/react-query';
import * as v from 'valibot';
import { OAuthStartAnswerSchema, SessionAnswerSchema } from '#contract/accounts';
import { request } from '../../lib/api.ts';

/** Every call of this screen: while one is on its way, nothing else can be pressed. */
export const AUTH_CALL = ['auth'];
export const useAuthBusy = (): boolean => useIsMutating({ mutationKey: AUTH_CALL }) > 0;

/** A call that is answered by nobody for so long is given up. */
const PATIENCE_MS = 20_000;
const patience = (signal?: AbortSignal): AbortSignal => {
  const end = AbortSignal.timeout(PATIENCE_MS);
  return signal ? AbortSignal.any([signal, end]) : end;
};

// A 401 of these is an answer to what was typed, not the end of a session.
const post = <T>(path: string, schema: v.GenericSchema<unknown, T>, body: object, signal?: AbortSignal) =>
  request(path, schema, { method: 'POST', body, skipUnauthorized: true, signal: patience(signal) });

export const logIn = ({ email, password }: { email: string; password: string }, signal?: AbortSignal) =>
  post('/auth/login', SessionAnswerSchema, { email, password }, signal);

interface NewAccount {
  email: string;
  password: string;
  name: string | null;
}
export const registerAccount = ({ email, password, name }: NewAccount, signal?: AbortSignal) =>
  post('/auth/register', SessionAnswerSchema, { email, password, name }, signal);

export const askForLetter = ({ email }: { email: string }) =>
  post('/auth/password/forgot', v.object({ ok: v.boolean() }), { email, language: i18next.language });

export const resetPassword = (token: string, password: string, signal?: AbortSignal) =>
  post('/auth/password/reset', SessionAnswerSchema, { token, password }, signal);

/** The provider's own page to sign in at. Throws when the answer names no page of the web. */
export async function startOAuth(provider: string): Promise<string> {
  const answer = await post(`/auth/oauth/${encodeURIComponent(provider)}`, OAuthStartAnswerSchema, {});
  const { protocol, href } = new URL(answer.authorization_url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`not a page of the web: ${protocol}`);
  return href;
}
