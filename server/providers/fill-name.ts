// The child's name comes back into a text that was written without it, as our own storyteller sets it: bare, in the script that
// the family wrote it in, between the marks of the language.
import type { LanguageCode } from '#contract/languages';
import { GRAMMARS } from '#storyteller/languages/grammars';
import { tidy, typeset } from '#storyteller/prose/hygiene';
import { HERO_NAME } from './brief.ts';

/** However a model spelled the placeholder. */
const SPELLINGS = /\{\{?\s*name\s*\}\}?/giu;

/** Signs without a look of their own, and pictures among the letters: nobody can read them aloud. */
const UNREADABLE =
  /[\u00AD\u200B\u200E\u200F\u2060-\u2064\uFEFF]|\uFE0F|(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator})\u200D?/gu;
/** Stress as another markup sets it; in ours it is *one word*. */
const STRESSED = /\*\*([^*\n]+)\*\*|(?<![\p{L}\p{N}_])__?([^_\n]+)__?(?![\p{L}\p{N}_])/gu;

/** A text as it came, with the placeholder spelled in the one way and no blanks too many. */
export function tidyAnswer(text: string, language: LanguageCode): string {
  return tidy(
    text
      .replaceAll(UNREADABLE, '')
      .replaceAll(SPELLINGS, HERO_NAME)
      .replaceAll(STRESSED, (_all, bold: string | undefined, line: string | undefined) => `*${bold ?? line ?? ''}*`)
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll(/\n{2,}/g, '\n'),
    GRAMMARS[language].quotes,
  );
}

/** The text with the child's name in it. A function, for `$&` may stand in no name and still in a text. */
export const fillName = (text: string, name: string, language: LanguageCode): string =>
  typeset(
    text.replaceAll(HERO_NAME, () => name),
    language,
  );

/** The last paragraph as every story of ours ends: with a good night, to the child by name. */
export function withGoodNight(text: string, language: LanguageCode): string {
  const { goodNight } = GRAMMARS[language];
  const said = goodNight
    .replace(HERO_NAME, '')
    .replaceAll(/[\s,.，。।]+/gu, ' ')
    .trim()
    .toLowerCase();
  const own = text.slice(-goodNight.length - HERO_NAME.length).toLowerCase();
  return own.includes(said) && own.includes(HERO_NAME) ? text : `${text} ${goodNight}`;
}
