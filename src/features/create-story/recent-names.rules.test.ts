import { describe, expect, it } from 'vitest';
import type { HeroLook } from '#contract/hero-look';
import {
  followName,
  NOBODY,
  readNames,
  readPresent,
  withLook,
  withName,
  writeNames,
  type RecentName,
} from './recent-names.rules.ts';

const LOOK: HeroLook = { skin: 'skin-4', hair: 'curly', hair_color: 'brown', glasses: true, pajamas: 'teal' };
const OTHER: HeroLook = { ...LOOK, hair: 'bun', glasses: false };
const plain = (...names: string[]): RecentName[] => names.map((name) => ({ name, look: null }));
const mia: RecentName = { name: 'Mia', look: LOOK };

describe('the names of earlier stories', () => {
  it('have the newest in front, each once, six at most', () => {
    expect(withName(plain('Leo', 'Mia'), mia)).toEqual([mia, ...plain('Leo')]);
    expect(withName(plain('A', 'B', 'C', 'D', 'E', 'F'), { name: ' Noor ', look: null })).toEqual(
      plain('Noor', 'A', 'B', 'C', 'D', 'E'),
    );
  });
  it.each([null, '', 'broken', '{}', '[1]'])('are none when %j is stored', (text) =>
    expect(readNames(text)).toEqual([]),
  );
  it('leave out what is no name', () => expect(readNames('["Mia","12","<b>"]')).toEqual(plain('Mia')));
});

describe('the looks kept with the names', () => {
  it('BEY-12 come back as they were kept, a name without one as plain text', () => {
    const names = [mia, ...plain('Leo')];
    expect(JSON.parse(writeNames(names))).toEqual([{ name: 'Mia', look: LOOK }, 'Leo']);
    expect(readNames(writeNames(names))).toEqual(names);
  });
  it.each([{ ...LOOK, hair: 'mullet' }, { ...LOOK, glasses: 'yes' }, {}, 'curly', 7])(
    'BEY-12 are dropped when %j is kept, and the name stays',
    (look) => {
      const text = JSON.stringify([{ name: 'Mia', look }]);
      expect(readNames(text)).toEqual(plain('Mia'));
      expect(readPresent(JSON.stringify({ name: 'Mia', look }), 'Mia').look).toBeNull();
    },
  );
  it('BEY-12 hold nothing but the five parts of a look', () => {
    expect(readNames(JSON.stringify([{ ...mia, look: { ...LOOK, note: 'x' }, age: 4 }]))).toEqual([mia]);
  });
  it('BEY-12 change for a name that is known, and add no other', () => {
    expect(withLook([mia, ...plain('Leo')], { name: 'Mia', look: null })).toEqual(plain('Mia', 'Leo'));
    expect(withLook(plain('Leo'), mia)).toEqual(plain('Leo'));
  });
  it('BEY-12 go when the name leaves the list', () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].reduce<RecentName[]>(
      (known, name) => withName(known, { name, look: null }),
      [mia],
    );
    expect(writeNames(names)).not.toContain('curly');
  });
});

describe('the look of the child in the form', () => {
  const names = [mia, ...plain('Leo'), { name: 'Al', look: OTHER }];
  /** Types one text after the other. */
  const typed = (before: RecentName, ...texts: string[]) =>
    texts.reduce((present, text) => followName(names, present, text), before);

  it('BEY-12 is that of a name that is known', () => {
    expect(followName(names, NOBODY, ' Mia ')).toEqual(mia);
    expect(followName(names, mia, 'Al').look).toEqual(OTHER);
    expect(followName(names, mia, 'Leo').look).toBeNull();
  });
  it('BEY-12 is none for any name that is not known: a name says nothing of a look', () => {
    for (const name of ['Noor', 'Kofi', 'Ingrid', 'Yuki', 'mia'])
      expect(followName(names, NOBODY, name).look).toBeNull();
  });
  it('BEY-12 stays while a new name is typed, and while one is mended', () => {
    expect(typed({ name: '', look: LOOK }, 'N', 'No', 'Noor').look).toEqual(LOOK);
    expect(typed({ name: 'Noro', look: LOOK }, 'Nor', 'No', 'Noor', 'Noor ').look).toEqual(LOOK);
  });
  it('BEY-12 is forgotten when the name is cleared', () => {
    expect(typed({ name: 'Noor', look: LOOK }, '').look).toBeNull();
    expect(typed({ name: 'Noor', look: LOOK }, '', 'Noor').look).toBeNull();
  });
  it('BEY-12 does not go over to another child', () => {
    expect(typed(mia, 'L', 'Lu').look).toBeNull();
    expect(typed(mia, 'Mi', 'M', 'Ma', 'Max').look).toBeNull();
    expect(typed(NOBODY, 'A', 'Al', 'Ale', 'Alex').look).toBeNull();
  });
  it('BEY-12 is read back for the name it was chosen for, and for no other', () => {
    const text = JSON.stringify({ name: 'Noor', look: LOOK });
    expect(readPresent(text, ' Noor ')).toEqual({ name: 'Noor', look: LOOK });
    expect(readPresent(text, 'Nils')).toEqual(NOBODY);
    for (const bad of [null, '', 'broken', '[]', '{}']) expect(readPresent(bad, 'Noor')).toEqual(NOBODY);
  });
});
