import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RandomBytes } from '../platform/ids.ts';

/**
 * The secret that signs cookies and cursors: the configured one, else one that this machine made for itself at its first
 * start and keeps in its data folder, readable by its owner alone.
 */
export function secretOf(configured: string | undefined, dataDir: string, random: RandomBytes): string {
  if (configured) return configured;
  const file = join(dataDir, 'secret');
  try {
    // "wx" fails when the file is there, so two first starts at once agree on one secret.
    writeFileSync(file, Buffer.from(random(32)).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (thrown) {
    if (!(thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST')) throw thrown;
  }
  return readFileSync(file, 'utf8').trim();
}
