// The illustrator in a real browser: the same bytes as in Node, and SVG that an XML parser takes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import type * as illustrator from './illustrator-page.ts';

/** Under this name the script stands in the page. */
declare const art: typeof illustrator;

const fileIn = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The illustrator with its samples as one classic script, under the name `art`. */
async function script(): Promise<string> {
  // the bundler says what it builds for in the environment, which servers of later tests would inherit
  const NODE_ENV = process.env['NODE_ENV'];
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileIn('e2e/illustrator-page.ts'), formats: ['iife'], name: 'art' },
    },
  });
  if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = NODE_ENV;
  const [bundle] = Array.isArray(made) ? made : [made];
  if (!bundle || !('output' in bundle)) throw new Error('nothing was built');
  const [chunk] = bundle.output;
  return chunk.code;
}

test('OPT-10 every setting, character and style is the same in Chromium as in Node, and parses', async ({ page }) => {
  await page.addScriptTag({ content: await script() });
  const seen = await page.evaluate(async () => {
    const { hashSamples, samplePictures, drawPicture } = art;
    const parser = new DOMParser();
    const broken: string[] = [];
    let count = 0;
    for await (const picture of samplePictures()) {
      count++;
      const parsed = parser.parseFromString(await drawPicture(picture), 'image/svg+xml');
      const ids = [...parsed.querySelectorAll('[id]')].map(({ id }) => id);
      if (parsed.querySelector('parsererror, text, image, script') || new Set(ids).size !== ids.length)
        broken.push(`${picture.style} ${picture.scene.place} ${picture.character}`);
    }
    return { sums: await hashSamples(), broken, count };
  });
  expect(seen.broken).toEqual([]);
  expect(seen.count).toBe(9 * 12 * 13);
  expect(seen.sums).toEqual(JSON.parse(readFileSync(fileIn('illustrator/sample-hashes.json'), 'utf8')));
});
