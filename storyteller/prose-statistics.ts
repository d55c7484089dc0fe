// What can be counted in a story. The bands are performance.md, section 7, and storyteller.md; numbers do not find a dull one.
import { countWords, firstWord, sentencesOf } from './prose/words.ts';
import type { Tale } from './tell-story.ts';

export interface ProseStatistics {
  words: number;
  /** Words a sentence: of all, and of those without speech. */
  sentenceMean: number;
  narrativeMean: number;
  /** Standard deviation of a sentence's words, as a share of the mean. */
  sentenceVariation: number;
  wordsPerParagraph: number;
  /** Flesch-Kincaid grade (English). */
  grade: number;
  /** Measures of lexical diversity: MTLD at 0.72, and the type-token ratio in a moving window of 100 words. */
  mtld: number;
  mattr: number;
  /** Share of the words that are spoken by somebody. */
  dialogue: number;
  /** Share of sentences that begin with the commonest first word, and the longest run of one first word. */
  commonOpener: number;
  openerRun: number;
  /** Share of four-word runs, verses left out, that come more than once. */
  repeatedRuns: number;
  /** Share of the words that stand in passages of the tone, its threads and its walking sentences. */
  toneShare: number;
}

/** Counts one story. Verses are not sentences and are left out of all but the words. */
export function statisticsOf(tale: Tale): ProseStatistics {
  const { language } = tale.plan.request;
  const paragraphs = tale.paragraphs.map(({ text }) => text);
  const prose = paragraphs.map((text) => text.replaceAll(/[^.!?]*:\s*\n?“[^”]*\n[^”]*”|“[^”]*\n[^”]*”/gu, ' '));
  const sentences = prose.flatMap(sentencesOf);
  const sizes = sentences.map((sentence) => countWords(sentence, language));
  const narrated = sentences.filter((sentence) => !/[“”]/u.test(sentence));
  const tokens = prose.flatMap(tokensOf);
  const words = sum(paragraphs.map((text) => countWords(text, language)));
  const openers = sentences.map(firstWord);
  const sentenceMean = mean(sizes);
  return {
    words,
    sentenceMean,
    narrativeMean: mean(narrated.map((sentence) => countWords(sentence, language))),
    sentenceVariation: deviation(sizes) / (sentenceMean || 1),
    wordsPerParagraph: words / paragraphs.length,
    grade: (0.39 * tokens.length) / sentences.length + (11.8 * sum(tokens.map(syllables))) / tokens.length - 15.59,
    mtld: (mtldOneWay(tokens) + mtldOneWay(tokens.toReversed())) / 2,
    mattr: movingTypeTokenRatio(tokens, 100),
    dialogue:
      sum(prose.flatMap((text) => (text.match(/“[^”]*”?/gu) ?? []).map((said) => countWords(said, language)))) / words,
    commonOpener: Math.max(...counts(openers).values()) / (openers.length || 1),
    openerRun: longestRun(openers),
    repeatedRuns: repeatedShare(runs(tokens, 4)),
    toneShare: toneWords(tale, language) / words,
  };
}

const TONE_PASSAGE = /^tones\/|^settings\/[\w-]+\/facts\//;

/** Words of the paragraphs that a tone wrote, and about seven for each walking sentence that leads into another. */
function toneWords(tale: Tale, language: string): number {
  const own = tale.paragraphs.filter(({ keys }) => keys.some((key) => TONE_PASSAGE.test(key)));
  const links = tale.told.filter((key) => key.includes('/links#')).length;
  return sum(own.map(({ text }) => countWords(text, language))) + 7 * links;
}

/** Share of five-word runs that two texts have in common (Jaccard). */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared++;
  return shared / (a.size + b.size - shared || 1);
}

/** All runs of five words of a story, the name masked. */
function fiveWordRuns(tale: Tale): Set<string> {
  const text = tale.paragraphs
    .map((paragraph) => paragraph.text)
    .join(' ')
    .replaceAll(tale.plan.request.name, 'Name');
  return new Set(runs(tokensOf(text), 5));
}

/** Mean overlap over all pairs of stories. */
export function meanOverlap(tales: readonly Tale[]): number {
  const sets = tales.map(fiveWordRuns);
  return mean(sets.flatMap((a, at) => sets.slice(at + 1).map((b) => overlap(a, b))));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
export const mean = (numbers: readonly number[]) => sum(numbers) / (numbers.length || 1);

function deviation(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(sum(numbers.map((number) => (number - middle) ** 2)) / Math.max(1, numbers.length - 1));
}

const tokensOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*/gu) ?? [];

const runs = (tokens: readonly string[], length: number) =>
  tokens.slice(length - 1).map((_, at) => tokens.slice(at, at + length).join(' '));

function counts(values: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return found;
}

function repeatedShare(values: readonly string[]): number {
  const found = counts(values);
  return values.filter((value) => (found.get(value) ?? 0) > 1).length / (values.length || 1);
}

function longestRun(values: readonly string[]): number {
  let longest = 0;
  let length = 0;
  values.forEach((value, at) => {
    length = value === values[at - 1] ? length + 1 : 1;
    longest = Math.max(longest, length);
  });
  return longest;
}

/** Vowel groups, less the silent endings: near enough for the grade, which is an estimate itself. */
function syllables(word: string): number {
  const letters = word.replaceAll(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end.charAt(0))
    .replace(/^y/, '');
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1;
}

/** McCarthy and Jarvis 2010: the mean length of a stretch whose type-token ratio stays above 0.72, read one way. */
function mtldOneWay(tokens: readonly string[]): number {
  const threshold = 0.72;
  let factors = 0;
  let seen = new Set<string>();
  let length = 0;
  for (const token of tokens) {
    length++;
    seen.add(token);
    if (seen.size / length > threshold) continue;
    factors++;
    [seen, length] = [new Set(), 0];
  }
  if (length > 0) factors += (1 - seen.size / length) / (1 - threshold);
  return factors ? tokens.length / factors : tokens.length;
}

/** Covington and McFall 2010. */
function movingTypeTokenRatio(tokens: readonly string[], window: number): number {
  if (tokens.length < window) return new Set(tokens).size / (tokens.length || 1);
  return mean(tokens.slice(window - 1).map((_, at) => new Set(tokens.slice(at, at + window)).size / window));
}
