import { alignParagraphs } from './align-paragraphs.ts';
import type { StoryImage } from './stories.ts';

/**
 * To which paragraph each picture belongs once a text was changed by hand, by its id: the cover and what was skipped to none.
 * A picture stays with its paragraph or comes to the nearest one; where another picture stands there, they go on in their
 * order, each beside a paragraph of its own. What finds none stands behind the last one, until there is more text.
 */
export function picturePlaces(
  before: readonly string[],
  after: readonly string[],
  images: readonly Pick<StoryImage, 'id' | 'paragraph_index' | 'status'>[],
): Record<string, number> {
  const moved = alignParagraphs(before, after);
  const behind = (moved.at(-1) ?? -1) + 1;
  const placed = images
    .flatMap(({ id, paragraph_index: at, status }) => (at === null || status === 'skipped' ? [] : [{ id, at }]))
    .toSorted((one, other) => one.at - other.at);
  let free = 0;
  const wanted = placed.map(({ id, at }) => {
    const place = Math.max(free, at < before.length ? (moved[at] ?? 0) : behind + at - before.length);
    free = place + 1;
    return { id, place };
  });
  // From the end each leaves room for those after it.
  const room = Math.max(after.length, placed.length) - placed.length;
  return Object.fromEntries(wanted.map(({ id, place }, at) => [id, Math.min(place, room + at)]));
}
