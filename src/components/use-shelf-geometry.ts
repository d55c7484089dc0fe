import { useLayoutEffect, useState, type RefObject } from 'react';
import { geometryFor, type Geometry } from './shelf-geometry.rules.ts';

interface Measured extends Geometry {
  /** From the top of the page to the first row. */
  top: number;
}
/** Of the last time: a shelf that is opened again stands at once where it stood. */
let last: Measured = { columns: 2, rowHeight: 240, top: 320 };

/** How the shelf is laid out in the width it has, and where it begins; follows what changes above it. */
export function useShelfGeometry(list: RefObject<HTMLElement | null>, size: number): Measured {
  const [measured, setMeasured] = useState(last);
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { width, top } = list.current.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const next = { ...geometryFor(width, rem, size), top: Math.round(top + scrollY) };
      if (width === 0) return;
      const isSame = next.columns === last.columns && next.rowHeight === last.rowHeight && next.top === last.top;
      if (!isSame) last = next;
      setMeasured(last);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [list, size]);
  return measured;
}
