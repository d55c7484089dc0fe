import type { Difficulty } from '#contract/options';
import type { Forms, Grammar } from '../languages/bank.ts';
import { tidy } from './hygiene.ts';
import { parse, type Node } from './parse.ts';

/** How a passage is to be told. */
export interface Telling {
  difficulty: Difficulty;
  full: boolean;
  facts: ReadonlySet<string>;
  name: string;
  /** slot -> the noun's forms */
  nouns: Readonly<Record<string, Forms>>;
  grammar: Pick<Grammar, 'language' | 'defaultForm' | 'quotes'>;
}

/** The class of a noun that stands in for all, when passages are measured: it agrees with whatever comes first. */
export const ANY_CLASS = '*';

const RUNG: Record<Difficulty, number> = { simple: 0, moderate: 1, advanced: 2 };
/** A stop at the end of what is told, of any of our scripts. */
const STOP = /[.!?…।。！？]$/u;
const starts = new Map<string, RegExp>();
/** A slot here begins a sentence. After "Hoo?” it does not: "Hoo?” it said. */
function sentenceStarts([open, close]: Grammar['quotes']): RegExp {
  const known = starts.get(open);
  if (known) return known;
  const openings = `["“«„¿¡${open}]`.replace(close, '');
  const made = new RegExp(`(?:^|[.!?…।]\\s+|\\n|[。！？]\\s*|[.…।]["’${close}]\\s+|${openings})$`, 'u');
  starts.set(open, made);
  return made;
}
/** After a joint, these words keep their capital. */
const ALWAYS_CAPITAL = /^I(?:$|[^\p{L}])/u;

/** The passage in words. Throws when a slot has no noun or a noun lacks a form: a fault of the bank, found by the tests. */
export function render(source: string, telling: Telling): string {
  const { defaultForm, quotes } = telling.grammar;
  const sentenceStart = sentenceStarts(quotes);
  let out = '';
  let afterJoint = false;
  let breath = -1;
  let ladderEnd = -1;
  // Six words, six words, six words is no rhythm: told the simple way, every other sentence that has a ladder breathes once,
  // but not for toddlers. Ladders of one sentence, and those that touch, stand on one rung.
  const rung = () => {
    if (telling.difficulty !== 'simple' || telling.facts.has('toddler')) return RUNG[telling.difficulty];
    if (breath < 0 || (out.length !== ladderEnd && sentenceStart.test(out))) breath++;
    return breath % 2;
  };
  const names = new Set(
    Object.values(telling.nouns)
      .flatMap((forms) => (forms[defaultForm] ?? '').split(' ')[0] ?? '')
      .filter((word) => /^\p{Lu}/u.test(word)),
  );

  const emit = (piece: string, slot: boolean, name = false) => {
    let text = piece;
    if (afterJoint && text) {
      afterJoint = false;
      const word = /^[\p{L}'’]+/u.exec(text)?.[0] ?? '';
      if (!name && !ALWAYS_CAPITAL.test(text) && !names.has(word.replace(/['’]s$/u, '')))
        text = text.charAt(0).toLowerCase() + text.slice(1);
    } else if (slot && sentenceStart.test(out)) text = text.charAt(0).toUpperCase() + text.slice(1);
    out += text;
  };
  const noun = (role: string): Forms => {
    const forms = telling.nouns[role];
    if (!forms) throw new Error(`No ${role} here: ${source}`);
    return forms;
  };
  /** A joint that begins with a mark or a space stands as it is written; a bare word is led in by a comma. */
  const joint = (word: string, from: number) => {
    const quote = out.endsWith(quotes[1]) ? quotes[1] : '';
    if (RUNG[telling.difficulty] < from || (word === ';' && quote)) out += ' ';
    else {
      out = out.slice(0, out.length - quote.length).replace(STOP, '');
      if (word === ';') out += '; ';
      else out += /^[\p{L}]/u.test(word) ? `,${quote} ${word} ` : `${quote}${word} `;
      afterJoint = true;
    }
  };
  const tell = (node: Node): void => {
    switch (node.kind) {
      case 'text':
        return emit(node.text, false);
      case 'slot': {
        if (node.role === 'name') return emit(telling.name, false, true);
        const form = noun(node.role)[node.form ?? defaultForm];
        if (form === undefined) throw new Error(`No form ${node.form ?? ''} of ${node.role}: ${source}`);
        return emit(node.capital ? form.charAt(0).toUpperCase() + form.slice(1) : form, true, node.role === 'pal');
      }
      case 'agree': {
        const of = noun(node.role)['class'] ?? '';
        const branch = node.branches.get(of) ?? (of === ANY_CLASS ? [...node.branches.values()][0] : undefined);
        if (!branch) throw new Error(`No branch for the class of ${node.role}: ${source}`);
        return branch.forEach(tell);
      }
      case 'ladder':
        (node.rungs[Math.min(rung(), node.rungs.length - 1)] ?? []).forEach(tell);
        ladderEnd = out.length;
        return;
      case 'joint':
        return joint(node.word, node.from);
      case 'full':
        return telling.full ? node.body.forEach(tell) : undefined;
      case 'fact': {
        const holds = node.facts.some((fact) =>
          fact.startsWith('!') ? !telling.facts.has(fact.slice(1)) : telling.facts.has(fact),
        );
        return (holds ? node.yes : node.no).forEach(tell);
      }
    }
  };
  parse(source).forEach(tell);
  return tidy(out, quotes);
}
