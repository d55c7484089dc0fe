// Two versions of one story side by side, where both sides have changed it.
import { alignParagraphs } from '#contract/align-paragraphs';
import type { Telling } from '#shelf/mended';

export type Side = 'mine' | 'theirs';
/** A stretch of the text: the same in both, or two versions of it. */
export type Stretch = { same: string[] } | { mine: string[]; theirs: string[] };

/** Both texts in stretches, in the order of the story. */
export function stretchesOf(mine: readonly string[], theirs: readonly string[]): Stretch[] {
  const places = alignParagraphs(mine, theirs);
  const stretches: Stretch[] = [];
  let [fromMine, fromTheirs] = [0, 0];
  const close = (toMine: number, toTheirs: number) => {
    const differing = { mine: mine.slice(fromMine, toMine), theirs: theirs.slice(fromTheirs, toTheirs) };
    if (differing.mine.length + differing.theirs.length > 0) stretches.push(differing);
    [fromMine, fromTheirs] = [toMine + 1, toTheirs + 1];
  };
  for (const [at, paragraph] of mine.entries()) {
    const to = places[at] ?? -1;
    if (to < fromTheirs || theirs[to] !== paragraph) continue;
    close(at, to);
    const last = stretches.at(-1);
    if (last && 'same' in last) last.same.push(paragraph);
    else stretches.push({ same: [paragraph] });
  }
  close(mine.length, theirs.length);
  return stretches;
}

/** What a parent has chosen: for the title, for each differing stretch in its order, for the pictures. */
export interface Choices {
  title: Side;
  texts: readonly Side[];
  hidden: Side;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
/** Where one side alone has changed something, that is what to begin with; else one's own. */
const first = (base: unknown, mine: unknown): Side => (isSame(base, mine) ? 'theirs' : 'mine');

/** What to begin with. Nothing is taken before the parent says so. */
export function firstChoices(base: Telling, mine: Telling, stretches: readonly Stretch[]): Choices {
  const before = JSON.stringify(base.paragraphs).slice(1, -1);
  const isAsBefore = (texts: readonly string[]) =>
    texts.length > 0 && before.includes(JSON.stringify(texts).slice(1, -1));
  return {
    title: first(base.title, mine.title),
    texts: stretches.flatMap((stretch) =>
      'same' in stretch ? [] : ([isAsBefore(stretch.mine) ? 'theirs' : 'mine'] as const),
    ),
    hidden: first(base.hidden.toSorted(), mine.hidden.toSorted()),
  };
}

/** The same choice for everything. */
export const chooseAll = ({ texts }: Choices, side: Side): Choices => ({
  title: side,
  texts: texts.map(() => side),
  hidden: side,
});

/** The story as it was chosen. */
export function tellingChosen(
  { mine, theirs }: Record<Side, Telling>,
  stretches: readonly Stretch[],
  { title, texts, hidden }: Choices,
): Telling {
  const sides = texts.values();
  const paragraphs = stretches.flatMap((stretch) =>
    'same' in stretch ? stretch.same : stretch[sides.next().value ?? 'mine'],
  );
  const both = { mine, theirs };
  return { title: both[title].title, paragraphs, hidden: both[hidden].hidden, places: {} };
}
