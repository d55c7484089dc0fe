// What a finished tale must satisfy. The tests and the tools that print stories ask; an empty list is a good story.
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import type { Grammar } from './languages/bank.ts';
import { GRAMMARS } from './languages/grammars.ts';
import { loadBank } from './languages/registry.ts';
import { bandFor } from './plan/length-band.ts';
import { typeset } from './prose/hygiene.ts';
import type { StoryRequest, Tale } from './tell-story.ts';
import { countWords, firstWord, sentencesOf, verseIn } from './prose/words.ts';

/** Faults of a tale, in words for the one who mends them. Empty when there is none. */
export async function checkTale(tale: Tale, request: StoryRequest): Promise<string[]> {
  const { frightening } = await (await loadBank(request.language)).guards();
  const grammar = GRAMMARS[languageOf(request)];
  const text = tale.paragraphs.map((paragraph) => paragraph.text).join('\n\n');
  return [
    ...checkLength(text, request),
    ...checkEnds(tale, text, request),
    ...checkMarkup(tale, text, grammar),
    ...tale.paragraphs.flatMap((paragraph) => checkQuotes(paragraph.text, grammar)),
    ...checkRepeats(tale, grammar),
    ...checkRefrain(tale, grammar),
    ...checkOpenings(tale),
    ...(request.ageGroup === 'toddler' ? checkFright(text, frightening) : []),
  ];
}

/** Words a story must keep to: minutes times the pace of the age. */
export function wordBand(request: Pick<StoryRequest, 'length' | 'ageGroup' | 'language'>): [number, number] {
  const { low, high } = bandFor(request, GRAMMARS[languageOf(request)].pace);
  return [low, high];
}

function checkLength(text: string, request: StoryRequest): string[] {
  const words = countWords(text, request.language);
  const [low, high] = wordBand(request);
  return words < low || words > high ? [`${words} words, not ${low}-${high}`] : [];
}

function checkEnds(tale: Tale, text: string, { name, language }: StoryRequest): string[] {
  const last = sentencesOf(tale.paragraphs.at(-1)?.text ?? '').at(-1) ?? '';
  const goodNight = typeset(GRAMMARS[languageOf({ language })].goodNight.replace('{name}', name), language);
  return [
    ...(tale.title.trim() && !/[{}<>|~[\]]/.test(tale.title) ? [] : [`title: “${tale.title}”`]),
    ...(text.includes(name) ? [] : ['the name is missing']),
    ...(last.includes(name) && goodNight.endsWith(last) ? [] : [`last sentence: ${last}`]),
  ];
}

/** Where a sentence ends after the quotation mark, whatever ended within it. */
const STOP_AFTER: readonly string[] = ['es', 'it', 'pt-BR', 'pt-PT'];

function checkMarkup(tale: Tale, text: string, { language, quotes: [open, close] }: Grammar): string[] {
  const around = (at: number) => text.slice(Math.max(0, at - 25), at + 25).replaceAll('\n', '⏎');
  const faults = [...text.matchAll(/[{}<>|~[\]]|undefined/gu)].map(({ index }) => `markup: ${around(index)}`);
  const slips = new RegExp(
    [
      `[.!?]${close} ?(?=[${STOP_AFTER.includes(language) ? '' : '.'};:])`,
      String.raw`[,;:][,.;:!?]|(?<!\.)\.\.(?!\.)`,
      ` [,.;!?${close}।。，]`,
      `${open}${close}|${open} `,
      String.raw`${close} ${open}(?=\p{Ll})|(?<![.…])[.] \p{Ll}`,
      String.raw`[\p{L}’]${close} \p{Lu}(?=\p{Ll}+ (?:was|were|had|did|and)\b)`,
    ].join('|'),
    'gu',
  );
  for (const { index } of text.matchAll(slips)) faults.push(`slip: ${around(index)}`);
  for (const paragraph of tale.paragraphs) {
    if (!ENDS.test(paragraph.text)) faults.push(`no stop: ${paragraph.text.slice(-40)}`);
    if (/^["“»«*\u202F]*\p{Ll}/u.test(paragraph.text)) faults.push(`small letter: ${paragraph.text.slice(0, 40)}`);
  }
  return faults;
}

/** How a paragraph may end. */
const ENDS = /[.!?…।。！？]["”»«)*\u202F]*[.।]?$/u;

function checkQuotes(paragraph: string, { quotes: [opening, closing] }: Grammar): string[] {
  let open = 0;
  for (const symbol of paragraph) {
    if (symbol === opening) open++;
    if (symbol === closing) open--;
    if (open < 0 || open > 1) break;
  }
  return open === 0 ? [] : [`quotes: ${paragraph.slice(0, 60)}`];
}

/** Words of a sentence that nobody says twice; a shorter one may come again, in a first release also “No,” said somebody. */
const FEWEST_REPEATED = { whole: 4, first: 7 };

/** A verse is what is set in lines, and within one paragraph an author may say a thing twice on purpose; all else is said once. */
function checkRepeats(tale: Tale, grammar: Grammar): string[] {
  const seen = new Map<string, number>();
  const faults: string[] = [];
  tale.paragraphs.forEach(({ text }, at) => {
    for (const sentence of sentencesOf(
      text.replaceAll(verseIn(grammar, 'gu'), ' ').replaceAll(tale.plan.request.name, 'Mia'),
    )) {
      const bare = sentence.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N} ]/gu, '');
      if (countWords(bare, grammar.language) < FEWEST_REPEATED[grammar.language === 'en' ? 'whole' : 'first']) continue;
      if ((seen.get(bare) ?? at) !== at) faults.push(`twice: ${sentence}`);
      seen.set(bare, at);
    }
  });
  return faults;
}

/** A refrain comes three times or more (twice will do for a short story of many names), and the last time it has changed. */
function checkRefrain(tale: Tale, grammar: Grammar): string[] {
  const verses = tale.paragraphs.flatMap(({ text }) => text.match(verseIn(grammar, 'gu')) ?? []);
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

function checkFright(text: string, frightening: RegExp): string[] {
  const word = frightening.exec(text)?.[0];
  return word ? [`frightening for a toddler: ${word}`] : [];
}

/** The language of a request, as one that the contract knows. Throws RangeError for another. */
function languageOf({ language }: Pick<StoryRequest, 'language'>): LanguageCode {
  const known = LANGUAGE_CODES.find((code) => code === language);
  if (!known) throw new RangeError(`No language ${language}`);
  return known;
}
