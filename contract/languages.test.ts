import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './language-table.ts';
import { LANGUAGE_CODES, languageFor } from './languages.ts';

describe('languages', () => {
  it('I18N-1 knows exactly the twelve languages', () => {
    expect(Object.keys(LANGUAGES)).toEqual([...LANGUAGE_CODES]);
    expect(LANGUAGE_CODES).toEqual(['en', 'es', 'fr', 'de', 'it', 'pt-BR', 'pt-PT', 'zh-CN', 'hi', 'bn', 'ru', 'id']);
  });
  it('I18N-12 says of each its name, its own name and a flag code', () => {
    for (const language of Object.values(LANGUAGES))
      expect(Object.keys(language)).toEqual(['name', 'nativeName', 'flagCode']);
  });
  it.each([
    ['pt', 'pt-BR'],
    ['pt-AO', 'pt-BR'],
    ['pt-PT', 'pt-PT'],
    ['zh', 'zh-CN'],
    ['zh-Hans-SG', 'zh-CN'],
    ['en-GB', 'en'],
    ['de-AT', 'de'],
    ['FR', 'fr'],
  ])('I18N-2 maps %s to %s', (code, language) => {
    expect(languageFor(code)).toBe(language);
  });
  it.each(['xx', '', 'klingon', 'e'])('does not make a language of %j', (code) => {
    expect(languageFor(code)).toBeUndefined();
  });
});
