import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSummary } from '#shelf/packages';
import { summaryOf } from '#shelf/summary';
import { STORY_ID, storyLike } from '../../../tests/helpers/stories.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { keptSummaryQuery } from '../../lib/shelf.ts';
import { useKept } from './use-kept.ts';

vi.mock('#shelf/packages', () => ({ readSummary: vi.fn() }));

const summary = summaryOf(storyLike(), { known: undefined, isMadeHere: false, textBytes: 1, now: 0 });
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)));
const open = (client = createQueryClient()) =>
  renderHook(() => useKept(STORY_ID, 'complete'), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });

beforeEach(() => void vi.mocked(readSummary).mockReset().mockResolvedValue(summary));
afterEach(() => vi.restoreAllMocks());

it.each([
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ['has the focus again', () => dispatchEvent(new Event('focus'))],
])('a story that another tab has removed is saved no more once its page %s', async (_name, comeBack) => {
  const { result } = open();
  await waitFor(() => expect(result.current.summary).toEqual(summary));
  vi.mocked(readSummary).mockResolvedValue(undefined);
  comeBack();
  await waitFor(() => expect(result.current.summary).toBeNull());
});

it('a page that is hidden reads nothing', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.isFresh).toBe(true));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await settle();
  expect(readSummary).toHaveBeenCalledOnce();
});

it('what an earlier visit knew is not taken for what is known now', async () => {
  const client = createQueryClient();
  client.setQueryData(keptSummaryQuery(STORY_ID).queryKey, summary);
  const { result } = open(client);
  expect(result.current).toEqual({ summary, isFresh: false });
  await waitFor(() => expect(result.current.isFresh).toBe(true));
});
