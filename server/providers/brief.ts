// What a parent chose, without the name: from here on nobody who asks a provider knows what the child is called.
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import type { AgeGroup, Difficulty } from '#contract/options';
import { GRAMMARS } from '#storyteller/languages/grammars';
import { bandFor } from '#storyteller/plan/length-band';
import type { StoryRequest } from '#storyteller/tell-story';
import { LANGUAGE_RULES } from './language-rules.ts';

/** What stands for the child in everything that goes out and comes back. */
export const HERO_NAME = '{name}';

export interface Brief extends Omit<StoryRequest, 'name' | 'beside' | 'language'> {
  language: LanguageCode;
}

/** Throws RangeError for a language that is not the contract's. */
export function briefOf(request: StoryRequest): Brief {
  const { ageGroup, theme, character, setting, length, moral, difficulty, tone } = request;
  const language = LANGUAGE_CODES.find((code) => code === request.language);
  if (!language) throw new RangeError(`No language ${request.language}`);
  return { ageGroup, theme, character, setting, length, moral, difficulty, tone, language };
}

/** A story in figures. Words are characters in Chinese. */
export interface StoryFigures {
  words: {
    /** A story of fewer is none of the length that was asked for. */
    least: number;
    low: number;
    aim: number;
    high: number;
  };
  paragraphs: number;
  wordsAParagraph: number;
  mostWordsAParagraph: number;
  wordsASentence: readonly [number, number];
  /** What the whole text may cost in tokens at most, some of them for thinking. */
  tokens: number;
}

const WORDS_A_PARAGRAPH: Readonly<Record<AgeGroup, number>> = {
  toddler: 32,
  preschool: 40,
  'early-elementary': 50,
  elementary: 60,
};
/** Mean words of a sentence; the other languages by analogy. */
const SENTENCES: Readonly<Record<Difficulty, readonly [number, number]>> = {
  simple: [5, 9],
  moderate: [9, 13],
  advanced: [11, 16],
};
const CHINESE_SENTENCES: Readonly<Record<Difficulty, readonly [number, number]>> = {
  simple: [6, 12],
  moderate: [12, 18],
  advanced: [18, 25],
};
const SHORTER: Partial<Record<LanguageCode, number>> = { hi: 1, id: 1, bn: 2, ru: 2 };
/** Of the fewest words that a length asks for: models count badly, and a family would rather read four minutes than none. */
const LEAST = 2 / 3;
/** A model may think before it writes. */
const THINKING_TOKENS = 6000;

export function figuresOf({ language, ageGroup, length, difficulty }: Brief): StoryFigures {
  const { pace } = GRAMMARS[language];
  const { low, high, aim } = bandFor({ ageGroup, length }, pace);
  const wordsAParagraph = Math.round((WORDS_A_PARAGRAPH[ageGroup] * pace[ageGroup]) / GRAMMARS.en.pace[ageGroup]);
  const [from, to] = (language === 'zh-CN' ? CHINESE_SENTENCES : SENTENCES)[difficulty];
  const less = SHORTER[language] ?? 0;
  return {
    words: { least: Math.ceil(low * LEAST), low, aim, high },
    paragraphs: Math.round(aim / wordsAParagraph),
    wordsAParagraph,
    mostWordsAParagraph: wordsAParagraph * 3,
    wordsASentence: [from - less, to - less],
    tokens: Math.ceil(high * LANGUAGE_RULES[language].tokens) + THINKING_TOKENS,
  };
}
