// What a bank lacks of a first release, and what is wrong in what it has, told in every way. For tests, and for who writes one.
import { DIFFICULTIES, SETTINGS, type Difficulty } from '#contract/options';
import { paceOf } from '#contract/reading-pace';
import { firstFacets, firstRelease } from '../plan/first-release.ts';
import { typeset } from '../prose/hygiene.ts';
import { factsIn, parse } from '../prose/parse.ts';
import { render } from '../prose/render.ts';
import { countWords, sentencesOf } from '../prose/words.ts';
import type { Bank, Forms, Grammar, Guards } from './bank.ts';
import { modulesOf, read, type Shelf } from './shelf.ts';

interface Fault {
  /** Key of the passage or noun. */
  key: string;
  /** What is wrong, in words for the one who mends it. */
  fault: string;
}
export interface BankReport {
  faults: Fault[];
  tellings: number;
  /** Passages of a first release that are not written. */
  missing: number;
  /** Words told short on the middle rung, and about how many a first release has at the language's pace. */
  words: number;
  wantedWords: number;
  /** Mean words of a sentence. */
  sentences: Record<Difficulty, number>;
}

/** Stands in for the name: a letter of no language. */
const NAME = '\u2042';
/** English words a passage may have, told short; others in the proportion of their pace. */
const FEWEST_WORDS = 16;
const MOST_WORDS = 72;
const MEAN_WORDS = 40;
/** Passages that are short by their nature. */
const BRIEF = /\/(title|proud|links|bed|asleep|bye|refrain\/\w+)$/;
const SLOTS: Readonly<Record<string, RegExp>> = {
  pal: /^characters\//,
  being: /^beings\//,
  tiny: /\/tiny$/,
  helper: /\/helpers\/|\/tiny$/,
  object: /\/objects?(\/|$)/,
  place: /\/places\//,
};

/** All of a bank that is there, however much that is. */
export async function reportOn(bank: Bank, guards: Guards): Promise<BankReport> {
  const { passages, nouns } = await wholeShelf(bank);
  const faults = [...missingIn(passages, nouns), ...faultyNouns(nouns)];
  const casts = castsOf(nouns, bank);
  const counts: Record<Difficulty, number[]> = { simple: [], moderate: [], advanced: [] };
  const said = new Map<string, string>();
  const scale = bank.pace.preschool / paceOf('en', 'preschool');
  let tellings = 0;
  let words = 0;
  for (const [key, facets] of passages)
    for (const source of facets) {
      tellings++;
      const note = (fault: string) => faults.push({ key, fault });
      try {
        const texts = DIFFICULTIES.map((difficulty) => tellShort(source, difficulty, casts[0] ?? {}, bank));
        const middle = countWords(texts[1] ?? '', bank.language);
        words += middle;
        if (!BRIEF.test(key) && (middle < FEWEST_WORDS * scale || middle > MOST_WORDS * scale))
          note(
            `${middle} words told short, not ${Math.round(FEWEST_WORDS * scale)} to ${Math.round(MOST_WORDS * scale)}`,
          );
        if (!/\/(title|refrain\/\w+)$/.test(key))
          DIFFICULTIES.forEach((difficulty, at) => {
            for (const sentence of sentencesOf(texts[at] ?? ''))
              counts[difficulty].push(countWords(sentence, bank.language));
          });
        const fault = faultOf(source, key, casts, bank, guards);
        if (fault) note(fault);
      } catch (cause) {
        note(cause instanceof Error ? cause.message : String(cause));
      }
      for (const sentence of sentencesOf(source.replaceAll(/[{}[\]<>|~+]/g, ' '))) {
        const before = said.get(sentence);
        if (
          before !== undefined &&
          before !== key &&
          !areAlternatives(before, key) &&
          countWords(sentence, bank.language) > 4 &&
          !key.includes('refrain')
        )
          note(`says again what ${before} says: ${sentence}`);
        said.set(sentence, key);
      }
    }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
  return {
    faults,
    tellings,
    missing: firstRelease().filter((key) => !passages.has(key)).length,
    words,
    wantedWords: Math.round(MEAN_WORDS * scale * tellings),
    sentences: { simple: mean(counts.simple), moderate: mean(counts.moderate), advanced: mean(counts.advanced) },
  };
}

/** Passages of which a story tells one or the other: a toddler's stays at home. */
const ALTERNATIVES = [/\/(?:stay|setoff)$/, /\/(?:near|found)$/];
const areAlternatives = (one: string, other: string): boolean =>
  ALTERNATIVES.some((either) => either.test(one) && one.replace(either, '') === other.replace(either, ''));

async function wholeShelf(bank: Bank): Promise<Shelf> {
  const shelves = await Promise.all([...modulesOf(bank)].map(([folder, load]) => read(folder, load)));
  return {
    passages: new Map(shelves.flatMap(({ passages }) => [...passages])),
    nouns: new Map(shelves.flatMap(({ nouns }) => [...nouns])),
  };
}

function missingIn(passages: Shelf['passages'], nouns: Shelf['nouns']): Fault[] {
  const wanted = firstRelease();
  const lacking = wanted.flatMap((key): Fault[] => {
    const facets = passages.get(key)?.length ?? 0;
    const most = firstFacets(key);
    return facets >= most ? [] : [{ key, fault: facets === 0 ? 'not written' : `${facets} of ${most} tellings` }];
  });
  const owner =
    /^(?:settings\/[\w-]+\/(?:places|helpers|objects)\/[\w-]+|beings\/[\w-]+\/\w+|characters\/\w+\/\w+|episodes\/\w+\/object)/;
  const owners = new Set([
    ...wanted.flatMap((key) => owner.exec(key)?.[0] ?? []),
    ...SETTINGS.map((setting) => `settings/${setting}/tiny`),
  ]);
  return [...lacking, ...[...owners].filter((key) => !nouns.has(key)).map((key) => ({ key, fault: 'has no noun' }))];
}

/** Every noun has every form that any noun has: whichever stands in a slot, its form is there. */
function faultyNouns(nouns: Shelf['nouns']): Fault[] {
  const forms = new Set([...nouns.values()].flatMap((noun) => Object.keys(noun)));
  return [...nouns].flatMap(([key, noun]) =>
    [...forms].filter((form) => noun[form] === undefined).map((form) => ({ key, fault: `has no form “${form}”` })),
  );
}

type Cast = Readonly<Record<string, Forms>>;

/** Nouns for every slot, once for each class that a language has. */
function castsOf(nouns: Shelf['nouns'], { defaultForm }: Grammar): Cast[] {
  const classOf = (noun: Forms) => noun['class'] ?? '';
  const classes = new Set([...nouns.values()].map(classOf));
  const [anyone = {}] = nouns.values();
  return [...classes].map((wanted) => ({
    ...Object.fromEntries(
      Object.entries(SLOTS).map(([slot, owners]) => {
        const fit = [...nouns].filter(([key]) => owners.test(key)).map(([, noun]) => noun);
        return [slot, fit.find((noun) => classOf(noun) === wanted) ?? fit[0] ?? anyone];
      }),
    ),
    title: { [defaultForm]: NAME },
  }));
}

const tellShort = (source: string, difficulty: Difficulty, nouns: Cast, grammar: Grammar): string =>
  render(source, { difficulty, full: false, facts: new Set(), name: 'Mia', nouns, grammar });

/** The first fault of a telling, told on every rung, short and full, with every fact and every class of noun. */
function faultOf(
  source: string,
  key: string,
  casts: readonly Cast[],
  grammar: Grammar,
  { heroAgreement }: Guards,
): string | undefined {
  const gendered = heroAgreement.find((pattern) => pattern.test(source));
  if (gendered) return `shows the hero’s gender: ${gendered.exec(source)?.[0]}`;
  const ways = [new Set<string>(), ...factsIn(parse(source)).map((fact) => new Set([fact]))];
  for (const difficulty of DIFFICULTIES)
    for (const full of [false, true])
      for (const facts of ways)
        for (const nouns of casts) {
          const text = typeset(
            render(source, { difficulty, full, facts, name: NAME, nouns, grammar }),
            grammar.language,
          );
          const fault = slipIn(text, key, grammar);
          if (fault) return `${fault}: ${text}`;
        }
  return undefined;
}

const ENDS = /[.!?…।。！？]\*?["”»«)*\u202F]*[.।。]?$/u;
/** Words of English that no other language of ours has. */
const ENGLISH = /(?<![\p{L}\p{M}])(?:the|and|with|were|you|that|said|asked|they|then|there)(?![\p{L}\p{M}])/iu;
const NOT_LATIN: readonly string[] = ['hi', 'bn', 'ru', 'zh-CN'];

function slipIn(text: string, key: string, { language, quotes: [open, close] }: Grammar): string | undefined {
  let depth = 0;
  for (const symbol of text) {
    if (symbol === open) depth++;
    if (symbol === close) depth--;
    if (depth < 0 || depth > 1) break;
  }
  if (depth !== 0) return 'quotation marks';
  if (!key.endsWith('/title') && !ENDS.test(text)) return 'ends without a stop';
  if (key.includes('/refrain/') && (text.match(/\n/g)?.length ?? 0) < 2)
    return 'a verse has two lines, each on a line of its own, within quotation marks';
  const slip = slipsOf(language, open, close).exec(text);
  if (slip) return `slip at “${text.slice(Math.max(0, slip.index - 8), slip.index + 8)}”`;
  const other = (NOT_LATIN.includes(language) ? /[a-z]{2,}/iu : ENGLISH).exec(text);
  return other ? `left in another language, “${other[0]}”` : undefined;
}

const slips = new Map<string, RegExp>();
function slipsOf(language: string, open: string, close: string): RegExp {
  const known = slips.get(language);
  if (known) return known;
  const made = new RegExp(
    [
      ' [,.;!?।。，]',
      String.raw`[,;:][,.;:]|(?<!\.)\.\.(?!\.)|[.。।][.。।](?!\.)`,
      `${open}${close}`,
      String.raw`[{}[\]<>~|]`,
      language === 'zh-CN' ? '[,.:;!?]' : '[，。：；！？]',
      language === 'hi' || language === 'bn' ? String.raw`(?<!\.)\.(?!\.)` : '।',
      ...(language === 'fr' || language === 'it' ? ["'"] : []),
    ].join('|'),
    'u',
  );
  slips.set(language, made);
  return made;
}
