import { assertCustomer } from './customer-calls.ts';
import type { Call, CallOf } from './call.ts';
import { missingResource, wrongParameter } from './stripe-failure.ts';
import { PRICES } from './stripe-price.ts';

const MAX_LISTED = 100;

const listOf = (url: string, data: readonly object[], { params }: Call) => {
  const limit = Number(params.get('limit') ?? 10);
  if (!(limit >= 1 && limit <= MAX_LISTED)) throw wrongParameter('limit', `Invalid limit: ${String(limit)}`);
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url };
};

async function find({ db, ledger, id }: Call) {
  const found = await ledger.findSubscription(db, id);
  if (!found) throw missingResource('subscription', id);
  return found;
}

/** Prices, and the subscriptions to them. */
export const subscriptionCalls: readonly CallOf[] = [
  {
    method: 'GET',
    path: '/v1/prices',
    knows: ['active', 'type', 'limit'],
    answer: async (call) => {
      const isWanted = call.params.get('active') !== 'false' && call.params.get('type') !== 'one_time';
      return listOf('/v1/prices', isWanted ? PRICES : [], call);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    knows: ['customer', 'status', 'limit'],
    answer: async (call) => {
      const { db, ledger, required, params } = call;
      const { id } = await assertCustomer(call, required('customer'), 'customer');
      const status = params.get('status');
      const all = await ledger.listSubscriptions(db, id);
      const wanted = all.filter((each) =>
        status === null ? each.status !== 'canceled' : status === 'all' || each.status === status,
      );
      return listOf('/v1/subscriptions', wanted, call);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    knows: [],
    answer: find,
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    knows: ['prorate'],
    answer: async (call) => {
      const found = await find(call);
      if (found.status === 'canceled') throw missingResource('subscription', call.id);
      return call.ledger.cancelNow(call.db, found, call.params.get('prorate') === 'true');
    },
  },
];
