// Every call, with what somebody sends who means harm: refused in the contract's words or answered, with nothing left behind,
// nothing told of the inside, and nothing written down about anybody. What went wrong is printed with the seed that finds it again.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ERRORS } from '#contract/api-errors';
import { ErrorBodySchema } from '#contract/error-body';
import { isOnPostgres } from '../helpers/empty-database.ts';
import {
  EVERY_CALL,
  filledIn,
  METRICS_TOKEN,
  OPERATOR_TOKEN,
  patternOf,
  WITH_EVERY_CALL,
  type EveryCall,
} from '../helpers/every-call.ts';
import { hostileHeaders, hostilePath, hostileQuery } from '../helpers/hostile-requests.ts';
import { CHILD, hostileBody, MARKUP } from '../helpers/hostile-values.ts';
import { createTestApp, rowCounts, type Family, type TestApp } from '../helpers/test-app.ts';

const SEED = 20_261_124;
const RUNS = isOnPostgres() ? 15 : 40;
/** Of a core, for one answer; a hash of a password is the dearest. */
const MOST_MICROSECONDS = 1_000_000;
const StorySchema = v.object({ story_id: v.string() });
const JsonErrorSchema = v.strictObject({
  ...ErrorBodySchema.entries,
  code: v.picklist(Object.keys(API_ERRORS)),
  request_id: v.string(),
});
/** What only the inside of the server says. */
const INSIDE =
  /\bat .{1,200}:\d+:\d+|node_modules|SQLITE|sqlite|\bselect .{1,200} from |insert into|Valibot|TypeError|RangeError|SyntaxError/;

let server: TestApp;
let family: Family;
let storyId: string;
beforeAll(async () => {
  server = await createTestApp(WITH_EVERY_CALL);
  family = await server.signedIn();
  await family.ask('/api/anonymous/status');
});
afterAll(() => server.close());

async function writeStory(): Promise<string> {
  const body = { title: 'The Lamp', content: 'The lamp was lit.', visibility: 'public', confirm_public: true };
  const answer = await family.ask('/api/stories', { method: 'POST', body });
  return v.parse(StorySchema, await answer.json()).story_id;
}

interface Sent {
  path: string;
  query: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  hasToken: boolean;
}
const share = <T>(of: number, hostile: fc.Arbitrary<T>, usual: T): fc.Arbitrary<T> =>
  fc.oneof({ weight: of - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: hostile });
const right = ({ body, isForm }: EveryCall): string | undefined =>
  body && (isForm ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body));
const typeOf = ({ body, isForm }: EveryCall): Record<string, string> =>
  body ? { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' } : {};
/** Where there is a body most of what is wrong is wrong in there. */
const sentTo = (each: EveryCall): fc.Arbitrary<Sent> => {
  const { pattern } = patternOf(each);
  const isAboutBody = each.body !== undefined;
  return fc.record({
    path: share(isAboutBody ? 10 : 3, hostilePath(pattern), pattern),
    query: share(isAboutBody ? 10 : 2, hostileQuery, ''),
    headers: share(isAboutBody ? 5 : 2, hostileHeaders, {}),
    body: each.body
      ? fc.oneof(
          { weight: 1, arbitrary: fc.constant(right(each)) },
          { weight: 5, arbitrary: hostileBody(each.body, each.schema) },
        )
      : fc.constant(undefined),
    // Who signs out has none any more.
    hasToken: each.call === 'POST /api/auth/logout' ? fc.constant(false) : share(4, fc.constant(false), true),
  });
};

const tokenFor = ({ gate }: EveryCall): string =>
  gate === 'operator' ? OPERATOR_TOKEN : gate === 'metrics' ? METRICS_TOKEN : family.token;
const ask = (each: EveryCall, { path, query, headers, body, hasToken }: Sent): Promise<Response> | Response =>
  server.app.request(
    filledIn(path, storyId) + query,
    {
      method: patternOf(each).method,
      headers: { ...typeOf(each), ...(hasToken ? { Authorization: `Bearer ${tokenFor(each)}` } : {}), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : Buffer.from(body) }),
    },
    { incoming: { socket: { remoteAddress: '192.0.2.7' } } },
  );

/** The provider of the test is never there. */
const mayFail = ({ status }: Response, said: string) => status === 502 && said.includes('"provider_failed"');

/** What every answer says, and where it may lead: nowhere else. */
function assertHead({ headers }: Response): void {
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  for (const name of ['Cache-Control', 'Content-Security-Policy', 'Referrer-Policy', 'X-Request-Id'])
    expect([name, headers.get(name)]).toEqual([name, expect.stringMatching(/^[ -~]+$/)]);
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  const location = headers.get('Location');
  if (location !== null) expect(new URL(location, server.config.publicUrl).origin).toBe(server.config.publicUrl);
}

async function assertSound(answer: Response): Promise<void> {
  assertHead(answer);
  const text = await answer.text();
  expect(answer.status < 500 || mayFail(answer, text), `${answer.status} ${text.slice(0, 300)}`).toBe(true);
  const type = answer.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/html')) for (const markup of MARKUP) expect(text).not.toContain(markup);
  if (answer.status < 400 || type.startsWith('text/html')) return;
  const said = v.parse(JsonErrorSchema, JSON.parse(text));
  expect(said.request_id).toBe(answer.headers.get('X-Request-Id'));
  expect(text).not.toMatch(INSIDE);
  expect(text).not.toContain(CHILD);
}

function assertLog(lines: readonly string[]): void {
  const log = lines.join('');
  for (const secret of [CHILD, ...MARKUP, 'family-1@', family.token, storyId]) expect(log).not.toContain(secret);
  for (const line of lines) {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  }
}

describe('API-26 VAL-16 SRV-1 SRV-17: whoever sends anything', () => {
  it.each(EVERY_CALL)('$call', async (each) => {
    storyId = await writeStory();
    let before = await rowCounts(server.database);
    const run = async (sent: Sent) => {
      server.lines.length = 0;
      const began = process.cpuUsage();
      const answer = await ask(each, sent);
      const wrote = answer.status === 201 ? await answer.clone().json() : undefined;
      await assertSound(answer);
      const { user, system } = process.cpuUsage(began);
      expect(user + system).toBeLessThan(MOST_MICROSECONDS);
      const after = await rowCounts(server.database);
      if (answer.status >= 400) expect(after).toEqual(before);
      before = after;
      assertLog(server.lines);
      if (each.call === 'POST /api/stories' && wrote)
        await assertSound(await server.app.request(`/story/${v.parse(StorySchema, wrote).story_id}`));
      if (each.call === 'DELETE /api/stories/:id' && answer.status === 200) {
        storyId = await writeStory();
        before = await rowCounts(server.database);
      }
    };
    await fc.assert(fc.asyncProperty(sentTo(each), run), { seed: SEED, numRuns: RUNS, endOnFailure: false });
  });
});
