import { plainText } from '#contract/story-text';
import type { StoryText, Telling } from '#contract/stories';

/** A stretch of the story that is spoken in one breath, with its place in the plain text of its paragraph. */
export interface Sentence {
  /** Counted from 0; the title is TITLE_AT. */
  paragraph: number;
  start: number;
  end: number;
  /** What is spoken: as long as the stretch, so that places in it are places in the paragraph. */
  text: string;
  /** Its language, where it stands in the telling beside the paragraph. */
  beside?: string;
}
export const TITLE_AT = -1;

type Stretch = readonly [start: number, end: number];

/** Voices that come over the network fall silent after some 15 seconds; one breath at a slow rate stays below that. */
const LONGEST = 160;
const LONGEST_HAN = 60;
/** A piece that is cut off is no shorter than this part of the longest. */
const SHORTEST_PART = 0.25;

/** After these a dot ends no sentence. */
const ABBREVIATIONS =
  /(?:^|[\s("'“‘«„])(?:mr|mrs|ms|mx|dr|prof|st|sr|sra|srta|dra|dña|mme|mlle|m|hr|fr|sig|sigra|dott|jr|vs|etc|bzw|ca|nr|no|г|гг|ул|т|им|bpk|yth|\p{L})\.\s*$/iu;
/** What begins in lower case goes on with the sentence before: “Who is there?” she asked. */
const GOES_ON = /^[\s,\p{Pd}\p{Pi}\p{Pf}\p{Ps}\p{Pe}"'*…]*\p{Ll}/u;
const IS_SPOKEN = /[\p{L}\p{N}]/u;
const STOPS = /[^.!?।॥。！？…\n]*(?:[.!?।॥。！？…]+["'”’»」』）)\]]*|\n|$)\s*/gu;

function roughly(text: string, language: string): Stretch[] {
  const pieces =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), ({ segment }) => segment)
      : (text.match(STOPS) ?? []);
  let start = 0;
  let all = 0;
  return pieces.map((piece): Stretch => {
    const from = start;
    all += piece.length;
    // Where no space is between sentences, browsers leave the mark that opens the next with the one before.
    start = all - (/[“‘「『（《]+$/u.exec(piece)?.[0].length ?? 0) * Number(language.startsWith('zh'));
    return [from, start];
  });
}

/** Puts together what belongs together: abbreviations, speech with who speaks, and marks that stand alone. */
function together(text: string, stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = [];
  for (const [start, end] of stretches) {
    const before = whole.at(-1);
    const piece = text.slice(start, end);
    const isOne =
      before && (GOES_ON.test(piece) || !IS_SPOKEN.test(piece) || ABBREVIATIONS.test(text.slice(before[0], before[1])));
    if (isOne) whole[whole.length - 1] = [before[0], end];
    else whole.push([start, end]);
  }
  return whole;
}

function cutAt(text: string, longest: number): number {
  const shortest = longest * SHORTEST_PART;
  const ways = [/[;:；：—–…\n][\s"'”’»」』]*/gu, /[,،，、][\s"'”’»」』]*/gu, /\s+/gu];
  for (const way of ways) {
    const ends = Array.from(text.slice(0, longest).matchAll(way), (match) => match.index + match[0].length);
    const last = ends.findLast((end) => end >= shortest);
    if (last !== undefined) return last;
  }
  // Never between the halves of one character.
  return /[\uD800-\uDBFF]/.test(text.charAt(longest - 1)) ? longest - 1 : longest;
}

function breaths(text: string, [start, end]: Stretch): Stretch[] {
  const piece = text.slice(start, end);
  const longest = /\p{Script=Han}/u.test(piece) ? LONGEST_HAN : LONGEST;
  if (piece.trim().length <= longest) return [[start, end]];
  const at = start + cutAt(piece, longest);
  return [[start, at], ...breaths(text, [at, end])];
}

/** The sentences of a text as the page shows it, in a language; their places leave out the spaces around them. */
export function sentencesIn(text: string, language: string, paragraph: number): Sentence[] {
  return together(text, roughly(text, language))
    .flatMap((stretch) => breaths(text, stretch))
    .map(([from, to]) => {
      const piece = text.slice(from, to);
      const start = from + (piece.length - piece.trimStart().length);
      return { paragraph, start, end: start + piece.trim().length, text: piece.trim().replaceAll('\n', ' ') };
    })
    .filter((sentence) => IS_SPOKEN.test(sentence.text));
}

/** A whole story as it is read aloud: its title, then its sentences; after each paragraph what stands beside it. */
export function sentencesOf({ title, paragraphs }: StoryText, language: string, beside?: Telling | null): Sentence[] {
  const besideOf = (at: number): Sentence[] => {
    if (!beside) return [];
    const said = at === 0 ? beside.title : (beside.paragraphs[at - 1] ?? '');
    const sentences = sentencesIn(plainText(said), beside.story_language, at + TITLE_AT);
    return sentences.map((sentence) => ({ ...sentence, beside: beside.story_language }));
  };
  const texts = [plainText(title), ...paragraphs.map(plainText)];
  return texts.flatMap((text, at) => [...sentencesIn(text, language, at + TITLE_AT), ...besideOf(at)]);
}

/** Which sentence to begin with when a paragraph is the first on the screen: the title where the story begins there. */
export function firstOf(sentences: readonly Sentence[], paragraph: number): number {
  if (paragraph <= 0) return 0;
  const at = sentences.findIndex((sentence) => sentence.paragraph >= paragraph);
  return at < 0 ? 0 : at;
}

/** The word at a place of a sentence, where a browser may not say how long it is; null where no word is. */
export function wordAt(text: string, start: number, length: number | undefined): Stretch | null {
  if (start < 0 || start >= text.length) return null;
  const long = length || (/^[\p{L}\p{M}\p{N}'’-]+/u.exec(text.slice(start))?.[0].length ?? 0);
  return long > 0 ? [start, Math.min(start + long, text.length)] : null;
}

/** A voice that has not come to its end after this time will not: three times what the slowest rate needs. */
export function patienceFor(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return 5000 + 250 * (text.length - han) + 900 * han;
}
