// What a finished tale must satisfy. The tests and the tools that print stories ask; an empty list is a good story.
import { READING_PACE } from '#contract/options';
import { bandFor } from './plan/length-band.ts';
import type { StoryRequest, Tale } from './tell-story.ts';
import { countWords, firstWord, sentencesOf } from './prose/words.ts';

/** How a language says good night, at the end of every story. */
const GOOD_NIGHT: Readonly<Record<string, RegExp>> = { en: /good night/i };

/** Words that have no place in a story for a two-year-old (English). */
const FRIGHTENING =
  /\b(?:monsters?|ghosts?|blood|bleed\w*|dead|die[ds]?|death|dying|kill\w*|scream\w*|terror|terrif\w+|horrible|horror|kni(?:fe|ves)|guns?|nightmares?|skulls?|skeletons?|witch\w*|wolf|wolves|devils?|evil|poison\w*|grave|drown\w*|eaten alive|hurt)\b/iu;

/** Faults of a tale, in words for the one who mends them. Empty when there is none. */
export function checkTale(tale: Tale, request: StoryRequest): string[] {
  const text = tale.paragraphs.map((paragraph) => paragraph.text).join('\n\n');
  return [
    ...checkLength(text, request),
    ...checkEnds(tale, text, request),
    ...checkMarkup(tale, text),
    ...tale.paragraphs.flatMap((paragraph) => checkQuotes(paragraph.text)),
    ...checkRepeats(tale),
    ...checkRefrain(tale),
    ...checkOpenings(tale),
    ...(request.ageGroup === 'toddler' ? checkFright(text) : []),
  ];
}

/** Words a story must keep to: minutes times the pace of the age. */
export function wordBand(request: Pick<StoryRequest, 'length' | 'ageGroup'>): [number, number] {
  const { low, high } = bandFor(request, READING_PACE);
  return [low, high];
}

function checkLength(text: string, request: StoryRequest): string[] {
  const words = countWords(text, request.language);
  const [low, high] = wordBand(request);
  return words < low || words > high ? [`${words} words, not ${low}-${high}`] : [];
}

function checkEnds(tale: Tale, text: string, { name, language }: StoryRequest): string[] {
  const last = sentencesOf(tale.paragraphs.at(-1)?.text ?? '').at(-1) ?? '';
  const goodNight = GOOD_NIGHT[language];
  return [
    ...(tale.title.trim() && !/[{}<>|~[\]]/.test(tale.title) ? [] : [`title: “${tale.title}”`]),
    ...(text.includes(name) ? [] : ['the name is missing']),
    ...(last.includes(name) && (!goodNight || goodNight.test(last)) ? [] : [`last sentence: ${last}`]),
  ];
}

function checkMarkup(tale: Tale, text: string): string[] {
  const around = (at: number) => text.slice(Math.max(0, at - 25), at + 25).replaceAll('\n', '⏎');
  const faults = [...text.matchAll(/[{}<>|~[\]]|undefined/gu)].map(({ index }) => `markup: ${around(index)}`);
  const slips =
    /[.!?]” ?(?=[.;:])|[,;:][,.;:!?]|(?<!\.)\.\.(?!\.)| [,.;!?”]|“”|“ |” “(?=\p{Ll})|(?<![.…])[.] \p{Ll}|[\p{L}’]” \p{Lu}(?=\p{Ll}+ (?:was|were|had|did|and)\b)/gu;
  for (const { index } of text.matchAll(slips)) faults.push(`slip: ${around(index)}`);
  for (const paragraph of tale.paragraphs) {
    if (!/[.!?…]["”)*]*$/u.test(paragraph.text)) faults.push(`no stop: ${paragraph.text.slice(-40)}`);
    if (/^["“*]*\p{Ll}/u.test(paragraph.text)) faults.push(`small letter: ${paragraph.text.slice(0, 40)}`);
  }
  return faults;
}

function checkQuotes(paragraph: string): string[] {
  let open = 0;
  for (const symbol of paragraph) {
    if (symbol === '“') open++;
    if (symbol === '”') open--;
    if (open < 0 || open > 1) break;
  }
  return open === 0 ? [] : [`quotes: ${paragraph.slice(0, 60)}`];
}

/** A verse is what is set in lines, and within one paragraph an author may say a thing twice on purpose; all else is said once. */
function checkRepeats(tale: Tale): string[] {
  const seen = new Map<string, number>();
  const faults: string[] = [];
  tale.paragraphs.forEach(({ text }, at) => {
    for (const sentence of sentencesOf(
      text.replaceAll(/“[^”]*\n[^”]*”/gu, ' ').replaceAll(tale.plan.request.name, 'Mia'),
    )) {
      const bare = sentence.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');
      if (countWords(bare, tale.plan.request.language) < 4) continue;
      if ((seen.get(bare) ?? at) !== at) faults.push(`twice: ${sentence}`);
      seen.set(bare, at);
    }
  });
  return faults;
}

/** A refrain comes three times or more (twice will do for a short story of many names), and the last time it has changed. */
function checkRefrain(tale: Tale): string[] {
  const verses = tale.paragraphs.flatMap(({ text }) => text.match(/“[^”]*\n[^”]*”/gu) ?? []);
  const last = verses.at(-1);
  const fewest = tale.plan.request.length === 'short' ? 2 : 3;
  return verses.length >= fewest && verses.length <= 5 && last !== verses[0]
    ? []
    : [`refrain: ${verses.length} verses`];
}

function checkOpenings(tale: Tale): string[] {
  const openings = tale.paragraphs.map(({ text }) => firstWord(text));
  return openings
    .filter((word, at) => at > 1 && word === openings[at - 1] && word === openings[at - 2])
    .map((word) => `three openings: ${word}`);
}

function checkFright(text: string): string[] {
  const word = FRIGHTENING.exec(text)?.[0];
  return word ? [`frightening for a toddler: ${word}`] : [];
}
