import { CATEGORY_SLUGS } from '#contract/categories';
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import { describe, expect, it } from 'vitest';
import { companionsOf } from '#illustrator/companions/companions';
import { lookFromSeed } from '#illustrator/hero-look';
import { createTestApp } from '../../tests/helpers/test-app.ts';
import { loadEditorialStories, readEditorialStories } from './editorial-stories.ts';

const stories = readEditorialStories();
/** How each language says good night to a child. */
const GOOD_NIGHT: Readonly<Record<LanguageCode, string>> = {
  en: 'good night',
  es: 'buenas noches',
  fr: 'bonne nuit',
  de: 'gute nacht',
  it: 'buonanotte',
  'pt-BR': 'boa noite',
  'pt-PT': 'boa noite',
  'zh-CN': '晚安',
  hi: 'शुभ रात्रि',
  bn: 'শুভ রাত্রি',
  ru: 'спокойной ночи',
  id: 'selamat tidur',
};
const told = (language: LanguageCode) => stories.filter((story) => story.language === language);

describe('the editorial stories', () => {
  const pages = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding);

  it.each(pages.map((page) => [`${page.type}/${page.slug}`, page] as const))(
    'one was told for the landing page %s, with its option',
    (address, { field, values }) => {
      const found = stories.filter(({ page }) => page === address);
      expect(found).toHaveLength(1);
      expect(values).toContain(found[0]?.[field]);
    },
  );

  it('have titles and names of their own, and say good night at the end', () => {
    const count = (of: (story: (typeof stories)[number]) => string) => new Set(stories.map(of)).size;
    expect(count(({ title }) => title)).toBe(stories.length);
    expect(count(({ name }) => name)).toBe(stories.length);
    expect(count(({ text }) => text.paragraphs[0] ?? '')).toBe(stories.length);
    for (const { name, language, text } of stories)
      expect(text.paragraphs.at(-1)).toMatch(new RegExp(`${GOOD_NIGHT[language]}.*${name}`, 'is'));
  });

  it('are three in every language but English, of another age, theme and place each', () => {
    for (const language of LANGUAGE_CODES.filter((code) => code !== FALLBACK_LANGUAGE)) {
      const own = told(language);
      expect([language, own.length]).toEqual([language, 3]);
      for (const field of ['theme', 'setting', 'character'] as const)
        expect([language, field, new Set(own.map((story) => story[field])).size]).toEqual([language, field, 3]);
      expect([language, new Set(own.map(({ age_group: age }) => age)).size]).toEqual([language, 3]);
    }
  });

  it('are written in the letters of their language, and name a companion that can be drawn', async () => {
    const letters: Partial<Record<LanguageCode, RegExp>> = {
      'zh-CN': /^[\p{Script=Han}\P{L}]+$/u,
      hi: /^[\p{Script=Devanagari}\P{L}]+$/u,
      bn: /^[\p{Script=Bengali}\P{L}]+$/u,
      ru: /^[\p{Script=Cyrillic}\P{L}]+$/u,
    };
    for (const { language, title, text, character, companion } of stories) {
      for (const paragraph of [title, ...text.paragraphs])
        expect(paragraph).toMatch(letters[language] ?? /^[\p{Script=Latin}\P{L}]+$/u);
      if (companion === undefined) continue;
      const folk = await companionsOf(character, { seed: 'any', look: lookFromSeed('any') });
      expect(Object.keys(folk)).toContain(companion);
    }
  });

  it('stand in the database in their own language, English ones first, and so again after a start', async () => {
    const server = await createTestApp({ isWorking: false });
    for (let at = 0; at < 2; at++) await loadEditorialStories(server.database, server.clock);
    const rows = await server.database
      .selectFrom('stories')
      .select(['id', 'story_language', 'parameters'])
      .orderBy('created_at', 'desc')
      .execute();
    await server.close();
    expect(rows.map(({ id, story_language: language }) => [id, language])).toEqual(
      stories.map(({ id, language }) => [id, language]),
    );
    for (const { parameters, story_language: language } of rows)
      expect(JSON.parse(parameters)).toMatchObject({ story_language: language });
  });

  it('move the time of their change with their text, and with nothing else', async () => {
    const server = await createTestApp({ isWorking: false });
    await loadEditorialStories(server.database, server.clock);
    const [first, second] = [stories[0]?.id ?? '', stories[1]?.id ?? ''];
    await server.database.updateTable('stories').set({ title: 'As it was' }).where('id', '=', first).execute();
    const changed = async () =>
      (await server.database.selectFrom('stories').select(['id', 'title', 'updated_at']).execute()).filter(
        ({ id }) => id === first || id === second,
      );
    const before = new Map((await changed()).map(({ id, updated_at: at }) => [id, at]));
    server.later(60_000);
    await loadEditorialStories(server.database, server.clock);
    const after = new Map((await changed()).map((row) => [row.id, row]));
    await server.close();
    expect(after.get(first)).toMatchObject({ title: stories[0]?.title, updated_at: server.clock.now() });
    expect(after.get(second)?.updated_at).toBe(before.get(second));
  });

  it('hold no markup of the bank and no slip of the pen', () => {
    for (const { title, text } of stories)
      for (const paragraph of [title, ...text.paragraphs])
        expect(paragraph).not.toMatch(/[{}<>|~[\]*_]| {2}| [,.;!?]/u);
  });
});
