// Writes into a database without a pause, as a program of its own: each transaction one row of the same number in each of two
// tables, with something to fill pages. Takes DATABASE; it is ready when it has begun, and ends when it is told to.
import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.env['DATABASE'] ?? '', { timeout: 5000 });
database.exec('pragma journal_mode = wal; pragma synchronous = full;');
database.exec('create table if not exists left_hand (n integer primary key, filler blob not null)');
database.exec('create table if not exists right_hand (n integer primary key, filler blob not null)');
const left = database.prepare('insert into left_hand values (?, ?)');
const right = database.prepare('insert into right_hand values (?, ?)');

const ending = new AbortController();
process.on('SIGTERM', () => ending.abort());
for (let n = 1; !ending.signal.aborted; n++) {
  database.exec('begin immediate');
  left.run(n, randomBytes(12_000));
  right.run(n, randomBytes(12_000));
  database.exec('commit');
  if (n === 20) process.stdout.write('The writer is ready at work\n');
  await turn();
}
database.close();
