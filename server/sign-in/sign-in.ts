// What the product promises about signing in with another provider: it ends on a page of ours, with a token or with words
// that say why not.
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import type { Logger } from 'pino';
import type { ExternalSignIn } from '../accounts/accounts.ts';
import { ApiFailure } from '../platform/errors.ts';
import type { Attempt } from './attempt-cookies.ts';
import { createProviderClient, type KnownProvider, type ProviderClient } from './providers.ts';

const PROVIDER_AWAY = 'Sign-in provider is not available';
const CANCELLED = 'Sign-in was cancelled';
const EXPIRED = 'This sign-in attempt has expired. Please try again.';
const REFUSED = {
  email_taken: 'An account with this email already exists. Please sign in with your password.',
  email_unconfirmed: 'Your provider did not confirm your email address.',
} as const;

interface SignInNeeds {
  /** By the name that stands in addresses. */
  providers: ReadonlyMap<string, KnownProvider>;
  publicUrl: string;
  enter: ExternalSignIn;
  log: Logger;
}
export type SignIn = ReturnType<typeof createSignIn>;

/** Where a provider sends people back to, in the one spelling that providers compare. */
export const callbackUrl = (publicUrl: string, provider: string): string =>
  new URL(`${publicUrl}/api/auth/oauth/${provider}/callback`).href;

/** Sends people to their providers and takes them back. */
export function createSignIn({ providers, publicUrl, enter, log }: SignInNeeds) {
  const clients = new Map(
    [...providers].map(([name, provider]) => [name, createProviderClient(provider, callbackUrl(publicUrl, name))]),
  );
  const clientOf = (name: string): ProviderClient => {
    const client = clients.get(name);
    if (!client) throw new ApiFailure('provider_not_found');
    return client;
  };
  const home = `${publicUrl}/auth/oauth/callback`;

  /** How the attempt ended, in the words of the page's address. */
  const outcome = async (attempt: Attempt, query: string, device: string | undefined): Promise<Outcome> => {
    try {
      const person = await clientOf(attempt.provider).finish(query, attempt);
      const entered = await enter(person, device);
      if (entered.refused !== undefined) return { error: REFUSED[entered.refused] };
      const { token, user, isNew } = entered;
      return { success: 'true', token, user: JSON.stringify(user), new_user: String(isNew) };
    } catch (thrown) {
      if (thrown instanceof AuthorizationResponseError && thrown.error === 'access_denied') return { error: CANCELLED };
      // The code was used before, or too late.
      if (thrown instanceof ResponseBodyError && thrown.error === 'invalid_grant') return { error: EXPIRED };
      log.warn({ err: thrown, provider: attempt.provider }, 'sign-in failed');
      return { error: PROVIDER_AWAY };
    }
  };

  return {
    /** Throws ApiFailure provider_not_found. */
    assertKnown: (provider: string): void => void clientOf(provider),

    /**
     * Begins an attempt that ends on `redirect`, else on our own callback page: where the browser has to go, and what
     * it has to bring back. Throws ApiFailure provider_not_found, provider_failed.
     */
    begin: async (
      provider: string,
      redirect: string = home,
    ): Promise<{ url: string; attempt: Omit<Attempt, 'expiresAt'> }> => {
      const client = clientOf(provider);
      const { url, ...attempted } = await client.begin().catch((cause: unknown) => {
        throw new ApiFailure('provider_failed', { text: PROVIDER_AWAY, cause });
      });
      return { url, attempt: { provider, redirect, ...attempted } };
    },

    /** The page to send the browser to that came back with `query`; without an `attempt` of its own it is too late. */
    finish: async (attempt: Attempt | undefined, query: string, device: string | undefined): Promise<string> =>
      addressWith(attempt?.redirect ?? home, attempt ? await outcome(attempt, query, device) : { error: EXPIRED }),
  };
}

type Outcome = { error: string } | { success: 'true'; token: string; user: string; new_user: string };

/** Spaces as %20: not every reader of addresses takes a plus for one. */
function addressWith(page: string, outcome: Outcome): string {
  const query = Object.entries(outcome).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${page}${page.includes('?') ? '&' : '?'}${query.join('&')}`;
}
