import { describe, expect, it } from 'vitest';
import { credible, tokensIn } from './token-counts.ts';

describe('a count of tokens', () => {
  it('is believed where it can be', () => {
    expect(credible(900, 1000)).toBe(900);
    expect(credible(5000, 1000)).toBe(5000);
    expect(credible(125, 1000)).toBe(125);
  });
  it.each([undefined, 0, -1, -1e9, Number.NaN, Infinity, 1, 124])('is our own estimate where it says %s', (said) =>
    expect(credible(said, 1000)).toBe(1000),
  );
  it('is estimated by bytes, as other scripts cost more', () => {
    expect(tokensIn('lamp')).toBe(2);
    expect(tokensIn('दीया')).toBe(6);
  });
});
