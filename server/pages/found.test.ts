// What search engines and previews find: they run no script.
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '#contract/categories';
import { categoryUrl } from '#contract/category-address';
import { createTestApp, PASSWORD, SMALL_BUILD, WISH, type AskFor, type TestApp } from '../../tests/helpers/test-app.ts';
import { documentOf } from './answer-bytes.ts';
import { createSitemap } from './sitemap.ts';

const site = 'https://tuckaway.example';
const env = { PUBLIC_URL: site };
let server: TestApp;
afterEach(() => server.close());
const open = async (...[options]: Parameters<typeof createTestApp>) =>
  (server = await createTestApp({ env, ...options }));
const make = async (change: object = {}): Promise<string> =>
  (await (await server.ask('/api/stories/generate', { method: 'POST', body: { ...WISH, ...change } })).json()).story_id;
const publish = (id: string, visibility: 'public' | 'private' | 'unlisted' = 'public') =>
  server.database.updateTable('stories').set({ visibility }).where('id', '=', id).execute();

/** The document of a path, as one reads it who knows HTML. */
async function read(path: string) {
  const answer = await server.ask(path);
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match.slice(1));
  const meta = (name: string) =>
    all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`, 'g')).map(([content]) => content);
  const graph = all(/<script type="application\/ld\+json">(.*?)<\/script>/g).flatMap(([json = '']) => {
    const data = JSON.parse(json);
    return data['@graph'] ?? [data];
  });
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    meta,
    title: all(/<title>([^<]*)<\/title>/g).flat(),
    canonical: all(/<link rel="canonical" href="([^"]*)">/g).flat(),
    alternates: all(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g),
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    node: (type: string) => graph.find((each: { '@type': string }) => each['@type'] === type),
  };
}
const landing = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding);

/** A build in English that speaks Spanish and Hindi on one page. */
const spanish = {
  ...SMALL_BUILD,
  files: new Map([
    ...[...SMALL_BUILD.files].filter(([path]) => !/^\/locales\/(?!en\/)/.test(path)),
    ...['es', 'hi'].map((code) => {
      const text = {
        title: `Cuentos ${code}`,
        description: 'Animales',
        action: 'Crear',
        benefits: ['uno'],
        examples: ['dos'],
        long: ['tres'],
      };
      const bytes = new TextEncoder().encode(JSON.stringify(text));
      return [`/locales/${code}/landing/themes-animals.json`, documentOf(bytes, 'application/json')] as const;
    }),
  ]),
};

describe('the documents of categories', () => {
  it.each([
    ['ROUTE-12', '/stories/adventures'],
    ['ROUTE-13', '/stories/age/toddler'],
    ['ROUTE-14', '/stories/characters/robot'],
    ['ROUTE-15', '/stories/settings/city'],
  ])('%s %s is a page with its words, its data and a head of its own', async (_row, path) => {
    await open();
    const page = await read(path);
    const data = JSON.parse(/<script type="application\/json" id="landing">(.*?)<\/script>/.exec(page.html)?.[1] ?? '');
    expect([page.status, page.title, page.canonical, page.meta('robots')]).toEqual([
      200,
      [`${data.text.title} | Tuckaway`],
      [site + path],
      [],
    ]);
    expect(page.meta('description')).toEqual(page.meta('og:description'));
    expect(page.html).toContain(`>${data.text.title}</h1>`);
    expect(page.html).toContain(data.text.benefits[0]);
    expect(page.node('CollectionPage')).toMatchObject({ name: data.text.title, url: site + path });
  });

  it('CAT-5, CAT-6, SEO-7 all 21 have a title and a description that no other has', async () => {
    await open();
    const pages = await Promise.all(landing.map((category) => read(categoryUrl(category))));
    expect(pages).toHaveLength(21);
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    for (const of of [
      (page: (typeof pages)[number]) => page.title,
      ({ meta }: (typeof pages)[number]) => meta('description'),
    ])
      expect(new Set(pages.flatMap(of)).size).toBe(21);
  });

  it('SEO-3, SEO-4 names the picture, the stories and the way to the page', async () => {
    const files = new Map([
      ...SMALL_BUILD.files,
      ['/categories/ages-preschool.webp', documentOf(new Uint8Array(1), 'image/webp')] as const,
      ['/assets/rare/landing-abc.css', documentOf(new Uint8Array(1), 'text/css')] as const,
    ]);
    await open({ staticFiles: { ...SMALL_BUILD, files } });
    const [shown, kept] = [await make(), await make()];
    await publish(shown);
    const page = await read('/stories/age/preschool');
    expect(page.meta('og:image')).toEqual([`${site}/categories/ages-preschool.webp`]);
    expect(page.meta('twitter:card')).toEqual(['summary_large_image']);
    expect(page.html).toContain('<link rel="stylesheet" href="/assets/rare/landing-abc.css">');
    expect(page.node('CollectionPage').mainEntity).toEqual({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, url: `${site}/story/${shown}`, name: 'Mia and the Lamp' }],
    });
    expect(page.html).toContain(`/story/${shown}`);
    expect(page.html).not.toContain(kept);
    // The words of the frame are not in this small build.
    const trail = page.node('BreadcrumbList').itemListElement;
    expect(trail.map((step: { item: string }) => step.item)).toEqual(
      ['/', '/stories', '/stories/age', '/stories/age/preschool'].map((path) => site + path),
    );
    expect(trail.at(-1).name).toBe('Preschool');
  });

  it('says in which languages a page is written, and speaks the one of its address', async () => {
    await open({ staticFiles: spanish });
    const page = await read('/es/stories/animals');
    expect([page.status, page.lang, page.title, page.canonical]).toEqual([
      200,
      'es',
      ['Cuentos es | Tuckaway'],
      [`${site}/es/stories/animals`],
    ]);
    const expected = [
      ['en', `${site}/stories/animals`],
      ['es', `${site}/es/stories/animals`],
      ['hi', `${site}/hi/stories/animals`],
      ['x-default', `${site}/stories/animals`],
    ];
    expect(page.alternates).toEqual(expected);
    expect((await read('/stories/animals')).alternates).toEqual(expected);
  });

  it('is the English page where a language has no words for it', async () => {
    await open({ staticFiles: spanish });
    const page = await read('/es/stories/bedtime');
    expect([page.status, page.lang, page.canonical]).toEqual([200, 'en', [`${site}/stories/bedtime`]]);
    expect(page.alternates).toEqual([
      ['en', `${site}/stories/bedtime`],
      ['x-default', `${site}/stories/bedtime`],
    ]);
  });

  it.each(['/stories/mystery', '/stories/settings/jungle'])(
    'keeps %s, which has no landing page, out of the results',
    async (path) => {
      await open();
      const page = await read(path);
      expect([page.status, page.meta('robots')]).toEqual([200, ['noindex']]);
      const label = path.endsWith('mystery') ? 'Mystery' : 'Jungle';
      expect(page.title).toEqual([`Page not found: ${label} | Tuckaway`]);
    },
  );

  it.each([
    '/stories/zzz',
    '/stories/age/zzz',
    '/stories/characters/zzz',
    '/stories/settings/zzz',
    '/stories/a/b/c',
    '/es/stories/zzz',
  ])('CAT-13 %s is not found', async (path) => {
    await open();
    const page = await read(path);
    expect([page.status, page.meta('robots')]).toEqual([404, ['noindex']]);
  });
});

describe('the documents of the library', () => {
  it('SEO-2, SEO-4 each group says what it holds, and where it stands', async () => {
    await open();
    const groups = {
      '/stories/age': ['Stories by age', 3],
      '/stories/characters': ['Stories by character', 4],
      '/stories/settings': ['Stories by setting', 6],
    } as const;
    const descriptions = new Set<string>();
    for (const [path, [title, count]] of Object.entries(groups)) {
      const page = await read(path);
      expect(page.title).toEqual([`${title} | Tuckaway`]);
      descriptions.add(page.meta('description')[0] ?? '');
      const collection = page.node('CollectionPage');
      expect([collection.name, collection.url, collection.mainEntity.numberOfItems]).toEqual([
        title,
        site + path,
        count,
      ]);
      for (const { url } of collection.mainEntity.itemListElement) expect(url).toMatch(`${site + path}/`);
      const trail = page.node('BreadcrumbList').itemListElement;
      expect(trail.map((step: { item: string }) => step.item)).toEqual(
        ['/', '/stories', path].map((step) => site + step),
      );
    }
    descriptions.add((await read('/stories')).meta('description')[0] ?? '');
    descriptions.add((await read('/')).meta('description')[0] ?? '');
    descriptions.add((await read('/privacy')).meta('description')[0] ?? '');
    expect(descriptions.size).toBe(6);
    expect([...descriptions].filter((text) => text.length < 70)).toEqual([]);
  });

  it('SEO-4 /stories stands below home, in every language at one address', async () => {
    await open();
    for (const path of ['/stories', '/es/stories'])
      expect(
        (await read(path)).node('BreadcrumbList').itemListElement.map(({ item }: { item: string }) => item),
      ).toEqual([`${site}/`, `${site}/stories`]);
  });

  it('SEO-2, SEO-4 /pricing says what it is about, stands below home, and names no price', async () => {
    await open();
    for (const path of ['/pricing', '/es/pricing']) {
      const page = await read(path);
      const [description = ''] = page.meta('description');
      expect(description).toContain('Cancel any time.');
      expect(page.node('BreadcrumbList').itemListElement.map(({ item }: { item: string }) => item)).toEqual([
        `${site}/`,
        `${site}/pricing`,
      ]);
      expect(page.html).not.toMatch(/\$\d|"Offer"/);
    }
  });

  it('SEO-4 the trail of a translated page ends at that page, and breaks no name', async () => {
    await open();
    const last = (await read('/de/stories/friendship')).node('BreadcrumbList').itemListElement.at(-1);
    expect(last).toMatchObject({ name: 'Freundschaft', item: `${site}/de/stories/friendship` });
    expect((await read('/de/stories/settings/neighborhood')).title[0]).toContain('Nachbarschaft');
  });

  it('a category that there is none of says so in its title', async () => {
    await open();
    expect((await read('/stories/zzz')).title).toEqual(['Category not found | Tuckaway']);
  });
});

describe('a path with control characters', () => {
  it.each(['/stories/animals%00', '/story/%07', '/%0a', '/es/stories/animals%00', '/pricing%c2%85'])(
    '%s is a page that does not exist, and stands encoded in its head',
    async (path) => {
      await open();
      const page = await read(path);
      expect([page.status, page.meta('robots')]).toEqual([404, ['noindex']]);
      expect(page.headers.get('Content-Type')).toContain('text/html');
      expect(page.html).not.toMatch(/[^\P{Cc}\n]/u);
      expect(page.canonical[0]).toMatch(/%[\dA-F]{2}$/);
    },
  );
});

describe('the other documents', () => {
  it.each(['/', '/es', '/hi/', '/index.html'])(
    'SEO-1, SEO-2, SEO-4 %s is the home page under one address',
    async (path) => {
      await open();
      const page = await read(path);
      expect([page.status, page.canonical, page.title]).toEqual([
        200,
        [`${site}/`],
        ['Tuckaway: Bedtime stories made for one child'],
      ]);
      expect(page.node('WebSite')).toMatchObject({ name: 'Tuckaway', url: `${site}/` });
    },
  );

  it.each([
    '/stories',
    '/stories/age',
    '/stories/characters',
    '/stories/settings',
    '/es/stories',
    '/pricing',
    '/es/pricing',
    '/privacy',
    '/de/privacy',
  ])('ROUTE-16, SEO-3 %s can be found', async (path) => {
    await open();
    const page = await read(path);
    expect([page.status, page.meta('robots'), page.canonical]).toEqual([
      200,
      [],
      [site + path.replace(/^\/(es|de)/, '')],
    ]);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
      expect(page.meta(name), name).toHaveLength(1);
  });

  it.each([
    '/profile',
    '/auth',
    '/auth/oauth/callback',
    '/login',
    '/register',
    '/payment?plan=basic',
    '/es/profile',
    '/nope',
  ])('%s is for nobody to find', async (path) => {
    await open();
    expect((await read(path)).meta('robots')).toEqual(['noindex']);
  });

  it('keeps the address of a sign-in callback from everybody in every language', async () => {
    await open();
    const { headers } = await read('/es/auth/oauth/callback?token=x');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('names no file and no part of the API in a language', async () => {
    await open();
    for (const path of ['/es/assets/main-abc123.js', '/es/sw.js']) expect((await server.ask(path)).status).toBe(404);
    expect((await read('/es/api/config')).status).toBe(404);
  });
});

describe('the document of a story', () => {
  it('SEO-5, SEO-6, SEO-7 is an article with who wrote it, when, and where it stands', async () => {
    await open();
    const id = await make();
    await publish(id);
    const page = await read(`/story/${id}`);
    expect([page.status, page.title, page.canonical, page.meta('og:type')]).toEqual([
      200,
      ['Mia and the Lamp | Tuckaway'],
      [`${site}/story/${id}`],
      ['article'],
    ]);
    expect(page.meta('description')).toEqual(['Mia lit the lamp.']);
    expect(page.meta('article:published_time')).toEqual(['2026-11-20T20:00:00.000Z']);
    const us = { '@type': 'Organization', name: 'Tuckaway', url: `${site}/` };
    expect(page.node('Article')).toMatchObject({
      headline: 'Mia and the Lamp',
      author: us,
      publisher: us,
      datePublished: '2026-11-20T20:00:00.000Z',
    });
    expect(page.node('BreadcrumbList').itemListElement.map((step: { item: string }) => step.item)).toEqual(
      ['/', '/stories', `/story/${id}`].map((path) => site + path),
    );
    expect((await read(`/hi/story/${id}`)).canonical).toEqual([`${site}/story/${id}`]);
  });

  it('SRV-10 carries noindex in header and tag when it is unlisted, and tells nothing when it is private', async () => {
    await open();
    const id = await make();
    const unlisted = await read(`/story/${id}`);
    expect([unlisted.headers.get('X-Robots-Tag'), unlisted.meta('robots')]).toEqual(['noindex', ['noindex']]);
    await publish(id, 'private');
    const hidden = await read(`/story/${id}`);
    expect([hidden.status, hidden.title, hidden.meta('robots')]).toEqual([404, ['Tuckaway'], ['noindex']]);
    expect(hidden.html).not.toContain('Lamp');
  });

  it('SRV-10 carries noindex while it is hidden by reports, and can be read', async () => {
    await open();
    const id = await make();
    await publish(id);
    expect((await read(`/story/${id}`)).meta('robots')).toEqual([]);
    await server.database.updateTable('stories').set({ is_hidden: 1 }).execute();
    const page = await read(`/story/${id}`);
    expect([page.status, page.headers.get('X-Robots-Tag'), page.meta('robots')]).toEqual([200, 'noindex', ['noindex']]);
    expect(page.title).toEqual(['Mia and the Lamp | Tuckaway']);
    await server.database.updateTable('stories').set({ is_hidden: 0 }).execute();
    expect((await read(`/story/${id}`)).headers.get('X-Robots-Tag')).toBeNull();
  });
});

describe('the sitemap', () => {
  const sitemap = async () => (await server.ask('/sitemap.xml')).text();
  const places = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place]) => place);

  it('names home, the stories page, the plans, what is kept, every landing page in each of its languages, and public stories', async () => {
    await open({ staticFiles: spanish });
    const id = await make();
    await publish(id);
    const xml = await sitemap();
    expect(places(xml)).toEqual([
      `${site}/`,
      `${site}/stories`,
      `${site}/pricing`,
      `${site}/privacy`,
      ...landing.flatMap((category) => {
        const path = categoryUrl(category);
        return path === '/stories/animals' ? [site + path, `${site}/es${path}`, `${site}/hi${path}`] : [site + path];
      }),
      `${site}/story/${id}`,
    ]);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="hi" href="${site}/hi/stories/animals"/>`);
    expect(xml).toContain('<lastmod>2026-11-20T20:00:00.000Z</lastmod>');
  });

  it('SRV-10 names no unlisted, private, hidden or unfinished story', async () => {
    await open();
    const [unlisted, hidden, shown, secret] = [await make(), await make(), await make(), await make()];
    await publish(shown);
    await publish(hidden);
    await publish(secret, 'private');
    await server.database.updateTable('stories').set({ is_hidden: 1 }).where('id', '=', hidden).execute();
    const failed = await make();
    await publish(failed);
    await server.database.updateTable('stories').set({ status: 'failed' }).where('id', '=', failed).execute();
    const xml = await sitemap();
    expect(xml).toContain(shown);
    for (const id of [unlisted, hidden, secret, failed]) expect(xml).not.toContain(id);
  });

  it('is XML, compressed, and made anew after ten minutes', async () => {
    await open();
    const answer = await server.ask('/sitemap.xml', { headers: { 'Accept-Encoding': 'br' } });
    expect([answer.headers.get('Content-Type'), answer.headers.get('Content-Encoding')]).toEqual([
      'application/xml',
      'br',
    ]);
    const before = brotliDecompressSync(await answer.arrayBuffer()).toString();
    const id = await make();
    await publish(id);
    expect(await sitemap()).toBe(before);
    server.later(600_000);
    expect(await sitemap()).toContain(id);
  });

  it('SRV-10 names a story no more once it has left the public lists, however it left', async () => {
    await open();
    const names = async (id: string) => (await sitemap()).includes(id);
    const body = { visibility: 'public', confirm_public: true };
    const publishedBy = async (ask: AskFor) => {
      const told = await ask('/api/stories/generate', { method: 'POST', body: WISH });
      const { story_id } = await told.json();
      expect((await ask(`/api/stories/${story_id}`, { method: 'PUT', body })).status).toBe(200);
      // As if the sitemap had been asked for the first time now.
      server.later(600_000);
      expect(await names(story_id)).toBe(true);
      return story_id;
    };
    const family = await server.signedIn();
    for (const visibility of ['private', 'unlisted']) {
      const id = await publishedBy(family.ask);
      await family.ask(`/api/stories/${id}`, { method: 'PUT', body: { visibility } });
      expect([visibility, await names(id)]).toEqual([visibility, false]);
    }
    const deleted = await publishedBy(family.ask);
    await family.ask(`/api/stories/${deleted}`, { method: 'DELETE' });
    expect(await names(deleted)).toBe(false);
    const reported = await publishedBy(family.ask);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await server.visitor()(`/api/stories/${reported}/report`, { method: 'POST', body: { reason: 'other' }, address });
    expect(await names(reported)).toBe(false);
    const last = await publishedBy(family.ask);
    await family.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } });
    expect(await names(last)).toBe(false);
  });

  it('is good for a minute where it is kept elsewhere', async () => {
    await open();
    const { headers } = await server.ask('/sitemap.xml');
    expect(headers.get('Cache-Control')).toBe('public, max-age=60');
  });

  it('is written once at a time, and again for who asks after a story has left', async () => {
    let [written, running, most] = [0, 0, 0];
    const { document, forget } = createSitemap({
      site: { productName: 'Tuckaway', publicUrl: site },
      texts: { landingLanguages: () => [] },
      clock: { now: () => 0 },
      publicAddresses: async () => {
        written += 1;
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => void setTimeout(resolve, 20));
        running -= 1;
        return [];
      },
    });
    const first = [document(), document()];
    forget();
    await Promise.all([...first, document(), document()]);
    expect([written, most]).toEqual([2, 1]);
  });

  it('escapes what XML would misread', async () => {
    await open({ env: { PUBLIC_URL: 'https://tuckaway.example/a&b' } });
    const xml = await sitemap();
    expect(xml).toContain('a&amp;b/stories');
    expect(xml).not.toMatch(/&(?!amp;)/);
  });

  it('is named in robots.txt, which keeps the API and the family’s own pages out', async () => {
    await open();
    const robots = await (await server.ask('/robots.txt')).text();
    for (const line of [
      'Disallow: /api/',
      'Disallow: /auth',
      'Disallow: /profile',
      'Disallow: /payment',
      'Disallow: /children',
      `Sitemap: ${site}/sitemap.xml`,
    ])
      expect(robots.split('\n')).toContain(line);
  });
});
