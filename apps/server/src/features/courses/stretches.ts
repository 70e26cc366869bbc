/** A part of a video, from one second to another. */
export type Stretch = [from: number, to: number];

/** The parts merged and in order, without overlaps. */
export function mergeStretches(stretches: readonly Stretch[]): Stretch[] {
  const merged: Stretch[] = [];
  for (const [from, to] of stretches.toSorted(([first], [second]) => first - second)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The parts that lie within a video of this length. */
export const within = (stretches: readonly Stretch[], seconds: number): Stretch[] =>
  stretches.flatMap(([from, to]): Stretch[] => {
    const cut: Stretch = [Math.max(0, from), Math.min(seconds, to)];
    return cut[0] < cut[1] ? [cut] : [];
  });

/** The total length of parts that do not overlap. */
export const lengthOf = (merged: readonly Stretch[]): number =>
  merged.reduce((sum, [from, to]) => sum + to - from, 0);
