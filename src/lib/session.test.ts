import { describe, expect, it, vi } from 'vitest';
import { ANNA, sessionOf, tokenFor } from '../../tests/helpers/session.ts';
import { beginSession, claimsOf, currentUser, endSession, isLive, liveToken, onSessionChange } from './session.ts';
import { onUserChange } from './user-change.ts';

const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;
const BEN = { ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', name: null, email: 'ben@example.com' };
const store = (session: { token: string; user?: string }) => {
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
};

describe('a token', () => {
  it('SESS-5: is live while its expiry lies ahead, and not a moment longer', () => {
    const token = tokenFor(ANNA, { exp: 1000 });
    expect(isLive(token, 999_999)).toBe(true);
    expect(isLive(token, 1_000_000)).toBe(false);
  });
  it.each([
    ['has no expiry', tokenFor(ANNA, { exp: undefined })],
    ['has an expiry that is no number', tokenFor(ANNA, { exp: 'tomorrow' })],
    ['is garbage', 'abc'],
    ['has claims that are none', 'a.bm8.c'],
    ['is empty', ''],
  ])('SESS-5, SESS-3: counts as expired when it %s', (_name, token) => {
    expect(isLive(token)).toBe(false);
    localStorage.setItem('token', token);
    expect(liveToken()).toBeNull();
    expect(currentUser()).toBeNull();
  });
  it('says its claims, letters beyond ASCII among them', () => {
    expect(claimsOf(tokenFor({ ...ANNA, name: 'Žofie 🌙' }))?.name).toBe('Žofie 🌙');
  });
});

describe('who is signed in', () => {
  it('SESS-1: is whoever a live token on the device names', () => {
    store(sessionOf());
    expect(currentUser()).toMatchObject({ id: ANNA.id, name: 'Anna' });
  });
  it('SESS-11: is read from the claims where only a token is there, or the stored user is another', () => {
    store({ token: tokenFor(BEN) });
    expect(currentUser()).toMatchObject({ id: BEN.id, name: null, email: BEN.email, subscription_status: 'free' });
    store({ token: tokenFor(BEN), user: JSON.stringify(ANNA) });
    expect(currentUser()).toMatchObject({ id: BEN.id, email: BEN.email });
  });
  it('SESS-10: lies in local storage as token and user, and goes from there', () => {
    const token = tokenFor();
    beginSession({ token, user: ANNA });
    expect(localStorage.getItem('token')).toBe(token);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANNA);
    endSession();
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('user')).toBeNull();
  });
  it('is told to whoever listens, from other tabs too, until they stop', () => {
    const heard = vi.fn();
    const stop = onSessionChange(heard);
    beginSession({ token: tokenFor(), user: ANNA });
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    endSession();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('a change of the user', () => {
  it('is heard once for each, and not of a fresh token', () => {
    const heard = vi.fn();
    const stop = onUserChange(heard, null);
    beginSession({ token: tokenFor(), user: ANNA });
    beginSession({ token: tokenFor(ANNA, { exp: seconds(9000) }), user: ANNA });
    expect(heard).toHaveBeenCalledTimes(1);
    beginSession({ token: tokenFor(BEN), user: BEN });
    endSession();
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
  });
  it('is heard at once when it happened before anybody listened', () => {
    store(sessionOf());
    const heard = vi.fn();
    onUserChange(heard, null)();
    expect(heard).toHaveBeenCalledTimes(1);
    onUserChange(heard, ANNA.id)();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
