import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/helpers/test-app.ts';

const AD = {
  id: 'oats',
  advertiser: 'Hill Farm',
  title: 'Porridge for early birds',
  text: 'Oats from the hill, in a paper bag.',
  action: 'See the farm',
  url: 'https://farm.example/oats',
};
const MINUTE = 60_000;
const DAY = 86_400_000;

let network: Server | undefined;
let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
  await new Promise((resolve) => (network ? network.close(resolve) : resolve(undefined)));
  network?.closeAllConnections();
  network = undefined;
});

/** A network of advertisers over real HTTP, and our server beside it. */
async function open(answer: RequestListener) {
  const asked: { url: string; headers: Record<string, unknown> }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    answer(request, response);
  });
  network = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const test = await createTestApp({ env: { AD_FEED_URL: `http://127.0.0.1:${port}/feed?site=7` } });
  app = test;
  const ads = async (query = '') => (await test.ask(`/api/ads${query}`)).json();
  return { asked, ads, ...test };
}
const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

describe('GET /api/ads', () => {
  it('DECIDE-5: is not there, nor announced, where no network is configured', async () => {
    app = await createTestApp();
    expect((await app.ask('/api/ads')).status).toBe(404);
    expect(await (await app.ask('/api/config')).json()).toMatchObject({ ads: { feed: false } });
  });
  it('DECIDE-5: passes on what the network says; the network hears a language and nothing of who reads', async () => {
    const { ask, ads, asked } = await open(says({ ads: [{ ...AD, script: '<script>alert(1)</script>' }] }));
    expect(await (await ask('/api/config')).json()).toMatchObject({ ads: { feed: true } });
    const answer = await ask('/api/ads?language=de', { headers: { Cookie: 'visitor=abc', 'User-Agent': 'A phone' } });
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=600');
    expect(await answer.json()).toEqual({ ads: [AD] });
    expect(asked).toHaveLength(1);
    expect(asked[0]?.url).toBe('/feed?site=7&language=de');
    expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/visitor|A phone|cookie|referer|x-forwarded/i);
    // A language that we do not speak is English, and one answer serves for ten minutes.
    await ads('?language=xx');
    await ads('?language=en');
    await ads();
    expect(asked.map(({ url }) => url)).toEqual(['/feed?site=7&language=de', '/feed?site=7&language=en']);
  });
  it('asks again after ten minutes, and lives for a day by the last good answer', async () => {
    let isWell = true;
    const { ads, asked, later } = await open((request, response) =>
      says(isWell ? { ads: [AD] } : {}, isWell ? 200 : 500)(request, response),
    );
    await ads();
    later(10 * MINUTE);
    isWell = false;
    expect(await ads()).toEqual({ ads: [AD] });
    expect(asked).toHaveLength(2);
    later(DAY);
    expect(await ads()).toEqual({ ads: [] });
    isWell = true;
    later(10 * MINUTE);
    expect(await ads()).toEqual({ ads: [AD] });
  });
  it.each([
    ['a script for a link', { ads: [{ ...AD, url: 'javascript:alert(1)' }] }],
    ['a link that is not encrypted', { ads: [{ ...AD, url: 'http://farm.example/' }] }],
    ['a title without end', { ads: [{ ...AD, title: 'x'.repeat(49) }] }],
    ['no words', { ads: [{ ...AD, advertiser: ' ' }] }],
    ['a line in two', { ads: [{ ...AD, title: 'Your account\nis closed' }] }],
    ['a word that turns the next ones round', { ads: [{ ...AD, title: '\u202Eoats' }] }],
    ['a name that is not seen', { ads: [{ ...AD, advertiser: '\u200B' }] }],
    ['that it is us', { ads: [{ ...AD, advertiser: 'tuckaway' }] }],
    ['a flood', { ads: Array.from({ length: 21 }, () => AD) }],
    ['another shape', [AD]],
    ['far too much', { ads: [], rest: 'x'.repeat(70_000) }],
  ])('a network that says %s is not heard', async (_name, body) => {
    const { ads } = await open(says(body));
    expect(await ads()).toEqual({ ads: [] });
  });
  it.each([
    ['answers with an error', says({}, 503)],
    ['sends on elsewhere', (_request, response) => response.writeHead(302, { Location: 'https://example.com/' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
    ['says no JSON', (_request, response) => response.end('<html>')],
  ] satisfies [string, RequestListener][])('a network that %s leaves the rooms to ourselves', async (_name, answer) => {
    const { ads } = await open(answer);
    expect(await ads()).toEqual({ ads: [] });
  });
});
