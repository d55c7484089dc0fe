// Noise as a loop that nobody hears the seam of.

/** Loops of one sound have lengths that do not divide each other. */
const SEAM_SECONDS = 1;

/**
 * A stereo loop of samples that a function makes; it is called for one channel at a time, in order. The end flows over into
 * the beginning, with equal power, as the two know nothing of each other.
 */
export function seamlessLoop(context: BaseAudioContext, seconds: number, channel: () => () => number): AudioBuffer {
  const rate = context.sampleRate;
  const length = Math.round(seconds * rate);
  const seam = Math.round(SEAM_SECONDS * rate);
  const buffer = context.createBuffer(2, length, rate);
  for (let at = 0; at < 2; at++) {
    const sample = channel();
    const samples = buffer.getChannelData(at);
    // What would come after the end fades out over the beginning, which fades in.
    for (let index = 0; index < length; index++) samples[index] = sample();
    for (let index = 0; index < seam; index++) {
      const turn = (index / seam) * (Math.PI / 2);
      samples[index] = (samples[index] ?? 0) * Math.sin(turn) + sample() * Math.cos(turn);
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
