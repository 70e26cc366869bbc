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

export const scaleScore = z.strictObject({
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

export const validityIndex = z.strictObject({
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

/** Facts that have changed since the latest version was scored. */
const outdatedFacts = ['birth-date', 'sex'] as const;
export type OutdatedFact = (typeof outdatedFacts)[number];

export const normGroups = ['combined', 'male', 'female'] as const;
export type NormGroup = (typeof normGroups)[number];

/** An answer that this version corrected. */
const correction = z.strictObject({
  itemId: z.string(),
  number: z.int().check(z.describe('Its place on the form, from 1.')),
  text: z.string(),
  formerText: z.string().check(z.describe('What counted before; empty where nothing did.')),
  answerText: z.string().check(z.describe('What counts since; empty where nothing does.')),
});

/** A version of the scores. It never changes; a correction makes another version. */
export const scoreVersion = z.strictObject({
  number: z.int().check(z.describe('From 1.')),
  created: z.iso.datetime(),
  kind: z
    .enum(['submission', 'review', 'correction', 'again'])
    .check(
      z.describe(
        'Scored when it was submitted, after a review was accepted, after a correction, or with other norms or facts.',
      ),
    ),
  reason: z.string().check(z.describe('Why it was accepted or scored again; empty for a submission.')),
  byName: z.nullable(z.string()).check(z.describe('A practitioner; null for the hub.')),
  onWordOf: z.string().check(z.describe('Who said what a correction says; empty where nobody was asked.')),
  instrument: z.string(),
  instrumentVersion: z.string(),
  contentHash: z.string(),
  completedOn: z.iso.date(),
  ageMonths: z.int(),
  normGroup: z.enum(normGroups),
  corrections: z.array(correction),
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

/** The latest version first. */
export const scoreVersions = z.strictObject({
  versions: z.array(scoreVersion),
  outdated: z
    .array(z.enum(outdatedFacts))
    .check(z.describe("Facts of the client's record that were changed after the latest version was scored.")),
});
export type ScoreVersions = z.infer<typeof scoreVersions>;
