import { useCallback, useState } from 'react';
import { isNarrow } from './column.ts';

/** In rem. Less, and words would be broken in the middle. */
const WIDE = 10;
const NARROW = 8.5;
const TOOLS = 6;

/** Whether a table fits in its place: on a phone, in a dialog or in a window at 200% it may not. */
export function useRoom(columns: readonly Parameters<typeof isNarrow>[0][]) {
  const needed = columns.reduce((sum, column) => sum + (isNarrow(column) ? NARROW : WIDE), TOOLS);
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const measure = () => setWidth(element.clientWidth / rem);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Before the first picture, or a table would be seen where cards come.
    measure();
    return () => observer.disconnect();
  }, []);
  return { place, hasRoom: width >= needed };
}
