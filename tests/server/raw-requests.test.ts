// What no client sends, byte by byte over a connection: refused, never a failure of ours, and the server serves on.
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '../helpers/sign-in-site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** All that comes back until the server closes; it is asked to. */
const send = (bytes: Buffer): Promise<string> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (said += part.toString('latin1')));
    // A server that refuses may close while more is on its way.
    socket.on('error', () => {});
    socket.on('close', () => resolve(said));
  });
const HOST = 'Host: localhost\r\nConnection: close\r\n';
const get = (target: string, host = HOST) => `GET ${target} HTTP/1.1\r\n${host}\r\n`;
const post = (headers: string, body: string, path = '/api/auth/login') =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;

const REQUESTS: [what: string, request: string, status: RegExp][] = [
  ['a host with markup', get('/', 'Host: evil"><script>\r\nConnection: close\r\n'), /^400/],
  ['a host with a path', get('/', 'Host: evil.example/x?\r\nConnection: close\r\n'), /^400/],
  ['a host with a name and a password', get('/', 'Host: a:b@evil.example\r\nConnection: close\r\n'), /^400/],
  ['an empty host', get('/', 'Host:\r\nConnection: close\r\n'), /^400/],
  ['no host', get('/', 'Connection: close\r\n'), /^400/],
  ['the address of another site', get('http://evil.example/pt/stories'), /^301/],
  ['an address that is none', get('http://[/'), /^400/],
  ['another site behind slashes', get('//evil.example/pt/stories'), /^404/],
  ['another site behind a language', get('/pt//evil.example'), /^301/],
  ['a way out of the build', get('/assets/%2e%2e/%2e%2e/package.json'), /^404/],
  ['a way out of everything', get('/../../../../etc/passwd'), /^404/],
  ['percent signs that are no text', get('/%ff%fe'), /^404/],
  ['a zero byte in an id', get('/api/stories/%00'), /^404/],
  ['a line break in a language', get('/pt/%0d%0aSet-Cookie:a=b'), /^301/],
  ['bytes that are no address', get('/\xff\xfe'), /^400/],
  ['an address without end', get(`/${'a'.repeat(40_000)}`), /^431/],
  ['headers without end', get('/', `${HOST}${'a: b\r\n'.repeat(5000)}`), /^431/],
  [
    'two lengths of one body',
    post('Content-Length: 4\r\nTransfer-Encoding: chunked', '0\r\n\r\nGET / HTTP/1.1\r\n\r\n'),
    /^400/,
  ],
  ['parts of no length', post('Transfer-Encoding: chunked', 'zz\r\n{}\r\n0\r\n\r\n'), /^400/],
  ['a length below nothing', post('Content-Length: -1', '{}'), /^400/],
  ['a length beyond all', post('Content-Length: 99999999999999', '{}'), /^413/],
  ['a method of a proxy', `TRACE / HTTP/1.1\r\n${HOST}\r\n`, /^405/],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', /^400/],
  ['no HTTP at all', '\x16\x03\x01\x00\x05\x01\x00\x00\x01\x00', /^400/],
  ['a token of no letters', get('/api/stories', `${HOST}Authorization: Bearer \xe9\xff\r\n`), /^401/],
  ['an attempt to sign in that nobody began', get('/api/auth/oauth/sandbox/callback?state=%00&code=x'), /^302/],
  ['a form that is none', post('Content-Length: 3', '%%%', '/sandbox/payments/checkout/x'), /^404/],
  ['a form of the sign-in sandbox that is none', post('Content-Length: 3', '%%%', '/sandbox/sign-in/token'), /^400/],
];

describe('API-26 ERR-3: over a connection', () => {
  it.each(REQUESTS)('%s', async (_what, request, status) => {
    const said = await send(Buffer.from(request, 'latin1'));
    expect(said.replace('HTTP/1.1 ', '')).toMatch(status);
    expect(said).not.toMatch(/^Set-Cookie: a=b/m);
    const location = /^location: (.*)\r$/im.exec(said)?.[1];
    if (location !== undefined) expect(new URL(location, site.url).origin).toBe(new URL(site.url).origin);
    expect(await send(Buffer.from(get('/api/health')))).toMatch(/^HTTP\/1\.1 200/);
  });

  it('is no failure that the log speaks of', () => {
    expect(site.lines.filter((line) => line.includes('request failed'))).toEqual([]);
    expect(site.lines.filter((line) => line.indexOf('\n') !== line.length - 1)).toEqual([]);
  });
});
