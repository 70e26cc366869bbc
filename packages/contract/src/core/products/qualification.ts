import * as z from 'zod/mini';

/** The required qualification: A none, B a bachelor's degree or more, C a master's degree or more, or a license. */
export const qualificationLevels = ['A', 'B', 'C'] as const;

export type QualificationLevel = (typeof qualificationLevels)[number];

export const qualification = z.strictObject({
  level: z.enum(qualificationLevels),
  isMet: z.boolean().check(z.describe("Whether the caller's profile says so.")),
  reason: z.optional(z.string()).check(z.describe('What is missing, where it is not met.')),
});
