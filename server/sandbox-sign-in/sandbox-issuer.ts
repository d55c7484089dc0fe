// A whole OpenID Connect issuer inside the product, so that signing in with another provider can be tried out, and tested,
// on a machine without a network. It believes whatever people say of themselves: never for production.
// Loaded only when somebody asks for it.
import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import { createMemory } from './memory-adapter.ts';
import { brokenPage, type Typed } from './sandbox-page.ts';

/** Its front door writes a warning for every Node that is not an LTS one yet; this file behind it has no types of its own. */
const LIBRARY: string = 'oidc-provider/lib/provider.js';
const library: { Provider: typeof Provider } = await import(LIBRARY);

const MINUTE_SECONDS = 60;
const TEN_MINUTES_SECONDS = 600;
const MAX_ACCOUNTS = 1000;
const SCOPE = 'openid email profile';

interface IssuerNeeds {
  issuer: string;
  client: { id: string; secret: string; callback: string };
  publicUrl: string;
  log: Logger;
}
export interface SandboxIssuer {
  provider: Provider;
  /** The account of who calls himself so: the same for the same email, always. */
  accountOf: (typed: Typed) => string;
}

export function createSandboxIssuer({ issuer, client, publicUrl, log }: IssuerNeeds): SandboxIssuer {
  const accounts = new Map<string, Typed>();
  const { pathname: path } = new URL(issuer);
  const cookie = { httpOnly: true, sameSite: 'lax', path } as const;
  const configuration: Configuration = {
    adapter: createMemory(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [client.callback],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      names: { session: 'sandbox_session', interaction: 'sandbox_sign_in', resume: 'sandbox_resume' },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax' },
      keys: [createHmac('sha256', client.secret).update('sandbox cookies').digest('base64url')],
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_context, accountId) => {
      const typed = accounts.get(accountId);
      if (!typed) return undefined;
      const { email, name, isConfirmed } = typed;
      const claims = { sub: accountId, email, email_verified: isConfirmed, ...(name ? { name } : {}) };
      return { accountId, claims: () => claims };
    },
    loadExistingGrant: grantAll,
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    renderError: (context) => {
      context.type = 'html';
      context.body = brokenPage(publicUrl);
    },
    ttl: {
      AccessToken: () => MINUTE_SECONDS,
      AuthorizationCode: () => MINUTE_SECONDS,
      Grant: () => TEN_MINUTES_SECONDS,
      IdToken: () => TEN_MINUTES_SECONDS,
      Interaction: () => TEN_MINUTES_SECONDS,
      Session: () => TEN_MINUTES_SECONDS,
    },
  };
  const provider = new library.Provider(issuer, configuration);
  provider.proxy = true;
  // The library below would write to the console.
  provider.silent = true;
  provider.on('server_error', (_context, error) => log.error({ err: error }, 'the sandbox issuer failed'));
  // Nobody stays signed in here: the next time he may want to be somebody else.
  provider.use(async (context: Partial<KoaContextWithOIDC>, next) => {
    await next();
    const session = context.oidc?.session;
    if (session?.accountId !== undefined) await session.destroy();
  });
  return {
    provider,
    accountOf: (typed) => {
      const id = createHash('sha256').update(typed.email.toLowerCase()).digest('base64url');
      accounts.delete(id);
      accounts.set(id, typed);
      const [oldest] = accounts.keys();
      if (accounts.size > MAX_ACCOUNTS && oldest !== undefined) accounts.delete(oldest);
      return id;
    },
  };
}

/** There is nothing to agree to beside signing in itself. */
const grantAll: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const accountId = oidc.session?.accountId;
  if (accountId === undefined || !oidc.client) return undefined;
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
  grant.addOIDCScope(SCOPE);
  await grant.save();
  return grant;
};

function signingKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' };
}
