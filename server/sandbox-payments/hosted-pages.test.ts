// The test checkout and the billing portal, as a browser without scripts meets them.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type Stripe from 'stripe';
import { sdkOf } from '../../tests/helpers/payment-provider.ts';
import { createTestApp, type TestApp } from '../../tests/helpers/test-app.ts';

const HOME = 'http://localhost:3000';
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self' http://localhost:3000; frame-ancestors 'none'; base-uri 'none'";
let app: TestApp;
let stripe: Stripe;
let customer: string;
beforeEach(async () => {
  app = await createTestApp();
  if (!app.sandboxPayments) throw new Error('expected the sandbox');
  stripe = sdkOf(app.sandboxPayments);
  ({ id: customer } = await stripe.customers.create({ email: 'bo@example.com' }));
});
afterEach(() => app.close());

const pathOf = (url: string | null) => new URL(url ?? '').pathname;
const get = async (path: string) => {
  const answer = await app.ask(path);
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const send = async (path: string, fields: Record<string, string>) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await app.ask(path, { method: 'POST', headers, body: new URLSearchParams(fields).toString() });
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('Location') };
};
const open = async (tier = 'basic') => {
  const { id, url } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: `price_sandbox_${tier}`, quantity: 1 }],
    success_url: `${HOME}/profile?checkout=success&from={CHECKOUT_SESSION_ID}`,
    cancel_url: `${HOME}/payment?plan=${tier}&checkout=cancelled`,
  });
  return { id, path: pathOf(url) };
};
const subscription = async () => {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  return data.map(({ status, items, cancel_at_period_end: isEnding }) => [status, items.data[0]?.price.id, isEnding]);
};

describe('the test checkout', () => {
  it('DECIDE-66 says what it is, what it sells, and offers test cards; it runs no script and is kept nowhere', async () => {
    const { path } = await open('premium');
    const { status, text, headers } = await get(path);
    expect(status).toBe(200);
    for (const part of ['Test checkout: no card is charged', 'Tuckaway', 'Premium', '$8.99 a month', 'Pay $8.99'])
      expect(text).toContain(part);
    expect(
      [...text.matchAll(/type="radio" name="card" value="(\w+)"( checked)?/g)].map(([, card, on]) => [card, !!on]),
    ).toEqual([
      ['works', true],
      ['declined', false],
      ['later', false],
    ]);
    expect(text).toContain(`href="${HOME}/payment?plan=premium&amp;checkout=cancelled">Cancel`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('<script');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe(POLICY);
  });

  it('DECIDE-66 pays, and leads to where the shop said', async () => {
    const { id, path } = await open();
    const { status, to } = await send(path, { action: 'pay', card: 'works' });
    expect([status, to]).toEqual([303, `${HOME}/profile?checkout=success&from=${id}`]);
    expect(await subscription()).toEqual([['active', 'price_sandbox_basic', false]]);
    const again = await send(path, { action: 'pay', card: 'works' });
    expect([again.status, again.to]).toEqual([200, null]);
    expect(again.text).toContain('This checkout is complete.');
    expect((await get(path)).text).toContain(`from=${id}">Continue`);
    expect(await subscription()).toHaveLength(1);
  });

  it('says that a card was declined, and nothing is bought', async () => {
    const { path } = await open();
    const { status, text } = await send(path, { action: 'pay', card: 'declined' });
    expect(status).toBe(200);
    expect(text).toContain('role="alert">The card was declined. Please choose another card.');
    expect(await subscription()).toEqual([]);
  });

  it.each<Record<string, string>>([
    {},
    { action: 'pay' },
    { action: 'pay', card: 'gold' },
    { action: 'pay', card: '<script>' },
  ])('asks again for %j', async (fields) => {
    const { path } = await open();
    const { status, text } = await send(path, fields);
    expect([status, text.includes('Pay $2.99'), text.includes('<script')]).toEqual([200, true, false]);
    expect(await subscription()).toEqual([]);
  });

  it('says that it has expired, and that there is none', async () => {
    const { path } = await open();
    app.later(86_400_000);
    expect((await get(path)).text).toContain('This checkout has expired. Nothing was bought.');
    expect((await send(path, { action: 'pay', card: 'works' })).text).toContain('This checkout has expired');
    expect(await subscription()).toEqual([]);
    for (const unknown of ['/sandbox/payments/checkout/cs_test_x', '/sandbox/payments/', '/sandbox/payments/x/y']) {
      const { status, text } = await get(unknown);
      expect([status, text.includes('There is no such checkout.')]).toEqual([404, true]);
    }
  });

  it('takes no more than a form', async () => {
    const { path } = await open();
    expect((await send(path, { card: 'x'.repeat(9000) })).status).toBe(413);
  });
});

describe('the billing portal', () => {
  const portal = async (flow?: Stripe.BillingPortal.SessionCreateParams.FlowData) => {
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: `${HOME}/profile`,
      ...(flow ? { flow_data: flow } : {}),
    });
    return pathOf(url);
  };
  const buy = async (tier: string, card = 'works') => {
    await send((await open(tier)).path, { action: 'pay', card });
  };

  it('API-18 shows the plan, what comes next and what was paid, and leads back', async () => {
    await buy('basic');
    const { status, text, headers } = await get(await portal());
    expect(status).toBe(200);
    for (const part of [
      'Test checkout: no card is charged',
      'Basic, $2.99 a month',
      'Next payment on December 20, 2026',
      'Change to Premium',
      'Cancel the plan',
      'Change the card',
      '<li><span>November 20, 2026</span><span>$2.99, paid</span></li>',
      `href="${HOME}/profile">Back`,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('<script');
    expect(headers.get('Content-Security-Policy')).toBe(POLICY);
  });

  it('API-18 cancels, resumes, and changes the plan in both directions', async () => {
    await buy('basic');
    const path = await portal();
    expect(await send(path, { action: 'cancel' })).toMatchObject({ status: 303, to: path });
    expect(await subscription()).toEqual([['active', 'price_sandbox_basic', true]]);
    expect((await get(path)).text).toContain('Ends on December 20, 2026');
    await send(path, { action: 'resume' });
    expect(await subscription()).toEqual([['active', 'price_sandbox_basic', false]]);
    await send(path, { action: 'switch', price: 'price_sandbox_premium' });
    expect(await subscription()).toEqual([['active', 'price_sandbox_premium', false]]);
    expect((await get(path)).text).toContain('Change to Basic');
    await send(path, { action: 'switch', price: 'price_sandbox_basic' });
    await send(path, { action: 'switch', price: 'price_of_nothing' });
    expect(await subscription()).toEqual([['active', 'price_sandbox_basic', false]]);
  });

  it('takes another card when the last payment failed', async () => {
    await buy('basic', 'later');
    app.later(31 * 86_400_000);
    const path = await portal();
    const { text } = await get(path);
    expect(text).toContain('The last payment failed. Please choose another card.');
    expect(text).toContain('$2.99, not paid');
    expect(await send(path, { action: 'card', card: 'declined' })).toMatchObject({
      status: 200,
      text: expect.stringContaining('The card was declined.'),
    });
    expect(await subscription()).toMatchObject([['past_due', 'price_sandbox_basic', false]]);
    await send(path, { action: 'card', card: 'works' });
    expect(await subscription()).toMatchObject([['active', 'price_sandbox_basic', false]]);
    expect((await get(path)).text).not.toContain('not paid');
  });

  it('asks whether a plan is to be changed, and leads to where the shop said', async () => {
    await buy('basic');
    const [bought] = (await stripe.subscriptions.list({ customer })).data;
    const path = await portal({
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: bought?.id ?? '',
        items: [{ id: bought?.items.data[0]?.id ?? '', price: 'price_sandbox_premium', quantity: 1 }],
      },
      after_completion: { type: 'redirect', redirect: { return_url: `${HOME}/profile?checkout=success` } },
    });
    const { text } = await get(path);
    expect(text).toContain('Now: Basic, $2.99 a month');
    expect(text).toContain('New: Premium, $8.99 a month');
    expect(text).toContain(`href="${HOME}/profile">Cancel`);
    expect(await subscription()).toEqual([['active', 'price_sandbox_basic', false]]);
    expect(await send(path, { action: 'confirm' })).toMatchObject({
      status: 303,
      to: `${HOME}/profile?checkout=success`,
    });
    expect(await subscription()).toEqual([['active', 'price_sandbox_premium', false]]);
    expect((await get(path)).text).toContain('Change to Basic');
  });

  it('says so to who has no plan', async () => {
    expect((await get(await portal())).text).toContain('You have no plan.');
    await buy('basic');
    await stripe.subscriptions.cancel((await stripe.subscriptions.list({ customer })).data[0]?.id ?? '');
    const { text } = await get(await portal());
    expect([text.includes('You have no plan.'), text.includes('Invoices'), text.includes('<form')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('closes after five minutes of idleness, not before, and is closed for who guesses', async () => {
    await buy('basic');
    const path = await portal();
    for (let visits = 0; visits < 3; visits += 1) {
      app.later(300_000);
      expect((await get(path)).status).toBe(200);
    }
    app.later(300_001);
    for (const over of [path, '/sandbox/payments/portal/test_guessed', path.replace('portal', 'checkout')])
      for (const answer of [await get(over), await send(over, { action: 'cancel' })]) {
        expect(answer.status).toBe(404);
        expect(answer.text).toMatch(/This page has expired|There is no such checkout/);
      }
    expect(await subscription()).toEqual([['active', 'price_sandbox_basic', false]]);
  });
});

it('DECIDE-66 is not there in production, and not where payments are off', async () => {
  const environments: Record<string, string>[] = [
    { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(40) },
    { PAYMENTS: 'off' },
    { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  ];
  for (const env of environments) {
    const { ask, close, sandboxPayments } = await createTestApp({ env });
    expect([sandboxPayments, (await ask('/sandbox/payments/checkout/x')).status]).toEqual([undefined, 404]);
    await close();
  }
});
