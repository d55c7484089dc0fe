import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createErasureLedger } from './erasure-ledger.ts';
import { createSigner } from './signing.ts';

const DAY_MS = 86_400_000;
const time = { now: Date.parse('2026-11-20T20:00:00.000Z') };
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-ledger-'));
  file = join(folder, 'erased.jsonl');
  time.now = Date.parse('2026-11-20T20:00:00.000Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = (...secrets: [string, ...string[]]) =>
  createErasureLedger(file, { signer: createSigner(secrets), clock: { now: () => time.now } });
const STORY = { kind: 'story', id: 'a-story' } as const;
const ACCOUNT = { kind: 'account', id: 'an-account' } as const;

describe('the ledger of what was removed', () => {
  it('knows what was noted, and says nothing while nothing was', async () => {
    expect(await open('secret').read()).toBeUndefined();
    await open('secret').note([]);
    expect(existsSync(file)).toBe(false);
    await open('secret').note([ACCOUNT]);
    await open('secret').note([STORY]);
    const wasErased = await open('secret').read();
    expect(
      [ACCOUNT, STORY, { ...STORY, id: 'other' }, { ...STORY, kind: 'account' as const }].map((each) =>
        wasErased?.(each),
      ),
    ).toEqual([true, true, false, false]);
  });

  it('holds no id, and is for its owner alone', async () => {
    await open('secret').note([ACCOUNT, STORY]);
    expect(readFileSync(file, 'utf8')).not.toMatch(/a-story|an-account/);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? ''))).toEqual(['at', 'kind', 'hash']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('outlives a change of the secret', async () => {
    await open('before').note([STORY]);
    expect((await open('after', 'before').read())?.(STORY)).toBe(true);
    expect((await open('after').read())?.(STORY)).toBe(false);
  });

  it('forgets after ninety days, and keeps the rest as it was', async () => {
    await open('secret').note([ACCOUNT]);
    time.now += 45 * DAY_MS;
    await open('secret').note([STORY]);
    const [, line = ''] = readFileSync(file, 'utf8').split('\n');
    time.now += 45 * DAY_MS - 1;
    await open('secret').forget();
    expect((await open('secret').read())?.(ACCOUNT)).toBe(true);
    time.now += 1;
    expect((await open('secret').read())?.(ACCOUNT)).toBe(false);
    await open('secret').forget();
    expect(readFileSync(file, 'utf8')).toBe(`${line}\n`);
  });

  it('reads past half a line that a crash left, and mends it', async () => {
    await open('secret').note([STORY]);
    appendFileSync(file, '{"at":"2026-11-20T20:0');
    expect((await open('secret').read())?.(STORY)).toBe(true);
    await open('secret').forget();
    await open('secret').note([ACCOUNT]);
    expect((await open('secret').read())?.(ACCOUNT)).toBe(true);
  });

  it('lets nothing be removed that it cannot note', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'no folder');
    await expect(open('secret').note([STORY])).rejects.toThrow('ENOTDIR');
  });
});
