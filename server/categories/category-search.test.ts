import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '#contract/categories';
import { CategorySearchAnswerSchema } from '#contract/category-calls';
import { documentOf } from '../pages/answer-bytes.ts';
import { SAMPLES } from '../../tests/helpers/letters.ts';
import { createTestApp, SMALL_BUILD, type TestApp } from '../../tests/helpers/test-app.ts';

describe('POST /api/categories/search', () => {
  let server: TestApp;
  afterEach(() => server.close());
  const WORDS = {
    'es/categories.json': {
      themes: { animals: { label: 'Animales', description: 'Un pato.', keywords: ['búho', 'corazón'] } },
    },
    'de/categories.json': {
      themes: {
        animals: { label: 'Tier\u00ADfreund\u00ADschaft', description: 'En\u00ADten.', keywords: ['Bauern\u00ADhof'] },
      },
    },
    'zh-CN/categories.json': {
      settings: { 'space-adventure': { label: '外太空', description: '火箭。', keywords: ['太空船', '星星'] } },
    },
    'hi/categories.json': {
      settings: { 'space-adventure': { label: 'अंतरिक्ष', description: 'तारे।', keywords: ['किताब'] } },
    },
  };
  const open = async () => {
    const texts = Object.entries(WORDS).map(
      ([name, words]) =>
        [`/locales/${name}`, documentOf(new TextEncoder().encode(JSON.stringify(words)), 'application/json')] as const,
    );
    server = await createTestApp({
      staticFiles: { ...SMALL_BUILD, files: new Map([...SMALL_BUILD.files, ...texts]) },
    });
    return server;
  };
  const post = (body: unknown, query = '') => server.ask(`/api/categories/search${query}`, { method: 'POST', body });
  const find = async (query: string, language = 'en') => {
    const answer = await post({ query }, `?lang=${language}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return v.parse(CategorySearchAnswerSchema, await answer.json()).results;
  };
  const found = async (query: string, language?: string) =>
    (await find(query, language)).map(({ category_type, value }) => `${category_type}/${value}`);

  it('API-21 finds a category by its label, its value, its option and its keywords', async () => {
    await open();
    expect((await found('Outer space'))[0]).toBe('settings/space-adventure');
    expect(await found('enchanted-forest')).toContain('settings/enchanted-forest');
    expect(await found('elementary')).toContain('ages/school-age');
    expect(await found('magnifying glass')).toContain('characters/detective');
    expect((await find('PIRATE'))[0]).toMatchObject({
      value: 'pirate',
      url: '/stories/characters/pirate',
      option: { field: 'character', values: ['pirate'] },
    });
  });
  it('API-21 searches the asked language and English, without regard to accents and case', async () => {
    await open();
    expect(await found('BUHO', 'es')).toEqual(['themes/animals']);
    expect(await found('corazo\u0301n', 'es')).toEqual(['themes/animals']);
    expect((await found('Outer space', 'zh-CN'))[0]).toBe('settings/space-adventure');
    expect(await found('太空', 'zh-CN')).toEqual(['settings/space-adventure']);
    expect(await found('किताब', 'hi')).toEqual(['settings/space-adventure']);
    expect(await found('कतब', 'hi')).toEqual([]);
    expect(await found('búho', 'en')).toEqual([]);
    expect((await find('animals', 'es'))[0]?.label).toBe('Animales');
  });
  it('puts the best match first, then the most popular', async () => {
    await open();
    expect((await found('family')).slice(0, 2)).toEqual(['themes/family', 'characters/family']);
    await server.database
      .insertInto('category_popularity')
      .values({ type: 'characters', slug: 'family', score: 1 })
      .execute();
    expect((await found('family')).slice(0, 2)).toEqual(['characters/family', 'themes/family']);
    expect((await found('home'))[0]).toBe('settings/home');
  });
  it('finds what is meant among words that nothing is called', async () => {
    await open();
    const dragons = await found('dragon');
    expect(dragons).toContain('themes/magical');
    expect(await found('a dragon')).toEqual(dragons);
    expect(await found('please, the dragon')).toEqual(dragons);
    expect(await found('un búho', 'es')).toEqual(['themes/animals']);
    expect(await found('一条太空船', 'zh-CN')).toEqual(['settings/space-adventure']);
  });
  it('leaves out the soft hyphens of a file, and finds the word without them', async () => {
    await open();
    const [found] = await find('Freundschaft', 'de');
    expect(found).toMatchObject({
      value: 'animals',
      label: 'Tierfreundschaft',
      description: 'Enten.',
      keywords: ['Bauernhof'],
    });
  });
  it('gives at most twenty', async () => {
    await open();
    expect(CATEGORY_SLUGS.length).toBeGreaterThan(20);
    expect(await found('e')).toHaveLength(20);
  });
  it('answers an empty list for what nothing is called', async () => {
    await open();
    for (const query of ['zzz', '!!!', '%', '_', '🦆', '\u0301', '‮robot‬x', "' qq=qq --", '\u0000'])
      expect([query, await found(query)]).toEqual([query, []]);
  });
  it('stays calm at queries in a hundred scripts', async () => {
    await open();
    for (const sample of SAMPLES) expect([sample, await found(sample.slice(0, 100))]).toEqual([sample, []]);
  });
  it.each([
    ['nothing', {}, 'required'],
    ['blanks', { query: ' \u00a0\t ' }, 'required'],
    ['a number', { query: 7 }, 'invalid'],
    ['a list', { query: ['robot'] }, 'invalid'],
    ['101 characters', { query: 'x'.repeat(101) }, 'invalid'],
    ['10 kB', { query: 'ж'.repeat(5000) }, 'invalid'],
  ])('refuses %s and says which field', async (_what, body, why) => {
    await open();
    const answer = await post(body);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'validation_failed', fields: { query: why } },
    ]);
  });
  it('takes a hundred characters of any kind, blanks around them not counted', async () => {
    await open();
    expect((await post({ query: `  ${'x'.repeat(100)}  ` })).status).toBe(200);
    expect((await post({ query: '🦆'.repeat(100) })).status).toBe(200);
    expect((await post({ query: '🦆'.repeat(101) })).status).toBe(400);
  });
  it('looks at no token, and is not kept', async () => {
    await open();
    const answer = await server.ask('/api/categories/search', {
      method: 'POST',
      body: { query: 'robot' },
      headers: { Authorization: 'Bearer nonsense' },
    });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });
});
