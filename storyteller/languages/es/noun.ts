export interface SpanishNoun {
  readonly [form: string]: string;
  /** el erizo */
  def: string;
  /** un erizo */
  un: string;
  /** del erizo */
  de: string;
  /** al erizo */
  a: string;
  class: 'm' | 'f';
}
type Class = SpanishNoun['class'];
/** The four forms, ready; and what agrees with them. */
const noun = (def: string, un: string, de: string, a: string, is: Class): SpanishNoun => ({
  def,
  un,
  de,
  a,
  class: is,
});
/** el erizo */
export const el = (word: string): SpanishNoun => noun(`el ${word}`, `un ${word}`, `del ${word}`, `al ${word}`, 'm');
/** la lechuza */
export const la = (word: string): SpanishNoun =>
  noun(`la ${word}`, `una ${word}`, `de la ${word}`, `a la ${word}`, 'f');
/** los faroles */
export const los = (word: string): SpanishNoun =>
  noun(`los ${word}`, `unos ${word}`, `de los ${word}`, `a los ${word}`, 'm');
/** las piedras */
export const las = (word: string): SpanishNoun =>
  noun(`las ${word}`, `unas ${word}`, `de las ${word}`, `a las ${word}`, 'f');
/** A proper name. */
export const called = (name: string, is: Class = 'm'): SpanishNoun => noun(name, name, `de ${name}`, `a ${name}`, is);
