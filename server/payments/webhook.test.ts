// What the provider tells: never believed, always looked up.
import { afterEach, describe, expect, it } from 'vitest';
import { breakTable } from '../../tests/helpers/broken-table.ts';
import { openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { broken } from '../../tests/helpers/stripe-stub.ts';
import { rowCounts } from '../../tests/helpers/test-app.ts';

let shop: Shop;
afterEach(() => shop.close());
const open = async (...options: Parameters<typeof openShop>) => (shop = await openShop(...options));
const said = async (answer: Response) => [answer.status, await answer.json()];
const RECEIVED = [200, { received: true }];
const DAY = 86_400_000;

describe('POST /api/payments/webhook', () => {
  it.each([
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
  ])('gives the plan that was bought when it hears %s', async (type) => {
    const { buyer, provider, tell } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'premium');
    expect(await said(await tell(provider.event({ id: customer }, { type })))).toEqual(RECEIVED);
    expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_tier: 'premium', status: 'active' });
  });

  it.each([
    ['signed with another secret', { secret: 'whsec_of_somebody' }],
    ['ten minutes old', { ageSeconds: 600 }],
  ])('SRV-13 refuses an event that is %s', async (_what, how) => {
    const { buyer, provider, tell, database } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'premium');
    const answer = await tell(provider.event(customer, how));
    expect(await said(answer)).toMatchObject([400, { error: 'Invalid signature', code: 'signature_invalid' }]);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'free' });
    expect(await rowCounts(database)).toMatchObject({ payment_events: 0 });
  });

  it('SRV-13 refuses an event whose body was changed, before it reads it', async () => {
    const { buyer, provider, tell } = await open();
    const { customer } = await buyer();
    const event = provider.event(customer);
    for (const body of [event.body.replace(customer, 'cus_other'), `${event.body} `, `\uFEFF${event.body}`, '{', '']) {
      expect(await said(await tell({ ...event, body }))).toMatchObject([400, { code: 'signature_invalid' }]);
    }
    for (const signature of ['', 't=1', 't=1,v1=', 'nonsense'])
      expect((await tell({ ...event, headers: { 'Stripe-Signature': signature } })).status).toBe(400);
    expect((await tell({ body: event.body, headers: {} })).status).toBe(400);
  });

  it.each(['{', 'null', '7', '[]', '{}', '{"id":"evt","type":"invoice.paid"}', '{"object":"v2.core.event"}'])(
    'refuses %s as no event though it is signed',
    async (payload) => {
      const { provider, tell } = await open();
      expect(await said(await tell(provider.event('', { payload })))).toMatchObject([400, { code: 'invalid_json' }]);
    },
  );

  it('refuses a body of more than 512 KiB', async () => {
    const { provider, tell } = await open();
    const event = provider.event('', { payload: JSON.stringify({ long: 'x'.repeat(512 * 1024) }) });
    expect(await said(await tell(event))).toMatchObject([413, { code: 'too_large' }]);
    const data = { object: { customer: 'cus', long: 'x'.repeat(400 * 1024) } };
    const told = { id: 'evt_long', object: 'event', type: 'invoice.paid', data };
    expect((await tell(provider.event('', { payload: JSON.stringify(told) }))).status).toBe(200);
    const unknown = provider.event('cus', { id: 'x'.repeat(256) });
    expect(await said(await tell(unknown))).toMatchObject([400, { code: 'invalid_json' }]);
  });

  it('takes what it does not know, and the event of somebody unknown', async () => {
    const { buyer, provider, tell, lines, database } = await open();
    const { customer } = await buyer();
    expect(await said(await tell(provider.event(customer, { type: 'customer.updated' })))).toEqual(RECEIVED);
    expect(await said(await tell(provider.event('cus_nobody')))).toEqual(RECEIVED);
    expect(await said(await tell(provider.event(null)))).toEqual(RECEIVED);
    expect(lines.filter((line) => line.includes('none of ours'))).toHaveLength(2);
    expect(await rowCounts(database)).toMatchObject({ payment_events: 3, subscription_changes: 0 });
  });

  it('never believes an event: who is named in it, which plan, how it stands', async () => {
    const { buyer, provider, tell } = await open();
    const { ask, userId, customer } = await buyer();
    const object = {
      customer,
      status: 'active',
      metadata: { user_id: userId, tier: 'premium' },
      items: { data: [{ price: { product: { metadata: { tier: 'premium' } } } }] },
    };
    const payload = JSON.stringify({ id: 'evt_lie', type: 'customer.subscription.created', data: { object } });
    expect((await tell(provider.event(customer, { payload }))).status).toBe(200);
    expect(await planOf(ask)).toMatchObject({ subscribed: false, subscription_tier: 'free' });
  });

  it('SRV-13 has the effect of an event once, however often it is told', async () => {
    const { buyer, provider, tell, database } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic');
    const event = provider.event(customer);
    const answers = await Promise.all([tell(event), tell(event), tell(event)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const asked = provider.calls.length;
    expect(await said(await tell(event))).toEqual(RECEIVED);
    expect(provider.calls.length).toBe(asked);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'basic' });
    expect(await rowCounts(database)).toMatchObject({ payment_events: 1, subscription_changes: 1 });
  });

  it.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 0, 2, 1, 0]], [[2, 0, 1, 2]]])(
    'SRV-13 leads to the same plan in the order %j',
    async (order) => {
      const { buyer, provider, tell, database } = await open();
      const { ask, customer } = await buyer();
      const bought = provider.subscribe(customer, 'basic');
      const events = ['created', 'updated', 'deleted'].map((what) =>
        provider.event(customer, { type: `customer.subscription.${what}` }),
      );
      // By the time they are told, the family has changed its plan.
      bought.tier = 'premium';
      for (const at of order) {
        const event = events[at];
        if (event) expect((await tell(event)).status).toBe(200);
      }
      expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_tier: 'premium' });
      expect(await rowCounts(database)).toMatchObject({ subscription_changes: 1 });
    },
  );

  it('asks to be told again when the provider does not answer, and then loses nothing', async () => {
    const { buyer, provider, tell, database } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic');
    const event = provider.event(customer);
    provider.says = (_call, c) => broken(c);
    expect(await said(await tell(event))).toMatchObject([502, { code: 'provider_failed' }]);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'free' });
    expect(await rowCounts(database)).toMatchObject({ payment_events: 0 });
    provider.says = undefined;
    expect((await tell(event)).status).toBe(200);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'basic' });
  });

  it('writes an event and its effect together or not at all', async () => {
    const { buyer, provider, tell, database } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic');
    const event = provider.event(customer);
    const mend = await breakTable(database, 'update of subscription_status', 'users');
    expect((await tell(event)).status).toBe(500);
    expect(await rowCounts(database)).toMatchObject({ payment_events: 0, subscription_changes: 0 });
    await mend();
    expect((await tell(event)).status).toBe(200);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'basic' });
    expect(await rowCounts(database)).toMatchObject({ payment_events: 1, subscription_changes: 1 });
  });

  it('lets what was read later stand when an earlier reading comes in after it', async () => {
    const { buyer, provider, tell, database } = await open();
    const { ask, customer } = await buyer();
    const bought = provider.subscribe(customer, 'basic');
    let answerHeld = (_answer: Response) => {};
    const isHeld = new Promise<void>((resolve) => {
      provider.says = (call) => {
        if (call !== `GET /v1/subscriptions/${bought.id}`) return undefined;
        provider.says = undefined;
        resolve();
        return new Promise<Response>((answer) => {
          answerHeld = answer;
        });
      };
    });
    const early = tell(provider.event(customer));
    await isHeld;
    const { id, status, created, current_period_end } = bought;
    const old = {
      id,
      customer,
      status,
      created,
      cancel_at_period_end: false,
      items: { data: [{ id: 'si', current_period_end, price: { product: { metadata: { tier: 'basic' } } } }] },
    };
    bought.tier = 'premium';
    expect((await tell(provider.event(customer))).status).toBe(200);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'premium' });
    answerHeld(Response.json(old));
    expect((await early).status).toBe(200);
    expect(await planOf(ask)).toMatchObject({ subscription_tier: 'premium' });
    expect(await rowCounts(database)).toMatchObject({ payment_events: 2, subscription_changes: 1 });
  });

  it('forgets events after thirty days', async () => {
    const { buyer, provider, tell, database, payments, later } = await open();
    const { customer } = await buyer();
    await tell(provider.event(customer));
    later(30 * DAY);
    await payments.reconcile();
    expect(await rowCounts(database)).toMatchObject({ payment_events: 1, checkout_sessions: 0 });
    later(1);
    await payments.reconcile();
    expect(await rowCounts(database)).toMatchObject({ payment_events: 0 });
  });

  it('is off where nothing can be bought', async () => {
    const { provider, tell } = await open({ PAYMENTS: 'off' });
    expect(await said(await tell(provider.event('cus')))).toMatchObject([503, { code: 'payments_off' }]);
  });

  it('is for POST only', async () => {
    const { ask } = await open();
    const answer = await ask('/api/payments/webhook');
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });
});
