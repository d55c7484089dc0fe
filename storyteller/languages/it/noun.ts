export interface ItalianNoun {
  readonly [form: string]: string;
  /** il riccio */
  def: string;
  /** un riccio */
  un: string;
  /** del riccio */
  di: string;
  /** al riccio */
  a: string;
  /** dal riccio */
  da: string;
  class: string;
}
type Class = 'm' | 'f';
/** The five forms, ready; and what agrees with them. */
const noun = (def: string, un: string, di: string, a: string, da: string, is: Class): ItalianNoun => ({
  def,
  un,
  di,
  a,
  da,
  class: is,
});
/** il riccio */
export const il = (word: string): ItalianNoun =>
  noun(`il ${word}`, `un ${word}`, `del ${word}`, `al ${word}`, `dal ${word}`, 'm');
/** lo scoiattolo */
export const lo = (word: string): ItalianNoun =>
  noun(`lo ${word}`, `uno ${word}`, `dello ${word}`, `allo ${word}`, `dallo ${word}`, 'm');
/** la lumaca */
export const la = (word: string): ItalianNoun =>
  noun(`la ${word}`, `una ${word}`, `della ${word}`, `alla ${word}`, `dalla ${word}`, 'f');
/** l’orso, l’oca */
export const elided = (word: string, is: Class): ItalianNoun =>
  noun(`l’${word}`, `${is === 'm' ? 'un ' : 'un’'}${word}`, `dell’${word}`, `all’${word}`, `dall’${word}`, is);
/** i sassi */
export const i = (word: string): ItalianNoun =>
  noun(`i ${word}`, `dei ${word}`, `dei ${word}`, `ai ${word}`, `dai ${word}`, 'm');
/** le foglie */
export const le = (word: string): ItalianNoun =>
  noun(`le ${word}`, `delle ${word}`, `delle ${word}`, `alle ${word}`, `dalle ${word}`, 'f');
/** A proper name. */
export const called = (name: string, is: Class): ItalianNoun =>
  noun(name, name, `di ${name}`, `a ${name}`, `da ${name}`, is);
