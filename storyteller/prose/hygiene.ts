/**
 * What is left over when optional parts fall away: double spaces, a space before a stop or a closing quote.
 * French keeps the narrow space before ; : ! ? because only plain spaces are touched.
 */
export function tidy(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ([,.;!?”])/g, '$1')
    .replace(/“ /g, '“')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}
