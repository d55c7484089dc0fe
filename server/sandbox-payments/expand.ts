import type { Connection } from '../platform/database.ts';
import type { Ledger } from './sandbox-ledger.ts';
import { findObject } from './sandbox-payments.store.ts';
import { wrongParameter } from './stripe-failure.ts';
import { findPrice, PRODUCTS } from './stripe-price.ts';

/** As many as the API of Stripe allows; those through lists count with their `data`. */
const MAX_LEVELS = 4;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Puts objects in the place of their ids, wherever the caller asked for it. Throws StripeFailure for what cannot be. */
export async function expand(
  { db, ledger }: { db: Connection; ledger: Ledger },
  answer: object,
  paths: readonly string[],
): Promise<unknown> {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_LEVELS)
      throw wrongParameter('expand', `You cannot expand more than 4 levels of a property. Property: ${path}`);
    await expandIn(copy, steps, path);
  }
  return copy;

  async function expandIn(value: unknown, [step, ...rest]: readonly string[], path: string): Promise<void> {
    if (step === undefined) return;
    for (const node of Array.isArray(value) ? value : [value]) {
      if (node === null) continue;
      if (!isNode(node) || node[step] === undefined)
        throw wrongParameter('expand', `This property cannot be expanded (${path}).`);
      const found = node[step];
      if (typeof found === 'string') node[step] = (await load(found)) ?? found;
      await expandIn(node[step], rest, path);
    }
  }

  async function load(id: string): Promise<unknown> {
    const product = PRODUCTS.find((each) => each.id === id);
    if (product) return product;
    const sold = findPrice(id);
    if (sold) return sold.price;
    if (id.startsWith('sub_')) return ledger.findSubscription(db, id);
    for (const kind of ['customer', 'invoice', 'checkout'] as const) {
      const found = await findObject(db, kind, id);
      if (found) return found.wire;
    }
    return undefined;
  }
}
