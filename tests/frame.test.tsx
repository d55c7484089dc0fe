// What stands around every screen: the bar, the drawer, the trail, and what shows when an address or a screen fails.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remember, renderRoute } from './helpers/render-route.tsx';
import { createTestApp, WISH } from './helpers/test-app.ts';
import { ANNA, sessionOf } from './helpers/session.ts';

const bar = () => screen.getByRole('banner');
const trail = () => screen.queryByRole('navigation', { name: 'You are here' });
const steps = () => within(trail() ?? document.body).getAllByRole('listitem');
/** The words of the trail, without the slashes between them. */
const words = () => steps().map((step) => step.textContent?.replace(/^\//, ''));

describe('the bar', () => {
  it('NAV-1, NAV-2, NAV-7: shows the title, the language picker, and a way to log in', async () => {
    await renderRoute('/');
    expect(within(bar()).getByRole('link', { name: 'Tuckaway' })).toHaveAttribute('href', '/');
    const picker = within(bar()).getByRole('combobox', { name: /Language/ });
    expect(picker).toHaveDisplayValue('English');
    expect(within(bar()).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth');
    for (const name of [/welcome/i, /profile/i, /log ?out/i]) {
      expect(within(bar()).queryByText(name)).not.toBeInTheDocument();
    }
    expect(within(bar()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('NAV-3, NAV-5, NAV-6: signed in it welcomes by name, leads to the profile and lets one log out', async () => {
    remember(sessionOf());
    await renderRoute('/nope');
    expect(await within(bar()).findByText('Welcome, Anna')).toHaveAttribute('title', 'Welcome, Anna');
    expect(within(bar()).getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(within(bar()).getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(within(bar()).queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it.each([
    ['no name', null],
    ['an empty name', ''],
  ])('NAV-4: welcomes by email who has %s', async (_name, name) => {
    remember(sessionOf({ ...ANNA, name }));
    await renderRoute('/nope');
    expect(await within(bar()).findByText('Welcome, anna@example.com')).toBeVisible();
  });

  it('NAV-3: shows a name as it is, markup too', async () => {
    remember(sessionOf({ ...ANNA, name: 'Ana & <b>Leo</b>' }));
    await renderRoute('/nope');
    expect(await within(bar()).findByText('Welcome, Ana & <b>Leo</b>')).toBeVisible();
  });
});

describe('the drawer', () => {
  const opener = () => screen.getByRole('button', { name: 'Menu' });
  const drawer = () => screen.findByRole('dialog', { name: 'Menu' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('NAV-9: is closed at first, opens, and holds all that the bar has', async () => {
    const { user } = await renderRoute('/', { wide: false });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener());
    const menu = await drawer();
    expect(within(menu).getByText('Tuckaway')).toBeVisible();
    expect(within(menu).getByRole('combobox', { name: /Language/ })).toBeVisible();
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/stories?part=browse', '/stories', '/pricing', '/auth']);
  });

  it('NAV-9, NAV-3, NAV-5, NAV-6: signed in it holds the welcome, the profile and the way out', async () => {
    remember(sessionOf());
    const { user } = await renderRoute('/nope', { wide: false });
    await user.click(opener());
    const menu = await drawer();
    expect(within(menu).getByText('Welcome, Anna')).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Log out' })).toBeVisible();
    const links = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/stories?part=browse', '/stories', '/pricing', '/profile']);
  });

  it.each(['Escape', 'the close button'])('NAV-9: closes by %s and gives the focus back', async (way) => {
    const { user } = await renderRoute('/', { wide: false });
    await user.click(opener());
    const menu = await drawer();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(menu).getByRole('button', { name: 'Close' }));
    await gone();
    expect(opener()).toHaveFocus();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when one of its links is followed', async () => {
    const { user, router } = await renderRoute('/', { wide: false });
    await user.click(opener());
    await user.click(within(await drawer()).getByRole('link', { name: 'On this device' }));
    await gone();
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories'));
  });
});

describe('the trail', () => {
  it('ROUTE-21: is Home and the segments of the path in order, and Home leads to /', async () => {
    await renderRoute('/stories/age/toddler');
    expect(words().map((word) => word?.toLowerCase())).toEqual(['home', 'stories', 'age', 'toddler']);
    expect(within(trail() ?? document.body).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(steps().at(-1)?.querySelector('[aria-current="page"]')).toHaveTextContent(/toddler/i);
    expect(trail()?.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it.each([
    ['/stories/settings/underwater-kingdom', ['Home', 'Stories', 'Settings', 'Under the sea']],
    ['/stories/settings/home', ['Home', 'Stories', 'Settings', 'Home']],
    ['/stories/adventures', ['Home', 'Stories', 'Adventure']],
    ['/stories/characters', ['Home', 'Stories', 'Characters']],
    ['/stories/zzz', ['Home', 'Stories', 'zzz']],
  ])('ROUTE-21, DECIDE-34: says what %s is called, and each step leads to its page', async (path, expected) => {
    await renderRoute(path);
    await waitFor(() => expect(words()).toEqual(expected));
    const hrefs = steps().map((step) => step.querySelector('a')?.getAttribute('href') ?? null);
    const segments = path.split('/').slice(1, -1);
    expect(hrefs).toEqual(['/', ...segments.map((_segment, at) => `/${segments.slice(0, at + 1).join('/')}`), null]);
  });

  it('ROUTE-21: a story is called by its title, and stands under the stories', async () => {
    const app = await createTestApp({});
    const told = await app.ask('/api/stories/generate', { method: 'POST', body: WISH });
    const { story_id: id } = await told.json();
    await renderRoute(`/story/${id}`, { app });
    await waitFor(() => expect(words()).toEqual(['Home', 'Stories', 'Mia and the Lamp']));
    expect(steps()[1]?.querySelector('a')).toHaveAttribute('href', '/stories');
    await app.close();
  });

  it.each(['/stories', '/auth', '/nope/x', '/story/AbCdEfGhIjKlMnOpQrStUv'])('ROUTE-21: stands on %s', async (path) => {
    await renderRoute(path);
    await waitFor(() => expect(trail()).toBeInTheDocument());
    expect(screen.getAllByRole('navigation', { name: 'You are here' })).toHaveLength(1);
    expect(words()[0]).toBe('Home');
    expect(steps()).toHaveLength(path.split('/').length);
  });

  it('ROUTE-20: a segment that is badly encoded stands as it is', async () => {
    await renderRoute('/nope/%E0%A4%A');
    await waitFor(() => expect(words().at(-1)).toBe('%E0%A4%A'));
  });

  it('ROUTE-22: is not on the home page', async () => {
    await renderRoute('/');
    expect(trail()).not.toBeInTheDocument();
  });
});

describe('an address that is none of ours', () => {
  it.each(['/nope/x', '/story/a/b', '/Auth/none'])('ROUTE-19, ROUTE-20: %s says so and leads home', async (path) => {
    const { user, router } = await renderRoute(path);
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    const home = screen.getByRole('link', { name: 'Return to Home' });
    expect(home).toHaveAttribute('href', '/');
    await user.click(home);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByRole('button', { name: 'Generate story' })).toBeVisible();
  });
});

describe('what could not be fetched', () => {
  afterEach(() => {
    vi.doUnmock('../src/routes/auth.tsx');
    vi.doUnmock('../src/components/breadcrumbs.tsx');
  });
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js'));

  it('PWA-23: a screen says that it needs the network, and is loaded anew when asked', async () => {
    vi.doMock('../src/routes/auth.tsx', lost);
    const { user } = await renderRoute('/auth');
    expect(await screen.findByRole('heading', { name: 'This page needs the network once' })).toBeVisible();
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledOnce();
    vi.doUnmock('../src/routes/auth.tsx');
  });
  it('a part of the frame leaves the rest standing', async () => {
    vi.doMock('../src/components/breadcrumbs.tsx', lost);
    await renderRoute('/stories');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(trail()).not.toBeInTheDocument();
    vi.doUnmock('../src/components/breadcrumbs.tsx');
  });
});

describe('a screen that fails', () => {
  const broken = () => {
    throw new Error('needle and thread');
  };
  afterEach(() => {
    vi.doUnmock('../src/routes/home-page.tsx');
    vi.doUnmock('../src/components/top-bar.tsx');
  });
  /** React and the router put what was thrown on the console; here that is right. */
  const expectLogged = () => {
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  };

  it('ERR-5, ERR-6: is replaced by a plain message without a trace, and a button that loads again', async () => {
    vi.doMock('../src/routes/home-page.tsx', () => ({ HomePage: broken }));
    const { user } = await renderRoute('/');
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/needle and thread|\bat .+:\d+/);
    expect(screen.getByRole('banner')).toBeVisible();
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledOnce();
    expectLogged();
  });

  it('ERR-7: outside the boundary of the screens the page says Unexpected Application Error!', async () => {
    vi.doMock('../src/components/top-bar.tsx', () => ({ TopBar: broken }));
    const { user } = await renderRoute('/');
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('needle and thread');
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(reload).toHaveBeenCalledOnce();
    expectLogged();
  });
});
