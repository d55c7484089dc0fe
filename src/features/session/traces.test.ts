import { beforeEach, expect, it } from 'vitest';
import { remember } from '../../../tests/helpers/render-route.tsx';
import { ANNA, sessionOf } from '../../../tests/helpers/session.ts';
import { endSession } from '../../lib/session.ts';
import { keepSession } from '../auth/keep-session.ts';
import { keepReturnPath, takeReturnPath } from './return-path.ts';

const BEN = { ...ANNA, id: '0d9a6a55-0f53-4a2a-8b39-1d8a3f2b0b02', name: 'Ben', email: 'ben@example.com' };
const TRACES = ['story_choices', 'recent_names', 'hero_look'];
const left = () => TRACES.filter((key) => localStorage.getItem(key) !== null);
const signIn = (user = ANNA) => {
  const { token } = sessionOf(user);
  keepSession({ token, user });
};

beforeEach(() => {
  remember(Object.fromEntries(TRACES.map((key) => [key, 'Mia'])));
  keepReturnPath('/profile');
});

it('DECIDE-59: a visitor who signs in keeps his own choices and his way back', () => {
  signIn();
  expect(left()).toEqual(TRACES);
  expect(takeReturnPath()).toBe('/profile');
});
it('DECIDE-59: the same user finds them again after a session that ran out', () => {
  signIn();
  endSession();
  signIn();
  expect(left()).toEqual(TRACES);
});
it.each([
  ['after a session that ran out', endSession],
  ['in the middle of a session', () => {}],
])('DECIDE-59: another user who signs in %s finds none of them, and no way back', (_name, meanwhile) => {
  signIn();
  meanwhile();
  signIn(BEN);
  expect(left()).toEqual([]);
  expect(takeReturnPath()).toBe('/');
});
it('DECIDE-59: another user finds none of them where the device did not note whose they were', () => {
  remember(sessionOf());
  signIn(BEN);
  expect(left()).toEqual([]);
});
