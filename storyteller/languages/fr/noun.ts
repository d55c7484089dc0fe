export interface FrenchNoun {
  readonly [form: string]: string;
  /** le hérisson */
  def: string;
  /** un hérisson */
  un: string;
  /** du hérisson */
  de: string;
  /** au hérisson */
  a: string;
  /** il */
  il: string;
  /** lui, after a preposition */
  lui: string;
  class: string;
}
const PRONOUNS = { m: ['il', 'lui'], f: ['elle', 'elle'] } as const;
type Class = keyof typeof PRONOUNS;
/** The four forms, ready; and what agrees with them. */
export const noun = (def: string, un: string, de: string, a: string, is: Class): FrenchNoun => ({
  def,
  un,
  de,
  a,
  il: PRONOUNS[is][0],
  lui: PRONOUNS[is][1],
  class: is,
});
/** le hérisson */
export const le = (word: string): FrenchNoun => noun(`le ${word}`, `un ${word}`, `du ${word}`, `au ${word}`, 'm');
/** la chouette */
export const la = (word: string): FrenchNoun => noun(`la ${word}`, `une ${word}`, `de la ${word}`, `à la ${word}`, 'f');
/** l’ours, l’oie */
export const elided = (word: string, is: Class): FrenchNoun =>
  noun(`l’${word}`, `${is === 'm' ? 'un' : 'une'} ${word}`, `de l’${word}`, `à l’${word}`, is);
/** les galets */
export const les = (word: string, is: Class): FrenchNoun =>
  noun(`les ${word}`, `des ${word}`, `des ${word}`, `aux ${word}`, is);
/** A proper name that begins with a consonant. */
export const called = (name: string, is: Class): FrenchNoun => noun(name, name, `de ${name}`, `à ${name}`, is);
