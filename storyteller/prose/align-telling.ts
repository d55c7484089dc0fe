// One story in two languages: the passages are the same, but each language breaks its paragraphs where its own words want it.
import type { Grammar } from '../languages/bank.ts';
import type { Paragraph } from './paragraphs.ts';

type Told = Pick<Paragraph, 'text' | 'keys'>;

/**
 * The text of another telling in as many paragraphs as the own one has, each beside the one that was told from the same
 * passages. Where the two break a passage at different sentences, each paragraph of the other stands beside the own one that
 * ends nearest to where it ends, and an own one may stay empty.
 * @param beats keys of the passages, in the order of the plan
 */
export function alignTelling(
  beats: readonly string[],
  own: readonly Told[],
  other: readonly Told[],
  grammar: Grammar,
): string[] {
  const space = grammar.language === 'zh-CN' ? '' : ' ';
  const places = new Map(beats.map((key, at) => [key, at]));
  const endsOfOther = endsOf(other, places);
  const shared = new Set(endsOf(own, places).filter((end) => end !== undefined && endsOfOther.includes(end)));
  const ownGroups = groupsOf(own, endsOf(own, places), shared);
  const otherGroups = groupsOf(other, endsOfOther, shared);
  return ownGroups.flatMap((group, at) => besideEach(group, otherGroups[at] ?? []).map((texts) => texts.join(space)));
}

/** The texts of the other telling that stand beside each paragraph of a group: in order, the last beside the last. */
function besideEach(own: readonly Told[], other: readonly Told[]): string[][] {
  const ownEnds = endShares(own);
  const beside: string[][] = own.map(() => []);
  let from = 0;
  for (const [at, end] of endShares(other).entries()) {
    const distance = (place: number) => Math.abs((ownEnds[place] ?? 1) - end);
    while (from < own.length - 1 && distance(from + 1) <= distance(from)) from++;
    beside[from]?.push(other[at]?.text ?? '');
  }
  return beside;
}

/** How much of a group's text has been told when each of its paragraphs ends, from 0 to 1. */
function endShares(told: readonly Told[]): number[] {
  const all = told.reduce((sum, { text }) => sum + text.length, 0);
  let sofar = 0;
  return told.map(({ text }) => (sofar += text.length) / all);
}

/** For each paragraph the beat that ends with it; undefined where the next paragraph goes on with it. */
function endsOf(told: readonly Told[], places: ReadonlyMap<string, number>): (number | undefined)[] {
  const placesOf = ({ keys }: Told) => keys.map((key) => places.get(key) ?? 0);
  return told.map((paragraph, at) => {
    const last = Math.max(...placesOf(paragraph));
    const next = told[at + 1];
    return next && Math.min(...placesOf(next)) <= last ? undefined : last;
  });
}

/** Paragraphs in groups that end where both tellings end a passage. */
function groupsOf(
  told: readonly Told[],
  ends: readonly (number | undefined)[],
  shared: ReadonlySet<number | undefined>,
): Told[][] {
  const groups: Told[][] = [[]];
  told.forEach((paragraph, at) => {
    groups.at(-1)?.push(paragraph);
    if (shared.has(ends[at]) && at < told.length - 1) groups.push([]);
  });
  return groups;
}
