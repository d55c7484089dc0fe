import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './redirects.ts';

const site = {
  publicUrl: 'https://tuckaway.example',
  origins: ['https://app.tuckaway.example'],
  host: 'tuckaway.example',
};
const onMachine = { publicUrl: 'http://localhost:3001', origins: ['http://friend.example'], host: 'localhost:3000' };

describe('API-4, DECIDE-52: a sign-in may end on', () => {
  it.each([
    'https://tuckaway.example/auth/oauth/callback',
    'https://tuckaway.example',
    'https://tuckaway.example/anywhere?else=1',
    'HTTPS://Tuckaway.example:443/auth',
    'https://app.tuckaway.example/auth/oauth/callback',
  ])('%s', (given) => expect(allowedRedirect(given, site)).toBe(new URL(given).href));

  it('a page of this very machine, as when a development server stands before ours', () => {
    expect(allowedRedirect('http://localhost:3000/auth', onMachine)).toBe('http://localhost:3000/auth');
    expect(allowedRedirect('http://localhost:3001/auth', onMachine)).toBe('http://localhost:3001/auth');
  });
  it('an address without its fragment', () =>
    expect(allowedRedirect('https://tuckaway.example/a#b', site)).toBe('https://tuckaway.example/a'));
});

describe('API-4, DECIDE-52: a sign-in may not end on', () => {
  it.each([
    'https://evil.example/auth/oauth/callback',
    'https://tuckaway.example.evil.example/',
    'https://eviltuckaway.example/',
    'https://tuckaway.example:8443/',
    'http://tuckaway.example/auth/oauth/callback',
    'http://app.tuckaway.example/auth',
    'https://tuckaway.example@evil.example/',
    'https://evil.example@tuckaway.example/',
    'https://:secret@tuckaway.example/',
    'https://@tuckaway.example/',
    '//tuckaway.example/auth',
    '//evil.example',
    '/auth/oauth/callback',
    'auth',
    '',
    'https:tuckaway.example/auth',
    'https:/tuckaway.example/auth',
    'https:///tuckaway.example/auth',
    'https:\\\\tuckaway.example',
    'https://tuckaway.example\\@evil.example/',
    'https://evil.example\\.tuckaway.example/',
    ' https://tuckaway.example/',
    'https://tuckaway.example/\r\nSet-Cookie: a=b',
    'https://tuckaway.\texample/',
    'https://tuckaway.example/\u0000',
    'javascript:alert(1)//https://tuckaway.example/',
    'data:text/html,https://tuckaway.example/',
    'blob:https://tuckaway.example/1',
    'ftp://tuckaway.example/',
    'https://localhost/',
    `https://tuckaway.example/${'a'.repeat(1024)}`,
    `https://tuckaway.example/${'\u00e9'.repeat(400)}`,
  ])('%j', (given) => expect(allowedRedirect(given, site)).toBeUndefined());

  it('another port of this machine, or plain http of a friend', () => {
    expect(allowedRedirect('http://localhost:4000/auth', onMachine)).toBeUndefined();
    expect(allowedRedirect('http://friend.example/auth', onMachine)).toBeUndefined();
    expect(allowedRedirect('http://evil.example/', { ...site, host: 'evil.example' })).toBeUndefined();
    expect(allowedRedirect('https://evil.example/', { ...site, host: 'evil.example' })).toBeUndefined();
  });
});
