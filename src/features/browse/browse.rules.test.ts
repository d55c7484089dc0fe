import { describe, expect, it } from 'vitest';
import { CATEGORY_WORDS, POPULAR_OPTIONS } from '../../../tests/helpers/categories.ts';
import { builtIn, cardsOf, findOnDevice } from './browse.rules.ts';

const urls = (cards: readonly { url: string }[]) => cards.map(({ url }) => url);

describe('what the server named', () => {
  it('leads where its address says, with its own words', () => {
    const [option] = POPULAR_OPTIONS;
    if (!option) throw new Error('there are options');
    const [card] = cardsOf([{ ...option, url: '/stories/age/toddler', label: 'Kleinkind' }]);
    expect(card).toMatchObject({ url: '/stories/age/toddler', label: 'Kleinkind', category: { slug: 'toddler' } });
  });

  it.each(['/stories/dragons', '/stories/age', '/elsewhere', 'https://example.com/stories/animals', ''])(
    'is left out when nothing of ours stands at %s',
    (url) => {
      const [option] = POPULAR_OPTIONS;
      if (!option) throw new Error('there are options');
      expect(cardsOf([{ ...option, url }])).toEqual([]);
    },
  );
});

describe('a search on the device', () => {
  const found = (query: string) => urls(findOnDevice(query, CATEGORY_WORDS));

  it('finds labels, slugs and keywords, the label that is meant first', () => {
    expect(found('robot')[0]).toBe('/stories/characters/robot');
    expect(found('underwater-kingdom')).toEqual(['/stories/settings/underwater-kingdom']);
    expect(found('dragon')).toContain('/stories/magical');
    expect(found('xyzzy')).toEqual([]);
  });

  it('finds what is meant among words that nothing is called, as the server does', () => {
    expect(found('a dragon')).toEqual(found('dragon'));
    expect(found('eine Straße')).toEqual([]);
    const words = { label: 'Tier\u00ADfreund\u00ADschaft', description: 'x', keywords: ['Straße'] };
    const texts = { ...CATEGORY_WORDS, themes: { ...CATEGORY_WORDS.themes, learning: words } };
    expect(urls(findOnDevice('von Freundschaft', texts))).toContain('/stories/learning');
    expect(urls(findOnDevice('die STRASSE', texts))).toEqual(['/stories/learning']);
  });

  it('takes no notice of case and accents', () => {
    expect(found('ÄDVENTÜRE')).toEqual(found('adventure'));
    expect(found('  RoBoT ')).toEqual(found('robot'));
  });

  it('keeps the marks that carry vowels', () => {
    const words = { label: 'किताब', description: 'x', keywords: ['x'] };
    const texts = { ...CATEGORY_WORDS, themes: { ...CATEGORY_WORDS.themes, learning: words } };
    expect(urls(findOnDevice('किताब', texts))).toEqual(['/stories/learning']);
    expect(findOnDevice('कतब', texts)).toEqual([]);
  });

  it('finds twenty at most', () => {
    expect(findOnDevice('e', CATEGORY_WORDS)).toHaveLength(20);
  });
});

it('shows a category whose words are not there under its name', () => {
  const [first] = builtIn('ages', { themes: {}, characters: {}, settings: {}, ages: {} });
  expect(first).toMatchObject({ label: 'toddler', url: '/stories/age/toddler' });
});
