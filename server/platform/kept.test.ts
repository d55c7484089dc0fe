import { describe, expect, it } from 'vitest';
import { createKept, remembering } from './kept.ts';

describe('what is kept in memory', () => {
  it('gives way to what is asked for, the longest unasked first, as far as there is room', () => {
    const kept = createKept<string>({ room: 6, weigh: ({ length }) => length });
    kept.keep('one', 'aa');
    kept.keep('two', 'bb');
    kept.keep('three', 'cc');
    expect(kept.find('one')).toBe('aa');
    kept.keep('four', 'dd');
    expect(['one', 'two', 'three', 'four'].map(kept.find)).toEqual(['aa', undefined, 'cc', 'dd']);
    kept.keep('one', 'a');
    kept.keep('five', 'e');
    expect(['one', 'three', 'four', 'five'].map(kept.find)).toEqual(['a', 'cc', 'dd', 'e']);
    kept.keep('six', 'too long');
    expect(['one', 'three', 'four', 'five', 'six'].map(kept.find)).toEqual(Array(5).fill(undefined));
  });

  it('is made once', () => {
    const asked: string[] = [];
    const shout = remembering((text) => asked.push(text) && text.toUpperCase(), 2);
    for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(shout(text)).toBe(text.toUpperCase());
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });
});
