import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../tests/helpers/letters.ts';
import { CATEGORY_SLUGS } from './categories.ts';
import { findCategories, folded } from './category-search.ts';

const wordsOf = (label: string, keywords: string[] = []) => ({ label, description: '', keywords });

describe('folding a text', () => {
  it.each([
    ['Éléphant', 'elephant'],
    ['Straße', 'strasse'],
    ['ΆΛΦΑ', 'αλφα'],
    ['Ёжик', 'ежик'],
    ['can’t  sleep!', 'cant sleep'],
    ['Problem-Solving', 'problem solving'],
    ['ＲＯＢＯＴ', 'robot'],
    ['İstanbul', 'istanbul'],
  ])('makes %s the same as %s', (text, same) => {
    expect(folded(text)).toBe(folded(same));
  });
  it.each([
    ['किताब', 'कतब'],
    ['বাড়ি', 'বড'],
    ['が', 'か'],
    ['กิน', 'กน'],
  ])('keeps the vowels and the voice of %s apart from %s', (word, without) => {
    expect(folded(word)).not.toBe(folded(without));
  });
  it('knows a mark however it is written', () => {
    for (const text of ['कहानी क़िला', 'বাড়ি', 'école', '한국']) expect(folded(text.normalize('NFD'))).toBe(folded(text));
  });
  it('leaves nothing of signs alone', () => {
    expect(['!?', '🦆', ' ', '"%_\\'].map(folded)).toEqual(['', '', '', '']);
  });
});

describe('finding categories', () => {
  /** What the query finds of categories that are called so. */
  const found = (query: string, called: readonly ReturnType<typeof wordsOf>[]) =>
    findCategories(query, CATEGORY_SLUGS.slice(0, called.length), (category) => {
      const words = called[CATEGORY_SLUGS.indexOf(category)];
      return words ? [words] : [];
    }).map((category) => CATEGORY_SLUGS.indexOf(category));

  it('puts the best match first', () => {
    const called = [
      wordsOf('x', ['atin friends']),
      wordsOf('Atin friends'),
      wordsOf('x', ['a tin friendship']),
      wordsOf('A tin friendship'),
      wordsOf('x', ['tin friend']),
      wordsOf('Tin friend'),
    ];
    expect(found('tin friend', called)).toEqual([5, 4, 3, 2, 1, 0]);
  });
  it('puts what has the words together before what has them apart, and leaves out what has hardly any', () => {
    const called = [wordsOf('Friend', ['a tin whistle']), wordsOf('Tin friend'), wordsOf('Tin'), wordsOf('Mother')];
    expect(found('tin friend', called)).toEqual([1, 0]);
  });
  it.each([
    ['English', 'a dragon', ['Robots', 'Dragons and magic', 'Animals']],
    ['English', 'the dragon xyzzy', ['Weather', 'Dragons', 'Mother Goose']],
    ['Spanish', 'un dragón', ['Luna', 'El Dragon', 'Aventuras']],
    ['German', 'von Drachen', ['Provonx', 'Ein Drachenfest', 'Tiere']],
    ['French', 'l’histoire d’un dragon', ['Lundi', 'Dragons', 'Mer']],
    ['Russian', 'про дракона', ['Пророк', 'Дракона нет', 'Море']],
    ['Hindi', 'एक किताब', ['तारे', 'किताब', 'कतब']],
    ['Bengali', 'একটা বাড়ি', ['তারা', 'বাড়ি', 'বড']],
    ['Chinese', '一条太空船', ['森林', '太空船', '海洋']],
  ])('finds in %s what “%s” means, whatever stands around it', (_language, query, labels) => {
    expect(
      found(
        query,
        labels.map((label) => wordsOf(label)),
      ),
    ).toEqual([1]);
  });
  it('finds what either word means where nothing is called both', () => {
    expect(found('robot dragon', [wordsOf('Robots'), wordsOf('Mother'), wordsOf('Dragons')])).toEqual([2, 0]);
  });
  it('finds a word in any script, with and without spaces', () => {
    expect(SAMPLES.length).toBeGreaterThan(100);
    for (const sample of SAMPLES) {
      if (folded(sample) === '') continue;
      expect([sample, found(sample, [wordsOf('x', [`宇宙${sample}`]), wordsOf(sample)])]).toEqual([sample, [1, 0]]);
    }
  });
  it('finds twenty at most, and nothing with nothing', () => {
    const called = Array.from({ length: 22 }, () => wordsOf('Robot'));
    expect(found('robot', called)).toHaveLength(20);
    expect(found(' !', called)).toEqual([]);
  });
});
