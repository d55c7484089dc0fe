import type { ReactNode } from 'react';

interface TableProps {
  /** What it shows; said to screen readers, for a heading or a chart stands above it. */
  caption: string;
  head: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly ReactNode[])[];
  /** How many columns, from the left, hold words. */
  words?: number;
}

/** A table that scrolls by itself where it is wider than the window. */
export function Table({ caption, head, rows, words = 1 }: TableProps) {
  const kind = (at: number) => (at < words ? undefined : 'number');
  return (
    // Who has no mouse scrolls it with the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="scroller" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((word, at) => (
              <th key={word} scope="col" className={kind(at)}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and are written anew together
            <tr key={row}>
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th key={head[at]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={head[at]} className={kind(at)}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
