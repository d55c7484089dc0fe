import type { Grammar } from '../languages/bank.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;
/** A character, or a word of another script among them: a name. */
const CHINESE_WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;

/** How many words a text has when read aloud; for Chinese, characters, and whole words of other scripts. */
export function countWords(text: string, language: string): number {
  const word = language.startsWith('zh') ? CHINESE_WORD : WORD;
  return text.match(word)?.length ?? 0;
}

/** The first word of a text in small letters (Chinese: two characters): what makes two openings alike. */
export function firstWord(text: string): string {
  const han = /^\P{L}*(\p{Script=Han}{2})/u.exec(text)?.[1];
  return han ?? /[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}]+)*/u.exec(text)?.[0].toLowerCase() ?? '';
}

/** A stop, then a capital, a digit or a quotation mark; a letter of a script without capitals too. */
const AFTER_STOP = /(?<=[.!?…।])(?<!\b(?:Mr|Mrs|Dr)\.)\s+(?=["“‘«»„¿¡*—\u202F]*[\p{Lu}\p{Lo}\p{N}])/u;
/** A stop and a closing mark: what a small letter, or one without capitals, goes on with says who speaks. */
const AFTER_SPEECH = /(?<=[.!?…।]\u202F?["”’»«])\s+(?=["“‘«»„¿¡*—]|\u202F*[\p{Lu}\p{N}])/u;
/** The same in Chinese, which has no spaces. */
const CHINESE = /(?<=[。！？])(?!”)|(?<=[。！？]”)(?=“)/u;
const SENTENCE_ENDS = new RegExp(
  [AFTER_STOP, AFTER_SPEECH, CHINESE].map(({ source }) => source).join('|') + '|\\n',
  'u',
);

/** Sentences of a paragraph: a stop, perhaps a closing quote, then a space and a capital, a digit or an opening quote. */
export function sentencesOf(text: string): string[] {
  return text
    .split(SENTENCE_ENDS)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** A verse: what is set in lines within quotation marks. The first group is its lines. */
export const verseIn = ({ quotes: [open, close] }: Pick<Grammar, 'quotes'>, flags = 'u'): RegExp =>
  new RegExp(`${open}([^${close}]*\\n[^${close}]*)${close}`, flags);
