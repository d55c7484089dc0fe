import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { createQueryClient } from '../../src/lib/query-client.ts';
import { createAppRouter } from '../../src/router.tsx';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'cut';

/** Opens a path of the page with a server made of `answers`; what is not listed is cut off. Collects the calls. */
export async function openPage(
  path: string,
  answers: (call: string) => Answer | undefined | Promise<Answer>,
  state: object = {},
) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    const call = `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}`;
    calls.push(call);
    const answer = (await answers(call)) ?? 'cut';
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    return Response.json(answer.body ?? {}, {
      status: answer.status ?? 200,
      ...(answer.headers ? { headers: answer.headers } : {}),
    });
  });
  const queryClient = createQueryClient();
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createAppRouter(queryClient, history);
  history.replace(path, state);
  await router.load();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await act(async () => {
    await vi.advanceTimersByTimeAsync?.(0).catch(() => undefined);
  });
  return { ...view, router, calls, asked: (call: string) => calls.filter((each) => each === call).length };
}
