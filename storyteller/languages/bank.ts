// The shape that every language fills. One module a setting, being, its neighbor, companion, arc, moral and tone: a story loads seven of them, and
// an eighth when something happens on the way that could happen anywhere.
import type { LanguageCode } from '#contract/languages';
import type { AgeGroup, Character, Moral, Setting, Theme, Tone } from '#contract/options';
import type { Sizes } from '../plan/repertoire.ts';
import type {
  EpisodeId,
  GateId,
  HelperId,
  Need,
  ObjectId,
  PalId,
  PlaceId,
  Role,
  ThreadId,
  TrialId,
} from '../plan/catalogue.ts';

/** Named forms of a noun: articles, cases, pronouns, whatever the language's sentences ask for. */
export type Forms = Readonly<Record<string, string>>;

/** One telling, or several facets: tellings of the same beat with other facts. The plan picks the facet, so languages align. */
type Passage = string | readonly [string, ...string[]];

interface PlaceTelling<F extends Forms> {
  noun: F;
  arrive: Passage;
}
/** Trouble, help, gift: what is found on the way out. On the way home the gift goes back to its giver. */
interface EncounterTelling {
  trouble: Passage;
  help: Passage;
  gift: Passage;
  back: Passage;
}
interface HelperTelling<F extends Forms> extends EncounterTelling {
  noun: F;
  /** Toddler layout: comes by the house's edge and lends a try that does not help yet. */
  comes: Passage;
  /** Toddler layout: one line on its way to bed. */
  bye: Passage;
}
interface ObjectTelling<F extends Forms> {
  noun: F;
  use: Passage;
}
/** `meet` says what is in the way, `after` what lies beyond; between them stands any help of the gate's kind. */
interface GateTelling {
  meet: Passage;
  after: Passage;
}
interface BeingTelling<F extends Forms> {
  noun: F;
  title: string;
  sign: Passage;
  found: Passage;
  /** Toddler layout: the same being, found close by the house. */
  near: Passage;
  /** Tries that fail, each for a reason of this being's own. */
  first: Passage;
  second: Passage;
  why: Passage;
  settled: Passage;
}
export interface SeenTelling<F extends Forms> extends BeingTelling<F> {
  /** What it left on the way: a small riddle that `found` or `why` explains. */
  trace: Passage;
}
export interface SoundTelling<F extends Forms> extends BeingTelling<F> {
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
  gates: Record<Need, Record<GateId, GateTelling>>;
}
/** One companion. */
export interface PalTelling<F extends Forms> {
  noun: F;
  intro: Passage;
  quirk: Passage;
  again: Passage;
  /** The quirk, tried on the being; it makes everybody smile, and does not help yet. */
  try: Passage;
  payoff: Passage;
  proud: Passage;
  asleep: Passage;
}
/**
 * Who lives nearest to one being and feels its trouble every night: met last on the way out, first on the way home. Its
 * passages are told all or not at all, so they may lean on one another and on the being's `sign`.
 */
export interface NeighborTelling<F extends Forms> extends EncounterTelling, GateTelling {
  noun: F;
  object: { noun: F };
  /** The gift opens what the being's trouble has put in the way. */
  use: Passage;
}
/** What a theme's want becomes when it meets one kind of trouble. */
export interface ArcTelling {
  /** Titles for a cover. */
  title: Passage;
  want: Passage;
  setoff: Passage;
  /** Toddler layout: instead of setting off, the hero stays by the house and looks. */
  stay: Passage;
  remind: Passage;
  refrain: { first: Passage; again: Passage; third: Passage; last: Passage };
  /** A try with the want's own thing; it fails. */
  try: Passage;
  /** What was wanted could be had, or done without, if nobody minded the being: told right before the trial's `turn`. */
  easy: Passage;
  resolve: Passage;
  /** The last paragraph: what was wanted, lying still. */
  bed: Passage;
}
interface TrialTelling {
  plant: Passage;
  /** The choice and the act, written whole for each kind of trouble. */
  turn: Record<Role, Passage>;
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
  /** Leaving the house, a rest on the way, coming home: where a tone has room to be itself. */
  outside: Passage;
  rest: Passage;
  doorstep: Passage;
  close: Passage;
  /** Whole short sentences that carry the walk from one beat to the next. */
  links: readonly string[];
  /** The educational thread is made of the setting's facts and has only its end here. */
  threads: Record<ThreadId<T>, T extends 'educational' ? Pick<ThreadTelling, 'end'> : ThreadTelling>;
}
/** What can happen anywhere, to the setting's smallest creature. */
export interface EpisodeTelling<F extends Forms> extends EncounterTelling {
  object: ObjectTelling<F>;
}

export type Load<T> = () => Promise<T>;
/** Loaders of modules, in folders. */
export interface Folder {
  readonly [id: string]: Load<object> | Folder;
}

/** What a language says about itself. */
export interface Grammar {
  language: LanguageCode;
  /** The form a bare slot uses. */
  defaultForm: string;
  /** What the teller says after the last paragraph of every story; it has the name in it. */
  goodNight: string;
  /** Words (Chinese: characters) a minute, read aloud to each age. */
  pace: Readonly<Record<AgeGroup, number>>;
  /** Share of a story that short tellings fill (plan/make-plan.ts). */
  fill: number;
  /** What opens and closes speech. */
  quotes: readonly [open: string, close: string];
}

const FOLDERS = ['settings', 'beings', 'neighbors', 'characters', 'themes', 'morals', 'tones', 'episodes'] as const;
type FolderName = (typeof FOLDERS)[number];
export { FOLDERS };

/** What a language must not say. */
export interface Guards {
  /** Words that have no place in a story for a two-year-old. */
  frightening: RegExp;
  /** What would show the hero's gender in a passage as it is written. Empty where grammar has none. */
  heroAgreement: readonly RegExp[];
}

/** A language: its figures, and a loader for every module. A story loads seven or eight of them. */
export interface Bank extends Grammar {
  /** How long each passage is: what a plan is made from. */
  sizes: Load<Sizes>;
  guards: Load<Guards>;
  folders: { readonly [name in FolderName]?: Folder };
}

/** All that the catalogue has: the folders of a language that lacks nothing. */
export interface WholeBank<F extends Forms = Forms> {
  settings: { [S in Setting]: Load<SettingTelling<S, F>> };
  beings: { [S in Setting]: { [R in Role]: Load<R extends 'sound' ? SoundTelling<F> : SeenTelling<F>> } };
  neighbors: { [S in Setting]: { [R in Role]: Load<NeighborTelling<F>> } };
  characters: { [C in Character]: { [P in PalId<C>]: Load<PalTelling<F>> } };
  /** Every theme has an arc for each kind of trouble. */
  themes: { [T in Theme]: { [R in Role]: Load<ArcTelling> } };
  morals: { [M in Moral]: Load<MoralTelling<M>> };
  tones: { [T in Tone]: Load<ToneTelling<T>> };
  episodes: { [E in EpisodeId]: Load<EpisodeTelling<F>> };
}

// A language begins with less (storyteller/plan/first-release.ts says with what; the check `npm run story:missing` what it lacks).
// Whatever it adds later under the catalogue's ids is told from then on.

/** A setting as far as a language has it. */
export type FirstSetting<S extends Setting, F extends Forms> = Omit<
  SettingTelling<S, F>,
  'places' | 'helpers' | 'objects' | 'gates'
> & {
  places: Partial<SettingTelling<S, F>['places']>;
  helpers: Partial<SettingTelling<S, F>['helpers']>;
  objects: Partial<SettingTelling<S, F>['objects']>;
  gates: Record<Need, { one: GateTelling; two?: GateTelling }>;
};
interface FirstTrial extends Omit<TrialTelling, 'turn'> {
  turn: Pick<TrialTelling['turn'], FirstRole> & Partial<TrialTelling['turn']>;
}
/** The trials of a moral, each at the turning points of the first kinds of trouble. */
export type FirstMoral<M extends Moral> = Record<TrialId<M>, FirstTrial>;
/** A tone with some of its threads. */
export type FirstTone<T extends Tone> = Omit<ToneTelling<T>, 'threads'> & {
  threads: Partial<ToneTelling<T>['threads']>;
};
/** The kinds of trouble that every language has. */
type FirstRole = 'restless' | 'wonder';
