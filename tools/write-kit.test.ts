// What the build lists for a device. The workers are built here as vite.config.ts has them built, without writing anything.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { kitFiles } from '#contract/kit';
import { LANGUAGE_CODES } from '#contract/languages';
import { kitOf, workerFileName } from './write-kit.ts';

const root = resolve(import.meta.dirname, '..');

async function chunksOf(entry: string): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(root, entry),
        output: { entryFileNames: workerFileName, chunkFileNames: workerFileName },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.filter((output) => output.type === 'chunk');
}

it('PWA-21 the kit names every module of the English bank and every file of the illustrator', async () => {
  const teller = await chunksOf('src/lib/device-teller/teller-worker.ts');
  const illustrator = await chunksOf('src/lib/device-illustrator/picture-worker.ts');
  const kit = kitOf([teller, illustrator], []);
  const files = kitFiles(kit, 'en');
  expect(new Set(Object.keys(kit))).toEqual(
    new Set(['illustrator', 'page', ...LANGUAGE_CODES.map((code) => `storyteller/${code}`)]),
  );
  expect(new Set(files).size).toBe(files.length);
  const others = teller.filter(({ fileName }) => !files.includes(`/${fileName}`));
  expect(others.filter(({ moduleIds }) => moduleIds.every((id) => !/languages\/(?!en\/)[\w-]+\//.test(id)))).toEqual(
    [],
  );

  const bank = join(root, 'storyteller/languages/en');
  const modules = readdirSync(bank, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(bank, name))
    // Types leave nothing behind in a build.
    .filter((path) => /^(?:export )?(?:const|function)/m.test(readFileSync(path, 'utf8')));
  expect(modules.length).toBeGreaterThan(200);
  const named = teller.filter(({ fileName }) => files.includes(`/${fileName}`)).flatMap(({ moduleIds }) => moduleIds);
  const missing = modules.filter((path) => !named.includes(path)).map((path) => relative(root, path));
  expect(missing).toEqual([]);
  for (const { fileName } of teller.filter(({ moduleIds }) => moduleIds.some((id) => id.startsWith(bank))))
    expect(fileName).toMatch(/^assets\/storyteller\//);
  for (const { fileName } of illustrator) expect(fileName).toMatch(/^assets\/illustrator\//);
});

it('PWA-21 a language’s kit has what all languages share, and no other language’s bank', () => {
  const chunk = (fileName: string, ...moduleIds: string[]) => ({ fileName, moduleIds, code: 'é' });
  const teller = [
    chunk('entry.js', '/x/src/lib/device-teller/teller-worker.ts', '/x/storyteller/tell-story.ts'),
    chunk('en.js', '/x/storyteller/languages/en/english.ts'),
    chunk('fr.js', '/x/storyteller/languages/fr/french.ts'),
    chunk('shared.js', '/x/node_modules/shared.js'),
  ];
  const kit = kitOf([[chunk('pen.js', '/x/illustrator/pen.ts')], teller], []);
  expect(kitFiles(kit, 'fr')).toEqual(['/entry.js', '/fr.js', '/shared.js', '/pen.js']);
  expect(kitFiles(kit, 'en')).toEqual(['/en.js', '/entry.js', '/shared.js', '/pen.js']);
  expect(kitFiles(kit, 'de')).toEqual([]);
  expect(kit['storyteller/fr']?.bytes).toBe(6);
});
