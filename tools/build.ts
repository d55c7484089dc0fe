// npm run build: draws the samples of the picture styles, the covers that come with the product and the pictures of categories, renders the home page, builds the page and its worker, builds the operator's page, and packs every text file for the wire.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { buildOperator } from './build-operator.ts';
import { drawCategoryPictures } from './draw-category-pictures.ts';
import { drawEditorialCovers } from './draw-editorial-covers.ts';
import { drawStyleSamples } from './draw-style-samples.ts';
import { PRERENDERED_HOME } from './write-pages.ts';

const DIST = 'dist';
const SSR = 'node_modules/.cache/tuckaway/ssr';
const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt']);
/** Below this a packed copy saves less than its headers cost. */
const MIN_PACKED_BYTES = 300;

async function prerender() {
  rmSync(SSR, { recursive: true, force: true });
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender.tsx', outDir: SSR, rollupOptions: { output: { entryFileNames: 'prerender.js' } } },
  });
  const { renderHome } = (await import(pathToFileURL(resolve(SSR, 'prerender.js')).href)) as {
    renderHome: () => Promise<string>;
  };
  mkdirSync(dirname(PRERENDERED_HOME), { recursive: true });
  writeFileSync(PRERENDERED_HOME, await renderHome());
}

function pack(folder: string) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) {
      pack(path);
      continue;
    }
    const body = readFileSync(path);
    if (!PACKED.has(extname(name)) || body.length < MIN_PACKED_BYTES) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

process.env['NODE_ENV'] ??= 'production';
await drawStyleSamples();
await prerender();
await build({ logLevel: 'warn' });
await buildOperator(resolve(DIST, 'operator'));
await drawEditorialCovers(join(DIST, 'covers'));
await drawCategoryPictures(DIST);
pack(DIST);
