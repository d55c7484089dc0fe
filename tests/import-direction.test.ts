// Which folder may import which. A wrong arrow fails here with a word on where the code belongs.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const PROGRAMS: Record<string, readonly string[]> = {
  contract: [],
  storyteller: ['contract'],
  illustrator: ['contract'],
  shelf: ['contract'],
  shell: ['contract'],
  src: ['contract', 'storyteller', 'illustrator', 'shelf'],
  operator: ['contract'],
  sw: ['contract', 'shell', 'shelf'],
  server: ['contract', 'storyteller', 'illustrator', 'shell'],
};
const PAGE_LAYERS = ['lib', 'components', 'features', 'routes'];
/** What spans many screens: who is here with which plan, and the rooms for ads. */
const OF_MANY_SCREENS = ['session', 'ads'];
const PACKAGES_OF_CONTRACT = ['valibot'];

function sources(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) ? [path] : [];
  });
}
interface Arrow {
  from: string;
  to: string;
  specifier: string;
}
function arrows(program: string): Arrow[] {
  return sources(join(root, program)).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => {
      const specifier = match[1] ?? '';
      const to = specifier.startsWith('#')
        ? specifier.slice(1)
        : specifier.startsWith('.')
          ? relative(root, join(dirname(path), specifier))
          : specifier;
      return { from: relative(root, path), to, specifier };
    }),
  );
}
const isOurs = ({ specifier }: Arrow) => specifier.startsWith('.') || specifier.startsWith('#');

describe('import direction', () => {
  it.each(Object.keys(PROGRAMS))('%s imports only the programs it may', (program) => {
    const wrong = arrows(program).filter((arrow) => {
      if (!isOurs(arrow)) return false;
      const target = arrow.to.split('/')[0] ?? '';
      if (target === program) return arrow.specifier.startsWith('#');
      // The keys of the translations are typed by the English files.
      if (arrow.to.startsWith('public/locales/en/')) return false;
      return !PROGRAMS[program]?.includes(target) || !arrow.specifier.startsWith('#');
    });
    expect(
      wrong,
      `${program} may import ${PROGRAMS[program]?.join(', ') || 'nothing'} (as #folder/file); what two programs share belongs in contract`,
    ).toEqual([]);
  });

  it('contract needs no package but valibot', () => {
    const wrong = arrows('contract').filter(
      (arrow) => !isOurs(arrow) && !PACKAGES_OF_CONTRACT.includes(arrow.specifier),
    );
    expect(wrong).toEqual([]);
  });

  it('the page imports downwards only: lib, components, features, routes', () => {
    const wrong = arrows('src').filter((arrow) => {
      const [, fromLayer = '', fromFeature = ''] = arrow.from.split('/');
      const [top, toLayer = '', toFeature = ''] = arrow.to.split('/');
      if (top !== 'src' || !PAGE_LAYERS.includes(fromLayer) || !PAGE_LAYERS.includes(toLayer)) return false;
      if (fromLayer === 'features' && toLayer === 'features')
        return fromFeature !== toFeature && !OF_MANY_SCREENS.includes(toFeature);
      return PAGE_LAYERS.indexOf(toLayer) > PAGE_LAYERS.indexOf(fromLayer);
    });
    expect(wrong, 'features meet in a route; what two features share belongs in components or lib').toEqual([]);
  });

  it('the server platform knows no domain, and a domain calls another only through its front file', () => {
    const wrong = arrows('server').filter((arrow) => {
      const [, from = ''] = arrow.from.split('/');
      const [top, to = '', file = ''] = arrow.to.split('/');
      if (top !== 'server' || from === to || arrow.from.split('/').length < 3 || file === '') return false;
      if (from === 'platform') return to !== 'migrations';
      return to !== 'platform' && to !== 'migrations' && file !== `${to}.ts`;
    });
    expect(wrong, 'what every domain needs belongs in platform; only app.ts wires domains together').toEqual([]);
  });

  it.each(Object.keys(PROGRAMS))('%s has no circle of imports', (program) => {
    const graph = new Map<string, string[]>();
    for (const arrow of arrows(program)) {
      if (!arrow.specifier.startsWith('.')) continue;
      graph.set(arrow.from, [...(graph.get(arrow.from) ?? []), arrow.to]);
    }
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]) => {
      if (trail.includes(file)) {
        circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(circles).toEqual([]);
  });
});
