import { QueryClientProvider, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCategories, POPULAR_OPTIONS } from '../../../tests/helpers/categories.ts';
import type { CategoryOption } from '#contract/category-calls';
import { createQueryClient } from '../../lib/query-client.ts';
import { categorySearchQuery, featuredCategoriesQuery, popularCategoriesQuery } from './browse.queries.ts';

const calls: string[] = [];
let status = 200;
beforeEach(() => {
  calls.length = 0;
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    if (status !== 200) return new Response('down', { status });
    const { pathname, search } = new URL(url, 'http://localhost');
    return answerCategories({ path: pathname.replace('/api', ''), query: search });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fetched = (query: { queryKey: readonly unknown[] }) => createQueryClient().fetchQuery({ ...query, retry: false });

/** How many calls a mount makes of which the answer is so old. */
async function callsAfter(age: number, options: UseQueryOptions<CategoryOption[], Error, CategoryOption[], string[]>) {
  const client = createQueryClient();
  const mount = async () => {
    const view = renderHook(() => useQuery(options), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await act(async () => void (await vi.advanceTimersByTimeAsync(0)));
    return view;
  };
  (await mount()).unmount();
  calls.length = 0;
  vi.advanceTimersByTime(age);
  (await mount()).unmount();
  client.clear();
  return calls.length;
}
const seconds = (minutes: number, rest: number) => (minutes * 60 + rest) * 1000;

describe('when categories are asked for again', () => {
  it('BROWSE-11, LIM-18: popular ones are stale after 5 minutes', async () => {
    expect(popularCategoriesQuery('en').staleTime).toBe(300_000);
    expect(await callsAfter(seconds(4, 59), popularCategoriesQuery('en'))).toBe(0);
    expect(await callsAfter(seconds(5, 1), popularCategoriesQuery('en'))).toBe(1);
  });

  it('BROWSE-12, LIM-18: featured ones are stale after 15 minutes', async () => {
    expect(featuredCategoriesQuery('en').staleTime).toBe(900_000);
    expect(await callsAfter(seconds(14, 59), featuredCategoriesQuery('en'))).toBe(0);
    expect(await callsAfter(seconds(15, 1), featuredCategoriesQuery('en'))).toBe(3);
  });
});

describe('what is asked for', () => {
  it('BROWSE-6, LIM-19: featured are the 3 most popular themes, 2 characters and 3 settings', async () => {
    const most = (type: string, count: number) =>
      POPULAR_OPTIONS.filter((option) => option.category_type === type).slice(0, count);
    expect(await fetched(featuredCategoriesQuery('en'))).toEqual([
      ...most('themes', 3),
      ...most('characters', 2),
      ...most('settings', 3),
    ]);
    for (const call of calls) expect(call).toMatch(/^\/api\/categories\/\w+\?sortByPopularity=true&lang=en$/);
  });

  it('BROWSE-7, LIM-19: popular are ten, the most popular first', async () => {
    const popular = (await fetched(popularCategoriesQuery('en'))) as CategoryOption[];
    expect(calls).toEqual(['/api/categories?sortByPopularity=true&limit=10&lang=en']);
    expect(popular).toHaveLength(10);
    const scores = popular.map((option) => option.popularity_score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  });

  it('is kept on the device, and by language', () => {
    for (const query of [featuredCategoriesQuery, popularCategoriesQuery]) {
      expect(query('en').meta).toEqual({ persist: true });
      expect(query('en').queryKey).not.toEqual(query('ru').queryKey);
    }
  });

  it.each([
    ['featured', featuredCategoriesQuery('en')],
    ['popular', popularCategoriesQuery('en')],
    ['search', categorySearchQuery('en', 'robot')],
  ])('BROWSE-13: a failure of %s without words says its status', async (_name, query) => {
    status = 503;
    await expect(fetched(query as { queryKey: readonly unknown[] })).rejects.toThrow('HTTP error! status: 503');
  });
});
