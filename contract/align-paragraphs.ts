/** How long the longest row of equal paragraphs is, from each pair of places on. */
function equalFrom(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  return lengths;
}

/**
 * Where each paragraph of `before` stands in `after`: the same words where they are found in order, else the place between
 * the same neighbors, or the nearest one before it. Nothing for a text of no paragraphs.
 */
export function alignParagraphs(before: readonly string[], after: readonly string[]): number[] {
  const lengths = equalFrom(before, after);
  const places: number[] = [];
  if (after.length === 0) return places;
  let j = 0;
  for (let i = 0; i < before.length; i++) {
    const wanted = lengths[i]?.[j] ?? 0;
    const isKept = wanted > (lengths[i + 1]?.[j] ?? 0);
    if (isKept) {
      while (before[i] !== after[j]) j++;
      places.push(j++);
      continue;
    }
    // Another paragraph in its place, unless what stands there belongs to a later one.
    const isTaken = j >= after.length || (lengths[i + 1]?.[j + 1] ?? 0) < wanted;
    places.push(isTaken ? Math.max(0, j - 1) : j++);
  }
  return places;
}
