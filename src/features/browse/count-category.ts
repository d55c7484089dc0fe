import * as v from 'valibot';
import { CategoryIncrementAnswerSchema } from '#contract/category-calls';
import { type CategorySlug } from '#contract/categories';
import { request } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const COUNTED_KEY = 'tuckaway-counted';
const HOUR_MS = 3_600_000;
const CountedSchema = v.record(v.string(), v.number());

function countedSince(start: number): Record<string, number> {
  try {
    const stored = v.parse(CountedSchema, JSON.parse(readStored(COUNTED_KEY) ?? '{}'));
    return Object.fromEntries(Object.entries(stored).filter(([, at]) => at > start));
  } catch {
    return {};
  }
}

/**
 * Tells the server that a category was chosen: once an hour for each, never without a network, and nobody waits for it
 * or hears of its failure.
 */
export function countCategory({ type, slug }: Pick<CategorySlug, 'type' | 'slug'>): void {
  if (!navigator.onLine) return;
  const now = Date.now();
  const counted = countedSince(now - HOUR_MS);
  const name = `${type}/${slug}`;
  if (counted[name] !== undefined) return;
  writeStored(COUNTED_KEY, JSON.stringify({ ...counted, [name]: now }));
  const body = { category_type: type, category_value: slug };
  void request('/categories/increment', CategoryIncrementAnswerSchema, { method: 'POST', body, keepalive: true }).catch(
    () => undefined,
  );
}
