/** Direct and oblique form and the gender that sentences agree with. The hero always stands with a postposition. */
export interface HindiNoun {
  readonly [form: string]: string;
  def: string;
  obl: string;
  class: 'm' | 'f';
}
export const noun = (of: HindiNoun['class'], def: string, obl = def): HindiNoun => ({ def, obl, class: of });
/** Names do not take the oblique. */
export const called = (name: string, of: HindiNoun['class'] = 'm'): HindiNoun => noun(of, name);
