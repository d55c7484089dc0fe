import type { Hono } from 'hono';
import { DeleteAccountSchema, ForgotPasswordSchema, ResetPasswordSchema } from '#contract/accounts';
import type { Identity } from '../identity/identity.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { NO_STORE } from '../platform/http-cache.ts';
import { onlyMethods } from '../platform/methods.ts';
import type { RateLimits } from '../platform/rate-limits.ts';
import { readBody } from '../platform/validation.ts';
import type { AccountData } from './account-data.ts';
import { emailKey } from './accounts.store.ts';
import type { PasswordReset } from './password-reset.ts';

interface RouteNeeds {
  accountData: AccountData;
  passwordReset: PasswordReset;
  identity: Identity;
  limits: RateLimits;
}

/** What comes seldom in the life of an account: a forgotten password, an export, the end. */
export function accountRoutes(app: Hono<AppEnv>, { accountData, passwordReset, identity, limits }: RouteNeeds): void {
  app.post('/api/auth/password/forgot', async (c) => {
    const { email, language } = await readBody(c, ForgotPasswordSchema);
    await limits.take('passwordLetter', { address: identity.address(c) });
    await limits.attempt('passwordLetterTo', emailKey(email));
    passwordReset.forgot(email, language);
    return c.json({ ok: true }, 202, NO_STORE);
  });
  onlyMethods(app, '/api/auth/password/forgot', ['POST']);

  app.post('/api/auth/password/reset', async (c) => {
    const { token, password } = await readBody(c, ResetPasswordSchema);
    await limits.take('passwordReset', { address: identity.address(c) });
    return c.json(await passwordReset.reset(token, password, identity.knownDevice(c)), 200, NO_STORE);
  });
  onlyMethods(app, '/api/auth/password/reset', ['POST']);

  app.get('/api/account/export', async (c) => {
    const viewer = await identity.user(c);
    await limits.attempt('accountExport', viewer.owner);
    const headers = { ...NO_STORE, 'Content-Disposition': 'attachment; filename="tuckaway-account.json"' };
    return c.json(await accountData.exported(viewer.userId), 200, headers);
  });
  onlyMethods(app, '/api/account/export', ['GET']);

  app.delete('/api/account', async (c) => {
    const viewer = await identity.user(c);
    const given = await readBody(c, DeleteAccountSchema);
    await limits.attempt('accountDeletion', viewer.owner);
    await accountData.remove(viewer.userId, given);
    return c.json({ deleted: true }, 200, NO_STORE);
  });
  onlyMethods(app, '/api/account', ['DELETE']);
}
