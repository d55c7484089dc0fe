import { describe, expect, it } from 'vitest';
import { contactOf } from './person.ts';

describe('what a provider says of somebody', () => {
  it('is taken when it is in order', () =>
    expect(contactOf({ email: ' bo@example.com ', email_verified: true, name: ' Bo ' })).toEqual({
      email: 'bo@example.com',
      isEmailConfirmed: true,
      name: 'Bo',
    }));

  it.each([undefined, null, 7, '', 'bo', 'bo@', ['bo@example.com'], { a: 1 }, `${'b'.repeat(250)}@example.com`])(
    'has no email when that is %j',
    (email) =>
      expect(contactOf({ email, email_verified: true })).toMatchObject({ email: undefined, isEmailConfirmed: false }),
  );

  it.each(['true', 1, 'yes', null, undefined, false])('confirms no email by %j', (email_verified) =>
    expect(contactOf({ email: 'bo@example.com', email_verified }).isEmailConfirmed).toBe(false),
  );

  it.each([
    [undefined, null],
    [{}, null],
    ['', null],
    ['B', null],
    ['\u0000\n', null],
    ['Bo\u0007 Bear\r\n', 'Bo Bear'],
    ['n'.repeat(200), 'n'.repeat(80)],
    [`${'n'.repeat(79)}\u{1F319}`, 'n'.repeat(79)],
    ['\u092a\u094d\u200d\u0930\u093f\u092f\u093e', '\u092a\u094d\u200d\u0930\u093f\u092f\u093e'],
    ['<b>Bo</b>', '<b>Bo</b>'],
  ])('has for the name %j the name %j', (given, name) => expect(contactOf({ name: given }).name).toBe(name));
});
