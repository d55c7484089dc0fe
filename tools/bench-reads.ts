// npm run bench:reads: the CPU of a story read as a ratio to a bare node:http server that sends the same bytes. The server is
// a process of its own in production mode, with its limits, counters and log on; both are asked over connections that stay
// open, in rounds that take turns. SQLite, and PostgreSQL where there is one (ENGINES=sqlite leaves it out).
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../tests/helpers/free-port.ts';
import { makePostgres } from '../tests/postgres/start-postgres.ts';
import type { BareAnswer } from './bare-server.ts';
import { askAgainAndAgain, askOnce } from './closed-loop.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? '11');
const READS = Number(process.env['READS'] ?? '4000');
const ENGINES = (process.env['ENGINES'] ?? 'sqlite,postgres').split(',');
const CONNECTIONS = 16;
const GATE = 1.3;
const PAGE = '<!doctype html><html><head><!--head--></head><body><div id="root"></div><!--data--></body></html>';
/** Of one connection, which a server says by itself. */
const OF_CONNECTION = ['date', 'connection', 'keep-alive'];

const home = mkdtempSync(join(tmpdir(), 'tuckaway-reads-'));
mkdirSync(join(home, 'dist'));
for (const name of ['index.html', 'shell.html']) writeFileSync(join(home, 'dist', name), PAGE);
const children: ChildProcess[] = [];

interface Server {
  port: number;
  pid: number;
}

async function startProduct(environment: Record<string, string>): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, [...process.execArgv, 'server/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      JWT_SECRET: 'a-secret-for-the-bench-of-32-bytes',
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(home, 'data-')),
      DIST_DIR: join(home, 'dist'),
      // Limits count, and have room for all that is asked here.
      RATE_LIMIT_SCALE: '1000000',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'info',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  for (let tries = 0; tries < 400; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { port, pid: child.pid ?? 0 };
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('the server does not start');
}

async function startBare() {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: [] });
  children.push(child);
  const heard = <T>() => new Promise<T>((resolve) => child.once('message', (message: T & object) => resolve(message)));
  const port = await heard<number>();
  return {
    server: { port, pid: child.pid ?? 0 },
    answerAs: async (answers: Record<string, BareAnswer>) => {
      child.send(answers);
      await heard<string>();
    },
  };
}

/** CPU that all threads of a process have used, in microseconds. */
function cpuOf(pid: number): number {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, used) => sum + used, 0) / 1000;
}

async function call(port: number, path: string, body: object | undefined, headers: Record<string, string> = {}) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text);
}

/** An editorial story, and one of a family's own with the session that reads it. */
async function storiesOf(port: number) {
  const { stories }: { stories: { story_id: string }[] } = await call(
    port,
    '/api/stories?visibility=public&limit=1',
    undefined,
  );
  const account = { email: 'family@example.com', password: 'sleep tight' };
  const { token }: { token: string } = await call(port, '/api/auth/register', account);
  const session = { Authorization: `Bearer ${token}` };
  const wish = {
    protagonist_name: 'Mia',
    age_group: 'preschool',
    theme: 'friendship',
    character: 'robot',
    setting: 'forest',
    length: 'medium',
    sync: true,
  };
  const { story_id: own }: { story_id: string } = await call(port, '/api/stories/generate', wish, session);
  for (let tries = 0; tries < 100; tries++) {
    const { status }: { status: string } = await call(port, `/api/stories/${own}/status`, undefined, session);
    if (status === 'complete') break;
    await new Promise((next) => setTimeout(next, 100));
  }
  return { editorial: `/api/stories/${stories[0]?.story_id}`, own: `/api/stories/${own}`, session };
}

const BROWSER = { Accept: 'application/json', 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'bench' };
const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** CPU of one read in microseconds, of both, and the median of the ratios of rounds. */
async function measure(
  product: Server,
  bare: Awaited<ReturnType<typeof startBare>>,
  path: string,
  headers: Record<string, string>,
) {
  // The first read counts a view, and compresses.
  await askOnce({ port: product.port, path, headers });
  const answer = await askOnce({ port: product.port, path, headers });
  const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name.toLowerCase()));
  const body = answer.body.byteLength === 0 ? undefined : answer.body.toString('base64');
  await bare.answerAs({ [path]: { status: answer.status, headers: Object.fromEntries(kept), body } });
  const costs = { product: [] as number[], bare: [] as number[] };
  const one = async (name: keyof typeof costs, { port, pid }: Server, times: number) => {
    const before = cpuOf(pid);
    await askAgainAndAgain({ port, path, headers }, { times, connections: CONNECTIONS, bytes: answer.bytes });
    costs[name].push((cpuOf(pid) - before) / times);
  };
  for (const warm of [true, false])
    for (let round = 0; round < (warm ? 1 : ROUNDS); round++) {
      await one('bare', bare.server, READS);
      await one('product', product, READS);
      if (warm) for (const each of Object.values(costs)) each.length = 0;
    }
  const ratio = median(costs.product.map((cost, round) => cost / (costs.bare[round] ?? Number.NaN)));
  return {
    ratio,
    product: median(costs.product),
    bare: median(costs.bare),
    status: answer.status,
    bytes: answer.bytes,
  };
}

async function measureAll(name: string, product: Server, bare: Awaited<ReturnType<typeof startBare>>): Promise<void> {
  const { editorial, own, session } = await storiesOf(product.port);
  const { headers } = await askOnce({ port: product.port, path: editorial, headers: BROWSER });
  const variants: [string, string, Record<string, string>][] = [
    ['public story, brotli', editorial, BROWSER],
    ['public story, gzip', editorial, { ...BROWSER, 'Accept-Encoding': 'gzip' }],
    ['public story, as it is', editorial, { ...BROWSER, 'Accept-Encoding': 'identity' }],
    [
      'public story, still the same',
      editorial,
      { ...BROWSER, 'If-None-Match': headers['etag'] ?? headers['ETag'] ?? '' },
    ],
    ['own story by its session', own, { ...BROWSER, ...session }],
  ];
  for (const [variant, path, asked] of variants) {
    const { ratio, product: ours, bare: theirs, status, bytes } = await measure(product, bare, path, asked);
    console.log(
      `${name.padEnd(10)} ${variant.padEnd(30)} ${status} ${String(bytes).padStart(6)} bytes  ${ours.toFixed(1).padStart(6)} us, bare ${theirs.toFixed(1).padStart(5)} us, ratio ${ratio.toFixed(2)}${ratio > GATE ? `, above ${GATE}` : ''}`,
    );
  }
}

const postgres = ENGINES.includes('postgres') ? await makePostgres().start() : undefined;
try {
  const bare = await startBare();
  if (ENGINES.includes('sqlite')) await measureAll('SQLite', await startProduct({}), bare);
  if (postgres) await measureAll('PostgreSQL', await startProduct({ DATABASE_URL: postgres.url('postgres') }), bare);
} finally {
  for (const child of children) child.kill();
  await postgres?.stop();
  rmSync(home, { recursive: true, force: true });
}
