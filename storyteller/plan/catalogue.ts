// What exists, without a word of prose. Every language's bank is typed by this object, so a missing passage does not compile.
import type { Character, Moral, Setting, Theme, Tone } from '#contract/options';
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
export type Need = 'light' | 'reach' | 'call' | 'soft' | 'way';

/** What sort of heart the being at the end of the walk has. Every setting has one of each. */
export const ROLES = ['restless', 'wonder', 'sound', 'shy'] as const;
export type Role = (typeof ROLES)[number];

interface SettingEntry {
  readonly places: readonly [string, string, string, string];
  readonly helpers: Readonly<Record<string, string>>; // helper -> the object it gives
  readonly objects: Readonly<Record<string, Need>>;
  readonly beings: Readonly<Record<Role, string>>;
}

export const catalogue = {
  /** character -> individual -> the kind of trouble its quirk resolves at the last gate */
  characters: {
    animal: { moss: 'way', dot: 'call' },
    child: { wren: 'reach' },
    fantasy: { bramble: 'light' },
    family: { gran: 'light', jojo: 'call' },
    robot: { pim: 'reach', tilda: 'light' },
    explorer: { quill: 'way' },
    inventor: { cog: 'light' },
    athlete: { bounce: 'reach' },
    artist: { smudge: 'soft' },
    detective: { inspector: 'way' },
    pirate: { marigold: 'way', thimble: 'soft' },
    dinosaur: { gus: 'soft', trudy: 'reach' },
    alien: { zib: 'call' },
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
  /** theme -> arc -> the being it walks to */
  themes: {
    adventure: { farther: 'wonder' },
    friendship: { step: 'shy' },
    learning: { practice: 'sound' },
    bedtime: { awake: 'restless' },
    'problem-solving': { list: 'restless' },
    creativity: { verse: 'sound' },
    mystery: { notebook: 'sound' },
    science: { proof: 'wonder' },
    sports: { third: 'shy' },
    family: { goodnights: 'restless' },
    emotions: { stone: 'shy' },
    environment: { dim: 'wonder' },
  },
  /** moral -> trial; 'none' has no trial: its story turns on the arc's own heart */
  morals: {
    kindness: ['beetle'],
    honesty: ['pea'],
    perseverance: ['whistle'],
    sharing: ['scarf'],
    courage: ['second'],
    responsibility: ['latch'],
    creativity: ['spoon'],
    patience: ['middle'],
    gratitude: ['thanks'],
    resilience: ['tower'],
    diversity: ['knot'],
    'self-confidence': ['humming'],
    forgiveness: ['elbow'],
    none: [],
  },
  /** tone -> the running thread that comes three times and is paid off in bed */
  tones: {
    playful: ['guess'],
    calm: ['listen'],
    exciting: ['sand'],
    educational: ['facts'],
    mysterious: ['chalk'],
    inspiring: ['smallest'],
    cozy: ['flask'],
    silly: ['sock'],
  },
} as const satisfies {
  characters: Record<Character, Readonly<Record<string, Need>>>;
  settings: Record<Setting, SettingEntry>;
  themes: Record<Theme, Readonly<Record<string, Role>>>;
  morals: Record<Moral, readonly string[]>;
  tones: Record<Tone, readonly string[]>;
};

type Catalogue = typeof catalogue;
export type PlaceId<S extends Setting> = Catalogue['settings'][S]['places'][number];
export type HelperId<S extends Setting> = keyof Catalogue['settings'][S]['helpers'];
export type ObjectId<S extends Setting> = keyof Catalogue['settings'][S]['objects'];
export type PalId<C extends Character> = keyof Catalogue['characters'][C];
export type ArcId<T extends Theme> = keyof Catalogue['themes'][T];
export type TrialId<M extends Moral> = Catalogue['morals'][M][number];
export type ThreadId<T extends Tone> = Catalogue['tones'][T][number];
