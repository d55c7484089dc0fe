// npm run bench: the product beside a bare static page and a prerendered React page, in one run, as ratios. Needs the
// measuring kit (BENCH_KIT, a folder with web-vitals.mjs, serve.mjs, static/ and floor/) and a Chromium.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureChromium } from './setup.mjs';

const KIT = resolve(process.env['BENCH_KIT'] ?? '../shared/tools/bench');
const WORK = resolve('node_modules/.cache/tuckaway/bench');
const ROUNDS = process.env['ROUNDS'] ?? '5';
const PORTS = { static: 4501, floor: 4509, product: 4510 };
const children: ChildProcess[] = [];

const origin = (port: number) => `http://127.0.0.1:${port}`;
function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn('node', args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}
async function answering(port: number, path = '/'): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(origin(port) + path).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`nothing answers on port ${port}`);
}

function buildFloor(): void {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  cpSync(KIT, WORK, { recursive: true });
  const floor = join(WORK, 'floor');
  const vite = (...args: string[]) =>
    execFileSync('vite', ['build', '--logLevel', 'error', ...args], { cwd: floor, stdio: 'inherit' });
  vite('--outDir', 'dist-csr');
  vite('--ssr', 'src/ssr.jsx', '--outDir', 'dist-ssr');
  const page = readFileSync(join(WORK, 'static', 'index.html'), 'utf8');
  const paragraphs = [...page.matchAll(/<p>([\s\S]*?)<\/p>/g)].map((match) => (match[1] ?? '').replace(/<[^>]+>/g, ''));
  const story = JSON.stringify({ id: 1, title: 'A story', paragraphs });
  execFileSync('node', ['post.mjs'], { cwd: floor, stdio: 'inherit' });
  writeFileSync(join(floor, 'dist-ssg', 'story-1.json'), story);
  // Its worker fetches a manifest at install, and without one it does not install.
  cpSync(join(WORK, 'static', 'manifest.webmanifest'), join(floor, 'dist-ssg', 'manifest.webmanifest'));
}

async function makeStory(): Promise<string> {
  const body = {
    protagonist_name: 'Mia',
    age_group: 'early-elementary',
    theme: 'bedtime',
    character: 'robot',
    setting: 'forest',
    length: 'long',
    story_language: 'en',
    sync: true,
    include_images: false,
  };
  const answer = await fetch(`${origin(PORTS.product)}/api/stories/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer anonymous' },
    body: JSON.stringify(body),
  });
  const made: { story_id?: string } = JSON.parse(await answer.text());
  if (!made.story_id) throw new Error(`no story was made: ${answer.status}`);
  return made.story_id;
}

if (!existsSync(join(KIT, 'web-vitals.mjs'))) {
  console.error(`No measuring kit in ${KIT}; name its folder with BENCH_KIT.`);
  process.exit(1);
}
ensureBuilt();
const data = mkdtempSync(join(tmpdir(), 'tuckaway-bench-'));
try {
  buildFloor();
  writeFileSync(
    join(WORK, 'sites.json'),
    JSON.stringify([
      { name: 'static', port: PORTS.static, dir: join(WORK, 'static') },
      { name: 'react-ssg', port: PORTS.floor, dir: join(WORK, 'floor', 'dist-ssg'), spa: 'shell.html' },
    ]),
  );
  start([join(WORK, 'serve.mjs'), join(WORK, 'sites.json')]);
  start(['server/main.ts'], {
    PORT: String(PORTS.product),
    DATA_DIR: data,
    RATE_LIMIT_SCALE: '0',
    LOG_LEVEL: 'silent',
  });
  await Promise.all([answering(PORTS.static), answering(PORTS.floor), answering(PORTS.product, '/api/ready')]);
  const id = await makeStory();
  const quilt = JSON.stringify({
    childName: 'Mia',
    ageGroup: 'preschool',
    theme: 'bedtime',
    character: 'robot',
    setting: 'forest',
    length: 'short',
    moral: '',
    difficulty: '',
    tone: '',
    includeImages: false,
    imageStyle: 'watercolor',
  });
  writeFileSync(
    join(WORK, 'entries.json'),
    JSON.stringify([
      {
        name: 'static',
        baseUrl: `${origin(PORTS.static)}/`,
        contentUrl: `${origin(PORTS.static)}/?story=1`,
        readySelector: '#story p:last-child',
        homeSelector: '#story p',
      },
      {
        name: 'react-ssg',
        baseUrl: `${origin(PORTS.floor)}/`,
        contentUrl: `${origin(PORTS.floor)}/story/1`,
        readySelector: '#story p:last-child',
        homeSelector: 'p.lead',
        interact: [{ type: ['input[name=n]', 'Mia'] }, { click: 'button' }],
      },
      {
        name: 'tuckaway',
        baseUrl: `${origin(PORTS.product)}/`,
        contentUrl: `${origin(PORTS.product)}/story/${id}`,
        readySelector: '.story-text p:last-of-type',
        homeSelector: 'h1',
        interact: [{ click: '[data-patch="theme"]' }, { sleep: 800 }],
        flow: {
          url: `${origin(PORTS.product)}/`,
          steps: [
            { eval: `localStorage.setItem('story_choices', ${JSON.stringify(quilt)})` },
            { goto: `${origin(PORTS.product)}/` },
            { wait: 'button[data-generate]:not(:disabled)' },
            { click: 'button[data-generate]' },
          ],
          ready: '.story-text p',
        },
      },
    ]),
  );
  const chromium = ensureChromium();
  execFileSync(
    'node',
    [
      join(WORK, 'web-vitals.mjs'),
      join(WORK, 'entries.json'),
      `--rounds=${ROUNDS}`,
      `--out=${join(WORK, 'result.json')}`,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, ...(chromium ? { CHROME: chromium } : {}) },
    },
  );
  const { summary }: { summary: Record<string, Record<string, number>> } = JSON.parse(
    readFileSync(join(WORK, 'result.json'), 'utf8'),
  );
  const ratio = (column: string, of = 'tuckaway', to = 'static', base = column) =>
    ((summary[of]?.[column] ?? NaN) / (summary[to]?.[base] ?? NaN)).toFixed(2);
  console.log(`
gates of performance.md, section 5, as medians of ${ROUNDS} rounds
 4 cold FCP ${ratio('FCP')} x, cold LCP ${ratio('LCP')} x static (react-ssg ${ratio('LCP', 'react-ssg')} x); gate 1.5
 5 warm LCP ${ratio('warm LCP')} x static; gate 1.4
 6 offline story, last paragraph ${ratio('off ready')} x static (react-ssg ${ratio('off ready', 'react-ssg')} x), works ${String(summary['tuckaway']?.['offlineWorks'])}; gate 2.0
12 Generate to the first paragraph ${ratio('flow', 'tuckaway', 'static', 'LCP')} x static LCP; gate 1.5
15 layout shift of the cold home ${summary['tuckaway']?.['CLS']}; gate 0.01`);
} finally {
  for (const child of children) child.kill();
  rmSync(data, { recursive: true, force: true });
}
