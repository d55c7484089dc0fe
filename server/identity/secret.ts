import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../platform/environment-values.ts';
import { newRequestId, type RandomBytes } from '../platform/ids.ts';

const MIN_BYTES = 32;

/**
 * The secret that signs cookies and cursors: the configured one, else one that this machine made for itself at its first
 * start and keeps in its data folder, readable by its owner alone. Throws StartFailure for a kept one that is too short to be safe.
 */
export function secretOf(configured: string | undefined, dataDir: string, random: RandomBytes): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret');
  const draft = `${file}.${newRequestId()}`;
  writeFileSync(draft, Buffer.from(random(32)).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and fails when the file is there: two first starts at once agree on one secret,
    // and a crash in between never leaves an empty one: the draft is on the disk before it has the name.
    linkSync(draft, file);
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown;
  } finally {
    rmSync(draft);
  }
  const kept = readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(kept) < MIN_BYTES)
    throw new StartFailure(
      `The secret in ${file} has fewer than ${MIN_BYTES} bytes. Remove the file to have a new one made.`,
    );
  return kept;
}
