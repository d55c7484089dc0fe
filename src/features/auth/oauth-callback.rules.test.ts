import { describe, expect, it } from 'vitest';
import { ANNA, tokenFor } from '../../../tests/helpers/session.ts';
import { MAX_ERROR_LENGTH, readCallback, type CallbackAnswer } from './oauth-callback.rules.ts';

const NOW = Date.now();
const LIVE = tokenFor();
const EXPIRED = tokenFor(ANNA, { exp: Math.floor(NOW / 1000) - 1 });
const USER = JSON.stringify(ANNA);
const OTHER_VALUES = {
  error: [undefined, '', 'denied'],
  success: [undefined, '', 'false', 'TRUE', 'true'],
  token: [undefined, '', 'abc', EXPIRED, LIVE],
  user: [undefined, '', '{bad', '"Anna"', '[]', 'null', '{}', USER],
  new_user: [undefined, 'false', 'true'],
} as const;
type Values = { [Name in keyof typeof OTHER_VALUES]: string | undefined };

/** The order of DECIDE-53, said a second time and without the code: error, then whole and live, then readable. */
function expected({ error, success, token, user, new_user }: Values): CallbackAnswer {
  if (error === 'denied') return { kind: 'refused', text: 'denied' };
  if (error === '' || success !== 'true' || token !== LIVE || !user) return { kind: 'invalid' };
  if (user !== USER) return { kind: 'unreadable' };
  return { kind: 'success', session: { token: LIVE, user: ANNA }, isNew: new_user === 'true' };
}
const all = OTHER_VALUES.error.flatMap((error) =>
  OTHER_VALUES.success.flatMap((success) =>
    OTHER_VALUES.token.flatMap((token) =>
      OTHER_VALUES.user.flatMap((user) =>
        OTHER_VALUES.new_user.map((new_user): Values => ({ error, success, token, user, new_user })),
      ),
    ),
  ),
);
const queryOf = (values: Values) => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  return `?${query}`;
};

describe('the query of the callback', () => {
  it('OAUTH-1: is read right in every combination', () => {
    expect(all).toHaveLength(3 * 5 * 5 * 8 * 3);
    for (const values of all) expect(readCallback(queryOf(values), NOW), queryOf(values)).toEqual(expected(values));
  });
  it.each(['', '?', '?%', '?token', '?user=%7B%22id%22'])('OAUTH-10: %j is no answer', (query) =>
    expect(readCallback(query, NOW)).toEqual({ kind: 'invalid' }),
  );
  it('OAUTH-9: a long reason is cut, and not in the middle of a sign', () => {
    const answer = readCallback(`?error=${encodeURIComponent('🌙'.repeat(MAX_ERROR_LENGTH + 9))}`, NOW);
    expect(answer).toEqual({ kind: 'refused', text: '🌙'.repeat(MAX_ERROR_LENGTH) });
  });
});
