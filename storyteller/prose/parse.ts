// The language that passages are written in, the same for every tongue:
//   {name} {being} {being.his} {Being}  a slot, optionally a named form of the noun; a capital letter forces a capital
//   {being?m:tired|f:tired}             agreement with a noun's class (gender, number), never with the hero
//   {simple|moderate|advanced}          the ladder of difficulty; two parts: simple, then the other two
//   One.~and~ Two.                      the joint: two sentences, on the top rung "One, and two." (~;~ gives "One; two.")
//   One.~+and~ Two.                     the same, joined on the middle rung already
//   One.~ und~ Two. One.~, but~ Two.    a joint that begins with a space or a mark stands as it is written: "One und two."
//   [ ... ]                             only in the full telling
//   <shy,!indoors: a|b>                 a when one of the facts holds, otherwise b

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'slot'; role: string; form: string | undefined; capital: boolean }
  | { kind: 'agree'; role: string; branches: Map<string, Node[]> }
  | { kind: 'ladder'; rungs: Node[][] }
  | { kind: 'joint'; word: string; from: 1 | 2 }
  | { kind: 'full'; body: Node[] }
  | { kind: 'fact'; facts: string[]; yes: Node[]; no: Node[] };

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '<': '>' };
const parsed = new Map<string, Node[]>();

/** A passage as a tree, parsed once. Throws SyntaxError, with the passage, when a bracket is not closed. */
export function parse(source: string): Node[] {
  const known = parsed.get(source);
  if (known) return known;
  const nodes = parsePart(source, source);
  parsed.set(source, nodes);
  return nodes;
}

function parsePart(text: string, source: string): Node[] {
  const nodes: Node[] = [];
  let plain = '';
  const flush = () => {
    if (plain) nodes.push({ kind: 'text', text: plain });
    plain = '';
  };
  for (let at = 0; at < text.length; at++) {
    const symbol = text.charAt(at);
    const closing = CLOSING[symbol];
    if (closing) {
      flush();
      const end = closingAt(text, at, source);
      nodes.push(bracket(symbol, text.slice(at + 1, end), source));
      at = end;
    } else if (symbol === '~') {
      flush();
      const end = text.indexOf('~', at + 1);
      if (end < 0) throw new SyntaxError(`A joint ~ is not closed in: ${source}`);
      const isEarly = text.charAt(at + 1) === '+';
      nodes.push({ kind: 'joint', word: text.slice(isEarly ? at + 2 : at + 1, end), from: isEarly ? 1 : 2 });
      at = text.charAt(end + 1) === ' ' ? end + 1 : end;
    } else if (symbol === '}' || symbol === ']' || symbol === '>') {
      throw new SyntaxError(`${symbol} was never opened in: ${source}`);
    } else plain += symbol;
  }
  flush();
  return nodes;
}

function bracket(opening: string, inside: string, source: string): Node {
  if (opening === '[') return { kind: 'full', body: parsePart(inside, source) };
  const parts = split(inside);
  if (opening === '<') {
    const [head = '', no = ''] = parts;
    const colon = head.indexOf(':');
    if (colon < 0) throw new SyntaxError(`A fact has no colon in: ${source}`);
    const facts = head
      .slice(0, colon)
      .split(',')
      .map((fact) => fact.trim());
    return {
      kind: 'fact',
      facts,
      yes: parsePart(head.slice(colon + 1).replace(/^ /, ''), source),
      no: parsePart(no, source),
    };
  }
  const agreeing = /^(\w+)\?(\w+:.*)$/su.exec(inside);
  if (agreeing) {
    const branches = split(agreeing[2] ?? '').map((branch): [string, Node[]] => {
      const colon = branch.indexOf(':');
      return [branch.slice(0, colon), parsePart(branch.slice(colon + 1), source)];
    });
    return { kind: 'agree', role: agreeing[1] ?? '', branches: new Map(branches) };
  }
  if (parts.length > 1) return { kind: 'ladder', rungs: parts.map((part) => parsePart(part, source)) };
  const slot = /^(\p{L}+)(?:\.(\w+))?$/u.exec(inside);
  if (!slot?.[1]) throw new SyntaxError(`{${inside}} is neither a slot nor a ladder in: ${source}`);
  return { kind: 'slot', role: slot[1].toLowerCase(), form: slot[2], capital: slot[1] !== slot[1].toLowerCase() };
}

function closingAt(text: string, from: number, source: string): number {
  const open: string[] = [];
  for (let at = from; at < text.length; at++) {
    const symbol = text.charAt(at);
    const closing = CLOSING[symbol];
    if (closing) open.push(closing);
    else if (symbol === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at;
    }
  }
  throw new SyntaxError(`${text.charAt(from)} is not closed in: ${source}`);
}

function split(inside: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const symbol of inside) {
    if (symbol in CLOSING) depth++;
    if (symbol === '}' || symbol === ']' || symbol === '>') depth--;
    if (symbol === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += symbol;
  }
  return parts;
}

/** Every fact that a passage tests, without its sign. */
export function factsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'fact')
      return [...node.facts.map((fact) => fact.replace('!', '')), ...factsIn(node.yes), ...factsIn(node.no)];
    if (node.kind === 'ladder') return node.rungs.flatMap(factsIn);
    return node.kind === 'full' ? factsIn(node.body) : [];
  });
}
