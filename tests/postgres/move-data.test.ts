import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { agreeOnSecret } from '../../server/identity/secret.store.ts';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { loadEditorialStories } from '../../server/stories/editorial-stories.ts';
import { insertStory, newStoryRow } from '../../server/stories/stories.store.ts';
import { moveData } from '../../tools/data/move-data.ts';
import { lendAddress } from '../helpers/empty-database.ts';
import { startProcess } from '../helpers/server-process.ts';
import { asOnlooker } from './address.ts';

let folder: string;
let file: string;
let lent: Awaited<ReturnType<typeof lendAddress>>;
let target: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-move-'));
  file = join(folder, 'tuckaway.db');
  lent = await lendAddress(folder);
  target = await openDatabase(asOnlooker(lent.address));
});
afterEach(async () => {
  await sql`drop table if exists data_move, oddities`.execute(target);
  await target.destroy();
  await lent.giveBack();
  rmSync(folder, { recursive: true, force: true });
});

const BIG = 9_007_199_254_740_993n;
/** A file as a server leaves it: stories of the house and of families, and what hangs on them. */
async function fill(events = 0): Promise<void> {
  const source = await openDatabase(file);
  await loadEditorialStories(source, { now: () => 1 });
  for (const [id, owner, title] of [
    ['a'.repeat(22), 'user:me', 'Das Licht 🌙 im Flur'],
    ['B'.repeat(22), 'anon:you', 'दीया'],
    ['é'.repeat(22), null, null],
  ] as const)
    await insertStory(
      source,
      newStoryRow({ id, owner, parameters: '{"story_language":"de"}', created_at: 1_763_668_800_000, title }),
    );
  await source
    .insertInto('story_likes')
    .values({ story_id: 'a'.repeat(22), viewer: 'anon:you', created_at: 5 })
    .execute();
  await source.updateTable('tidying').set({ erased_at: 7 }).execute();
  for (let at = 0; at < events; at += 500)
    await source
      .insertInto('analytics_events')
      .values(
        Array.from({ length: 500 }, (_, more) => ({
          event_id: `event ${at + more}`,
          client_id: 'device',
          name: 'page_view',
          props: '{"path":"/"}',
          happened_at: at,
          received_at: at,
        })),
      )
      .execute();
  await source.destroy();
}
const countOf = async (table: 'stories' | 'analytics_events' | 'story_likes') => {
  const counting = target.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await counting.executeTakeFirstOrThrow()).count;
};
const move = async (secret?: string) => {
  const said: string[] = [];
  await moveData({ file, url: lent.address, secret }, (line) => void said.push(line));
  return said;
};
/** The command as it is typed. */
const command = () => startProcess('tools/data.ts', { DATA_DIR: folder, DATABASE_URL: lent.address }, ['move']);

describe('npm run data -- move', { timeout: 60_000 }, () => {
  it('carries every row over, with its letters and its gaps, and says how many', async () => {
    await fill();
    const said = await move();
    expect(said).toContain('story_likes: 1 rows');
    expect(said.at(-1)).toMatch(/^\d+ rows in \d+ tables, each the same on both sides/);
    const { title } = await target
      .selectFrom('stories')
      .select('title')
      .where('id', '=', 'a'.repeat(22))
      .executeTakeFirstOrThrow();
    expect(title).toBe('Das Licht 🌙 im Flur');
    expect((await target.selectFrom('tidying').selectAll().execute()).map(({ erased_at }) => erased_at)).toEqual([7]);
  });

  it('takes along the secret that the server made, and the machine that starts first signs with it', async () => {
    await fill();
    // Of a server that tried the empty database out.
    await agreeOnSecret(target, 'of another machine');
    writeFileSync(join(folder, 'secret'), 'of this machine, and long enough to be one');
    expect((await command().ended).code).toBe(0);
    expect(await agreeOnSecret(target, 'of a third machine')).toBe('of this machine, and long enough to be one');
  });

  it('keeps bytes, integers beyond what a number holds, and what PostgreSQL has no letter for', async () => {
    await fill();
    const columns = 'id bigint primary key, bytes blob, words text';
    const source = new DatabaseSync(file);
    source.exec(`create table oddities (${columns})`);
    source.prepare('insert into oddities values (?, ?, ?)').run(BIG, new Uint8Array([0, 255, 10, 92]), 'a\0b');
    source.prepare('insert into oddities values (?, ?, ?)').run(-BIG, null, null);
    source.close();
    await sql.raw(`create table oddities (${columns.replace('blob', 'bytea')})`).execute(target);
    await move();
    const { rows } = await sql`select id::text, encode(bytes, 'hex') as bytes, words from oddities order by id`.execute(
      target,
    );
    expect(rows).toEqual([
      { id: String(-BIG), bytes: null, words: null },
      { id: String(BIG), bytes: '00ff0a5c', words: 'a\uFFFDb' },
    ]);
  });

  it('goes on where it was killed', async () => {
    const events = 40_000;
    await fill(events);
    const first = command();
    await expect.poll(() => countOf('analytics_events'), { interval: 5 }).toBeGreaterThan(0);
    first.child.kill('SIGKILL');
    await first.ended;
    const half = await countOf('analytics_events');
    expect(half).toBeLessThan(events);
    const { code, said } = await command().ended;
    expect([code, said]).toEqual([0, expect.stringContaining(`analytics_events: ${events} rows`)]);
    expect([await countOf('analytics_events'), await countOf('story_likes')]).toEqual([events, 1]);
  });

  it('says which row is not the same', async () => {
    await fill();
    await sql`create function broken() returns trigger language plpgsql
      as 'begin new.title := ''another''; return new; end'`.execute(target);
    await sql`create trigger broken before insert on stories for each row execute function broken()`.execute(target);
    await expect(move()).rejects.toThrow(/^stories is not the same on both sides, at \["/);
    await sql`drop function broken cascade`.execute(target);
  });

  it('refuses a target that has other data, either side while a server uses it, and no file at all', async () => {
    await expect(move()).rejects.toThrow(/^There is no database at /);
    await fill();
    const server = await openDatabase(file);
    await expect(move()).rejects.toThrow(/is in use: stop the server first$/);
    await server.destroy();
    const other = await openDatabase(lent.address);
    await other.selectFrom('stories').select('id').execute();
    await expect(move()).rejects.toThrow(/^A server runs on the other database/);
    await other.destroy();
    await insertStory(target, newStoryRow({ id: 'another', owner: null, parameters: '{}', created_at: 1 }));
    await expect(move()).rejects.toThrow(/^The other database has data of its own, in stories/);
    expect(await countOf('story_likes')).toBe(0);
  });

  it('says where it cannot go, without the password', async () => {
    const start = (url: string) =>
      startProcess('tools/data.ts', { DATA_DIR: folder, DATABASE_URL: url }, ['move']).ended;
    await fill();
    for (const url of ['', 'mysql://me:hush@localhost/name', 'postgres://me:hush@127.0.0.1:1/name']) {
      const { code, said } = await start(url);
      expect([code, said.trim().split('\n').length]).toEqual([1, 1]);
      expect(said).not.toContain('hush');
    }
  });
});
