// Indonesian nouns do not change. A sentence may ask for one of them, with its counting word (“seekor kancil”).
export interface IndonesianNoun {
  readonly [form: string]: string;
  def: string;
  one: string;
}
export const noun = (def: string, one: string): IndonesianNoun => ({ def, one });
/** A name. */
export const called = (name: string): IndonesianNoun => ({ def: name, one: name });
