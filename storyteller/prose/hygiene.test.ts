import { describe, expect, it } from 'vitest';
import { typeset } from './hygiene.ts';

describe('GEN-9: how a language sets its paragraphs', () => {
  it.each([
    ['la main gauche de Inès', 'la main gauche d’Inès'],
    ['dès que Émile éternue', 'dès qu’Émile éternue'],
    ['le pouce de Camille', 'le pouce de Camille'],
    ['la poche de Hugo et celle de Yann', 'la poche de Hugo et celle de Yann'],
    ['«Où?» demande Inès', '«\u202FOù\u202F?\u202F» demande Inès'],
  ])('French drops an e before a name that begins with a vowel: %s', (written, set) => {
    expect(typeset(written, 'fr')).toBe(set);
  });

  it('no other language does', () => {
    expect(typeset('la mano de Inés', 'es')).toBe('la mano de Inés');
  });
});
