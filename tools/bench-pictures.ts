// CPU seconds and bytes of a picture in every style, and what ten pictured stories in the making do to those who read:
// npm run bench:pictures (needs a build). CPU time is that of the whole process, so it counts the codecs' threads.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHARACTERS, IMAGE_STYLES, SETTINGS, type ImageStyle } from '#contract/options';
import { companionsOf } from '#illustrator/companions/companions';
import { drawPicture } from '#illustrator/draw-picture';
import { lookFromSeed } from '#illustrator/hero-look';
import { startServer } from '../server/start-server.ts';
import { readConfig } from '../server/platform/config.ts';
import { rasterize } from '../server/pictures/rasterize.ts';

const SAMPLES = 6;

async function measure(style: ImageStyle, number: number) {
  const setting = SETTINGS[(number * 5) % SETTINGS.length] ?? 'forest';
  const seed = `bench ${number}`;
  const look = lookFromSeed(seed);
  const character = CHARACTERS[(number * 7) % CHARACTERS.length] ?? 'animal';
  const [companion = ''] = Object.keys(await companionsOf(character, { seed, look }));
  const before = process.cpuUsage();
  const svg = await drawPicture({
    seed,
    page: 1 + number,
    style,
    setting,
    theme: 'bedtime',
    character,
    companion,
    look,
    scene: { place: `${setting}.being`, time: 'night', mood: 'glad', who: ['hero', companion] },
    asleep: false,
  });
  const drawn = process.cpuUsage(before);
  const painted = await rasterize(svg);
  const all = process.cpuUsage(before);
  return {
    draw: (drawn.user + drawn.system) / 1e6,
    cpu: (all.user + all.system) / 1e6,
    svg: svg.length,
    large: painted[1024].bytes.byteLength,
    type: painted[1024].type,
    small: painted[640].bytes.byteLength,
  };
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const kB = (bytes: number) => (bytes / 1000).toFixed(0).padStart(5);

await measure('storybook', 0); // the first one loads the libraries
const rows: { style: ImageStyle; cpu: number }[] = [];
console.log('style        CPU s  drawing  SVG kB  1024 px kB (most)  640 px kB');
for (const style of IMAGE_STYLES) {
  const all = [];
  for (let number = 0; number < SAMPLES; number++) all.push(await measure(style, number));
  const cpu = mean(all.map((one) => one.cpu));
  rows.push({ style, cpu });
  const large = all.map((one) => one.large);
  console.log(
    `${style.padEnd(12)} ${cpu.toFixed(2)}   ${mean(all.map((one) => one.draw)).toFixed(3)}  ${kB(mean(all.map((one) => one.svg)))}    ${kB(mean(large))} (${kB(Math.max(...large)).trim()}) ${all.some(({ type }) => type === 'image/avif') ? 'AVIF' : 'WebP'}   ${kB(mean(all.map((one) => one.small)))}`,
  );
}
const sorted = rows.toSorted((a, b) => a.cpu - b.cpu);
const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
console.log(
  `median style ${median?.cpu.toFixed(2)} s (at most 0.4), slowest ${slowest?.style} ${slowest?.cpu.toFixed(2)} s (at most 1.0)`,
);

const READS = 150;
const STORIES = 10;

/** Median milliseconds of reading a story over HTTP, one read after the other. */
async function readTimes(url: string, id: string): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < READS; at++) {
    const begun = performance.now();
    await (await fetch(`${url}/api/stories/${id}`)).arrayBuffer();
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READS / 2)] ?? 0;
}

const dataDir = mkdtempSync(join(tmpdir(), 'tuckaway-bench-'));
const server = await startServer(
  readConfig({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '0', SEED_STORIES: 'off', LOG_LEVEL: 'silent' }),
);
const make = async (images: boolean): Promise<string> => {
  const answer = await fetch(`${server.url}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      protagonist_name: 'Mia',
      age_group: 'preschool',
      theme: 'bedtime',
      character: 'animal',
      setting: 'forest',
      length: 'medium',
      include_images: images,
      image_style: 'watercolor',
    }),
  });
  const body: unknown = await answer.json();
  return String(Object(body).story_id);
};
const story = await make(false);
await readTimes(server.url, story); // the first reads warm up
const idle = await readTimes(server.url, story);
const begun = performance.now();
const pictured = await Promise.all(Array.from({ length: STORIES }, () => make(true)));
const textAfter = performance.now() - begun;
const busy = await readTimes(server.url, story);
const open = await fetch(`${server.url}/api/stories/${pictured.at(-1) ?? ''}/status`);
const { images_pending } = Object(await open.json());
console.log(
  `\nreading a story: ${idle.toFixed(2)} ms alone, ${busy.toFixed(2)} ms beside ${STORIES} pictured stories (ratio ${(busy / idle).toFixed(2)}, at most 1.5); ` +
    `all ${STORIES} texts were there after ${textAfter.toFixed(0)} ms, while ${images_pending} pictures of the last were still to come`,
);
await server.stop();
rmSync(dataDir, { recursive: true });
