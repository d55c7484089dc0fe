import { filtered, looping, pinkish, seamlessLoop, swell } from './noise.ts';
import type { Maker } from './sounds.ts';

const LOOP_SECONDS = 11;
const DROPS_EACH_SECOND = 14;
const DROP_SECONDS = 0.02;

/** Drops on leaves and sill: short soft tones, strewn over a silent loop, over its end too. */
function drops(context: BaseAudioContext, random: () => number): AudioBuffer {
  const rate = context.sampleRate;
  const length = Math.round(7 * rate);
  const buffer = context.createBuffer(2, length, rate);
  const drop = Math.round(DROP_SECONDS * rate);
  for (let at = 0; at < 7 * DROPS_EACH_SECOND; at++) {
    const begin = Math.floor(random() * length);
    const pitch = 500 + 1500 * random();
    const loud = 0.02 + 0.08 * random() ** 3;
    const side = random();
    for (let index = 0; index < drop; index++) {
      const age = index / drop;
      const value = loud * Math.sin((2 * Math.PI * pitch * index) / rate) * (1 - age) ** 3 * Math.min(1, age * 12);
      for (const [channel, share] of [side, 1 - side].entries()) {
        const samples = buffer.getChannelData(channel);
        const place = (begin + index) % length;
        samples[place] = (samples[place] ?? 0) + value * share;
      }
    }
  }
  return buffer;
}

/** Rain on a roof: an even murmur, a little hiss above it, and drops that are near. */
export const rain: Maker = (context, out, random) => {
  const murmur = looping(
    context,
    seamlessLoop(context, LOOP_SECONDS, () => pinkish(random)),
    random,
  );
  const near = looping(context, drops(context, random), random);
  const body = filtered(murmur, out, { type: 'lowpass', frequency: 900, gain: 0.34 });
  filtered(murmur, out, { type: 'bandpass', frequency: 2600, gain: 0.2, q: 0.5 });
  filtered(near, out, { type: 'lowpass', frequency: 2400, gain: 0.8 });
  const gust = swell(body.level.gain, context, { period: 17, depth: 0.06 });
  return {
    fill: () => {},
    stop: (at) => {
      for (const source of [murmur, near, gust]) source.stop(at);
    },
  };
};
