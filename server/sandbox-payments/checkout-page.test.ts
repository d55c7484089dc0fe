// The test checkout, as a browser without scripts meets it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOME, openPages, PAGE_POLICY, type Pages } from '../../tests/helpers/payment-provider.ts';
import { createTestApp } from '../../tests/helpers/test-app.ts';

let pages: Pages;
beforeEach(async () => {
  pages = await openPages();
});
afterEach(() => pages.app.close());

it('DECIDE-66 says what it is, what it sells, and offers test cards; it runs no script and is kept nowhere', async () => {
  const { path } = await pages.open('premium');
  const { status, text, headers } = await pages.get(path);
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
  expect(headers.get('Content-Security-Policy')).toBe(PAGE_POLICY);
});

it('DECIDE-66 pays, and leads to where the shop said', async () => {
  const { id, path } = await pages.open();
  const { status, to } = await pages.send(path, { action: 'pay', card: 'works' });
  expect([status, to]).toEqual([303, `${HOME}/profile?checkout=success&from=${id}`]);
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', false]]);
  const again = await pages.send(path, { action: 'pay', card: 'works' });
  expect([again.status, again.to]).toEqual([200, null]);
  expect(again.text).toContain('This checkout is complete.');
  expect((await pages.get(path)).text).toContain(`from=${id}">Continue`);
  expect(await pages.subscriptions()).toHaveLength(1);
});

it('says that a card was declined, and nothing is bought', async () => {
  const { path } = await pages.open();
  const { to, text } = await pages.send(path, { action: 'pay', card: 'declined' });
  expect(to).toBe(`${path}?declined=card`);
  expect(text).toContain('role="alert">The card was declined. Please choose another card.');
  expect(await pages.subscriptions()).toEqual([]);
});

it.each<Record<string, string>>([
  {},
  { action: 'pay' },
  { action: 'pay', card: 'gold' },
  { action: 'pay', card: '<script>' },
])('asks again for %j', async (fields) => {
  const { path } = await pages.open();
  const { status, text } = await pages.send(path, fields);
  expect([status, text.includes('Pay $2.99'), text.includes('<script')]).toEqual([200, true, false]);
  expect(await pages.subscriptions()).toEqual([]);
});

it('says that it has expired, and that there is none', async () => {
  const { path } = await pages.open();
  pages.app.later(DAY_MS);
  expect((await pages.get(path)).text).toContain('This checkout has expired. Nothing was bought.');
  expect((await pages.send(path, { action: 'pay', card: 'works' })).text).toContain('This checkout has expired');
  expect(await pages.subscriptions()).toEqual([]);
  for (const unknown of ['/sandbox/payments/checkout/cs_test_x', '/sandbox/payments/', '/sandbox/payments/x/y']) {
    const { status, text } = await pages.get(unknown);
    expect([status, text.includes('There is no such checkout.')]).toEqual([404, true]);
  }
});

it('says what is paid now, that it renews, and what of it credit pays', async () => {
  const terms = 'The plan renews every month for $8.99 until it is cancelled.';
  const { text } = await pages.get((await pages.open('premium')).path);
  expect(text).toContain(`You pay $8.99 now for the first month. ${terms}`);
  expect(text).toContain('<title>Premium - Test checkout</title>');
  expect(text).toContain('<html lang="en">');

  await pages.buy('premium');
  pages.app.later(15 * DAY_MS);
  await pages.send(await pages.portal(), { action: 'switch', price: 'price_sandbox_basic' });
  await pages.cancelNow();
  const again = await pages.get((await pages.open('premium')).path);
  expect(again.text).toContain(`You pay $8.99 now for the first month. $3.00 of it comes from your credit. ${terms}`);
  expect(again.text).toContain('Pay $5.99</button>');
});

it('a form that cannot be read is refused, on both pages, without an error', async () => {
  const { path } = await pages.open();
  const broken = {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disposition: form-data; name="card"\r\n\r\nworks',
  };
  for (const page of [path, await pages.portal(), '/sandbox/payments/portal/test_guessed']) {
    const answer = await pages.app.ask(page, broken);
    expect([answer.status, (await answer.text()).includes('This form could not be read.')]).toEqual([400, true]);
  }
  expect(pages.app.lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
  expect(await pages.subscriptions()).toEqual([]);
});

it('takes no more than a form', async () => {
  const { path } = await pages.open();
  expect((await pages.send(path, { card: 'x'.repeat(9000) })).status).toBe(413);
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
