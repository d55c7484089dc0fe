// Gives the page the addresses of the style samples that tools/build.ts drew. Where none are drawn it gets none, and shows
// its own swatches: in tests, and in the prerendered home page, which has no styles to show.
import { existsSync, readdirSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Where tools/draw-style-samples.ts leaves them. */
export const STYLE_SAMPLES = 'node_modules/.cache/tuckaway/style-samples';
const MODULE = 'virtual:style-samples';
const RESOLVED = `\0${MODULE}`;

export function styleSamples(): Plugin {
  return {
    name: 'tuckaway-style-samples',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id, options) {
      if (id !== RESOLVED) return undefined;
      const isWithout = options?.ssr === true || process.env['VITEST'] !== undefined || !existsSync(STYLE_SAMPLES);
      const files = isWithout ? [] : readdirSync(STYLE_SAMPLES);
      const imports = files.map(
        (file, at) => `import s${at} from ${JSON.stringify(resolve(join(STYLE_SAMPLES, file)))};`,
      );
      const entries = files.map((file, at) => `${JSON.stringify(parse(file).name)}: s${at}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}
