import * as z from 'zod/mini';
import { requiredText } from '../../fields/required.ts';
import { COMMENT_MAX_LENGTH } from '../../fields/text.ts';

export const criticalItem = z.strictObject({
  itemId: z.string(),
  text: z.string(),
  answerText: z.string(),
});

/** Critical answers of a form that its practitioner must read soon. */
export const alert = z.strictObject({
  id: z.uuid(),
  created: z.iso.datetime(),
  items: z.array(criticalItem),
  backupTold: z
    .nullable(z.iso.datetime())
    .check(z.describe("When the practitioner's backup learned that it is unread; null before.")),
  managersTold: z.nullable(z.iso.datetime()),
  canAcknowledge: z.boolean().check(z.describe('Unread, and of a case of the reader.')),
  acknowledged: z.nullable(z.strictObject({ at: z.iso.datetime(), byName: z.string(), note: z.string() })),
});
export type Alert = z.infer<typeof alert>;

export const acknowledgement = z.strictObject({ note: requiredText(COMMENT_MAX_LENGTH) });
