// Noise as a loop that nobody hears the seam of.
import { createPace } from './pace.ts';

/** Loops of one sound have lengths that do not divide each other. */
const SEAM_SECONDS = 1;
/** So many samples are made without a look at the pace. */
const STRETCH = 2048;

/**
 * A stereo loop of samples that a function makes; it is called for one channel at a time, in order. The end flows over into
 * the beginning, with equal power, as the two know nothing of each other. Made in slices that give way to the page.
 */
export async function seamlessLoop(
  context: BaseAudioContext,
  seconds: number,
  channel: () => () => number,
): Promise<AudioBuffer> {
  const pace = createPace();
  const rate = context.sampleRate;
  const length = Math.round(seconds * rate);
  const seam = Math.round(SEAM_SECONDS * rate);
  const buffer = context.createBuffer(2, length, rate);
  for (let at = 0; at < 2; at++) {
    const sample = channel();
    const samples = buffer.getChannelData(at);
    // What would come after the end fades out over the beginning, which fades in.
    for (let from = 0; from < length; from += STRETCH) {
      const to = Math.min(length, from + STRETCH);
      await pace(to - from);
      for (let index = from; index < to; index++) samples[index] = sample();
    }
    for (let from = 0; from < seam; from += STRETCH) {
      const to = Math.min(seam, from + STRETCH);
      await pace(to - from);
      for (let index = from; index < to; index++) {
        const turn = (index / seam) * (Math.PI / 2);
        samples[index] = (samples[index] ?? 0) * Math.sin(turn) + sample() * Math.cos(turn);
      }
    }
  }
  return buffer;
}

/** A short tone in a loop. */
interface Strewn {
  /** In seconds; what goes on beyond the end of the loop goes on at its beginning. */
  begin: number;
  seconds: number;
  /** 0 is left, 1 right. */
  side: number;
  /** Its value at a sample, of so many. */
  at: (index: number, length: number) => number;
}
/** A stereo loop of tones strewn over silence. Made in slices that give way to the page. */
export async function strewnLoop(
  context: BaseAudioContext,
  seconds: number,
  tones: Iterable<Strewn>,
): Promise<AudioBuffer> {
  const pace = createPace();
  const rate = context.sampleRate;
  const length = Math.round(seconds * rate);
  const buffer = context.createBuffer(2, length, rate);
  const [left, right] = [buffer.getChannelData(0), buffer.getChannelData(1)];
  for (const { begin, seconds: lasts, side, at } of tones) {
    const from = Math.round(begin * rate);
    const samples = Math.round(lasts * rate);
    await pace(samples);
    for (let index = 0; index < samples; index++) {
      const value = at(index, samples);
      const place = (from + index) % length;
      left[place] = (left[place] ?? 0) + value * (1 - side);
      right[place] = (right[place] ?? 0) + value * side;
    }
  }
  return buffer;
}

/** White noise whose high half is quieter by octaves: as water sounds from inside a house. */
export function pinkish(random: () => number): () => number {
  // Paul Kellet's filter, in its economical form: three poles that together fall by about 3 dB each octave.
  let low = 0;
  let middle = 0;
  let high = 0;
  return () => {
    const white = 2 * random() - 1;
    low = 0.99765 * low + white * 0.099046;
    middle = 0.963 * middle + white * 0.2965164;
    high = 0.57 * high + white * 1.0526913;
    return 0.16 * (low + middle + high + white * 0.1848);
  };
}

/** Plays a buffer round and round from somewhere within it. Returns the source, which runs. */
export function looping(context: BaseAudioContext, buffer: AudioBuffer, random: () => number): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.start(0, random() * buffer.duration);
  return source;
}

interface Filtered {
  type: BiquadFilterType;
  frequency: number;
  gain: number;
  q?: number;
}
/** A filter and a gain behind it; connected from `from` to `to`. */
export function filtered(from: AudioNode, to: AudioNode, { type, frequency, gain, q = 0.7 }: Filtered) {
  const filter = new BiquadFilterNode(from.context, { type, frequency, Q: q });
  const level = new GainNode(from.context, { gain });
  from.connect(filter).connect(level).connect(to);
  return { filter, level };
}

interface Swell {
  /** Of one swell, in seconds. */
  period: number;
  depth: number;
}
/** Lets a parameter swell and sink slowly. Returns the source, which runs. */
export function swell(param: AudioParam, context: BaseAudioContext, { period, depth }: Swell): OscillatorNode {
  const slow = new OscillatorNode(context, { frequency: 1 / period });
  slow.connect(new GainNode(context, { gain: depth })).connect(param);
  slow.start();
  return slow;
}
