/** What sentences ask of a noun: bare, with “one” before it, whose, whom. */
export interface BengaliNoun {
  [form: string]: string;
  def: string;
  a: string;
  gen: string;
  acc: string;
}

export const noun = (def: string, gen: string, acc: string, a: string): BengaliNoun => ({ def, a, gen, acc });
/** A name: the same, whoever asks. */
export const called = (def: string, gen: string, acc: string): BengaliNoun => ({ def, a: def, gen, acc });
/** What only its own setting speaks of, in sentences written out. */
export const thing = (def: string): BengaliNoun => ({ def, a: def, gen: def, acc: def });
