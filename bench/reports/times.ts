/** The time that this share of the times stays within. */
export function within(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const shown = (times: readonly number[]) =>
  `p50 ${within(times, 0.5).toFixed(0)} ms, p95 ${within(times, 0.95).toFixed(0)} ms`;
