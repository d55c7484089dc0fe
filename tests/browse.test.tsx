// The category browser and the pages that are made of it.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CategoryType } from '#contract/category-groups';
import { answerCategories, POPULAR_OPTIONS } from './helpers/categories.ts';
import { renderRoute, type Call } from './helpers/render-route.tsx';
import { storyLike } from './helpers/stories.ts';

const TABS = ['Featured', 'Themes', 'Characters', 'Settings', 'Ages'];
const tab = (name: string) => screen.getByRole('tab', { name });
const list = (name: string) => screen.getByRole('list', { name });
const hrefs = (name: string) =>
  within(list(name))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));
const NOTICE = /The other tabs open as always\.$/;
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const cutCategories = ({ path }: Call) => (path.startsWith('/categories') ? ('cut' as const) : undefined);
const open = (
  path = '/stories/age',
  answer: NonNullable<Parameters<typeof renderRoute>[1]>['answer'] = answerCategories,
) => renderRoute(path, { answer });
const openFeatured = async (answer?: Parameters<typeof open>[1]) => {
  const view = await open('/stories/age', answer);
  await view.user.click(tab('Featured'));
  return view;
};

describe('the tabs', () => {
  it('BROWSE-1: are featured, themes, characters, settings and ages, in this order, and the arrows go through them', async () => {
    const { user } = await open();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual(TABS);
    await user.click(tab('Featured'));
    for (const name of [...TABS.slice(1), TABS[0] ?? '']) {
      await user.keyboard('{ArrowRight}');
      expect(tab(name)).toHaveFocus();
      expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
  });

  const below = (path: string, slugs: string) => slugs.split(' ').map((slug) => `${path}/${slug}`);
  const LINKS: [row: string, name: string, links: string[]][] = [
    ['BROWSE-2', 'Ages', below('/stories/age', 'toddler preschool school-age')],
    [
      'BROWSE-3',
      'Themes',
      below(
        '/stories',
        'adventures friendship learning bedtime problem-solving creativity mystery science sports family emotions environment animals magical',
      ),
    ],
    [
      'BROWSE-4',
      'Characters',
      below(
        '/stories/characters',
        'child family robot explorer inventor athlete artist detective pirate dinosaur alien',
      ),
    ],
    [
      'BROWSE-5',
      'Settings',
      below(
        '/stories/settings',
        'enchanted-forest city space-adventure underwater-kingdom home school sky neighborhood jungle arctic desert time-travel',
      ),
    ],
  ];
  it.each(LINKS)('%s: %s link to exactly their pages, with the server and without', async (_row, name, links) => {
    for (const answer of [answerCategories, cutCategories]) {
      const { user, unmount } = await open('/stories/age', answer);
      await user.click(tab(name));
      expect(hrefs(name)).toHaveLength(links.length);
      expect(new Set(hrefs(name))).toEqual(new Set(links));
      unmount();
    }
  });
});

describe('the featured tab', () => {
  it('BROWSE-6, DECIDE-36: holds 3 themes, 2 characters and 3 settings with what they are about', async () => {
    await openFeatured();
    await waitFor(() => expect(hrefs('Featured')).toHaveLength(8));
    const most = (type: CategoryType, count: number) =>
      POPULAR_OPTIONS.filter((option) => option.category_type === type).slice(0, count);
    const expected = [...most('themes', 3), ...most('characters', 2), ...most('settings', 3)];
    expect(hrefs('Featured')).toEqual(expected.map(({ url }) => url));
    for (const { description } of expected) expect(within(list('Featured')).getByText(description)).toBeVisible();
  });

  it('BROWSE-7, DECIDE-36: lists ten by popularity', async () => {
    await openFeatured();
    await waitFor(() => expect(hrefs('Often chosen')).toEqual(POPULAR_OPTIONS.slice(0, 10).map(({ url }) => url)));
  });

  it('keeps the room of the cards while they are on their way', async () => {
    await openFeatured((call) => (call.path.startsWith('/categories') ? new Promise(() => {}) : undefined));
    expect(list('Featured')).toHaveAttribute('aria-busy', 'true');
    expect(list('Featured').children).toHaveLength(8);
    expect(list('Often chosen').children).toHaveLength(10);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('BROWSE-8, BROWSE-9, BROWSE-10: is empty with a notice when nothing answers, and fills when something does', async () => {
    let isDown = true;
    const { user } = await openFeatured((call) =>
      call.path.startsWith('/categories') && isDown ? Response.json({}, { status: 500 }) : answerCategories(call),
    );
    const notice = await screen.findByText(NOTICE);
    expect(notice.closest('[role="status"]')).toBeVisible();
    expect(list('Featured')).toBeEmptyDOMElement();
    expect(list('Often chosen')).toBeEmptyDOMElement();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await waitFor(() => expect(hrefs('Featured')).toHaveLength(8));
    expect(hrefs('Often chosen')).toHaveLength(10);
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });

  it('PWA-12, BROWSE-10: says so at once when the device is offline from the start, and waits for no call', async () => {
    goOffline();
    await openFeatured((call) => (call.path.startsWith('/categories') ? new Promise(() => {}) : undefined));
    expect(screen.getByText('You’re offline. The other tabs open as always.')).toBeVisible();
    expect(list('Featured')).toBeEmptyDOMElement();
    expect(list('Featured')).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
  });

  it('DECIDE-37: a card that is followed is counted, and nobody waits for that', async () => {
    const { user, asked, router } = await openFeatured((call) =>
      call.path === '/categories/increment' ? new Promise(() => {}) : answerCategories(call),
    );
    await waitFor(() => expect(hrefs('Often chosen')).toHaveLength(10));
    const [card] = within(list('Often chosen')).getAllByRole('link');
    if (card) await user.click(card);
    await waitFor(() => expect(router.state.location.pathname).toBe(card?.getAttribute('href')));
    const [counted] = asked('POST', '/categories/increment');
    expect(counted).toMatchObject({ keepalive: true });
    const [first] = POPULAR_OPTIONS;
    expect(counted?.body).toEqual({ category_type: first?.category_type, category_value: first?.value });
  });
});

describe('the search', () => {
  const field = () => within(screen.getByRole('search')).getByRole('searchbox', { name: 'Search categories' });
  const search = (call: Call) =>
    call.path === '/categories/search'
      ? Response.json({
          results: POPULAR_OPTIONS.filter(
            ({ label }) => label.toLowerCase() === (call.body as { query: string }).query,
          ),
        })
      : answerCategories(call);

  it('asks the server once for what was typed, shows cards and says how many', async () => {
    const { user, asked } = await open('/stories/age', search);
    await user.type(field(), 'robot');
    await waitFor(() => expect(screen.getByText('1 category found')).toHaveAttribute('role', 'status'));
    expect(hrefs('Search results')).toEqual(['/stories/characters/robot']);
    expect(asked('POST', '/categories/search').map(({ body, query }) => [body, query])).toEqual([
      [{ query: 'robot' }, '?lang=en'],
    ]);
    expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
  });

  it.each(['Escape', 'the button'])('is emptied by %s, and the tabs are back', async (way) => {
    const { user } = await open('/stories/age', search);
    await user.type(field(), 'robot');
    await screen.findByRole('list', { name: 'Search results' });
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(tab('Ages')).toHaveAttribute('aria-selected', 'true');
  });

  it('asks for nothing below two letters', async () => {
    const { user, asked } = await open('/stories/age', search);
    await user.type(field(), 'r');
    expect(screen.getByRole('tablist')).toBeVisible();
    await user.clear(field());
    await user.type(field(), 'robot');
    await screen.findByText('1 category found');
    expect(asked('POST', '/categories/search')).toHaveLength(1);
  });

  it('finds nothing calmly, and leads to a story of one’s own', async () => {
    const { user } = await open('/stories/age', search);
    await user.type(field(), 'xyzzy');
    expect(await screen.findByText(/^Nothing here goes by that name/)).toHaveAttribute('role', 'status');
    const [create] = screen.getAllByRole('link', { name: 'Create a story' });
    expect(create).toHaveAttribute('href', '/#create');
  });

  it.each(['offline', 'a server that fails'])('searches the words on the device with %s', async (what) => {
    if (what === 'offline') goOffline();
    const { user, asked } = await open('/stories/age', cutCategories);
    await user.type(field(), 'ROBÓT');
    await waitFor(() => expect(hrefs('Search results')[0]).toBe('/stories/characters/robot'));
    expect(asked('POST', '/categories/search')).toHaveLength(what === 'offline' ? 0 : 1);
  });
});

describe('stories to read now', () => {
  const page = (from: number, count: number, last_key: string | null) => {
    const stories = Array.from({ length: count }, (_, at) => {
      const {
        content: _content,
        images: _images,
        ...story
      } = storyLike({
        story_id: `story-number-${String(from + at).padStart(9, '0')}`,
        title: `Story ${from + at}`,
      });
      return story;
    });
    return Response.json({ stories, limit: 12, last_key });
  };
  const stories = () => within(screen.getByRole('region', { name: 'Stories to read now' })).getAllByRole('link');

  it('are public ones, twelve at a time; the focus goes on to the first new one', async () => {
    const { user, asked } = await open('/stories/age', (call) => {
      if (call.path !== '/stories') return answerCategories(call);
      return call.query.includes('last_key=a%2Fb') ? page(12, 3, null) : page(0, 12, 'a/b');
    });
    await waitFor(() => expect(stories()).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(stories()).toHaveLength(15));
    await waitFor(() => expect(stories()[12]).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    const queries = asked('GET', '/stories').map(({ query }) => query);
    expect(queries).toEqual([
      '?include_public=true&visibility=public&limit=12&language=en',
      '?include_public=true&visibility=public&limit=12&language=en&last_key=a%2Fb',
    ]);
  });

  it('are said to be none where there are none', async () => {
    await open('/stories/age', (call) => (call.path === '/stories' ? page(0, 0, null) : answerCategories(call)));
    expect(await screen.findByRole('heading', { name: 'No Stories Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create a story' })).toHaveAttribute('href', '/');
  });

  it('can be asked for again when they did not come', async () => {
    let isDown = true;
    const { user } = await open('/stories/age', (call) => {
      if (call.path !== '/stories') return answerCategories(call);
      return isDown ? Response.json({}, { status: 500 }) : page(0, 2, null);
    });
    expect(await screen.findByText('These stories are out of reach just now.')).toHaveAttribute('role', 'status');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(stories()).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Stories to read now' })).toHaveFocus();
  });

  it('without a network lead to the shelf', async () => {
    goOffline();
    await open('/stories/age', ({ path }) => (path === '/stories' ? 'cut' : undefined));
    expect(await screen.findByText('You’re offline. The stories on your shelf still open.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open shelf' })).toHaveAttribute('href', '/stories');
  });
});

describe('the page of a group', () => {
  it.each([
    ['/stories/age', 'Stories by age', 'Ages'],
    ['/stories/characters', 'Stories by character', 'Characters'],
    ['/stories/settings', 'Stories by setting', 'Settings'],
  ])('ROUTE-16, DECIDE-34: %s is the browser at its tab, and no dead end', async (path, title, name) => {
    const { user, router } = await open(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(document.title).toBe(`${title} | Tuckaway`);
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(hrefs(name).length).toBeGreaterThan(2);
    await user.click(tab('Themes'));
    expect(router.state.location.pathname).toBe(path);
  });

  it('keeps its title until the next page stands', async () => {
    const { router } = await open();
    const seen = new Set<string | undefined>();
    const watcher = new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent));
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
    await act(() => router.navigate({ to: '/stories' }));
    watcher.disconnect();
    expect([...seen].filter((title) => title === 'Browse stories')).toEqual([]);
  });

  it('is another group’s when one goes on to it', async () => {
    const { router } = await open('/stories/age');
    await router.navigate({ to: '/stories/settings' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Stories by setting' })).toBeVisible();
    expect(tab('Settings')).toHaveAttribute('aria-selected', 'true');
  });
});

describe('coming back to it', () => {
  const back = async ({ router }: Awaited<ReturnType<typeof open>>, path: string) => {
    act(() => router.history.back());
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  };

  it('finds the tab, and the focus at the card that was followed', async () => {
    const view = await open('/stories?part=browse');
    await screen.findByRole('tab', { name: 'Settings' });
    await view.user.click(tab('Settings'));
    await view.user.click(within(list('Settings')).getByRole('link', { name: 'Jungle' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/stories/settings/jungle'));
    await screen.findByRole('heading', { level: 1, name: 'Page not found: Jungle' });
    await back(view, '/stories');
    await waitFor(() => expect(tab('Settings')).toHaveAttribute('aria-selected', 'true'));
    await waitFor(() => expect(within(list('Settings')).getByRole('link', { name: 'Jungle' })).toHaveFocus());
  });

  it('finds what was typed, and a browser that is opened anew is as always', async () => {
    const view = await open('/stories/age', (call) =>
      call.path === '/categories/search' ? Response.json({ results: [] }) : answerCategories(call),
    );
    await view.user.type(screen.getByRole('searchbox', { name: 'Search categories' }), 'xyzzy');
    await view.router.navigate({ to: '/stories/settings' });
    expect(await screen.findByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('');
    await back(view, '/stories/age');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search categories' })).toHaveValue('xyzzy'));
  });
});

it('PWA-12: what could not come comes with the network, where the page began without one', async () => {
  const navigatorOnLine = goOffline();
  let isCut = true;
  const { asked } = await openFeatured((call) => (isCut ? cutCategories(call) : answerCategories(call)));
  expect(await screen.findByText('You’re offline. The other tabs open as always.')).toBeVisible();
  // Each is tried once more by itself.
  for (const path of ['/categories', '/categories/settings'])
    await waitFor(() => expect(asked('GET', path)).toHaveLength(2));
  await act(async () => {});
  isCut = false;
  navigatorOnLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(hrefs('Featured')).toHaveLength(8));
  await waitFor(() => expect(hrefs('Often chosen')).toHaveLength(10));
});

it('there is one main where the browser cannot come', async () => {
  vi.doMock('../src/features/browse/browse-part.tsx', () => {
    throw new Error('cut');
  });
  await open('/stories?part=browse');
  expect(await screen.findByText('This page needs the network once')).toBeVisible();
  expect(document.querySelectorAll('main')).toHaveLength(1);
  vi.doUnmock('../src/features/browse/browse-part.tsx');
});

describe('on the home page', () => {
  afterEach(() => vi.unstubAllGlobals());
  const room = () => screen.getByRole('region', { name: 'Browse stories' });

  it('only its heading stands, and leads to it, until it is near', async () => {
    const { calls } = await open('/');
    expect(within(room()).getByRole('link')).toHaveAttribute('href', '/stories?part=browse');
    expect(calls.filter(({ path }) => path.startsWith('/categories'))).toEqual([]);
  });

  it('HOME-9: it is there when it is near', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    await open('/');
    expect(await within(room()).findByRole('tab', { name: 'Featured' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(hrefs('Featured')).toHaveLength(8));
  });

  it('is as it was left when one comes back', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { user, router } = await open('/');
    await user.click(await within(room()).findByRole('tab', { name: 'Ages' }));
    const [age] = within(list('Ages')).getAllByRole('link');
    await user.click(age ?? room());
    await waitFor(() => expect(router.state.location.pathname).toBe('/stories/age/toddler'));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Ages' })).not.toBeInTheDocument());
    act(() => router.history.back());
    expect(await screen.findByRole('tab', { name: 'Ages' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(within(list('Ages')).getAllByRole('link')[0]).toHaveFocus());
  });

  it('the shelf above it comes with the network, where the page began without one', async () => {
    const onLine = goOffline();
    let isCut = true;
    const { asked } = await open('/', (call) => {
      if (call.path !== '/stories') return answerCategories(call);
      if (isCut) return 'cut';
      const { content: _content, images: _images, ...story } = storyLike({ title: 'Told again' });
      return Response.json({ stories: [story], limit: 6, last_key: null });
    });
    expect(await screen.findByText(/^This shelf is out of reach just now/)).toBeVisible();
    const before = asked('GET', '/stories').length;
    isCut = false;
    onLine.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('link', { name: 'Told again' })).toBeVisible();
    expect(asked('GET', '/stories')).toHaveLength(before + 1);
  });
});

describe('the ways to it', () => {
  it.each([
    ['/stories?part=browse', 'Browse'],
    ['/stories/age', 'Browse'],
    ['/stories/animals', 'Browse'],
    ['/stories/characters/robot', 'Browse'],
    ['/stories', 'Shelf'],
    ['/stories?part=mine', 'Shelf'],
    ['/', 'Create'],
  ])('on %s the dock lights up at %s', async (path, name) => {
    await open(path);
    const dock = screen.getAllByRole('navigation', { name: 'Main' }).find((nav) => nav.matches('.dock'));
    const lit = within(dock ?? document.body)
      .getAllByRole('link')
      .filter((link) => link.dataset['status'] === 'active');
    expect(lit.map((link) => link.textContent)).toEqual([name]);
  });
});
