import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('folding a text', () => {
  it.each([
    ['French', 'ÉLÈVE À NOËL, ÇA', 'eleve a noel, ca'],
    ['Turkish', 'İstanbul IŞIK ağaç', 'istanbul isik agac'],
    ['Vietnamese', 'Cô bé Ở', 'co be o'],
    ['Greek', 'ΆΛΦΑ ϊ', 'αλφα ι'],
    ['Russian', 'Ёжик', 'ежик'],
  ])('makes %s small letters without accents', (_language, text, same) => {
    expect(foldText(text)).toBe(same);
  });
  it.each([
    ['Hindi', 'मीना', 'मोना'],
    ['Hindi', 'किताब', 'कतब'],
    ['Bengali', 'মিনা', 'মোনা'],
    ['Bengali', 'বাড়ি', 'বড'],
    ['Thai', 'กิน', 'กน'],
    ['Japanese', 'が', 'か'],
  ])('keeps the vowels and the voice of %s: %s is not %s', (_language, word, other) => {
    expect(foldText(word)).not.toBe(foldText(other));
  });
  it('knows a letter however it is written', () => {
    for (const text of ['कहानी क़िला', 'বাড়ি', 'école', 'İ', '한국'])
      expect(foldText(text.normalize('NFC'))).toBe(foldText(text.normalize('NFD')));
  });
});
