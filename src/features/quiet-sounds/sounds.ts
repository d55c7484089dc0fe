/** The quiet sounds, in the order in which they are offered. */
export const SOUNDS = ['rain', 'sea', 'meadow', 'music-box'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound that is being made: what it plays at times of its own is written ahead. */
interface Making {
  /** Writes what begins before `until`, in seconds of the context. Sounds that only flow have nothing to write. */
  fill: (until: number) => void;
  /** Ends what flows, at a time of the context. */
  stop: (at: number) => void;
}
/** Makes a sound into a node; `random` gives numbers from 0 to 1, so that it can be made again alike. Takes a while. */
export type Maker = (context: BaseAudioContext, out: AudioNode, random: () => number) => Promise<Making>;
