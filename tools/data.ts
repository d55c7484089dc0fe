// npm run data -- COMMAND: what is done with all the data of a server at once.
import process from 'node:process';
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
  if (!(thrown instanceof DataFailure)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 1;
}
