import process from 'node:process';
import { join } from 'node:path';
import { ApiFailure } from '../../server/platform/errors.ts';
import { readConfig } from '../../server/platform/config.ts';
import { StartFailure } from '../../server/platform/environment-values.ts';
import { DataFailure } from './data-failure.ts';
import { DATABASE, secretIn } from './manifest.ts';
import { moveData } from './move-data.ts';

/**
 * npm run data -- move: from DATA_DIR/tuckaway.db to DATABASE_URL, both as the server knows them. The file stays as it is.
 * Throws DataFailure.
 */
export async function move(environment: Readonly<Record<string, string | undefined>>): Promise<void> {
  try {
    const config = readConfig(environment);
    const { databaseAddress, dataDir } = config;
    const file = join(dataDir, DATABASE);
    if (databaseAddress === file) throw new DataFailure('DATABASE_URL must say where the data is to go');
    const secret = config.secret === undefined ? secretIn(config) : undefined;
    await moveData({ file, url: databaseAddress, secret }, (line) => void process.stdout.write(`${line}\n`));
  } catch (thrown) {
    if (thrown instanceof StartFailure) throw new DataFailure(thrown.message);
    if (thrown instanceof ApiFailure) throw new DataFailure(`PostgreSQL cannot be reached: ${String(thrown.cause)}`);
    throw thrown;
  }
}
