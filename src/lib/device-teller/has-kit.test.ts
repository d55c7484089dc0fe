import { afterEach, expect, it, vi } from 'vitest';
import { hasKit } from './has-kit.ts';

const KIT = {
  'storyteller/en': { files: ['/assets/storyteller/teller-1.js'], bytes: 1 },
  illustrator: { files: ['/assets/illustrator/pen-1.js'], bytes: 1 },
};
function deviceWith(files: readonly string[], list: () => Promise<Response> = async () => Response.json(KIT)) {
  vi.stubGlobal('fetch', list);
  vi.stubGlobal('caches', {
    has: async () => files.length > 0,
    open: async () => ({ keys: async () => files.map((file) => ({ url: `http://t.example${file}` })) }),
  });
}
afterEach(() => vi.unstubAllGlobals());

const ALL = [...KIT['storyteller/en'].files, ...KIT.illustrator.files];
it.each([
  ['whole', 'en', [...ALL, '/assets/illustrator/old.js'], true],
  ['without a picture module', 'en', KIT['storyteller/en'].files, false],
  ['not begun', 'en', [], false],
  ['of another language', 'de', ALL, false],
] as const)('PWA-21 a kit that is %s: for %s', async (_name, language, files, isThere) => {
  deviceWith(files);
  expect(await hasKit(language)).toBe(isThere);
});

it('storage or a list that is out of reach is no kit', async () => {
  deviceWith(ALL, () => Promise.reject(new TypeError('cut')));
  expect(await hasKit('en')).toBe(false);
  vi.stubGlobal('caches', undefined);
  expect(await hasKit('en')).toBe(false);
});
