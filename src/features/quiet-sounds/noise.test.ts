import { afterEach, expect, it, vi } from 'vitest';
import { seamlessLoop, strewnLoop } from './noise.ts';
import { MOST_SAMPLES } from './pace.ts';

const RATE = 48_000;
const context = {
  sampleRate: RATE,
  createBuffer: (channels: number, length: number) => {
    const sides = Array.from({ length: channels }, () => new Float32Array(length));
    return { getChannelData: (at: number) => sides[at] };
  },
} as unknown as BaseAudioContext;
afterEach(() => vi.unstubAllGlobals());

/** How many samples were made each time before the page was given way. */
async function goesOf(make: (sample: () => number) => Promise<AudioBuffer>) {
  let made = 0;
  const goes: number[] = [];
  vi.stubGlobal(
    'MessageChannel',
    class extends MessageChannel {
      constructor() {
        super();
        goes.push(made);
        made = 0;
      }
    },
  );
  const buffer = await make(() => (made += 1));
  return { buffer, goes: [...goes, made] };
}
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

it('BEY-16 a loop of noise is made in short goes, whole, one side after the other', async () => {
  const { buffer, goes } = await goesOf((sample) => seamlessLoop(context, 2, () => sample));
  // Two sides of two seconds, each with a second over its seam.
  expect(sum(goes)).toBe(2 * 3 * RATE);
  expect(Math.max(...goes)).toBeLessThanOrEqual(MOST_SAMPLES);
  for (const side of [0, 1]) expect(buffer.getChannelData(side).every((sample) => sample > 0)).toBe(true);
});

it('BEY-16 tones are strewn in short goes, to their side, and beyond the end of a loop at its beginning', async () => {
  const { buffer, goes } = await goesOf((sample) => {
    const at = () => sample();
    const tones = Array.from({ length: 60 }, (_, count) => ({ begin: 0.99 + count, seconds: 0.02, side: 1, at }));
    return strewnLoop(context, 60, tones);
  });
  expect(sum(goes)).toBe(60 * 0.02 * RATE);
  expect(Math.max(...goes)).toBeLessThanOrEqual(MOST_SAMPLES);
  expect(buffer.getChannelData(0).every((sample) => sample === 0)).toBe(true);
  expect(
    buffer
      .getChannelData(1)
      .slice(0, 0.01 * RATE)
      .every((sample) => sample > 0),
  ).toBe(true);
});
