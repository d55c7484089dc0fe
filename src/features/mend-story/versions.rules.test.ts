import { describe, expect, it } from 'vitest';
import { chooseAll, firstChoices, stretchesOf, tellingChosen } from './versions.rules.ts';

const telling = (paragraphs: string, change: object = {}) => ({
  title: 'The Lamp',
  paragraphs: paragraphs.split(''),
  hidden: [],
  places: {},
  ...change,
});

describe('BEY-14 two versions of a story', () => {
  it.each([
    ['abc', 'abc', [{ same: ['a', 'b', 'c'] }]],
    ['aBc', 'abc', [{ same: ['a'] }, { mine: ['B'], theirs: ['b'] }, { same: ['c'] }]],
    ['abXc', 'abc', [{ same: ['a', 'b'] }, { mine: ['X'], theirs: [] }, { same: ['c'] }]],
    ['ac', 'abc', [{ same: ['a'] }, { mine: [], theirs: ['b'] }, { same: ['c'] }]],
    ['xy', 'abc', [{ mine: ['x', 'y'], theirs: ['a', 'b', 'c'] }]],
    ['abcD', 'Abcd', [{ mine: ['a'], theirs: ['A'] }, { same: ['b', 'c'] }, { mine: ['D'], theirs: ['d'] }]],
  ])('%s beside %s', (mine, theirs, stretches) => {
    expect(stretchesOf(mine.split(''), theirs.split(''))).toEqual(stretches);
  });

  it('begins with what one side alone has changed, and with one’s own where both have', () => {
    const [base, mine, theirs] = [telling('abcd'), telling('aBcX'), telling('AbcY', { title: 'New' })];
    const stretches = stretchesOf(mine.paragraphs, theirs.paragraphs);
    const choices = firstChoices(base, mine, stretches);
    expect(choices.title).toBe('theirs');
    expect(tellingChosen({ mine, theirs }, stretches, chooseAll(choices, 'mine'))).toEqual(mine);
    expect(tellingChosen({ mine, theirs }, stretches, chooseAll(choices, 'theirs'))).toEqual(theirs);
  });

  it('a part is taken from each side as it was chosen', () => {
    const mine = telling('aBcD', { hidden: ['cover'] });
    const theirs = telling('abcd', { title: 'New' });
    const stretches = stretchesOf(mine.paragraphs, theirs.paragraphs);
    const chosen = tellingChosen({ mine, theirs }, stretches, {
      title: 'theirs',
      texts: ['mine', 'theirs'],
      hidden: 'mine',
    });
    expect(chosen).toEqual(telling('aBcd', { title: 'New', hidden: ['cover'] }));
  });

  it('a paragraph that only the other side has changed begins as theirs', () => {
    const [base, mine, theirs] = [telling('abc'), telling('abC'), telling('Abc')];
    const stretches = stretchesOf(mine.paragraphs, theirs.paragraphs);
    expect(firstChoices(base, mine, stretches).texts).toEqual(['theirs', 'mine']);
  });
});
