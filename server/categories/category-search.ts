// Finding a category by what somebody types: pure functions, no language is special to them.
import type { CategorySlug } from '#contract/categories';
import { foldText } from '#contract/fold-text';
import type { CategoryWords } from '#contract/landing';

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

/** Smaller is better; undefined where the folded query stands nowhere in the words. */
type Match = number | undefined;
const [WHOLE, WORD, INSIDE] = [0, 2, 4];
/** A label counts more than what stands behind it. */
const NOT_LABEL = 1;

const placeIn = (text: string, query: string): Match => {
  if (text === query) return WHOLE;
  if (` ${text}`.includes(` ${query}`)) return WORD;
  return text.includes(query) ? INSIDE : undefined;
};

/** How well a category answers a folded query, by its names and by its words in several languages. */
export function matchOf(query: string, category: CategorySlug, words: readonly CategoryWords[]): Match {
  if (query === '') return undefined;
  const labels = words.map(({ label }) => label);
  const others = [category.slug, ...category.values, ...words.flatMap(({ keywords }) => keywords)];
  const places = [
    ...labels.map((text) => placeIn(folded(text), query)),
    ...others.map((text) => {
      const place = placeIn(folded(text), query);
      return place === undefined ? undefined : place + NOT_LABEL;
    }),
  ].filter((place) => place !== undefined);
  return places.length === 0 ? undefined : Math.min(...places);
}
