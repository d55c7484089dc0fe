import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newRequestId, type RandomBytes } from '../platform/ids.ts';

/**
 * The secret that signs cookies and cursors: the configured one, else one that this machine made for itself at its first
 * start and keeps in its data folder, readable by its owner alone.
 */
export function secretOf(configured: string | undefined, dataDir: string, random: RandomBytes): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret');
  const draft = `${file}.${newRequestId()}`;
  writeFileSync(draft, Buffer.from(random(32)).toString('base64url'), { flag: 'wx', mode: 0o600 });
  try {
    // A link appears whole or not at all, and fails when the file is there: two first starts at once agree on one secret,
    // and a crash in between never leaves an empty one.
    linkSync(draft, file);
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
