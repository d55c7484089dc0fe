// The image, what runs it, and what is written about running it name only things that are there. No image is built here.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const { dependencies, scripts } = v.parse(
  v.object({ dependencies: v.record(v.string(), v.string()), scripts: v.record(v.string(), v.string()) }),
  JSON.parse(text('package.json')),
);

const NamesSchema = v.record(v.string(), v.unknown());
const ServiceSchema = v.object({
  image: v.string(),
  build: v.optional(v.object({ context: v.string(), dockerfile: v.string() })),
  environment: v.record(v.string(), v.string()),
  volumes: v.array(v.string()),
  depends_on: v.optional(v.union([v.array(v.string()), NamesSchema])),
  networks: v.array(v.string()),
});
const compose = v.parse(
  v.object({ services: v.record(v.string(), ServiceSchema), volumes: NamesSchema, networks: NamesSchema }),
  parse(text('compose.yaml')),
);
const services = Object.entries(compose.services);

describe('the image', () => {
  const copies = text('Containerfile')
    .split('\n')
    .flatMap((line) => /^COPY (?:--from=\w+ )?(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? []);
  const kept =
    text('Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  const copied = [...kept.matchAll(/\/app\/(\S+) /g)].map(([, path = '']) => path);

  it('copies files that are there', () => {
    expect(copies.length).toBeGreaterThan(8);
    for (const path of copies.map((each) => each.replace(/^\/app\//, '')))
      expect([path, ['node_modules', 'dist'].includes(path) || existsSync(join(root, path))]).toEqual([path, true]);
  });

  it('has every file that the server and its commands import, and every package', () => {
    const seen = new Set<string>();
    const missing: string[] = [];
    const visit = (path: string) => {
      if (seen.has(path)) return;
      seen.add(path);
      if (!copied.some((each) => path === each || path.startsWith(`${each}/`))) missing.push(path);
      const imports = text(path).matchAll(/^(?:import|export) (?!type ).*?from '([^']+)'|import\('([^']+)'\)/gms);
      for (const [, fixed = '', asked = ''] of imports) {
        const name = fixed || asked;
        const [scope = '', rest = ''] = name.split('/');
        if (name.startsWith('.')) visit(relative(root, join(root, dirname(path), name)));
        else if (name.startsWith('#')) visit(`${name.slice(1)}.ts`);
        else if (
          !name.startsWith('node:') &&
          !Object.hasOwn(dependencies, scope.startsWith('@') ? `${scope}/${rest}` : scope)
        )
          missing.push(`${path}: ${name}`);
      }
    };
    for (const program of ['server/main.ts', 'server/pictures/painter-process.ts', 'tools/data.ts', 'tools/reports.ts'])
      visit(program);
    expect(seen.size).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });

  it('runs as nobody in particular, keeps its data in a volume, and is asked how it is', () => {
    for (const line of [/^USER node$/m, /^VOLUME \/data$/m, /DATA_DIR=\/data\b/, /^HEALTHCHECK[^]*\/api\/health/m])
      expect(kept).toMatch(line);
  });

  it('is not built from data, secrets or what was built before', () => {
    const left = text('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '.env', 'data', 'dist', 'node_modules']));
    // What is left out and copied all the same would be missing in the image.
    expect(copies.filter((path) => !path.startsWith('/app/')).filter((path) => left.includes(path))).toEqual([]);
  });
});

describe('the services', () => {
  const PLATFORM = 'server/platform';
  const settings = readdirSync(join(root, PLATFORM))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [...text(join(PLATFORM, name)).matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, found]) => found));

  it('give the server only settings that it reads', () => {
    const given = Object.keys(compose.services['app']?.environment ?? {});
    expect(given).toEqual(expect.arrayContaining(['PUBLIC_URL', 'JWT_SECRET', 'DATABASE_URL', 'S3_BUCKET']));
    expect(given.filter((name) => !settings.includes(name))).toEqual([]);
  });

  it('mount files that are there and volumes that are declared', () => {
    for (const [name, { volumes, networks, depends_on, build }] of services) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        expect([
          name,
          source,
          source.startsWith('./') ? statSync(join(root, source)).isFile() : source in compose.volumes,
        ]).toEqual([name, source, true]);
      for (const network of networks) expect(compose.networks).toHaveProperty(network);
      for (const other of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on ?? {}))
        expect(compose.services).toHaveProperty(other);
      if (build) expect(existsSync(join(root, build.context, build.dockerfile))).toBe(true);
    }
  });

  it('have no secret of their own, and every value that is to be given stands in the runbook', () => {
    const wanted = [...text('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name);
    const [, told = ''] = /## Begin\n([^]*?)\n## /.exec(text('docs/runbook.md')) ?? [];
    expect(wanted.length).toBeGreaterThan(10);
    expect(wanted.filter((name) => !new RegExp(`\\b${name}\\b`).test(told))).toEqual([]);
    for (const [, { environment }] of services)
      for (const [name, value] of Object.entries(environment))
        if (/SECRET|PASSWORD|KEY|TOKEN/.test(name)) expect(value).toMatch(/^\$\{/);
  });

  it('let the events of a story through as they come', () => {
    expect(text('docs/samples/Caddyfile')).toContain('flush_interval -1');
    expect(text('docs/samples/Caddyfile')).not.toMatch(/^\s*encode/m);
    expect(text('docs/samples/nginx.conf')).toMatch(/events\$ \{[^}]*proxy_buffering off;/);
  });
});

describe('the runbook', () => {
  const runbook = text('docs/runbook.md');

  it('names commands that are there', () => {
    const commands = [...text('tools/data.ts').matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(([, name]) => name);
    const asked = [...runbook.matchAll(/npm run ([\w:-]+)(?: -- ([a-z-]+))?/g)];
    expect(asked.length).toBeGreaterThan(4);
    for (const [line, script = '', command] of asked) {
      expect(scripts).toHaveProperty([script]);
      if (command !== undefined) expect(commands, line).toContain(command);
    }
  });

  it('names files and services that are there', () => {
    for (const [, path = ''] of runbook.matchAll(/`((?:docs|tests|server)\/[\w./-]+|compose\.yaml|README\.md)`/g))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    for (const [, service = ''] of runbook.matchAll(
      /docker compose (?:exec|stop|start|run|logs)(?: -T| --rm| --no-deps| --follow| --detach| --env \S+)* (\w+)/g,
    ))
      expect(compose.services).toHaveProperty(service);
  });

  it.each(['Back up', 'Put back', 'Move to PostgreSQL', 'Change the secret', 'What to watch', 'A key has leaked'])(
    'tells about: %s',
    (heading) => expect(runbook).toContain(`\n## ${heading}\n`),
  );
});
