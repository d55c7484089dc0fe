import type { Call, CallOf } from './call.ts';
import { findObject, saveObject } from './sandbox-payments.store.ts';
import { customerOf } from './stripe-customer.ts';
import { missingResource, wrongParameter } from './stripe-failure.ts';
import { portalOf, type PortalFlow } from './stripe-portal.ts';
import { findPrice } from './stripe-price.ts';

/** An id of a customer who is still one. Throws StripeFailure resource_missing. */
export async function assertCustomer(call: Call, id: string, param?: string) {
  const found = await findObject(call.db, 'customer', id);
  if (!found || found.wire.deleted) throw missingResource('customer', id, param);
  return found.wire;
}

async function flowOf({ db, ledger, params, required }: Call): Promise<PortalFlow | undefined> {
  const type = params.get('flow_data[type]');
  if (type === null) return undefined;
  const name = 'flow_data[subscription_update_confirm]';
  if (type !== 'subscription_update_confirm') throw wrongParameter('flow_data[type]', `Invalid flow type: ${type}`);
  const flow = {
    subscription: required(`${name}[subscription]`),
    item: required(`${name}[items][0][id]`),
    price: required(`${name}[items][0][price]`),
    afterwards: params.get('flow_data[after_completion][redirect][return_url]'),
  };
  const subscription = await ledger.findSubscription(db, flow.subscription);
  if (subscription?.customer !== required('customer') || subscription.status === 'canceled')
    throw missingResource('subscription', flow.subscription, `${name}[subscription]`);
  if (subscription.items.data[0].id !== flow.item)
    throw missingResource('subscription_item', flow.item, `${name}[items][0][id]`);
  if (!findPrice(flow.price)) throw missingResource('price', flow.price, `${name}[items][0][price]`);
  if (subscription.items.data[0].price.id === flow.price)
    throw wrongParameter(`${name}[items]`, 'The subscription update does not change the subscription.');
  return flow;
}

/** Customers, and the door to what is billed to them. */
export const customerCalls: readonly CallOf[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    knows: ['email', 'metadata'],
    answer: async ({ db, ledger, clock, params, record }) => {
      const wire = customerOf(ledger.newId('cus'), {
        email: params.get('email'),
        metadata: record('metadata'),
        created: ledger.seconds(),
      });
      const object = { wire, card: 'works' } as const;
      await saveObject(db, { id: wire.id, kind: 'customer', customer: wire.id, object }, clock.now());
      return wire;
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    knows: [],
    answer: async (call) => {
      await assertCustomer(call, call.id);
      return call.ledger.removeCustomer(call.db, call.id);
    },
  },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    knows: ['customer', 'return_url', 'flow_data', 'locale'],
    answer: async (call) => {
      const { db, ledger, clock, pages, params } = call;
      const { id: customer } = await assertCustomer(call, call.required('customer'), 'customer');
      const flow = await flowOf(call);
      // Whoever has the address is let in, so it carries a secret that stands nowhere else.
      const secret = ledger.newId('test', 32);
      const wire = portalOf(ledger.newId('bps'), {
        customer,
        returnUrl: params.get('return_url'),
        flow,
        created: ledger.seconds(),
        url: `${pages}/portal/${secret}`,
      });
      const object = { wire, usedAt: clock.now(), ...(flow ? { flow } : {}) };
      await saveObject(db, { id: secret, kind: 'portal', customer, object }, clock.now());
      return wire;
    },
  },
];
