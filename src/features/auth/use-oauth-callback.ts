import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OAUTH_REDIRECT_MS } from '#contract/accounts';
import { toast } from '../../lib/toast.ts';
import { claimsOf, currentUser } from '../../lib/session.ts';
import { keepSession } from './keep-session.ts';
import { readCallback, type CallbackAnswer } from './oauth-callback.rules.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { takeCallback } from './taken-callback.ts';

type Outcome = CallbackAnswer | { kind: 'loading' } | { kind: 'unexpected' };

/** Reads the answer that the address brought, and keeps its session. */
async function finishSignIn(): Promise<Outcome> {
  try {
    const answer = readCallback(takeCallback(), Date.now());
    if (answer.kind !== 'success') return answer;
    // A link that somebody sent may not put another account in the place of the one that is signed in.
    const signedIn = currentUser()?.id;
    if (signedIn !== undefined && signedIn !== claimsOf(answer.session.token)?.sub) return { kind: 'invalid' };
    keepSession(answer.session);
    return answer;
  } catch (cause) {
    console.warn('the sign-in could not be kept', cause);
    return { kind: 'unexpected' };
  }
}

/**
 * How a sign-in elsewhere ended, read as soon as the page `isHere`. After a success `onDone` gets the path to go on to,
 * unless the page was left before.
 */
export function useOAuthCallback(isHere: boolean, onDone: (path: string) => void): Outcome {
  const { t } = useTranslation(['errors']);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'loading' });
  useEffect(() => {
    if (isHere) void finishSignIn().then(setOutcome);
  }, [isHere]);
  const { kind } = outcome;
  useEffect(() => {
    if (kind === 'refused') toast('error', t('auth.authenticationFailed', { ns: 'errors' }));
    if (kind !== 'success') return;
    const leaving = setTimeout(() => onDone(takeReturnPath()), OAUTH_REDIRECT_MS);
    return () => clearTimeout(leaving);
  }, [kind, onDone, t]);
  return outcome;
}
