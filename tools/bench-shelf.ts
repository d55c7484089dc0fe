// npm run bench:shelf: the shelf in a Chromium, with 10 to 10,000 starred stories, as ratios of the same run; and what a
// story takes of the disk. Gates 9 and 19 of the budgets. Each shelf has a profile of its own, on the disk.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build } from 'vite';
import { tellStory } from '#storyteller/tell-story';
import type * as benchPage from './bench-shelf-page.ts';
import { ensureChromium } from './setup.mjs';

/** Under this name the script stands in the page. */
declare const bench: typeof benchPage;

const COUNTS = [10, 100, 1000, 10_000];
const PICTURE_BYTES = 25_000;
const ORIGIN = 'http://localhost:4599';

async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'bench-shelf-page.ts'), formats: ['iife'], name: 'bench' },
    },
  });
  const [first] = Array.isArray(made) ? made : [made];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
}

const request = {
  name: 'Mia',
  ageGroup: 'preschool',
  theme: 'bedtime',
  character: 'robot',
  setting: 'forest',
  length: 'medium',
  moral: 'none',
  difficulty: 'simple',
  tone: 'calm',
  language: 'en',
} as const;

/** A finished story of medium length, as the server sends it. */
async function sampleStory(): Promise<unknown> {
  const { title, paragraphs } = await tellStory(request, 'bench');
  const { name, ageGroup, language, ...rest } = request;
  return {
    story_id: '',
    title,
    status: 'complete',
    created_at: '2026-11-22T19:00:00.000Z',
    updated_at: '2026-11-22T19:00:02.000Z',
    parameters: {
      ...rest,
      protagonist_name: name,
      age_group: ageGroup,
      story_language: language,
      include_images: true,
      image_style: 'watercolor',
    },
    progress: null,
    cover_image: null,
    view_count: 0,
    like_count: 0,
    content: { title, paragraphs: paragraphs.map(({ text }) => text) },
    story_data: null,
    images: [],
    error: null,
  };
}

const script = await bundle();
const sample = await sampleStory();
const executablePath = ensureChromium();

/** Does `work` in a browser that has kept nothing. */
async function withPage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'tuckaway-shelf-'));
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await context.newPage();
    await page.route(`${ORIGIN}/`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    await page.goto(`${ORIGIN}/`);
    await page.addScriptTag({ content: script });
    return await work(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const columns: Record<string, number>[] = [];
for (const count of COUNTS)
  columns.push(
    await withPage(async (page) => {
      await page.evaluate(([story, end]) => bench.fill(story, 0, end), [sample, count] as const);
      return page.evaluate(([story, all]) => bench.measure(story, all), [sample, count] as const);
    }),
  );

console.log(
  `median ms        ${COUNTS.map((count) => String(count).padStart(8)).join('')}   10,000 : 10   10,000 : 100`,
);
for (const name of Object.keys(columns[0] ?? {})) {
  const times = columns.map((column) => column[name] ?? NaN);
  const [ten = NaN, hundred = NaN] = times;
  const last = times.at(-1) ?? NaN;
  console.log(
    `${name.padEnd(16)} ${times.map((time) => time.toFixed(2).padStart(8)).join('')}   ${(last / ten).toFixed(2).padStart(11)}   ${(last / hundred).toFixed(2).padStart(12)}`,
  );
}
console.log('gate 19: open, first page and save at most 1.5 times as long with 10,000 stories as with 10, never 2');

const weigh = (count: number, size: number) =>
  withPage((page) =>
    page.evaluate(([story, all, bytes]) => bench.weigh(story, all, bytes), [sample, count, size] as const),
  );
const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const text = await weigh(500, 0);
const pictured = await weigh(100, PICTURE_BYTES);
console.log(`
text only: ${kB(text.text)} kB of JSON takes ${kB(text.disk)} kB, ${(text.disk / text.text).toFixed(2)} times (at most 1.1); 500 take ${kB(text.disk * 0.5)} MB (6)
with five pictures of ${kB(PICTURE_BYTES)} kB: ${kB(pictured.disk)} kB (200); 500 take ${kB(pictured.disk * 0.5)} MB (100)`);
