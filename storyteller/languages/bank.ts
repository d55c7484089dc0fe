// The shape that every language fills. One module a setting, character, theme, moral and tone: a story loads five of them.
import type { AgeGroup, Character, Moral, Setting, Theme, Tone } from '#contract/options';
import type { ArcId, HelperId, Need, ObjectId, PalId, PlaceId, Role, ThreadId, TrialId } from '../plan/catalogue.ts';

/** Named forms of a noun: articles, cases, pronouns, whatever the language's sentences ask for. */
export type Forms = Readonly<Record<string, string>>;

/** One telling, or several facets: tellings of the same beat with other facts. The plan picks the facet, so languages align. */
type Passage = string | readonly [string, ...string[]];

interface PlaceTelling<F extends Forms> {
  noun: F;
  arrive: Passage;
}
interface HelperTelling<F extends Forms> {
  noun: F;
  /** Toddler layout: comes by the house's edge and lends a try that does not help yet. */
  comes: Passage;
  trouble: Passage;
  help: Passage;
  gift: Passage;
  bye: Passage;
}
interface ObjectTelling<F extends Forms> {
  noun: F;
  use: Passage;
}
interface BeingTelling<F extends Forms> {
  noun: F;
  title: string;
  sign: Passage;
  found: Passage;
  /** Toddler layout: the same being, found close by the house. */
  near: Passage;
  why: Passage;
  settled: Passage;
}
interface SoundTelling<F extends Forms> extends BeingTelling<F> {
  clue: { one: Passage; two: Passage; three: Passage };
  think: Passage;
}
export interface SettingTelling<S extends Setting, F extends Forms = Forms> {
  /** The setting's own smallest creature, lent to passages that every setting shares. */
  tiny: { noun: F };
  home: Passage;
  back: Passage;
  night: { dark: Passage; deep: Passage };
  /** The sounds of the place leave, loudest first. */
  hush: { one: Passage; two: Passage; three: Passage };
  /** True facts, for the educational tone. */
  facts: { one: Passage; two: Passage; three: Passage };
  places: Record<PlaceId<S>, PlaceTelling<F>>;
  helpers: Record<HelperId<S>, HelperTelling<F>>;
  objects: Record<ObjectId<S>, ObjectTelling<F>>;
  gates: Record<Need, { meet: Passage; after: Passage }>;
  beings: { [R in Role]: R extends 'sound' ? SoundTelling<F> : BeingTelling<F> };
}
interface PalTelling<F extends Forms> {
  noun: F;
  intro: Passage;
  quirk: Passage;
  again: Passage;
  /** Toddler layout: the quirk, tried on the being; it makes everybody smile, and does not help yet. */
  try: Passage;
  payoff: Passage;
  proud: Passage;
  asleep: Passage;
}
export type CharacterTelling<C extends Character, F extends Forms = Forms> = Record<PalId<C>, PalTelling<F>>;
interface ArcTelling {
  /** Titles for a cover. */
  title: Passage;
  want: Passage;
  problem: Passage;
  setoff: Passage;
  /** Toddler layout: instead of setting off, the hero stays by the house and looks. */
  stay: Passage;
  remind: Passage;
  refrain: { first: Passage; again: Passage; third: Passage; last: Passage };
  /** Tries that fail, each for a reason of its own. */
  first: Passage;
  second: Passage;
  third: Passage;
  /** What the hero does when the parent asked for no moral. */
  heart: Passage;
  resolve: Passage;
  bed: Passage;
}
export type ThemeTelling<T extends Theme> = Record<ArcId<T>, ArcTelling>;
interface TrialTelling {
  plant: Passage;
  tempt: Passage;
  choose: Passage;
  bed: Passage;
}
export type MoralTelling<M extends Moral> = Record<TrialId<M>, TrialTelling>;
interface ThreadTelling {
  one: Passage;
  two: Passage;
  three: Passage;
  end: Passage;
}
export interface ToneTelling<T extends Tone> {
  open: Passage;
  close: Passage;
  /** Whole short sentences that carry the walk from one beat to the next. */
  links: readonly string[];
  threads: Record<ThreadId<T>, ThreadTelling>;
}

type Load<T> = () => Promise<T>;

/** A language: its figures, and a loader for every module. A story loads five of them. */
export interface Bank<F extends Forms = Forms> {
  language: string;
  /** The form a bare slot uses. */
  defaultForm: string;
  /** Words (Chinese: characters) a minute, read aloud to each age. */
  pace: Readonly<Record<AgeGroup, number>>;
  settings: { [S in Setting]: Load<SettingTelling<S, F>> };
  characters: { [C in Character]: Load<CharacterTelling<C, F>> };
  themes: { [T in Theme]: Load<ThemeTelling<T>> };
  morals: { [M in Exclude<Moral, 'none'>]: Load<MoralTelling<M>> };
  tones: { [T in Tone]: Load<ToneTelling<T>> };
}
