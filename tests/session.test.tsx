// Signing out, and what becomes of a page whose session ends.
import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { remember, rememberForm, renderRoute, SIX } from './helpers/render-route.tsx';
import { ANNA, sessionOf, tokenFor } from './helpers/session.ts';
import { STORY_ID, storyLike } from './helpers/stories.ts';

type RouteOptions = NonNullable<Parameters<typeof renderRoute>[1]>;
type Answer = RouteOptions['answer'];
const LOOK = { skin: 3, hair: 'curls', hair_color: 2 };

/** The accounts' calls as a server answers them to Anna; the rest is the real one's. */
const annasServer: Answer = ({ path, headers }) => {
  if (headers.get('Authorization') === 'Bearer anonymous') return undefined;
  if (path === '/auth/validate') return Response.json({ valid: true, user: ANNA });
  if (path === '/payments/subscription')
    return Response.json({ subscribed: false, subscription_tier: 'free', subscription_end: null });
  if (path === '/auth/logout') return Response.json({ ok: true });
  if (path === '/config') return undefined;
  return Response.json({ stories: [], limit: 6, last_key: null });
};

// A whole page with its modules begins anew in every test, and machines are busy.
vi.setConfig({ testTimeout: 20_000 });

/** The page with all that runs after its first paint, the worker apart. `said`: its toasts, unless the real toaster has them. */
async function openPage(
  path: string,
  { hasToaster = false, ...options }: RouteOptions & { hasToaster?: boolean } = {},
) {
  const page = await renderRoute(path, { answer: annasServer, ...options });
  const said: string[] = [];
  const { connectToaster } = await import('../src/lib/toast.ts');
  if (!hasToaster) connectToaster((_kind, text) => void said.push(text));
  const { keepQueries } = await import('../src/lib/keep-queries.ts');
  const { watchSession } = await import('../src/features/session/watch-session.ts');
  const { currentUser } = await import('../src/lib/session.ts');
  const { queryClient } = page.router.options.context;
  const stopKeeping = keepQueries(queryClient, currentUser()?.id ?? null);
  let stopWatching = () => {};
  onTestFinished(() => {
    stopWatching();
    stopKeeping();
    queryClient.clear();
  });
  await act(async () => {
    stopWatching = watchSession({
      path: () => page.router.state.location.pathname,
      goToLogin: () => void page.router.navigate({ to: '/login' }),
    });
  });
  return { ...page, said };
}
/** The frame's header comes first; a screen may have one of its own. */
const bar = () => screen.getAllByRole('banner')[0] ?? document.body;
const logOut = () => within(bar()).findByRole('button', { name: 'Log out' });
const bearer = ({ headers }: { headers: Headers }) => headers.get('Authorization');

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('signing out', () => {
  it('NAV-6, SESS-6, SESS-7: clears token and user at once, says so, and tells the server with the old token', async () => {
    const session = sessionOf();
    remember({ ...session, subscription_status: '{}' });
    sessionStorage.setItem('return_to', '/profile');
    const { user, asked } = await openPage('/stories', {
      hasToaster: true,
      answer: (call) => (call.path === '/auth/logout' ? new Promise<never>(() => {}) : annasServer(call)),
    });
    await user.click(await logOut());
    expect(await within(bar()).findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    for (const key of ['token', 'user', 'subscription_status']) expect(localStorage.getItem(key), key).toBeNull();
    expect(asked('POST', '/auth/logout').map(bearer)).toEqual([`Bearer ${session.token}`]);
    expect(within(bar()).queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
    expect(within(bar()).getByRole('link', { name: 'Log in' })).toHaveFocus();
    expect(sessionStorage.getItem('return_to')).toBeNull();
    expect(asked('POST', '/auth/logout').map(({ keepalive }) => keepalive)).toEqual([true]);
  });

  it('SESS-6: works with no network', async () => {
    remember(sessionOf());
    const { user, said } = await openPage('/stories', {
      answer: (call) => (call.path === '/auth/logout' ? 'cut' : annasServer(call)),
    });
    await user.click(await logOut());
    await waitFor(() => expect(said).toEqual(['Logged out successfully']));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('NAV-9, SESS-6: is in the drawer on a phone', async () => {
    remember(sessionOf());
    const { user, said } = await openPage('/stories', { wide: false });
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(said).toEqual(['Logged out successfully']));
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('SESS-6: works where what signs out cannot be fetched', async () => {
    remember(sessionOf());
    const { user } = await openPage('/stories');
    vi.doMock('../src/features/session/sign-out.ts', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.resetModules();
    await user.click(await logOut());
    expect(await within(bar()).findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    vi.doUnmock('../src/features/session/sign-out.ts');
  });

  it('PROF-18, NAV-6: on the profile the bar leads home, not to the sign-in page', async () => {
    remember(sessionOf());
    const { user, router } = await openPage('/profile');
    await user.click(await logOut());
    await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
    await act(async () => {});
    expect(router.state.location.pathname).toBe('/');
    expect(sessionStorage.getItem('return_to')).toBeNull();
  });

  it('DECIDE-59: the form on the screen begins anew, and writes nothing of the family back', async () => {
    rememberForm();
    remember({ ...sessionOf(), recent_names: ['Mia', 'Leo'], hero_look: { name: 'Mia', look: LOOK } });
    const { user } = await openPage('/');
    expect(document.querySelector('input[name="theme"]')).toHaveValue(SIX.theme);
    await user.click(await logOut());
    await waitFor(() => expect(document.querySelector('input[name="theme"]')).toHaveValue(''));
    expect(screen.queryByText('Mia')).not.toBeInTheDocument();
    const left = JSON.stringify(Object.entries(localStorage));
    for (const trace of ['Mia', 'Leo', 'friendship', 'curls', ANNA.email]) expect(left).not.toContain(trace);
  });

  it('SUBS-10: asks for the anonymous status again, as anonymous', async () => {
    remember(sessionOf());
    const { user, asked } = await openPage('/');
    await waitFor(() => expect(asked('GET', '/payments/subscription')).not.toEqual([]));
    expect(asked('GET', '/anonymous/status')).toEqual([]);
    await user.click(await logOut());
    await waitFor(() => expect(asked('GET', '/anonymous/status').map(bearer)).toEqual(['Bearer anonymous']));
  });

  it.each([
    ['stay, unless asked otherwise', {}, 1],
    ['go with it when asked', { removeStories: true }, 0],
  ])('DECIDE-59: the stories of the device %s', async (_name, options, left) => {
    remember(sessionOf());
    const { router } = await openPage('/stories');
    const { keepStory } = await import('#shelf/packages');
    const { readTotals } = await import('#shelf/totals');
    const { signOut } = await import('../src/features/session/sign-out.ts');
    const { shelfTotalsQuery } = await import('../src/lib/shelf.ts');
    const { queryClient } = router.options.context;
    await keepStory(storyLike(), { now: 1000 });
    await queryClient.fetchQuery(shelfTotalsQuery);
    await act(() => signOut(queryClient, options));
    expect(await readTotals()).toMatchObject({ stories: left });
    expect(await queryClient.fetchQuery(shelfTotalsQuery)).toMatchObject({ stories: left });
  });
});

describe('DECIDE-42: a story that is removed before its family signs out', () => {
  it('is removed with the token of that moment, before the token ends', async () => {
    const session = sessionOf();
    remember(session);
    const { router, calls } = await openPage('/stories');
    const { beginRemoval, undoRemoval } = await import('../src/lib/removals.ts');
    const { signOut } = await import('../src/features/session/sign-out.ts');
    beginRemoval(STORY_ID);
    await act(() => signOut(router.options.context.queryClient));
    const last = calls.slice(calls.findIndex(({ method }) => method === 'DELETE'));
    expect(last.slice(0, 2)).toMatchObject([
      { method: 'DELETE', path: `/stories/${STORY_ID}`, keepalive: true },
      { method: 'POST', path: '/auth/logout', keepalive: true },
    ]);
    expect(last.slice(0, 2).map(bearer)).toEqual([`Bearer ${session.token}`, `Bearer ${session.token}`]);
    expect(undoRemoval(STORY_ID)).toBe(false);
  });
});

describe('a session that ends', () => {
  const over = () => sessionOf(ANNA, { exp: 1 });
  const path = (router: Awaited<ReturnType<typeof openPage>>['router']) => router.state.location.pathname;

  it('SESS-2, SESS-4, SESS-9: before the page began: leads to the sign-in, from where the way back is open', async () => {
    remember(over());
    const { router, asked, said } = await openPage('/');
    await waitFor(() => expect(path(router)).toBe('/auth'));
    await waitFor(() => expect(said).toEqual(['Session expired - logged out']));
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
    expect(new Set(asked('GET', '/anonymous/status').map(bearer))).toEqual(new Set(['Bearer anonymous']));
    act(() => router.history.back());
    await waitFor(() => expect(path(router)).toBe('/'));
    expect(await screen.findByRole('button', { name: 'Generate story' })).toBeVisible();
  });

  it.each(['/login', '/register', '/auth'])('SESS-4, SESS-16: on %s nobody is sent anywhere', async (here) => {
    remember(over());
    const { router, said } = await openPage(here);
    await waitFor(() => expect(said).toEqual(['Session expired - logged out']));
    expect(path(router)).toBe('/auth');
    expect(router.history.length).toBe(1);
  });

  it('SESS-14, SESS-15, SESS-16: by a refused token: says so once and leads to the sign-in', async () => {
    remember(sessionOf());
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { router } = await openPage('/', {
      hasToaster: true,
      answer: (call) => {
        if (bearer(call) === 'Bearer anonymous' || call.path === '/config') return undefined;
        return Response.json({ error: 'Your session has expired. Please log in again.' }, { status: 401 });
      },
    });
    await waitFor(() => expect(path(router)).toBe('/auth'));
    expect(await screen.findAllByText('Your session has expired. Please log in again.')).toHaveLength(1);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });

  it('PWA-22: with no network: a kept story is read on, and nobody is sent away', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    remember(over());
    const { router, said } = await openPage(`/story/${STORY_ID}`, {
      // As the worker answers from the device.
      answer: (call) => (call.path === `/stories/${STORY_ID}` ? Response.json(storyLike()) : 'cut'),
    });
    expect(await screen.findByText(/That was Tup's sock/)).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(path(router)).toBe(`/story/${STORY_ID}`);
    expect(said).toEqual([]);
  });
});

describe('who asks', () => {
  it('ROLE-1: signed out, every call carries the placeholder', async () => {
    const { calls } = await openPage('/');
    await waitFor(() => expect(calls.length).toBeGreaterThan(2));
    expect(new Set(calls.map(bearer))).toEqual(new Set(['Bearer anonymous']));
  });
  it('ROLE-5, SESS-1: signed in, every call carries the own token', async () => {
    const session = sessionOf();
    remember(session);
    const { calls } = await openPage('/');
    await waitFor(() => expect(calls.length).toBeGreaterThan(2));
    expect(new Set(calls.map(bearer))).toEqual(new Set([`Bearer ${session.token}`]));
  });
});

it('what waited for a sign-in is sent as soon as somebody signs in', async () => {
  const told = storyLike({ story_id: 'told-here-000000000000' });
  const { router, asked } = await openPage('/stories', {
    answer: (call) => (call.method === 'POST' ? Response.json(storyLike(), { status: 201 }) : annasServer(call)),
  });
  const { keepStory } = await import('#shelf/packages');
  const { waitingOf } = await import('#shelf/outbox');
  const { keepCatchingUp } = await import('../src/catch-up.ts');
  const { beginSession, endSession } = await import('../src/lib/session.ts');
  await keepStory(told, { now: 1000, isMadeHere: true, sendAs: 'key-of-the-story' });
  keepCatchingUp(router);
  await act(async () => {});
  expect(asked('POST', '/stories')).toEqual([]);
  await act(async () => beginSession({ token: tokenFor(), user: ANNA }));
  await waitFor(async () => expect(await waitingOf(ANNA.id)).toEqual([]));
  expect(asked('POST', '/stories')).toHaveLength(1);
  await act(async () => endSession());
});
