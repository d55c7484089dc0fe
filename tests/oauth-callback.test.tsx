// What /auth/oauth/callback makes of the answer that a provider's sign-in brought.
import { act, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OAUTH_REDIRECT_MS } from '#contract/accounts';
import { OAuthCallbackPage } from '../src/features/auth/oauth-callback-page.tsx';
import { openPage } from './helpers/open-page.tsx';
import { ANNA, tokenFor } from './helpers/session.ts';

const TOKEN = tokenFor();
const PATH = '/auth/oauth/callback';
const whole = (more: Readonly<Record<string, string>> = {}) =>
  `?${new URLSearchParams({ success: 'true', token: TOKEN, user: JSON.stringify(ANNA), ...more })}`;
const heading = () => screen.getByRole('heading', { level: 1 });

/** Opens the callback with a query that the document's script took out of the address. */
async function arrive(query: string) {
  window.__callback = query;
  const page = await openPage(PATH, () => undefined);
  await act(async () => {});
  return page;
}
afterEach(() => {
  delete window.__callback;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a sign-in that succeeded', () => {
  it('OAUTH-2: keeps token and user', async () => {
    await arrive(whole());
    expect(localStorage.getItem('token')).toBe(TOKEN);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: ANNA.id, email: ANNA.email });
    expect(window.__callback).toBeUndefined();
  });

  it('OAUTH-3: welcomes a new account', async () => {
    await arrive(whole({ new_user: 'true' }));
    expect(screen.getByRole('status')).toHaveTextContent('Your account has been created.');
  });
  it('OAUTH-4: welcomes back', async () => {
    await arrive(whole({ new_user: 'false' }));
    expect(screen.getByRole('status')).toHaveTextContent('You are signed in.');
    expect(heading()).toHaveTextContent('Welcome back');
  });

  it('OAUTH-5, LIM-10: moves on to / after two seconds, and not before', async () => {
    expect(OAUTH_REDIRECT_MS).toBe(2000);
    vi.useFakeTimers();
    const { router } = await arrive(whole());
    await act(() => vi.advanceTimersByTimeAsync(OAUTH_REDIRECT_MS - 100));
    expect(router.state.location.pathname).toBe(PATH);
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(router.state.location.pathname).toBe('/');
    expect(router.history.length).toBe(1);
  });
  it('DECIDE-55: moves on to the page that asked for the sign-in', async () => {
    sessionStorage.setItem('return_to', '/stories');
    vi.useFakeTimers();
    const { router } = await arrive(whole());
    await act(() => vi.advanceTimersByTimeAsync(OAUTH_REDIRECT_MS + 100));
    expect(router.state.location.pathname).toBe('/stories');
    expect(sessionStorage.getItem('return_to')).toBeNull();
  });
  it('OAUTH-5: does not pull back who has left before', async () => {
    vi.useFakeTimers();
    const { router } = await arrive(whole());
    await act(() => router.navigate({ to: '/stories' }));
    await act(() => vi.advanceTimersByTimeAsync(OAUTH_REDIRECT_MS + 100));
    expect(router.state.location.pathname).toBe('/stories');
  });
});

describe('a sign-in that failed', () => {
  it('OAUTH-9: shows the reason as text, and a toast', async () => {
    await arrive(`?error=${encodeURIComponent('<b>denied</b>')}`);
    expect(screen.getByRole('alert')).toHaveTextContent('<b>denied</b>');
    expect(document.querySelector('main b')).toBeNull();
    expect(await screen.findByText('Authentication failed.')).toBeInTheDocument();
  });

  it.each([['?success=true'], [''], [whole({ token: tokenFor(ANNA, { exp: 1 }) })], [whole({ success: 'false' })]])(
    'OAUTH-10: %j is an answer that cannot be used',
    async (query) => {
      await arrive(query);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Invalid authentication response. Please try signing in again.',
      );
      expect(localStorage.getItem('token')).toBeNull();
    },
  );

  it('OAUTH-11: a user that cannot be read is said, and the token is not kept', async () => {
    await arrive(whole({ user: '{bad' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Authentication succeeded, but there was an error processing your account data.',
    );
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('OAUTH-12: a device that keeps nothing ends in the text for what nobody expected', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await arrive(whole());
    expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred during authentication.');
    expect(warn).toHaveBeenCalled();
  });

  it('OAUTH-6, OAUTH-7: leads to another try and home', async () => {
    const { router } = await arrive('');
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    screen.getByRole('link', { name: 'Try Again' }).click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  });

  it('OAUTH-10: a link does not put another account in the place of the one that is signed in', async () => {
    const mine = tokenFor({ ...ANNA, id: 'another-user' });
    localStorage.setItem('token', mine);
    await arrive(whole());
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid authentication response.');
    expect(localStorage.getItem('token')).toBe(mine);
  });
  it('OAUTH-2: the account that is signed in may sign in again', async () => {
    localStorage.setItem('token', tokenFor(ANNA, { exp: 4_000_000_000 }));
    await arrive(whole());
    expect(localStorage.getItem('token')).toBe(TOKEN);
  });

  it('does not take a session away that is there', async () => {
    localStorage.setItem('token', TOKEN);
    const { router } = await arrive('');
    expect(heading()).toHaveTextContent('Signing in did not work');
    expect(localStorage.getItem('token')).toBe(TOKEN);
    screen.getByRole('link', { name: 'Try Again' }).click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

it('OAUTH-8, OAUTH-5: waits first, and again while the next screen is on its way', async () => {
  const answer = { isHere: true, onDone: () => {} };
  window.__callback = whole();
  const { rerender } = render(<OAuthCallbackPage key="first" {...answer} />);
  expect(screen.getByRole('status')).toHaveTextContent('Signing you in…');
  await waitFor(() => expect(heading()).toHaveTextContent('Welcome back'));
  rerender(<OAuthCallbackPage key="again" {...answer} isHere={false} />);
  await act(async () => {});
  expect(heading()).toHaveTextContent('One moment');
});

describe('the script of the document', () => {
  const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
  const script = /<script>(?<text>[\s\S]*?)<\/script>/.exec(page)?.groups?.['text'] ?? '';
  /** Runs the script at an address; gives back what is left of it, and what was taken. */
  const run = (address: string) => {
    const url = new URL(address, 'https://t.example');
    const replaceState = vi.fn<(state: unknown, title: string, address: string) => void>();
    const window: { __callback?: string } = {};
    const document = { documentElement: { dataset: {} }, addEventListener() {}, querySelector: () => null };
    const device = { navigator, localStorage, matchMedia: () => ({ matches: false }) };
    runInNewContext(script, { window, location: url, history: { state: 1, replaceState }, document, ...device });
    return { left: replaceState.mock.calls.map(([, , path]) => path), taken: window.__callback };
  };

  it('OAUTH-14: takes the token out of the address before anything else runs', () => {
    expect(page.indexOf('__callback')).toBeLessThan(page.indexOf('<script type="module"'));
    expect(run(`${PATH}?success=true&token=x#y`)).toEqual({ left: [PATH], taken: '?success=true&token=x' });
  });
  it('takes the token of a letter out of the address', () => {
    expect(run('/auth?mode=reset#letter-1')).toEqual({ left: ['/auth?mode=reset'], taken: '#letter-1' });
  });
  it.each(['/', '/auth', '/auth?mode=register', '/auth?mode=reset', '/stories?token=x#y'])(
    'leaves %s alone',
    (path) => {
      expect(run(path)).toEqual({ left: [], taken: undefined });
    },
  );
});
