import type { Hono } from 'hono';
import { LoginSchema, RegisterSchema } from '#contract/accounts';
import type { Accounts } from './accounts.ts';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { readBody } from '../platform/validation.ts';
import { ApiFailure } from '../platform/errors.ts';
import { emailKey } from './accounts.store.ts';

interface RouteNeeds {
  accounts: Accounts;
  identity: Identity;
  limits: RateLimits;
}

/** Only a wrong email or password is a guess; what failed for another reason is not held against the caller. */
const isWrongGuess = (thrown: unknown): boolean => thrown instanceof ApiFailure && thrown.code === 'bad_credentials';

/** Opening an account, coming back, going away. */
export function accountsRoutes(app: Hono<AppEnv>, { accounts, identity, limits }: RouteNeeds): void {
  app.post('/api/auth/register', async (c) => {
    const wanted = await readBody(c, RegisterSchema);
    await limits.take('register', { address: identity.address(c) });
    return c.json(await accounts.register(wanted, identity.knownDevice(c)), 201, NO_STORE);
  });
  onlyMethods(app, '/api/auth/register', ['POST']);

  app.post('/api/auth/login', async (c) => {
    const given = await readBody(c, LoginSchema);
    const address = identity.address(c);
    await limits.take('login', { address });
    const attempt = await limits.attempt('loginFailure', `${address} ${emailKey(given.email)}`);
    const signedIn = await accounts.login(given, identity.knownDevice(c)).catch(async (thrown: unknown) => {
      if (!isWrongGuess(thrown)) await attempt.giveBack();
      throw thrown;
    });
    await attempt.giveBack();
    return c.json(signedIn, 200, NO_STORE);
  });
  onlyMethods(app, '/api/auth/login', ['POST']);

  app.get('/api/auth/validate', async (c) => {
    await limits.take('session', { address: identity.address(c) });
    return c.json(await accounts.validate(identity.token(c)), 200, NO_STORE);
  });
  onlyMethods(app, '/api/auth/validate', ['GET']);

  app.post('/api/auth/logout', async (c) => {
    await accounts.logout(identity.token(c));
    return c.json({ ok: true }, 200, NO_STORE);
  });
  onlyMethods(app, '/api/auth/logout', ['POST']);
}
