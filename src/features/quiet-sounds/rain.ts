import { filtered, looping, pinkish, seamlessLoop, strewnLoop, swell } from './noise.ts';
import type { Maker } from './sounds.ts';

const LOOP_SECONDS = 11;
const DROPS_SECONDS = 7;
const DROPS_EACH_SECOND = 14;
const DROP_SECONDS = 0.02;

/** Drops on leaves and sill: short soft tones, over the end of their loop too. */
function* drops(rate: number, random: () => number) {
  for (let count = 0; count < DROPS_SECONDS * DROPS_EACH_SECOND; count++) {
    const begin = random() * DROPS_SECONDS;
    const pitch = 500 + 1500 * random();
    const loud = 0.02 + 0.08 * random() ** 3;
    const at = (index: number, length: number) => {
      const age = index / length;
      return loud * Math.sin((2 * Math.PI * pitch * index) / rate) * (1 - age) ** 3 * Math.min(1, age * 12);
    };
    yield { begin, seconds: DROP_SECONDS, side: 1 - random(), at };
  }
}

/** Rain on a roof: an even murmur, a little hiss above it, and drops that are near. */
export const rain: Maker = async (context, out, random) => {
  const murmur = looping(context, await seamlessLoop(context, LOOP_SECONDS, () => pinkish(random)), random);
  const near = looping(context, await strewnLoop(context, DROPS_SECONDS, drops(context.sampleRate, random)), random);
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
