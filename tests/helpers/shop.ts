// A server that sells, and the provider it sells through.
import * as v from 'valibot';
import { SubscriptionSchema, UrlAnswerSchema, type Subscription } from '../../contract/payments.ts';
import { startStripeStub } from './stripe-stub.ts';
import { createTestApp, type AskFor, type Family, type TestApp } from './test-app.ts';

export async function openShop(env: Record<string, string> = {}) {
  let app: TestApp | undefined;
  const provider = await startStripeStub(() => app?.clock.now() ?? 0);
  const server = (app = await createTestApp({ env: { JWT_TTL_SECONDS: '31536000', ...provider.env, ...env } }));
  const customerOf = async (userId: string): Promise<string> => {
    const row = await server.database
      .selectFrom('billing_accounts')
      .select('customer')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return row.customer;
  };
  return {
    ...server,
    provider,
    customerOf,
    /** A family whose customer the provider knows, with whatever was bought there since. */
    buyer: async (): Promise<Family & { customer: string }> => {
      const family = await server.signedIn();
      const answer = await buy(family.ask, 'price_basic');
      if (answer.status !== 200) throw new Error(`checkout was answered with ${answer.status}`);
      return { ...family, customer: await customerOf(family.userId) };
    },
    /** Tells the webhook of something. */
    tell: (event: { body: string; headers: Record<string, string> }) =>
      server.ask('/api/payments/webhook', { method: 'POST', ...event }),
    close: async () => {
      await server.close();
      await provider.stop();
    },
  };
}
export type Shop = Awaited<ReturnType<typeof openShop>>;

export const buy = (ask: AskFor, priceId: string, headers: Record<string, string> = {}): Promise<Response> =>
  ask('/api/payments/checkout', { method: 'POST', body: { priceId }, headers });

/** Where a checkout that has to succeed leads. */
export const pageOf = async (answer: Response): Promise<string> => v.parse(UrlAnswerSchema, await answer.json()).url;

/** How a family stands. */
export const planOf = async (ask: AskFor, isFresh = false): Promise<Subscription> =>
  v.parse(
    v.strictObject(SubscriptionSchema.entries),
    await (await ask(`/api/payments/subscription${isFresh ? '?refresh=true' : ''}`)).json(),
  );
