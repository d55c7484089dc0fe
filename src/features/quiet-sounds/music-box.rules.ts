// A lullaby that is made as it is played: slow, in threes, on a scale of five tones, so that nothing in it is ever wrong. It has
// a shape (a question, the question again, another thought, an answer), and never the same tones twice.

/** Steps of the scale of five tones over C, in semitones. */
const SCALE = [0, 2, 4, 7, 9] as const;
/** C5, in hertz. */
const GROUND = 523.25;
const BEATS_OF_BAR = 3;
const BARS_OF_PHRASE = 4;
/** The lowest and the highest tone, in steps of the scale. */
export const LOWEST = -2;
export const HIGHEST = 7;

export interface Tone {
  /** When it begins, in beats of the phrase. */
  beat: number;
  /** In steps of the scale from the ground; a bass lies two octaves below its step. */
  step: number;
  isBass: boolean;
  /** From 0 to 1. */
  loud: number;
}
/** How many beats a phrase lasts, with the rest after it. */
export const BEATS_OF_PHRASE = BEATS_OF_BAR * (BARS_OF_PHRASE + 1);

/** The pitch of a step of the scale, in hertz. */
export function pitchOf({ step, isBass }: Pick<Tone, 'step' | 'isBass'>): number {
  const octave = Math.floor(step / SCALE.length);
  const semitones = 12 * octave + (SCALE[step - octave * SCALE.length] ?? 0);
  return GROUND * 2 ** (semitones / 12 - (isBass ? 2 : 0));
}

interface Note {
  beat: number;
  step: number;
}
const within = (step: number) => Math.min(HIGHEST, Math.max(LOWEST, step));

/** The next step: mostly to a neighbor, now and then a leap, and back towards the middle from far out. */
function walk(from: number, random: () => number): number {
  const far = random() < 0.2 ? 2 : 1;
  const up = random() < 0.5 - (from - 2) * 0.09;
  return within(from + (up ? far : -far));
}

/** Two bars: long tones with a short one between. */
function motif(from: number, random: () => number): Note[] {
  const notes: Note[] = [];
  let step = from;
  for (let bar = 0; bar < 2; bar++) {
    const beats = random() < 0.55 ? [0, 2] : random() < 0.6 ? [0, 1, 2] : [0];
    for (const beat of beats) {
      notes.push({ beat: bar * BEATS_OF_BAR + beat, step });
      step = walk(step, random);
    }
  }
  return notes;
}
const later = (notes: readonly Note[], beats: number): Note[] =>
  notes.map(({ beat, step }) => ({ beat: beat + beats, step }));

/** Phrase after phrase, for ever; each is the tones of `BEATS_OF_PHRASE` beats in the order of time. */
export function* phrases(random: () => number): Generator<Tone[], never> {
  let question = motif(2, random);
  for (let at = 0; ; at++) {
    const part = at % 4;
    // The tune of an evening wanders: each round begins with a question of its own.
    if (part === 0 && at > 0) question = motif(Math.floor(4 * random()), random);
    const first = part === 2 ? motif(4, random) : question;
    const second = motif(within((first.at(-1)?.step ?? 2) - 1), random);
    // A question stays open on the fifth, an answer comes home.
    const end = part === 3 ? 0 : 3;
    const melody = [...first, ...later(second, 2 * BEATS_OF_BAR)].filter(({ beat }) => beat < 11);
    const last = melody.at(-1);
    if (last) last.step = end;
    const bass = Array.from({ length: BARS_OF_PHRASE }, (_, bar) => ({
      beat: bar * BEATS_OF_BAR,
      step: bar === BARS_OF_PHRASE - 1 ? end : bar % 2 === 0 ? 0 : 3,
    }));
    yield [
      ...melody.map((note) => ({ ...note, isBass: false, loud: 0.6 + 0.4 * random() })),
      ...bass.map((note) => ({ ...note, isBass: true, loud: 0.5 })),
    ].sort((one, other) => one.beat - other.beat);
  }
}
