// A family's whole evening, and all that is written down of it: no line of the log, no counter, no trace and no figure says who
// they are, what the child is called, what they asked for, or anything that opens what is theirs.
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SessionAnswerSchema } from '#contract/accounts';
import { GenerateAnswerSchema } from '#contract/stories';
import type { Browser, Step } from '../helpers/cookie-jar.ts';
import { comeBack, finish, register, startSite, type Site } from '../helpers/sign-in-site.ts';
import { WISH } from '../helpers/test-app.ts';
import { startCollector } from '../helpers/trace-collector.ts';

const CHILD = 'Zwinderlotte';
const EMAIL = 'quokka.brunhilde@example.com';
const PASSWORD = 'sleep tight 7153';
const PERSON = { email: 'wombat.kunigunde@example.com', name: 'Kunigunde Wombat' };
const AGENT = 'Rarebrowser/7153';
const SAID = 'Plum Street 12';
const CLIENT = 'client-of-the-evening';
const KEY = 'press-of-the-evening';
const TOKENS = { OPERATOR_TOKEN: 'token-of-the-operator-alone', METRICS_TOKEN: 'token-of-the-metrics-alone' };

/** By what it is, what nobody may find. */
const secrets: Record<string, string> = {
  'the child': CHILD,
  'an email': EMAIL,
  'a part of an email': EMAIL.split('@')[0] ?? '',
  'a password': PASSWORD,
  'the email of who signs in elsewhere': PERSON.email,
  'the name of who signs in elsewhere': 'Kunigunde',
  'a browser': AGENT,
  'what a reader reports': SAID,
  'who counts': CLIENT,
  'the key of a press': KEY,
  'an address of the network': '127.0.0.1',
  ...TOKENS,
};
let collector: Awaited<ReturnType<typeof startCollector>>;
let site: Site;
let browser: Browser;
let written: Record<string, string>;

const sent = (path: string, method: string, body?: object, headers: Record<string, string> = {}): Promise<Step> =>
  browser.ask(path, {
    method,
    headers: { 'User-Agent': AGENT, ...(body ? { 'Content-Type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const statusOf = async (promised: Promise<Step>) => (await promised).status;

/** A story for the child, read and talked about. */
async function tellOne(name: string, headers: Record<string, string>): Promise<void> {
  const wish = { ...WISH, protagonist_name: CHILD };
  const made = await sent('/api/stories/generate', 'POST', wish, { 'Idempotency-Key': KEY, ...headers });
  const { story_id: id } = v.parse(GenerateAnswerSchema, JSON.parse(made.text));
  secrets[name] = id;
  for (const path of [`/api/stories/${id}`, `/api/stories/${id}/status`, `/story/${id}?for=${CHILD}`])
    expect([path, await statusOf(sent(path, 'GET', undefined, headers))]).toEqual([path, 200]);
  expect(await statusOf(sent(`/api/stories/${id}`, 'PUT', { title: `${CHILD} again` }, headers))).toBe(200);
  const stranger = site.browser();
  const report = { reason: 'personal_data', details: `${CHILD} lives in ${SAID}` };
  const reported = await stranger.ask(`/api/stories/${id}/report`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  });
  expect(reported.status).toBe(202);
}

async function liveAnEvening(): Promise<void> {
  await tellOne('the story of a visitor', {});
  secrets['the cookie of a visitor'] = [...browser.jar.values()][0]?.value ?? '';
  const { token } = await register(browser, EMAIL, PASSWORD);
  secrets['a session'] = token;
  await tellOne('the story of a family', bearer(token));

  expect(await statusOf(sent('/api/auth/login', 'POST', { email: EMAIL, password: `${PASSWORD}!` }))).toBe(401);
  expect(await statusOf(sent('/api/auth/password/forgot', 'POST', { email: EMAIL }))).toBe(202);
  const letter = await site.tokenOfLetter(EMAIL);
  secrets['what a letter carries'] = letter;
  const reset = await sent('/api/auth/password/reset', 'POST', { token: letter, password: PASSWORD });
  const session = v.parse(SessionAnswerSchema, JSON.parse(reset.text)).token;
  secrets['a session after a letter'] = session;

  const counted = {
    client_id: CLIENT,
    events: [{ name: 'client_error', ts: 1, props: { message: `${CHILD}: ${EMAIL}` } }],
  };
  expect(await statusOf(sent('/api/analytics/events', 'POST', counted))).toBe(202);
  expect(await statusOf(sent('/api/categories/search', 'POST', { query: CHILD }))).toBe(200);
  expect(await statusOf(sent(`/${CHILD}/${encodeURIComponent(EMAIL)}?token=${session}`, 'GET'))).toBe(404);
  expect(await statusOf(sent('/api/account/export', 'GET', undefined, bearer(session)))).toBe(200);

  const prices = v.parse(
    v.object({ pricing_tiers: v.object({ basic: v.object({ price_id: v.string() }) }) }),
    JSON.parse((await sent('/api/payments/prices', 'GET')).text),
  );
  const checkout = await sent(
    '/api/payments/checkout',
    'POST',
    { priceId: prices.pricing_tiers.basic.price_id },
    bearer(session),
  );
  const page = v.parse(v.object({ url: v.string() }), JSON.parse(checkout.text)).url;
  secrets['a checkout'] = new URL(page).pathname.split('/').at(-1) ?? '';
  expect(await statusOf(browser.ask(page, { method: 'POST', body: new URLSearchParams({ card: 'works' }) }))).toBe(303);
  await vi.waitFor(async () => {
    const { text } = await sent('/api/payments/subscription', 'GET', undefined, bearer(session));
    expect(text).toContain('"subscription_tier":"basic"');
  });

  const callback = await comeBack(browser, PERSON);
  secrets['the state of a sign-in'] = callback.searchParams.get('state') ?? '';
  secrets['the code of a sign-in'] = callback.searchParams.get('code') ?? '';
  const { told } = await finish(browser, callback);
  secrets['a session from elsewhere'] = told['token'] ?? '';
  expect(await statusOf(sent('/api/auth/logout', 'POST', undefined, bearer(told['token'] ?? '')))).toBe(200);
  expect(await statusOf(sent('/api/account', 'DELETE', { password: PASSWORD }, bearer(session)))).toBe(200);
}

beforeAll(async () => {
  collector = await startCollector();
  site = await startSite({ ...TOKENS, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  browser = site.browser();
  await liveAnEvening();
  const metrics = await sent('/metrics', 'GET', undefined, bearer(TOKENS.METRICS_TOKEN));
  const figures = await sent('/api/operator/figures', 'GET', undefined, bearer(TOKENS.OPERATOR_TOKEN));
  await site.stop();
  await collector.close();
  written = {
    'the log': site.lines.join(''),
    'the counters': metrics.text,
    'the figures': figures.text,
    'the traces': collector.bodies.join(''),
  };
});

describe('SRV-1: after a whole evening', () => {
  it('much was written down', () => {
    expect(written['the log']).toContain('"route":"/api/payments/checkout"');
    expect(written['the log']).toContain('a story was reported');
    expect(written['the counters']).toContain('route="/api/auth/login"');
    expect(written['the figures']).toContain('"days"');
    expect(written['the traces']).toContain('POST /api/stories/generate');
  });

  it.each(['the log', 'the counters', 'the figures', 'the traces'])('nothing about anybody is in %s', (where) => {
    for (const [what, secret] of Object.entries(secrets)) {
      expect([what, secret.length > 3]).toEqual([what, true]);
      for (const spelling of [
        secret,
        encodeURIComponent(secret),
        Buffer.from(secret).toString('base64').replace(/=+$/, ''),
      ])
        expect([what, written[where]?.includes(spelling)]).toEqual([what, false]);
    }
  });
});
