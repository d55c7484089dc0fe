// A provider who keeps us waiting: nobody waits long for him.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShop, planOf, type Shop } from '../../tests/helpers/shop.ts';
import { never } from '../../tests/helpers/test-app.ts';
import { createProvider } from './provider.ts';

let shop: Shop | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await shop?.close();
  shop = undefined;
});
const open = async () => (shop = await openShop());
const connection = { apiBase: 'http://127.0.0.1:9', secretKey: 'sk_test', webhookSecret: 'whsec' };
const empty = () => Response.json({ object: 'list', data: [] });
/** A provider in this process that answers once, so that everything is loaded, and then never again. */
async function silent() {
  let calls = 0;
  const provider = createProvider({
    ...connection,
    answer: async () => ((calls += 1) > 1 ? never<Response>() : empty()),
  });
  await provider.prices();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { provider, calls: () => calls - 1 };
}
type Silent = Awaited<ReturnType<typeof silent>>['provider'];

describe('a provider that does not answer', () => {
  it.each([
    ['the prices', 4000, (provider: Silent) => provider.prices()],
    ['what somebody waits for', 3000, (provider: Silent) => provider.subscriptions('cus', { isHurried: true })],
    ['a customer', 10_000, (provider: Silent) => provider.createCustomer('id', 'anna@example.com', 'key')],
    ['subscriptions', 10_000, (provider: Silent) => provider.subscriptions('cus')],
  ])('is given up for %s after %d ms', async (_what, ms, call) => {
    const { provider } = await silent();
    let failure: unknown;
    call(provider).catch((thrown: unknown) => {
      failure = thrown;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ name: 'ProviderFailure' });
  });

  it('is given up, and let go, when he only drips', async () => {
    const { provider } = await open();
    let isLetGo = false;
    let drip: NodeJS.Timeout | undefined;
    const dripping = new ReadableStream<Uint8Array>({
      start: (controller) => {
        drip = setInterval(() => controller.enqueue(new TextEncoder().encode(' ')), 20);
      },
      cancel: () => {
        clearInterval(drip);
        isLetGo = true;
      },
    });
    provider.says = () => new Response(dripping, { headers: { 'Content-Type': 'application/json' } });
    const impatient = createProvider({ ...provider.connection, patienceMs: 300 });
    await expect(impatient.createCustomer('id', 'anna@example.com', 'key')).rejects.toThrow('customers.create');
    await expect.poll(() => isLetGo).toBe(true);
  });
});

describe('a page that waits for what is new', () => {
  it('asks once, tells what is known, and may ask again at once', async () => {
    const { buyer, provider, later } = await open();
    const { ask, customer } = await buyer();
    provider.subscribe(customer, 'basic');
    later(10_000);
    const asked = () => provider.calls.filter((call) => call === 'GET /v1/subscriptions').length;
    const before = asked();
    provider.says = () => Response.json({ error: {} }, { status: 500 });
    expect(await planOf(ask, true)).toMatchObject({ subscribed: false });
    expect(asked() - before).toBe(1);
    provider.says = undefined;
    expect(await planOf(ask, true)).toMatchObject({ subscribed: true, subscription_tier: 'basic' });
  });
});
