// Nouns do not change. A sentence may ask for one of them (一只甲虫) or for that one (那只甲虫); `it` for what has no other pronoun.
export interface ChineseNoun {
  readonly [form: string]: string;
  def: string;
  one: string;
  that: string;
}
/** With its measure word. */
export const noun = (def: string, measure: string): ChineseNoun => ({
  def,
  one: `一${measure}${def}`,
  that: `那${measure}${def}`,
});
/** A name. */
export const called = (name: string): ChineseNoun => ({ def: name, one: name, that: name });
