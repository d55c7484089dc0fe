import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { OAuthStartSchema } from '#contract/accounts';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { ApiFailure } from '../platform/errors.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { readBody } from '../platform/validation.ts';
import type { AttemptCookies } from './attempt-cookies.ts';
import { allowedRedirect } from './redirects.ts';
import type { SignIn } from './sign-in.ts';

const START = '/api/auth/oauth/:provider';
const CALLBACK = `${START}/callback`;
const MAX_FORM_BYTES = 8192;
/** The address holds a code, and the next one a token. */
const TOLD_NOBODY = { ...NO_STORE, 'Referrer-Policy': 'no-referrer' } as const;

/** Whether providers may post a form to this path from a page of theirs. */
export const isSignInCallback = (path: string): boolean => /^\/api\/auth\/oauth\/[^/]+\/callback\/?$/.test(path);

interface RouteNeeds {
  signIn: SignIn;
  attempts: AttemptCookies;
  identity: Identity;
  limits: RateLimits;
  publicUrl: string;
  /** Other sites that show our pages. */
  origins: readonly string[];
}

/** Going to another provider and coming back. */
export function signInRoutes(
  app: Hono<AppEnv>,
  { signIn, attempts, identity, limits, publicUrl, origins }: RouteNeeds,
): void {
  app.post(START, async (c) => {
    const provider = c.req.param('provider');
    signIn.assertKnown(provider);
    await limits.take('signIn', { address: identity.address(c) });
    const { redirect_uri } = hasBody(c.req.raw.headers) ? await readBody(c, OAuthStartSchema) : {};
    const redirect =
      redirect_uri === undefined
        ? undefined
        : allowedRedirect(redirect_uri, { publicUrl, origins, host: c.req.header('Host') });
    if (redirect_uri !== undefined && redirect === undefined) throw new ApiFailure('invalid_redirect_uri');
    const { url, attempt } = await signIn.begin(provider, redirect);
    attempts.keep(c, attempt);
    return c.json({ authorization_url: url, provider }, 200, NO_STORE);
  });
  onlyMethods(app, START, ['POST']);

  app.use(CALLBACK, async (c, next) => {
    for (const [name, value] of Object.entries(TOLD_NOBODY)) c.header(name, value);
    signIn.assertKnown(c.req.param('provider'));
    await limits.take('signInReturn', { address: identity.address(c) });
    await next();
  });
  app.get(CALLBACK, async (c) => {
    const attempt = attempts.take(c, c.req.param('provider'), c.req.query('state'));
    return c.redirect(await signIn.finish(attempt, new URL(c.req.url).search, identity.knownDevice(c)), 302);
  });
  // A form from another site comes without our cookies (SameSite); the browser brings them when it asks anew.
  app.post(CALLBACK, bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLarge }), async (c) =>
    c.redirect(`${c.req.path}?${new URLSearchParams(await c.req.text()).toString()}`, 303),
  );
  onlyMethods(app, CALLBACK, ['GET', 'POST']);
}

const tooLarge = () => {
  throw new ApiFailure('too_large', { headers: { Connection: 'close' } });
};
const hasBody = (headers: Headers): boolean =>
  headers.has('Content-Type') || headers.has('Transfer-Encoding') || Number(headers.get('Content-Length') ?? 0) > 0;
