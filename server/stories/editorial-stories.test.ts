import { CATEGORY_SLUGS } from '#contract/categories';
import { describe, expect, it } from 'vitest';
import { readEditorialStories } from './editorial-stories.ts';

const stories = readEditorialStories();

describe('the editorial stories', () => {
  const pages = CATEGORY_SLUGS.filter(({ hasLanding }) => hasLanding);

  it.each(pages.map((page) => [`${page.type}/${page.slug}`, page] as const))(
    'one was told for the landing page %s, with its option',
    (address, { field, values }) => {
      const told = stories.filter(({ page }) => page === address);
      expect(told).toHaveLength(1);
      expect(values).toContain(told[0]?.[field]);
    },
  );

  it('have titles and names of their own, and say good night at the end', () => {
    const count = (of: (story: (typeof stories)[number]) => string) => new Set(stories.map(of)).size;
    expect(count(({ title }) => title)).toBe(stories.length);
    expect(count(({ name }) => name)).toBe(stories.length);
    expect(count(({ text }) => text.paragraphs[0] ?? '')).toBe(stories.length);
    for (const { name, text } of stories)
      expect(text.paragraphs.at(-1)).toMatch(new RegExp(`good night.*${name}`, 'is'));
  });

  it('hold no markup of the bank and no slip of the pen', () => {
    for (const { title, text } of stories)
      for (const paragraph of [title, ...text.paragraphs]) expect(paragraph).not.toMatch(/[{}<>|~[\]]| {2}| [,.;!?]/u);
  });
});
