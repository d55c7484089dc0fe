// What a backup says of itself, so that a restore knows whether it is whole before it touches anything.
import { createHash, createHmac } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { Config } from '../../server/platform/config.ts';
import { DataFailure } from './data-failure.ts';

export const MANIFEST = 'manifest.json';
export const DATABASE = 'tuckaway.db';
export const LEDGER = 'erased.jsonl';
export const SECRET = 'secret';
export const PICTURES = 'pictures';

const FileSchema = v.object({ name: v.string(), bytes: v.number(), sha256: v.string() });
const ManifestSchema = v.object({
  format: v.literal(1),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  /** By its name, how many rows a table has. */
  rows: v.record(v.string(), v.number()),
  files: v.array(FileSchema),
  /** Of the secret that signed what is in there: without it the ledger of removals says nothing. */
  secret_mark: v.string(),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;
export type FileMark = v.InferOutput<typeof FileSchema>;

/** Tells two secrets apart without telling either. */
export const markOf = (secret: string): string =>
  createHmac('sha256', secret).update('tuckaway backup').digest('base64url').slice(0, 22);

/** The secret of a server: the configured one, else the one that it keeps beside its data. */
export function secretIn({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): string | undefined {
  if (secret !== undefined) return secret;
  const file = join(dataDir, SECRET);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** @param name of a file in the folder */
export async function markFile(folder: string, name: string): Promise<FileMark> {
  const path = join(folder, name);
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return { name, bytes: (await stat(path)).size, sha256: hash.digest('hex') };
}

/** Throws DataFailure when there is no backup in the folder, or a file of it is missing or another one. */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  for (const mark of manifest.files) {
    if (mark.name.split('/').includes('..') || !existsSync(join(folder, mark.name)))
      throw new DataFailure(`The backup in ${folder} is not whole: ${mark.name} is missing`);
    const { bytes, sha256 } = await markFile(folder, mark.name);
    if (bytes !== mark.bytes || sha256 !== mark.sha256)
      throw new DataFailure(`The backup in ${folder} is not whole: ${mark.name} is not what was written`);
  }
  return manifest;
}

function readManifest(folder: string): Manifest {
  try {
    return v.parse(ManifestSchema, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')));
  } catch (thrown) {
    throw new DataFailure(`There is no whole backup in ${folder}: its ${MANIFEST} cannot be read`, { cause: thrown });
  }
}
