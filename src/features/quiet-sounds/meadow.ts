import { filtered, looping, pinkish, seamlessLoop, strewnLoop, swell } from './noise.ts';
import type { Maker } from './sounds.ts';

const LOOP_SECONDS = 15;
const CRICKETS = 5;
/** A chirp is three or four strokes of the wings. */
const STROKE_SECONDS = 0.028;
const STROKE_EVERY_SECONDS = 0.045;
const MOST_SECONDS_WITHOUT_OWL = 50;
const FEWEST_SECONDS_WITHOUT_OWL = 22;
/** One long call, a rest, and a shorter one that falls. */
const CALLS = [
  { after: 0, seconds: 0.8, pitch: 372 },
  { after: 1.5, seconds: 0.35, pitch: 380 },
  { after: 2, seconds: 1, pitch: 366 },
] as const;

/** Crickets, each at its place and with its own pace. */
function* crickets(rate: number, random: () => number) {
  for (let cricket = 0; cricket < CRICKETS; cricket++) {
    const pitch = 2100 + 700 * random();
    const side = (cricket + 0.5) / CRICKETS;
    const loud = 0.02 + 0.03 * random();
    const pace = 0.75 + 0.7 * random();
    const at = (index: number, length: number) =>
      loud * Math.sin((Math.PI * index) / length) ** 2 * Math.sin((2 * Math.PI * pitch * index) / rate);
    for (let second = random() * pace; second < LOOP_SECONDS; second += pace * (0.9 + 0.5 * random())) {
      const strokes = random() < 0.5 ? 3 : 4;
      for (let stroke = 0; stroke < strokes; stroke++)
        yield { begin: second + stroke * STROKE_EVERY_SECONDS, seconds: STROKE_SECONDS, side, at };
    }
  }
}

/** A far owl calls at a time of the context. */
function owl(context: BaseAudioContext, out: AudioNode, at: number): void {
  for (const { after, seconds, pitch } of CALLS) {
    const begin = at + after;
    const voice = new OscillatorNode(context, { frequency: pitch });
    voice.frequency.setValueAtTime(pitch * 0.94, begin);
    voice.frequency.linearRampToValueAtTime(pitch, begin + seconds * 0.3);
    voice.frequency.linearRampToValueAtTime(pitch * 0.9, begin + seconds);
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, begin);
    level.gain.linearRampToValueAtTime(0.035, begin + seconds * 0.35);
    level.gain.linearRampToValueAtTime(0, begin + seconds);
    voice.connect(level).connect(out);
    voice.start(begin);
    voice.stop(begin + seconds + 0.05);
  }
}

/** A meadow at night: crickets, a breath of wind, and now and then an owl from far away. */
export const meadow: Maker = async (context, out, random) => {
  const chorus = looping(
    context,
    await strewnLoop(context, LOOP_SECONDS, crickets(context.sampleRate, random)),
    random,
  );
  const air = looping(context, await seamlessLoop(context, 11, () => pinkish(random)), random);
  filtered(chorus, out, { type: 'lowpass', frequency: 3200, gain: 1 });
  const wind = filtered(air, out, { type: 'lowpass', frequency: 320, gain: 0.13 });
  const breath = swell(wind.level.gain, context, { period: 21, depth: 0.05 });
  const rest = () => FEWEST_SECONDS_WITHOUT_OWL + (MOST_SECONDS_WITHOUT_OWL - FEWEST_SECONDS_WITHOUT_OWL) * random();
  let nextOwl = context.currentTime + rest() / 2;
  return {
    fill: (until) => {
      for (; nextOwl < until; nextOwl += rest()) owl(context, out, nextOwl);
    },
    stop: (at) => {
      for (const source of [chorus, air, breath]) source.stop(at);
    },
  };
};
