import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countCategory } from './count-category.ts';

const MYSTERY = { type: 'themes', slug: 'mystery' } as const;
const sent: { url: string; init: RequestInit | undefined }[] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  sent.length = 0;
  answer = async () => Response.json({ category_type: 'themes', category_value: 'mystery', popularity_score: 1 });
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('DECIDE-37: tells the server once an hour for each card, even when the page is left', () => {
  countCategory(MYSTERY);
  countCategory(MYSTERY);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('/api/categories/increment');
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    keepalive: true,
    body: JSON.stringify({ category_type: 'themes', category_value: 'mystery' }),
  });
  countCategory({ type: 'characters', slug: 'family' });
  countCategory({ type: 'themes', slug: 'family' });
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(3_599_000);
  countCategory(MYSTERY);
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(1000);
  countCategory(MYSTERY);
  expect(sent).toHaveLength(4);
});

it('says nothing without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  countCategory(MYSTERY);
  expect(sent).toEqual([]);
});

it('lets nobody hear of its failure, and takes a broken note for none', async () => {
  localStorage.setItem('tuckaway-counted', '{"themes/mystery":"yesterday"');
  answer = async () => Response.json({}, { status: 503 });
  expect(() => countCategory(MYSTERY)).not.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
});
