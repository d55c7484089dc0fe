import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText, splitEmphasis } from './story-text.ts';

describe('emphasis in story text', () => {
  it('splits a sound from the words around it', () => {
    expect(splitEmphasis('Down it went, *bump*, and stopped.')).toEqual([
      { text: 'Down it went, ', isEmphasis: false },
      { text: 'bump', isEmphasis: true },
      { text: ', and stopped.', isEmphasis: false },
    ]);
  });
  it('leaves a lone asterisk alone, and one that would reach over a line', () => {
    expect(plainText('2 * 3')).toBe('2 * 3');
    expect(plainText('*one\ntwo*')).toBe('*one\ntwo*');
  });
  it('loses no letter', () => {
    fc.assert(fc.property(fc.string(), (text) => plainText(text).replaceAll('*', '') === text.replaceAll('*', '')));
  });
});
