import type { PlotAxis } from '../plot.ts';

/** The relative position of a score on its axis; values beyond the ends are drawn at the end. */
export function share({ from, to }: PlotAxis, value: number): number {
  return to === from ? 0.5 : (Math.min(Math.max(value, from), to) - from) / (to - from);
}

/** The ticks of the axis, as many as fit. */
export function ticksOf({ from, to, step }: PlotAxis, most: number): number[] {
  const steps = Math.floor((to - from) / step + 1e-9);
  const every = Math.max(1, Math.ceil((steps + 1) / Math.max(most, 2)));
  return Array.from({ length: Math.floor(steps / every) + 1 }, (_, index) => from + index * every * step);
}

/** The text of a tick. */
export const tickText = (value: number) => String(Math.round(value * 100) / 100).replace('-', '−');
