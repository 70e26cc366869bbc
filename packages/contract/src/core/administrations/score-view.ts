import { plot } from '@hub/document/plot';
import * as z from 'zod/mini';
import { wholeNumber } from '../../fields/whole-number.ts';
import { endpoint } from '../../http/endpoint.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { missing, one, path } from './administrations.ts';
import { normGroups, scaleScore } from './scores.ts';

const intervals = ['90', '95'] as const;
export type IntervalLevel = (typeof intervals)[number];

const point = z.strictObject({
  scale: z.string(),
  T: z.string(),
  interval: z.string().check(z.describe('Such as `61–71`; empty where nobody knows it.')),
  percentile: z.string().check(z.describe('Empty where the norms have none.')),
  band: z.string().check(z.describe('Empty where the scale has no bands.')),
});
export type ProfilePoint = z.infer<typeof point>;

const figure = z.strictObject({
  caption: z.string(),
  alternative: z.string().check(z.describe('What a person would say of it to somebody who does not see it.')),
  plot,
  points: z
    .array(z.nullable(point))
    .check(z.describe('What is said of each point, by the place of its scale; null where it has none.')),
});
export type ProfileFigure = z.infer<typeof figure>;

/** A version of a score, recomputed with a norm group and an interval. It is not stored. */
const scoreView = z.strictObject({
  version: z.int(),
  normGroup: z.enum(normGroups),
  scoredWith: z.enum(normGroups).check(z.describe('The norm group of the version itself.')),
  normGroups: z.array(z.enum(normGroups)).check(z.describe('Those that it can be looked at with.')),
  interval: z.enum(intervals),
  scales: z.array(scaleScore),
  figures: z.array(figure).check(z.describe('None where no scale has a T score.')),
});
export type ScoreView = z.infer<typeof scoreView>;

export const readScoreView = endpoint({
  method: 'GET',
  path: `${path}/:id/scores/view`,
  summary:
    'The profile of a score with a norm group and an interval. It is computed from the answers, and makes no version.',
  access: worksWithClients,
  params: one,
  query: z.strictObject({
    version: z.optional(wholeNumber(1, 10_000)).check(z.describe('The latest when left out.')),
    normGroup: z.optional(z.enum(normGroups)).check(z.describe('That of the version when left out.')),
    interval: z._default(z.enum(intervals), '95'),
  }),
  answer: scoreView,
  problems: [...missing, 'form-not-scored', 'no-norms'],
  audit: { action: 'view scores', record: 'administration' },
});
