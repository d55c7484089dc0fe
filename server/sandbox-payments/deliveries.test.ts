// How events reach our server: signed, again and again until they are taken, and also after a restart.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lendAddress } from '../../tests/helpers/empty-database.ts';
import { DAY_MS, startProvider } from '../../tests/helpers/payment-provider.ts';
import { openDatabase } from '../platform/database.ts';

const BOUGHT = ['customer.subscription.created', 'invoice.paid', 'checkout.session.completed'];
const typesOf = (told: readonly { body: string }[]) =>
  told.map(({ body }) => (JSON.parse(body) as { type: string }).type);

it('go to our webhook with a signature that the SDK accepts, and once when they are taken', async () => {
  const provider = await startProvider();
  await provider.subscribed();
  await provider.tell();
  await provider.tell();
  expect(provider.toldTypes()).toEqual(BOUGHT);
  const [{ body, signature } = { body: '', signature: '' }] = provider.told;
  const { webhookSecret } = provider.connection;
  const check =
    (text: string, secret: string, at = provider.time.now) =>
    () =>
      provider.stripe.webhooks.constructEvent(text, signature, secret, undefined, undefined, at);
  expect(check(body, webhookSecret)).not.toThrow();
  expect(check(`${body} `, webhookSecret)).toThrow(/signature/);
  expect(check(body, 'whsec_other')).toThrow(/signature/);
  expect(check(body, webhookSecret, provider.time.now + 600_000)).toThrow(/tolerance/);
  await provider.close();
});

it('are told again after 1, 5 and 30 seconds, 5 minutes, then every hour, for three days', async () => {
  const provider = await startProvider();
  provider.webhook.status = 500;
  await provider.subscribed();
  const begun = provider.time.now;
  await provider.tell();
  const attempts = [0];
  let count = provider.told.length;
  for (const wait of [1, 5, 30, 300, 3600, 3600]) {
    provider.time.now += wait * 1000 - 1;
    await provider.tell();
    expect(provider.told).toHaveLength(count);
    provider.time.now += 1;
    await provider.tell();
    expect(provider.told).toHaveLength(count + 3);
    count = provider.told.length;
    attempts.push(provider.time.now - begun);
  }
  expect(attempts).toEqual([0, 1000, 6000, 36_000, 336_000, 3_936_000, 7_536_000]);
  for (let hours = 0; hours < 80; hours += 1) {
    provider.time.now += 3_600_000;
    await provider.tell();
  }
  const last = provider.told.length;
  expect(last).toBe(3 * (attempts.length + 69));
  provider.time.now += DAY_MS;
  await provider.tell();
  expect(provider.told).toHaveLength(last);
  expect(provider.lines.filter((line) => line.includes('is given up'))).toHaveLength(3);
  await provider.close();
});

it('are told later in any order when that is asked', async () => {
  const orders = new Set<string>();
  for (let tries = 0; tries < 40 && orders.size < 2; tries += 1) {
    const provider = await startProvider({ isShuffled: true });
    await provider.subscribed();
    await provider.tell();
    expect(provider.toldTypes().toSorted()).toEqual(BOUGHT.toSorted());
    orders.add(provider.toldTypes().join());
    await provider.close();
  }
  expect(orders.size).toBe(2);
});

it('are told a few at once, in the order in which they happened when nothing is asked', async () => {
  let atOnce = 0;
  let most = 0;
  const bodies: { body: string }[] = [];
  const provider = await startProvider({
    request: async (asked) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      bodies.push({ body: await asked.text() });
      await Promise.resolve();
      atOnce -= 1;
      return new Response(null, { status: 200 });
    },
  });
  await provider.subscribed();
  await provider.subscribed();
  await provider.tell();
  expect(typesOf(bodies)).toEqual([...BOUGHT, ...BOUGHT]);
  expect(most).toBeLessThanOrEqual(3);
  await provider.close();
});

it('wait for a server that does not answer only until the end, and are told again after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-sandbox-'));
  const { address, giveBack } = await lendAddress(folder);
  let isAsked = false;
  const hanging = await startProvider({
    database: await openDatabase(address),
    request: () => {
      isAsked = true;
      return new Promise(() => {});
    },
  });
  const { subscription } = await hanging.subscribed();
  hanging.sandbox.start();
  await expect.poll(() => isAsked).toBe(true);
  await hanging.close();

  // The same database, another process: all is there, and what was not taken is told by itself.
  const back = await startProvider({ database: await openDatabase(address) });
  expect((await back.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
  back.sandbox.start();
  await expect.poll(back.toldTypes).toEqual(BOUGHT);
  await back.close();
  await giveBack();
  rmSync(folder, { recursive: true, force: true });
});

it('are told by themselves once it has started, not before', async () => {
  const provider = await startProvider();
  await provider.subscribed();
  expect(provider.told).toEqual([]);
  provider.sandbox.start();
  await expect.poll(() => provider.told).toHaveLength(3);
  await provider.subscribed('premium');
  await expect.poll(() => provider.told).toHaveLength(6);
  await provider.close();
});

it('are forgotten thirty days after they were taken, with customers who left', async () => {
  const provider = await startProvider();
  const { customer } = await provider.subscribed();
  await provider.tell();
  await provider.stripe.customers.del(customer);
  await provider.tell();
  const count = async () => {
    const rows = [];
    for (const table of ['sandbox_payment_objects', 'sandbox_payment_events'] as const)
      rows.push((await provider.database.selectFrom(table).select('id').execute()).length);
    return rows;
  };
  // The customer, his subscription and his bill; of what was told the checkout has gone, which named him.
  expect(await count()).toEqual([3, 3]);
  provider.time.now += 30 * DAY_MS;
  await provider.tell();
  expect(await count()).toEqual([3, 3]);
  provider.time.now += 1;
  await provider.tell();
  expect(await count()).toEqual([0, 0]);
  await provider.close();
});

it('that do not arrive leave one short line each', async () => {
  const provider = await startProvider({
    request: () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
    },
  });
  await provider.subscribed();
  await provider.tell();
  const lines = provider.lines.map((line): unknown => JSON.parse(line));
  expect(lines).toHaveLength(3);
  for (const line of lines) {
    expect(line).toMatchObject({
      level: 40,
      event: expect.stringMatching(/^evt_/),
      reason: 'fetch failed (ECONNREFUSED)',
    });
    expect(line).not.toHaveProperty('err');
  }
  expect(provider.lines.join()).not.toContain('stack');
  await provider.close();
});
