// PostgreSQL chooses a way by what it has counted of the rows, so it is asked over as many as make a wrong way dear.
import { CompiledQuery, sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { LISTS, putListed, readPage, STANDS_EVERYWHERE } from '../helpers/listed-stories.ts';
import { createTestApp, type TestApp } from '../helpers/test-app.ts';

const STORIES = 5000;
/** Where a list walks by time and picks, a page may pass over so many. */
const PASSED_OVER = 100;

let server: TestApp;
afterEach(async () => {
  vi.restoreAllMocks();
  // So that the next one who is lent this database does not read past what these leave behind.
  await sql`truncate stories cascade`.execute(server.database);
  await server.close();
});

/** Copies of one story by other families, at other times, some with other choices and in other languages. */
async function multiply(id: string): Promise<void> {
  const insert = sql`insert into stories select (jsonb_populate_record(one, jsonb_build_object(
    'id', lpad(number::text, 22, '0'),
    'owner', case when number % 50 = 0 then one.owner else 'user:' || number % 997 end,
    'created_at', one.created_at - number * 1000,
    'visibility', case when number % 3 = 0 then 'unlisted' else 'public' end,
    'story_language', (array['en', 'en', 'es', 'pt-BR'])[1 + number % 4],
    'theme', (array['friendship', 'adventure', 'bedtime', 'nature', 'family'])[1 + number % 5],
    'age_group', (array['toddler', 'preschool', 'elementary'])[1 + number % 3],
    'character', (array['robot', 'fantasy', 'animal', 'family', 'child', 'alien', 'toy'])[1 + number % 7],
    'setting', (array['city', 'forest', 'space', 'ocean', 'castle', 'home', 'farm', 'school', 'island', 'mountain', 'river'])
      [1 + number % 11]))).*
    from stories one, generate_series(1, ${STORIES}) number where one.id = ${id}`;
  await server.database.transaction().execute(async (transaction) => {
    // What has not reached the disk yet is not marked as seen by everybody, and an index alone is then not enough to count.
    await sql`set local synchronous_commit = on`.execute(transaction);
    await insert.execute(transaction);
  });
  await sql`vacuum analyze stories`.execute(server.database);
}

interface Step {
  'Node Type': string;
  'Index Name'?: string;
  'Rows Removed by Filter'?: number;
  Plans?: Step[];
}
const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];

/** How a query is gone about, from the answer down to the rows. */
async function planOf({ text, values }: Asked): Promise<Step[]> {
  const explain = CompiledQuery.raw(`explain (analyze, timing off, format json) ${text}`, values);
  const { rows } = await server.database.executeQuery<{ 'QUERY PLAN': { Plan: Step }[] }>(explain);
  return stepsOf(rows[0]?.['QUERY PLAN'][0]?.Plan ?? { 'Node Type': 'none' });
}

interface Asked {
  text: string;
  values: unknown[];
}

it(`of ${STORIES} stories lists walk an index on PostgreSQL too: nothing is scanned, nothing is sorted`, async () => {
  server = await createTestApp({ isWorking: false });
  const { ask, signedIn } = server;
  const family = await signedIn();
  await multiply(await putListed(server, { parameters: STANDS_EVERYWHERE, row: { owner: `user:${family.userId}` } }));
  const queries = vi.spyOn(Client.prototype, 'query');
  for (const path of LISTS) {
    const asking = path.startsWith('/api/stories/category') ? ask : family.ask;
    const { last_key } = await readPage(asking, path);
    if (last_key) await readPage(asking, `${path}&last_key=${last_key}`);
  }
  await ask('/api/categories/stats');
  const asked = (queries.mock.calls as unknown[][])
    .map(([text, values]) => ({ text: String(text), values: values as unknown[] }))
    .filter(({ text }) => /from "stories"/.test(text) && !/where "id" = /.test(text));
  vi.restoreAllMocks();
  expect(asked.length).toBeGreaterThan(30);
  for (const query of asked) {
    const steps = await planOf(query);
    const isCount = query.text.includes('count(');
    expect([query, steps.map((step) => step['Node Type'])]).toEqual([
      query,
      isCount ? ['Aggregate', 'Index Only Scan'] : ['Limit', 'Index Scan'],
    ]);
    const [, walk] = steps;
    expect([query, walk?.['Index Name']]).toEqual([query, expect.stringMatching(/^(public_stories|stories_by_owner)/)]);
    expect([query, (walk?.['Rows Removed by Filter'] ?? 0) < PASSED_OVER]).toEqual([query, true]);
  }
});
