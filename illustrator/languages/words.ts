import type { ImageStyle, Setting } from '#contract/options';
import type { Pose } from '../composition.ts';
import type { Time } from '../palette.ts';

/** A language's words for what is to be seen. Whole phrases: a language puts them in its own order. */
export interface PictureWords {
  style: Readonly<Record<ImageStyle, string>>;
  /** Nobody's name: for who may not know the child's. */
  hero: string;
  pose: Readonly<Record<Pose, string>>;
  setting: Readonly<Record<Setting, string>>;
  /** In place of the setting, where the hero sleeps. */
  inBed: string;
  time: Readonly<Record<Time, string>>;
  /** With `{style} {hero} {pose} {setting} {time}`, and `{friends}`, a list of names, in the second. */
  alone: string;
  together: string;
}
