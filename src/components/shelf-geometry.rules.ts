// How a shelf of this width is laid out. Lengths follow the size of text that the browser is set to.
export const ROW_GAP = 22;
const COLUMN_GAP = 16;
/** Covers stand a little wider than high: hero and companion are side by side, and both are to be seen. */
const COVER_RATIO = 6 / 5;
const NARROW_CARD = 8;
const WIDE_CARD = 11.25;
const WIDE_FROM = 600;
/** Two lines of title and the line with the star. */
const WORDS_HEIGHT = 6.1;

export interface Geometry {
  columns: number;
  /** Of a row before it was measured, without the gap. */
  rowHeight: number;
}

/**
 * Columns and height of a row for a shelf `width` px wide, where the letters of the page are `rem` px. `size` says how many
 * times larger than usual the books are.
 */
export function geometryFor(width: number, rem: number, size = 1): Geometry {
  const least = (width < WIDE_FROM ? NARROW_CARD : WIDE_CARD) * rem * size;
  const columns = Math.max(1, Math.floor((width + COLUMN_GAP) / (least + COLUMN_GAP)));
  const card = (width - (columns - 1) * COLUMN_GAP) / columns;
  return { columns, rowHeight: Math.round(card / COVER_RATIO + WORDS_HEIGHT * rem) };
}

/** Rows to show: those in `range`, and the one that holds the focus with its neighbors, in the order of the page. */
export function rowsToShow(
  { startIndex, endIndex, overscan, count }: { startIndex: number; endIndex: number; overscan: number; count: number },
  held: number | undefined,
): number[] {
  const rows = new Set<number>();
  const add = (from: number, to: number) => {
    for (let row = Math.max(0, from); row <= Math.min(count - 1, to); row++) rows.add(row);
  };
  add(startIndex - overscan, endIndex + overscan);
  if (held !== undefined) add(held - 1, held + 1);
  return [...rows].sort((one, other) => one - other);
}
