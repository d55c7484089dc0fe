// What exists, without a word of prose. Every language's bank is typed by this object, so a missing passage does not compile.
import type { Character, Moral, Setting, Tone } from '#contract/options';
import { arctic } from './settings/arctic.ts';
import { city } from './settings/city.ts';
import { desert } from './settings/desert.ts';
import { forest } from './settings/forest.ts';
import { home } from './settings/home.ts';
import { jungle } from './settings/jungle.ts';
import { neighborhood } from './settings/neighborhood.ts';
import { school } from './settings/school.ts';
import { sky } from './settings/sky.ts';
import { space } from './settings/space.ts';
import { timeTravel } from './settings/time-travel.ts';
import { underwater } from './settings/underwater.ts';

/** The five kinds of trouble a gate can be, and of help an object or a quirk can give. Gate and help meet on the kind alone. */
export const NEEDS = ['light', 'reach', 'call', 'soft', 'way'] as const;
export type Need = (typeof NEEDS)[number];

/**
 * The four kinds of trouble that the being at the end of a walk can have. Every setting has a being for each and every theme
 * an arc, so that any two of them make a story:
 * restless: cannot stop, for when it stops there is nobody; wonder: is to show itself tonight, and fears it is not enough;
 * sound: does in secret what it loves, sure that it would be laughed at; shy: would join in, and is sure to spoil it.
 */
export const ROLES = ['restless', 'wonder', 'sound', 'shy'] as const;
export type Role = (typeof ROLES)[number];

/** Every setting has two gates of each kind. */
export const GATES = ['one', 'two'] as const;
export type GateId = (typeof GATES)[number];

interface SettingEntry {
  readonly places: readonly [string, string, string, string, string, string];
  readonly helpers: Readonly<Record<string, string>>; // helper -> the object it gives
  readonly objects: Readonly<Record<string, Need>>;
  readonly beings: Readonly<Record<Role, string>>;
}

export const catalogue = {
  /** character -> individual -> the kind of trouble its quirk resolves at the last gate */
  characters: {
    animal: { moss: 'way', dot: 'call', inkwell: 'light' },
    child: { wren: 'reach', onion: 'soft', kettle: 'call' },
    fantasy: { bramble: 'light', mugwort: 'way', flannel: 'soft' },
    family: { gran: 'light', jojo: 'call', hup: 'reach' },
    robot: { pim: 'reach', tilda: 'light', spout: 'call' },
    explorer: { quill: 'way', bristle: 'light', teasel: 'soft' },
    inventor: { cog: 'light', hinge: 'reach', muffle: 'call' },
    athlete: { bounce: 'reach', catchpole: 'soft', laps: 'way' },
    artist: { smudge: 'soft', yolk: 'light', easel: 'way' },
    detective: { inspector: 'way', hush: 'call', shade: 'light' },
    pirate: { marigold: 'way', thimble: 'soft', bunk: 'call' },
    dinosaur: { gus: 'soft', trudy: 'reach', plod: 'light' },
    alien: { zib: 'call', foom: 'soft', ip: 'reach' },
  },
  settings: {
    forest,
    city,
    space,
    underwater,
    home,
    school,
    sky,
    neighborhood,
    jungle,
    arctic,
    desert,
    'time-travel': timeTravel,
  },
  /** moral -> its trials; those of 'none' weigh nothing: they are a joke that is finished */
  morals: {
    kindness: ['beetle', 'hiccup'],
    honesty: ['pea', 'jam'],
    perseverance: ['whistle', 'string'],
    sharing: ['scarf', 'cushion'],
    courage: ['second', 'hood'],
    responsibility: ['latch', 'count'],
    creativity: ['spoon', 'funnel'],
    patience: ['middle', 'duck'],
    gratitude: ['thanks', 'cake'],
    resilience: ['tower', 'tada'],
    diversity: ['knot', 'backward'],
    'self-confidence': ['humming', 'ears'],
    forgiveness: ['elbow', 'red'],
    none: ['bet', 'potato'],
  },
  /** tone -> the running threads: three beats on the way, paid off in bed */
  tones: {
    playful: ['guess', 'tag', 'button', 'opposite'],
    calm: ['listen', 'fold', 'ten', 'feather'],
    exciting: ['sand', 'hiccup', 'string', 'dangle'],
    educational: ['facts'],
    mysterious: ['chalk', 'notes', 'tick', 'wool'],
    inspiring: ['smallest', 'yet', 'knot', 'lid'],
    cozy: ['flask', 'patch', 'kettle', 'potato'],
    silly: ['sock', 'spoon', 'hup', 'hands'],
  },
  /** Episodes that can happen anywhere, to the setting's smallest creature -> the kind of its gift. */
  episodes: {
    button: 'light',
    marble: 'light',
    tape: 'reach',
    shoelace: 'reach',
    cap: 'call',
    pompom: 'soft',
    ticket: 'way',
    pebble: 'way',
  },
} as const satisfies {
  characters: Record<Character, Readonly<Record<string, Need>>>;
  settings: Record<Setting, SettingEntry>;
  morals: Record<Moral, readonly string[]>;
  tones: Record<Tone, readonly string[]>;
  episodes: Readonly<Record<string, Need>>;
};

type Catalogue = typeof catalogue;
export type PlaceId<S extends Setting> = Catalogue['settings'][S]['places'][number];
export type HelperId<S extends Setting> = keyof Catalogue['settings'][S]['helpers'];
export type ObjectId<S extends Setting> = keyof Catalogue['settings'][S]['objects'];
export type PalId<C extends Character> = keyof Catalogue['characters'][C];
export type TrialId<M extends Moral> = Catalogue['morals'][M][number];
export type ThreadId<T extends Tone> = Catalogue['tones'][T][number];
export type EpisodeId = keyof Catalogue['episodes'];
