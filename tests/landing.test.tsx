// The pages of categories, with the real server behind `fetch`.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categoryUrl } from '#contract/category-address';
import { CATEGORY_SLUGS } from '#contract/categories';
import { type CategoryType } from '#contract/category-groups';
import { landingFile, type LandingText } from '#contract/landing';
import { presetOf, relatedTo } from '#contract/landing-layout';
import type { StorySummary } from '#contract/stories';
import { renderRoute } from './helpers/render-route.tsx';
import { storyLike } from './helpers/stories.ts';

const locales = join(import.meta.dirname, '../public/locales');
const read = (path: string): unknown => JSON.parse(readFileSync(join(locales, path), 'utf8'));
const wordsOf = (category: { type: CategoryType; slug: string }, language = 'en') =>
  read(`${language}/${landingFile(category)}`) as LandingText;

function summary(change: Partial<StorySummary> = {}): StorySummary {
  const { content: _content, story_data: _data, images: _images, error: _error, art: _art, ...story } = storyLike();
  return { ...story, visibility: 'public', excerpt: null, ...change };
}
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => summary({ story_id: `${'S'.repeat(20)}${at + 10}`, title: `Story ${at}` }));
/** Opens a page whose category has these stories. */
const open = (path: string, stories: readonly StorySummary[] | 'broken' | 'cut' = many(2), more: object = {}) =>
  renderRoute(path, {
    answer: ({ path: asked }) => {
      if (!asked.startsWith('/stories/category/')) return undefined;
      if (stories === 'cut') return 'cut';
      return stories === 'broken'
        ? Response.json({ error: 'Broken' }, { status: 500 })
        : Response.json({ stories, category: 'x', limit: 12, last_key: null });
    },
    ...more,
  });
const hrefs = (elements: readonly HTMLElement[]) => elements.map((element) => element.getAttribute('href'));
const main = () => within(screen.getByRole('main'));
const search = (preset: object) => `/?${new URLSearchParams(Object.entries(preset)).toString()}#create`;

afterEach(() => {
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});

/** The tests of all pages of a group. */
function areWhole(type: CategoryType, list: string): void {
  const slugs = list.split(' ');
  it('are these, and no others', () => {
    const withPage = CATEGORY_SLUGS.filter((category) => category.type === type && category.hasLanding);
    expect(withPage.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
  });
  it.each(slugs)('CAT-5, CAT-6, CAT-7, CAT-8, CAT-9, CAT-11, CAT-12: %s is a whole page', async (slug) => {
    const category = CATEGORY_SLUGS.find((known) => known.type === type && known.slug === slug);
    if (!category) throw new Error(`nobody knows ${slug}`);
    const words = wordsOf(category);
    await open(categoryUrl(category));
    expect(await screen.findByRole('heading', { level: 1, name: words.title })).toBeVisible();
    expect(main().getByText(words.description)).toBeVisible();
    const benefits = within(main().getByRole('list', { name: 'What these stories are like' }));
    expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(words.benefits);
    for (const example of words.examples)
      expect(main().getByRole('link', { name: example })).toHaveAttribute(
        'href',
        expect.stringContaining(`${category.field}=${category.values[0]}`),
      );
    for (const paragraph of words.long) expect(main().getByText(paragraph)).toBeVisible();
    const related = within(main().getByRole('region', { name: 'Where to look next' }));
    expect(hrefs(related.getAllByRole('link'))).toEqual(relatedTo(category).map(categoryUrl));
    expect(hrefs(related.getAllByRole('link'))).not.toContain(categoryUrl(category));
    const actions = main().getAllByRole('link', { name: words.action });
    expect(hrefs(actions)).toEqual([search(presetOf(category)), search(presetOf(category))]);
    expect(document.title).toContain(words.title);
  });
}

describe('CAT-1, ROUTE-12: the pages of themes', () => {
  areWhole('themes', 'adventures friendship learning animals magical bedtime problem-solving creativity');
});
describe('CAT-2, ROUTE-13: the pages of ages', () => {
  areWhole('ages', 'toddler preschool school-age');
});
describe('CAT-3, ROUTE-14: the pages of characters', () => {
  areWhole('characters', 'child family robot princess');
});
describe('CAT-4, ROUTE-15: the pages of settings', () => {
  areWhole('settings', 'enchanted-forest city space-adventure underwater-kingdom home school');
});

describe('the stories of a category', () => {
  const featured = async () => within(await screen.findByRole('region', { name: 'Featured' }));

  it('CAT-10, CAT-17, DECIDE-33: twelve of its group are asked for, and no more are shown, each leading to its story', async () => {
    const stories = many(13);
    const { calls } = await open('/stories/adventures', stories);
    const region = await featured();
    await waitFor(() => expect(region.getAllByRole('link')).toHaveLength(12));
    expect(hrefs(region.getAllByRole('link'))).toEqual(stories.slice(0, 12).map(({ story_id: id }) => `/story/${id}`));
    const asked = calls.filter(({ path }) => path.startsWith('/stories/category/'));
    expect(asked.map(({ path, query }) => path + query)).toEqual([
      '/stories/category/adventures?limit=12&type=themes&language=en',
    ]);
  });

  it('CAT-20: a card tells title, day and counts, and shows the cover, or fabric where there is none', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const cover = '/api/stories/x/images/cover?v=1';
    await open('/stories/adventures', [
      summary({ title: 'With a cover', cover_image: cover, view_count: 1234, like_count: 1 }),
      summary({ story_id: 'P'.repeat(22), title: 'Without one', view_count: 1, like_count: 0 }),
    ]);
    const region = await featured();
    const [first, second] = await region.findAllByRole('listitem');
    if (!first || !second) throw new Error('a card is missing');
    expect(within(first).getByRole('link', { name: 'With a cover' })).toBeVisible();
    expect(first.querySelector('.cover img')).toHaveAttribute('src', expect.stringContaining(cover));
    expect(first.querySelector('time')).toHaveTextContent('Nov 20, 2026');
    expect(within(first).getByText('Read 1234 times')).toBeInTheDocument();
    expect(within(first).getByText('1 like')).toBeInTheDocument();
    expect(second.querySelector('.cover img')).toBeNull();
    expect(second.querySelector('.cover svg')).toBeInTheDocument();
    expect(within(second).getByText('Read 1 time')).toBeInTheDocument();
    expect(within(second).getByText('0 likes')).toBeInTheDocument();
  });

  it('CAT-14: without any the page says No Stories Yet, and begins one', async () => {
    await open('/stories/settings/city', []);
    const region = await featured();
    expect(await region.findByRole('heading', { name: 'No Stories Yet' })).toBeVisible();
    expect(hrefs([region.getByRole('link', { name: 'Create a city story' })])).toEqual(['/?setting=city#create']);
  });

  it('CAT-15, CAT-16: a failure is told with the category, and Try Again brings the stories', async () => {
    let isBroken = true;
    const { user } = await renderRoute('/stories/adventures', {
      answer: ({ path }) => {
        if (!path.startsWith('/stories/category/')) return undefined;
        return isBroken
          ? Response.json({ error: 'Broken' }, { status: 500 })
          : Response.json({ stories: many(1), category: 'adventures', limit: 12, last_key: null });
      },
    });
    const region = await featured();
    expect(await region.findByRole('alert')).toHaveTextContent(
      'Failed to load stories: Failed to fetch stories for category adventures',
    );
    isBroken = false;
    await user.click(region.getByRole('button', { name: 'Try Again' }));
    expect(await region.findByRole('link', { name: 'Story 0' })).toBeVisible();
    expect(region.getByRole('heading', { name: 'Featured' })).toHaveFocus();
  });

  it('CAT-16: the error of the call itself carries the slug of the address', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: 'Broken' }, { status: 503 }));
    const { createQueryClient } = await import('../src/lib/query-client.ts');
    const { categoryStoriesQuery } = await import('../src/features/landing/category-stories.queries.ts');
    const client = createQueryClient();
    await expect(client.fetchQuery(categoryStoriesQuery({ type: 'ages', slug: 'school-age' }))).rejects.toThrow(
      /^Failed to fetch stories for category school-age$/,
    );
    vi.unstubAllGlobals();
  });

  it('CAT-18, CAT-19: they are fresh for 30 minutes and kept for 60', async () => {
    vi.useFakeTimers();
    const { createQueryClient } = await import('../src/lib/query-client.ts');
    const { QueryObserver } = await import('@tanstack/react-query');
    const { categoryStoriesQuery } = await import('../src/features/landing/category-stories.queries.ts');
    const asked = vi.fn(async () => Response.json({ stories: [], category: 'city', limit: 12, last_key: null }));
    vi.stubGlobal('fetch', asked);
    const client = createQueryClient();
    const query = categoryStoriesQuery({ type: 'settings', slug: 'city' });
    const look = async () => {
      const leave = new QueryObserver(client, query).subscribe(() => {});
      await vi.advanceTimersByTimeAsync(0);
      leave();
    };
    await look();
    await vi.advanceTimersByTimeAsync((30 * 60 - 1) * 1000);
    await look();
    expect(asked).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2000);
    await look();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(query.gcTime).toBe(3_600_000);
    await vi.advanceTimersByTimeAsync(3_599_000);
    expect(client.getQueryData(query.queryKey)).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(client.getQueryData(query.queryKey)).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

describe('what a link of the browser leads to', () => {
  const browsed = CATEGORY_SLUGS.filter(({ isBrowsed }) => isBrowsed).map(
    (category) => [categoryUrl(category), category] as const,
  );
  it('BROWSE-14: there are 40 of them', () => expect(browsed).toHaveLength(40));
  it.each(browsed)('BROWSE-14, DECIDE-31: %s offers a story with its own choice sewn in', async (path, category) => {
    await open(path, []);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(hrefs(main().getAllByRole('link'))).toContain(search(presetOf(category))));
  });
});

describe('a category without a page of its own', () => {
  it('DECIDE-32: says so, by its name, and leads to a story of it, to public ones and to pages close by', async () => {
    await open('/stories/characters/pirate', many(14));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found: Pirate' })).toBeVisible();
    expect(hrefs([main().getByRole('link', { name: 'Create such a story' })])).toEqual(['/?character=pirate#create']);
    const stories = within(await screen.findByRole('region', { name: 'Stories to read now' }));
    expect(stories.getAllByRole('link')).toHaveLength(12);
    const related = within(main().getByRole('region', { name: 'Where to look next' }));
    expect(hrefs(related.getAllByRole('link'))).toContain('/stories/settings/underwater-kingdom');
  });
  it('DECIDE-32: tells a failure as a landing page does, and Try Again brings the stories', async () => {
    let isBroken = true;
    const { user } = await renderRoute('/stories/mystery', {
      answer: ({ path }) => {
        if (!path.startsWith('/stories/category/')) return undefined;
        return isBroken
          ? Response.json({ error: 'Broken' }, { status: 500 })
          : Response.json({ stories: many(1), category: 'mystery', limit: 12, last_key: null });
      },
    });
    const region = within(await screen.findByRole('region', { name: 'Stories to read now' }));
    expect(region.getByRole('alert')).toHaveTextContent(
      'Failed to load stories: Failed to fetch stories for category mystery',
    );
    isBroken = false;
    await user.click(region.getByRole('button', { name: 'Try Again' }));
    expect(await region.findByRole('link', { name: 'Story 0' })).toBeVisible();
    expect(region.getByRole('heading', { name: 'Stories to read now' })).toHaveFocus();
  });
  it('DECIDE-32: shows no stories where it has none', async () => {
    const { calls } = await open('/stories/mystery', []);
    await screen.findByRole('heading', { level: 1, name: 'Page not found: Mystery' });
    await waitFor(() => expect(calls.some(({ path }) => path === '/stories/category/mystery')).toBe(true));
    await act(async () => {});
    expect(screen.queryByRole('region', { name: 'Stories to read now' })).toBeNull();
  });
  it.each(['/stories/zzz', '/stories/age/zzz', '/stories/characters/zzz', '/stories/settings/zzz'])(
    'CAT-13, DECIDE-32: %s is no category, and all groups are named',
    async (path) => {
      const { calls } = await open(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Category not found' })).toBeVisible();
      const groups = within(main().getByRole('navigation', { name: 'Groups of categories' }));
      expect(hrefs(groups.getAllByRole('link'))).toEqual([
        '/stories?part=browse',
        '/stories/age',
        '/stories/characters',
        '/stories/settings',
      ]);
      expect(hrefs([main().getByRole('link', { name: 'Create a story' })])).toEqual(['/#create']);
      expect(calls.filter(({ path: asked }) => asked.startsWith('/stories/category/'))).toEqual([]);
    },
  );
  it('a slug of another group is none of this one', async () => {
    await open('/stories/settings/robot');
    expect(await screen.findByRole('heading', { level: 1, name: 'Category not found' })).toBeVisible();
  });
});

describe('the quilt after a call to action', () => {
  it.each([
    ['/stories/adventures', 'Create an adventure story', /^Theme: Adventure/],
    ['/stories/animals', 'Create an animal story', /^(Friend|Character|Companion).*: Animal/],
    ['/stories/settings/enchanted-forest', 'Create a forest story', /^Setting: Forest/],
    ['/stories/age/school-age', 'Create a school-age story', /^Age.*: Early school/],
  ])('CAT-12, DECIDE-31, OPT-12: %s sews in its choice', async (path, action, patch) => {
    const { user } = await open(path);
    const [link] = await screen.findAllByRole('link', { name: action });
    if (!link) throw new Error('there is no call to action');
    await user.click(link);
    expect(await screen.findByRole('button', { name: patch })).toBeVisible();
  });
});

describe('the words of a landing page', () => {
  it('are those of the address’s language, and say so', async () => {
    history.replaceState(null, '', '/de/stories/animals');
    const { calls } = await open('/de/stories/animals');
    const words = wordsOf({ type: 'themes', slug: 'animals' }, 'de');
    const heading = await screen.findByRole('heading', { level: 1, name: words.title });
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'de');
    const own = read('de/categories.json') as { landing: Record<string, string> };
    const around = main().getByRole('heading', { name: own.landing['featured'] });
    for (const element of [heading, main().getByText(words.description), around])
      expect(element.closest('[lang]')).toHaveAttribute('lang', 'de');
    const [card] = await main().findAllByText(/^\d+ Mal gelesen$/);
    expect(card?.closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('main').querySelector('time')).toHaveTextContent('20.11.2026');
    // The story is English, which the page is not.
    expect(main().getAllByText('English')[0]).toHaveAttribute('lang', 'en');
    expect(calls.find(({ path }) => path.startsWith('/stories/category/'))?.query).toContain('language=de');
  });
  it('CAT-15: a failure is told in them, with the words of the interface marked as such', async () => {
    history.replaceState(null, '', '/de/stories/animals');
    await open('/de/stories/animals', 'broken');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'Die Geschichten konnten nicht geladen werden: Die Geschichten der Kategorie animals konnten nicht abgerufen werden',
    );
    expect(main().getByRole('button', { name: 'Try Again' })).toHaveAttribute('lang', 'en');
  });
  it('are English where a language has none', async () => {
    history.replaceState(null, '', '/ru/stories/animals');
    await open('/ru/stories/animals', many(1), {
      answer: ({ path }: { path: string }) =>
        path.startsWith('/locales/ru/')
          ? Response.json({ error: 'Not found' }, { status: 404 })
          : path.startsWith('/stories/category/')
            ? Response.json({ stories: [], category: 'x', limit: 12, last_key: null })
            : undefined,
    });
    const { title } = wordsOf({ type: 'themes', slug: 'animals' });
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading.closest('main [lang], main[lang]')).toBeNull();
    expect(main().getByRole('heading', { name: 'Featured' })).toBeVisible();
  });
  it('are English and say so where only those around them are there', async () => {
    history.replaceState(null, '', '/it/stories/animals');
    await open('/it/stories/animals', [], {
      answer: ({ path }: { path: string }) =>
        path.startsWith('/locales/it/landing/') ? Response.json({ error: 'Not found' }, { status: 404 }) : undefined,
    });
    const { title } = wordsOf({ type: 'themes', slug: 'animals' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('main')).toHaveAttribute('lang', 'it');
  });
  it('come with the network where the page began without one', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderRoute('/stories/animals', {
      answer: ({ path }) => {
        if (onLine.getMockImplementation()?.() !== true) return 'cut';
        return path.startsWith('/stories/category/')
          ? Response.json({ stories: many(1), category: 'animals', limit: 12, last_key: null })
          : undefined;
      },
    });
    expect(await screen.findByText('This page needs the network once')).toBeVisible();
    onLine.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    const { title } = wordsOf({ type: 'themes', slug: 'animals' });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Story 0' })).toBeVisible();
  });
  it('hold the page’s place while they are on their way, and need a network once', async () => {
    let cut: () => void = () => {};
    const gone = new Promise<void>((resolve) => {
      cut = resolve;
    });
    await renderRoute('/stories/animals', {
      answer: async ({ path }) => {
        if (!path.startsWith('/locales/')) return undefined;
        await gone;
        return 'cut';
      },
    });
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('heading', { level: 1, name: 'Animals' })).toBeVisible();
    cut();
    expect(await screen.findByText('This page needs the network once')).toBeVisible();
  });
});
