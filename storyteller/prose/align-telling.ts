// One story in two languages: the passages are the same, but each language breaks its paragraphs where its own words want it.
import type { Grammar } from '../languages/bank.ts';
import type { Paragraph } from './paragraphs.ts';
import { sentencesOf } from './words.ts';

type Told = Pick<Paragraph, 'text' | 'keys'>;

/**
 * The text of another telling in as many paragraphs as the own one has, each beside the one that was told from the same
 * passages. Where the two break a passage at different sentences, all of it stands beside its last paragraph, and the others
 * stay empty.
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
  return ownGroups.flatMap((group, at) => {
    const texts = (otherGroups[at] ?? []).map(({ text }) => text);
    if (texts.length === group.length && group.every(({ text }, one) => isAlike(text, texts[one] ?? ''))) return texts;
    return group.map((_, one) => (one === group.length - 1 ? texts.join(space) : ''));
  });
}

/** Whether two paragraphs that were told from the same passage have as many sentences. */
const isAlike = (one: string, other: string): boolean => sentencesOf(one).length === sentencesOf(other).length;

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
