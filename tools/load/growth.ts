// What readers wait for where there are 10, 1,000 and 100,000 public stories, each a server with a database of its own.
// Rounds take turns, so that what else the machine does falls on all of them; all answer pages of the same size.
import { closedLoop, createAsker, median, type Asked, type Asker } from './asking.ts';
import { ENGINES, onEngines, type Engine } from './engines.ts';
import { startServer, whileRunning, type LoadedServer } from './loaded-server.ts';
import { fillWithStories } from './many-stories.ts';
import type { Report } from './report.ts';
import { tellStories } from './wishes.ts';

const COUNTS = [10, 1000, 100_000] as const;
const ROUNDS = 150;
const WISHES = 40;
const BOUND = 1.5;
const PAGE = 'limit=4';
const CATEGORY = '/api/stories/category';
/** STORY and CURSOR are those of the server that is asked. */
const ASKED: Record<string, string> = {
  'story by id': '/api/stories/STORY',
  'document of a story': '/story/STORY',
  'home document': '/',
  'category, page 1': `${CATEGORY}/adventures?type=themes&${PAGE}`,
  'category, page 2': `${CATEGORY}/adventures?type=themes&${PAGE}&last_key=CURSOR`,
  'category of two values': `${CATEGORY}/school-age?type=ages&${PAGE}`,
  'category without stories': `${CATEGORY}/arctic?type=settings&limit=12`,
  'category in Spanish': `${CATEGORY}/adventures?type=themes&language=es&${PAGE}`,
  'category in Hindi, of none': `${CATEGORY}/school-age?type=ages&language=hi&${PAGE}`,
  'public list': `/api/stories?visibility=public&${PAGE}`,
  'public list in Spanish': `/api/stories?visibility=public&language=es&${PAGE}`,
  library: `/api/stories?${PAGE}`,
  'featured on the home page': '/api/stories?include_public=true&limit=6',
  'categories by popularity': '/api/categories?sortByPopularity=true',
  search: '/api/categories/search',
};
const BODIES: Record<string, object> = { search: { query: 'adventure' } };

interface Filled extends LoadedServer {
  /** Milliseconds of one answer, and how many things stand in it. */
  measure: (what: string) => Promise<{ ms: number; length: number }>;
}

async function startFilled(asker: Asker, engine: Engine, count: number): Promise<Filled> {
  const place = await engine.newPlace();
  const server = await startServer(place, { SEED_STORIES: 'off' });
  const family = { method: 'POST', body: { email: 'family@example.com', password: 'sleep tight' } };
  const { token, user } = await asker.said(`${server.url}/api/auth/register`, family);
  await fillWithStories(place.address, count, `user:${Object(user).id}`);
  const headers = { Authorization: `Bearer ${String(token)}` };
  const first = await asker.said(`${server.url}${ASKED['category, page 1']}`);
  const { stories, last_key: cursor } = Object(first);
  return {
    ...server,
    measure: async (what) => {
      const path = (ASKED[what] ?? '').replace('STORY', stories[0].story_id).replace('CURSOR', cursor);
      const body = BODIES[what];
      const asked: Asked = body ? { method: 'POST', headers, body } : { headers };
      const begun = performance.now();
      const answer = await asker.ask(server.url + path, asked);
      const ms = performance.now() - begun;
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return { ms, length: lengthOf(answer.body.toString()) };
    },
  };
}

/** How many things a page has; documents have one. */
function lengthOf(body: string): number {
  if (body.startsWith('<')) return 1;
  const { stories, categories, results } = Object(JSON.parse(body));
  return (stories ?? categories ?? results ?? [1]).length;
}

/** Medians in milliseconds of asking each server for it, in the order of the servers. Throws where they say different things. */
async function measureAll(servers: readonly Filled[], what: string): Promise<number[]> {
  const times = servers.map((): number[] => []);
  const lengths = new Set<number>();
  for (let round = -10; round < ROUNDS; round++) {
    for (let turn = 0; turn < servers.length; turn++) {
      // Who is first in a round changes.
      const at = (round + 10 + turn) % servers.length;
      const measured = await servers[at]?.measure(what);
      if (!measured) continue;
      lengths.add(measured.length);
      if (round >= 0) times[at]?.push(measured.ms);
    }
  }
  if (lengths.size !== 1) throw new Error(`${what} answers ${[...lengths].join(' or ')} things`);
  return times.map(median);
}

/** Lists, reads, library, search and acceptance, as ratios to those where there are ten stories. */
export async function growth(report: Report): Promise<void> {
  report.begin(`growth: where there are ${COUNTS.slice(1).join(' and ')} stories, to where there are ten`);
  await onEngines(ENGINES, async (engine) => {
    const asker = createAsker();
    const servers: Filled[] = [];
    await whileRunning(servers, async () => {
      for (const count of COUNTS) servers.push(await startFilled(asker, engine, count));
      const add = (what: string, [few = NaN, some = NaN, many = NaN]: readonly number[]) =>
        report.add(engine.name, what, {
          values: { '1,000': some / few, '100,000': many / few },
          bound: { of: '100,000', atMost: BOUND },
        });
      for (const what of Object.keys(ASKED)) add(what, await measureAll(servers, what));
      add('a story accepted', await measureAcceptance(asker, servers));
    });
    asker.close();
  });
}

/** One wish at a time, each told before the next. */
async function measureAcceptance(asker: Asker, servers: readonly LoadedServer[]): Promise<number[]> {
  const times = servers.map((): number[] => []);
  await closedLoop(WISHES, 1, async () => {
    for (const [at, { url }] of servers.entries()) times[at]?.push(...(await tellStories(asker, [url], 1)).accepted);
  });
  return times.map(median);
}
