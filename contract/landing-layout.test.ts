import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from './categories.ts';
import { ideasOf, marksOf, presetOf, relatedTo } from './landing-layout.ts';
import { AGE_GROUPS, CHARACTERS, MORALS, SETTINGS, THEMES, TONES } from './options.ts';

const KNOWN: Record<string, readonly string[]> = {
  theme: THEMES,
  character: CHARACTERS,
  setting: SETTINGS,
  age_group: AGE_GROUPS,
  moral: MORALS,
  tone: TONES,
};
const named = CATEGORY_SLUGS.map((category) => [`${category.type}/${category.slug}`, category] as const);
const landing = named.filter(([, { hasLanding }]) => hasLanding);

describe('what stands on the pages of categories', () => {
  it.each(named)(
    'CAT-11: %s leads on to 3 to 5 landing pages of several groups, none of them itself',
    (_name, category) => {
      const related = relatedTo(category);
      expect(related.length).toBeGreaterThanOrEqual(3);
      expect(related.length).toBeLessThanOrEqual(5);
      expect(new Set(related).size).toBe(related.length);
      expect(related).not.toContain(category);
      expect(related.every(({ hasLanding }) => hasLanding)).toBe(true);
      expect(new Set(related.map(({ type }) => type)).size).toBeGreaterThan(1);
    },
  );
  it('DECIDE-32: every landing page is led to, the princess’s too', () => {
    const reached = new Set(named.flatMap(([, category]) => relatedTo(category)));
    expect(landing.map(([, category]) => category).filter((category) => !reached.has(category))).toEqual([]);
  });
  it.each(named)('CAT-12, DECIDE-31: %s presets a value that the form has', (_name, category) => {
    const preset = presetOf(category);
    expect(Object.keys(preset)).toEqual([category.field]);
    expect(KNOWN[category.field]).toContain(preset[category.field]);
  });
  it.each(landing)(
    '%s has three drawings and three ideas, each with the category’s own choice and more',
    (_name, category) => {
      expect(marksOf(category)).toHaveLength(3);
      const ideas = ideasOf(category);
      expect(new Set(ideas.map((idea) => JSON.stringify(idea))).size).toBe(3);
      for (const idea of ideas) {
        expect(idea).toMatchObject(presetOf(category));
        expect(Object.keys(idea).length).toBeGreaterThan(1);
        for (const [field, value] of Object.entries(idea)) expect(KNOWN[field]).toContain(value);
      }
    },
  );
});
