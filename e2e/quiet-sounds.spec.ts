// The quiet sounds as a browser makes them: rendered faster than they are heard, and looked at as numbers.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { SOUNDS, type Sound } from '../src/features/quiet-sounds/sounds.ts';
import type * as soundscape from './quiet-sounds-page.ts';

/** Under this name the script stands in the page. */
declare const quiet: typeof soundscape;

const fileIn = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function script(): Promise<string> {
  // the bundler says what it builds for in the environment, which servers of later tests would inherit
  const NODE_ENV = process.env['NODE_ENV'];
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileIn('e2e/quiet-sounds-page.ts'), formats: ['iife'], name: 'quiet' },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const [bundle] = Array.isArray(made) ? made : [made];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
}

interface Heard {
  /** Of both sides: the highest sample, the mean, the root of the mean square from the third second on. */
  peak: number;
  mean: number;
  loudness: [left: number, right: number];
  /** Of the first and the last sample. */
  ends: number;
  /** The largest step from sample to sample in the first and the last tenth of a second. */
  edge: number;
  /** Share of the energy above 8 kHz. */
  shrill: number;
  /** How even the energy lies over the bands: 1 is noise, 0 a tone. */
  flatness: number;
  /** How often the loudness leaps up. */
  onsets: number;
  /** How alike left and right are, -1 to 1. */
  likeness: number;
  print: number[];
}

/** Runs in the page: ten seconds of a sound at a volume, with random numbers from a seed. */
async function hear([sound, seed, volume, evening]: [Sound, number, number, number]): Promise<Heard> {
  const RATE = 44_100;
  const SECONDS = 12;
  const context = new OfflineAudioContext(2, SECONDS * RATE, RATE);
  let state = seed;
  const random = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const scape = await quiet.openScape(context, sound, { volume, evening, isUnderVoice: false }, random);
  scape.fill(SECONDS);
  scape.stop(SECONDS - 2);
  const rendered = await context.startRendering();
  const [left, right] = [rendered.getChannelData(0), rendered.getChannelData(1)];
  const from = 3 * RATE;
  const to = 10 * RATE;
  const sums = { ll: 0, rr: 0, lr: 0, mean: 0 };
  let peak = 0;
  for (let at = 0; at < left.length; at++) {
    const l = left[at] ?? 0;
    const r = right[at] ?? 0;
    peak = Math.max(peak, Math.abs(l), Math.abs(r));
    if (at < from || at >= to) continue;
    sums.ll += l * l;
    sums.rr += r * r;
    sums.lr += l * r;
    sums.mean += (l + r) / 2;
  }
  const count = to - from;
  const steps = (begin: number, end: number) => {
    let most = 0;
    for (let at = begin + 1; at < end; at++) most = Math.max(most, Math.abs((left[at] ?? 0) - (left[at - 1] ?? 0)));
    return most;
  };
  // Energy in bands, by single frequencies looked at in short windows (Goertzel).
  const WINDOW = 2048;
  const energyAt = (hertz: number, begin: number) => {
    const turn = 2 * Math.cos((2 * Math.PI * hertz) / RATE);
    let one = 0;
    let two = 0;
    for (let at = 0; at < WINDOW; at++) {
      const shape = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW);
      const now = (left[begin + at] ?? 0) * shape + turn * one - two;
      two = one;
      one = now;
    }
    return one * one + two * two - turn * one * two;
  };
  const bands = Array.from({ length: 96 }, (_, at) => 100 + at * 200);
  const energies = bands.map((hertz) => {
    let sum = 0;
    for (let window = 0; window < 24; window++) sum += energyAt(hertz, from + window * 12_000);
    return sum;
  });
  const all = energies.reduce((sum, each) => sum + each, 0);
  const low = energies.slice(0, 10);
  const flatness =
    Math.exp(low.reduce((sum, each) => sum + Math.log(each + 1e-20), 0) / low.length) /
    (low.reduce((sum, each) => sum + each, 0) / low.length);
  const LOOK = RATE / 10;
  const envelope = Array.from({ length: Math.floor(count / LOOK) }, (_, frame) => {
    let sum = 0;
    for (let at = 0; at < LOOK; at++) sum += (left[from + frame * LOOK + at] ?? 0) ** 2;
    return Math.sqrt(sum / LOOK);
  });
  const usual = envelope.reduce((sum, each) => sum + each, 0) / envelope.length;
  let onsets = 0;
  for (let at = 2; at < envelope.length; at++)
    if ((envelope[at] ?? 0) > 1.5 * (envelope[at - 2] ?? 0) && (envelope[at] ?? 0) > 0.8 * usual) onsets++;
  return {
    peak,
    mean: sums.mean / count,
    loudness: [Math.sqrt(sums.ll / count), Math.sqrt(sums.rr / count)],
    ends: Math.max(
      Math.abs(left[0] ?? 0),
      Math.abs(left.at(-1) ?? 0),
      Math.abs(right[0] ?? 0),
      Math.abs(right.at(-1) ?? 0),
    ),
    edge: Math.max(steps(0, RATE / 10), steps(left.length - RATE / 2, left.length)),
    shrill: energies.filter((_, at) => (bands[at] ?? 0) > 8000).reduce((sum, each) => sum + each, 0) / all,
    flatness,
    onsets,
    likeness: sums.lr / Math.sqrt(sums.ll * sums.rr),
    print: envelope,
  };
}

interface Asked {
  seed?: number;
  volume?: number;
  evening?: number;
}
function listen(page: Page, sound: Sound, { seed = 7, volume = 1, evening = 1 }: Asked = {}): Promise<Heard> {
  const asked: Parameters<typeof hear>[0] = [sound, seed, volume, evening];
  return page.evaluate(hear, asked);
}

const QUIET = { from: 0.012, to: 0.12 };

test.describe('the quiet sounds', () => {
  let code = '';
  test.beforeAll(async () => {
    code = await script();
  });
  test.beforeEach(async ({ page }) => {
    await page.addScriptTag({ content: code });
  });

  for (const sound of SOUNDS)
    test(`BEY-16 ${sound} is quiet and soft: heard, far from the ceiling, nothing shrill, out of silence and back`, async ({
      page,
    }) => {
      const heard = await listen(page, sound);
      for (const side of heard.loudness) {
        expect(side).toBeGreaterThan(QUIET.from);
        expect(side).toBeLessThan(QUIET.to);
      }
      expect(heard.peak).toBeLessThan(0.6);
      expect(Math.abs(heard.mean)).toBeLessThan(0.001);
      expect(heard.ends).toBeLessThan(0.0005);
      expect(heard.edge).toBeLessThan(0.02);
      expect(heard.shrill).toBeLessThan(0.01);
      const [left, right] = heard.loudness;
      expect(left / right).toBeGreaterThan(0.6);
      expect(left / right).toBeLessThan(1.7);
    });

  test('BEY-16 rain is noise on both sides, and a music box is single tones', async ({ page }) => {
    const rain = await listen(page, 'rain');
    const box = await listen(page, 'music-box');
    expect(rain.flatness).toBeGreaterThan(0.1);
    expect(Math.abs(rain.likeness)).toBeLessThan(0.5);
    expect(rain.onsets).toBe(0);
    expect(box.flatness).toBeLessThan(0.05);
    expect(box.onsets).toBeGreaterThan(3);
  });

  test('BEY-16 two music boxes play two lullabies', async ({ page }) => {
    const [one, again, other] = await Promise.all([1, 1, 2].map((seed) => listen(page, 'music-box', { seed })));
    const far = (a: number[] = [], b: number[] = []) =>
      a.reduce((sum, each, at) => sum + Math.abs(each - (b[at] ?? 0)), 0);
    expect(far(one?.print, again?.print)).toBeLessThan(0.001);
    expect(far(one?.print, other?.print)).toBeGreaterThan(0.1);
  });

  test('BEY-16 a sound follows its volume and the light of the evening down to silence', async ({ page }) => {
    const [loud, half, dim, out] = [
      await listen(page, 'rain'),
      await listen(page, 'rain', { volume: 0.5 }),
      await listen(page, 'rain', { evening: 0.5 }),
      await listen(page, 'rain', { evening: 0 }),
    ];
    expect(half.loudness[0] / loud.loudness[0]).toBeCloseTo(0.25, 1);
    expect(dim.loudness[0] / loud.loudness[0]).toBeCloseTo(0.25, 1);
    expect(out.peak).toBe(0);
  });

  test('BEY-16 are made of code alone: no sound file comes with the product', () => {
    const list: Record<string, { files: string[] }> = JSON.parse(readFileSync(fileIn('dist/kit.json'), 'utf8'));
    const files = Object.values(list).flatMap((part) => part.files);
    expect(files.some((name) => name.startsWith('quiet-sounds'))).toBe(true);
    expect(files.filter((name) => /\.(mp3|ogg|wav|m4a|webm|opus|flac)$/.test(name))).toEqual([]);
  });
});
