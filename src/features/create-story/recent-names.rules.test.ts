import { describe, expect, it } from 'vitest';
import { readNames, withName } from './recent-names.rules.ts';

describe('the names of earlier stories', () => {
  it('have the newest in front, each once, six at most', () => {
    expect(withName(['Leo', 'Mia'], 'Mia')).toEqual(['Mia', 'Leo']);
    expect(withName(['A', 'B', 'C', 'D', 'E', 'F'], ' Noor ')).toEqual(['Noor', 'A', 'B', 'C', 'D', 'E']);
  });
  it.each([null, '', 'broken', '{}', '[1]'])('are none when %j is stored', (text) =>
    expect(readNames(text)).toEqual([]),
  );
  it('leave out what is no name', () => expect(readNames('["Mia","12","<b>"]')).toEqual(['Mia']));
});
