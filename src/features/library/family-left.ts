/** From which story, and with what in the search field, an entry of the history was left. */
interface Leaving {
  entry: string;
  storyId: string;
  text: string;
}
interface Left extends Leaving {
  /** How high the rows were, by story: rows that are far from the screen take so much room without being laid out. */
  heights: ReadonlyMap<string, number>;
}
let left: Left | undefined;
/** Above and below what stands in a row; the room that is kept for a row is counted without it. */
const PADDING = 24;

/** The list is left for a story. */
export function noteLeft(now: Leaving): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-story]')];
  left = { ...now, heights: new Map(rows.map((row) => [row.dataset['story'] ?? '', row.offsetHeight - PADDING])) };
}

/** How this entry of the history was left; undefined for one that was never left for a story. */
export const leftAs = (entry: string): Left | undefined => (left?.entry === entry ? left : undefined);

/** The way into a listed story, when it is listed. */
export const linkOf = (storyId: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-story="${storyId}"] a`);
