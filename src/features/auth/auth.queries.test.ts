import { afterEach, expect, it, vi } from 'vitest';
import { sessionOf } from '../../../tests/helpers/session.ts';
import { handleUnauthorized } from '../../lib/api.ts';
import { logIn, registerAccount, resetPassword, startOAuth } from './auth.queries.ts';

afterEach(() => {
  handleUnauthorized(() => {});
  vi.unstubAllGlobals();
});

it.each([
  ['login', () => logIn({ email: 'anna@example.com', password: 'secret1' })],
  ['register', () => registerAccount({ email: 'anna@example.com', password: 'secret1', name: null })],
  ['another provider', () => startOAuth('google')],
  ['a new password', () => resetPassword('letter-1', 'secret1')],
])('AUTH-14, SESS-17: a 401 of %s is an answer, also with a session on the device', async (_call, ask) => {
  for (const [key, value] of Object.entries(sessionOf())) localStorage.setItem(key, value);
  const ended = vi.fn<() => void>();
  handleUnauthorized(ended);
  vi.stubGlobal('fetch', async () => Response.json({ error: 'Not you' }, { status: 401 }));
  await expect(ask()).rejects.toThrow('Not you');
  expect(ended).not.toHaveBeenCalled();
});

it('a provider’s name is one step of the path', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (path: unknown) => {
    asked.push(path);
    return Response.json({ authorization_url: 'https://p.example/', provider: 'x' });
  });
  await expect(startOAuth('a/b')).resolves.toBe('https://p.example/');
  expect(asked).toEqual(['/api/auth/oauth/a%2Fb']);
});
