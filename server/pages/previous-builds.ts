// Hashed files of the builds before this one. A tab that was opened before a deployment goes on asking for them: a screen
// that is loaded when it is first opened, a module of the illustrator.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Document } from './answer-bytes.ts';
import { ASSETS, filesIn, readDocument, type StaticFiles } from './static-files.ts';

/** This build and the two before it. */
const KEPT_BUILDS = 3;
const BUILD_ID = /^[\da-f]{12}$/;
const COPYING = 'copying-';
/** A copy that has not become a build by then was left by a crash; a younger one may be another server's at work. */
const LEFT_AFTER_MS = 3_600_000;

/** Names a build by the files in it. Two builds with the same names have the same bytes. */
export function buildIdOf(dist: string): string {
  const names = filesIn(join(dist, ASSETS)).toSorted().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

/**
 * Keeps the hashed files of the build in `dist` below `folder` for the tabs that outlive it, removes what is older than
 * the last three, and returns what finds a file of those before. A disk that refuses is logged; it keeps nobody from starting.
 */
export function keepBuild(dist: string, folder: string, log: Logger): NonNullable<StaticFiles['earlier']> {
  try {
    const id = buildIdOf(dist);
    mkdirSync(folder, { recursive: true });
    // Before the copy: what goes makes room for what comes.
    const others = buildsIn(folder).filter((build) => build !== id);
    for (const build of others.splice(KEPT_BUILDS - 1)) remove(join(folder, build));
    const paths = pathsOf(others.map((build) => join(folder, build)));
    copy(join(dist, ASSETS), folder, id, log);
    return (path) => find(paths.get(path));
  } catch (error) {
    log.error({ err: error }, 'builds cannot be kept: tabs of the version before may not find a screen');
    return () => undefined;
  }
}

/** The kept builds, the one that was started last first. Removes the copies that a crash left behind. */
function buildsIn(folder: string): string[] {
  const entries = readdirSync(folder).map((name) => ({ name, startedAt: lstatSync(join(folder, name)).mtimeMs }));
  for (const { name, startedAt } of entries)
    if (name.startsWith(COPYING) && Date.now() - startedAt > LEFT_AFTER_MS) remove(join(folder, name));
  return entries
    .filter(({ name }) => BUILD_ID.test(name))
    .toSorted((a, b) => b.startedAt - a.startedAt)
    .map(({ name }) => name);
}

/** Links or copies aside and renames, so that a build is there whole or not at all. */
function copy(assets: string, folder: string, id: string, log: Logger): void {
  const build = join(folder, id);
  let aside: string | undefined;
  try {
    if (!existsSync(build)) {
      aside = mkdtempSync(join(folder, COPYING));
      keepFiles(assets, aside);
      renameSync(aside, build);
    }
    const now = new Date();
    utimesSync(build, now, now);
  } catch (error) {
    if (aside) remove(aside);
    log.error({ err: error }, 'this build cannot be kept: tabs that outlive it may not find a screen');
  }
}

/**
 * Gives every file below a folder a second name where both lie on one disk, else copies it. A build never writes into a file
 * of the build before it: other bytes have another name.
 */
function keepFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [file, kept] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) keepFiles(file, kept);
    else keepFile(file, kept);
  }
}

function keepFile(file: string, kept: string): void {
  try {
    linkSync(file, kept);
  } catch {
    copyFileSync(file, kept);
  }
}

/** Where the files of these builds lie, by the path a browser asks for. The first build wins; the names are the same bytes anyhow. */
function pathsOf(builds: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    builds.toReversed().flatMap((build) => filesIn(build).map((name) => [`/${ASSETS}/${name}`, join(build, name)])),
  );
}

/** Read when it is asked for: such tabs are few, and they ask once. Another server may have removed it meanwhile. */
function find(path: string | undefined): Document | undefined {
  try {
    return path === undefined ? undefined : readDocument(path);
  } catch {
    return undefined;
  }
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
