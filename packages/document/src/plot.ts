import * as z from 'zod/mini';

const end = z.number();
/** The confidence interval of a value: drawn as whiskers. */
const interval = z.nullable(z.strictObject({ from: end, to: end }));

export const tone = z.enum(['good', 'neutral', 'caution', 'concern']);
export type Tone = z.infer<typeof tone>;

/** The axis of the scores, with the bands that are shaded behind them. */
const axis = z.strictObject({
  title: z.string(),
  from: end,
  to: end,
  step: z.number().check(z.positive()),
  bands: z.array(z.strictObject({ name: z.string(), tone, from: end, to: end })),
});
export type PlotAxis = z.infer<typeof axis>;

const point = z.strictObject({
  value: z.number(),
  /** The label beside the point. */
  text: z.string(),
  interval,
});

/** Several scales side by side, for one or several raters. A scale without a score has a null point. */
const profilePlot = z.strictObject({
  kind: z.literal('profile'),
  axis,
  scales: z.array(
    z.strictObject({
      name: z.string(),
      /** Begins a new part of the profile, such as the composites. */
      startsGroup: z.boolean(),
      standsOut: z.boolean(),
    }),
  ),
  series: z.array(z.strictObject({ name: z.string(), points: z.array(z.nullable(point)) })),
});
export type ProfilePlot = z.infer<typeof profilePlot>;

/** One scale over time, with a proportional time axis. */
const timePlot = z.strictObject({
  kind: z.literal('time'),
  axis,
  name: z.string(),
  points: z.array(
    z.strictObject({
      day: z.iso.date(),
      /** The formatted day. */
      label: z.string(),
      ...point.shape,
      /** Changed reliably since the first. */
      isReliableChange: z.boolean(),
    }),
  ),
});
export type TimePlot = z.infer<typeof timePlot>;

export const plot = z.discriminatedUnion('kind', [profilePlot, timePlot]);
export type Plot = z.infer<typeof plot>;
