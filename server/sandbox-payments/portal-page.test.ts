// The billing portal, as a browser without scripts meets it.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOME, openPages, PAGE_POLICY, type Pages } from '../../tests/helpers/payment-provider.ts';

let pages: Pages;
beforeEach(async () => {
  pages = await openPages();
});
afterEach(() => pages.app.close());

it('API-18 shows the plan, what comes next and what was paid, and leads back', async () => {
  await pages.buy('basic');
  const { status, text, headers } = await pages.get(await pages.portal());
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
  expect(headers.get('Content-Security-Policy')).toBe(PAGE_POLICY);
});

it('API-18 cancels, resumes, and changes the plan in both directions', async () => {
  await pages.buy('basic');
  const path = await pages.portal();
  expect(await pages.send(path, { action: 'cancel' })).toMatchObject({ status: 303, to: path });
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', true]]);
  expect((await pages.get(path)).text).toContain('Ends on December 20, 2026');
  await pages.send(path, { action: 'resume' });
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', false]]);
  await pages.send(path, { action: 'switch', price: 'price_sandbox_premium' });
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_premium', false]]);
  expect((await pages.get(path)).text).toContain('Change to Basic');
  await pages.send(path, { action: 'switch', price: 'price_sandbox_basic' });
  await pages.send(path, { action: 'switch', price: 'price_of_nothing' });
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', false]]);
});

it('takes another card when the last payment failed', async () => {
  await pages.buy('basic', 'later');
  pages.app.later(31 * DAY_MS);
  const path = await pages.portal();
  const { text } = await pages.get(path);
  expect(text).toContain('The last payment failed. Please choose another card.');
  expect(text).toContain('$2.99, not paid');
  expect(await pages.send(path, { action: 'card', card: 'declined' })).toMatchObject({
    status: 200,
    text: expect.stringContaining('The card was declined.'),
  });
  expect(await pages.subscriptions()).toMatchObject([['past_due', 'price_sandbox_basic', false]]);
  await pages.send(path, { action: 'card', card: 'works' });
  expect(await pages.subscriptions()).toMatchObject([['active', 'price_sandbox_basic', false]]);
  expect((await pages.get(path)).text).not.toContain('not paid');
});

it('asks whether a plan is to be changed, and leads to where the shop said', async () => {
  await pages.buy('basic');
  const path = await pages.confirmation('price_sandbox_premium');
  const { text } = await pages.get(path);
  expect(text).toContain('Now: Basic, $2.99 a month');
  expect(text).toContain('New: Premium, $8.99 a month');
  expect(text).toContain(`href="${HOME}/profile">Cancel`);
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', false]]);
  expect(await pages.send(path, { action: 'confirm' })).toMatchObject({
    status: 303,
    to: `${HOME}/profile?checkout=success`,
  });
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_premium', false]]);
  expect((await pages.get(path)).text).toContain('Change to Basic');
});

it('says before a change what is paid now, what becomes credit, and what of it is paid with', async () => {
  await pages.buy('basic');
  pages.app.later(15 * DAY_MS);
  const path = await pages.confirmation('price_sandbox_premium');
  const dearer =
    'You pay $3.00 now, the difference for the time until December 20, 2026. From then on it costs $8.99 a month.';
  expect((await pages.get(path)).text).toContain(dearer);
  const portal = await pages.portal();
  expect((await pages.get(portal)).text).toContain(dearer);
  await pages.send(path, { action: 'confirm' });
  expect((await pages.get(portal)).text).toMatch(
    /December 5, 2026<br ?\/?><small>rest of the month<\/small><\/span><span>\$3\.00, paid</,
  );

  const cheaper =
    'You get $3.00 of credit for the time until December 20, 2026, which is taken off your next payments.';
  expect((await pages.get(portal)).text).toContain(cheaper);
  expect((await pages.get(await pages.confirmation('price_sandbox_basic'))).text).toContain(cheaper);
  await pages.send(portal, { action: 'switch', price: 'price_sandbox_basic' });
  const { text } = await pages.get(portal);
  expect(text).toContain('$3.00, credited');
  expect(text).toContain('Your credit: $3.00. It is taken off your next payments.');
  expect(text).toContain('You pay $0.00 now, the difference for the time until December 20, 2026, and $3.00 comes');

  pages.app.later(16 * DAY_MS);
  const later = await pages.get(await pages.portal());
  expect(later.text).toContain('<li><span>December 20, 2026</span><span>$0.00, paid, $2.99 from credit</span></li>');
  expect(later.text).toContain('Your credit: $0.01.');
});

it('a change that the card does not pay for leaves the plan, says so, and takes another card', async () => {
  await pages.buy('basic', 'later');
  const refused = 'The card was declined. Your plan is still Basic. Please choose another card.';
  const portal = await pages.portal();
  const switched = await pages.send(portal, { action: 'switch', price: 'price_sandbox_premium' });
  expect([switched.status, switched.text.includes(refused)]).toEqual([200, true]);

  const path = await pages.confirmation('price_sandbox_premium');
  expect((await pages.get(path)).text).not.toContain('Change the card');
  const { status, text } = await pages.send(path, { action: 'confirm' });
  expect([status, text.includes(refused), text.includes('Change the card')]).toEqual([200, true, true]);
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', false]]);
  expect(await pages.send(path, { action: 'card', card: 'works' })).toMatchObject({ status: 303, to: path });
  expect(await pages.send(path, { action: 'confirm' })).toMatchObject({ to: `${HOME}/profile?checkout=success` });
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_premium', false]]);
});

it('while a payment is missing no plan is changed', async () => {
  await pages.buy('premium', 'later');
  pages.app.later(31 * DAY_MS);
  const path = await pages.confirmation('price_sandbox_basic');
  const { text } = await pages.get(path);
  expect(text).toContain('The last payment failed. Please choose another card.');
  expect(text).not.toMatch(/Change to Basic|Confirm/);
  await pages.send(path, { action: 'confirm' });
  expect(await pages.subscriptions()).toEqual([['past_due', 'price_sandbox_premium', false]]);
  await pages.send(path, { action: 'card', card: 'works' });
  expect((await pages.get(path)).text).toContain('Confirm');
});

it.each([
  ['', 'Your plan - Test billing'],
  ['confirmation', 'Change of plan - Test billing'],
  ['over', 'Over - Test billing'],
])('has a title of its own: %s', async (which, title) => {
  await pages.buy('basic');
  const path = which === '' ? await pages.portal() : await pages.confirmation('price_sandbox_premium');
  const { text } = await pages.get(which === 'over' ? '/sandbox/payments/portal/test_guessed' : path);
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain('<html lang="en">');
});

it('says so to who has no plan', async () => {
  expect((await pages.get(await pages.portal())).text).toContain('You have no plan.');
  await pages.buy('basic');
  await pages.cancelNow();
  const { text } = await pages.get(await pages.portal());
  expect([text.includes('You have no plan.'), text.includes('Invoices'), text.includes('<form')]).toEqual([
    true,
    true,
    false,
  ]);
});

it('closes after five minutes of idleness, not before, and is closed for who guesses', async () => {
  await pages.buy('basic');
  const path = await pages.portal();
  for (let visits = 0; visits < 3; visits += 1) {
    pages.app.later(300_000);
    expect((await pages.get(path)).status).toBe(200);
  }
  pages.app.later(300_001);
  for (const over of [path, '/sandbox/payments/portal/test_guessed', path.replace('portal', 'checkout')])
    for (const answer of [await pages.get(over), await pages.send(over, { action: 'cancel' })]) {
      expect(answer.status).toBe(404);
      expect(answer.text).toMatch(/This page has expired|There is no such checkout/);
    }
  expect(await pages.subscriptions()).toEqual([['active', 'price_sandbox_basic', false]]);
});
