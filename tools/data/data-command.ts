import process from 'node:process';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readConfig, type Config } from '../../server/platform/config.ts';
import { StartFailure } from '../../server/platform/environment-values.ts';
import { DataFailure } from './data-failure.ts';

interface DataOrder {
  /** What stood behind the command's name. */
  args: readonly string[];
  config: Config;
  /** Tells the person at the terminal. */
  say: (line: string) => void;
}
/** Throws DataFailure when it cannot be done; then nothing that was there is changed. */
export type DataCommand = (order: DataOrder) => Promise<void>;

/** Has a command done with the settings of the server. Throws DataFailure. */
export async function obey(command: DataCommand, args: readonly string[]): Promise<void> {
  try {
    await command({ args, config: readConfig(process.env), say: (line) => void process.stdout.write(`${line}\n`) });
  } catch (thrown) {
    if (thrown instanceof StartFailure) throw new DataFailure(thrown.message, { cause: thrown });
    throw thrown;
  }
}

/** Throws DataFailure with the usage when something else stands there. */
export function readArgs<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new DataFailure(usage);
  }
}
