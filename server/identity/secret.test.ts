import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StartFailure } from '../platform/environment-values.ts';
import { systemRandom } from '../platform/ids.ts';
import { secretOf } from './secret.ts';

vi.mock('node:fs', { spy: true });
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tuckaway-secret-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secret of a machine', () => {
  it('is the configured one', () => {
    expect(secretOf('configured', folder, systemRandom)).toBe('configured');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is made once and kept for its owner alone', () => {
    const made = secretOf(undefined, folder, systemRandom);
    expect(Buffer.byteLength(made)).toBeGreaterThanOrEqual(32);
    expect(secretOf(undefined, folder, systemRandom)).toBe(made);
    expect(readdirSync(folder)).toEqual(['secret']);
    expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(made);
  });

  it('is on the disk before it has its name', () => {
    secretOf(undefined, folder, systemRandom);
    expect(fs.writeFileSync).toHaveBeenCalledWith(
      expect.stringContaining('secret.'),
      expect.any(String),
      expect.objectContaining({ flush: true }),
    );
  });

  it.each(['', '\n', 'short', 'x'.repeat(31)])('is no start when the kept one is %j', (kept) => {
    writeFileSync(join(folder, 'secret'), kept);
    expect(() => secretOf(undefined, folder, systemRandom)).toThrow(StartFailure);
    expect(readdirSync(folder)).toEqual(['secret']);
  });
});
