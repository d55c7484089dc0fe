// How the page comes up where nothing was prerendered: a spinner, then the whole page, never a raw key.
import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { gate, serve, stubMedia } from './helpers/render-route.tsx';

const RAW_KEY = /pages:|common:|\bindex\.\w|\bnav\.\w/;

it('HOME-17: shows a spinner and no form until the texts are there, and no raw key at any time', async () => {
  const { passed, open } = gate();
  const { calls } = await serve({
    answer: async ({ path }) => {
      if (!path.startsWith('/locales/')) return undefined;
      await passed;
      const file = join(import.meta.dirname, '../public', path);
      return new Response(readFileSync(file, 'utf8'), { headers: { 'Content-Type': 'application/json' } });
    },
  });
  stubMedia(() => false);
  // The set-up of the tests brings the texts along; here they must come from the server.
  i18next.options.resources = undefined;
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.body.innerHTML = '<div id="root"></div>';
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);

  const started = import('../src/main.tsx');
  expect(await screen.findByRole('status', { name: 'Tuckaway' })).toHaveClass('spinner');
  await vi.waitFor(() => expect(calls.some(({ path }) => path === '/locales/en/pages.json')).toBe(true));
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(document.getElementById('root')).toHaveTextContent(/^$/);

  open();
  await started;
  expect(await screen.findByRole('form', { name: "Tonight's story" })).toBeVisible();
  expect(screen.queryByRole('status', { name: 'Tuckaway' })).not.toBeInTheDocument();
  watcher.disconnect();
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.filter((text) => RAW_KEY.test(text))).toEqual([]);
  // What the page fetches once it stands must not come when the test's window is gone.
  await vi.dynamicImportSettled();
  await act(async () => {});
  document.body.innerHTML = '';
});
