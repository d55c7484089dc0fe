import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { ANNA, sessionOf, tokenFor } from '../../../tests/helpers/session.ts';
import { remember } from '../../../tests/helpers/render-route.tsx';
import { request } from '../../lib/api.ts';
import { beginSession } from '../../lib/session.ts';
import { connectToaster } from '../../lib/toast.ts';
import { setUnfinished } from '../../lib/unfinished-work.ts';
import { watchSession } from './watch-session.ts';

const EXPIRED = 'Session expired - logged out';
const REFUSED = 'Your session has expired. Please log in again.';
const MINUTE = 60_000;
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const over = () => sessionOf(ANNA, { exp: seconds(-1) });

let path: string;
let online: boolean;
let toasts: string[];
const goToLogin = vi.fn(() => {
  path = '/auth';
});
const fetched = vi.fn<typeof fetch>();
let stop: () => void;
const watch = async () => {
  stop = watchSession({ path: () => path, goToLogin });
  await vi.advanceTimersByTimeAsync(0);
};
const comeOnline = async () => {
  online = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
};
const stored = () => [localStorage.getItem('token'), localStorage.getItem('user')];
const validates = (body: unknown) => fetched.mockImplementation(async () => Response.json(body));
const ask = () => request('/stories', v.unknown()).catch((cause: unknown) => cause);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  [path, online, toasts] = ['/profile', true, []];
  connectToaster((_kind, text) => void toasts.push(text));
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  stop();
  setUnfinished('story', false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a token whose time is over', () => {
  it.each([
    ['SESS-2: is over', over],
    ['SESS-3: is broken', () => ({ token: 'abc', user: JSON.stringify(ANNA) })],
  ])(
    'SESS-4, SESS-9: one that at the start %s is cleared with its user, and leads to the login',
    async (_name, given) => {
      remember({ ...given(), subscription_status: '{}' });
      await watch();
      expect(stored()).toEqual([null, null]);
      expect(localStorage.getItem('subscription_status')).toBeNull();
      expect(toasts).toEqual([EXPIRED]);
      expect(goToLogin).toHaveBeenCalledTimes(1);
      await ask();
      const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
      expect(headers.get('Authorization')).toBe('Bearer anonymous');
    },
  );

  it('SESS-8, SESS-9, LIM-8: one that ends after a minute is still there at 4:59 and gone at 5:01', async () => {
    remember(sessionOf(ANNA, { exp: seconds(60) }));
    await watch();
    await vi.advanceTimersByTimeAsync(299_000);
    expect(stored()).not.toContain(null);
    expect(toasts).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(stored()).toEqual([null, null]);
    expect(toasts).toEqual([EXPIRED]);
    expect(goToLogin).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(900_000);
    expect(toasts).toHaveLength(1);
  });

  it.each(['/login', '/register', '/auth', '/auth/', '/auth/oauth/callback'])(
    'SESS-4, SESS-16: on %s the page stays',
    async (here) => {
      path = here;
      remember(over());
      await watch();
      expect(stored()).toEqual([null, null]);
      expect(toasts).toEqual([EXPIRED]);
      expect(goToLogin).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['SESS-4: while a story is read', '/story/AbCdEfGhIjKlMnOpQrStUv'],
    ['BEY-9 in children’s hands', '/children'],
  ])('%s only the state changes; the words come when the page is left', async (_where, place) => {
    path = place;
    setUnfinished('story', true);
    remember(over());
    await watch();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(stored()).toEqual([null, null]);
    expect(toasts).toEqual([]);
    path = '/stories';
    setUnfinished('story', false);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(toasts).toEqual([EXPIRED]);
    expect(goToLogin).not.toHaveBeenCalled();
  });

  it('PWA-22: offline it is cleared, and the way to the login waits for the network', async () => {
    online = false;
    remember(over());
    await watch();
    expect(stored()).toEqual([null, null]);
    expect(goToLogin).not.toHaveBeenCalled();
    await comeOnline();
    expect(goToLogin).toHaveBeenCalledTimes(1);
    await comeOnline();
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });

  it('PWA-22: the way to the login waits through a reload', async () => {
    online = false;
    remember(over());
    await watch();
    stop();
    await watch();
    expect(goToLogin).not.toHaveBeenCalled();
    await comeOnline();
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a story is read by then', () => (path = '/story/AbCdEfGhIjKlMnOpQrStUv')],
    ['the login is open by then', () => (path = '/auth')],
    ['somebody has signed in by then', () => beginSession({ token: tokenFor(), user: ANNA })],
  ])('PWA-22: back on the network nobody is sent away when %s', async (_name, meanwhile) => {
    online = false;
    remember(over());
    await watch();
    meanwhile();
    await comeOnline();
    expect(goToLogin).not.toHaveBeenCalled();
  });
});

describe('a call that is refused', () => {
  const refuse = () => fetched.mockImplementation(async () => Response.json({ error: REFUSED }, { status: 401 }));

  it('SESS-14, SESS-15, SESS-16: ends the session once, however many fail together', async () => {
    await watch();
    remember(sessionOf());
    refuse();
    const failures = await Promise.all([ask(), ask(), ask()]);
    await vi.advanceTimersByTimeAsync(0);
    expect(failures.map(String)).toEqual(Array(3).fill('ApiError: Unauthorized - redirecting to login'));
    expect(stored()).toEqual([null, null]);
    expect(toasts).toEqual([REFUSED]);
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });
  it('does not end the session of who has signed in since', async () => {
    await watch();
    remember(sessionOf());
    refuse();
    const failing = ask();
    const fresh = tokenFor(ANNA, { exp: seconds(9000) });
    beginSession({ token: fresh, user: ANNA });
    await failing;
    expect(stored()[0]).toBe(fresh);
    expect(toasts).toEqual([]);
  });
  it('is heard of by nobody once the watch has ended', async () => {
    await watch();
    stop();
    remember(sessionOf());
    const before = stored();
    refuse();
    await ask();
    expect(stored()).toEqual(before);
    localStorage.clear();
  });
  it('SESS-17: changes nothing for a visitor without an account', async () => {
    await watch();
    refuse();
    expect(String(await ask())).toBe(`ApiError: ${REFUSED}`);
    expect(toasts).toEqual([]);
    expect(goToLogin).not.toHaveBeenCalled();
  });
});

describe('a good token', () => {
  const fresh = tokenFor(ANNA, { exp: 4_000_000_000 });

  it('is looked at by the server once a start, and again only when half of its time is over', async () => {
    remember(sessionOf(ANNA, { iat: seconds(0), exp: seconds(3600) }));
    validates({ valid: true, user: { ...ANNA, name: 'Anna Maria' } });
    await watch();
    expect(JSON.parse(stored()[1] ?? '')).toMatchObject({ name: 'Anna Maria' });
    await vi.advanceTimersByTimeAsync(25 * MINUTE);
    expect(fetched).toHaveBeenCalledTimes(1);
    validates({ valid: true, user: ANNA, token: fresh });
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(stored()[0]).toBe(fresh);
  });
  it('ends as expired when the server knows it no more', async () => {
    remember(sessionOf());
    validates({ valid: false, user: null });
    await watch();
    expect(stored()).toEqual([null, null]);
    expect(toasts).toEqual([EXPIRED]);
    expect(goToLogin).toHaveBeenCalledTimes(1);
  });
  it.each([
    ['nobody answers', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the server fails', () => fetched.mockImplementation(async () => new Response('<html>', { status: 502 }))],
    ['the call is refused', () => fetched.mockImplementation(async () => Response.json({}, { status: 401 }))],
  ])('SESS-17: stays when %s', async (_name, answer) => {
    remember(sessionOf());
    const before = stored();
    answer();
    await watch();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(stored()).toEqual(before);
    expect(toasts).toEqual([]);
  });
  it('is not asked about offline, and then as soon as the network is back', async () => {
    online = false;
    remember(sessionOf());
    await watch();
    expect(fetched).not.toHaveBeenCalled();
    await comeOnline();
    expect(fetched).toHaveBeenCalledTimes(1);
  });
  it('an answer for a session that has ended meanwhile begins none', async () => {
    remember(sessionOf());
    let give: (answer: Response) => void = () => {};
    fetched.mockReturnValue(new Promise((resolve) => (give = resolve)));
    await watch();
    localStorage.clear();
    give(Response.json({ valid: true, user: ANNA, token: fresh }));
    await vi.advanceTimersByTimeAsync(0);
    expect(stored()).toEqual([null, null]);
  });
});
