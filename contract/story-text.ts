/** A stretch of a paragraph: as it is, or with emphasis. */
export interface TextPiece {
  text: string;
  isEmphasis: boolean;
}

/**
 * Splits a paragraph at *emphasis*, the one mark that story text may carry. An asterisk without a partner on its line
 * stays what it is.
 */
export function splitEmphasis(paragraph: string): TextPiece[] {
  const pieces = paragraph.split(/\*([^*\n]+)\*/);
  return pieces.map((text, at) => ({ text, isEmphasis: at % 2 === 1 })).filter(({ text }) => text !== '');
}

/** The paragraph without its marks: for descriptions, for counting, for being read aloud. */
export function plainText(paragraph: string): string {
  return splitEmphasis(paragraph)
    .map(({ text }) => text)
    .join('');
}

const DESCRIPTION_LENGTH = 150;

/** What a story's page says of itself: the first 150 code points of the first paragraph, as plain text on one line (DECIDE-75). */
export function describeStory(paragraphs: readonly string[]): string {
  const text = plainText(paragraphs[0] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(text).slice(0, DESCRIPTION_LENGTH).join('');
}
