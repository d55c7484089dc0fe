import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ROW_GAP, rowsToShow } from './shelf-geometry.rules.ts';
import { useShelfGeometry } from './use-shelf-geometry.ts';

interface ShelfGridProps {
  /** Names what is listed, also for the rows that are remembered. */
  name: string;
  count: number;
  label: string;
  /** How many times larger than usual the books are. */
  size?: number;
  children: (at: number) => ReactNode;
}

/** Rows as they were measured when the shelf was left, so that it comes back to the same place. */
let left: { key: string; rows: VirtualItem[] } | undefined;

/** A grid of cards of which only those near the screen are in the page, and the one that has the focus. */
export function ShelfGrid({ name, count, label, size = 1, children }: ShelfGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const { columns, rowHeight, top } = useShelfGeometry(list, size);
  const [held, setHeld] = useState<number>();
  const key = `${name} ${columns} ${rowHeight}`;
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: 2,
    gap: ROW_GAP,
    scrollMargin: top,
    initialOffset: () => scrollY,
    rangeExtractor: (range) => rowsToShow(range, held),
    initialMeasurementsCache: left?.key === key ? left.rows : [],
  });
  const measuredFor = useRef(key);
  useEffect(() => {
    if (measuredFor.current !== key) virtualizer.measure();
    measuredFor.current = key;
    return () => {
      left = { key, rows: virtualizer.takeSnapshot() };
    };
  }, [virtualizer, key]);

  useEffect(() => {
    const grid = list.current;
    const hold = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined;
      setHeld(row === undefined ? undefined : Number(row));
    };
    // A dialog gives the focus back to the card that opened it.
    const letGo = ({ relatedTarget }: FocusEvent) => {
      const isBack = relatedTarget instanceof Element && relatedTarget.closest('[role$="dialog"]') !== null;
      if (!isBack && !(relatedTarget instanceof Node && grid?.contains(relatedTarget))) setHeld(undefined);
    };
    grid?.addEventListener('focusin', hold);
    grid?.addEventListener('focusout', letGo);
    return () => {
      grid?.removeEventListener('focusin', hold);
      grid?.removeEventListener('focusout', letGo);
    };
  }, []);
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className="shelf-grid"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((row) => (
        <div
          key={row.key}
          role="presentation"
          ref={virtualizer.measureElement}
          data-index={row.index}
          className="shelf-row"
          style={{
            transform: `translateY(${row.start - top}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => {
            const at = row.index * columns + column;
            return (
              <div key={at} role="listitem" aria-setsize={count} aria-posinset={at + 1} className="story-card">
                {children(at)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
