import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../../tests/helpers/server-process.ts';
import { readConfig } from '../../server/platform/config.ts';
import { openDatabase } from '../../server/platform/database.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

let folder: string;
let dataDir: string;
const at = (...path: string[]) => join(folder, ...path);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-backup-'));
  dataDir = join(folder, 'data');
  return () => rmSync(folder, { recursive: true });
});
const run = async (command: typeof backup, args: string[], environment: Record<string, string> = {}) => {
  const said: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  await command({ args, config, say: (line) => said.push(line) });
  return said.join('\n');
};
/** What a server leaves that was given no secret. */
const makeData = async () => {
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'secret'), 's'.repeat(43));
  await (await openDatabase(join(dataDir, 'tuckaway.db'))).destroy();
};
const numbersIn = (path: string) => {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    return ['left_hand', 'right_hand'].map((table) =>
      database
        .prepare(`select n from ${table} order by n`)
        .all()
        .map(({ n }) => Number(n)),
    );
  } finally {
    database.close();
  }
};

describe('a backup', () => {
  it('of a database that is written into without a pause is of one moment, and is put back as it was', async () => {
    const path = join(dataDir, 'tuckaway.db');
    await makeData();
    const writer = startProcess('tests/helpers/busy-writer.ts', { DATABASE: path });
    onTestFinished(() => void writer.child.kill('SIGKILL'));
    await writer.ready;
    for (const name of ['first', 'second', 'third']) await run(backup, [at(name)]);
    // Nobody but the writer has it open, and a restore sees that.
    await expect(run(restore, [at('first'), '--replace'])).rejects.toThrow('A server has');
    writer.child.kill('SIGTERM');
    expect(await writer.ended).toMatchObject({ code: 0 });
    const [written = []] = numbersIn(path);

    const lengths = ['first', 'second', 'third'].map((name) => {
      const [left = [], right = []] = numbersIn(at(name, 'tuckaway.db'));
      expect(left).toEqual(right);
      expect(left).toEqual(Array.from({ length: left.length }, (_, n) => n + 1));
      return left.length;
    });
    expect(lengths[0]).toBeGreaterThanOrEqual(20);
    expect([...lengths, written.length].toSorted((one, other) => one - other)).toEqual([...lengths, written.length]);
    expect(written.length).toBeGreaterThan(lengths[2] ?? 0);

    await run(restore, [at('second'), '--replace']);
    expect(numbersIn(path).map(({ length }) => length)).toEqual([lengths[1], lengths[1]]);
    expect(readdirSync(dataDir).toSorted()).toEqual(['secret', 'tuckaway.db']);
  });

  it('is for its owner’s eyes alone, and has a folder of its own', async () => {
    await makeData();
    expect(await run(backup, [at('one')])).toContain('The secret of the server is in it');
    expect(readdirSync(at('one')).toSorted()).toEqual(['manifest.json', 'secret', 'tuckaway.db']);
    expect(statSync(at('one')).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(at('one'))) expect(statSync(at('one', name)).mode & 0o777).toBe(0o600);
    await expect(run(backup, [at('one')])).rejects.toThrow('is not empty');
    expect(await run(backup, [at('two')], { JWT_SECRET: 'j'.repeat(40) })).toContain('The secret is not in it');
    expect(readdirSync(at('two')).toSorted()).toEqual(['manifest.json', 'tuckaway.db']);
  });

  it('leaves nothing where it cannot be made', async () => {
    await expect(run(backup, [at('one')])).rejects.toThrow(`There is no database in ${dataDir}`);
    mkdirSync(dataDir);
    writeFileSync(
      join(dataDir, 'tuckaway.db'),
      'this is no database, but long enough to be looked at by one'.repeat(20),
    );
    // A server makes one where JWT_SECRET is not set, so this is not how the server is set.
    await expect(run(backup, [at('one')])).rejects.toThrow('set JWT_SECRET, and all else, as for the server');
    writeFileSync(join(dataDir, 'secret'), 's'.repeat(43));
    await expect(run(backup, [at('one')])).rejects.toThrow('could not be copied: file is not a database');
    expect(readdirSync(folder)).toEqual(['data']);
    await expect(run(backup, [])).rejects.toThrow('npm run data -- backup DIR');
    await expect(run(backup, ['--fast', at('one')])).rejects.toThrow('npm run data -- backup DIR');
    expect(existsSync(at('one'))).toBe(false);
  });
});
