export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of these boxes that overlaps none of the taken ones. */
export function firstFree(places: Box[], taken: Box[]): Box | undefined {
  return places.find((place) => !taken.some((other) => overlap(place, other)));
}

/**
 * Positions for items of these sizes: each as close as possible to its wanted middle, in order, without overlaps and
 * between the ends. Together they must fit.
 */
export function spread(
  wanted: { middle: number; size: number }[],
  { from, to, gap }: { from: number; to: number; gap: number },
): number[] {
  const starts: number[] = [];
  let next = from;
  for (const { middle, size } of wanted) {
    const start = Math.max(middle - size / 2, next);
    starts.push(start);
    next = start + size + gap;
  }
  let end = to;
  for (let index = wanted.length - 1; index >= 0; index -= 1) {
    const size = wanted[index]?.size ?? 0;
    starts[index] = Math.max(from, Math.min(starts[index] ?? from, end - size));
    end = (starts[index] ?? from) - gap;
  }
  return starts;
}
