// The tree and the packages that the product's card asks for.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
function filesOf(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesOf(path) : [path];
  });
}
const code = [
  'src',
  'operator',
  'sw',
  'e2e',
  'tests',
  'server',
  'contract',
  'storyteller',
  'illustrator',
  'shelf',
  'shell',
]
  .flatMap(filesOf)
  .filter((path) => /\.tsx?$/.test(path));
const importing = (name: string) =>
  [...code, 'vite.config.ts', 'playwright.config.ts'].filter((path) =>
    new RegExp(`(from|import)\\s*\\(?\\s*['"]${name}(/[^'"]*)?['"]`).test(text(path)),
  );

describe('the tree', () => {
  it.each([
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'index.html',
    'public',
    'src',
    'sw',
    'tests',
    'e2e',
    'README.md',
  ])('PKG-2 has %s at the top', (name) => expect(existsSync(join(root, name))).toBe(true));

  it.each([
    'react',
    'react-dom',
    'vite-plugin-pwa',
    'workbox-window',
    '@tanstack/react-router',
    '@tanstack/react-query',
    '@tanstack/query-sync-storage-persister',
    'idb-keyval',
    'i18next',
    'react-i18next',
    'valibot',
    '@radix-ui/react-dialog',
    'vitest',
    '@testing-library/react',
    '@playwright/test',
  ])('PKG-1 uses %s', (name) => {
    const { dependencies, devDependencies } = JSON.parse(text('package.json'));
    expect({ ...dependencies, ...devDependencies }).toHaveProperty(name);
    expect(importing(name).length).toBeGreaterThan(0);
  });
  it('PKG-1 builds with vite and writes its components in the style of shadcn-ui', () => {
    const { devDependencies } = JSON.parse(text('package.json'));
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(['vite', 'shadcn-ui', 'playwright']));
    expect(filesOf('src/components/ui').length).toBeGreaterThan(0);
  });
  it('PKG-3 compiles every program strictly', () => {
    expect(JSON.parse(text('tsconfig.base.json')).compilerOptions.strict).toBe(true);
    for (const { path } of JSON.parse(text('tsconfig.json')).references) {
      const file = path.endsWith('.json') ? path : `${path}/tsconfig.json`;
      expect(JSON.parse(text(file)).extends, file).toMatch(/^(\.\.\/tsconfig\.base|\.\/tsconfig)\.json$/);
      expect(JSON.parse(text(file)).compilerOptions, file).not.toHaveProperty('strict');
    }
  });
  it('PKG-4 validates with valibot on both sides of the wire', () => {
    const users = importing('valibot');
    for (const side of ['src/', 'server/', 'sw/', 'contract/'])
      expect(users.some((path) => path.startsWith(side))).toBe(true);
  });
  it('PKG-5 carries drawer and pickers by the Radix dialog', () => {
    expect(importing('@radix-ui/react-dialog').every((path) => path.startsWith('src/components/ui/'))).toBe(true);
  });
  it('PKG-6 reaches IndexedDB through idb-keyval in page and worker', () => {
    const users = importing('idb-keyval');
    expect(users.length).toBeGreaterThan(0);
    expect(users.every((path) => path.startsWith('shelf/'))).toBe(true);
    for (const side of ['src/', 'sw/'])
      expect(importing('#shelf/packages').some((path) => path.startsWith(side))).toBe(true);
    // Its own databases hold one store each, and a package is written into several at once.
    const opening = code.filter((path) => !/^(tests|e2e)\//.test(path) && /indexedDB\.open/.test(text(path)));
    expect(opening).toEqual(['shelf/database.ts']);
  });
  it('PKG-7 keeps browser tests under e2e and unit tests in vitest', () => {
    expect(
      importing('@playwright/test').every((path) => path.startsWith('e2e/') || path === 'playwright.config.ts'),
    ).toBe(true);
    expect(importing('@testing-library/react').length).toBeGreaterThan(0);
  });
  it('PKG-8 tells in the README how to install, run, test, build and configure', () => {
    for (const word of ['npm start', 'npm test', 'npm run build', 'SHOWCASE', 'PORT', 'DATA_DIR'])
      expect(text('README.md')).toContain(word);
  });
});
