import type { Plot } from './plot.ts';
import type { Drawing } from './plots/drawing.ts';
import { mirror } from './plots/mirror.ts';
import { layOutProfile } from './plots/profile.ts';
import { layOutTimes } from './plots/times.ts';

export interface PlotPlace {
  /** In pixels; everything fits from 320 on. */
  width: number;
  direction: 'ltr' | 'rtl';
}

/** The drawing of a plot, for screen, PDF and Word alike. */
export function layOutPlot(plot: Plot, { width, direction }: PlotPlace): Drawing {
  const drawing = plot.kind === 'profile' ? layOutProfile(plot, width) : layOutTimes(plot, width);
  return direction === 'rtl' ? mirror(drawing) : drawing;
}
