// A token is ours or nobody's.
import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { User } from '#contract/user';
import { createTokens } from './tokens.ts';

const SECRET = 'a-secret-for-tests-of-32-bytes!!';
const LATER = 'the-secret-that-came-afterwards!!';
const NOW = Date.parse('2026-11-20T20:00:00.000Z');
const ISSUER = 'https://tuckaway.example';
const USER: User = {
  id: '6f1c1b0e-7a51-4f5e-9d2b-1f6f0f6f0a01',
  name: null,
  email: 'anna@example.com',
  subscription_status: 'premium',
  subscription_type: 'month',
  subscription_expires_at: '2026-12-20T20:00:00.000Z',
};
const made = (secrets: readonly [string, ...string[]] = [SECRET], issuer = ISSUER, now = NOW) =>
  createTokens({ secrets, issuer, seconds: 600, clock: { now: () => now } });

/** The key that our tokens are signed with. */
const ownKey = createHmac('sha256', SECRET).update('session tokens').digest();
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = ''): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString()) as never;
const parts = (token: string) => {
  const [head = '', body = '', signature = ''] = token.split('.');
  return { head, body, signature };
};
/** A token with other claims or another head, signed with a key of one's own. */
function forged(token: string, { head = {}, body = {}, key = 'x'.repeat(32) }: Forgery): string {
  const from = parts(token);
  const text = `${encoded({ ...decoded(from.head), ...head })}.${encoded({ ...decoded(from.body), ...body })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
interface Forgery {
  head?: object;
  body?: object;
  key?: string | Buffer;
}

describe('a session token', () => {
  it('carries the claims of the contract', async () => {
    const token = await made().issue(USER, 3);
    expect(decoded(parts(token).head)).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.stringMatching(/^[\w-]{8}$/) });
    expect(decoded(parts(token).body)).toEqual({
      iss: ISSUER,
      aud: 'tuckaway',
      sub: USER.id,
      email: USER.email,
      name: null,
      subscription_status: 'premium',
      subscription_type: 'month',
      subscription_expires_at: '2026-12-20T20:00:00.000Z',
      iat: NOW / 1000,
      exp: NOW / 1000 + 600,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ver: 3,
    });
  });

  it('is read until its time is over, and not a second longer', async () => {
    const token = await made().issue(USER, 0);
    expect(await made([SECRET], ISSUER, NOW + 599_000).read(token)).toMatchObject({ sub: USER.id, ver: 0 });
    expect(await made([SECRET], ISSUER, NOW + 600_000).read(token)).toBeUndefined();
  });

  it('is read no longer where it is known already', async () => {
    const time = { now: NOW };
    const tokens = createTokens({ secrets: [SECRET], issuer: ISSUER, seconds: 600, clock: { now: () => time.now } });
    const token = await tokens.issue(USER, 0);
    for (const [after, expected] of [
      [0, USER.id],
      [599_000, USER.id],
      [600_000, undefined],
    ] as const) {
      time.now = NOW + after;
      expect([after, (await tokens.read(token))?.sub]).toEqual([after, expected]);
    }
  });

  it('is read after a change of secrets as long as the one before is known', async () => {
    const token = await made().issue(USER, 0);
    expect(await made([LATER, SECRET]).read(token)).toMatchObject({ sub: USER.id });
    expect(await made([LATER]).read(token)).toBeUndefined();
  });

  it('is read when it is signed anew with our own key', async () => {
    const tokens = made();
    expect(await tokens.read(forged(await tokens.issue(USER, 0), { key: ownKey }))).toMatchObject({ sub: USER.id });
  });

  const tampered: [what: string, change: (token: string) => string | Promise<string>][] = [
    ['an empty text', () => ''],
    ['three dots', () => '...'],
    ['a text without dots', () => 'abc'],
    ['no signature', (token) => token.slice(0, token.lastIndexOf('.') + 1)],
    ['a cut signature', (token) => token.slice(0, -2)],
    [
      'another user',
      (token) =>
        [parts(token).head, encoded({ ...decoded(parts(token).body), sub: 'x' }), parts(token).signature].join('.'),
    ],
    ['a longer life', (token) => forged(token, { body: { exp: NOW } })],
    [
      'alg none',
      (token) => `${encoded({ alg: 'none', kid: decoded(parts(token).head)['kid'] })}.${parts(token).body}.`,
    ],
    [
      'alg NONE with the old signature',
      (token) => `${encoded({ alg: 'NONE' })}.${parts(token).body}.${parts(token).signature}`,
    ],
    ['a key of somebody else', (token) => forged(token, {})],
    ['the configured secret itself as the key', (token) => forged(token, { key: SECRET })],
    ['a key that we do not have', (token) => forged(token, { head: { kid: 'nobodys0' } })],
    ['a key that is a path', (token) => forged(token, { head: { kid: '../../dev/null' }, key: '' })],
    ['no key', (token) => forged(token, { head: { kid: undefined } })],
    [
      'an asymmetric algorithm',
      (token) => {
        const text = `${encoded({ ...decoded(parts(token).head), alg: 'RS256' })}.${parts(token).body}`;
        const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
        return `${text}.${signWith('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
      },
    ],
    ['another audience and our own key', (token) => forged(token, { body: { aud: 'elsewhere' }, key: ownKey })],
    ['no audience and our own key', (token) => forged(token, { body: { aud: undefined }, key: ownKey })],
    ['another deployment', () => made([SECRET], 'https://elsewhere.example').issue(USER, 0)],
  ];
  it.each(tampered)('is none with %s', async (_what, change) => {
    const tokens = made();
    const token = await tokens.issue(USER, 0);
    expect(await tokens.read(token)).toBeDefined();
    expect(await tokens.read(await change(token))).toBeUndefined();
  });
});
