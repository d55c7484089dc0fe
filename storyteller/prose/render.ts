import type { Difficulty } from '#contract/options';
import type { Forms } from '../languages/bank.ts';
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
  /** The form of a slot that names none. */
  defaultForm: string;
}

const RUNG: Record<Difficulty, number> = { simple: 0, moderate: 1, advanced: 2 };
/** A slot here begins a sentence. After "Hoo?” it does not: "Hoo?” it said. */
const SENTENCE_STARTS = /(?:^|[.!?…]\s+|\n|[。！？]\s*|[.…]["”’»]\s+|["“«„¿¡])$/u;
/** After a joint, these words keep their capital. */
const ALWAYS_CAPITAL = /^I(?:$|[^\p{L}])/u;

/** The passage in words. Throws when a slot has no noun or a noun lacks a form: a fault of the bank, found by the tests. */
export function render(source: string, telling: Telling): string {
  let out = '';
  let afterJoint = false;
  let breath = -1;
  let ladderEnd = -1;
  // Six words, six words, six words is no rhythm: told the simple way, every other sentence that has a ladder breathes once,
  // but not for toddlers. Ladders of one sentence, and those that touch, stand on one rung.
  const rung = () => {
    if (telling.difficulty !== 'simple' || telling.facts.has('toddler')) return RUNG[telling.difficulty];
    if (breath < 0 || (out.length !== ladderEnd && SENTENCE_STARTS.test(out))) breath++;
    return breath % 2;
  };
  const names = new Set(
    Object.values(telling.nouns)
      .flatMap((forms) => (forms[telling.defaultForm] ?? '').split(' ')[0] ?? '')
      .filter((word) => /^\p{Lu}/u.test(word)),
  );

  const emit = (piece: string, slot: boolean, name = false) => {
    let text = piece;
    if (afterJoint && text) {
      afterJoint = false;
      const word = /^[\p{L}'’]+/u.exec(text)?.[0] ?? '';
      if (!name && !ALWAYS_CAPITAL.test(text) && !names.has(word.replace(/['’]s$/u, '')))
        text = text.charAt(0).toLowerCase() + text.slice(1);
    } else if (slot && SENTENCE_STARTS.test(out)) text = text.charAt(0).toUpperCase() + text.slice(1);
    out += text;
  };
  const noun = (role: string): Forms => {
    const forms = telling.nouns[role];
    if (!forms) throw new Error(`No ${role} here: ${source}`);
    return forms;
  };
  const joint = (word: string) => {
    const stop = /[.!?…]?(”?)$/u.exec(out);
    if (RUNG[telling.difficulty] < 2 || (word === ';' && stop?.[1])) out += ' ';
    else {
      out = out.slice(0, stop?.index ?? out.length);
      out += word === ';' ? '; ' : `,${stop?.[1] ?? ''} ${word} `;
      afterJoint = true;
    }
  };
  const tell = (node: Node): void => {
    switch (node.kind) {
      case 'text':
        return emit(node.text, false);
      case 'slot': {
        if (node.role === 'name') return emit(telling.name, false, true);
        const form = noun(node.role)[node.form ?? telling.defaultForm];
        if (form === undefined) throw new Error(`No form ${node.form ?? ''} of ${node.role}: ${source}`);
        return emit(node.capital ? form.charAt(0).toUpperCase() + form.slice(1) : form, true, node.role === 'pal');
      }
      case 'agree': {
        const branch = node.branches.get(noun(node.role)['class'] ?? '');
        if (!branch) throw new Error(`No branch for the class of ${node.role}: ${source}`);
        return branch.forEach(tell);
      }
      case 'ladder':
        (node.rungs[Math.min(rung(), node.rungs.length - 1)] ?? []).forEach(tell);
        ladderEnd = out.length;
        return;
      case 'joint':
        return joint(node.word);
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
  return tidy(out);
}
