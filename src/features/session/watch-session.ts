// Looks after the session from the first paint on: a token whose time is over, or that the server refuses, ends it; a good
// one is renewed in time. What a session's end means for a story that is being read: nothing (DECIDE-51).
import { SESSION_CHECK_MS, ValidateAnswerSchema } from '#contract/session';
import { handleUnauthorized, request } from '../../lib/api.ts';
import { beginSession, claimsOf, endSession, isLive, storedToken } from '../../lib/session.ts';
import { writeStored } from '../../lib/storage.ts';
import { whenCalm } from '../../lib/unfinished-work.ts';
import { sayEnd } from './sign-out.ts';
import { SUBSCRIPTION_KEY } from './subscription.rules.ts';

/** Session-storage key of a way to the login that waits for the network. */
const MUST_LOG_IN_KEY = 'must_log_in';
const SIGN_IN_PATHS = ['/login', '/register', '/auth', '/auth/oauth/callback'];
/** The children's shelf counts as a story: a parent hears of it when the device is back in grown hands. */
const isReading = (path: string) => /^\/(story\/|children)/.test(path);

/** Whether less than half of a token's time is left. One that does not say when it began is as good as new. */
function isAging(token: string, now = Date.now()): boolean {
  const { iat, exp } = claimsOf(token) ?? {};
  return iat !== undefined && exp !== undefined && exp * 1000 - now < ((exp - iat) * 1000) / 2;
}

/** Notes that the login waits for the network, or that it does so no more. A reload changes nothing of it. */
function putOffLogin(isPutOff: boolean): void {
  try {
    if (isPutOff) sessionStorage.setItem(MUST_LOG_IN_KEY, '1');
    else sessionStorage.removeItem(MUST_LOG_IN_KEY);
  } catch (cause) {
    console.warn('the way to the login could not be noted', cause);
  }
}
function isLoginPutOff(): boolean {
  try {
    return sessionStorage.getItem(MUST_LOG_IN_KEY) !== null;
  } catch {
    return false;
  }
}

interface Surroundings {
  /** The path of the page at this moment. */
  path: () => string;
  goToLogin: () => void;
}

/** Watches the session now, every SESSION_CHECK_MS and whenever the network is back. Returns what ends the watch. */
export function watchSession({ path, goToLogin }: Surroundings): () => void {
  let hasAsked = false;

  const leave = () => {
    // Offline the sign-in page could do nothing; it waits for the network (DECIDE-50).
    const mustLogIn = !navigator.onLine;
    putOffLogin(mustLogIn);
    const here = path().replace(/(?<=.)\/$/, '');
    if (!mustLogIn && !isReading(here) && !SIGN_IN_PATHS.includes(here)) goToLogin();
  };
  const expire = (how: 'expired' | 'refused') => {
    writeStored(SUBSCRIPTION_KEY, null);
    endSession();
    if (isReading(path())) whenCalm(() => void sayEnd(how));
    else void sayEnd(how);
    leave();
  };
  const renew = async (token: string) => {
    const options = { skipUnauthorized: true };
    const answer = await request('/auth/validate', ValidateAnswerSchema, options).catch(() => undefined);
    // Somebody may have signed out or in meanwhile, and no answer changes nothing.
    if (!answer || storedToken() !== token) return;
    hasAsked = true;
    if (!answer.valid) expire('expired');
    else if (answer.user) beginSession({ token: answer.token ?? token, user: answer.user });
  };
  const check = () => {
    const token = storedToken();
    if (token === null) return;
    if (!isLive(token)) expire('expired');
    else if (navigator.onLine && (!hasAsked || isAging(token))) void renew(token);
  };
  const onOnline = () => {
    // Somebody may have signed in on another page meanwhile.
    const mustLeave = isLoginPutOff() && storedToken() === null;
    putOffLogin(false);
    if (mustLeave) leave();
    check();
  };

  // Calls that fail together tell of the same token; after the first of them it is not stored any more.
  handleUnauthorized((token) => {
    if (token === storedToken()) expire('refused');
  });
  if (navigator.onLine) onOnline();
  else check();
  const timer = setInterval(check, SESSION_CHECK_MS);
  addEventListener('online', onOnline);
  return () => {
    handleUnauthorized();
    clearInterval(timer);
    removeEventListener('online', onOnline);
  };
}
