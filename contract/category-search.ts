// Finding categories by what somebody types: the server and a device without it answer alike, and no language is special.
import type { CategorySlug } from './categories.ts';
import { foldText } from './fold-text.ts';
import type { CategoryWords } from './landing.ts';

/** As many categories are found at most. */
const MAX_FOUND = 20;

/** A text as it is compared: without accents, case, apostrophes and signs; words stand one space apart. */
export function folded(text: string): string {
  return (
    foldText(text.normalize('NFKD'))
      .normalize('NFC')
      // Upwards first: ß is SS there.
      .toUpperCase()
      .toLowerCase()
      .replaceAll(/['’ʼ]|\p{Cf}/gu, '')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** What is said of a category, folded. A label counts more than what stands behind it. */
type Said = readonly { text: string; isLabel: boolean }[];
const saidOf = (category: CategorySlug, words: readonly CategoryWords[]): Said =>
  [
    ...words.map(({ label }) => ({ text: label, isLabel: true })),
    ...[category.slug, ...category.values, ...words.flatMap(({ keywords }) => keywords)].map((text) => ({
      text,
      isLabel: false,
    })),
  ].map(({ text, isLabel }) => ({ text: folded(text), isLabel }));

/** Smaller is better; undefined where it stands nowhere. */
type Place = number | undefined;
const [WHOLE, WORD, INSIDE] = [0, 2, 4];
const NOT_LABEL = 1;
/** Words that stand apart come after those that stand together as they were typed. */
const APART = 6;

function placeIn(text: string, query: string): Place {
  if (text === query) return WHOLE;
  if (` ${text}`.includes(` ${query}`)) return WORD;
  return text.includes(query) ? INSIDE : undefined;
}
function placeAmong(said: Said, query: string): Place {
  let best: Place;
  for (const { text, isLabel } of said) {
    const place = placeIn(text, query);
    if (place !== undefined) best = Math.min(best ?? Infinity, isLabel ? place : place + NOT_LABEL);
  }
  return best;
}

const lettersOf = (words: readonly string[]): number => words.reduce((sum, word) => sum + word.length, 0);
/** The words of a folded query, also of one in a script that writes no spaces between them. */
const wordsOf = (query: string): string[] => [
  ...new Set(
    [...new Intl.Segmenter('en', { granularity: 'word' }).segment(query)]
      .map(({ segment }) => segment)
      .filter((segment) => segment !== ' '),
  ),
];

/**
 * The categories that a query finds by their names and their words, the best match first, equal ones in the order given.
 * Words that nothing is called are passed over; a category that knows hardly any of the others is not what was meant, as
 * the “a” of “a dragon” stands in most words. Length tells which words matter, in every language.
 */
export function findCategories(
  query: string,
  categories: readonly CategorySlug[],
  spoken: (category: CategorySlug) => readonly CategoryWords[],
): CategorySlug[] {
  const phrase = folded(query);
  if (phrase === '') return [];
  const words = wordsOf(phrase);
  const found = categories.flatMap((category) => {
    const said = saidOf(category, spoken(category));
    const together = placeAmong(said, phrase);
    if (together !== undefined) return [{ category, letters: lettersOf(words), place: together }];
    const met = words.flatMap((word) => {
      const place = placeAmong(said, word);
      return place === undefined ? [] : [{ place, letters: lettersOf([word]) }];
    });
    const letters = met.reduce((sum, each) => sum + each.letters, 0);
    const place = met.reduce((sum, each) => sum + each.place * each.letters, 0) / letters;
    return letters === 0 ? [] : [{ category, letters, place: APART + place }];
  });
  const most = Math.max(...found.map(({ letters }) => letters));
  return found
    .filter(({ letters }) => letters * 2 > most)
    .toSorted((one, other) => other.letters - one.letters || one.place - other.place)
    .slice(0, MAX_FOUND)
    .map(({ category }) => category);
}
