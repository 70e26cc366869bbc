import type { PlotAxis } from '../plot.ts';

/** Where a score lies between the ends of its axis; what is beyond them is drawn at the end. */
export function share({ from, to }: PlotAxis, value: number): number {
  return to === from ? 0.5 : (Math.min(Math.max(value, from), to) - from) / (to - from);
}

/** The numbers along the axis, as many of its steps as there is room for. */
export function ticksOf({ from, to, step }: PlotAxis, most: number): number[] {
  const steps = Math.floor((to - from) / step + 1e-9);
  const every = Math.max(1, Math.ceil((steps + 1) / Math.max(most, 2)));
  return Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => from + index * every * step);
}

/** A number as it stands at an axis. */
export const tickText = (value: number) => String(Math.round(value * 100) / 100).replace('-', '−');
