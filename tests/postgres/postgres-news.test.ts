import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/platform/database.ts';
import { openPostgresNews } from '../../server/platform/postgres-news.ts';
import type { ProcessNews } from '../../server/platform/process-news.ts';
import { createStoryNews } from '../../server/stories/story-news.ts';
import { lendAddress } from '../helpers/empty-database.ts';
import { asOnlooker } from './address.ts';

const WAITS = { firstMs: 20, mostMs: 100, askMs: 15_000, answerMs: 5000 };
const NEWS = `application_name = 'tuckaway news' and datname = current_database()`;

let lent: Awaited<ReturnType<typeof lendAddress>>;
let database: Database;
let opened: ProcessNews[] = [];
beforeEach(async () => {
  lent = await lendAddress('');
  database = await openDatabase(asOnlooker(lent.address));
});
afterEach(async () => {
  await Promise.all(opened.map((news) => news.close()));
  opened = [];
  await database.destroy();
  await lent.giveBack();
});
const open = () => {
  const news = openPostgresNews(lent.address, pino({ level: 'silent' }), WAITS);
  opened.push(news);
  return news;
};
const countListening = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where ${sql.raw(NEWS)} and query ~ 'listen|pg_notify'`.execute(database);
  return rows[0]?.count;
};
/** What this one heard about stories. */
const heardBy = (news: ProcessNews) => {
  const heard: string[] = [];
  news.hear('story', (id) => {
    if (id !== undefined) heard.push(id);
  });
  return heard;
};

it('tells all others on the database, and not itself', async () => {
  const [one, two, three] = [open(), open(), open()];
  const heard = [one, two, three].map(heardBy);
  let woken = 0;
  await expect.poll(countListening).toBe(3);
  await expect.poll(() => three.isHearing()).toBe(true);
  three.hear('work', () => (woken += 1));
  one.send('story', 'a-story');
  one.send('work');
  await expect.poll(() => [heard[1], heard[2], woken]).toEqual([['a-story'], ['a-story'], 1]);
  expect(heard[0]).toEqual([]);
});

it('wakes who waits for a story in another process, long before it would look again', async () => {
  const [here, there] = [createStoryNews(open()), createStoryNews(open())];
  await expect.poll(countListening).toBe(2);
  const asked = performance.now();
  const heard = here.next('a-story', 20_000);
  there.tell('a-story');
  await heard;
  expect(performance.now() - asked).toBeLessThan(10_000);
});

it('listens again after every loss of its connection, and nobody is hurt meanwhile', async () => {
  const [one, two] = [open(), open()];
  const heard = heardBy(two);
  for (let times = 1; times <= 3; times++) {
    await expect.poll(countListening).toBe(2);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${sql.raw(NEWS)}`.execute(database);
    one.send('story', 'perhaps-lost');
    await expect
      .poll(() => {
        one.send('story', `after-${times}`);
        return heard.includes(`after-${times}`);
      })
      .toBe(true);
  }
});

it('leaves no connection behind, and what was told last is still sent', async () => {
  const [one, two] = [open(), open()];
  const heard = heardBy(two);
  await expect.poll(countListening).toBe(2);
  one.send('story', 'the-last-word');
  await one.close();
  await expect.poll(() => heard).toEqual(['the-last-word']);
  await two.close();
  await expect.poll(countListening).toBe(0);
});

it('says so when it hears nothing any more, and everybody looks for himself', async () => {
  const news = open();
  await expect.poll(() => news.isHearing()).toBe(true);
  let looked = 0;
  news.hear('story', (id) => {
    if (id === undefined && !news.isHearing()) looked += 1;
  });
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${sql.raw(NEWS)}`.execute(database);
  await expect.poll(() => looked).toBe(1);
});

it('ends where nothing was ever reached', async () => {
  const news = openPostgresNews('postgres://nobody@127.0.0.1:1/nothing', pino({ level: 'silent' }), WAITS);
  news.send('work');
  expect(news.isHearing()).toBe(false);
  await news.close();
});
