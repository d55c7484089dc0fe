// The translations: every language has every key of English, with the same placeholders, and no key is unused.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as options from '#contract/options';
import {
  LANGUAGE_CODES,
  LATER_NAMESPACES,
  NAMESPACES,
  UNKEPT_NAMESPACES,
  type LanguageCode,
} from '#contract/languages';

const root = join(import.meta.dirname, '..');
type Tree = { readonly [key: string]: string | Tree };
const read = (language: LanguageCode, namespace: string): Tree =>
  JSON.parse(readFileSync(join(root, `public/locales/${language}/${namespace}.json`), 'utf8'));
function flat(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[path + key, value]]
      : // What parents search for is not the same in two languages, nor as many words.
        Array.isArray(value)
        ? []
        : flat(value, `${path}${key}.`),
  );
}
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].map((match) => match[1] ?? '').sort((a, b) => a.localeCompare(b));

function sources(folder: string): string {
  return readdirSync(folder)
    .map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return sources(path);
      return /\.tsx?$/.test(name) && !name.includes('.test.') ? readFileSync(path, 'utf8') : '';
    })
    .join('\n');
}
const PLURAL = /_(zero|one|two|few|many|other)$/;

const ALL = [...NAMESPACES, ...LATER_NAMESPACES, ...UNKEPT_NAMESPACES];
/** Keys without their plural form, in order. */
const bases = (keys: Iterable<string>) => [...new Set([...keys].map((key) => key.replace(PLURAL, '')))];

describe.each([...LANGUAGE_CODES])('the %s translations', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  it.each(ALL)('I18N-5 have the namespace %s', (namespace) => {
    expect(existsSync(join(root, `public/locales/${language}/${namespace}.json`))).toBe(true);
  });
  it.each(ALL)('I18N-6 have every key of English in %s, filled, with the same placeholders', (namespace) => {
    const english = new Map(flat(read('en', namespace)));
    const here = new Map(flat(read(language, namespace)));
    expect(bases(here.keys())).toEqual(bases(english.keys()));
    for (const [key, text] of here) {
      expect(text.trim(), key).not.toBe('');
      const isPlural = PLURAL.test(key);
      const original = english.get(isPlural ? key.replace(PLURAL, '_other') : key) ?? '';
      // A number may be said by the form itself: one story, a minute.
      const holes = (said: string) => placeholders(said).filter((name) => !isPlural || name !== 'count');
      expect(holes(text), key).toEqual(holes(original));
      expect(placeholders(original), key).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });
  it.each(ALL)('I18N-6 have in %s each plural form that the language has, and no other', (namespace) => {
    const keys = flat(read(language, namespace)).map(([key]) => key);
    const english = flat(read('en', namespace)).map(([key]) => key);
    const plurals = bases(english.filter((key) => PLURAL.test(key)));
    for (const base of plurals) {
      const own = keys.filter((key) => key.replace(PLURAL, '') === base).map((key) => key.slice(base.length + 1));
      const wanted = [...(english.includes(`${base}_zero`) ? ['zero'] : []), ...forms];
      expect(own.toSorted(), base).toEqual(wanted.toSorted());
    }
  });
});

it.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'I18N-6 the %s translations say nothing longer in English',
  (language) => {
    const same = ALL.flatMap((namespace) => {
      const english = new Map(flat(read('en', namespace)));
      return flat(read(language, namespace)).filter(
        ([key, text]) =>
          english.get(key) === text && /\p{L}{4}.* .*\p{L}{4}/u.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
      );
    });
    expect(same).toEqual([]);
  },
);

const OPTIONS = {
  ageGroup: options.AGE_GROUPS,
  theme: options.THEMES,
  character: options.CHARACTERS,
  setting: options.SETTINGS,
  length: options.LENGTHS,
  moral: options.MORALS,
  difficulty: options.DIFFICULTIES,
  tone: options.TONES,
  imageStyle: options.IMAGE_STYLES,
};
describe.each([...LANGUAGE_CODES])('the options in %s', (language) => {
  const keys = flat(read(language, 'common')).map(([key]) => key);
  it.each(Object.entries(OPTIONS))(
    'have a label for every %s of the contract, and for nothing else',
    (field, values) => {
      const labelled = keys
        .filter((key) => key.startsWith(`options.${field}.`))
        .map((key) => key.slice(`options.${field}.`.length));
      expect(labelled).toEqual([...values]);
    },
  );
  it('OPT-1, OPT-5: say the years of an age and the minutes of a length', () => {
    const texts = new Map(flat(read(language, 'common')));
    for (const [age, [from, to]] of Object.entries(options.AGE_YEARS))
      expect(texts.get(`optionDetails.ageGroup.${age}`)).toContain(`${from}-${to}`);
    for (const [length, [from, to]] of Object.entries(options.LENGTH_MINUTES))
      expect(texts.get(`optionDetails.length.${length}`)).toContain(`${from}-${to}`);
  });
});

describe('the English texts', () => {
  const source = `${sources(join(root, 'src'))}\n${sources(join(root, 'shell'))}`;
  /** Keys that are put together, as patterns: what is filled in stands for one step of the path. */
  const patterns = [...source.matchAll(/`([\w.]+\.)?\$\{[^}]+\}[\w.${}]*`|`[\w.]+\.\$\{[^`]*`/g)].map(
    ([template]) =>
      new RegExp(
        `^${template
          .slice(1, -1)
          .replace(/\$\{[^}]+\}/g, '\u0000')
          .replaceAll('.', '\\.')
          .replaceAll('\u0000', '[^.]+')}$`,
      ),
  );
  const isShown = (key: string) => source.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));
  it.each([...NAMESPACES])('%s holds no key that nothing shows', (namespace) => {
    expect(
      flat(read('en', namespace))
        .map(([key]) => key.replace(PLURAL, ''))
        .filter((key) => !isShown(key)),
    ).toEqual([]);
  });
  it('ERR-8 has the four toasts of the home page', () => {
    const keys = flat(read('en', 'pages')).map(([key]) => key);
    for (const name of ['fillAllFields', 'dailyLimitReached', 'generationFailed', 'storyCreated'])
      expect(keys).toContain(`index.storyConfig.${name}`);
  });
});
