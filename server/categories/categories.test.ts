import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '#contract/categories';
import { CATEGORY_TYPES, type CategoryType } from '#contract/category-groups';
import {
  CategoriesAnswerSchema,
  CategoryOptionSchema,
  CategoryStatsAnswerSchema,
  POPULAR_COUNT,
} from '#contract/category-calls';
import { categoryAddress, findCategory } from '#contract/category-address';
import { LANGUAGE_CODES } from '#contract/languages';
import { documentOf } from '../pages/answer-bytes.ts';
import { createTestApp, SMALL_BUILD, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
afterEach(() => server.close());
const open = async (...options: Parameters<typeof createTestApp>) => (server = await createTestApp(...options));
const list = async (path: string) => v.parse(CategoriesAnswerSchema, await (await server.ask(path)).json()).categories;
const setScores = (scores: Record<string, number>) =>
  server.database
    .insertInto('category_popularity')
    .values(
      Object.entries(scores).map(([name, score]) => {
        const [type = '', slug = ''] = name.split('/');
        return { type, slug, score };
      }),
    )
    .execute();
const nameOf = ({ category_type, value }: { category_type?: string | undefined; value: string }) =>
  `${category_type}/${value}`;
const named = (categories: readonly { type: string; slug: string }[]) =>
  categories.map(({ type, slug }) => `${type}/${slug}`);

const englishOnly = [...SMALL_BUILD.files].filter(([path]) => !/^\/locales\/(?!en\/).*\/categories\.json$/.test(path));
/** The product with its English words, and a few in Spanish. */
const spanish = (words: object) => ({
  ...SMALL_BUILD,
  files: new Map([
    ...englishOnly,
    [
      '/locales/es/categories.json',
      documentOf(new TextEncoder().encode(JSON.stringify(words)), 'application/json'),
    ] as const,
  ]),
});
const SPANISH = {
  themes: { animals: { label: 'Animales', description: 'Un pato opina.', keywords: ['búho', 'pato'] } },
};

describe('GET /api/categories', () => {
  it('API-19 answers all 41 categories, and those of a group on wish', async () => {
    await open();
    const all = await list('/api/categories');
    expect(all.map(nameOf)).toEqual(named(CATEGORY_SLUGS));
    expect(all).toHaveLength(41);
    for (const type of CATEGORY_TYPES)
      expect((await list(`/api/categories?type=${type}`)).map(nameOf)).toEqual(
        named(CATEGORY_SLUGS.filter((category) => category.type === type)),
      );
  });

  it('BROWSE-15 gives each its fields, words of its own and an address of the product', async () => {
    await open();
    const all = await list('/api/categories');
    for (const option of all) {
      expect(Object.keys(option).sort()).toEqual(Object.keys(CategoryOptionSchema.entries).sort());
      const address = categoryAddress(option.url);
      expect([address?.type, address?.slug]).toEqual([option.category_type, option.value]);
      expect(findCategory(address?.type ?? 'themes', address?.slug ?? '')).toBeDefined();
      expect([option.value, option.label === option.value, option.description, option.keywords.length > 2]).toEqual([
        option.value,
        false,
        expect.stringMatching(/\w/),
        true,
      ]);
      expect(option.icon).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    }
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    expect(all.find(({ value }) => value === 'princess')).toMatchObject({
      url: '/stories/characters/princess',
      has_landing: true,
      option: { field: 'character', values: ['fantasy'] },
    });
    expect(all.find(({ value }) => value === 'pirate')).toMatchObject({ has_landing: false, popularity_score: 0 });
  });

  it('BROWSE-7, LIM-19 gives the ten most popular of all groups, the editors’ order among equals', async () => {
    await open();
    await setScores({ 'settings/desert': 3, 'characters/robot': 9, 'themes/family': 3, 'ages/toddler': 1 });
    const popular = await list(`/api/categories?sortByPopularity=true&limit=${POPULAR_COUNT}`);
    expect(popular).toHaveLength(10);
    expect(popular.map(nameOf)).toEqual([
      'characters/robot',
      'themes/family',
      'settings/desert',
      'ages/toddler',
      'themes/adventures',
      'themes/friendship',
      'themes/learning',
      'themes/animals',
      'themes/magical',
      'themes/bedtime',
    ]);
    expect(popular.map(({ popularity_score }) => popularity_score)).toEqual([9, 3, 3, 1, 0, 0, 0, 0, 0, 0]);
    // Only the word that stands in the contract sorts.
    expect((await list('/api/categories?sortByPopularity=1&limit=1')).map(nameOf)).toEqual(['themes/adventures']);
  });

  it.each(['0', '101', '-1', '1.5', 'ten', '', '1e1', '9'.repeat(10_000)])('refuses limit=%s', async (limit) => {
    await open();
    const answer = await server.ask(`/api/categories?limit=${limit}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'invalid_limit', error: 'limit must be between 1 and 100' },
    ]);
  });
});

describe('GET /api/categories/{type}', () => {
  it('API-20 answers a group by popularity, score descending', async () => {
    await open();
    await setScores({ 'settings/desert': 3, 'settings/sky': 7, 'themes/family': 9 });
    expect((await list('/api/categories/settings')).map(({ value }) => value)[0]).toBe('enchanted-forest');
    const sorted = await list('/api/categories/settings?sortByPopularity=true');
    expect(sorted.slice(0, 3).map(({ value }) => value)).toEqual(['sky', 'desert', 'enchanted-forest']);
    expect(sorted).toHaveLength(12);
    const scores = sorted.map(({ popularity_score }) => popularity_score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
  it.each([
    ['theme', 'themes'],
    ['character', 'characters'],
    ['setting', 'settings'],
    ['age', 'ages'],
  ] as const)('takes %s for %s', async (singular, type: CategoryType) => {
    await open();
    expect(await list(`/api/categories/${singular}`)).toEqual(await list(`/api/categories/${type}`));
    expect(await list(`/api/categories?type=${singular}`)).toEqual(await list(`/api/categories/${type}`));
  });
  it.each([
    'zzz',
    'THEMES',
    'themess',
    'theme%20s',
    '%00',
    '..%2f',
    'constructor',
    '__proto__',
    'ß',
    'x'.repeat(10_000),
  ])('knows no type %s', async (type) => {
    await open();
    for (const path of [`/api/categories/${type}`, `/api/categories?type=${type}`]) {
      const answer = await server.ask(path);
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'category_not_found' }]);
    }
  });
  it('API-22 takes stats, search and increment for what they are', async () => {
    await open();
    expect(Object.keys(Object(await (await server.ask('/api/categories/stats')).json()))).toEqual(['stats']);
    for (const path of ['/api/categories/search', '/api/categories/increment']) {
      const answer = await server.ask(path);
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
    }
    for (const path of ['/api/categories', '/api/categories/themes', '/api/categories/stats']) {
      const answer = await server.ask(path, { method: 'POST', body: {} });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
      const head = await server.ask(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    for (const name of ['stats', 'search', 'increment'])
      expect((await server.ask(`/api/categories?type=${name}`)).status).toBe(404);
  });
});

describe('GET /api/categories/stats', () => {
  const stats = async () =>
    v.parse(CategoryStatsAnswerSchema, await (await server.ask('/api/categories/stats')).json()).stats;
  const write = async (visibility: string) => {
    const { ask } = await server.signedIn();
    const body = { title: 'The Lamp', content: 'Mia lit the lamp.', visibility, confirm_public: true };
    const answer = await ask('/api/stories', { method: 'POST', body });
    return v.parse(v.object({ story_id: v.string() }), await answer.json()).story_id;
  };

  it('API-22 counts by group and names the ten that are chosen most', async () => {
    await open();
    await setScores({ 'settings/desert': 3, 'characters/robot': 9 });
    const said = await stats();
    expect(said).toMatchObject({
      total_categories: 41,
      by_type: { themes: 14, characters: 12, settings: 12, ages: 3 },
      total_public_stories: 0,
      updated_at: '2026-11-20T20:00:00.000Z',
    });
    expect(said.top).toHaveLength(10);
    expect(said.top.slice(0, 3).map(nameOf)).toEqual(['characters/robot', 'settings/desert', 'themes/adventures']);
  });
  it('counts the stories of the public lists, at most once a minute', async () => {
    await open();
    await write('public');
    await write('unlisted');
    await write('private');
    const hidden = await write('public');
    await server.database.updateTable('stories').set({ is_hidden: 1 }).where('id', '=', hidden).execute();
    const failed = await write('public');
    await server.database.updateTable('stories').set({ status: 'failed' }).where('id', '=', failed).execute();
    expect((await stats()).total_public_stories).toBe(1);
    await write('public');
    expect((await stats()).total_public_stories).toBe(1);
    server.later(60_000);
    expect(await stats()).toMatchObject({ total_public_stories: 2, updated_at: '2026-11-20T20:01:00.000Z' });
  });
  it('counts again when it could not', async () => {
    await open();
    await server.database.schema.alterTable('stories').renameTo('away').execute();
    expect((await server.ask('/api/categories/stats')).status).toBe(500);
    await server.database.schema.alterTable('away').renameTo('stories').execute();
    expect((await stats()).total_public_stories).toBe(0);
  });
});

describe('categories in a language', () => {
  it.each(LANGUAGE_CODES)('have words in %s wherever the interface has', async (language) => {
    await open();
    const answer = await server.ask(`/api/categories?lang=${language}`);
    expect(answer.headers.get('Content-Language')).toBe(language);
    const { categories } = v.parse(CategoriesAnswerSchema, await answer.json());
    for (const { value, description } of categories)
      expect([value, description]).toEqual([value, expect.stringMatching(/\p{L}/u)]);
  });
  const labelOf = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await server.ask(`/api/categories/themes${query}`, { headers });
    expect(answer.headers.get('Vary')).toBe('Accept-Language, Accept-Encoding');
    const { categories } = v.parse(CategoriesAnswerSchema, await answer.json());
    const label = categories.find(({ value }) => value === 'animals')?.label;
    return [label, answer.headers.get('Content-Language')];
  };
  it.each([
    ['the named one', '?lang=es', {}],
    ['a named one before the browser’s', '?lang=es', { 'Accept-Language': 'en' }],
    ['the browser’s', '', { 'Accept-Language': 'es' }],
    ['a country’s', '', { 'Accept-Language': 'es-MX,es;q=0.9' }],
    ['the one it likes best', '', { 'Accept-Language': 'en;q=0.4, xx, es;q=0.8' }],
    ['the browser’s where the named one is none', '?lang=tlh', { 'Accept-Language': 'es' }],
  ] as const)('come in %s', async (_what, query, headers) => {
    await open({ staticFiles: spanish(SPANISH) });
    expect(await labelOf(query, headers)).toEqual(['Animales', 'es']);
  });
  it.each([
    ['one without words', '?lang=fr', {}],
    ['one that is refused', '', { 'Accept-Language': 'es;q=0' }],
    ['none', '', {}],
    ['nonsense', `?lang=${'x'.repeat(10_000)}`, { 'Accept-Language': ';;q=,=;*' }],
  ] as const)('are English for %s', async (_what, query, headers) => {
    await open({ staticFiles: spanish(SPANISH) });
    expect(await labelOf(query, headers)).toEqual(['Animals', 'en']);
  });
  it('are English where a word is missing', async () => {
    await open({ staticFiles: spanish(SPANISH) });
    const themes = await list('/api/categories/themes?lang=es');
    expect(themes.find(({ value }) => value === 'bedtime')?.label).toBe('Bedtime');
    expect((await list('/api/categories/ages?lang=es'))[0]?.label).toBe('Toddler');
  });
  it('takes pt for the one of Brazil', async () => {
    const { files } = spanish(SPANISH);
    const words = files.get('/locales/es/categories.json');
    await open({
      staticFiles: {
        ...SMALL_BUILD,
        files: new Map([...files, ['/locales/pt-BR/categories.json', words ?? documentOf(new Uint8Array(), '')]]),
      },
    });
    expect(await labelOf('?lang=pt')).toEqual(['Animales', 'pt-BR']);
  });
});

describe('categories for whoever asks', () => {
  it.each(['/api/categories', '/api/categories/themes', '/api/categories/stats'])(
    '%s is kept five minutes by everyone, and not sent twice',
    async (path) => {
      await open();
      const answer = await server.ask(path, { headers: { Authorization: 'Bearer nonsense' } });
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300']);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      const again = await server.ask(path, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      const other = await server.ask(path, { headers: { 'If-None-Match': '"other"' } });
      expect(other.status).toBe(200);
    },
  );
});
