import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { loadBank } from '#storyteller/languages/registry';
import { modulesOf, read } from '#storyteller/languages/shelf';
import { SUITABLE_ANYWHERE, UNSUITABLE_ANYWHERE, UNSUITABLE_CASES } from '../../tests/helpers/unsuitable-cases.ts';
import { readEditorialStories } from '../stories/editorial-stories.ts';
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
    },
  );

  it('know what somebody sells', () => {
    expect(['They built it of Lego.', 'Harry Potter came by.', '奥特曼来了'].every(namesBrand)).toBe(true);
    expect(['Legolas the snail', 'a legion of ants', 'the potter Harry'].some(namesBrand)).toBe(false);
  });
});
