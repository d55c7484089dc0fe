// npm run data -- restore DIR: puts a backup in the place of what is in DATA_DIR. Nothing is replaced before the backup is
// known to be whole, and what was there stays until what comes in its place can be opened.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { link, mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openDatabase } from '../../server/platform/database.ts';
import type { Config } from '../../server/platform/config.ts';
import { DataFailure } from './data-failure.ts';
import { folderDisk } from '../../server/pictures/folder-disk.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import { assertEmbedded } from './backup.ts';
import { copyPictures } from './copy-pictures.ts';
import { readArgs, type DataCommand } from './data-command.ts';
import { assertUnused, inspectDatabase } from './database-copy.ts';
import { copyPrivate, flush, writePrivate } from './durable-files.ts';
import { DATABASE, LEDGER, markOf, PICTURES, readBackup, SECRET, secretIn, type Manifest } from './manifest.ts';

const USAGE = 'npm run data -- restore DIR [--replace] [--ledger FILE]';

export const restore: DataCommand = async ({ args, config, say }) => {
  assertEmbedded();
  const options = { replace: { type: 'boolean' }, ledger: { type: 'string' } } as const;
  const { positionals, values } = readArgs(args, options, USAGE);
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) throw new DataFailure(USAGE);
  const folder = resolve(wanted);
  const manifest = await readBackup(folder);
  const contents = inspectDatabase(join(folder, DATABASE));
  if (JSON.stringify(contents.rows) !== JSON.stringify(manifest.rows))
    throw new DataFailure(`The backup in ${folder} is not whole: its tables have other rows than it says`);
  if (values.ledger !== undefined && !existsSync(values.ledger))
    throw new DataFailure(`There is no ledger at ${values.ledger}`);
  const ledger = mergeLedgers([join(config.dataDir, LEDGER), join(folder, LEDGER), values.ledger]);
  const isReplacing = assertPlaceFor(config, values.replace === true);
  const takesSecret = assertSecret(config, folder, manifest);

  await mkdir(config.dataDir, { recursive: true });
  const pictures = await copyPictures(
    folderDisk(join(folder, PICTURES)),
    await openPictureDisk(config),
    contents.pictured,
  );
  if (pictures.failed.length > 0)
    throw new DataFailure(
      `Not every picture could be put back, so nothing was replaced:\n${pictures.failed.join('\n')}`,
    );
  const staged = await stageDatabase(folder, config.dataDir);
  // Before the data that it speaks of: what was removed since must never be seen again.
  if (ledger !== '') await writePrivate(join(config.dataDir, LEDGER), ledger);
  if (takesSecret) await copyPrivate(join(folder, SECRET), join(config.dataDir, SECRET));
  await swapDatabase(staged, join(config.dataDir, DATABASE));
  say(
    `${manifest.rows['stories'] ?? 0} stories, ${manifest.rows['users'] ?? 0} accounts and ${pictures.pictures.length} pictures of ${manifest.made_at} are in ${config.dataDir}` +
      `${isReplacing ? ' in the place of what was there' : ''}. Start the server: before it answers it removes what was removed since.`,
  );
};

/** True where something is to be replaced. */
function assertPlaceFor({ dataDir }: Config, mayReplace: boolean): boolean {
  const there = join(dataDir, DATABASE);
  if (!existsSync(there)) return false;
  assertUnused(there);
  if (!mayReplace)
    throw new DataFailure(`There is data in ${dataDir} already. To put the backup in its place: --replace`);
  return true;
}

/** The ledger is kept under the secret: with another one the server would not see what was removed. True where it comes with the backup. */
function assertSecret(config: Config, folder: string, { secret_mark: mark }: Manifest): boolean {
  const now = secretIn(config);
  const known = [now, config.earlierSecret].flatMap((secret) => (secret === undefined ? [] : [markOf(secret)]));
  if (known.includes(mark)) return false;
  const carriesSecret = existsSync(join(folder, SECRET));
  if (carriesSecret && config.secret === undefined) {
    const isLedgerOfAnother = now !== undefined && existsSync(join(config.dataDir, LEDGER));
    if (!isLedgerOfAnother) return true;
    throw new DataFailure(
      `The secret in ${config.dataDir} is not that of the backup: set JWT_SECRET to the one in ${folder} and JWT_SECRET_PREVIOUS to the one in ${config.dataDir}`,
    );
  }
  throw new DataFailure(
    'The backup was made under another secret: set JWT_SECRET or JWT_SECRET_PREVIOUS to that one, or nobody knows what was removed since',
  );
}

/** All lines of all of them, each once; the file in the place knows the most, but may be lost. */
function mergeLedgers(paths: readonly (string | undefined)[]): string {
  const lines = paths.flatMap((path) => {
    if (path === undefined || !existsSync(path)) return [];
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  });
  return [...new Set(lines)].map((line) => `${line}\n`).join('');
}

/** Copies the database beside its place and opens it once as a server would. Throws DataFailure when that fails. */
async function stageDatabase(folder: string, dataDir: string): Promise<string> {
  const staged = join(dataDir, `${DATABASE}.restored`);
  removeDatabase(staged);
  await copyPrivate(join(folder, DATABASE), staged);
  try {
    await (await openDatabase(staged)).destroy();
    assertUnused(staged);
    inspectDatabase(staged);
  } catch (thrown) {
    removeDatabase(staged);
    throw new DataFailure(`This version of the product cannot open the backup: ${String(thrown)}`, { cause: thrown });
  }
  await flush(staged);
  return staged;
}

/** There is a database in the place at every moment: a server that starts without one would begin anew. */
async function swapDatabase(staged: string, place: string): Promise<void> {
  const aside = `${place}.before`;
  removeDatabase(aside);
  const isReplacing = existsSync(place);
  if (isReplacing) await link(place, aside);
  // Of a database that was broken, its log would be taken for the new one's.
  for (const ending of ['-wal', '-shm']) rmSync(`${place}${ending}`, { force: true });
  try {
    await rename(staged, place);
    inspectDatabase(place);
  } catch (thrown) {
    if (isReplacing) await rename(aside, place);
    throw thrown;
  }
  await flush(dirname(place));
  // It holds what families told us, and nobody would ever look for it there.
  removeDatabase(aside);
}

function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
}
