import * as z from 'zod/mini';
import { criticalItem } from './alert.ts';

const interval = z.nullable(z.strictObject({ from: z.number(), to: z.number() }));
const tone = z.enum(['good', 'neutral', 'caution', 'concern']);

/** Why a scale has no score. */
const scoreReasons = [
  'TOO_MANY_MISSING',
  'OUT_OF_NORM_RANGE',
  'NO_NORM_GROUP',
  'NOT_ON_FORM',
  'DEPENDS_ON',
] as const;

const scaleScore = z.strictObject({
  code: z.string(),
  name: z.string(),
  isComposite: z.boolean(),
  reason: z
    .nullable(z.enum(scoreReasons))
    .check(z.describe('Why there is no score; null where there is one.')),
  dependsOn: z.array(z.string()).check(z.describe('The names of the scales that a composite lacks.')),
  raw: z.nullable(z.number()),
  t: z.nullable(z.number()),
  percentile: z.nullable(z.string()),
  interval90: interval,
  interval95: interval,
  bands: z.array(z.strictObject({ scheme: z.string(), name: z.string(), tone })),
  answered: z.int(),
  missing: z.int(),
});

const validityIndex = z.strictObject({
  code: z.string(),
  name: z.string(),
  value: z.nullable(z.number()),
  state: z.enum(['acceptable', 'caution', 'extreme', 'cannot-be-determined', 'not-available']),
  explanation: z.string(),
});

const criterion = z.strictObject({
  code: z.string(),
  name: z.string(),
  result: z.enum(['met', 'not-met', 'cannot-be-determined']),
});

/** What an administration came to, once and for good. A correction makes another version. */
export const scoreVersion = z.strictObject({
  number: z.int().check(z.describe('From 1.')),
  created: z.iso.datetime(),
  reason: z.string().check(z.describe('Why it was scored again; empty for the first.')),
  instrument: z.string(),
  instrumentVersion: z.string(),
  contentHash: z.string(),
  completedOn: z.iso.date(),
  ageMonths: z.int(),
  normGroup: z.enum(['combined', 'male', 'female']),
  normsAbout: z.nullable(z.string()),
  notice: z.nullable(z.string()),
  needsReview: z.boolean(),
  scales: z.array(scaleScore),
  validity: z.array(validityIndex),
  criteria: z.array(criterion),
  critical: z.array(criticalItem),
  omitted: z.array(z.string()),
});
export type ScoreVersion = z.infer<typeof scoreVersion>;
