// The words of categories and of their pages, in every language that has a folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { CATEGORY_SLUGS } from '#contract/categories';
import { CATEGORY_TYPES } from '#contract/category-groups';
import { CategoryTextsSchema, landingFile, LandingTextSchema, type LandingText } from '#contract/landing';

const root = join(import.meta.dirname, '../public/locales');
const languages = readdirSync(root);
const read = (language: string, path: string): unknown => JSON.parse(readFileSync(join(root, language, path), 'utf8'));
const files = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding).map(landingFile);
const paragraphs = ({ long }: LandingText) => long.length;

describe.each(languages)('the pages of categories in %s', (language) => {
  it('CAT-21 have words for all 21, and for nothing else', () => {
    const there = existsSync(join(root, language, 'landing')) ? readdirSync(join(root, language, 'landing')) : [];
    expect(there.map((name) => `landing/${name}`).toSorted()).toEqual(files.toSorted());
  });
  it.each(files)('CAT-21 have a whole %s: three benefits, three ideas, as many paragraphs as in English', (file) => {
    const text = v.parse(LandingTextSchema, read(language, file));
    expect([text.benefits.length, text.examples.length]).toEqual([3, 3]);
    expect([2, 3]).toContain(paragraphs(text));
    expect(paragraphs(text)).toBe(paragraphs(v.parse(LandingTextSchema, read('en', file))));
    for (const list of [text.benefits, text.examples, text.long]) expect(new Set(list).size).toBe(list.length);
  });
  it('have a name, a line and search words for every category, and for nothing else', () => {
    const words = v.parse(CategoryTextsSchema, read(language, 'categories.json'));
    for (const type of CATEGORY_TYPES) {
      const slugs = CATEGORY_SLUGS.filter((category) => category.type === type).map(({ slug }) => slug);
      expect(Object.keys(words[type]).toSorted(), type).toEqual(slugs.toSorted());
    }
  });
});
