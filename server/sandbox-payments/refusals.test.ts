// What the sandbox does not do, in the words of Stripe, as the real SDK takes them.
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal, sdkOf, SITE, startProvider, type Provider } from '../../tests/helpers/payment-provider.ts';

let provider: Provider;
let stripe: Stripe;
beforeAll(async () => {
  provider = await startProvider();
  ({ stripe } = provider);
});
afterAll(() => provider.close());

const INVALID = 'StripeInvalidRequestError';
const MISSING = { type: INVALID, code: 'resource_missing', statusCode: 400 };
const checkout: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [{ price: 'price_sandbox_basic', quantity: 1 }],
  success_url: `${SITE}/profile?checkout=success`,
};

it.each<[string, (s: Stripe) => Promise<unknown>, object]>([
  [
    'an unknown checkout',
    (s) => s.checkout.sessions.retrieve('cs_test_x'),
    { code: 'resource_missing', statusCode: 404 },
  ],
  ['an unknown subscription', (s) => s.subscriptions.retrieve('sub_x'), { code: 'resource_missing', statusCode: 404 }],
  ['an unknown customer', (s) => s.subscriptions.list({ customer: 'cus_x' }), { ...MISSING, param: 'customer' }],
  ['an unknown call', (s) => s.coupons.list(), { type: INVALID, statusCode: 404 }],
  [
    'a checkout of nothing',
    (s) => s.checkout.sessions.create({ mode: 'subscription' }),
    { code: 'parameter_missing', param: 'line_items[0][price]', statusCode: 400 },
  ],
  [
    'a parameter that it does not know',
    (s) => s.customers.create({ phone: '1' }),
    { code: 'parameter_unknown', param: 'phone', statusCode: 400 },
  ],
  [
    'to expand what is no id',
    (s) => s.prices.list({ expand: ['data.nothing'] }),
    { type: INVALID, param: 'expand', statusCode: 400 },
  ],
  [
    'to expand five levels',
    (s) => s.prices.list({ expand: ['data.a.b.c.d'] }),
    { type: INVALID, param: 'expand', statusCode: 400 },
  ],
])('%s', async (_what, call, expected) => expect(await refusal(call(stripe))).toMatchObject(expected));

it('an unknown price', async () => {
  const { id: customer } = await stripe.customers.create();
  const call = stripe.checkout.sessions.create({ ...checkout, customer, line_items: [{ price: 'p', quantity: 1 }] });
  expect(await refusal(call)).toMatchObject({ ...MISSING, param: 'line_items[0][price]' });
});
it('a time of expiry that is too soon or too late', async () => {
  const { id: customer } = await stripe.customers.create();
  for (const left of [60, 90_000]) {
    const expires_at = provider.time.now / 1000 + left;
    expect(await refusal(stripe.checkout.sessions.create({ ...checkout, customer, expires_at }))).toMatchObject({
      param: 'expires_at',
    });
  }
});
it('a wrong key', async () =>
  expect(await refusal(sdkOf(provider.sandbox, 'sk_test_wrong').prices.list())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  }));
it('names every answer', async () => {
  expect((await stripe.prices.list()).lastResponse.requestId).toMatch(/^req_\w{24}$/);
});
