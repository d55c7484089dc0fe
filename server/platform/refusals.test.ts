// Whatever is wrong with a request: a 4xx with JSON, and nothing left behind.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_ERRORS } from '#contract/api-errors';
import { MISSING_FIELDS_TEXT } from '#contract/errors';
import { createTestApp, rowCounts, WISH, type TestApp } from '../../tests/helpers/test-app.ts';

let server: TestApp;
let before: Record<string, number>;
beforeAll(async () => {
  server = await createTestApp({ isWorking: false, env: { RATE_LIMIT_SCALE: '1000' } });
  before = await rowCounts(server.database);
});
afterAll(() => server.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const id = 'a'.repeat(22);
interface Wrong {
  what: string;
  path: string;
  method?: string;
  body?: string;
  headers?: Record<string, string>;
  status: number;
  code: string;
  /** Where it is not the general text of the code. */
  error?: string;
  allow?: string;
}
const generate = (what: string, change: Partial<Wrong> & Pick<Wrong, 'status' | 'code'>): Wrong => ({
  what,
  path: '/api/stories/generate',
  method: 'POST',
  headers: JSON_TYPE,
  body: JSON.stringify(WISH),
  ...change,
});
const analytics = (what: string, body: unknown, change: Partial<Wrong> = {}): Wrong => ({
  what,
  path: '/api/analytics/events',
  method: 'POST',
  headers: JSON_TYPE,
  body: JSON.stringify(body),
  status: 400,
  code: 'validation_failed',
  ...change,
});
const client_id = 'c'.repeat(20);

const wrongs: Wrong[] = [
  generate('no content type', { headers: {}, status: 415, code: 'unsupported_media_type' }),
  generate('a form', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    status: 415,
    code: 'unsupported_media_type',
  }),
  generate('a type that only begins alike', {
    headers: { 'Content-Type': 'application/jsonp' },
    status: 415,
    code: 'unsupported_media_type',
  }),
  ...['', '{', 'null', '[]', '"text"', '7', '{"a":1}x', '\u0000'].map((body) =>
    generate(`the body ${JSON.stringify(body)}`, { body, status: 400, code: 'invalid_json' }),
  ),
  generate('an empty object', {
    body: '{}',
    status: 400,
    code: 'validation_failed',
    error: MISSING_FIELDS_TEXT,
  }),
  generate('lists for texts', {
    body: JSON.stringify({ ...WISH, theme: ['science'] }),
    status: 400,
    code: 'validation_failed',
  }),
  generate('numbers for texts', {
    body: JSON.stringify({ ...WISH, protagonist_name: 7 }),
    status: 400,
    code: 'validation_failed',
  }),
  generate('a text for yes or no', {
    body: JSON.stringify({ ...WISH, sync: 'yes' }),
    status: 400,
    code: 'validation_failed',
  }),
  generate('an inherited name as a value', {
    body: JSON.stringify({ ...WISH, theme: '__proto__' }),
    status: 400,
    code: 'validation_failed',
  }),
  generate('an unknown language', {
    body: JSON.stringify({ ...WISH, story_language: 'xx' }),
    status: 400,
    code: 'validation_failed',
  }),
  generate('a body over 32 KiB', {
    body: JSON.stringify({ ...WISH, more: 'x'.repeat(33_000) }),
    status: 413,
    code: 'too_large',
  }),
  generate('brackets without end', { body: '['.repeat(30_000), status: 400, code: 'invalid_json' }),
  generate('a real token', {
    headers: { ...JSON_TYPE, Authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9.e30.x' },
    status: 401,
    code: 'token_invalid',
  }),
  generate('another scheme', {
    headers: { ...JSON_TYPE, Authorization: 'Basic bWlhOm1pYQ==' },
    status: 401,
    code: 'token_invalid',
  }),
  generate('an empty bearer', {
    headers: { ...JSON_TYPE, Authorization: 'Bearer' },
    status: 401,
    code: 'token_invalid',
  }),
  generate('a page of another site', {
    headers: { ...JSON_TYPE, Origin: 'https://evil.example' },
    status: 403,
    code: 'origin_not_allowed',
  }),
  generate('a page without an origin', {
    headers: { ...JSON_TYPE, Origin: 'null' },
    status: 403,
    code: 'origin_not_allowed',
  }),
  generate('an endless idempotency key', {
    headers: { ...JSON_TYPE, 'Idempotency-Key': 'x'.repeat(200) },
    status: 400,
    code: 'validation_failed',
  }),
  generate('GET', { method: 'GET', body: undefined, status: 405, code: 'method_not_allowed', allow: 'POST' }),
  analytics('no events', { client_id, events: [] }),
  analytics('an unknown event', { client_id, events: [{ name: 'spy', ts: 1 }] }),
  analytics('no client', { events: [{ name: 'page_view', ts: 1 }] }),
  analytics('a client that says who he is', { client_id: 'mia@example.org', events: [{ name: 'page_view', ts: 1 }] }),
  analytics('101 events', { client_id, events: Array.from({ length: 101 }, () => ({ name: 'page_view', ts: 1 })) }),
  analytics(
    'a batch over 64 KiB',
    { client_id, events: [{ name: 'page_view', ts: 1, props: { path: 'x'.repeat(70_000) } }] },
    { status: 413, code: 'too_large' },
  ),
  ...(
    [
      '/api/config',
      '/api/health',
      '/api/ready',
      '/api/anonymous/status',
      '/api/payments/prices',
      '/api/payments/subscription',
      `/api/stories/${id}/status`,
    ] as const
  ).map((path): Wrong => ({
    what: `POST ${path}`,
    path,
    method: 'POST',
    status: 405,
    code: 'method_not_allowed',
    allow: 'GET, HEAD',
  })),
  ...['POST', 'PATCH', 'OPTIONS'].map((method): Wrong => ({
    what: `${method} of an id`,
    path: '/api/stories/x',
    method,
    status: 405,
    code: 'method_not_allowed',
    allow: 'GET, HEAD, PUT, DELETE',
  })),
  {
    what: 'PATCH of the list',
    path: '/api/stories',
    method: 'PATCH',
    status: 405,
    code: 'method_not_allowed',
    allow: 'GET, HEAD, POST',
  },
  ...(['/api/payments/checkout', '/api/payments/portal'] as const).map((path): Wrong => ({
    what: `GET ${path}`,
    path,
    status: 405,
    code: 'method_not_allowed',
    allow: 'POST',
  })),
  { what: 'GET of retry', path: `/api/stories/${id}/retry`, status: 405, code: 'method_not_allowed', allow: 'POST' },
  {
    what: 'POST to a page',
    path: '/pricing',
    method: 'POST',
    status: 405,
    code: 'method_not_allowed',
    allow: 'GET, HEAD',
  },
  {
    what: 'DELETE of the home page',
    path: '/',
    method: 'DELETE',
    status: 405,
    code: 'method_not_allowed',
    allow: 'GET, HEAD',
  },
  ...[
    '/api',
    '/api/',
    '/api/nope',
    '/api/stories/x/y/z',
    '/api/locales/xx/common.json',
    '/locales/xx/common.json',
    '/locales/en/nope.json',
    '/assets/nope.js',
    '/nope.png',
  ].map((path): Wrong => ({ what: `GET ${path}`, path, status: 404, code: 'not_found' })),
  { what: 'POST to nowhere', path: '/api/nope', method: 'POST', status: 404, code: 'not_found' },
  {
    what: 'a token on a read',
    path: `/api/stories/${id}`,
    headers: { Authorization: 'Bearer x' },
    status: 401,
    code: 'token_invalid',
  },
  {
    what: 'a token on the list',
    path: '/api/stories',
    headers: { Authorization: 'Bearer x' },
    status: 401,
    code: 'token_invalid',
  },
];

const TEXTS = new Map<string, string>(Object.entries(API_ERRORS).map(([code, [, text]]) => [code, text]));

describe('API-26 VAL-16 ERR-3 every refusal', () => {
  it.each(wrongs.map((wrong) => [wrong.what, wrong] as const))(
    '%s',
    async (_what, { path, method = 'GET', body, headers = {}, status, code, error, allow }) => {
      const answer = await server.app.request(path, { method, headers, ...(body === undefined ? {} : { body }) });
      const said: unknown = await answer.json();
      expect([answer.status, said]).toMatchObject([
        status,
        { code, error: error ?? TEXTS.get(code), request_id: answer.headers.get('X-Request-Id') },
      ]);
      expect(answer.headers.get('Allow')).toBe(allow ?? null);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await rowCounts(server.database)).toEqual(before);
    },
  );

  it('counts a body that does not say how long it is', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(8192)) });
    const answer = await server.app.request(
      new Request('http://localhost/api/stories/generate', {
        method: 'POST',
        headers: JSON_TYPE,
        body,
        duplex: 'half',
      } as RequestInit),
    );
    expect(answer.status).toBe(413);
  });

  it('refuses text that is not UTF-8', async () => {
    const body = new Uint8Array([0x7b, 0xff, 0x7d]);
    expect(
      (await server.app.request('/api/stories/generate', { method: 'POST', headers: JSON_TYPE, body })).status,
    ).toBe(400);
  });

  it('tells nothing of what broke inside, and logs it', async () => {
    const { ask, database, lines } = await createTestApp();
    await database.destroy();
    const answer = await ask('/api/stories', { headers: { Authorization: 'Bearer anonymous' } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      request_id: expect.any(String),
    });
    expect(lines.join('')).toContain('request failed');
  });

  it('lets its own page and callers without an origin in', async () => {
    const { ask, close } = await createTestApp();
    const ways: Record<string, string>[] = [
      {},
      { Origin: 'http://localhost:3000' },
      { Origin: 'http://tuckaway.test', Host: 'tuckaway.test' },
    ];
    for (const headers of ways) {
      expect((await ask('/api/stories/generate', { method: 'POST', body: WISH, headers })).status).toBe(201);
    }
    await close();
  });

  it('logs a line for each request without names, addresses of stories, cookies or queries', async () => {
    const { ask, lines, close } = await createTestApp();
    const { story_id } = await (
      await ask('/api/stories/generate', { method: 'POST', body: { ...WISH, protagonist_name: 'Zebulon' } })
    ).json();
    await ask(`/api/stories/${story_id}?token=secret-token`);
    const log = lines.join('');
    expect(log).toContain('"route":"/api/stories/:id"');
    for (const secret of ['Zebulon', story_id, 'secret-token', 'anon_id']) expect(log).not.toContain(secret);
    await close();
  });
});
