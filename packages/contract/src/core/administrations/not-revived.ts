import * as z from 'zod/mini';

/** Why a paused form could not be revived. */
export const revivalFaults = ['consent', 'age', 'contact', 'license'] as const;
export type RevivalFault = (typeof revivalFaults)[number];

/** A form that was paused with its case or client and did not come back with it: it was withdrawn. */
const notRevived = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  formName: z.string().check(z.describe('With its product, such as `LBS-2 Parent`.')),
  respondentName: z.string(),
  why: z
    .enum(revivalFaults)
    .check(
      z.describe(
        'Consent has ended, the client has grown out of the form, the contact must not be contacted, or the license of its use has ended.',
      ),
    ),
});
export type NotRevived = z.infer<typeof notRevived>;

/** With the answer to a restoration. */
export const notRevivedForms = z
  .array(notRevived)
  .check(z.describe('The forms that could not come back with it, and why. They are withdrawn.'));
