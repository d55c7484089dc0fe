export interface BrazilianNoun {
  readonly [form: string]: string;
  /** o ouriço */
  def: string;
  /** um ouriço */
  um: string;
  /** do ouriço */
  de: string;
  /** no ouriço */
  em: string;
  /** ele, also after a preposition */
  ele: string;
  /** dele */
  dele: string;
  class: string;
}
type Class = 'm' | 'f';
const PRONOUNS = { m: ['ele', 'dele'], f: ['ela', 'dela'] } as const;
/** The ready forms; and what agrees with them. */
const noun = (def: string, um: string, de: string, em: string, is: Class): BrazilianNoun => ({
  def,
  um,
  de,
  em,
  ele: PRONOUNS[is][0],
  dele: PRONOUNS[is][1],
  class: is,
});
/** o ouriço */
export const o = (word: string): BrazilianNoun => noun(`o ${word}`, `um ${word}`, `do ${word}`, `no ${word}`, 'm');
/** a coruja */
export const a = (word: string): BrazilianNoun => noun(`a ${word}`, `uma ${word}`, `da ${word}`, `na ${word}`, 'f');
/** os balões */
export const os = (word: string): BrazilianNoun => noun(`os ${word}`, `uns ${word}`, `dos ${word}`, `nos ${word}`, 'm');
/** as pedras */
export const as = (word: string): BrazilianNoun =>
  noun(`as ${word}`, `umas ${word}`, `das ${word}`, `nas ${word}`, 'f');
/** A proper name. */
export const called = (name: string, is: Class): BrazilianNoun => noun(name, name, `de ${name}`, `em ${name}`, is);
