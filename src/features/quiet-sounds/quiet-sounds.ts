// One quiet sound as it is heard: what makes it, and all that keeps it quiet. It needs a context and nothing else of a page.
import { meadow } from './meadow.ts';
import { musicBox } from './music-box.ts';
import { rain } from './rain.ts';
import { sea } from './sea.ts';
import type { Maker, Sound } from './sounds.ts';

/** Each sound with what brings it to the loudness of the others. */
const MADE: Record<Sound, { make: Maker; trim: number }> = {
  rain: { make: rain, trim: 1 },
  sea: { make: sea, trim: 0.6 },
  meadow: { make: meadow, trim: 1.2 },
  'music-box': { make: musicBox, trim: 1.3 },
};
/** Sounds come and go over this long, in seconds; anything shorter is a click. */
const RAMP_SECONDS = 1.6;
/** How fast a level is followed, in seconds. */
const FOLLOW_SECONDS = 0.35;
/** Beside a voice, sounds are this loud. */
const UNDER_VOICE = 0.35;
/** Below and above is nothing that belongs to a quiet sound. */
const LOWEST_HERTZ = 30;
const HIGHEST_HERTZ = 4200;
/** Until where the limiter leaves a sound nearly as it is. */
const CEILING = 0.6;

/** A curve that bends what is loud, so that nothing ever cuts off hard. */
function softCurve(): Float32Array<ArrayBuffer> {
  const points = 1025;
  return Float32Array.from({ length: points }, (_, at) => {
    const value = (2 * at) / (points - 1) - 1;
    return CEILING * Math.tanh(value / CEILING);
  });
}

export interface Levels {
  /** What the parent has chosen, 0 to 1. */
  volume: number;
  /** The light of the evening, 1 to 0. */
  evening: number;
  isUnderVoice: boolean;
}
export interface Scape {
  /** Writes what begins before `until`, in seconds of the context. */
  fill: (until: number) => void;
  /** Follows new levels, by ramps. */
  follow: (levels: Levels) => void;
  /** Falls silent from a time of the context on, over `RAMP_SECONDS`. */
  stop: (at: number) => void;
}

// Ears hear halves where numbers are quarters.
const gainOf = ({ volume, evening, isUnderVoice }: Levels) =>
  volume ** 2 * evening ** 2 * (isUnderVoice ? UNDER_VOICE : 1);

/**
 * Begins a sound in a context, out of silence.
 *
 * @param random Numbers from 0 to 1; the same ones make the same sound.
 */
export async function openScape(
  context: BaseAudioContext,
  sound: Sound,
  levels: Levels,
  random = Math.random,
): Promise<Scape> {
  const { make, trim } = MADE[sound];
  const source = new GainNode(context, { gain: trim });
  const level = new GainNode(context, { gain: gainOf(levels) });
  const ramp = new GainNode(context, { gain: 0 });
  const making = await make(context, source, random);
  const begin = context.currentTime;
  source
    .connect(new BiquadFilterNode(context, { type: 'highpass', frequency: LOWEST_HERTZ }))
    .connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: HIGHEST_HERTZ }))
    .connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: HIGHEST_HERTZ }))
    .connect(level)
    .connect(new WaveShaperNode(context, { curve: softCurve() }))
    .connect(ramp)
    .connect(context.destination);
  ramp.gain.setValueAtTime(0, begin);
  ramp.gain.linearRampToValueAtTime(1, begin + RAMP_SECONDS);
  let isOver = false;
  return {
    fill: (until) => {
      if (!isOver) making.fill(until);
    },
    follow: (next) => level.gain.setTargetAtTime(gainOf(next), context.currentTime, FOLLOW_SECONDS),
    stop: (at) => {
      isOver = true;
      const share = Math.min(1, (at - begin) / RAMP_SECONDS);
      ramp.gain.cancelScheduledValues(at);
      // A ramp that is cut in its middle goes on from where it is.
      ramp.gain.setValueAtTime(share, at);
      ramp.gain.linearRampToValueAtTime(0, at + RAMP_SECONDS);
      making.stop(at + RAMP_SECONDS);
    },
  };
}
