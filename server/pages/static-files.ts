// The built page, read into memory once: hashed names never change, and nothing outside can be asked for.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { StartFailure } from '../platform/environment-values.ts';
import { documentOf, type Document } from './answer-bytes.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};
const COMPRESSED = ['.br', '.gz'];
/** Where the files with a hash in their names lie, in the build and in its addresses. */
export const ASSETS = 'assets';
/** Where the operator's page lies. */
const OPERATOR = 'operator';

export interface StaticFiles {
  /** By path as the browser asks for it, `/assets/main-abc.js`. */
  files: ReadonlyMap<string, Document>;
  /** The built documents that shell/ fills. */
  home: string;
  shell: string;
  /** The operator's page, where the build has one. What it needs lies among the files. */
  operator?: string;
  /** A hashed file of a build before this one, for tabs that were opened then. */
  earlier?: (path: string) => Document | undefined;
}

/** Reads a build. Throws StartFailure when there is none. */
export function readStaticFiles(dist: string): StaticFiles {
  for (const template of ['index.html', 'shell.html']) {
    if (!existsSync(join(dist, template)))
      throw new StartFailure(`The page is not built: ${join(dist, template)} is missing. Run "npm run build" first.`);
  }
  const operator = join(dist, OPERATOR, 'index.html');
  return {
    ...(existsSync(operator) ? { operator: readFileSync(operator, 'utf8') } : {}),
    files: new Map(filesIn(dist).map((name) => [`/${name}`, readDocument(join(dist, name))])),
    home: readFileSync(join(dist, 'index.html'), 'utf8'),
    shell: withStyles(readFileSync(join(dist, 'shell.html'), 'utf8'), dist),
  };
}

/** A document with its style sheets inside: whoever asks for it waits for one answer only. */
const withStyles = (page: string, dist: string): string =>
  page.replace(/<link rel="stylesheet" href="\/([^"]+)">/g, (_link, path: string) => {
    const style = readFileSync(join(dist, path), 'utf8').trim();
    return `<style>${style}</style>`;
  });

/** The files below a folder by their relative names with `/`, without the packed copies beside them. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.includes(extname(entry.name)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

/** A file with the packed copies beside it. Throws when there is none. */
export function readDocument(path: string): Document {
  return documentOf(bytesOf(path), TYPES[extname(path)] ?? 'application/octet-stream', {
    ...(existsSync(`${path}.br`) ? { br: bytesOf(`${path}.br`) } : {}),
    ...(existsSync(`${path}.gz`) ? { gzip: bytesOf(`${path}.gz`) } : {}),
  });
}

const bytesOf = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

/** How long a file may be kept: names with a hash for ever, the worker and the shell not without asking (contract 9). */
export function cacheRule(path: string): { 'Cache-Control': string } {
  if (path.startsWith(`/${ASSETS}/`)) return { 'Cache-Control': 'public, max-age=31536000, immutable' };
  if (path.startsWith('/locales/')) return { 'Cache-Control': 'public, max-age=300' };
  if (/\.(html|js|webmanifest)$/.test(path)) return { 'Cache-Control': 'no-cache' };
  return { 'Cache-Control': 'public, max-age=3600' };
}

/** The build as if it had no page for an operator. */
export const withoutOperator = ({ operator: _operator, ...built }: StaticFiles): StaticFiles => ({
  ...built,
  files: new Map([...built.files].filter(([path]) => !path.startsWith(`/${OPERATOR}/`))),
});
