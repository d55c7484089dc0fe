// What a picture is of: who stands in it, in which pose, and how near it comes. No drawing.
import type { HeroLook } from '#contract/hero-look';
import type { Character, ImageStyle, Setting, Theme } from '#contract/options';
import type { Shot } from './camera.ts';
import type { Time } from './palette.ts';
import { hash, Random } from './random.ts';

/** Rises when a picture that was drawn before would be drawn otherwise now: what is stored stays as it was. */
export const ART_VERSION = 1;

type Mood = 'curious' | 'busy' | 'worried' | 'brave' | 'glad' | 'sleepy';

/** What the storyteller says of a paragraph. */
export interface PictureScene {
  /** `forest.pond`: a setting and one of its places. */
  place: string;
  time: Time;
  mood: Mood;
  /** 'hero', the companion, helpers and the being, by their ids. */
  who: readonly string[];
}

export interface Picture {
  /** Of the story: hero, sidekick and stars come from it. */
  seed: string;
  /** 0 is the cover. */
  page: number;
  style: ImageStyle;
  setting: Setting;
  theme: Theme;
  character: Character;
  /** The companion's id; empty when the story has none. */
  companion: string;
  look: HeroLook;
  scene: PictureScene;
  /** The hero sleeps: the last picture of a story. */
  asleep: boolean;
}

export const HERO_POSES = [
  'stand',
  'wave',
  'walk',
  'point',
  'lantern',
  'hold',
  'hug',
  'jump',
  'sit',
  'read',
  'sleep',
] as const;
export type Pose = (typeof HERO_POSES)[number];
/** How somebody who is not the hero feels. */
export type FigureMood = 'calm' | 'glad' | 'asleep';

export interface Composition {
  shot: Shot;
  pose: Pose;
  mood: FigureMood;
  /** The companion is there. */
  companion: boolean;
  /** Ids of the being and of helpers, the one to be drawn first. */
  others: readonly string[];
}

const POSES: Record<Mood, readonly Pose[]> = {
  curious: ['walk', 'point', 'lantern'],
  busy: ['hold', 'walk', 'stand'],
  worried: ['stand', 'lantern', 'sit'],
  brave: ['lantern', 'walk', 'hold'],
  glad: ['wave', 'jump', 'hug'],
  sleepy: ['sit', 'hug', 'read'],
};
const SHOTS: readonly Shot[] = ['medium', 'wide', 'close'];

/** The same picture is composed the same way, whoever asks: who draws it, and who says what is to be seen. */
export function compose({ seed, page, scene, asleep, companion }: Picture): Composition {
  const isCover = page === 0;
  // the cover promises the companion, and keeps everybody else for the story
  const others = isCover || asleep ? [] : scene.who.filter((id) => id !== 'hero' && id !== companion);
  const turn = SHOTS[(page + (hash(seed) % 3)) % 3] ?? 'medium';
  const isCalm = isCover || asleep;
  return {
    shot: isCalm || (others.length > 0 && turn === 'close') ? 'medium' : turn,
    pose: asleep ? 'sleep' : new Random(`${seed}|page|${page}|pose`).pick(isCover ? POSES.brave : POSES[scene.mood]),
    mood: asleep ? 'asleep' : scene.mood === 'glad' ? 'glad' : 'calm',
    companion: companion !== '' && (isCalm || scene.who.includes(companion)),
    others,
  };
}
