// The forms a German noun has here: with its article, with "ein", and the words that stand for it.
export interface GermanNoun {
  readonly [form: string]: string;
  class: 'm' | 'f' | 'n' | 'p';
  def: string;
  acc: string;
  dat: string;
  ein: string;
  einen: string;
  einem: string;
  er: string;
  ihn: string;
  ihm: string;
  /** Without its ending: {being.sein}e Augen. */
  sein: string;
}
const WORDS = {
  m: { er: 'er', ihn: 'ihn', ihm: 'ihm', sein: 'sein' },
  f: { er: 'sie', ihn: 'sie', ihm: 'ihr', sein: 'ihr' },
  n: { er: 'es', ihn: 'es', ihm: 'ihm', sein: 'sein' },
  p: { er: 'sie', ihn: 'sie', ihm: 'ihnen', sein: 'ihr' },
} as const;
export const der = (def: string, acc: string, dat: string, ein: string, einen: string, einem: string): GermanNoun => ({
  class: 'm',
  def,
  acc,
  dat,
  ein,
  einen,
  einem,
  ...WORDS.m,
});
const still = (of: 'f' | 'n' | 'p', def: string, dat: string, ein: string, einem: string): GermanNoun => ({
  class: of,
  def,
  acc: def,
  dat,
  ein,
  einen: ein,
  einem,
  ...WORDS[of],
});
export const die = (def: string, dat: string, ein: string, einer: string): GermanNoun =>
  still('f', def, dat, ein, einer);
export const das = (def: string, dat: string, ein: string, einem: string): GermanNoun =>
  still('n', def, dat, ein, einem);
/** Several: "die drei Palmen". */
export const viele = (def: string, dat: string, ein: string, einem: string): GermanNoun =>
  still('p', def, dat, ein, einem);
/** A name stands without its article and never changes. */
export const called = (name: string, of: 'm' | 'f' | 'n'): GermanNoun => ({
  class: of,
  def: name,
  acc: name,
  dat: name,
  ein: name,
  einen: name,
  einem: name,
  ...WORDS[of],
});
