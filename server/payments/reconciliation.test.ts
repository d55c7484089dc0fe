import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { broken } from '../../tests/helpers/stripe-stub.ts';
import { never } from '../../tests/helpers/test-app.ts';
import { createReconciliation } from './reconciliation.ts';
import type { Subscriptions } from './subscriptions.ts';

let shop: Shop;
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});
const open = async () => (shop = await openShop());
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const log = pino({ enabled: false });
const reconciliation = (read: Subscriptions['read']) =>
  createReconciliation({ database: shop.database, clock: shop.clock, subscriptions: { read }, log });

it('looks again in its next run for what it could not look up', async () => {
  const { buyer, provider, payments, later } = await open();
  const { ask, customer } = await buyer();
  provider.subscribe(customer, 'basic');
  later(DAY + 1);
  provider.says = (_call, c) => broken(c);
  await payments.reconcile();
  expect(await planOf(ask)).toMatchObject({ subscribed: false });
  provider.says = undefined;
  later(HOUR);
  await payments.reconcile();
  expect(await planOf(ask)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
});

it('is held up by a run that is stuck for less than an hour', async () => {
  const { buyer, later } = await open();
  const { userId } = await buyer();
  later(DAY + 1);
  const read: string[] = [];
  const { reconcile } = reconciliation((id) => (read.push(id) === 1 ? never() : Promise.resolve(undefined)));
  const stuck = reconcile();
  await expect.poll(() => read.length).toBe(1);
  expect(reconcile()).toBe(stuck);
  later(HOUR);
  await reconcile();
  expect(read).toEqual([userId, userId]);
});

it('stops in the middle when the server does', async () => {
  const { buyer, later } = await open();
  await buyer();
  await buyer();
  later(DAY + 1);
  let read = 0;
  const { reconcile, stop } = reconciliation(async () => {
    read += 1;
    stop();
    return undefined;
  });
  await reconcile();
  expect(read).toBe(1);
});

it('runs a minute after the start, then every hour, and not once it is stopped', async () => {
  const { buyer, later } = await open();
  await buyer();
  later(DAY + 1);
  let read = 0;
  const { start, stop } = reconciliation(async () => {
    read += 1;
    return undefined;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  start();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(read).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await vi.waitFor(() => expect(read).toBe(1));
  await vi.advanceTimersByTimeAsync(HOUR - 60_000);
  await vi.waitFor(() => expect(read).toBe(2));
  stop();
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(read).toBe(2);
});
