import { useCallback, useState } from 'react';

/** In rem. Less, and words would be broken in the middle. */
const COLUMN_WIDTH = 7;
const TOOL_WIDTH = 3;

/** Whether a table fits in its place: on a phone, in a dialog or in a window at 200% it may not. */
export function useRoom(columns: number, tools: number) {
  const needed = columns * COLUMN_WIDTH + tools * TOOL_WIDTH;
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
