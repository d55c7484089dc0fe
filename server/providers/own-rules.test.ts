import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#contract/languages';
import { loadBank } from '#storyteller/languages/registry';
import { modulesOf, read } from '#storyteller/languages/shelf';
import { SUITABLE_ANYWHERE, UNSUITABLE_ANYWHERE, UNSUITABLE_CASES } from '../../tests/helpers/unsuitable-cases.ts';
import { readEditorialStories } from '../stories/editorial-stories.ts';
import { isDangerous } from './dangers.ts';
import { isForbidden, namesBrand } from './own-rules.ts';

const cases = (text: string): string[] => text.split('|').map((one) => one.trim());
/** A passage of a bank without the signs that say how it is told. */
const plain = (source: string): string =>
  source
    .replaceAll(/<[\w,! -]+:/g, ' ')
    .replaceAll(/\{\w+(?:\.\w+)?\}/g, ' ')
    .replaceAll(/[{}[\]<>|~+\\]/g, ' ');

describe('our own rules', () => {
  it.each(LANGUAGE_CODES)('refuse what belongs in no story in %s, and nothing that only looks like it', (language) => {
    const { forbidden, innocent } = UNSUITABLE_CASES[language];
    const [bad, good] = [cases(forbidden), cases(innocent)];
    expect([bad.length >= 15, good.length >= 25]).toEqual([true, true]);
    expect(bad.filter((text) => !isForbidden(text, language))).toEqual([]);
    expect(good.filter((text) => isForbidden(text, language))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('refuse links, numbers, markup and machines that speak of themselves in %s', (language) => {
    expect(cases(UNSUITABLE_ANYWHERE).filter((text) => !isForbidden(text, language))).toEqual([]);
    expect(cases(SUITABLE_ANYWHERE).filter((text) => isForbidden(text, language))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)(
    'let pass every golden tale and all that our own storyteller can say in %s',
    async (language) => {
      const bank = await loadBank(language);
      const shelves = await Promise.all([...modulesOf(bank)].map(([folder, load]) => read(folder, load)));
      const own = shelves.flatMap(({ passages, nouns }) => [
        ...[...passages.values()].flat().map(plain),
        ...[...nouns.values()].flatMap((forms) => Object.values(forms)),
      ]);
      const golden = readEditorialStories().filter((story) => story.language === language);
      const texts = [...own, ...golden.flatMap(({ title, text }) => [title, ...text.paragraphs])];
      expect([golden.length >= 3, texts.length > 2000]).toEqual([true, true]);
      expect(texts.filter((text) => isForbidden(text, language))).toEqual([]);
      expect(texts.filter(namesBrand)).toEqual([]);
      if (language === 'en') expect(texts.filter(isDangerous)).toEqual([]);
    },
  );

  it.each<[LanguageCode, string]>([
    ['en', 'He had a p1stol and meant to ki11.'],
    ['en', 'The c0rp$e lay there, k!lled.'],
    ['de', 'Eine P1stole und eine L31che.'],
    ['ru', 'Под лестницей б0мба.'],
    ['id', 'Ada b0m dan p1st0l.'],
  ])('read digits and signs as the letters that they stand for, in %s: %s', (language, text) =>
    expect(isForbidden(text, language)).toBe(true),
  );
  it.each<[LanguageCode, string]>([
    ['en', 'At 7pm the R2D2 of the attic had 4x4 wheels, 3D glasses and a B5 sheet. Go! Go!'],
    ['fr', 'Le 1er mai, à 7h30, le 2e train.'],
    ['de', 'Um 18h kamen 3fach gefaltete Boote.'],
    ['ru', 'В 5А классе 7-й час, 3D.'],
    ['zh-CN', '他7岁，爱吃2个3D包子。'],
  ])('and let numbers be numbers, in %s: %s', (language, text) => expect(isForbidden(text, language)).toBe(false));

  it('know what somebody sells', () => {
    expect(['They built it of Lego.', 'Harry Potter came by.', '奥特曼来了'].every(namesBrand)).toBe(true);
    expect(['Legolas the snail', 'a legion of ants', 'the potter Harry'].some(namesBrand)).toBe(false);
  });
});
