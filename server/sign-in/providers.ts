// The OpenID Connect issuers that people may sign in with. Each is looked up when it is first used: one that is down stops
// neither the start nor the others.
import * as openid from 'openid-client';
import type { SignInProvider } from '../platform/config.ts';
import { contactOf } from './person.ts';
import type { ExternalPerson } from '../accounts/accounts.ts';

const TIMEOUT_SECONDS = 8;

/** An issuer and, where it is our own, the way to it. */
export type KnownProvider = SignInProvider & { wayTo?: (url: string) => string };
interface Attempted {
  state: string;
  nonce: string;
  verifier: string;
}
export interface ProviderClient {
  /** Where the browser goes to sign in, and what the answer will be held against. Throws when the issuer is away. */
  begin: () => Promise<Attempted & { url: string }>;
  /** Who came back to `query` of the callback. Throws what openid-client throws. */
  finish: (query: string, attempted: Attempted) => Promise<ExternalPerson>;
}

/** Sends the secret as the issuer wants it. */
const authenticateWith =
  (secret: string): openid.ClientAuth =>
  (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post') === true;
    const authenticate = takesPost ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
    return authenticate(server, client, body, headers);
  };

const fetchBy =
  (wayTo: (url: string) => string): openid.CustomFetch =>
  (url, { body, signal, ...options }) =>
    // Forms are all that it ever sends.
    fetch(wayTo(url), { ...options, body: body instanceof URLSearchParams ? body : null, signal: signal ?? null });

/** Our side of an issuer; `callback` is the address that it sends people back to. */
export function createProviderClient(provider: KnownProvider, callback: string): ProviderClient {
  const { issuer, clientId, clientSecret, wayTo } = provider;
  let found: Promise<openid.Configuration> | undefined;
  const discover = (): Promise<openid.Configuration> => {
    const isPlain = new URL(issuer).protocol === 'http:';
    found ??= openid
      .discovery(new URL(issuer), clientId, undefined, authenticateWith(clientSecret), {
        timeout: TIMEOUT_SECONDS,
        // The signature is looked at although the token comes straight from the issuer.
        execute: [openid.enableNonRepudiationChecks, ...(isPlain ? [openid.allowInsecureRequests] : [])],
        ...(wayTo ? { [openid.customFetch]: fetchBy(wayTo) } : {}),
      })
      .catch((thrown: unknown) => {
        found = undefined;
        throw thrown;
      });
    return found;
  };
  return {
    begin: async () => {
      const configuration = await discover();
      const attempted = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: callback,
        response_type: 'code',
        scope: 'openid email profile',
        state: attempted.state,
        nonce: attempted.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(attempted.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, ...attempted };
    },
    finish: async (query, { state, nonce, verifier }) => {
      const configuration = await discover();
      const answer = await openid.authorizationCodeGrant(configuration, new URL(`${callback}${query}`), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error('the issuer sent no ID token');
      const isTold = claims['email'] !== undefined || !configuration.serverMetadata().userinfo_endpoint;
      const said = isTold ? claims : await openid.fetchUserInfo(configuration, answer.access_token, claims.sub);
      return { issuer: claims.iss, subject: claims.sub, ...contactOf(said) };
    },
  };
}
