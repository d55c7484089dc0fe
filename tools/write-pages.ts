// Turns the built index.html into the two documents that shell/ fills: index.html holds the prerendered home, shell.html
// an empty root. The frame's styles stand inside them, so that the first paint waits for one answer only; those of the screens
// that come later are linked in shell.html, which begins with such a screen: the server puts them in their places, and a device
// that answers itself has them. Screens that few open bring their own.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { LANGUAGE_CODES } from '../contract/languages.ts';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/;
const HOME_MARK = '<!--home-->';
/** Faces of the first paint, by the beginning of their files' names: those of every page, and that of a story. */
const FRAME_FACES = ['gabriela-latin-400', 'andika-latin-400', 'andika-latin-700'];
const STORY_FACE = 'literata-latin';
/** Where tools/build.ts leaves the markup of the home page, rendered by the page's own components. */
export const PRERENDERED_HOME = 'node_modules/.cache/tuckaway/home.html';

export function writePages(): Plugin {
  return {
    name: 'tuckaway-write-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }) {
      if (!dir) throw new Error('the page build needs an output folder');
      const built = tightened(readFileSync(join(dir, 'index.html'), 'utf8'));
      const [link, file] = STYLESHEET.exec(built) ?? [];
      if (!link || !file) throw new Error('the built index.html names no style sheet');
      const css = (path: string) => readFileSync(join(dir, path), 'utf8').trim();
      const later = readdirSync(join(dir, 'assets'))
        .map((name) => `assets/${name}`)
        .filter((path) => path.endsWith('.css') && path !== file);
      const page = (faces: readonly string[], style: string) =>
        built.replace(link, () => `${faces.map((face) => preload(css(file), face)).join('')}<style>${style}</style>`);
      const home = page(FRAME_FACES, css(file)).replace(HOME_MARK, () => readFileSync(PRERENDERED_HOME, 'utf8'));
      const links = later.map((path) => `<link rel="stylesheet" href="/${path}">`).join('');
      const shell = page([...FRAME_FACES, STORY_FACE], css(file))
        .replace(HOME_MARK, '')
        .replace('</head>', `${links}</head>`);
      writeFileSync(join(dir, 'index.html'), home);
      writeFileSync(join(dir, 'shell.html'), shell);
      rmSync(join(dir, file));
      tightenTexts(join(dir, 'locales'));
      writeManifests(dir);
      forget(dir, file, entryOf(built));
    },
  };
}

/** The page as it goes out: its lines and the early script's comments are for who writes them. */
const tightened = (page: string): string =>
  page
    .replaceAll(/>\s+</g, '><')
    .replace(
      /<script>([\s\S]*?)<\/script>/g,
      (_all, code: string) =>
        `<script>${minifySync('early.js', code, { compress: { target: 'es2015' } }).code}</script>`,
    );

/** Translations as they go out: their indentation is for who writes them. */
function tightenTexts(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (name.endsWith('.json')) writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
  }
}

/** The manifest in the other languages: it is one app, whose name and pictures stay. */
function writeManifests(dir: string): void {
  const english = readFileSync(join(dir, 'manifest.webmanifest'), 'utf8');
  const words = (language: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`manifests/${language}.json`, import.meta.url), 'utf8'));
  const said = Object.entries(words('en'));
  for (const language of LANGUAGE_CODES) {
    if (language === 'en') continue;
    const own = words(language);
    const manifest: object = JSON.parse(english, (_key, value: unknown) => {
      const [key] = said.find(([, text]) => text === value) ?? [];
      return key === undefined ? value : own[key];
    });
    writeFileSync(join(dir, `manifest-${language}.webmanifest`), JSON.stringify({ ...manifest, lang: language }));
  }
}

function entryOf(page: string): string {
  const [, entry] = /<script type="module"[^>]*src="\/(assets\/[^"]+\.js)"/.exec(page) ?? [];
  if (!entry) throw new Error('the built index.html names no script');
  return entry;
}

/**
 * Scripts that load others on demand list what those need. Where that is the frame's style sheet they would wait for a file
 * that is gone, and fail; they wait for the first script instead, which has run.
 */
function forget(dir: string, stylesheet: string, entry: string): void {
  for (const name of readdirSync(join(dir, 'assets'), { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, 'assets', name);
    if (!name.endsWith('.js')) continue;
    const code = readFileSync(path, 'utf8');
    if (code.includes(stylesheet)) writeFileSync(path, code.replaceAll(stylesheet, entry));
  }
}

/** The link that fetches a face beside the document rather than after it. */
function preload(css: string, face: string): string {
  const [url] = new RegExp(`/assets/${face}[^)"']*\\.woff2`).exec(css) ?? [];
  if (!url) throw new Error(`no style names the face ${face}`);
  return `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`;
}
