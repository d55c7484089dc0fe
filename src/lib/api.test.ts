import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenFor } from '../../tests/helpers/session.ts';
import { ApiError, handleUnauthorized, request } from './api.ts';

const Schema = v.object({ ok: v.boolean() });
const answer = (body: BodyInit | null, status = 200) => vi.fn<typeof fetch>(async () => new Response(body, { status }));
const asked = (fetched: ReturnType<typeof answer>) => {
  const [url, init] = fetched.mock.calls[0] ?? [];
  return { url, headers: new Headers(init?.headers), init };
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('asking the server', () => {
  it('API-25, ROLE-1: says who it is and that it speaks JSON, as anonymous without a token', async () => {
    const fetched = answer('{"ok":true}');
    vi.stubGlobal('fetch', fetched);
    expect(await request('/config', Schema)).toEqual({ ok: true });
    const { url, headers } = asked(fetched);
    expect(url).toBe('/api/config');
    expect(headers.get('Authorization')).toBe('Bearer anonymous');
    expect(headers.get('Content-Type')).toBe('application/json');
  });
  it('ROLE-5: sends the stored token', async () => {
    const token = tokenFor();
    localStorage.setItem('token', token);
    const fetched = answer('{"ok":true}');
    vi.stubGlobal('fetch', fetched);
    await request('/config', Schema);
    expect(asked(fetched).headers.get('Authorization')).toBe(`Bearer ${token}`);
  });
  it('ERR-1: fails with the words of the server', async () => {
    vi.stubGlobal('fetch', answer('{"error":"X","code":"validation_failed"}', 400));
    await expect(request('/a', Schema)).rejects.toMatchObject({ message: 'X', status: 400 });
  });
  it('ERR-2: fails with the status where the server has no words', async () => {
    vi.stubGlobal('fetch', answer('<html>', 502));
    await expect(request('/a', Schema)).rejects.toMatchObject({ message: 'HTTP error! status: 502' });
  });
  it('fails with status 0 when nothing answers', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    );
    await expect(request('/a', Schema)).rejects.toMatchObject({ status: 0 });
  });
  it('fails rather than hand on an answer that is not what was agreed', async () => {
    vi.stubGlobal('fetch', answer('{"ok":"yes"}'));
    await expect(request('/a', Schema)).rejects.toBeInstanceOf(ApiError);
  });
  it('SESS-14: tells whoever handles it later of a token that was refused before', async () => {
    vi.resetModules();
    const early = await import('./api.ts');
    const token = tokenFor();
    localStorage.setItem('token', token);
    vi.stubGlobal('fetch', answer('{}', 401));
    await expect(early.request('/a', Schema)).rejects.toMatchObject({ status: 401 });
    const ended = vi.fn();
    early.handleUnauthorized(ended);
    expect(ended).toHaveBeenCalledExactlyOnceWith(token);
    const next = vi.fn();
    early.handleUnauthorized(next);
    expect(next).not.toHaveBeenCalled();
  });
  it('SESS-17, SESS-18: reports the end of a session once per refused token, unless the call is flagged', async () => {
    localStorage.setItem('token', tokenFor());
    const ended = vi.fn();
    handleUnauthorized(ended);
    vi.stubGlobal('fetch', answer('{"error":"Your session has expired. Please log in again."}', 401));
    await expect(request('/a', Schema)).rejects.toMatchObject({ message: 'Unauthorized - redirecting to login' });
    expect(ended).toHaveBeenCalledTimes(1);
    await expect(request('/a', Schema, { skipUnauthorized: true })).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledTimes(1);
  });
  it('does not end a session that there is not', async () => {
    const ended = vi.fn();
    handleUnauthorized(ended);
    vi.stubGlobal('fetch', answer('{"error":"Authentication required"}', 401));
    await expect(request('/a', Schema)).rejects.toMatchObject({ message: 'Authentication required' });
    expect(ended).not.toHaveBeenCalled();
  });
});
