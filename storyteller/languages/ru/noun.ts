// Five cases and the words that stand for the noun. The story is told in the present tense, so nothing ever agrees with the hero.
export interface RussianNoun {
  readonly [form: string]: string;
  class: 'm' | 'f' | 'n' | 'p';
  def: string;
  gen: string;
  dat: string;
  acc: string;
  ins: string;
  on: string;
  ego: string;
  emu: string;
  /** After a preposition: «у него», «на него». */
  nego: string;
  nim: string;
}
const WORDS = {
  m: { on: 'он', ego: 'его', emu: 'ему', nego: 'него', nim: 'ним' },
  f: { on: 'она', ego: 'её', emu: 'ей', nego: 'неё', nim: 'ней' },
  n: { on: 'оно', ego: 'его', emu: 'ему', nego: 'него', nim: 'ним' },
  p: { on: 'они', ego: 'их', emu: 'им', nego: 'них', nim: 'ними' },
} as const;
/** The cases in their order, with commas between: "сова, совы, сове, сову, совой". */
export const noun = (of: RussianNoun['class'], forms: string): RussianNoun => {
  const [def = '', gen = def, dat = def, acc = def, ins = def] = forms.split(', ');
  return { class: of, def, gen, dat, acc, ins, ...WORDS[of] };
};
