import { AGE_GROUPS, DIFFICULTIES, SETTINGS, TONES } from '#contract/options';
import { describe, expect, it } from 'vitest';
import { catalogue, ROLES } from '../plan/catalogue.ts';
import { STATE_FACTS } from '../prose/facts.ts';
import { allPassages, measureBank } from '../prose/measure.ts';
import { factsIn, parse } from '../prose/parse.ts';
import { render } from '../prose/render.ts';
import type { Forms } from './bank.ts';
import { loadBank } from './registry.ts';
import { modulesOf, read, type Shelf } from './shelf.ts';

const bank = await loadBank('en');
const passages = [...(await allPassages(bank))].flatMap(([key, facets]) =>
  facets.map((source, facet) => ({ key: facets.length > 1 ? `${key}#${facet}` : key, source })),
);
const thing: Forms = { the: 'the thing', a: 'a thing', he: 'it', him: 'it', his: 'its' };
const nouns: Record<string, Forms> = {
  pal: thing,
  being: thing,
  tiny: thing,
  helper: thing,
  object: thing,
  place: thing,
  title: thing,
};
const KNOWN_FACTS: ReadonlySet<string> = new Set([...STATE_FACTS, ...SETTINGS, ...TONES, ...AGE_GROUPS, ...ROLES]);

/** What is not everywhere: there is no rain in space, no tree under the sea and no sky at school. */
const ELSEWHERE = /\b(?:rain(?:ing|ed)?|grass|trees?|birds?|floors?|ground|sky|garden|mud)\b/iu;

/** Key of the object that a helper gives. */
function giftOf(owner: string): string {
  const [, setting = '', , helper = ''] = owner.split('/');
  const [, entry] = Object.entries(catalogue.settings).find(([id]) => id === setting) ?? [];
  const helpers: Readonly<Record<string, string>> = entry?.helpers ?? {};
  return `settings/${setting}/objects/${helpers[helper]}`;
}

describe('the English bank', () => {
  it('has measured sizes that are up to date (if not: npm run story:measure)', async () => {
    expect(await measureBank(bank)).toEqual(await bank.sizes());
  });

  it('tests only facts that can hold', () => {
    const unknown = passages.flatMap(({ key, source }) =>
      factsIn(parse(source))
        .filter((fact) => !KNOWN_FACTS.has(fact))
        .map((fact) => `${key}: ${fact}`),
    );
    expect(unknown).toEqual([]);
  });

  it('says nothing in shared passages that a setting may not have', () => {
    const wrong = passages.filter(
      ({ key, source }) =>
        !/^(settings|beings|neighbors)\//.test(key) && !key.includes('/title') && ELSEWHERE.test(source),
    );
    expect(wrong.map(({ key, source }) => `${key}: ${ELSEWHERE.exec(source)?.[0]}`)).toEqual([]);
  });

  it('speaks of no helper or being as known who may not have been met', async () => {
    const wrong: string[] = [];
    const modules = new Map<string, Shelf>();
    for (const [folder, load] of modulesOf(bank)) modules.set(folder, await read(folder, load));
    for (const setting of SETTINGS) {
      const own = modules.get(`settings/${setting}`)?.passages ?? [];
      const people = [...modules]
        .filter(([folder]) => folder === `settings/${setting}` || folder.startsWith(`beings/${setting}/`))
        .flatMap(([, { nouns: known }]) => [...known])
        .filter(([owner]) => /\/helpers\/|^beings\//.test(owner));
      expect(people.length).toBe(8);
      for (const [owner, { the = '' }] of people) {
        const known = new RegExp(`\\b${the}\\b`, 'i');
        const gift = owner.includes('/helpers/') ? giftOf(owner) : owner;
        for (const [key, facets] of own)
          if (
            !key.startsWith(owner) &&
            !key.startsWith(gift) &&
            !key.includes('/facts/') &&
            facets.some((facet) => known.test(facet))
          )
            wrong.push(`${key}: ${the}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('never gives the hero a pronoun', () => {
    const wrong = passages.filter(({ source }) =>
      /\{name[.?]|\{Name|\{name\}[^.!?]{0,60}\b(?:himself|herself)\b/u.test(source),
    );
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('balances its quotes and ends its sentences, told in every way', () => {
    const faults = passages
      .filter(({ key }) => !key.includes('/title'))
      .flatMap(({ key, source }) => {
        const ways = [new Set<string>(), ...factsIn(parse(source)).map((fact) => new Set([fact]))];
        const texts = DIFFICULTIES.flatMap((difficulty) =>
          [false, true].flatMap((full) =>
            ways.map((facts) => render(source, { difficulty, full, facts, name: 'Mia', nouns, grammar: bank })),
          ),
        );
        const wrong = texts.find((text) => !isWhole(text));
        return wrong === undefined ? [] : [`${key}: ${wrong}`];
      });
    expect(faults).toEqual([]);
  });
});

function isWhole(text: string): boolean {
  let open = 0;
  for (const symbol of text) {
    if (symbol === '“') open++;
    if (symbol === '”') open--;
    if (open < 0 || open > 1) return false;
  }
  return (
    open === 0 &&
    /[.!?…:]["”)*]*$/u.test(text) &&
    !/ [,.;!?”]|[,;:][,.;:]|(?<!\.)\.\.(?!\.)|(?<![.…])[.] \p{Ll}|“”/u.test(text)
  );
}
