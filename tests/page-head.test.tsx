// What the page says of itself: the same as the server's document at first, and never anything of the page before.
import { act, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HEAD_TAGS } from '#contract/page-head';
import { categoryPicture } from '#contract/landing';
import { findCategory } from '#contract/category-address';
import { documentOf } from '../server/pages/answer-bytes.ts';
import { renderRoute } from './helpers/render-route.tsx';
import { createTestApp, SMALL_BUILD, WISH } from './helpers/test-app.ts';

const FRAME_TEXTS = join(import.meta.dirname, '../public/locales/en/common.json');
const pictured = [findCategory('characters', 'robot'), findCategory('themes', 'friendship')].flatMap((category) =>
  category ? [categoryPicture(category, 'large')] : [],
);
const staticFiles = {
  ...SMALL_BUILD,
  files: new Map([
    ...SMALL_BUILD.files,
    ['/locales/en/common.json', documentOf(readFileSync(FRAME_TEXTS), 'application/json')] as const,
    ...pictured.map((path) => [path, documentOf(new Uint8Array(1), 'image/webp')] as const),
  ]),
};

const tags = (head: ParentNode) => [...head.querySelectorAll(HEAD_TAGS)];
const written = (head: ParentNode) =>
  tags(head)
    .map((tag) =>
      tag.localName === 'script' ? JSON.stringify(JSON.parse(tag.textContent ?? ''), null, 1) : tag.outerHTML,
    )
    .toSorted();
const content = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
    tag.getAttribute('content'),
  );
const canonical = () =>
  [...document.querySelectorAll('link[rel="canonical"]')].map(
    (link) => new URL(link.getAttribute('href') ?? '').pathname,
  );
/** What the page says as structured data, which it says once. */
function graphOf(): Record<string, unknown>[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts).toHaveLength(1);
  const data = JSON.parse(scripts[0]?.textContent ?? '');
  return data['@graph'] ?? [data];
}

async function family() {
  const app = await createTestApp({ env: { PUBLIC_URL: location.origin }, staticFiles });
  const answer = await app.ask('/api/stories/generate', { method: 'POST', body: WISH });
  const { story_id: id } = await answer.json();
  await app.database.updateTable('stories').set({ visibility: 'public' }).execute();
  return { app, story: `/story/${id}` };
}
/** Opens a page as the address bar would. */
const openAt = async (path: string, options: Parameters<typeof renderRoute>[1]) => {
  history.replaceState(null, '', path);
  return renderRoute(path, options);
};
/** Follows a link of the page; its memory of addresses is the test's. */
const goTo = async (page: Awaited<ReturnType<typeof renderRoute>>, path: string) => {
  history.replaceState(null, '', path);
  await act(() => page.router.navigate({ to: path }));
};

beforeEach(() => {
  for (const tag of tags(document.head)) tag.remove();
  document.head.insertAdjacentHTML('beforeend', '<title>before</title><meta name="description" content="before">');
  history.replaceState(null, '', '/');
});

describe('the head of the server and that of the page are the same', () => {
  it.each([
    ['a story', (story: string) => story],
    ['a landing page', () => '/stories/characters/robot'],
    ['a landing page in another language', () => '/de/stories/friendship'],
    ['the stories', () => '/stories'],
    ['the stories for everybody', () => '/stories?part=browse'],
    ['the stories of the family', () => '/stories?part=mine'],
    ['the ages', () => '/stories/age'],
    ['the characters', () => '/stories/characters'],
    ['the settings', () => '/stories/settings'],
    ['the plans', () => '/pricing'],
    ['what is kept', () => '/privacy'],
    ['a category without a page', () => '/stories/mystery'],
    ['one in another language', () => '/es/stories/settings/jungle'],
    ['a category that there is none of', () => '/stories/zzz'],
  ])('SEO-7, SEO-8 for %s', async (_name, pathOf) => {
    const { app, story } = await family();
    const path = pathOf(story);
    const html = await (await app.ask(path)).text();
    const server = new DOMParser().parseFromString(html, 'text/html').head;
    await openAt(path, { app });
    await waitFor(() => expect(written(document.head)).toEqual(written(server)));
    expect(tags(server).length).toBeGreaterThan(10);
    await app.close();
  });

  it('SEO-1, SEO-7, SEO-8 for the home page that one comes back to', async () => {
    const { app, story } = await family();
    const server = new DOMParser().parseFromString(await (await app.ask('/')).text(), 'text/html').head;
    const page = await openAt(story, { app });
    await waitFor(() => expect(content('og:type')).toEqual(['article']));
    await goTo(page, '/');
    await waitFor(() => expect(written(document.head)).toEqual(written(server)));
    expect(document.title).toMatch(/^Tuckaway/);
    await app.close();
  });
});

it('SEO-4 the trail of a translated page names that page, in words that are on the screen too', async () => {
  const { app } = await family();
  await openAt('/de/stories/friendship', { app });
  await waitFor(() => expect(graphOf().map((node) => node['@type'])).toEqual(['CollectionPage', 'BreadcrumbList']));
  const steps = graphOf()[1]?.['itemListElement'] as { name: string; item: string }[];
  expect(steps.map(({ item }) => new URL(item).pathname)).toEqual(['/', '/stories', '/de/stories/friendship']);
  expect(steps.map(({ name }) => name)).toEqual(['Home', 'Stories', 'Freundschaft']);
  const shown = within(await screen.findByRole('navigation', { name: 'You are here' })).getByText(/^Freund/);
  expect(shown).toHaveAttribute('aria-current', 'page');
  expect(shown).toHaveAttribute('lang', 'de');
  await app.close();
});

it('a title has no soft hyphens', async () => {
  const { app } = await family();
  await openAt('/de/stories/settings/neighborhood', { app });
  await waitFor(() => expect(document.title).toContain('Nachbarschaft'));
  await waitFor(() => expect(content('og:title')).toEqual([document.title]));
  await app.close();
});

it('SEO-2, SEO-3, SEO-4, SEO-5, SEO-8 from page to page each tag is the new page’s, and stands once', async () => {
  const { app, story } = await family();
  const page = await openAt(story, { app });
  await waitFor(() => expect(content('og:type')).toEqual(['article']));
  expect([document.title, canonical(), content('description')]).toEqual([
    'Mia and the Lamp | Tuckaway',
    [story],
    ['Mia lit the lamp.'],
  ]);
  expect(graphOf().map((node) => node['@type'])).toEqual(['Article', 'BreadcrumbList']);

  await goTo(page, '/stories/characters/robot');
  await waitFor(() => expect(canonical()).toEqual(['/stories/characters/robot']));
  expect(content('og:type')).toEqual(['website']);
  expect(content('article:published_time')).toEqual([]);
  expect(document.querySelectorAll('link[hreflang="x-default"]')).toHaveLength(1);
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);

  await goTo(page, '/stories');
  await waitFor(() => expect(canonical()).toEqual(['/stories']));
  expect(document.querySelectorAll('link[hreflang]')).toHaveLength(0);
  await waitFor(() => expect(graphOf().map((node) => node['@type'])).toEqual(['BreadcrumbList']));
  for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
    expect(content(name), name).toHaveLength(1);
  await app.close();
});

it.each(['/nope/x', '/stories/zzz', '/auth', '/story/AbCdEfGhIjKlMnOpQrStUv'])(
  'SEO-8 %s keeps search engines away, and the next page lets them in again',
  async (path) => {
    const { app } = await family();
    const page = await openAt(path, { app });
    await waitFor(() => expect(content('robots')).toEqual(['noindex']));
    await goTo(page, '/');
    await waitFor(() => expect(content('robots')).toEqual([]));
    await app.close();
  },
);

it('a story that could not be told is for nobody to find', async () => {
  const { app, story } = await family();
  await app.database.updateTable('stories').set({ status: 'failed', content: null }).execute();
  await openAt(story, { app });
  await waitFor(() => expect(document.title).toMatch(/\| Tuckaway$/));
  await waitFor(() => expect(content('robots')).toEqual(['noindex']));
  await app.close();
});

it('what the rest of a head comes with may be missing: the title stands without', async () => {
  const { app } = await family();
  vi.doMock('../src/lib/write-page-head.ts', () => Promise.reject(new TypeError('cut')));
  const page = await openAt('/profile', { app });
  await goTo(page, '/stories');
  await waitFor(() => expect(document.title).toBe('Stories | Tuckaway'));
  expect(content('description')).toEqual(['before']);
  vi.doUnmock('../src/lib/write-page-head.ts');
  await app.close();
});
