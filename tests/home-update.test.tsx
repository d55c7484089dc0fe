// A new version waits for a calm moment: what the home page counts as work that a reload would bite.
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { gate, rememberForm, renderRoute } from './helpers/render-route.tsx';

/** Whether what waits for a calm moment would come within a minute in which nothing happens. */
async function isCalm(): Promise<boolean> {
  // The page's own copy of the module: it begins anew with every page.
  const { whenCalm } = await import('../src/lib/unfinished-work.ts');
  const callback = vi.fn<() => void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  whenCalm(callback);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  return callback.mock.calls.length > 0;
}

it('PWA-18: a quilt that was changed is work, until it is as it was opened or its page is left', async () => {
  rememberForm();
  const { user, router } = await renderRoute('/');
  expect(await isCalm()).toBe(true);
  const pictures = screen.getByRole('checkbox', { name: /pictures/ });
  await user.click(pictures);
  expect(await isCalm()).toBe(false);
  await user.click(pictures);
  expect(await isCalm()).toBe(true);
  await user.click(pictures);
  await act(() => router.navigate({ to: '/stories' }));
  expect(await isCalm()).toBe(true);
});

it('PWA-18: choices that an address brings are no work', async () => {
  rememberForm();
  const { router } = await renderRoute('/?theme=science');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(await isCalm()).toBe(true);
});

it('PWA-18: Generate is work until it is answered, also for a parent who has gone elsewhere', async () => {
  rememberForm();
  const { passed, open } = gate();
  const { user, router } = await renderRoute('/', {
    answer: async ({ path }) => {
      if (path === '/stories/generate') await passed;
      return undefined;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Generate story' }));
  expect(await isCalm()).toBe(false);
  await act(() => router.navigate({ to: '/stories' }));
  expect(await isCalm()).toBe(false);
  open();
  await waitFor(async () => expect(await isCalm()).toBe(true));
});
