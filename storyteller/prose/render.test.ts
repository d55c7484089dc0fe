import { describe, expect, it } from 'vitest';
import { GRAMMARS } from '../languages/grammars.ts';
import { render, type Telling } from './render.ts';

const telling: Telling = {
  difficulty: 'simple',
  full: false,
  facts: new Set(['forest', 'shy']),
  name: 'Mia',
  grammar: GRAMMARS.en,
  nouns: { being: { the: 'the owl', a: 'an owl', he: 'it', class: 'f' }, pal: { the: 'Moss', he: 'he' } },
};
const tell = (source: string, how: Partial<Telling> = {}) => render(source, { ...telling, ...how });

describe('the passage language', () => {
  it('capitalises a slot where a sentence starts, and only there', () => {
    expect(tell('{being} saw {being.a}. {being} sat. “Hoo?” {being.he} said. “{being}!” {Being.he} left.')).toBe(
      'The owl saw an owl. The owl sat. “Hoo?” it said. “The owl!” It left.',
    );
  });

  it('climbs the ladder of difficulty; two rungs serve three', () => {
    const source = '{It ran|It ran off|Off it ran}. {Tick|Tock}.';
    const toddler = { facts: new Set(['toddler']) };
    expect(tell(source, toddler)).toBe('It ran. Tick.');
    expect(tell(source, { difficulty: 'moderate' })).toBe('It ran off. Tock.');
    expect(tell(source, { difficulty: 'advanced' })).toBe('Off it ran. Tock.');
  });

  it('breathes in every other sentence of the simple way, ladders of one sentence together', () => {
    const source = '{One|1}, {two|2}. {Three|3}. {Four|4}{|, and} five.';
    expect(tell(source)).toBe('One, two. 3. Four five.');
  });

  it('joins two sentences on the top rung and keeps the capital of names', () => {
    const source = 'It rained.~and~ Moss sang.~;~ The owl slept.~and~ I did too.';
    expect(tell(source)).toBe('It rained. Moss sang. The owl slept. I did too.');
    expect(tell(source, { difficulty: 'advanced' })).toBe('It rained, and Moss sang; the owl slept, and I did too.');
  });

  it('moves the comma of a joint inside a closing quote', () => {
    expect(tell('“So it is.”~and~ They sat.', { difficulty: 'advanced' })).toBe('“So it is,” and they sat.');
  });

  it('tells what is in brackets only in full, and tidies the space it leaves', () => {
    expect(tell('One [and a half] , two.')).toBe('One, two.');
    expect(tell('One [and a half], two.', { full: true })).toBe('One and a half, two.');
  });

  it('asks for facts, also for their absence', () => {
    expect(tell('<space,shy: a|b> <space: c|d> <!space: e>')).toBe('a d e');
  });

  it('lets words agree with a noun', () => {
    expect(tell('{being?m:cansado|f:cansada}')).toBe('cansada');
  });

  it.each(['{being', 'a]', '{name.} x', '<a b>', 'One ~and Two', '{no such}'])('refuses %s', (source) => {
    expect(() => tell(source)).toThrow(SyntaxError);
  });

  it('refuses a slot without a noun and a noun without the form', () => {
    expect(() => tell('{helper}')).toThrow('No helper');
    expect(() => tell('{being.gen}')).toThrow('No form gen');
  });
});
