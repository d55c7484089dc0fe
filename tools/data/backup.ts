// npm run data -- backup DIR: the database as it is at one moment, the pictures it names, the ledger of removals and, where
// the server made its secret by itself, that too. The server may run and write meanwhile.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { chmod, mkdir, rename } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import type { Config } from '../../server/platform/config.ts';
import { DataFailure } from './data-failure.ts';
import { folderDisk } from '../../server/pictures/folder-disk.ts';
import { openPictureDisk } from '../../server/pictures/open-picture-disk.ts';
import { copyPictures } from './copy-pictures.ts';
import { readArgs, type DataCommand } from './data-command.ts';
import { copyDatabase, inspectDatabase } from './database-copy.ts';
import { copyPrivate, flush, writePrivate } from './durable-files.ts';
import { DATABASE, LEDGER, MANIFEST, markFile, markOf, PICTURES, SECRET, secretIn, type Manifest } from './manifest.ts';

const USAGE = 'npm run data -- backup DIR   (a folder that is not there yet)';

/** Throws DataFailure where the data is in a database that its own tools copy. */
export function assertEmbedded(): void {
  if (process.env['DATABASE_URL'])
    throw new DataFailure(
      'This is for the database that comes with the product. With DATABASE_URL use pg_dump and pg_restore: docs/runbook.md',
    );
}

export const backup: DataCommand = async ({ args, config, say }) => {
  assertEmbedded();
  const { positionals } = readArgs(args, {}, USAGE);
  const [wanted] = positionals;
  if (wanted === undefined || positionals.length > 1) throw new DataFailure(USAGE);
  const folder = resolve(wanted);
  const { dataDir } = config;
  if (!existsSync(join(dataDir, DATABASE))) throw new DataFailure(`There is no database in ${dataDir}`);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new DataFailure(`${folder} is not empty. A backup has a folder of its own.`);

  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const { manifest, bare } = await fill(draft, config);
    await writePrivate(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, folder);
    await flush(dirname(folder));
    const { rows, files } = manifest;
    const pictures = files.filter(({ name }) => name.startsWith(`${PICTURES}/`)).length;
    say(
      `${folder}: ${rows['stories'] ?? 0} stories, ${rows['users'] ?? 0} accounts, ${pictures} pictures. ` +
        (bare === 0 ? '' : `The pictures of ${bare} of the stories were not there to be copied. `) +
        (config.secret === undefined
          ? 'The secret of the server is in it: guard it as the server itself.'
          : 'The secret is not in it: keep JWT_SECRET elsewhere.'),
    );
  } catch (thrown) {
    // Half a backup is no use, and holds what families told us.
    rmSync(draft, { recursive: true, force: true });
    throw thrown;
  }
};

/** @returns what the backup says of itself, and how many stories it has without the pictures that they had */
async function fill(draft: string, config: Config): Promise<{ manifest: Manifest; bare: number }> {
  const { dataDir } = config;
  const secret = secretIn(config);
  // A server that is given none makes one: whoever finds none has not the settings of the server.
  if (secret === undefined)
    throw new DataFailure(`There is no secret in ${dataDir}: set JWT_SECRET, and all else, as for the server`);
  await copyDatabase(join(dataDir, DATABASE), join(draft, DATABASE));
  await chmod(join(draft, DATABASE), 0o600);
  await flush(join(draft, DATABASE));
  const { rows, pictured } = inspectDatabase(join(draft, DATABASE));
  // After the database: every picture that it names was kept before, and stays as long as its story.
  const copied = await copyPictures(await openPictureDisk(config), folderDisk(join(draft, PICTURES)), pictured);
  if (copied.failed.length > 0)
    throw new DataFailure(`Not every picture could be copied, so there is no backup:\n${copied.failed.join('\n')}`);
  const found = new Set(copied.pictures.map(({ name }) => name.split('/')[0]));
  // A story may go while it is copied, but not all of them.
  if (pictured.length > 0 && found.size === 0)
    throw new DataFailure(
      `None of the pictures of ${pictured.length} stories is ${config.objectStore ? 'in the store' : `in ${dataDir}`}: set S3_BUCKET and what belongs to it as for the server`,
    );
  // Last: the ledger knows of all that was removed while the rest was copied.
  const beside = [
    ...(existsSync(join(dataDir, LEDGER)) ? [LEDGER] : []),
    ...(config.secret === undefined ? [SECRET] : []),
  ];
  for (const name of beside) await copyPrivate(join(dataDir, name), join(draft, name));
  const files = copied.pictures.map((each) => ({ ...each, name: `${PICTURES}/${each.name}` }));
  for (const name of [DATABASE, ...beside]) files.push(await markFile(draft, name));
  const made_at = new Date().toISOString();
  return {
    bare: pictured.filter((story) => !found.has(story)).length,
    manifest: { format: 1, made_at, rows, files, secret_mark: markOf(secret) },
  };
}
