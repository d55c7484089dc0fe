// What a paragraph must be before a family sees it. `{name}` stands for the child.
import { MAX_PARAGRAPH_LENGTH } from '#contract/story-requests';
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import { loadBank } from '#storyteller/languages/registry';
import { countWords } from '#storyteller/prose/words';
import { HERO_NAME, type Brief, type StoryFigures } from './brief.ts';
import { isDangerous } from './dangers.ts';
import { LANGUAGE_RULES } from './language-rules.ts';
import { isForbidden, namesBrand, withoutInnocent } from './own-rules.ts';

/** What is wrong with a paragraph. `words` go to the provider as the reason why it is to be written again. */
export interface Fault {
  words: string;
  /** It is not shown with this fault; with the others it may be, when writing it again has not helped. */
  isGrave: boolean;
  /** It is nothing for a child. Any other fault is one of the shape: what was asked for did not come. */
  isUnfit?: boolean;
}
/**
 * @param of how many paragraphs the story will have; 0 for what is none, a title
 * @param refrain what was asked for again and again
 */
export type CheckParagraph = (text: string, before: readonly string[], of: number, refrain?: string) => Fault[];

const grave = (words: string): Fault => ({ words, isGrave: true });
const unfit = (words: string): Fault => ({ words, isGrave: true, isUnfit: true });
const slight = (words: string): Fault => ({ words, isGrave: false });

/** What did not pass is written again so often. */
export const REWRITES = 2;
export const UNSUITABLE = unfit('It is not suitable for a small child at bedtime.');
/** Braces, brackets and the like have no business in prose; `{name}` is taken out before. */
const MARKUP = /[{}<>|~[\]\\]|undefined|\bNAME\b/u;
/** English sets its possessive behind any name; Chinese sets no spaces. */
const GLUED: Partial<Record<LanguageCode, RegExp>> = {
  en: /\{name\}(?:[\p{L}-]|['’](?!s))/u,
  'zh-CN': /\{name\}[a-z]/iu,
};
/** Shorter texts say too little about their language. */
const FEWEST_WORDS_TO_TELL = 12;

export async function createChecks(brief: Brief, figures: StoryFigures): Promise<CheckParagraph> {
  const { frightening, heroAgreement } = await (await loadBank(brief.language)).guards();
  const frightens = findFright(frightening, brief);
  const glued = GLUED[brief.language] ?? /\{name\}[\p{L}\p{M}'’-]|[\p{L}\p{M}]\{name\}/u;
  /**
   * A short paragraph is a held breath; a story that stays behind its figures, or runs ahead of them, was not asked for. One
   * that could not come to the least that a story must have is none: half of that may be missing until its middle.
   */
  const lengthFaults = (text: string, before: readonly string[], of: number, isSung: boolean): Fault[] => {
    const own = countWords(text, brief.language);
    const all = before.reduce((sum, one) => sum + countWords(one, brief.language), own);
    const fair = (figures.words.aim * (before.length + 1)) / of;
    const isBegun = before.length >= NAMED_BY;
    const aim = `Write about ${figures.wordsAParagraph} words.`;
    if (own > figures.mostWordsAParagraph || (isBegun && all > fair * MUCH && own > figures.wordsAParagraph))
      return [slight(`It is too long. ${aim}`)];
    const share = (before.length + 1) / of;
    const missing = figures.words.least * share * (share < 0.5 ? 0.5 : 1) - all;
    if (isBegun && missing > 0 && (!isSung || share >= 1))
      return [grave(`It is far too short. Write at least ${Math.ceil(own + missing)} words.`)];
    return isBegun && !isSung && all < fair * LITTLE ? [slight(`It is too short. ${aim}`)] : [];
  };
  return (text, before, of, refrain = '') => {
    const bare = text.replaceAll('{name}', '');
    const isSung = isRefrain(text, refrain);
    const faults: Fault[] = [];
    if (!/\p{L}/u.test(bare)) return [grave('It has no words.')];
    if (Array.from(text).length > MAX_PARAGRAPH_LENGTH) return [grave('It is far too long.')];
    if (isForbidden(bare, brief.language) || (brief.language === 'en' && isDangerous(bare))) faults.push(UNSUITABLE);
    else if (frightens(bare)) faults.push(unfit('It has a word that frightens a small child.'));
    if (MARKUP.test(bare)) faults.push(grave('It has markup in it, or a placeholder other than {name}.'));
    if (!isInLanguage(bare, brief.language)) faults.push(grave('It is not in the language of the story.'));
    if (before.filter((one) => one === text).length > (isSung ? MOST_REFRAINS - 1 : 0))
      faults.push(grave('It says what was said already.'));
    if (namesBrand(bare)) faults.push(slight('It names a brand.'));
    if (glued.test(text)) faults.push(slight('Something is glued to {name}.'));
    if (heroAgreement.some((rule) => rule.test(text)))
      faults.push(
        slight('A word in it shows whether {name} is a girl or a boy, or an ending or article leans on {name}.'),
      );
    if (of > 0) faults.push(...lengthFaults(text, before, of, isSung), ...nameFaults(text, before));
    return faults;
  };
}

/** A ghost that is a blanket, a witch that is mostly hat: our own stories tell of them from preschool on. */
const FRIENDLY =
  /^(?:ghosts?|witch\p{L}*|fantasmas?|brujas?|fantômes?|gespenst\p{L}*|fantasm[ai]|stregh?[ae]|भूत|चुड़ैल|ভূত|призрак\p{L}*|привидени\p{L}*|hantu)$/iu;

/** Tells whether a text frightens the age that it is for: nobody who reads by themselves. */
function findFright(frightening: RegExp, { ageGroup, language }: Brief): (text: string) => boolean {
  if (ageGroup !== 'toddler' && ageGroup !== 'preschool') return () => false;
  const words = new RegExp(frightening.source.normalize('NFC'), `g${frightening.flags}`);
  return (text) =>
    (withoutInnocent(text.normalize('NFC').replaceAll('’', "'"), language).match(words) ?? []).some(
      (word) => ageGroup === 'toddler' || !FRIENDLY.test(word),
    );
}

/** How often the refrain may come in the very same words. */
const MOST_REFRAINS = 4;
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
/** The refrain, perhaps with who sings it. */
function isRefrain(text: string, refrain: string): boolean {
  const [own, sung] = [lettersOf(text), lettersOf(refrain)];
  return sung !== '' && own.includes(sung) && own.length <= sung.length * 1.5;
}

/** Shares of the words that a story should have by now. */
const LITTLE = 0.65;
const MUCH = 1.45;
/** By then the hero must have come. */
const NAMED_BY = 3;
const nameFaults = (text: string, before: readonly string[]): Fault[] =>
  before.length + 1 === NAMED_BY && ![...before, text].some((one) => one.includes(HERO_NAME))
    ? [slight('The hero, {name}, is not in the story yet.')]
    : [];

const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  'zh-CN': /\p{Script=Han}/gu,
  hi: /[\p{Script=Devanagari}]/gu,
  bn: /[\p{Script=Bengali}]/gu,
  ru: /\p{Script=Cyrillic}/gu,
};
const LATIN = /\p{Script=Latin}/gu;

/** By its script; among those of one script by its commonest words. */
function isInLanguage(text: string, language: LanguageCode): boolean {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const own = text.match(SCRIPTS[language] ?? LATIN)?.length ?? 0;
  // Marks of Devanagari and Bengali belong to every script alike, a foreign word may be among ours.
  if (own < letters * 0.6) return false;
  if (language in SCRIPTS || countWords(text, language) < FEWEST_WORDS_TO_TELL) return true;
  const words =
    text
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/[\p{L}’]+/gu) ?? [];
  const countIn = (code: LanguageCode) => words.filter((word) => LANGUAGE_RULES[code].telltale.includes(word)).length;
  const ours = countIn(language);
  return LANGUAGE_CODES.every((code) => code in SCRIPTS || countIn(code) <= ours + 2);
}
