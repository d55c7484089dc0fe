import type { Figure } from '../figures/figure.ts';
import type { Particles } from '../particles.ts';
import type { View } from '../view.ts';

/** Draws a part of a picture; everything stands relative to `view.hero.x` and `view.side`. */
export type Part = (view: View) => void;

/** How a setting looks: layers from the back to the front, and what stands at each place of its stories. */
export interface SettingArt {
  /** Left out: a moon, ninety stars and three clouds. */
  sky?: { moon?: boolean; stars?: number; clouds?: number };
  particles: Particles;
  /** The far layers with their depth (0 here, 1 the horizon), the farthest first. */
  back: readonly (readonly [number, Part])[];
  /** The ground with what stands behind a set piece. */
  ground: Part;
  /** Small things on the ground, in front of a set piece. */
  details: Part;
  /** Dark frame: the edges and lower corners, never over x 220..800. */
  front: Part;
  /** What stands on the moon's side (about hero.x + side * 300), by the place of the story; no two alike where it can be. */
  pieces: Readonly<Record<string, Part>> & {
    readonly home: Part;
    readonly way: Part;
    readonly gate: Part;
    readonly being: Part;
  };
  /** The story's beings and helpers, by their ids in the storyteller's catalogue. */
  figures: Readonly<Record<string, Figure>>;
}
