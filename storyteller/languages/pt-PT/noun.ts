export interface PortugueseNoun {
  readonly [form: string]: string;
  /** o ouriço */
  def: string;
  /** um ouriço */
  um: string;
  /** do ouriço */
  de: string;
  /** no ouriço */
  em: string;
  /** ao ouriço */
  ao: string;
  /** ele, also after a preposition */
  ele: string;
  /** dele */
  dele: string;
  class: string;
}
type Class = 'm' | 'f';
const PRONOUNS = { m: ['ele', 'dele'], f: ['ela', 'dela'] } as const;
/** The ready forms; and what agrees with them. */
const noun = (def: string, um: string, de: string, em: string, ao: string, is: Class): PortugueseNoun => ({
  def,
  um,
  de,
  em,
  ao,
  ele: PRONOUNS[is][0],
  dele: PRONOUNS[is][1],
  class: is,
});
/** o ouriço */
export const o = (word: string): PortugueseNoun =>
  noun(`o ${word}`, `um ${word}`, `do ${word}`, `no ${word}`, `ao ${word}`, 'm');
/** a coruja */
export const a = (word: string): PortugueseNoun =>
  noun(`a ${word}`, `uma ${word}`, `da ${word}`, `na ${word}`, `à ${word}`, 'f');
/** os balões */
export const os = (word: string): PortugueseNoun =>
  noun(`os ${word}`, `uns ${word}`, `dos ${word}`, `nos ${word}`, `aos ${word}`, 'm');
/** as pedras */
export const as = (word: string): PortugueseNoun =>
  noun(`as ${word}`, `umas ${word}`, `das ${word}`, `nas ${word}`, `às ${word}`, 'f');
/** A proper name. */
export const called = (name: string, is: Class): PortugueseNoun =>
  noun(name, name, `de ${name}`, `em ${name}`, `a ${name}`, is);
