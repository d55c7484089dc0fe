// Turns the built index.html into the two documents that shell/ fills: index.html holds the prerendered home, shell.html
// an empty root. The style sheet goes into both, so that the first paint waits for one answer only.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(?<file>assets\/[^"]+\.css)"[^>]*>/;
const HOME_MARK = '<!--home-->';
/** Where tools/build.ts leaves the markup of the home page, rendered by the page's own components. */
export const PRERENDERED_HOME = 'node_modules/.cache/tuckaway/home.html';

export function writePages(): Plugin {
  return {
    name: 'tuckaway-write-pages',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    writeBundle({ dir }) {
      if (!dir) throw new Error('the page build needs an output folder');
      const built = readFileSync(join(dir, 'index.html'), 'utf8');
      const sheet = STYLESHEET.exec(built);
      if (!sheet?.groups?.['file']) throw new Error('the built index.html names no style sheet');
      const css = readFileSync(join(dir, sheet.groups['file']), 'utf8');
      const page = built.replace(sheet[0], () => `<style>${css.trim()}</style>`);
      rmSync(join(dir, sheet.groups['file']));
      writeFileSync(join(dir, 'shell.html'), page.replace(HOME_MARK, ''));
      writeFileSync(join(dir, 'index.html'), page.replace(HOME_MARK, () => readFileSync(PRERENDERED_HOME, 'utf8')));
    },
  };
}
