// What a plan is made of: what happens, who is there, what is carried, what time of night it is. No words, no language.
import type { AgeGroup, Character, Difficulty, Length, Moral, Setting, Theme, Tone } from '#contract/options';
import type { Role } from './catalogue.ts';

/** Everything a parent chose. The language is the code of a bank. */
export interface StoryRequest {
  name: string;
  ageGroup: AgeGroup;
  theme: Theme;
  character: Character;
  setting: Setting;
  length: Length;
  moral: Moral;
  difficulty: Difficulty;
  tone: Tone;
  language: string;
  /** Code of a second language that the plan shall be told in as well: only what both have is chosen. */
  beside?: string;
}

export type Time = 'sunset' | 'dusk' | 'night' | 'deep';
export type Mood = 'curious' | 'busy' | 'worried' | 'brave' | 'glad' | 'sleepy';

/** What a picture of a paragraph shows. */
export interface Scene {
  /** `forest.home`, one of the setting's places `forest.pond`, or `forest.way`, `forest.gate`, `forest.being`: underway, at a gate, where the being is. */
  place: string;
  time: Time;
  /** 'hero', then the companion, helpers and the being, by their ids in the catalogue; `tiny`: the setting's smallest creature. */
  who: string[];
  mood: Mood;
  /** An object of the setting or of an episode, by its id. */
  prop?: string;
}

/** One passage to be told. What it gives holds for all that come after. */
export interface Beat {
  key: string;
  /** Which of the passage's tellings: they differ in facts, so the plan decides and not the language. */
  facet: number;
  scene: Scene;
  /** Slots beyond the companion, the being and the smallest creature: slot -> key of a noun. */
  roles?: Record<string, string>;
  needs?: string[];
  gives?: string[];
  /** May be led into by one of the tone's walking sentences. */
  link?: true;
  /** Belongs to the paragraph of the beat before. */
  joined?: true;
}

/** Kept with the story: it is what another language, a picture or the next adventure is told from. */
export interface Plan {
  request: StoryRequest;
  seed: string;
  role: Role;
  /** Keys of what was chosen: `themes/bedtime/awake`, `characters/animal/moss`, `beings/forest/restless`. */
  arc: string;
  pal: string;
  being: string;
  /** Which title, and in what order the walking sentences are used. */
  title: number;
  links: number[];
  beats: Beat[];
}

/** Whether what was kept is a plan: another storyteller may keep something else with its stories. */
export const isPlan = (kept: unknown): kept is Plan =>
  typeof kept === 'object' && kept !== null && 'beats' in kept && Array.isArray(kept.beats) && 'request' in kept;
