import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '#contract/categories';
import { CATEGORY_TYPES } from '#contract/category-groups';
import { CATEGORY_SCENES } from './category-scenes.ts';

describe('the pictures of the categories', () => {
  it.each([...CATEGORY_TYPES])('show every category of the %s, and nothing else', (type) => {
    const slugs = CATEGORY_SLUGS.filter((category) => category.type === type).map(({ slug }) => slug);
    expect(Object.keys(CATEGORY_SCENES[type]).toSorted()).toEqual(slugs.toSorted());
  });
  it('show places of their own setting, and the companion of their own character', () => {
    for (const { slug, values } of CATEGORY_SLUGS.filter(({ type }) => type === 'settings'))
      expect(values).toContain(CATEGORY_SCENES.settings[slug]?.setting);
    for (const { slug, values } of CATEGORY_SLUGS.filter(({ type }) => type === 'characters'))
      expect(values).toContain(CATEGORY_SCENES.characters[slug]?.character);
  });
});
