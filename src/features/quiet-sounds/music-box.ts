import { BEATS_OF_PHRASE, phrases, pitchOf, type Tone } from './music-box.rules.ts';
import type { Maker } from './sounds.ts';

const SECONDS_OF_BEAT = 0.92;
const TONE_SECONDS = 3.2;
/** A tongue of the comb: its tone, the octave, and a short bright touch, each with its share and how fast it is gone. */
const PARTIALS = [
  { times: 1, share: 1, lasts: 1 },
  { times: 2, share: 0.16, lasts: 0.5 },
  { times: 5.4, share: 0.05, lasts: 0.06 },
] as const;
/** Above this a partial would be shrill. */
const HIGHEST_HERTZ = 5000;
const ATTACK_SECONDS = 0.008;

function pluck(context: BaseAudioContext, out: AudioNode, tone: Tone, at: number): void {
  const pitch = pitchOf(tone);
  // Low tongues lie to the left, as on a piano.
  const side = new StereoPannerNode(context, { pan: (tone.isBass ? -3 : tone.step - 2) * 0.09 });
  side.connect(out);
  for (const { times, share, lasts } of PARTIALS) {
    if (pitch * times > HIGHEST_HERTZ) continue;
    const seconds = TONE_SECONDS * lasts;
    const voice = new OscillatorNode(context, { frequency: pitch * times });
    const level = new GainNode(context, { gain: 0 });
    level.gain.setValueAtTime(0, at);
    level.gain.linearRampToValueAtTime(0.11 * share * tone.loud, at + ATTACK_SECONDS);
    level.gain.setTargetAtTime(0, at + ATTACK_SECONDS, seconds / 5);
    voice.connect(level).connect(side);
    voice.start(at);
    voice.stop(at + seconds * 1.4);
  }
}

/** A music box that makes up a lullaby, with the room around it. */
export const musicBox: Maker = async (context, out, random) => {
  const box = new GainNode(context);
  const echo = new DelayNode(context, { delayTime: 0.37, maxDelayTime: 1 });
  const back = new GainNode(context, { gain: 0.24 });
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1600 });
  box.connect(out);
  box.connect(echo).connect(soft).connect(back);
  back.connect(echo);
  back.connect(out);
  const tune = phrases(random);
  let begin = context.currentTime + 0.3;
  let waiting: { tone: Tone; at: number }[] = [];
  return {
    fill: (until) => {
      while (begin < until) {
        const start = begin;
        // A spring that runs down is never quite even.
        waiting = waiting.concat(
          tune.next().value.map((tone) => ({ tone, at: start + (tone.beat + 0.03 * random()) * SECONDS_OF_BEAT })),
        );
        begin += BEATS_OF_PHRASE * SECONDS_OF_BEAT;
      }
      for (const { tone, at } of waiting) if (at < until) pluck(context, box, tone, Math.max(at, context.currentTime));
      waiting = waiting.filter(({ at }) => at >= until);
    },
    // What was plucked fades out by itself.
    stop: () => {},
  };
};
