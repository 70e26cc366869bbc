type Way = { count: number; direction: 'ltr' | 'rtl' };

/** The index of the point that a key moves to; undefined if the key moves nowhere. */
export function placeAfter(key: string, place: number, { count, direction }: Way): number | undefined {
  const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
  const back = direction === 'ltr' ? 'ArrowLeft' : 'ArrowRight';
  if (count === 0) return undefined;
  if (key === 'ArrowDown' || key === forward) return Math.min(place + 1, count - 1);
  if (key === 'ArrowUp' || key === back) return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

type PointerPosition = { clientX: number; clientY: number };

/** The point nearest to the pointer: a symbol alone would be too small for a finger. */
export function nearestTo(
  { clientX, clientY }: PointerPosition,
  points: readonly Element[],
): number | undefined {
  const distances = points.map((point) => {
    const { left, right, top, bottom } = point.getBoundingClientRect();
    return Math.hypot(clientX - (left + right) / 2, (clientY - (top + bottom) / 2) * ROWS_FIRST);
  });
  const shortest = Math.min(...distances);
  return distances.length === 0 ? undefined : distances.indexOf(shortest);
}

/** Scores are rows, so a point in the pointer's row comes before a nearer point in another row. */
const ROWS_FIRST = 20;
