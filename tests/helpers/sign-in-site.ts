// The whole server on a port of its own, and a way through the sandbox's sign-in page without a screen.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { vi } from 'vitest';
import { SessionAnswerSchema } from '../../contract/accounts.ts';
import { UserSchema } from '../../contract/user.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createLog } from '../../server/platform/log.ts';
import { startServer } from '../../server/start-server.ts';
import { createBrowser, type Browser } from './cookie-jar.ts';
import { lookInto } from './empty-database.ts';
import { freePort } from './free-port.ts';
import { temporaryHome } from './server-process.ts';
import { quickTell } from './test-app.ts';

/** Mail breaks long lines, and writes = as =3D. */
const plain = (text: string): string => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

export const BO = { email: 'bo@example.com', name: 'Bo Bear' };
const StartSchema = v.object({ authorization_url: v.string(), provider: v.string() });
const JsonUserSchema = v.pipe(v.string(), v.parseJson(), UserSchema);

export async function startSite(env: Record<string, string> = {}) {
  const home = await temporaryHome();
  const port = await freePort();
  const time = { ahead: 0 };
  const lines: string[] = [];
  const config = readConfig({
    PORT: String(port),
    ...home.environment,
    SEED_STORIES: 'off',
    RATE_LIMIT_SCALE: '0',
    ...env,
  });
  const server = await startServer(config, {
    clock: { now: () => Date.now() + time.ahead },
    log: createLog('trace', { write: (line: string) => void lines.push(line) }),
    tell: quickTell,
  });
  const database = lookInto(home.address);
  return {
    url: server.url,
    lines,
    browser: () => createBrowser(server.url, new URL(config.publicUrl).origin),
    /** Lets the server's clock jump forward. */
    later: (ms: number) => {
      time.ahead += ms;
    },
    /** What the letter to this address carries; waits until it is there. */
    tokenOfLetter: (email: string): Promise<string> =>
      vi.waitFor(() => {
        const folder = join(home.data, 'mail');
        const letters = readdirSync(folder).filter((name) => name.endsWith('.eml'));
        const text = letters
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .find((each) => each.includes(email));
        const token = /mode=reset#(?<token>[\w-]{43})/.exec(plain(text ?? ''))?.groups?.['token'];
        if (!token) throw new Error('no letter yet');
        return token;
      }),
    count: async (table: 'users' | 'external_identities'): Promise<number> => {
      const counting = database.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('rows'));
      return (await counting.executeTakeFirstOrThrow()).rows;
    },
    stop: async () => {
      await database.destroy();
      await server.stop();
      await home.remove();
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;

/** Begins a sign-in: the address at the provider. */
export async function begin(browser: Browser, provider = 'sandbox', body?: object): Promise<URL> {
  const answer = await browser.ask(`/api/auth/oauth/${provider}`, {
    method: 'POST',
    ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return new URL(v.parse(StartSchema, JSON.parse(answer.text)).authorization_url);
}

/** Fills in the sandbox's page; the address it sends the browser back to. */
export async function fillIn(browser: Browser, address: URL, typed: Record<string, string>): Promise<URL> {
  const page = (await browser.ask(address.href)).location;
  const shown = await browser.ask(page);
  if (!shown.text.includes('Sandbox sign-in')) throw new Error(`no sign-in page but ${shown.status}`);
  const sent = await browser.ask(page, { method: 'POST', body: new URLSearchParams(typed) });
  const back = (await browser.ask(sent.location)).location;
  return new URL(back);
}

/** Everything up to the callback, which is not asked yet. */
export const comeBack = async (browser: Browser, person: Record<string, string> = BO): Promise<URL> =>
  fillIn(browser, await begin(browser), { action: 'sign-in', confirmed: 'on', ...person });

/** How the callback ends, as the page is told. */
export async function finish(browser: Browser, callback: URL) {
  const answer = await browser.ask(callback.href);
  const page = new URL(answer.location);
  return { answer, page, told: Object.fromEntries(page.searchParams) };
}

/** A whole sign-in through the sandbox that has to succeed. */
export async function signIn(browser: Browser, person: Record<string, string> = BO) {
  const { told } = await finish(browser, await comeBack(browser, person));
  if (told['success'] !== 'true') throw new Error(`refused: ${told['error']}`);
  return { token: told['token'] ?? '', user: v.parse(JsonUserSchema, told['user']), isNew: told['new_user'] };
}

/** Opens an account with a password. */
export async function register(browser: Browser, email: string, password = 'sleep tight') {
  const answer = await browser.ask('/api/auth/register', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return v.parse(SessionAnswerSchema, JSON.parse(answer.text));
}
