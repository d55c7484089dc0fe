// npm run story:missing -- de [themes/bedtime.ts]: what a language's bank lacks of a first release and what is wrong in what it
// has, file by file, also before the bank is whole. Ends with 1 when anything is.
import { LANGUAGE_CODES } from '#contract/languages';
import { CHARACTERS, DIFFICULTIES, MORALS, READING_PACE, SETTINGS, THEMES, TONES } from '#contract/options';
import type { Forms } from '#storyteller/languages/bank';
import { GRAMMARS } from '#storyteller/languages/grammars';
import { read } from '#storyteller/languages/shelf';
import { firstFacets, firstRelease } from '#storyteller/plan/first-release';
import { typeset } from '#storyteller/prose/hygiene';
import { parse, type Node } from '#storyteller/prose/parse';
import { render } from '#storyteller/prose/render';
import { countWords, sentencesOf } from '#storyteller/prose/words';
import { existsSync } from 'node:fs';

const language = LANGUAGE_CODES.find((code) => code === process.argv[2]);
if (!language) throw new RangeError(`Which language? ${LANGUAGE_CODES.join(', ')}`);
const only = process.argv[3];
const grammar = GRAMMARS[language];
const [open, close] = grammar.quotes;
const root = new URL(`../storyteller/languages/${language}/`, import.meta.url);

/** File -> export -> the folder that its passages stand under. */
const FILES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ...SETTINGS.map((id): [string, Record<string, string>] => [
    `settings/${id}.ts`,
    { setting: `settings/${id}`, restless: `beings/${id}/restless`, wonder: `beings/${id}/wonder` },
  ]),
  ...CHARACTERS.map((id): [string, Record<string, string>] => [`characters/${id}.ts`, pathsBelow(`characters/${id}`)]),
  ...THEMES.map((id): [string, Record<string, string>] => [`themes/${id}.ts`, pathsBelow(`themes/${id}`)]),
  ...MORALS.map((id): [string, Record<string, string>] => [`morals/${id}.ts`, { moral: `morals/${id}` }]),
  ...TONES.map((id): [string, Record<string, string>] => [`tones/${id}.ts`, { tone: `tones/${id}` }]),
  ['episodes.ts', pathsBelow('episodes')],
];
function pathsBelow(folder: string): Record<string, string> {
  const depth = folder.split('/').length;
  const ids = new Set(
    firstRelease()
      .filter((key) => key.startsWith(`${folder}/`))
      .map((key) => key.split('/')[depth] ?? ''),
  );
  return Object.fromEntries([...ids].map((id) => [id, `${folder}/${id}`]));
}

const faults: string[] = [];
const wanted = new Set(firstRelease());
const passages = new Map<string, readonly string[]>();
const nouns = new Map<string, Forms>();
const fileOf = new Map<string, string>();
let files = 0;
for (const [file, exported] of FILES) {
  const url = new URL(file, root);
  const folders = Object.values(exported);
  const isOf = (key: string) => folders.some((folder) => key.startsWith(`${folder}/`));
  if (!existsSync(url)) {
    if (!only || only === file) faults.push(`${file}: not written`);
    continue;
  }
  files++;
  const module: Record<string, object> = await import(url.href);
  for (const [name, folder] of Object.entries(exported)) {
    const inside = module[name];
    if (!inside) {
      faults.push(`${file}: exports no ${name}`);
      continue;
    }
    const shelf = await read(folder, async () => inside);
    for (const [key, facets] of shelf.passages) {
      passages.set(key, facets);
      fileOf.set(key, file);
      const most = facets.length >= firstFacets(key);
      if (!most) faults.push(`${file}: ${key} has ${facets.length} of ${firstFacets(key)} tellings`);
    }
    for (const [key, forms] of shelf.nouns) {
      nouns.set(key, forms);
      fileOf.set(key, file);
    }
  }
  for (const key of wanted) if (isOf(key) && !passages.has(key)) faults.push(`${file}: lacks ${key}`);
}

const forms = new Set([...nouns.values()].flatMap((noun) => Object.keys(noun)));
for (const [key, noun] of nouns)
  for (const form of forms)
    if (noun[form] === undefined) faults.push(`${fileOf.get(key)}: the noun of ${key} has no form “${form}”`);
for (const key of needNouns()) if (!nouns.has(key)) faults.push(`${key}: has no noun`);
function needNouns(): Set<string> {
  const owners = [...passages.keys()].flatMap(
    (key) =>
      /^(?:settings\/[\w-]+\/(?:places|helpers|objects)\/[\w-]+|beings\/[\w-]+\/\w+|characters\/\w+\/\w+|episodes\/\w+\/object)/.exec(
        key,
      )?.[0] ?? [],
  );
  return new Set([
    ...owners,
    ...SETTINGS.filter((id) => passages.has(`settings/${id}/back`)).map((id) => `settings/${id}/tiny`),
  ]);
}

const ROLES: Readonly<Record<string, RegExp>> = {
  pal: /^characters\//,
  being: /^beings\//,
  tiny: /\/tiny$/,
  helper: /\/helpers\/|\/tiny$/,
  object: /\/objects?(\/|$)/,
  place: /\/places\//,
};
const classes = [...new Set([...nouns.values()].map((noun) => noun['class'] ?? ''))];
/** Nouns for every slot, of one class each time; a title in the form that a bare slot has. */
const casts = classes.map((of) =>
  Object.fromEntries([
    ...Object.entries(ROLES).map(([role, pattern]) => {
      const all = [...nouns].filter(([key]) => pattern.test(key));
      return [role, (all.find(([, noun]) => (noun['class'] ?? '') === of) ?? all[0] ?? [...nouns][0] ?? ['', {}])[1]];
    }),
    ['title', { [grammar.defaultForm]: 'Xx' }],
  ]),
);

function factsOf(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fact')
      return [...node.facts.map((fact) => fact.replace('!', '')), ...factsOf(node.yes), ...factsOf(node.no)];
    if (node.kind === 'ladder') return node.rungs.flatMap(factsOf);
    return node.kind === 'full' ? factsOf(node.body) : [];
  });
}

const NAME = '\u2042';
const isLatin = !/^(?:hi|bn|ru|zh-CN)$/.test(language);
const ENGLISH = /(?<![\p{L}\p{M}])(?:the|and|with|was|were|you|that|said|asked|they|then|there)(?![\p{L}\p{M}])/iu;
const LEFT_OVER = isLatin ? ENGLISH : /[a-z]{2,}/iu;
const SLIPS = new RegExp(
  [
    ` [,.;!?।。，]`,
    String.raw`[,;:][,.;:]|(?<!\.)\.\.(?!\.)|[.。।][.。।]`,
    `${open}${close}`,
    language === 'zh-CN' ? '[,.:;!?]' : '[，。：；！？]',
    String.raw`\{|\}|\[|\]|<|>|~|\|`,
    language === 'hi' || language === 'bn' ? String.raw`\.(?!\.)` : '।',
    /^(?:fr|it)$/.test(language) ? "'" : '\u2019\u2019',
  ].join('|'),
  'u',
);
const ENDS = /[.!?…।。！？][*]?["”»«)*]*[.।。]?$/u;

const scale = grammar.pace.preschool / READING_PACE.preschool;
const [FEWEST, MOST] = [16 * scale, 66 * scale];
const sentences: Record<string, number[]> = { simple: [], moderate: [], advanced: [] };
let tellings = 0;
let wordCount = 0;
const said = new Map<string, string>();
for (const [key, facets] of passages) {
  facets.forEach((source, facet) => {
    tellings++;
    const where = `${fileOf.get(key)}: ${key}${facets.length > 1 ? `#${facet}` : ''}`;
    try {
      const ways = [new Set<string>(), ...factsOf(parse(source)).map((fact) => new Set([fact]))];
      for (const difficulty of DIFFICULTIES)
        for (const full of [false, true])
          for (const facts of ways)
            for (const cast of casts) {
              const text = typeset(
                render(source, { difficulty, full, facts, name: NAME, nouns: cast, grammar }),
                language,
              );
              const fault = faultOf(text, key);
              if (fault) throw new Error(`${fault}: ${text}`);
              if (facts.size > 0 || full || cast !== casts[0]) continue;
              const words = countWords(text.replaceAll(NAME, 'Mia'), language);
              if (difficulty === 'moderate') {
                wordCount += words;
                if (!/\/(title|proud|links|bed|refrain)|\/asleep$|\/bye$/.test(key) && (words < FEWEST || words > MOST))
                  throw new Error(`${words} words told short, not ${Math.round(FEWEST)}-${Math.round(MOST)}`);
              }
              if (!/title|refrain/.test(key))
                for (const sentence of sentencesOf(text))
                  sentences[difficulty]?.push(countWords(sentence.replaceAll(NAME, 'Mia'), language));
            }
      for (const sentence of sentencesOf(source.replaceAll(/[{}[\]<>|~+]/g, ' '))) {
        const before = said.get(sentence);
        if (countWords(sentence, language) > 4 && before && before !== key && !/refrain/.test(key))
          faults.push(`${where}: a sentence of ${before} again: ${sentence}`);
        said.set(sentence, key);
      }
    } catch (cause) {
      faults.push(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  });
}

function faultOf(text: string, key: string): string | undefined {
  let depth = 0;
  for (const symbol of text) {
    if (symbol === open) depth++;
    if (symbol === close) depth--;
    if (depth < 0 || depth > 1) return 'quotation marks';
  }
  if (depth !== 0) return 'quotation marks';
  if (!key.endsWith('/title') && !ENDS.test(text)) return 'ends without a stop';
  const slip = SLIPS.exec(text);
  if (slip) return `slip “${text.slice(Math.max(0, slip.index - 8), slip.index + 8)}”`;
  const other = LEFT_OVER.exec(text.replaceAll('Xx', ''));
  if (other) return `left from another language “${other[0]}”`;
  if (key.includes('/refrain/') && (text.match(/\n/g)?.length ?? 0) < 2)
    return 'a verse has two lines, each on a line of its own, within quotation marks';
  return undefined;
}

const mean = (numbers: readonly number[] = []) =>
  numbers.reduce((sum, number) => sum + number, 0) / (numbers.length || 1);
for (const fault of faults) if (!only || fault.startsWith(only)) console.log(fault);
const missing = [...wanted].filter((key) => !passages.has(key)).length;
const english = 40 * scale * tellings;
console.log(
  `${language}: ${files} of ${FILES.length} files, ${tellings} tellings, ${missing} passages to write. Told short at the middle rung ${wordCount} words (about ${Math.round(english)} wanted). Words a sentence: ${DIFFICULTIES.map((rung) => `${rung} ${mean(sentences[rung]).toFixed(1)}`).join(', ')}.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
