// Who may make which call. The list of calls is the server's own: one that is added stands in the table, or this fails.
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ERRORS } from '#contract/api-errors';
import {
  EVERY_CALL,
  filledIn,
  METRICS_TOKEN,
  ON_CONNECTIONS,
  OPERATOR_TOKEN,
  patternOf,
  WITH_EVERY_CALL,
  type EveryCall,
  type Outcome,
} from '../helpers/every-call.ts';
import { createTestApp, PASSWORD, rowCounts, type AskFor, type Family, type TestApp } from '../helpers/test-app.ts';

const StorySchema = v.object({ story_id: v.string() });
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

let server: TestApp;
let family: Family;
let otherFamily: Family;
let badTokens: Record<string, string>;

beforeAll(async () => {
  server = await createTestApp(WITH_EVERY_CALL);
  const expired = await server.signedIn();
  server.later(8 * 86_400_000);
  [family, otherFamily] = [await server.signedIn(), await server.signedIn()];
  const [closed, ended] = [await server.signedIn(), await server.signedIn()];
  await closed.ask('/api/account', { method: 'DELETE', body: { password: PASSWORD } });
  await ended.ask('/api/auth/logout', { method: 'POST' });
  const abroad = await createTestApp({ env: { PUBLIC_URL: 'https://another.example' } });
  const foreign = await abroad.signedIn();
  await abroad.close();
  const [head = '', claims = '', signature = ''] = family.token.split('.');
  const said: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString());
  badTokens = {
    'a token whose time is over': expired.token,
    'the token of a closed account': closed.token,
    'a token that was signed out': ended.token,
    'the token of another deployment': foreign.token,
    'a token that names somebody else': [
      head,
      encoded({ ...v.parse(v.looseObject({}), said), sub: otherFamily.userId }),
      signature,
    ].join('.'),
    'a token that nobody signed': [encoded({ alg: 'none', typ: 'JWT' }), claims, ''].join('.'),
    'no token at all': 'nonsense',
  };
});
afterAll(() => server.close());

/** A story of the family. It is about nobody. */
async function writeStory(visibility: 'private' | 'public'): Promise<string> {
  const body = { title: 'The Lamp', content: 'The lamp was lit.', visibility, confirm_public: true };
  const answer = await family.ask('/api/stories', { method: 'POST', body });
  return v.parse(StorySchema, await answer.json()).story_id;
}

async function assertOutcome(who: string, answer: Response, expected: Outcome, isGate: boolean): Promise<void> {
  const said = await answer.text();
  if (typeof expected === 'number') {
    expect([who, answer.status, said.slice(0, 300)]).toEqual([who, expected, expect.any(String)]);
    return;
  }
  const [status, text] = API_ERRORS[expected];
  const error = isGate ? expect.any(String) : text;
  expect([who, answer.status, JSON.parse(said)]).toMatchObject([who, status, { code: expected, error }]);
}

const askFor = (ask: AskFor, each: EveryCall, storyId: string, headers: Record<string, string> = {}) => {
  const { method, pattern } = patternOf(each);
  const path = filledIn(pattern, storyId);
  if (each.body === undefined) return ask(path, { method, headers });
  if (!each.isForm) return ask(path, { method, body: each.body, headers });
  const body = new URLSearchParams({ ...each.body }).toString();
  return ask(path, { method, body, headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers } });
};

describe('SRV-11: who may make a call', () => {
  it('stands in the table for every call that the server answers, and for no other', () => {
    const answered = server.app.routes
      // What takes nothing refuses every method, and what takes two hands on.
      .filter(({ method, handler }) => method !== 'ALL' || handler.length === 1)
      .map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(answered)].toSorted()).toEqual(
      [...EVERY_CALL.map(({ call }) => call), ...ON_CONNECTIONS].toSorted(),
    );
  });

  it.each(EVERY_CALL)('ROLE-6 ROLE-7 ROLE-8: $call', async (each) => {
    const storyId = await writeStory(each.story ?? 'private');
    const stranger = server.visitor();
    await stranger('/api/anonymous/status');
    // Who signs out is needed no more.
    const [own, other] =
      each.call === 'POST /api/auth/logout'
        ? [await server.signedIn(), await server.signedIn()]
        : [family, otherFamily];
    const asking: [who: string, ask: AskFor, headers: Record<string, string>, expected: Outcome][] = [
      ...Object.entries(badTokens).map(([who, token]): (typeof asking)[number] => [
        who,
        server.visitor(),
        bearer(token),
        each.badToken,
      ]),
      ['the operator', server.visitor(), bearer(OPERATOR_TOKEN), each.gate === 'operator' ? 200 : each.badToken],
      ['who reads the metrics', server.visitor(), bearer(METRICS_TOKEN), each.gate === 'metrics' ? 200 : each.badToken],
      ['nobody', server.visitor(), {}, each.visitor],
      ['a visitor', stranger, bearer('anonymous'), each.visitor],
      ['another family', other.ask, {}, each.otherFamily],
      ['the family', own.ask, {}, each.family],
    ];
    for (const [who, ask, headers, expected] of asking) {
      const before = await rowCounts(server.database);
      await assertOutcome(who, await askFor(ask, each, storyId, headers), expected, each.gate !== undefined);
      if (typeof expected !== 'number') expect([who, await rowCounts(server.database)]).toEqual([who, before]);
    }
  });

  it('is nobody where a deployment has no sandbox, no operator and nobody who reads its metrics', async () => {
    const bare = await createTestApp({
      isWorking: false,
      env: { NODE_ENV: 'production', JWT_SECRET: 's'.repeat(32), PUBLIC_URL: 'https://tuckaway.example' },
      staticFiles: WITH_EVERY_CALL.staticFiles,
    });
    const paths = bare.app.routes.map(({ path }) => path);
    expect(paths.filter((path) => /^\/(sandbox|operator|metrics|api\/operator)/.test(path))).toEqual([]);
    await bare.close();
  });
});
