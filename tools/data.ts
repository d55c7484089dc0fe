// npm run data -- COMMAND: what is done with all the data of a server at once.
import process from 'node:process';
import { obey } from './data/data-command.ts';
import { DataFailure } from './data/data-failure.ts';

interface Command {
  /** What it does, in a line. */
  what: string;
  /** @param options what was said after its name */
  run: (options: readonly string[]) => Promise<void>;
}
const COMMANDS: Record<string, Command> = {
  move: {
    what: 'carries the database in DATA_DIR over to PostgreSQL at DATABASE_URL',
    run: async () => (await import('./data/move.ts')).move(process.env),
  },
  backup: {
    what: 'DIR: copies the database in DATA_DIR and its pictures, while the server runs',
    run: async (options) => obey((await import('./data/backup.ts')).backup, options),
  },
  restore: {
    what: 'DIR [--replace] [--ledger FILE]: puts such a copy back',
    run: async (options) => obey((await import('./data/restore.ts')).restore, options),
  },
  'move-pictures': {
    what: 'copies the pictures in DATA_DIR to the store at S3_BUCKET',
    run: async (options) => obey((await import('./data/move-pictures.ts')).movePictures, options),
  },
};

const [name = '', ...options] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
try {
  if (!command) {
    const lines = Object.entries(COMMANDS).map(([each, { what }]) => `  npm run data -- ${each}   ${what}`);
    throw new DataFailure(`Say what is to be done:\n${lines.join('\n')}`);
  }
  await command.run(options);
} catch (thrown) {
  // No room, no right, no folder: what the machine says is enough.
  if (!(thrown instanceof DataFailure || (thrown instanceof Error && 'syscall' in thrown))) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}
