import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { EmailSchema } from '#contract/accounts';
import type { AppEnv } from '../platform/app-env.ts';
import { ApiFailure } from '../platform/errors.ts';
import { formLimit, readForm, sandboxHeaders } from '../platform/sandbox-frame.ts';
import { brokenPage, signInPage } from './sandbox-page.ts';
import { SANDBOX_PATH, type SandboxSignIn } from './sandbox-sign-in.ts';

const PAGE = `${SANDBOX_PATH}/interaction/:uid`;
const text = v.fallback(v.string(), '');
const FormSchema = v.object({ action: text, email: text, name: text, confirmed: text });

export function sandboxSignInRoutes(app: Hono<AppEnv>, sandbox: SandboxSignIn, origins: readonly string[]): void {
  const headers = sandboxHeaders(['http://localhost:*', ...origins]);

  /** The attempt that this browser is in; undefined when it is over. */
  const attemptOf = async (c: Context<AppEnv>) => {
    const { provider } = await sandbox.issuer();
    const { incoming, outgoing } = connectionOf(c);
    const attempt = await provider.interactionDetails(incoming, outgoing).catch(() => undefined);
    if (attempt?.uid !== c.req.param('uid')) return undefined;
    return {
      end: async (result: Parameters<typeof provider.interactionResult>[2]) =>
        c.redirect(await provider.interactionResult(incoming, outgoing, result), 303),
    };
  };
  const isOver = (c: Context<AppEnv>) => c.html(brokenPage(sandbox.publicUrl), 400, headers);

  app.get(PAGE, async (c) =>
    (await attemptOf(c)) ? c.html(signInPage(sandbox.productName), 200, headers) : isOver(c),
  );
  app.post(PAGE, formLimit, async (c) => {
    const attempt = await attemptOf(c);
    if (!attempt) return isOver(c);
    const fields = await readForm(c);
    if (!fields) return c.html(signInPage(sandbox.productName), 400, headers);
    const form = v.parse(FormSchema, fields);
    if (form.action === 'cancel') return attempt.end({ error: 'access_denied' });
    const email = v.safeParse(EmailSchema, form.email);
    const typed = { email: form.email, name: form.name.trim(), isConfirmed: form.confirmed === 'on' };
    if (!email.success) return c.html(signInPage(sandbox.productName, typed), 400, headers);
    const { accountOf } = await sandbox.issuer();
    return attempt.end({ login: { accountId: accountOf({ ...typed, email: email.output }) } });
  });

  app.all(`${SANDBOX_PATH}/*`, async (c) => {
    const { provider } = await sandbox.issuer();
    const { incoming, outgoing } = connectionOf(c);
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
    // The public address decides what the issuer calls itself, whichever way a request came.
    const { host, protocol } = new URL(sandbox.publicUrl);
    Object.assign(incoming.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
    const mounted = Object.assign(incoming, { originalUrl: incoming.url });
    mounted.url = incoming.url?.slice(SANDBOX_PATH.length) ?? '/';
    await provider.callback()(mounted, outgoing);
    // A clone is the platform's own Response. The adapter's quicker one would be written although all is sent.
    return new Response(null, { status: outgoing.statusCode, headers: RESPONSE_ALREADY_SENT.headers }).clone();
  });
}

function connectionOf(c: Context<AppEnv>) {
  const { incoming, outgoing } = c.env;
  if (!incoming || !outgoing) throw new ApiFailure('unavailable');
  return { incoming, outgoing };
}
