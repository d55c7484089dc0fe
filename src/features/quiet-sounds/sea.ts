import { filtered, looping, pinkish, seamlessLoop, swell } from './noise.ts';
import type { Maker } from './sounds.ts';

const LOOP_SECONDS = 13;
/** Two rows of waves, as slow as breathing in sleep; together they are never twice the same. */
const WAVES = [
  { period: 9.5, pan: -0.25, frequency: 520 },
  { period: 13.3, pan: 0.3, frequency: 380 },
] as const;

/** A calm sea: waves that come and go over a low ground. */
export const sea: Maker = async (context, out, random) => {
  const water = looping(context, await seamlessLoop(context, LOOP_SECONDS, () => pinkish(random)), random);
  filtered(water, out, { type: 'lowpass', frequency: 240, gain: 0.24 });
  const sources: AudioScheduledSourceNode[] = [water];
  for (const { period, pan, frequency } of WAVES) {
    const side = new StereoPannerNode(context, { pan });
    side.connect(out);
    const wave = filtered(water, side, { type: 'lowpass', frequency, gain: 0.24 });
    sources.push(swell(wave.level.gain, context, { period, depth: 0.2 }));
    // The crest is brighter than the trough.
    sources.push(swell(wave.filter.frequency, context, { period, depth: frequency * 0.6 }));
  }
  return {
    fill: () => {},
    stop: (at) => {
      for (const source of sources) source.stop(at);
    },
  };
};
