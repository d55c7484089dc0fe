import { expect, it } from 'vitest';
import { createTestApp, WISH } from '../../tests/helpers/test-app.ts';

it('lets only the listed other sites call the API, and never all of them', async () => {
  const { ask, close } = await createTestApp({ env: { CORS_ORIGINS: 'https://app.example' } });
  const preflight = (Origin: string) =>
    ask('/api/stories/generate', { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'POST' } });
  const allowed = await preflight('https://app.example');
  expect([allowed.status, allowed.headers.get('Access-Control-Allow-Origin')]).toEqual([204, 'https://app.example']);
  expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
  const post = (Origin: string) =>
    ask('/api/stories/generate', { method: 'POST', body: WISH, headers: { Origin, Host: 'localhost:3000' } });
  expect((await post('https://app.example')).status).toBe(201);
  expect((await post('https://evil.example')).status).toBe(403);
  await close();
});
