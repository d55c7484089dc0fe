import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages';
import { GRAMMARS } from '#storyteller/languages/grammars';
import { fillName, tidyAnswer, withGoodNight } from './fill-name.ts';

describe('the name in a text that was written without it', () => {
  it.each(LANGUAGE_CODES)(
    'ends every story in %s with one good night, whether the provider said it or not',
    (language) => {
      const goodNight = fillName(GRAMMARS[language].goodNight, 'Mia', language);
      for (const text of ['{name}', `{name} ${GRAMMARS[language].goodNight}`]) {
        const said = fillName(withGoodNight(text, language), 'Mia', language);
        expect(said.split(goodNight)).toHaveLength(2);
        expect(said.endsWith(goodNight)).toBe(true);
      }
    },
  );
  it('is put in as it is, however the placeholder was spelled', () =>
    expect(fillName(tidyAnswer('{ Name } and {{name}} and {NAME}.', 'en'), 'D’Art$&agnan', 'en')).toBe(
      'D’Art$&agnan and D’Art$&agnan and D’Art$&agnan.',
    ));
  it('stands in a text without signs that nobody can read', () =>
    expect(tidyAnswer('mur\u200Bmur \u{1F98A}\uFE0Fand **tup**, __tup__ and _tup_ of snake_case क्\u200Dष', 'en')).toBe(
      'murmur and *tup*, *tup* and *tup* of snake_case क्\u200Dष',
    ));
  it('stands between the marks of the language', () => {
    expect(fillName('«{name} ! Viens !»', 'Mia', 'fr')).toBe('«\u202FMia\u202F! Viens\u202F!\u202F»');
    expect(fillName('然后 {name} 睡了 。', '小明', 'zh-CN')).toBe('然后小明睡了。');
  });
});
