import type { Grammar } from '../languages/bank.ts';

const marks = new Map<string, RegExp>();
/** Marks that stand after a space. */
function loose(close: string): RegExp {
  const made = marks.get(close) ?? new RegExp(` ([,.;!?।。，${close}])`, 'gu');
  marks.set(close, made);
  return made;
}

/**
 * What is left over when optional parts fall away: double spaces, a space before a stop or a closing quote.
 * French keeps the narrow space before ; : ! ? because only plain spaces are touched.
 */
export function tidy(text: string, [open, close]: Grammar['quotes']): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(loose(close), '$1')
    .replaceAll(`${open} `, open)
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

const HAN = '[\\p{Script=Han}，。！？：；、“”‘’《》…—]';
const TYPESETTING: Readonly<Record<string, (text: string) => string>> = {
  // Narrow no-break spaces before ; ! ? and inside « », a no-break space before the colon; "de" and "que" lose their e
  // before a name that begins with a vowel (d’Inès), but not before h and y, which may be spoken (de Hugo, de Yann).
  fr: (text) =>
    text
      .replace(/(?<!\p{L})([dD]|[qQ]u|puisqu|lorsqu|jusqu)e (?=[AEIOUÀ-ÆÈ-ÏÒ-ÖØÙ-ÜŒ])/gu, '$1’')
      .replace(/«[ \u00A0\u202F]*/g, '«\u202F')
      .replace(/[ \u00A0\u202F]*»/g, '\u202F»')
      .replace(/[ \u00A0\u202F]*([;!?]+)/g, '\u202F$1')
      .replace(/[ \u00A0\u202F]*:(?=\s|$)/g, '\u00A0:'),
  // A dash never begins a line.
  ru: (text) => text.replace(/ —/g, '\u00A0—'),
  // No spaces beside characters and their marks.
  'zh-CN': (text) => text.replace(new RegExp(`(?<=${HAN}) +| +(?=${HAN})`, 'gu'), ''),
};

/** A finished paragraph or title as its language sets it: writers leave out what a machine does better. */
export function typeset(text: string, language: string): string {
  return (TYPESETTING[language] ?? ((same: string) => same))(text);
}
