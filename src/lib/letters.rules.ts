// The letters of stories: what may be chosen, and the style that it makes.
import * as v from 'valibot';

/** Sizes in pixels, as the design has them. */
export const SIZES = [18, 20, 22.5, 26, 30, 36] as const;
export const FACES = ['storybook', 'clear', 'dyslexic'] as const;
export const LINES = ['close', 'usual', 'airy'] as const;
export const SPACINGS = ['usual', 'wide', 'wider'] as const;
export const WIDTHS = ['narrow', 'usual', 'wide'] as const;

export const LettersSchema = v.object({
  /** Null is as the screen wants: larger on larger ones. */
  size: v.nullable(v.picklist(SIZES)),
  face: v.picklist(FACES),
  line: v.picklist(LINES),
  spacing: v.picklist(SPACINGS),
  width: v.picklist(WIDTHS),
});
export type Letters = v.InferOutput<typeof LettersSchema>;
export const USUAL_LETTERS: Letters = {
  size: null,
  face: 'storybook',
  line: 'usual',
  spacing: 'usual',
  width: 'usual',
};

/** Languages that OpenDyslexic has no letters for; there the choice makes room between those of the clear face. */
const ROOMY = ['hi', 'bn', 'ru', 'zh'] as const;
export const isRoomy = (language: string): boolean => ROOMY.some((code) => language.split('-')[0] === code);
const ROOMY_TEXT = `.story-text:is(${ROOMY.map((code) => `:lang(${code})`).join()})`;

const LINE_HEIGHT = { close: '1.4', usual: '', airy: '1.9' } as const;
const SPACE = { usual: '', wide: '.03em', wider: '.07em' } as const;
/** What a line holds at most; the text keeps 26 pixels free on both sides. */
const COLUMN = { narrow: 'calc(24em + 52px)', usual: '', wide: 'calc(46em + 52px)' } as const;

function rule(selector: string, declarations: Record<string, string>): string {
  const filled = Object.entries(declarations).filter(([, value]) => value !== '');
  return filled.length ? `${selector}{${filled.map(([name, value]) => `${name}:${value}`).join(';')}}` : '';
}

const sizeOf = ({ size }: Letters) => (size === null ? 0 : SIZES.indexOf(size) + 1);
const stepsOf = (letters: Letters) =>
  ((sizeOf(letters) * 3 + FACES.indexOf(letters.face)) * 3 + LINES.indexOf(letters.line)) * 3 +
  SPACINGS.indexOf(letters.spacing);

/**
 * The style for letters; empty for the usual ones. `dyslexicFace` is the address of OpenDyslexic. It speaks of stories alone:
 * the frame of a page never moves. On paper the letters are those of print.
 */
export function lettersCss(letters: Letters, dyslexicFace: string): string {
  const { face, line, spacing, width } = letters;
  const isDyslexic = face === 'dyslexic';
  const rules =
    rule('.story-text', {
      'font-size': letters.size === null ? '' : `${letters.size}px`,
      'font-family': { storybook: '', clear: 'var(--font-sans)', dyslexic: 'OpenDyslexic,var(--font-sans)' }[face],
      'line-height': LINE_HEIGHT[line],
      'max-width': COLUMN[width],
      'margin-inline': COLUMN[width] && 'auto',
    }) +
    rule('.story-text p', { 'letter-spacing': SPACE[spacing] }) +
    (isDyslexic
      ? rule(ROOMY_TEXT, { 'line-height': line === 'usual' ? '1.9' : '' }) +
        rule(`${ROOMY_TEXT} p`, { 'letter-spacing': spacing === 'usual' ? '.03em' : '', 'word-spacing': '.14em' })
      : '');
  if (!rules) return '';
  // The boxes of a book's pages do not grow with their letters; by this hair they do, so that their pages are measured anew.
  const hair = rule('.story-part', { 'padding-block-end': `${stepsOf(letters) / 64}px` });
  const source = isDyslexic
    ? `@font-face{font-family:OpenDyslexic;src:url(${dyslexicFace}) format("woff2");font-display:optional}`
    : '';
  return `${source}@media screen{${rules}${hair}}`;
}
