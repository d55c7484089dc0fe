// npm run reports: the stories of the server's database that readers have reported or that are hidden, and why.
// --release <id> lets one that was looked at back into the lists and forgets its reports; --hide <id> takes one out. A
// server that runs names a story in its sitemap for ten minutes after it was hidden from here.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/platform/config.ts';
import { openDatabase, type Database } from '../server/platform/database.ts';
import { hideStory, listReported, releaseStory } from '../server/stories/reports.store.ts';

const { values } = parseArgs({ options: { release: { type: 'string' }, hide: { type: 'string' } } });

async function show(database: Database): Promise<void> {
  const stories = await listReported(database);
  if (stories.length === 0) console.log('No story is reported.');
  for (const { id, title, is_hidden, reports } of stories) {
    console.log(`${id}  ${is_hidden === 1 ? 'hidden' : 'listed'}  ${JSON.stringify(title)}`);
    for (const { reason, details, created_at } of reports)
      // As JSON: what a stranger wrote must not move the cursor of a terminal.
      console.log(
        `  ${new Date(created_at).toISOString()}  ${reason}${details === null ? '' : `  ${JSON.stringify(details)}`}`,
      );
  }
}

async function change(database: Database): Promise<void> {
  const done = [
    ...(values.release === undefined ? [] : [{ id: values.release, isThere: releaseStory, word: 'is released' }]),
    ...(values.hide === undefined ? [] : [{ id: values.hide, isThere: hideStory, word: 'is hidden' }]),
  ];
  for (const { id, isThere, word } of done) {
    const isDone = await isThere(database, id);
    console.log(isDone ? `${id} ${word}` : `There is no story ${id}`);
    if (!isDone) process.exitCode = 1;
  }
}

const { databaseAddress, dataDir } = readConfig(process.env);
const isFile = databaseAddress.startsWith(dataDir);
if (!isFile || existsSync(databaseAddress)) {
  const database = await openDatabase(databaseAddress);
  try {
    await (values.release === undefined && values.hide === undefined ? show(database) : change(database));
  } finally {
    await database.destroy();
  }
} else {
  console.error(`There is no database at ${databaseAddress}`);
  process.exitCode = 1;
}
